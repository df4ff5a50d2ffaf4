// Letting a bot play: for oneself, for others who are away or late, or in a seat that is still free.
import type { Seat } from '#engine/types.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { Problem } from './problem.ts';
import { seatAt } from './seats.ts';
import type { Table } from './table.ts';

type Replace = Extract<Command, { do: 'replace' }>;
/** Facts on which a decision depends beside the table. */
export interface Circumstances {
  bots: readonly string[];
  /** Has this player been gone for a while, of all the time since then? */
  isAway(player: string, since: number): boolean;
}

/** The entry that lets a bot play. Whoever sits at a table that has not begun may fill its free seats. */
export function replace(table: Table, who: Somebody, { seat, level }: Replace, around: Circumstances): Entry {
  const taken = seatAt(table, seat);
  const isFree = table.status === 'open' && !taken.player && !taken.bot;
  if (table.status !== 'running' && !isFree) throw new Problem('not-running');
  if (!around.bots.includes(level)) throw new Problem('no-bot');
  if (taken.bot) throw new Problem('bot-plays');
  if (taken.player?.id !== who.id) {
    if (!table.seatsOf(who.id).length) throw new Problem('not-your-seat');
    if (!isFree && !wasLate(table, seat)) checkAway(table, taken.player!.id, around);
  }
  return { kind: 'bot', seat, level };
}
/** Throws unless the player is away; with days for an answer, being away is no reason. Time counts from the beginning
 *  of the game: whoever sat down without a socket has had no chance to be here before. */
function checkAway(table: Table, player: string, around: Circumstances): void {
  if (table.made.clock.kind === 'days') throw new Problem('not-late');
  if (!around.isAway(player, table.given[0]!.at)) throw new Problem('not-away');
}
/** Was the seat's last answer given by the clock? */
const wasLate = (table: Table, seat: Seat): boolean =>
  table.given.findLast(given => given.seat === seat)?.by === 'clock';
