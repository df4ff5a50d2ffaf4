// Refusals of every store, in the same words.
import { LONGEST_BROADCAST } from '#tables/store.ts';

/** Said no before anything was changed; what else was under way may go on. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export const closed = (): Refusal => new Refusal('The store is closed.');
export const tableInUse = (id: string): Refusal => new Refusal(`There is a table ${id} already.`);
export const noTable = (id: string): Refusal => new Refusal(`There is no table ${id}.`);
export const playerInUse = (): Refusal => new Refusal('There is a player with that id or token already.');
export const noPlayer = (id: string): Refusal => new Refusal(`There is no player ${id}.`);

/** The reason why an append was refused: late, if the table is there and its log long enough. */
export function notKept(table: string, after: number, length: number | undefined): 'late' {
  if (length === undefined) throw noTable(table);
  if (length > after) return 'late';
  throw new Refusal(`The log of table ${table} has ${length} entries: none can follow number ${after}.`);
}

export function checkShout(text: string): void {
  const bytes = Buffer.byteLength(text);
  if (bytes > LONGEST_BROADCAST)
    throw new Refusal(`A shout of ${bytes} bytes is too long: it may have ${LONGEST_BROADCAST} at most.`);
}
