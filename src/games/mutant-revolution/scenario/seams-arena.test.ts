// Seams of the arena: answers to blows and defeats, Characters who leave in the middle, dice that are gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scenario } from './scenario.ts';
import { arena, FAR, statsOf, turnOf, type Fighters } from './testing.ts';

const SWARM = { mission: 'Sentinel Swarm', tokens: FAR };
/** Seat 0 attacks seat 1 with these dice, first its own. */
const blow = (pcs: string[], dice: number[], more: Fighters = {}): Scenario =>
  arena(pcs, { ...SWARM, run: 'attack', locals: { attacker: 0, target: 1 }, dice, rp: [3, 3, 3, 3], ...more });

test('MR-DMG-08 MR-DEF-08 Roll with the Punch, then Healer’s Touch: hospitalized no more, kept for nothing', () => {
  const hands = [[], ['Roll with the Punch', 'Healer’s Touch']];
  const t = blow(['Rogue E4', 'Cable E5 1/1/1'], [6, 6, 6, 1, 1], { hands, pp: [0, 2, 0, 0] });
  t.play('1 pass', '1 pass');
  assert.deepEqual(t.open(1, 'play').length, 1, 'the hospitalized are not kept');
  t.play('1 play:Roll with the Punch', '1 play:Healer’s Touch');
  assert.deepEqual([t.character('Cable'), t.world.hope[1], t.world.rp[1]], ['Cable, 0 power, injured', 9, 2]);
});

test('MR-DEF-02 MR-RUL-113 a Power that answers the defeat is paid before the tokens are lost', () => {
  const t = blow(['Rogue E4', 'Rockslide E5 1/1/1'], [6, 6, 6, 1, 1], { with: { Rockslide: '1 power' } });
  t.play('1 power:Rockslide', '1 pay');
  assert.deepEqual([t.character('Rockslide'), t.world.hope[1], t.world.rp[1]], ['Rockslide, 0 power, injured', 6, 3]);
});

