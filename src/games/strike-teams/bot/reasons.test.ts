// Tests of the reasons given for options: damage and points, what a figure nears, reactions, set-up, of both roles.
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
import { strikeTeams as game } from '../game.ts';
import { type Scenario, scenario } from '../scenario/scenario.ts';

const reasons = await game.bot!.reasons!();
const speaker = hintSpeaker(game, reasons);
const reason = (t: Scenario, seat: Seat, option: string): string => reasonFor(t, reasons, seat, option);

test('a walk is explained by what is near: a token, an enemy, home', () => {
  const far = scenario({ figures: { cap: '0,0', s1: '11,11' } }).turn('cap');
  assert.equal(reason(far, 0, 'advance:3,3'), 'nears Hydra Soldier 1');
  const tokens = scenario({
    figures: { may: '0,4', s1: '11,11' },
    tokens: [['terminal', '6,4']],
    stages: ['s1-3'],
  }).turn('may');
  assert.equal(reason(tokens, 0, 'advance:2,4'), 'nears a Terminal');
  assert.equal(reason(tokens, 0, 'advance:5,4'), 'stands beside a Terminal and can work on it');
  const home = scenario({
    figures: { may: '5,4', s1: '11,11' },
    tokens: [['dossier', '6,4']],
    stages: ['s1-2'],
    green: '0,4',
  }).turn('may');
  home.play('0 advance:6,4');
  assert.equal(reason(home, 0, 'advance:4,4'), 'brings what is carried nearer home');
  const guard = scenario({
    at: 'mastermind',
    figures: { cap: '11,11', strucker: '0,4' },
    tokens: [['terminal', '4,4']],
    stages: ['s1-3'],
  }).turn('strucker');
  assert.equal(reason(guard, 1, 'advance:3,4'), 'guards a Terminal');
});
test('attacks are explained by damage, by defeats and by points', () => {
  const t = scenario({ figures: { iron: '3,4', winter: '6,4', s1: '3,7' } }).turn('iron');
  t.play('0 attack');
  assert.match(reason(t, 0, 'figure:winter'), /^would take \d damage$/);
  assert.match(reason(t, 0, 'figure:s1'), /^would take \d damage/);
  const token = scenario({ figures: { may: '3,4', s1: '9,9' }, tokens: [['terminal', '4,4']] }).turn('may');
  assert.equal(reason(token, 0, 'breakToken:0'), 'damages a Terminal');
});
test('reactions are explained by what they save, and passing by what it keeps', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,4', strucker: '4,4' },
    cards: ['Shield Block'],
    ap: { cap: 3 },
  }).turn('strucker');
  t.play('1 attack', '1 figure:cap');
  assert.equal(reason(t, 0, 'card:Shield Block'), 'saves up to 4 damage');
  assert.equal(reason(t, 0, 'defend'), 'saves up to 2 damage');
  assert.equal(reason(t, 0, 'pass'), 'the damage is worth less than the AP');
});
test('turns are explained: who acts, rest, the end', () => {
  const t = scenario({ figures: { cap: '3,4', s1: '9,9' }, wounds: { cap: { attack: 1, move: 1 } }, ap: { cap: 4 } });
  assert.equal(reason(t, 0, 'activate:cap'), 'has 10 AP to act with');
  t.play('0 activate:cap');
  assert.equal(reason(t, 0, 'rest'), 'takes 2 wounds away, and the AP at hand are enough');
  assert.equal(reason(t, 0, 'addAp'), 'gives AP for this turn');
  t.play('0 addAp');
  assert.equal(reason(t, 0, 'end'), 'keeps AP for reactions and the next turn');
});

/** The reasons for the first options in positions of one mission, as they are said; what is all there is needs none. */
function sampled(options: Json, seats: number): { said: string; seat: Seat }[] {
  const all: { said: string; seat: Seat }[] = [];
  const state = start(game, { seats, seed: seedOf(seats + 7), options });
  for (let n = 0; n < 18 && !state.result; n++) {
    const known = knowledge(game, state, asked(game, state)[0]!);
    const found = hints(game, known, quickRandom(n), { iterations: 8 }, reasons);
    for (const { reason: said } of found.filter(({ reason: { say } }) => say !== 'hintOnly' && say !== 'hintWins')) {
      assert.doesNotMatch(words(speaker, said, { world: known.state.world }), /\[\w|undefined|NaN|\{/);
      all.push({ said: said.say, seat: known.seat });
    }
    weightedPlayOut(game, state, quickRandom(n), 19);
  }
  return all;
}
test('the first three options have reasons of the game in nine of ten positions of both roles, all in words', () => {
  for (const seats of [2, 4]) {
    const all = sampled({ units: seats === 2 ? 2 : 4 }, seats);
    for (const isMastermind of [false, true]) {
      const some = all.filter(({ seat }) => (seat === seats - 1) === isMastermind);
      const own = some.filter(({ said }) => said in reasons.texts).length;
      assert.ok(some.length > 5 && own >= 0.9 * some.length, `${own} of ${some.length}`);
    }
  }
});
