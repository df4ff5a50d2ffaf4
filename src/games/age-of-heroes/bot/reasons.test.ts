// Tests of the reasons given for options: VP, damage, resources, cards, and what a Hero could do on the X-Jet.
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
import type { Json, Seat } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { ageOfHeroes as game } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const reasons = await game.bot!.reasons!();
const speaker = hintSpeaker(game, reasons);
const BASE: Position = {
  seats: 2,
  teams: ['cyclopsJean', 'stormForge'],
  villains: { A: 'avalanche', B: 'toad' },
  resources: [
    [3, 2, 0],
    [3, 2, 0],
  ],
  protocols: ['iceman'],
};

const reason = (t: Scenario, seat: Seat, option: string): string => reasonFor(t, reasons, seat, option);

test('turns: what the X-Jet promises, which resources a Villain needs, why to pass', () => {
  const t = scenario(BASE);
  assert.equal(reason(t, 0, 'jet'), 'your resources pay for damage worth 5 VP');
  assert.match(reason(t, 0, 'pass'), /^leaves 6 pawns at home to choose a place before the others$/);
  const poor = scenario({ ...BASE, resources: [[0, 0, 0]] });
  assert.equal(reason(poor, 0, 'jet'), 'no row can be paid yet, but the Extraction Zone is open');
});

test('in the Mission phase: damage by its VP and what is left, a Defeat by the Villain', () => {
  const mission: Position = { ...BASE, at: 'mission', jet: ['0 Cyclops'] };
  assert.equal(reason(scenario(mission), 0, 'assign:A1'), 'deals damage for 5 VP and leaves 0 P, 0 M and 0 W');
  const last = scenario({ ...mission, markers: { A2: 1, A3: 1, A7: 1 } });
  assert.match(reason(last, 0, 'assign:A1'), /^deals damage for 5 VP|^defeats Avalanche and brings 5 VP$/);
});

test('cards: what is known can be planned with, what lies on the deck cannot', () => {
  const t = scenario({ ...BASE, hands: [['beast']] }).play('0 assign:office1', '0 pawn:Cyclops', '0 put:beast');
  assert.equal(reason(t, 0, 'deck'), 'may be anything, and nobody sees it');
  assert.equal(reason(t, 0, 'take:iceman'), 'a card that you can plan with');
});

/** The reasons for the first options in positions of one game, as they are said; what is all there is needs none. */
function sampled(options: Json, seats: number): string[] {
  const all: string[] = [];
  const state = start(game, { seats, seed: seedOf(seats), options });
  for (let n = 0; n < 16 && !state.result; n++) {
    const known = knowledge(game, state, asked(game, state)[0]!);
    const found = hints(game, known, quickRandom(n), { iterations: 8 }, reasons);
    for (const { reason: said } of found.filter(({ reason: { say } }) => say !== 'hintOnly' && say !== 'hintWins')) {
      assert.doesNotMatch(words(speaker, said, { world: known.state.world }), /\[\w|undefined|NaN|\{/);
      all.push(said.say);
    }
    weightedPlayOut(game, state, quickRandom(n), 19);
  }
  return all;
}
test('the first three options have reasons of the game in nine of ten positions, all in words', () => {
  const missions = [{}, { mission: 'attractions', side: 'gold' }, { mission: 'fall' }];
  const all = missions.flatMap((options, i) => sampled(options, 2 + i));
  const own = all.filter(say => say in reasons.texts).length;
  assert.ok(all.length > 60 && own >= 0.9 * all.length, `${own} of ${all.length}`);
});
