// Tests of the reasons given for an option: damage, blockers, dice and energy, as the table has them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hints, hintSpeaker } from '#bots/hints.ts';
import { apply } from '#engine/apply.ts';
import { asked, decisionId } from '#engine/ask.ts';

import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { words } from '#engine/words.ts';
import { diceMasters as game } from '../game.ts';
import { reasons } from './reasons.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const speaker = hintSpeaker(game, reasons);
/** The reason for the option that reads so (or has this id), judged by the table right after it. */
function reason(t: Scenario, option: string): string {
  const seat = asked(game, t.state)[0]!;
  const found = t.asked(seat).options.find(o => words(game, o.label, { world: t.world }).startsWith(option));
  const answer = { seat, decision: decisionId(t.state), option: found?.id ?? option };
  const done = apply(game, t.state, answer);
  assert.ok(done.ok, option);
  const { world } = done.state;
  const { pick } = game.table.bind(t.state).asking()!.options.find(answer.option)!;
  const said = reasons.reason({ ...answer, pick, before: t.world, after: world, later: [world] });
  return said ? words(speaker, said, { world: t.world }) : '';
}

test('to hold back keeps blockers against what the other side could attack with', () => {
  const t = scenario({ step: 'attack', cards: [[], [4]], field: [['Sidekick'], ['Cyclops 2']] });
  assert.match(reason(t, 'hold'), /^keeps a blocker against \d attack$/);
  const two = scenario({ step: 'attack', cards: [[], [4]], field: [['Sidekick', 'Sidekick'], ['Cyclops 2']] });
  assert.match(reason(two, 'hold'), /^keeps 2 blockers against \d attack$/);
});

test('an attack promises what gets through whoever blocks', () => {
  const field = ['Sidekick', 'Sidekick', 'Sidekick'];
  const t = scenario({ step: 'attack', field: [field, ['Sidekick']] });
  const three = t.asked(0).options.find(({ id }) => id.split('+').length === 3)!.id;
  assert.equal(reason(t, three), 'at least 2 damage gets through');
  const bare = scenario({ step: 'attack', field: [field, []] });
  assert.match(reason(bare, three), /^3 damage: nobody is there to block$/);
  const last = scenario({ step: 'attack', field: [field, ['Sidekick']], life: [10, 2] });
  assert.match(reason(last, three), /^at least 2 damage gets through whoever blocks: enough to win$/);
});

test('a block tells what it stops, whom it knocks out and whom it loses', () => {
  const t = scenario({
    step: 'attack',
    field: [
      ['Sidekick', 'Sidekick'],
      ['Sidekick', 'Sidekick'],
    ],
    life: [9, 9],
  });
  t.play('0 attack:Sidekick+Sidekick');
  assert.equal(reason(t, 'Block'), 'stops 1 of 2 damage, knocks out Sidekick, loses Sidekick');
  assert.equal(reason(t, 'Do not block'), 'costs 2 of your 9 life, but no character');
});

test('a purchase tells what it costs, what is left, and when it is the last die', () => {
  const t = scenario({ cards: [[4], []], reserve: [['bolt', 'bolt', 'bolt', 'fist', 'fist', 'fist', 'fist']] });
  assert.equal(reason(t, 'Purchase a die of Ambush'), 'a die that costs 3, and leaves 4 energy');
  assert.equal(reason(t, 'Purchase a die of Cyclops'), 'the dearest die you can pay for, and leaves 1 energy');
  for (const [die, zone] of t.world.zone.entries()) if (zone === 0 && t.world.slot[die] === 1) t.world.zone[die] = 6;
  t.world.zone[t.world.slot.indexOf(1)] = 0;
  assert.equal(reason(t, 'Purchase a die of Ambush'), 'takes the last die of it before Player 2 can');
});

test('a character fielded is a blocker or an attacker; to pass saves energy', () => {
  const facing = scenario({ field: [[], ['Sidekick', 'Sidekick']], reserve: [['Sidekick', 'bolt']] });
  assert.equal(reason(facing, 'Field'), 'one more blocker against 2 attack');
  assert.equal(reason(facing, 'pass'), 'saves 1 energy for abilities');
  const alone = scenario({ reserve: [['Sidekick']] });
  assert.equal(reason(alone, 'Field'), '1 more attack, and nobody there to block');
  assert.equal(reason(alone, 'pass'), 'nothing is left to pay with');
});

test('an ability is told by what it does', () => {
  const t = scenario({ field: [['Sidekick'], []], reserve: [['bolt', 'bolt']] });
  assert.equal(reason(t, 'Use Enrage'), 'adds 1 attack');
  const found = hints(game, knowledge(game, t.state, 0), quickRandom(1), { iterations: 60 }, reasons);
  assert.ok(found.some(hint => words(speaker, hint.reason, { world: t.world }) === 'adds 1 attack'));
});

test('dice kept and rolled again are counted', () => {
  const t = scenario({ step: 'roll', prep: [['bolt', 'bolt', 'bolt', 'bolt']], rolls: [1, 1, 5, 6] });
  assert.equal(reason(t, 'keep'), 'keeps 3 energy and a character');
  const one = t.asked(0).options.find(({ id }) => /^reroll:0:\d+$/.test(id))!.id;
  assert.match(reason(t, one), /^tries one die again and keeps \d energy( and a character)?$/);
});

test('a die that pays tells what it leaves', () => {
  const t = scenario({ cards: [[8]], field: [['Iceman 1']], reserve: [['bolt', 'wild']] }).play('0 activate:Iceman 1');
  assert.equal(reason(t, 'Pay with bolt'), 'leaves 1 energy, a wild among it');
  assert.equal(reason(t, 'Pay with wild'), 'leaves 1 energy');
});
