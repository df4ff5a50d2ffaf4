// The levels that people play against: all of them search; they differ in time, horizons and how often they slip.
import { decisionId, legal } from '#engine/ask.ts';
import { imagine } from '#engine/knowledge.ts';
import { millisecondsOf } from '../bot-names.ts';
import { alone, type Bot } from '../bot.ts';
import { drawn } from '../weights.ts';
import { type Bounds, keen, search } from './search.ts';

interface Level {
  name: string;
  about: string;
  bounds: Bounds;
  /** One answer in so many is given without thinking, as people do; none when left out. */
  slips?: number;
  /** Does it think in several threads, where there are some? */
  isSpread?: boolean;
}

const LEVELS: readonly Level[] = [
  {
    name: 'rookie',
    about: 'plays fast and slips now and then',
    bounds: { iterations: 30, horizons: 'usual' },
    slips: 3,
  },
  {
    name: 'veteran',
    about: 'thinks a moment ahead and punishes mistakes',
    bounds: { milliseconds: millisecondsOf('veteran'), horizons: 'usual' },
  },
  {
    name: 'mastermind',
    about: 'thinks as far as it can and gives nothing away',
    bounds: { milliseconds: millisecondsOf('mastermind'), horizons: 'long' },
    isSpread: true,
  },
];

/** The share of a limit from outside that is used, so that the answer is there in time. */
const IN_TIME = 0.85;

function levelBot({ name, about, bounds, slips = Infinity, isSpread = false }: Level): Bot {
  const ranked: Ranks = (game, known, random, limit = {}) => {
    const decision = decisionId(known.state);
    // With a long horizon a decision is searched even if other levels draw it by weight.
    const isSearched = bounds.horizons === 'long' && game.bot?.longHorizons?.[decision] !== undefined;
    const isForeseeable = isSearched || game.bot?.sure?.(decision) !== 0;
    const isSlip = slips < Infinity && random.below(slips) === 0;
    if (isSlip || !isForeseeable) {
      const weighing = isSlip ? game : keen(game);
      const guess = imagine(game, known, random);
      return [alone(drawn(weighing, guess, known.seat, legal(game, guess, known.seat), random))];
    }
    const milliseconds = Math.min(bounds.milliseconds ?? Infinity, (limit.milliseconds ?? Infinity) * IN_TIME);
    return search(game, known, random, { ...limit, ...bounds, milliseconds, isBrisk: true });
  };
  const choose: Bot['choose'] = (game, known, random, limit) => ranked(game, known, random, limit)[0]!.option;
  return { name, about, choose, ...(isSpread && { ranked }) };
}
type Ranks = NonNullable<Bot['ranked']>;

/** Weakest first. */
export const LEVEL_BOTS: readonly Bot[] = LEVELS.map(levelBot);

/** 'veteran@50' thinks 50 milliseconds, 'veteran#200' 200 iterations. */
export function levelNamed(name: string): Bot | undefined {
  const [, word, by, n] = /^(\w+)([@#])(\d{1,7})$/.exec(name) ?? [];
  const level = LEVELS.find(level => level.name === word);
  if (!level) return undefined;
  const { iterations: _, milliseconds: __, ...bounds } = level.bounds;
  const bound = by === '@' ? { milliseconds: Number(n) } : { iterations: Number(n) };
  return levelBot({ ...level, name, bounds: { ...bounds, ...bound } });
}
