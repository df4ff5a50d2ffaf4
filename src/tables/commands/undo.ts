// Undo: how far back a seat may go, and what stands. Among people nothing is undone without consent, and dice that
// somebody has seen are not rolled the same again for a player who may now choose differently. Beside an absent player
// only what is free is undone: else one could roll until it pleases.
import type { Seat } from '#engine/types.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import { shownName } from '#protocol/names.ts';
import type { Offer } from '#protocol/table-doc.ts';
import type { Command } from '#protocol/socket.ts';
import { absentBeside, type Presences } from './absent.ts';
import { isAmongPeople } from './seats.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../log/table.ts';

/** Undoes at once what is free, else offers to. */
export function undo(
  table: Table,
  who: Somebody,
  { seat, to }: Extract<Command, { do: 'undo' }>,
  presences: Presences,
): Entry {
  const match = table.match!;
  const free = match.undoableTo(seat);
  const wanted = to ?? (free < match.length ? match.length - 1 : lastOwn(table, seat));
  if (wanted < earliest(table) || wanted >= match.length) throw new Problem('nothing-to-undo');
  if (wanted >= free) return { kind: 'undone', to: wanted };
  checkNobodyIsAbsent(table, who, presences);
  if (table.offers.some(({ what }) => what === 'undo')) throw new Problem('offered-already');
  return { kind: 'offered', seat, what: 'undo', to: wanted, ...newDice(table, table.seatsOf(who.id)) };
}
/** The position before the seat's last answer, or -1. */
const lastOwn = (table: Table, seat: Seat): number =>
  table.match!.record.answers.findLastIndex(answer => answer.seat === seat);
/** The earliest position to go back to: answers from elsewhere stand, unless one person practises alone. */
function earliest(table: Table): number {
  const { start } = table.made;
  return start && (start.dice === 'new' || isAmongPeople(table)) ? start.record.answers.length : 0;
}

/** The entry for agreeing to an undo. All who offered it or agreed must still be here; an answer would have ended the
 *  offer, so they have acted since the last one. */
export function agreeToUndo(table: Table, who: Somebody, seat: Seat, offer: Offer, presences: Presences): Entry {
  checkNobodyIsAbsent(table, who, presences, offer.agreed);
  const agreed = [...offer.agreed, ...table.seatsOf(who.id)];
  return { kind: 'agreed', seat, offer: offer.n, ...newDice(table, agreed) };
}
function checkNobodyIsAbsent(table: Table, { id }: Somebody, presences: Presences, agreed?: readonly Seat[]): void {
  const absent = absentBeside(table, id, presences, agreed);
  if (absent) throw new Problem('stands', { who: shownName(absent.name) });
}

/** New dice for what follows, once these seats settle an undo among people. */
function newDice(table: Table, agreed: readonly Seat[]): { anew?: true } {
  const isSettled = table.consenting('undo').every(seat => agreed.includes(seat));
  return isSettled && isAmongPeople(table) ? { anew: true } : {};
}
