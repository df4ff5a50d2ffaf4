// Mission Turns: Initiative, the order of play, and how a mission ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardName } from '../cards/index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { closeTurn, outcomeOf } from './mission-ending.ts';
import { arena, FAR, type Fighters } from '../scenario/testing.ts';

const fight = (pcs: readonly string[], position: Fighters): Scenario => arena(pcs, { run: 'fight', ...position });
/** A mission whose tokens neither move nor fight. */
const CRATES = { mission: 'Weapons Cache', tokens: ['I1', 'I2', 'H1'] };
/** The same without tokens, and with more time. */
const DUEL = { mission: 'Danger Room Duel', tokens: [] };
const acting = (t: Scenario): string => {
  const seat = t.waiting[0]!;
  return cardName(t.world.fight!.pcs.find(pc => pc.seat === seat)!.character);
};
test('MR-TRN-01..03 MR-RUL-90 each rolls SPD dice, the Commander first; the highest says who begins', () => {
  const t = fight(['Rogue E1 4/4/1', 'Cable E9 4/3/2', 'Pixie A5 2/2/1'], {
    ...CRATES,
    commander: 1,
    dice: [2, 3, 4, 6],
  });
  assert.deepEqual([t.at, t.waiting], ['initiative.choose', [0]]);
  assert.deepEqual(t.open(0), ['Rogue', 'Cable', 'Pixie']);
});

test('MR-TRN-04 the others follow clockwise from whoever begins, each once', () => {
  const t = fight(['Rogue E1 4/4/1', 'Cable E9 4/3/1', 'Pixie A5 2/2/1'], { ...DUEL, dice: [6, 2, 3] });
  t.play('0 first:Pixie');
  const order = [1, 2, 3].map(() => {
    const name = acting(t);
    t.play(`${t.waiting[0]} done`);
    return name;
  });
  assert.deepEqual([order, t.at, t.world.fight!.turn], [['Pixie', 'Rogue', 'Cable'], 'initiative.choose', 3]);
});

test('MR-TRN-05 those tied for the highest total roll again among themselves', () => {
  const t = fight(['Rogue E1 4/4/1', 'Cable E9 4/3/1', 'Pixie A5 2/2/1'], { ...CRATES, dice: [5, 5, 1, 2, 4] });
  assert.deepEqual([t.at, t.waiting], ['initiative.choose', [1]]);
});

test('MR-RUL-89 alone nobody rolls', () => {
  const t = fight(['Rogue E1'], { ...CRATES, dice: [] });
  assert.deepEqual([t.at, t.waiting], ['pcTurn.act', [0]]);
});

test('MR-TRN-06 Powers: two more dice for Rachel Grey, and Tempus begins whatever the others roll', () => {
  const rachel = fight(['Rachel Grey E1 3/4/1', 'Cable E9 4/3/1'], {
    ...CRATES,
    with: { 'Rachel Grey': '1 power' },
    dice: [1, 2, 3, 5],
  }).play('0 power:Rachel Grey');
  assert.deepEqual([rachel.at, rachel.waiting], ['initiative.choose', [0]]);
  const tempus = fight(['Tempus E1 2/2/1', 'Cable E9 4/3/1'], { ...CRATES, with: { Tempus: '1 power' }, dice: [1, 6] });
  tempus.play('0 power:Tempus');
  assert.deepEqual([tempus.at, acting(tempus)], ['pcTurn.act', 'Tempus']);
});

test('MR-RUL-91 whoever is defeated before its turn does not act', () => {
  const dice = [6, 1, 1, 6, 1, 1, 1, 1];
  const t = fight(['Rogue E4 4/4/1', 'Cable E5 1/1/1', 'Pixie A5 2/2/1'], { ...CRATES, dice });
  t.play('0 first:Rogue', '0 attack:Cable', '1 pay', '0 done');
  assert.equal(acting(t), 'Pixie');
});

test('MR-EXE-08 MR-RUL-105 three Mission Turns without an attack or Special Action fail the mission', () => {
  const t = fight(['Rogue E4', 'Cable E5'], { ...DUEL, turn: 0 });
  t.idleWhile(() => t.world.phase === 'mission');
  assert.equal(t.world.fight!.turn, 3);
});

test('MR-EXE-09 an attack begins the count anew', () => {
  const t = fight(['Rogue E4', 'Cable E5'], { ...DUEL, turn: 0 });
  t.idleWhile(() => t.world.fight!.turn < 2 || t.at !== 'pcTurn.act' || acting(t) !== 'Rogue');
  assert.equal(t.world.fight!.quiet, 1);
  t.play('0 attack:Cable');
  t.idleWhile(() => t.world.fight!.turn < 3);
  assert.equal(t.world.fight!.quiet, 0);
  t.idleWhile(() => t.world.phase === 'mission');
  assert.equal(t.world.fight!.turn, 5);
});

