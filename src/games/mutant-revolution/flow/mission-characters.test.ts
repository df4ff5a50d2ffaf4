// Mission Characters: where they must go, whom they attack, and who moves them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, FAR, type Fighters } from '../scenario/testing.ts';

const activated = (pcs: readonly string[], position: Fighters) =>
  arena(pcs, { run: 'activation', locals: { figure: 10 }, ...position });
const brood = (hex: string) => ({ mission: 'Brood Infestation', tokens: [hex, 'gone', 'gone', 'gone', 'gone'] });

test('MR-MCH-01/03/05/06 it must end where a character is in range; the Commander chooses where', () => {
  const t = activated(['Rogue E1', 'Pixie A5'], brood('E4'));
  assert.deepEqual([t.waiting, t.open(0)], [[0], ['D1', 'E2', 'F1']]);
  assert.equal(t.refused('0 to:E5'), 'MR-MCH-06');
});

test('MR-MCH-07 MR-RUL-122 out of everybody’s reach it goes anywhere, but goes', () => {
  const t = activated(['Rogue E1', 'Pixie A1'], { mission: 'Gamma Rampage', tokens: ['I5'] });
  assert.equal(t.refused('0 to:I5'), undefined);
  assert.ok(t.open(0).includes('I2') && !t.open(0).includes('I1'));
});

test('MR-MCH-08 it walks through neither Characters nor Obstacles', () => {
  const wall = activated(['Rogue I1', 'Pixie I2'], {
    mission: 'Sentinel Swarm',
    tokens: ['D7', 'gone', 'gone', 'gone'],
  });
  assert.deepEqual(
    [wall.open(0).includes('C5'), wall.open(0).includes('D5'), wall.open(0).includes('D6')],
    [true, false, false],
  );
  const t = activated(['Rogue A2', 'Pixie B2', 'Cable I5'], brood('A1'));
  assert.deepEqual(
    t.open(0).filter(hex => hex.startsWith('A')),
    ['A1'],
  );
});

test('MR-RUL-121 with movement 1 it ends elsewhere; one that cannot move stays and attacks', () => {
  const surge = { mission: 'Power Surge', tokens: ['I5'] };
  assert.deepEqual(activated(['Rogue E1', 'Pixie A1'], surge).open(0), ['H5', 'H6', 'I4']);
  const boxed = activated(['Rogue H5', 'Pixie H6', 'Cable I4'], surge);
  assert.deepEqual([boxed.at, boxed.open(0)], ['activation.strike', ['Attack Rogue', 'Attack Pixie', 'Attack Cable']]);
});

test('MR-MCH-04/11 MR-RUL-119/120 it attacks all in range, in its controller’s order, always with all its dice', () => {
  const t = activated(['Rogue E5 4/1/1', 'Pixie E6 2/1/1'], {
    mission: 'Power Surge',
    tokens: ['D8'],
    dice: [1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6],
  });
  t.play('0 to:D7', '0 attack:Pixie');
  assert.deepEqual(
    t.log().filter(line => /attacks|^Attack/.test(line)),
    [
      'New Mutant attacks Pixie.',
      'Attack 1, 1, 1, 1 and 1, defence 6.',
      'New Mutant attacks Rogue.',
      'Attack 1, 1, 1, 1 and 1, defence 6.',
    ],
  );
});

test('MR-MCH-13 one that is destroyed in the middle of its attacks attacks nobody else', () => {
  const t = activated(['Rogue E5', 'Cable E7', 'Pixie I1'], {
    mission: 'Purifier Raid',
    tokens: ['E6, 2 damage by 1', 'A1', 'A2', 'A3', 'A4', 'A5'],
    hands: [['Hex Bolt']],
    pp: [3, 0, 0, 0],
    dice: [6, 1, 1, 1, 1, 1, 1, 1],
  });
  t.play('0 to:E6', '0 attack:Rogue').passUntil('damage.lower').play('0 lower:SPD', '0 play:Hex Bolt');
  assert.equal(t.token(0), 'gone');
  assert.deepEqual(
    t.log().filter(line => line.includes(' attacks ')),
    ['Purifier 1 attacks Rogue.'],
  );
});

