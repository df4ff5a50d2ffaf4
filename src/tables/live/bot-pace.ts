// The pace of bots: how long one may think about a question, and when it answers where people play against each other.
// Nothing here depends on what the bot holds, so that its time tells nobody anything.
import { millisecondsOf } from '#bots/bot-names.ts';
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import type { Seat } from '#engine/types.ts';
import type { Table } from '../log/table.ts';

export interface Pace {
  /** Milliseconds to think at most. */
  limit: number;
  /** Milliseconds until it answers, no earlier and no later; null: as soon as it can. */
  delay: number | null;
}
/** Milliseconds for one answer at most. */
const LIMIT = 2000;
/** The same at tables where people meet, where every answer takes as long as the longest; and for questions that the
 *  bot answers without a search. */
const AMONG_PEOPLE = 1000;
const UNSEARCHED = 200;
/** Milliseconds between the end of its thinking and its answer, at least, and how much they vary. */
const MARGIN = 50;
const SPREAD = 250;

/** `chance`: a number from 0 to 1, which has nothing to do with the game's. */
export function paceOf(table: Table, seat: Seat, decision: string, now: number, chance: () => number): Pace {
  const most = Math.min(LIMIT, table.clocks.fairShare(seat, now));
  if (!isAmongPeople(table)) return { limit: most, delay: null };
  const { game, seats } = table;
  const level = seats[seat]!.bot!;
  const usual = isSearched(game.bot, level, decision) ? millisecondsOf(level) : UNSEARCHED;
  const limit = Math.min(most, usual, AMONG_PEOPLE);
  return { limit, delay: limit + MARGIN + chance() * SPREAD };
}

/** Does more than one person sit here, playing or away? */
const isAmongPeople = ({ seats }: Table): boolean =>
  new Set(seats.flatMap(({ player }) => (player ? [player.id] : []))).size > 1;

/** Can bots of this level search at this kind of question? Then each of its answers takes as long as a search. */
function isSearched(knowledge: BotKnowledge | undefined, level: string, decision: string): boolean {
  if (millisecondsOf(level) <= UNSEARCHED) return false;
  const { horizons, longHorizons } = knowledge ?? {};
  if (!horizons && !longHorizons) return true;
  return Boolean(horizons?.[decision] ?? longHorizons?.[decision]);
}
