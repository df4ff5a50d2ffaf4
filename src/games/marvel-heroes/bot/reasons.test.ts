// Tests of the reasons given for options: VP and chances, what a hero nears, Story cards, Villains and fights.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hints, hintSpeaker } from '#bots/hints.ts';
import { weightedPlayOut } from '#bots/weights.ts';
import { start } from '#engine/apply.ts';
import { asked } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { reasonFor } from '#engine/testing/reasons.ts';
import type { Seat } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const reasons = await game.bot!.reasons!();
const speaker = hintSpeaker(game, reasons);
const BASE: Position = {
  seats: 2,
  heroes: { thor: 'Astoria', hulk: 'ready', ironMan: 'supporting' },
  headlines: { Queens: 'turfWarOnTheWaterfront', Brooklyn: 'giantSentriesPatrolTheCity' },
  track: ['xMen', 'xMen', 'fantasticFour', 'avengers', 'avengers'],
};
const reason = (t: Scenario, seat: Seat, option: string): string => reasonFor(t, reasons, seat, option);

test('actions: a Headline by its VP and the chance to solve it, a hero by what is near', () => {
  const t = scenario(BASE);
  assert.match(reason(t, 0, 'troubleshoot:Queens'), /^brings 2 VP/);
  assert.match(reason(t, 0, 'move:hulk'), /^nears .+, worth \d VP/);
  assert.equal(reason(t, 0, 'move:ironMan'), 'boosts the dice of the hero who fights there');
  assert.equal(reason(t, 0, 'pass'), 'nothing better can be done now');
});
test('Story cards: whose card leaves the track', () => {
  const t = scenario(BASE).play('0 story');
  assert.equal(reason(t, 0, 'advance'), 'the last Story card is yours: 1 VP');
  assert.equal(reason(t, 0, 'pass'), 'the last Story card is not yours');
  const other = scenario({ ...BASE, track: ['avengers', 'avengers', 'avengers', 'avengers', 'xMen'] }).play('0 story');
  assert.equal(reason(other, 0, 'advance'), 'moves your Story cards nearer to the exit');
});
test('movement: a Headline that a hero comes to, or none', () => {
  const t = scenario(BASE).play('0 move:hulk');
  assert.match(reason(t, 0, 'district:Astoria'), /^nears Turf War on the Waterfront!, worth 2 VP/);
  assert.match(reason(t, 0, 'district:Sunnyside'), /^no Headline is open there/);
});
test('fights: the Ally that loses a use is the one that is needed least', () => {
  const allies = [{ vision: 1, blackWidow: 0 }];
  const t = duel({ with: 'captainAmerica', against: 'rhino', helpers: ['crimsonDynamo'], allies });
  t.play('1 use:crimsonDynamoLower');
  assert.equal(reason(t, 0, 'drain:blackWidow'), 'is the one you need least');
});
test('fights: powers by the chance to win', () => {
  const t = duel({ with: 'thor', against: 'vulture' });
  assert.match(reason(t, 0, 'power:red'), /^beats the opponent \d+ in 100$/);
  assert.match(reason(t, 1, 'power:red'), /^beats the opponent \d+ in 100$/);
});

/** The reasons for the first options in positions of one game, as they are said; what is all there is needs none. */
function sampled(scenarioKey: string, seats: number): string[] {
  const all: string[] = [];
  const state = start(game, { seats, seed: seedOf(seats), options: { scenario: scenarioKey } });
  for (let n = 0; n < 16 && !state.result; n++) {
    const known = knowledge(game, state, asked(game, state)[0]!);
    const found = hints(game, known, quickRandom(n), { iterations: 8 }, reasons);
    for (const { reason: said } of found.filter(({ reason: { say } }) => say !== 'hintOnly' && say !== 'hintWins')) {
      assert.doesNotMatch(words(speaker, said, { world: known.state.world }), /\[\w|undefined|NaN|\{/);
      all.push(said.say);
    }
    weightedPlayOut(game, state, quickRandom(n), 17);
  }
  return all;
}
test('the first three options have reasons of the game in nine of ten positions, all in words', () => {
  const all = ['bornAgain', 'houseOfM', 'actsOfVengeance'].flatMap((key, i) => sampled(key, 2 + i));
  const own = all.filter(say => say in reasons.texts).length;
  assert.ok(all.length > 50 && own >= 0.9 * all.length, `${own} of ${all.length}`);
});
