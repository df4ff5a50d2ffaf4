// Undo: how far back a seat may go, and what stands. Among people nothing is taken back behind anybody's back, and
// dice that somebody has seen are not rolled again the same for somebody who may now choose differently.
import type { Seat } from '#engine/types.ts';
import type { Entry } from '#protocol/entries.ts';
import type { Offer } from '#protocol/table-doc.ts';
import type { Command } from '#protocol/socket.ts';
import { Problem } from './problem.ts';
import type { Table } from './table.ts';

/** Takes back at once what is free, else offers to. */
export function undo(table: Table, { seat, to }: Extract<Command, { do: 'undo' }>): Entry {
  const match = table.match!;
  const free = match.undoableTo(seat);
  const wanted = to ?? (free < match.length ? match.length - 1 : lastOwn(table, seat));
  if (wanted < earliest(table) || wanted >= match.length) throw new Problem('nothing-to-undo');
  if (wanted >= free) return { kind: 'undone', to: wanted };
  const own = table.seatsOf(table.seats[seat]!.player!.id);
  checkNobodyIsPassed(table, wanted, own);
  if (table.offers.some(({ what }) => what === 'undo')) throw new Problem('offered-already');
  return { kind: 'offered', seat, what: 'undo', to: wanted, ...newDice(table, own) };
}
/** The position before the seat's last answer, or -1. */
const lastOwn = (table: Table, seat: Seat): number =>
  table.match!.record.answers.findLastIndex(answer => answer.seat === seat);
/** The earliest position to go back to: answers from elsewhere stand, unless one person practises alone. */
function earliest(table: Table): number {
  const { start } = table.made;
  return start && (start.dice === 'new' || isAmongPeople(table)) ? start.record.answers.length : 0;
}

/** The entry for agreeing to an undo. */
export function agreeToUndo(table: Table, seat: Seat, offer: Offer): Entry {
  const agreed = [...offer.agreed, ...table.seatsOf(table.seats[seat]!.player!.id)];
  checkNobodyIsPassed(table, offer.to!, agreed);
  return { kind: 'agreed', seat, offer: offer.n, ...newDice(table, agreed) };
}
/** The entry for an undo to which everybody has agreed by now; nothing while somebody's answers stand in its way. */
export function undoAgreedMeanwhile(table: Table, offer: Offer): Entry | undefined {
  if (passed(table, offer.to!, offer.agreed) !== undefined) return undefined;
  return { kind: 'agreed', seat: offer.by, offer: offer.n, ...newDice(table, offer.agreed) };
}

/** Somebody who has answered since, has not agreed, and cannot: a bot plays for them, or they have resigned. */
function passed(table: Table, to: number, agreed: readonly Seat[]): Seat | undefined {
  const playing = table.consenting('undo');
  const given = table.given.slice(to + 1);
  return given.find(
    ({ seat, by }) => by !== 'bot' && table.seats[seat!]!.player && !agreed.includes(seat!) && !playing.includes(seat!),
  )?.seat;
}
function checkNobodyIsPassed(table: Table, to: number, agreed: readonly Seat[]): void {
  const seat = passed(table, to, agreed);
  if (seat !== undefined) throw new Problem('stands', { who: table.seats[seat]!.player!.name });
}

/** New dice for what follows, once these seats settle an undo among people. */
function newDice(table: Table, agreed: readonly Seat[]): { anew?: true } {
  const isSettled = table.consenting('undo').every(seat => agreed.includes(seat));
  return isSettled && isAmongPeople(table) ? { anew: true } : {};
}
/** Have several people sat down, whether or not all of them still play? */
const isAmongPeople = ({ seats }: Table): boolean =>
  new Set(seats.flatMap(({ player }) => (player ? [player.id] : []))).size > 1;
