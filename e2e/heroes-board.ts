// The board of Age of Heroes as people click on it, and short games of it to play.
import { asked, decisionId, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { Match, newRecord, type MatchRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { ageOfHeroes } from '#games/age-of-heroes/game.ts';
import type { Clickable } from './hands.ts';

/** What can be clicked on the board and in its bar. */
export const HEROES: Clickable = {
  bar: '.bar .slot .act:not([disabled]), .bar .plain',
  lit: '.aoh .lit > .face',
};
/** A game of two that begins with strong teams and weak Villains, and ends after so many rounds at the latest. */
export const shortGame = (seed: number, roundLimit: number): MatchRecord =>
  newRecord(ageOfHeroes as unknown as Game, {
    seats: 2,
    seed: String(seed).repeat(32),
    options: { mission: 'atom', side: 'blue', roundLimit, isLate: true },
  });
/** So many answers by chance, without any bot: it stays the same when bots learn something. */
export function gameByChance(seed: number, answers: number): MatchRecord {
  const match = new Match(ageOfHeroes, shortGame(seed, 3));
  const random = quickRandom(seed);
  for (let n = 0; n < answers && !match.state.result; n++) {
    const seat = asked(ageOfHeroes, match.state)[0]!;
    const options = legal(ageOfHeroes, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
  }
  return match.record;
}
