// The last click of this page that gave answers: taking back goes to before it, however many answers it gave.
import { createContext } from 'svelte';

export class LastClick {
  private table = '';
  private from = 0;

  /** An answer is given at a table that has so many; a follow-up belongs to the click before. */
  answered(table: string, answers: number, isFollowUp: boolean): void {
    if (!isFollowUp || table !== this.table) [this.table, this.from] = [table, answers];
  }
  /** The number of answers before that click. Nothing where it was one answer, or is taken back already. */
  before(table: string, answers: number): number | undefined {
    return table === this.table && this.from < answers - 1 ? this.from : undefined;
  }
}
export const [getLastClick, setLastClick] = createContext<LastClick>();
