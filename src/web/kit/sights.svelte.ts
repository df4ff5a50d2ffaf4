// What pieces of a board show. After every move each is looked at once, and only those that have changed are drawn
// anew: most moves leave most pieces alone, and what stays as it was is not even told that there was a move.
import { onDestroy, untrack } from 'svelte';
import { lasting } from './steady.ts';

export interface Sight<T> {
  readonly now: T;
}
class Piece<T> implements Sight<T> {
  now = $state.raw() as T;
  private last: T;
  private readonly read: () => T;
  constructor(read: () => T) {
    this.read = read;
    this.now = this.last = untrack(read);
  }
  look(): void {
    const now = lasting(this.last, this.read());
    if (now !== this.last) this.now = this.last = now;
  }
}

export class Sights {
  private readonly pieces = new Set<Piece<unknown>>();

  /** What a piece shows, for as long as the component that asks is there. A piece may be looked at for a last time when
   *  it has just left the table, so it reads nothing that is there only with it. */
  of<T>(read: () => T): Sight<T> {
    const piece = new Piece(read);
    this.pieces.add(piece as Piece<unknown>);
    onDestroy(() => void this.pieces.delete(piece as Piece<unknown>));
    return piece;
  }
  /** The same for a piece that is there only at times and hides meanwhile, with the looks it had last: it is drawn
   *  before it comes for the first time, so that nobody waits for it then. */
  ofSome<T extends object>(blank: T, read: () => T | null): Sight<T & { isThere: boolean }> {
    let last = { ...blank, isThere: false };
    return this.of(() => {
      const now = read();
      if (now) last = { ...now, isThere: true };
      else if (last.isThere) last = { ...last, isThere: false };
      return last;
    });
  }
  /** To be called in an effect of the board before anything else on it is drawn. */
  look(): void {
    for (const piece of this.pieces) piece.look();
  }
}
