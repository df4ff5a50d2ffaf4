// Bodies of two to three megabytes that cost a server as much as can be, each in another way.
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';

/** Characters of a body; the server takes three million bytes. */
const SIZE = 2_900_000;
const BESIDE = {
  seats: Array.from({ length: 4 }, () => ({ kind: 'me' })),
  isPublic: false,
  clock: { kind: 'none' },
};
const FILE = {
  format: 'longbox-match/1',
  game: 'mutant-revolution',
  version: 2,
  seats: 4,
  seed: '0'.repeat(32),
  options: null,
  answers: [],
};

/** So often that all of it is about as long as a body may be. */
const repeated = (text: (n: number) => string): string => {
  let all = text(0);
  for (let n = 1; all.length < SIZE - 2000; n++) all += `,${text(n)}`;
  return all;
};
/** A body with this text at a place of its own in the file. */
const holding = (name: string, text: string): string =>
  JSON.stringify({ ...BESIDE, file: { ...FILE, [name]: 'here' } }).replace('"here"', () => text);

/** Play at random in which nobody comes to an end. */
function longMatch(game: Game, answers: number): MatchRecord {
  const random = quickRandom(3);
  const match = new Match(game, newRecord(game, { seats: 4, seed: seedOf('long') }));
  while (match.length < answers && !match.state.result) {
    const waited = asked(game, match.state);
    const seat = waited[random.below(waited.length)]!;
    const options = legal(game, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
  }
  return match.record;
}

/** Makes each by its name. The game is one that takes a long match, Mutant Revolution. */
export const BODIES: Readonly<Record<string, (game: Game) => string>> = {
  'lists in lists': () => holding('options', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)),
  'unknown properties': () => holding('players', `{${repeated(n => `"k${n}":0`)}}`),
  'properties of objects': () => holding('options', `[${repeated(() => '{"__proto__":{"a":1}}')}]`),
  'answers that do not play': () => {
    const answers = Array.from({ length: 20_000 }, (_, n) => ({ seat: 0, decision: 'd', option: `${n}`.repeat(20) }));
    return holding('answers', JSON.stringify(answers));
  },
  'numbers in options': () => holding('options', `[${repeated(n => `${n % 10}`)}]`),
  'a match of 16,000 answers': game => JSON.stringify({ ...BESIDE, file: longMatch(game, 16_000) }),
};
