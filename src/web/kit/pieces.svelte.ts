// Pieces: what each part of a board shows. After every move each is read once, and only those that have changed are
// drawn anew: most moves leave most pieces alone, and what stays as it was is not even told that there was a move.
import { onDestroy, untrack } from 'svelte';
import { defer } from './scheduler.ts';
import { shareStructure } from './structural-sharing.ts';

/** The looks of one part of the board now. */
export interface Piece<T> {
  readonly now: T;
}
/** The inputs a piece is read from. Patches leave alone what has not changed, so it is the same object as before. */
type Inputs = () => readonly unknown[];
class KeptPiece<T> implements Piece<T> {
  now = $state.raw() as T;
  private last: T;
  private readonly read: () => T;
  private readonly inputs: Inputs | undefined;
  private given: readonly unknown[] | undefined;
  constructor(read: () => T, inputs: Inputs | undefined) {
    this.read = read;
    this.inputs = inputs;
    this.now = this.last = untrack(read);
    this.given = inputs && untrack(inputs);
  }
  refresh(): void {
    if (this.inputs && !this.isOutdated(this.inputs())) return;
    const now = shareStructure(this.last, this.read());
    if (now !== this.last) this.now = this.last = now;
  }
  private isOutdated(inputs: readonly unknown[]): boolean {
    const { given } = this;
    this.given = inputs;
    return !given || inputs.some((input, n) => input !== given[n]);
  }
}

export class Pieces {
  private readonly all = new Set<KeptPiece<unknown>>();

  /** The looks of a piece, for as long as the component that asks is there. A piece may be read for a last time when it
   *  has just left the table, so its reader uses nothing that is there only with it. Where inputs are given, it is
   *  read again only when one of them is another. */
  of<T>(read: () => T, inputs?: Inputs): Piece<T> {
    const piece = new KeptPiece(read, inputs);
    this.all.add(piece as KeptPiece<unknown>);
    onDestroy(() => void this.all.delete(piece as KeptPiece<unknown>));
    return piece;
  }
  /** The same for a piece that is there only at times and hides meanwhile, with the looks it had last: it is drawn
   *  before it comes for the first time, so that it is ready then. */
  ofSome<T extends object>(blank: T, read: () => T | null, inputs?: Inputs): Piece<T & { isThere: boolean }> {
    let last = { ...blank, isThere: false };
    return this.of(() => {
      const now = read();
      if (now) last = { ...now, isThere: true };
      else if (last.isThere) last = { ...last, isThere: false };
      return last;
    }, inputs);
  }
  /** Reads all of them again. To be called in an effect of the board before anything else on it is drawn. */
  refresh(): void {
    for (const piece of this.all) piece.refresh();
  }
}

/** Words about the pieces for screen readers: updated in a task of their own, after everything visible. */
export class SpokenWords {
  private readonly pieces = new Pieces();
  private isDue = false;

  /** The words of a thing, for as long as the component that asks is there. */
  of(read: () => string): Piece<string> {
    let isFirst = true;
    this.refresh();
    return this.pieces.of(() => (isFirst ? ((isFirst = false), '') : read()));
  }
  /** Reads all of them again, a moment later. */
  refresh(): void {
    if (this.isDue) return;
    this.isDue = true;
    defer(() => {
      this.isDue = false;
      this.pieces.refresh();
    });
  }
}