test('MR-EXE-04 MR-EX-23 MR-RUL-118 with the last token the mission ends at once, not before', () => {
  const strike = (tokens: readonly string[]) =>
    fight(['Rogue E4', 'Pixie E9'], {
      mission: 'Sentinel Swarm',
      tokens,
      dice: [6, 6, 6, 6, 1, 1, 1, 6, 6, 6, 6, 1, 1, 1],
    }).play('0 first:Rogue', '0 attack:Sentinel 1', '0 lower:SPD');
  const last = strike(['E5', 'gone', 'gone', 'gone']);
  assert.deepEqual([outcomeOf(last.world), last.world.phase], ['success', 'upkeep']);
  const another = strike(['E5', 'I5', 'gone', 'gone']);
  assert.deepEqual([outcomeOf(another.world), another.at], [null, 'pcTurn.act']);
});

test('MR-EXE-06 MR-RUL-146 with all characters defeated the mission has failed', () => {
  const dice = [6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1];
  const t = arena(['Rogue E4 1/1/1'], {
    mission: 'Sentinel Swarm',
    tokens: ['E5', ...FAR.slice(1)],
    run: 'fight',
    dice,
  });
  t.play('0 done');
  t.idleWhile(() => t.world.phase === 'mission');
  assert.equal(outcomeOf(t.world), 'failure');
});

test('MR-EXE-06 MR-RUL-146 where the last characters fall together nobody is left, and the mission has failed', () => {
  for (const mission of ['Danger Room Duel', 'Trial by Combat', 'Battle of the Schools']) {
    const t = arena(['Rogue E5 1/1/1', 'Cable E6 1/1/1'], { mission, tokens: [], run: 'fight' });
    const [first, second] = t.world.fight!.pcs;
    first!.out = 1;
    assert.equal(outcomeOf(t.world), 'success', mission);
    second!.out = 1;
    assert.equal(outcomeOf(t.world), 'failure', mission);
  }
});

test('MR-EXE-05 MR-RUL-147 without tokens a mission is won when one character is left', () => {
  const outcome = (mission: string, pcs: string[]) =>
    outcomeOf(arena(pcs, { mission, tokens: [], run: 'rewards', locals: { outcome: 'failure' } }).world);
  assert.deepEqual(
    [outcome('Danger Room Duel', ['Rogue E1', 'Pixie E9']), outcome('Danger Room Duel', ['Rogue E1'])],
    [null, 'success'],
  );
});

test('MR-EXE-07 the Battle of the Schools ends after four Mission Turns', () => {
  const t = fight(['Rogue E1', 'Pixie E9'], { mission: 'Battle of the Schools', tokens: [], turn: 3 });
  t.idleWhile(() => t.world.phase === 'mission');
  assert.equal(t.world.fight!.turn, 4);
});

test('MR-EXE-07 a card may end a mission before its last token is gone, or fail it', () => {
  const captives = [...new Array<string>(8).fill('gone'), 'I1', 'I2', 'I3'];
  const at = { run: 'rewards', locals: { outcome: 'failure' } };
  assert.equal(
    outcomeOf(arena(['Rogue E1'], { mission: 'Free the Captives', tokens: captives, ...at }).world),
    'success',
  );
  const harm = { run: 'damage', locals: { figure: 10, n: 8, by: 0, assigner: -1 } };
  assert.equal(outcomeOf(arena(['Rogue E1'], { mission: 'Power Surge', tokens: ['E2'], ...harm }).world), 'failure');
});

test('MR-RUL-117 if the last token and the last character go together, it is a success', () => {
  const { world } = arena(['Rogue E1'], {
    mission: 'Sentinel Swarm',
    tokens: ['gone', 'gone', 'gone', 'gone'],
    run: 'pcTurn',
    locals: { seat: 0 },
  });
  world.fight!.pcs[0]!.out = 1;
  assert.equal(outcomeOf(world), 'success');
});

test('MR-MCH-02 MR-TRN-01 Mission Characters act when all characters have', () => {
  const t = fight(['Rogue A5', 'Pixie A4'], { mission: 'Sentinel Swarm', tokens: FAR });
  t.idleWhile(() => t.at === 'pcTurn.act' || t.at === 'initiative.choose');
  assert.equal(t.at, 'missionCharacters.pick');
});

test('MR-RUL-156 the third quiet turn that is also the last of the Battle ends it as its card says', () => {
  const last = (mission: string, out: boolean): string | null => {
    const t = fight(['Rogue E1', 'Pixie E9'], { mission, tokens: [], turn: 4 });
    const { pcs } = t.world.fight!;
    if (out) pcs.push({ ...pcs[1]!, seat: 2, out: 1 });
    return closeTurn({ ...t.world.fight!, turn: 4, quiet: 2, stirred: false });
  };
  assert.equal(last('Battle of the Schools', true), 'success');
  assert.equal(last('Battle of the Schools', false), 'failure', 'the card fails it, for nobody was defeated');
  assert.equal(last('Danger Room Duel', true), 'failure', 'a stalemate like any other');
});
