// The model of a Marvel Heroes board: what every board has, plans and journeys made of several clicks, abilities by the
// things they stand on, and the fold that a phone shows.
import { BoardModel, getBoard } from '#web/kit/board-model.svelte.ts';
import { firstLit, litFolds } from '#web/kit/folds.ts';
import { gathering, isFilled, type Composition, type Parts } from '#web/kit/picking.ts';
import type { Decision, Ref } from '#engine/types.ts';
import type { Marvel } from '../table/world.ts';
import { clicked, firstParts, isPart, isPlan, left, making, placed, type Place } from './making.ts';
import { foldOf, foldOfQuestion, thingOf, type Fold } from './places.ts';
import { WORDS } from './words.ts';

export class MarvelModel extends BoardModel<Marvel> {
  /** The part of the board that a small screen shows. */
  fold = $state<Fold>('city');
  /** How much can be picked, by fold. */
  readonly litByFold = this.choices.of(() => litFolds(this.decision, thing => foldOf(this.w, thing), thingOf));

  override readLabel(name: string): string {
    return `${WORDS.read} ${name}`;
  }
  /** Abilities are picked by the things that they stand on. */
  protected override thingsNamed(ref: Ref): readonly Ref[] {
    return [thingOf(ref)];
  }
  protected override compositionOf(decision: Decision): Composition | undefined {
    return making(decision) ?? gathering(decision);
  }
  private get isMaking(): boolean {
    return this.composition !== undefined && this.composition.verb !== 'reroll';
  }
  /** A plan for all heroes is being made. */
  get isPlanning(): boolean {
    return this.composition !== undefined && isPlan(this.composition);
  }
  /** The heroes of a journey are being chosen. */
  get isJourney(): boolean {
    return this.isMaking && !this.isPlanning;
  }
  protected override firstParts(composition: Composition): Parts {
    return this.isMaking ? firstParts(this.decision!, composition) : super.firstParts(composition);
  }
  /** A journey is finished by a click on its end. */
  protected override isFilled(composition: Composition): boolean {
    return !this.isJourney && isFilled(composition, this.parts);
  }
  override isPicked(ref: Ref): boolean {
    return Boolean(this.composition && isPart(this.composition, this.parts, ref));
  }
  override touch(ref: Ref): void {
    const { composition, decision } = this;
    if (!this.isMaking || !composition!.refs.has(ref)) return super.touch(ref);
    const made = clicked(composition!, decision!, this.parts, ref);
    if (typeof made === 'string') this.pick(made);
    else this.parts = made;
  }
  /** Gives a hero his place in the plan. */
  place(hero: number, place: Place): void {
    this.parts = placed(this.parts, hero, place);
  }
  /** The Plot Points of the plan so far. */
  get account(): { left: number; purse: number } {
    return left(this.w, this.me, this.parts);
  }
  /** The subject of the question is in sight. */
  override open(): void {
    const fold = (this.decision && foldOfQuestion(this.decision)) ?? firstLit(this.litByFold.now);
    if (fold && fold !== this.fold) this.fold = fold;
  }
}
export const getModel = getBoard as () => MarvelModel;
