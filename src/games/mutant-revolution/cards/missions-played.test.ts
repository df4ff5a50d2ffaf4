// Tests that play special Missions: Special Actions, ends and rewards of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbered } from '../scenario/position.ts';
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

test('Cure Laboratory: a rack costs whoever destroys it a Power Token', () => {
  const own = [['Wolverine, 0 power', 'Rogue, 2 power'], ...TIRED.slice(1)];
  const t = turn('Cure Laboratory', ['E6', 'A1', ...GONE_6, 'I1', 'I5', GONE], { own }).play('0 special:10');
  assert.equal(t.world.power[numbered('Rogue')], 1);
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

// ---- what is special about each fight ----------------------------------------------------------------------

test('Sentinel Swarm: one that is removed hurts everybody beside it', () => {
  const t = turn('Sentinel Swarm', ['E6', 'I1', 'I2', 'I3'], { dice: [6, 6, 6, 6, 1, 1, 1] });
  t.world.fight!.tokens[0]!.marks[1] = 3;
  t.play('0 attack:10');
  assert.deepEqual([t.at, t.world.fight!.destroyed[0], t.waiting], ['damage.lower', 1, [0]]);
  t.play('0 lower:2');
  assert.deepEqual([t.at, t.world.fight!.pcs[0]!.stats], ['pcTurn.act', [4, 4, 3]]);
});

test('Sentinel Swarm: whom the last one takes along has won all the same', () => {
  const t = turn('Sentinel Swarm', ['E6', GONE, GONE, GONE], {
    fight: { mission: 'Sentinel Swarm', pcs: ['Rogue E5 1/1/4', 'Nightcrawler A5'], tokens: ['E6', GONE, GONE, GONE] },
    dice: [6, 1, 1, 1],
  });
  t.world.fight!.tokens[0]!.marks[1] = 3;
  t.world.fight!.pcs[0]!.stats = [1, 1, 1];
  assert.equal(t.play('0 attack:10', '0 pay').gave, 'success');
});

test('Purifier Raid: with two left the others run', () => {
  const t = turn('Purifier Raid', ['E6', 'I1', 'I2', GONE, GONE, GONE], { dice: [6, 6, 6, 6, 1, 1] });
  assert.equal(t.play('0 attack:10').gave, 'success');
});

/** The Mission Turn is over for the Player Characters. */
const rested = (t: Scenario): Scenario => t.play('0 done', '1 done');

test('Sinister Trouble: he sheds 1 Damage in every Mission Turn, and what each School did stays counted', () => {
  const t = turn('Sinister Trouble', ['I1']);
  const fight = t.world.fight!;
  fight.tokens[0]!.marks = [2, 3, 0, 0];
  fight.damage = [2, 3, 0, 0];
  rested(t);
  assert.deepEqual(
    [t.world.fight!.tokens[0]!.marks, t.world.fight!.damage],
    [
      [2, 2, 0, 0],
      [2, 3, 0, 0],
    ],
  );
  assert.ok(t.log().includes('Mister Sinister sheds 1 Damage.'));
});

test('The Black King’s Machine: who is within two hexes loses a Power Token', () => {
  const t = turn('The Black King’s Machine', ['E7']);
  t.world.power[numbered('Rogue')] = t.world.power[numbered('Nightcrawler')] = 2;
  t.idleWhile(() => t.at !== 'activation.move');
  assert.deepEqual([t.world.power[numbered('Rogue')], t.world.power[numbered('Nightcrawler')]], [1, 2]);
});

test('Avengers at the Gates: the shield takes 1 Damage off what comes from afar', () => {
  const struck = (hex: string): number => {
    const fight = { mission: 'Avengers at the Gates', pcs: ['Cable E5', 'Nightcrawler A5'], tokens: [hex] };
    const own = [['Wolverine, 0 power', 'Cable, 0 power'], ...TIRED.slice(1)];
    const dice = [6, 6, 6, 6, 6, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1];
    const t = scenario({ at: 'recruit', run: 'fight', own, pp: [0, 0, 0, 0], fight, dice });
    return t.play('0 first:0', '0 attack:10').world.fight!.damage[0]!;
  };
  assert.deepEqual([struck('E6'), struck('E7')], [2, 1]);
});

test('Gamma Rampage: Hulk rolls one more attack die for every 4 Damage on him', () => {
  const dice = (marks: number): number => {
    const t = turn('Gamma Rampage', ['E6']);
    t.world.fight!.tokens[0]!.marks[1] = marks;
    const isRolled = (): boolean => t.match.events.flat().some(({ kind }) => kind === 'attackRolled');
    rested(t).idleWhile(() => !isRolled());
    const rolled = t.match.events.flat().find(({ kind }) => kind === 'attackRolled')!;
    return (rolled.facts.attack as number[]).length;
  };
  assert.deepEqual([dice(3), dice(4), dice(9)], [4, 5, 6]);
});

test('Nothing Stops the Juggernaut: who stands beside him takes 1 Damage in every Mission Turn', () => {
  const t = rested(turn('Nothing Stops the Juggernaut', ['E6']));
  assert.deepEqual([t.at, t.waiting], ['damage.lower', [0]]);
});
