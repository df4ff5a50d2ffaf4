// Letting a bot play: for oneself, for others who are away or late, or in a seat that is still free.
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import { isGone, wasLate, type Presences } from './absent.ts';
import { fill } from './filling.ts';
import { Problem } from '../problem.ts';
import { seatAt } from './seats.ts';
import { standInFor, standInOf } from './stand-ins.ts';
import type { Table } from '../log/table.ts';

type Replace = Extract<Command, { do: 'replace' }>;
/** Facts on which a decision depends beside the table. */
export interface Surroundings extends Presences {
  bots: readonly string[];
  /** The time of the log. */
  now: number;
}

/** The entry that lets the stand-in play, whatever level is asked for; before the game a free seat is filled. */
export function replace(table: Table, who: Somebody, { seat, level }: Replace, around: Surroundings): Entry {
  const taken = seatAt(table, seat);
  const isFree = table.status === 'open' && !taken.player && !taken.bot;
  if (isFree) return fill(table, who, seat, botFor(table, level, around));
  if (table.status !== 'running') throw new Problem('not-running');
  if (taken.bot) throw new Problem('bot-plays');
  if (taken.player!.id !== who.id) {
    if (!table.seatsOf(who.id).length) throw new Problem('not-your-seat');
    if (!wasLate(table, seat)) checkAway(table, taken.player!.id, around);
  }
  return { kind: 'bot', seat, level: standInFor(table, seat) };
}
function botFor({ made }: Table, level = standInOf(made), { bots }: Surroundings): string {
  if (!bots.includes(level)) throw new Problem('no-bot');
  return level;
}
/** Throws unless the player is away; with days for an answer, being away is no reason. */
function checkAway(table: Table, player: string, around: Surroundings): void {
  if (table.made.clock.kind === 'days') throw new Problem('not-late');
  if (!isGone(table, player, around)) throw new Problem('not-away');
}
