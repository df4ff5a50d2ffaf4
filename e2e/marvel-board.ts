// The board of Marvel Heroes as people click on it, and short games of it to play.
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { marvelHeroes } from '#games/marvel-heroes/game.ts';
import type { Clickable } from './hands.ts';

/** Everything that can be clicked on the board and in its bar. */
export const MARVEL: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: '.mh .lit > .face',
};
/** A game of two that begins late: both Teams are near the points that end it. */
export const shortGame = (seed: number): MatchRecord =>
  newRecord(marvelHeroes as unknown as Game, {
    seats: 2,
    seed: String(seed).repeat(32),
    options: { scenario: 'bornAgain', isLate: true, teams: 'random' },
  });
/** So many answers by chance, without any bot: it stays the same when bots learn something. */
export function gameByChance(seed: number, answers: number): MatchRecord {
  const match = new Match(marvelHeroes, shortGame(seed));
  const random = quickRandom(seed);
  for (let n = 0; n < answers && !match.state.result; n++) {
    const seat = asked(marvelHeroes, match.state)[0]!;
    const options = legal(marvelHeroes, match.state, seat);
    const more = options.filter(option => option !== 'pass' && option !== 'story');
    const from = more.length ? more : options;
    match.answer({ seat, decision: decisionId(match.state), option: from[random.below(from.length)]! });
  }
  return match.record;
}
