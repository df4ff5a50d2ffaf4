// What is special about Missions, played: Special Actions, ends and rewards of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

/** Nobody has a Power Token, so that nothing else is asked. */
const TIRED = [
  ['Wolverine, 0 power', 'Rogue, 0 power'],
  ['Cyclops, 0 power', 'Nightcrawler, 0 power'],
  ['Magneto, 0 power'],
  ['Storm, 0 power'],
];
/** Seat 0's turn: Rogue (4/4/4) stands in the middle, Nightcrawler far away. Laid into the Recruit Phase, so that what
 *  the fight gives can be read afterwards. */
const turn = (mission: string, tokens: readonly string[], position: Position = {}): Scenario =>
  scenario({
    at: 'recruit',
    run: 'fight',
    own: TIRED,
    pp: [0, 0, 0, 0],
    fight: { mission, pcs: ['Rogue E5', 'Nightcrawler A5'], tokens },
    ...position,
    dice: [...INITIATIVE, ...(position.dice ?? [])],
  }).play('0 first:0');
/** Rogue rolls higher. */
const INITIATIVE = [6, 6, 6, 6, 1, 1, 1];
const feats = (t: Scenario): number[] => t.world.fight!.feats;
/** Marks made by the Special Action, also when the Mission is over. */
const marks = (t: Scenario): unknown => t.match.events.flat().find(({ kind }) => kind === 'worked')!.facts.n;
const GONE = 'gone';
const GONE_6 = new Array<string>(6).fill(GONE);

test('Weapons Cache: a crate hurts on 1 and 2, brings 1 Hope on 3 and 4, 2 on 5 and 6', () => {
  const opened = (face: number): Scenario =>
    turn('Weapons Cache', ['E6', 'A1', GONE, GONE, GONE, GONE], { dice: [face] }).play('0 special:10');
  assert.deepEqual(
    [3, 4, 5, 6].map(face => opened(face).world.hope[0]),
    [6, 6, 7, 7],
  );
  for (const face of [1, 2]) {
    const t = opened(face);
    assert.deepEqual([t.world.hope[0], t.at, feats(t)[0]], [5, 'damage.lower', 1]);
  }
});

test('Special Actions are done from an adjacent hex', () => {
  const t = turn('Weapons Cache', ['E6', 'E7', GONE, GONE, GONE, GONE]);
  assert.deepEqual(t.open(0, 'special').length, 1);
});

test('Free the Captives: 1 Hope for each, and with the last one it ends though guards are left', () => {
  const two = turn('Free the Captives', ['E6', 'A1', ...GONE_6, 'I1', 'I5', GONE]).play('0 special:10');
  assert.deepEqual([two.world.hope[0], feats(two)[0], two.at], [6, 1, 'pcTurn.act']);
  const last = turn('Free the Captives', ['E6', GONE, ...GONE_6, 'I1', 'I5', GONE]).play('0 special:10');
  assert.equal(last.gave, 'success');
});

test('Cerebro Breach: a console needs a 5 among as many dice as SPD', () => {
  const shut = (dice: number[]): number[] =>
    feats(turn('Cerebro Breach', ['E6', 'A1', GONE, GONE, GONE], { dice }).play('0 special:10'));
  assert.deepEqual(shut([4, 4, 4, 4]), [0, 0, 0, 0]);
  assert.deepEqual(shut([5, 6, 1, 1]), [1, 0, 0, 0]);
});

test('Cure Laboratory: the last rack ends it though drones are left', () => {
  const t = turn('Cure Laboratory', ['E6', GONE, ...GONE_6, 'I1', 'I5', GONE]).play('0 special:10');
  assert.equal(t.gave, 'success');
});

test('Power Surge: each 5 and 6 on DEF dice calms, eight calm markers succeed', () => {
  const once = turn('Power Surge', ['E6'], { dice: [5, 6, 4, 1] }).play('0 special:10');
  assert.deepEqual([feats(once), once.at], [[2, 0, 0, 0], 'pcTurn.act']);
  const all = turn('Power Surge', ['E6'], { dice: [5, 6, 5, 6] });
  all.world.fight!.tokens[0]!.worked = 4;
  all.play('0 special:10');
  assert.deepEqual([all.gave, marks(all)], ['success', 4]);
});

test('Power Surge: defeating the New Mutant is a failure', () => {
  const t = turn('Power Surge', ['E6'], { dice: [6, 6, 6, 6, 1, 1] });
  t.world.fight!.tokens[0]!.marks[1] = 5;
  assert.equal(t.play('0 attack:10').gave, 'failure');
});

test('First Contact: each 6 on SPD dice persuades, and more than are needed do not count', () => {
  const t = turn('First Contact', ['E6'], { dice: [6, 6, 6, 6] });
  t.world.fight!.tokens[0]!.worked = 2;
  t.play('0 special:10');
  assert.deepEqual([t.gave, marks(t)], ['success', 2]);
});

/** The last turn of the Battle: Rogue strikes Nightcrawler for 2 Damage, and nothing else is done. */
const lastBlow = (): Scenario =>
  turn('Battle of the Schools', [], {
    fight: { mission: 'Battle of the Schools', pcs: ['Rogue E5', 'Nightcrawler E6'], tokens: [], turn: 3 },
    dice: [6, 6, 5, 5, 1, 1, 6, 6],
  }).play('0 attack:1', '1 lower:2', '1 lower:2');

test('Battle of the Schools: Damage on other Schools’ characters counts, and four turns end it', () => {
  const t = lastBlow();
  assert.deepEqual(feats(t), [2, 0, 0, 0]);
  t.world.fight!.pcs.push({ ...t.world.fight!.pcs[1]!, seat: 2, out: 1 });
  assert.equal(t.play('0 done', '1 done').gave, 'success');
});

test('MR-RUL-146 Battle of the Schools: with nobody defeated in four turns it has failed', () => {
  assert.equal(lastBlow().play('0 done', '1 done').gave, 'failure');
});

test('MR-RUL-146 Danger Room Duel: whoever is left, after seven turns it has failed', () => {
  const pcs = ['Rogue E1', 'Nightcrawler E9'];
  const after = (n: number): Scenario =>
    turn('Danger Room Duel', [], { fight: { mission: 'Danger Room Duel', pcs, tokens: [], turn: n } }).play(
      '0 done',
      '1 done',
    );
  assert.equal(after(5).gave, undefined);
  assert.equal(after(6).gave, 'failure');
});
