// Characters join and leave schools with what lies on them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantRevolution as game } from '../game.ts';
import { cardName } from '../cards/index.ts';
import { numbered } from '../scenario/position.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { charactersOf, heroesOf, leaderOf, NONE, studentsOf } from './world.ts';
import { changePower, dismiss, enrol, limitOf, train } from './characters.ts';

/** The world of a position, and its table. */
function table(position: Position) {
  const t = scenario({ at: 'upkeep', ...position });
  return { w: t.world, t: game.table.bind(t.state) };
}

test('MR-CON-03 MR-CON-04 a School’s Characters are its Leader, Heroes and Students; a Leader is no Hero', () => {
  const { w } = table({ own: [['Rogue', 'Pixie', 'Anole']] });
  assert.deepEqual(charactersOf(w, 0).map(cardName).sort(), ['Anole', 'Pixie', 'Rogue', 'Wolverine']);
  assert.deepEqual([heroesOf(w, 0), studentsOf(w, 0).length], [[numbered('Rogue')], 2]);
  assert.equal(cardName(leaderOf(w, 0)), 'Wolverine');
});

test('MR-CON-05 a School may own any number of Characters', () => {
  const { w, t } = table({ own: [['Rogue']] });
  for (const c of w.piles.recruits.cards.filter(n => n < 50)) enrol(t, c, 0, true, w.piles.recruits);
  assert.equal(charactersOf(w, 0).length, 51);
});

test('MR-RUL-14 a discarded Character keeps nothing, and its Training Card goes with it', () => {
  const { w, t } = table({ own: [['Rogue, 1 power, injured, triumph, Blackbird Drill', 'Pixie']] });
  const rogue = numbered('Rogue');
  dismiss(t, rogue);
  const columns = [w.owner, w.power, w.injured, w.triumph, w.training];
  assert.deepEqual(
    columns.map(column => column[rogue]),
    [NONE, 0, 0, 0, NONE],
  );
  assert.deepEqual(w.piles.recruitDiscard.cards.map(cardName), ['Blackbird Drill', 'Rogue']);
  assert.ok(w.piles.recruitDiscard.seen.every(seen => seen === 0b1111));
  enrol(t, rogue, 1, true, w.piles.recruitDiscard);
  assert.deepEqual([w.owner[rogue], w.power[rogue], w.injured[rogue]], [1, 2, 0]);
});

test('MR-RUL-15 a Character can be Injured and triumphant at once', () => {
  const { w } = table({ own: [['Rogue, injured, triumph', 'Pixie']] });
  assert.deepEqual([w.injured[numbered('Rogue')], w.triumph[numbered('Rogue')]], [1, 1]);
});

test('MR-RUL-61 a Character that changes owner brings along all that lies on it', () => {
  const { w, t } = table({ own: [['Rogue, 1 power, injured, triumph, Blackbird Drill', 'Pixie']] });
  const rogue = numbered('Rogue');
  enrol(t, rogue, 2, false);
  assert.deepEqual([w.owner[rogue], w.power[rogue], w.injured[rogue], w.triumph[rogue]], [2, 1, 1, 1]);
  assert.equal(cardName(w.training[rogue]!), 'Blackbird Drill');
});

test('MR-RUL-148 Training may raise the Power Token limit, but brings no token', () => {
  const { w, t } = table({ own: [['Rogue', 'Pixie']], offered: 'Cerebro Exercise' });
  const rogue = numbered('Rogue');
  train(t, w.piles.offered.cards[0]!, rogue);
  assert.deepEqual([w.power[rogue], limitOf(w, rogue)], [2, 3]);
  assert.deepEqual([changePower(w, rogue, 5), w.power[rogue]], [1, 3]);
});

test('MR-POW-02 tokens are taken down to none', () => {
  const { w } = table({ own: [['Rogue, 1 power', 'Pixie']] });
  assert.deepEqual([changePower(w, numbered('Rogue'), -2), w.power[numbered('Rogue')]], [-1, 0]);
});
