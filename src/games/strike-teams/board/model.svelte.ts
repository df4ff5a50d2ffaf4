// The model of a Strike Teams board: what every board has, boxes and figures by which attacks are picked, drafts,
// wounds and paths made of several clicks, and whose cards are looked at.
import { BoardModel, getBoard } from '#web/kit/board-model.svelte.ts';
import type { Composition, Parts } from '#web/kit/picking.ts';
import type { Decision, Option, Ref } from '#engine/types.ts';
import { NONE, type Strike } from '../table/world.ts';
import { clicked, firstParts, making, stepped } from './making.ts';
import { actingIn, boxOfOption, kindOf, namedIn, numberOf, thingsNamed } from './places.ts';
import { targetsIn } from './targets.ts';
import { WORDS } from './words.ts';

/** The option that ends an attack on a figure which was begun with a click on it. */
const strike =
  (target: number) =>
  (decision: Decision | undefined): string | undefined =>
    decision?.id === 'attack.target' &&
    decision.options.some(({ id, refused }) => id === `figure:${target}` && !refused)
      ? `figure:${target}`
      : undefined;

export class StrikeModel extends BoardModel<Strike> {
  /** The figure that the pointer is on, and the cell of the map. */
  hovered = $state(NONE);
  cell = $state(NONE);
  /** The character whose cards somebody looks at. */
  looked = $state(NONE);
  /** A path of one's own is being made. */
  isWalking = $state(false);
  private readonly named: ReadonlySet<number> = $derived(new Set(namedIn(this.decision, 'figure')));
  /** Enemies whom the primary attack reaches from where the acting figure stands. */
  readonly targets: readonly number[] = $derived(
    this.decision?.id === 'turn.act' && this.legal('attack') ? targetsIn(this.view) : [],
  );

  override readLabel(name: string): string {
    return `${WORDS.read} ${name}`;
  }
  /** A box is read on its Character Card. */
  override show(ref: Ref): void {
    super.show(kindOf(ref) === 'box' ? `character:${Math.floor(numberOf(ref) / 16)}` : ref);
  }
  protected override thingsNamed(ref: Ref): readonly Ref[] {
    return thingsNamed(this.w, ref, figure => this.named.has(figure) || this.targets.includes(figure));
  }
  /** Attacks are picked by the boxes that they stand in, the primary one by its targets too. */
  protected override byThings(decision: Decision): Decision {
    const options = decision.options.map((option): Option => {
      const box = boxOfOption(this.view, decision, option);
      if (!box) return option;
      const targets = option.id === 'attack' ? this.targets.map((figure): Ref => `figure:${figure}`) : [];
      return { ...option, refs: [box, ...targets] };
    });
    return { ...decision, options };
  }
  protected override compositionOf(decision: Decision): Composition | undefined {
    return making(decision, this.isWalking);
  }
  protected override firstParts(composition: Composition): Parts {
    return firstParts(this.decision!, composition);
  }
  override isPicked(ref: Ref): boolean {
    const { composition } = this;
    return Boolean(composition && ref.startsWith(`${composition.of}:`) && this.counted(numberOf(ref)) > 0);
  }
  /** How often a thing is part of the answer that is being made. */
  counted(thing: number): number {
    return this.parts.reduce((sum, part) => sum + part.filter(one => one === thing).length, 0);
  }
  protected override put(composition: Composition, thing: number): void {
    if (composition.verb !== 'walk') this.parts = clicked(composition, this.parts, thing);
    else this.parts = [stepped(this.w, this.w.at[actingIn(this.view).figure]!, this.parts[0] ?? [], thing)];
  }
  /** A click on an enemy attacks it; one on a character that cannot act now shows its cards. */
  override touch(ref: Ref): void {
    const options = this.about(ref);
    if (!this.composition && options.length === 1 && options[0]!.id === 'attack' && kindOf(ref) === 'figure')
      return this.attack(numberOf(ref));
    if (!this.isLit(ref) && kindOf(ref) === 'character') return void (this.looked = numberOf(ref));
    super.touch(ref);
  }
  /** An attack that is chosen from the menu of an enemy is one on it. */
  take({ id }: Option): void {
    const target = this.aim.find(ref => kindOf(ref) === 'figure');
    if (id === 'attack' && target) this.attack(numberOf(target));
    else this.pick(id);
  }
  private attack(target: number): void {
    this.pickThen('attack', strike(target));
  }
  walk(isOn: boolean): void {
    this.isWalking = isOn;
    this.parts = isOn ? [[]] : [];
  }
  /** A draft or a healing that is as it was at first is not begun. */
  override get isHalfMade(): boolean {
    if (this.aim.length || this.isWalking) return true;
    const first = this.composition ? this.firstParts(this.composition) : [];
    return JSON.stringify(this.parts) !== JSON.stringify(first);
  }
  override undo(): boolean {
    const wasWalking = this.isWalking;
    if (wasWalking && !this.parts[0]?.length) this.walk(false);
    return super.undo() || wasWalking;
  }
  protected override startOver(): void {
    if (this.isWalking && this.decision?.id !== 'turn.act') this.isWalking = false;
    super.startOver();
  }
  protected override get choiceInputs(): readonly unknown[] {
    return [...super.choiceInputs, this.isWalking, this.looked];
  }
  /** A new question: the board shows what it is about, not what somebody looked at before. */
  override open(): void {
    if (this.looked !== NONE) this.looked = NONE;
    if (this.isWalking) this.walk(false);
  }
}
export const getModel = getBoard as () => StrikeModel;
