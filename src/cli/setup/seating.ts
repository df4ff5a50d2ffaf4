// Seating: people at this keyboard, and bots.
import type { Bot } from '#bots/bot.ts';
import { botNamed, BOTS } from '#bots/bots.ts';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { listed } from '#engine/kit/wording.ts';
import { misused } from '../screen/complaint.ts';
import { seatNames } from '../screen/drawing.ts';

export interface Player {
  readonly name: string;
  /** Nobody, when a person plays. */
  readonly bot: Bot | undefined;
}

export const isPersonWord = (word: string): boolean => word === PERSON;
export const DEFAULT_BOT = 'greedy';
/** As help lists them. */
export const BOT_NAMES = BOTS.map(({ name }) => name).join(', ');
const PERSON = 'you';

/** 'you' or a bot's name for each seat. */
export const seated = (game: GameInfo, words: readonly string[]): Player[] =>
  seatNames(game, words.length).map((name, seat) => ({
    name,
    bot: words[seat] === PERSON ? undefined : oneBot(words[seat]!),
  }));
export const wordsFor = (players: readonly Player[]): string[] => players.map(({ bot }) => bot?.name ?? PERSON);

/** From `--me 0,2` and `--bots greedy,random`: people in the seats named, bots in the others, the last one repeated. */
export function seating(game: GameInfo, seats: number, me: string | undefined, bots: string | undefined): Player[] {
  const mine = mySeats(me ?? '0', seats);
  const levels = (bots ?? DEFAULT_BOT).split(',').map(word => word.trim());
  let next = 0;
  const words = Array.from({ length: seats }, (_, seat) =>
    mine.includes(seat) ? PERSON : levels[Math.min(next++, levels.length - 1)]!,
  );
  return seated(game, words);
}

function mySeats(me: string, seats: number): number[] {
  if (me === 'none') return [];
  if (me === 'all') return Array.from({ length: seats }, (_, seat) => seat);
  return me.split(',').map(word => {
    const seat = /^\s*\d+\s*$/.test(word) ? Number(word) : Number.NaN;
    if (seat < seats) return seat;
    throw misused(`--me ${me}: seats go from 0 to ${seats - 1} here; or say all, or none to watch.`);
  });
}

export function oneBot(word: string): Bot {
  const found = botNamed(word);
  if (found) return found;
  const names = BOTS.map(bot => bot.name);
  throw misused(`There is no bot '${word}'.${didYouMean(word, names)} There are ${listed(names)}.`);
}
