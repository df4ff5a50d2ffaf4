// The model of an Age of Heroes board: what every board has, pawns that look alike, and the fold that a phone shows.
import { BoardModel, getBoard } from '#web/kit/board-model.svelte.ts';
import { firstLit, litFolds } from '#web/kit/folds.ts';
import type { Ref } from '#engine/types.ts';
import type { Heroes } from '../table/world.ts';
import { alikeAtHome, foldOf, PawnsBySpace, type Fold } from './places.ts';
import { WORDS } from './words.ts';

export class HeroesModel extends BoardModel<Heroes> {
  /** The part of the board that a small screen shows. */
  fold = $state<Fold>('institute');
  /** How much can be picked, by fold. */
  readonly litByFold = this.choices.of(() => litFolds(this.decision, ref => foldOf(this.w, ref)));

  private readonly pawnsBySpace = new PawnsBySpace();

  /** The pawns on a space; the same list as before where they are the same. */
  pawnsOn(space: number): readonly number[] {
    return this.pawnsBySpace.on(this.w, space);
  }
  override readLabel(name: string): string {
    return `${WORDS.read} ${name}`;
  }
  /** Options name one of several pawns that look alike; each of those at home stands for it. */
  protected override thingsNamed(ref: Ref): readonly Ref[] {
    return ref.startsWith('pawn:') ? alikeAtHome(this.w, Number(ref.slice(5))) : [ref];
  }
  /** The things that are asked about are in sight. */
  override open(): void {
    const fold = firstLit(this.litByFold.now);
    if (fold && fold !== this.fold) this.fold = fold;
  }
}
export const getModel = getBoard as () => HeroesModel;