test('MR-DEF-09 MR-RUL-150 a Student taken over in the fight is out of the arena and of its tallies', () => {
  const t = blow(['Rogue E4', 'Pixie E5 1/1/1', 'Beast I5'], [6, 1, 1, 1, 1], { hope: [9, 0, 9, 9] });
  t.play('1 letGo', '0 recruit');
  assert.deepEqual([t.own(0), t.own(1), t.world.hope[0]], [['Rogue', 'Pixie'], [], 8]);
  assert.deepEqual(
    [t.world.fight!.pcs.map(({ seat, out }) => [seat, out])],
    [
      [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
    ],
  );
});

test('MR-DEF-05 MR-REV-03 MR-RUL-112 a Leader hospitalized on 1 RP and 2 Hope loses what there is', () => {
  const t = blow(['Rogue E4', 'Cyclops E5 1/1/1'], [6, 6, 6, 1, 1], { rp: [1, 1, 1, 1], hope: [9, 2, 9, 9] });
  assert.deepEqual([t.world.rp[1], t.world.hope[1], t.character('Cyclops')], [0, 0, 'Cyclops, 0 power, injured']);
});

test('MR-DMG-04 MR-RUL-99 one blow through the Rule of One: all to 1 first, then to 0', () => {
  const t = blow(['Rogue E4', 'Cable E5 2/1/1'], [6, 6, 6, 1, 1]);
  assert.deepEqual([t.world.fight!.pcs[1]!.out, t.world.fight!.pcs[1]!.stats], [2, [0, 0, 1]]);
});

test('MR-DMG-09 MR-RUL-102 Psylocke chooses, but only among stats above 1', () => {
  const t = blow(['Psylocke E4', 'Cable E5 3/1/2'], [6, 6, 1, 1, 1], { with: { Psylocke: '1 power' } });
  t.play('0 power:Psylocke');
  assert.deepEqual([t.waiting, t.refused('0 lower:DEF'), t.refused('0 lower:SPD')], [[0], 'MR-DMG-04', undefined]);
});

test('MR-ACT-06 Cable does not attack again whom the first attack has felled', () => {
  const t = turnOf(0, ['Cable E4', 'Rogue E5 1/1/1', 'Beast I5'], {
    ...SWARM,
    with: { Cable: '2 power' },
    dice: [6, 6, 1, 1, 1],
  });
  t.play('0 attack:Rogue', '1 pay');
  assert.deepEqual([t.at, t.open(0)], ['pcTurn.act', ['Move', 'Done']]);
});

test('MR-RUL-91 the one who acts falls in its own turn: the rest of it does not happen', () => {
  const hands = [[], ['Hex Bolt']];
  const t = turnOf(0, ['Rogue E4 2/1/1', 'Cable E5', 'Beast I5'], {
    ...SWARM,
    hands,
    pp: [0, 2, 0, 0],
    dice: [6, 6, 1, 1, 1],
  });
  t.play('0 attack:Cable', '1 pass', '1 pass', '1 lower:SPD', '1 lower:SPD', '1 play:Hex Bolt', '0 pay');
  assert.deepEqual([t.world.fight!.pcs[0]!.out, t.at === 'pcTurn.act'], [1, false]);
});

test('MR-MCH-13 a Sentinel that an answer destroys in the middle of its attacks makes no more of them', () => {
  const hands = [['Hex Bolt']];
  const tokens = ['E6, 2 damage by 1', ...FAR.slice(1)];
  const t = arena(['Rogue E5', 'Cable E7'], {
    mission: 'Sentinel Swarm',
    tokens,
    run: 'activation',
    locals: { figure: 10 },
    hands,
    pp: [2, 0, 0, 0],
    dice: [6, 1, 1, 1, 1, 1, 1, 1],
  });
  t.idleTo('activation.strike').play(
    '0 attack:Rogue',
    '0 pass',
    '0 pass',
    '0 lower:SPD',
    '0 play:Hex Bolt',
    '0 lower:SPD',
    '1 lower:SPD',
  );
  assert.deepEqual([t.token(0), t.kinds.filter(kind => kind === 'attackDeclared').length], ['gone', 1]);
  assert.deepEqual([t.world.fight!.destroyed[0], t.world.hope[0]], [1, 10]);
});

test('MR-RUL-98 Damage that is prevented to nothing was an attack, but no hit', () => {
  const t = turnOf(0, ['Rogue E4', 'Colossus E5', 'Beast I5'], {
    mission: 'Danger Room Duel',
    tokens: [],
    with: { Colossus: '1 power' },
    dice: [6, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  t.play('0 attack:Colossus', '1 power:Colossus');
  assert.deepEqual(
    [statsOf(t, 1), t.refused('0 attack:Colossus'), t.world.fight!.stirred],
    ['4/5/4', 'MR-ACT-04', true],
  );
  assert.ok(t.kinds.includes('attackMissed'));
});

test('MR-RUL-97 MR-ATK-09 a defender whose dice are all taken away leaves every die unopposed', () => {
  const t = blow(['Quentin Quire E4', 'Cable E5 2/2/2'], [3, 2], { with: { 'Quentin Quire': '1 power' } });
  t.play('0 power:Quentin Quire');
  assert.equal(Number(t.match.events.flat().find(({ kind }) => kind === 'damaged')!.facts.n), 1);
});

test('MR-RUL-101 MR-RUL-05 what comes back is at most what the Mission began with, Training and all', () => {
  const position = { ...SWARM, with: { Triage: '1 power, Danger Room Session' } };
  const t = turnOf(0, ['Triage E4 2/5/1', 'Cable I5'], position).play('0 power:Triage');
  assert.deepEqual([t.at, statsOf(t, 0)], ['pcTurn.act', '2/5/2']);
});

test('MR-RUL-152 a push ends on open hexes alone, and who is boxed in is not pushed', () => {
  const t = blow(['Polaris E4', 'Rogue E5'], [6, 1, 1, 1, 1, 1], { with: { Polaris: '1 power' } });
  t.play('1 lower:SPD', '0 power:Polaris');
  assert.ok(!t.open(0).some(hex => ['E4', 'E5'].includes(hex)));
  const boxed = blow(['Polaris E4', 'Rogue E5'], [6, 1, 1, 1, 1, 1], {
    with: { Polaris: '1 power' },
    mission: 'Purifier Raid',
    tokens: ['D4', 'D5', 'E6', 'F4', 'F5', 'I1'],
  });
  boxed.play('1 lower:SPD');
  assert.ok(!boxed.kinds.includes('powerUsed') && boxed.at !== 'moment.react');
});

test('MR-RUL-153 an iced target’s dice are fewer through the next Mission Turn, and not after it', () => {
  const ice = { kind: 'dice.attack', whom: 1, n: -1, by: 0, until: 'nextMissionTurn' } as const;
  const t = arena(['Iceman E1', 'Rogue A1'], { ...SWARM, run: 'fight', turn: 0, lasting: [ice] });
  t.idleWhile(() => t.world.fight!.turn < 2);
  assert.equal(t.world.lasting.length, 1);
  t.idleWhile(() => t.world.fight!.turn < 3);
  assert.equal(t.world.lasting.length, 0);
});

test('MR-EXE-08 MR-EXE-09 the third quiet Mission Turn fails the Mission, and one attack in it does not', () => {
  const last = (...lines: string[]): Scenario => {
    const position = { mission: 'Danger Room Duel', turn: 3, toAct: [], dice: [1, 1, 1, 1, 6, 6, 6] };
    const t = turnOf(0, ['Rogue E4', 'Cable E5'], position);
    t.world.fight!.quiet = 2;
    return t.play(...lines).idleWhile(() => t.world.fight?.turn === 3);
  };
  assert.ok(last('0 done').kinds.includes('missionFailed'));
  const stirred = last('0 attack:Cable', '0 done');
  assert.deepEqual([stirred.world.fight!.turn, stirred.world.fight!.quiet], [4, 0]);
});

test('MR-EXE-06 MR-RUL-160 a Character that falls answers the blow, and both have fallen in one attack', () => {
  const t = turnOf(0, ['Rogue E4 1/1/1', 'Cable E5 1/1/1'], {
    mission: 'Danger Room Duel',
    hands: [[], ['Hex Bolt']],
    pp: [0, 2, 0, 0],
    rp: [3, 3, 3, 3],
    dice: [6, 1],
    toAct: [],
  });
  t.play('0 attack:Cable', '1 pass', '1 pass', '1 pass', '1 pay', '1 play:Hex Bolt', '0 pay');
  assert.deepEqual([t.kinds.includes('missionFailed'), t.world.rp], [true, [2, 2, 3, 3]]);
});