test('MR-RUL-124 who has taken control is bound by the same limits, and ties for it are rolled again', () => {
  const t = activated(['Rogue E1', 'Pixie A5'], brood('E4'));
  t.world.fight!.controller = 2;
  assert.deepEqual([t.waiting, t.open(2), t.refused('2 to:E5')], [[2], ['D1', 'E2', 'F1'], 'MR-MCH-06']);
  const tied = arena(['Rogue E4', 'Pixie E9'], {
    mission: 'Sentinel Swarm',
    tokens: FAR,
    run: 'defeat',
    locals: { pc: 1, by: -1, severity: 1, waived: true },
    dice: [5, 5, 5, 1, 1, 1, 5, 5, 5, 1, 1, 1, 2, 2, 2],
  });
  assert.deepEqual([tied.world.fight!.controller, tied.world.commander], [3, 0]);
});

test('MR-EXE-09 the attack of a Mission Character begins the count of quiet turns anew', () => {
  const t = arena(['Rogue E1', 'Pixie A5'], { ...brood('E2'), run: 'pcTurn', locals: { seat: 1 }, toAct: [], turn: 2 });
  t.world.fight!.quiet = 2;
  t.play('1 done').idleWhile(() => t.world.fight?.turn === 2);
  assert.deepEqual([t.world.fight?.turn, t.world.fight?.quiet], [3, 0]);
});

test('MR-RUL-119 several act in the order their controller likes, each once', () => {
  const t = arena(['Rogue A5', 'Pixie A4'], {
    mission: 'Sentinel Swarm',
    tokens: FAR,
    run: 'missionCharacters',
    commander: 2,
  });
  assert.deepEqual([t.at, t.waiting], ['missionCharacters.pick', [2]]);
  t.play('2 activate:Sentinel 3', '2 to:G1');
  assert.deepEqual([t.open(2), t.token(2)], [['Sentinel 1', 'Sentinel 2', 'Sentinel 4'], 'G1']);
});

test('MR-MCH-02 MR-RUL-119 the only one there acts without being named', () => {
  const t = arena(['Rogue E1', 'Pixie A5'], { ...brood('E4'), run: 'missionCharacters' });
  assert.deepEqual([t.at, t.waiting], ['activation.move', [0]]);
});

test('MR-RUL-23 MR-MCH-13 where a token has been destroyed the hex is free', () => {
  const locals = { figure: 10, n: 3, by: 1, assigner: 1 };
  const tokens = ['E2', 'I1', 'I2', 'H1', 'H2', 'G1'];
  const t = arena(['Rogue E1', 'Pixie A5'], { mission: 'Purifier Raid', tokens, run: 'damage', locals, toAct: [0] });
  assert.equal(t.token(0), 'gone');
  assert.equal(t.play('0 move').refused('0 to:E2'), undefined);
});

test('MR-MCH-09/10 MR-RUL-123/124 with the Commander’s character the last, the others roll for control', () => {
  const fall = (pcs: readonly string[], position: Fighters = { mission: 'Sentinel Swarm', tokens: FAR }) =>
    arena(pcs, {
      ...position,
      run: 'defeat',
      locals: { pc: 1, by: -1, severity: 1, waived: true },
      dice: [1, 1, 1, 6, 6, 6, 2, 2, 2],
    }).world;
  const lost = fall(['Rogue E4', 'Pixie E9']);
  assert.deepEqual([lost.fight!.controller, lost.commander], [2, 0]);
  assert.equal(fall(['', 'Pixie E9', 'Rogue E4']).fight!.controller, 0);
  assert.equal(fall(['Rogue E4', 'Pixie E9', 'Cable E1']).fight!.controller, 0);
  const nobody = { mission: 'Danger Room Duel', tokens: [] };
  assert.equal(fall(['Rogue E4', 'Pixie E9'], nobody).fight!.controller, 0);
});
