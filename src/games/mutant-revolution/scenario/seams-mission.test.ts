// Seams of the Mission Phase before and after the fight: who goes, what ends a Mission, what it is worth.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from './scenario.ts';
import { bid, FAR, statsOf, turnOf, type Fighters } from './testing.ts';

const OWN = [['Rogue'], ['Cable'], ['Beast'], ['Iceman']];
const phase = (mission: string, position: Position = {}): Scenario =>
  scenario({ at: 'mission', own: OWN, missions: [mission], ...position });
const CORNER = { mission: 'Sentinel Swarm', tokens: ['gone', 'gone', 'gone', 'E5'] };
/** A turn after which the Mission goes on, or ends. */
const inTurn = (seat: number, pcs: readonly string[], more: Fighters): Scenario =>
  turnOf(seat, pcs, { toAct: [], ...more });
const LAST = 'E5, 3 damage by 1';

test('MR-MIS-04 MR-RUL-80 after a tie that comes to nothing only the tied roll, and nobody pays', () => {
  const t = bid(phase('Sentinel Swarm', { hope: [5, 5, 5, 5], dice: [1, 1, 1, 6, 6, 6] }), '3 1 3 0', '0 - 0 -');
  assert.deepEqual([t.world.commander, t.world.hope, t.world.rp], [2, [5, 5, 5, 5], [1, 1, 2, 1]]);
});

test('MR-MIS-05 MR-REV-02 the command of a School on 6 brings nothing more', () => {
  const t = bid(phase('Sentinel Swarm', { rp: [6, 1, 1, 1] }), '3 1 0 0');
  assert.deepEqual([t.world.commander, t.world.rp], [0, [6, 1, 1, 1]]);
});

test('MR-RUL-83 MR-REV-09 all refuse, the Commander too: no Mission, and a sixth point is lost before the end', () => {
  const t = bid(phase('Sentinel Swarm', { rp: [1, 6, 1, 0] }), '3 1 0 0');
  t.play('0 invite:1', '1 refuse', '0 invite:3', '3 refuse', '0 invite:2', '2 refuse', '0 invite:0', '0 refuse');
  assert.deepEqual([t.world.rp, t.state.result, t.world.round], [[1, 5, 0, 0], null, 2]);
});

test('MR-CHO-10 MR-WIN-02 a Mission with one School ends the round: the sixth point of the command wins', () => {
  const t = bid(phase('Sentinel Swarm', { rp: [5, 6, 1, 1] }), '3 1 0 0');
  t.play('0 invite:1', '1 refuse', '0 invite:2', '2 refuse', '0 invite:3', '3 refuse', '0 invite:0', '0 send:Rogue');
  assert.deepEqual(
    [t.world.rp, t.state.result?.ranks],
    [
      [6, 5, 0, 0],
      [1, 2, 2, 2],
    ],
  );
});

test('MR-RUL-81 MR-CHO-05 a School whose Characters are all Injured, Leader and all, can only refuse', () => {
  const own = [['Rogue'], ['Cyclops, injured', 'Cable, injured'], ['Magneto', 'Beast, injured'], ['Iceman']];
  const t = bid(phase('Sentinel Swarm', { own, rp: [1, 2, 1, 1] }), '3 1 0 0').play('0 invite:1');
  assert.deepEqual(t.open(1), ['Refuse']);
  t.play('1 refuse', '0 invite:2');
  assert.deepEqual([t.world.rp[1], t.open(2)], [1, ['Send Magneto', 'Refuse']]);
});

test('MR-CHO-09 MR-RUL-85 a Mission for two: who refuses pays, who is not invited does not', () => {
  const t = bid(phase('Danger Room Duel'), '3 1 0 0').play('0 invite:1', '1 refuse', '0 invite:2', '2 send:Beast');
  t.play('0 invite:3', '3 send:Iceman');
  assert.deepEqual(
    [t.world.rp, t.world.fight!.pcs.map(pc => pc.seat)],
    [
      [2, 0, 1, 1],
      [2, 3],
    ],
  );
});

test('MR-RUL-84 MR-CHO-10 a Mission for two that only one joins ends when all have been invited', () => {
  const t = bid(phase('Danger Room Duel'), '3 1 0 0').play('0 invite:1', '1 refuse', '0 invite:2', '2 refuse');
  t.play('0 invite:3', '3 send:Iceman', '0 invite:0', '0 refuse');
  assert.deepEqual([t.world.rp, t.world.round, t.character('Iceman')], [[1, 0, 0, 1], 2, 'Iceman']);
});

test('MR-RUL-88 Prior Engagement at 0 RP still brings its Hope, and binds nobody to refuse', () => {
  const position = { rp: [1, 0, 1, 1], hands: [[], ['Prior Engagement']], pp: [0, 2, 0, 0] };
  const t = bid(phase('Sentinel Swarm', position), '3 1 0 0').play('1 pass', '0 invite:1', '1 play:Prior Engagement');
  t.play('1 send:Cable');
  assert.deepEqual([t.world.hope[1], t.world.rp[1]], [8, 0]);
});

test('MR-RUL-117 MR-REW-06 MR-REW-10 the last Sentinel takes its destroyer along: a success, without a Triumph', () => {
  const t = inTurn(1, ['Rogue A1', 'Cable E6 3/1/1'], {
    ...CORNER,
    tokens: [...CORNER.tokens.slice(0, 3), LAST],
    dice: [6, 6, 6, 1, 1, 1],
  });
  t.play('1 attack:Sentinel 4');
  assert.deepEqual(
    [t.kinds.includes('missionSucceeded'), t.character('Cable'), t.world.rp],
    [true, 'Cable, 0 power, triumph', [1, 2, 1, 1]],
  );
  const out = inTurn(1, ['Rogue A1', 'Cable E6 1/1/1'], {
    ...CORNER,
    tokens: [...CORNER.tokens.slice(0, 3), LAST],
    dice: [6, 1, 1, 1],
  });
  out.play('1 attack:Sentinel 4', '1 pay');
  assert.deepEqual(
    [out.kinds.includes('missionSucceeded'), out.character('Cable'), out.world.rp],
    [true, 'Cable, 0 power', [1, 1, 1, 1]],
  );
});

test('MR-RUL-117 the last token and the last two Characters leave by one blow: a success all the same', () => {
  const position = { ...CORNER, tokens: [...CORNER.tokens.slice(0, 3), LAST], rp: [3, 3, 1, 1], dice: [6, 1, 1, 1] };
  const t = inTurn(1, ['Rogue E4 1/1/1', 'Cable E6 1/1/1'], position).play('1 attack:Sentinel 4', '0 pay', '1 pay');
  assert.deepEqual([t.kinds.includes('missionSucceeded'), t.world.rp], [true, [2, 3, 1, 1]]);
});

test('MR-EXE-06 with another Sentinel left the same blow fails the Mission', () => {
  const position = { ...CORNER, tokens: ['gone', 'gone', 'I1', LAST], rp: [3, 3, 1, 1], dice: [6, 1, 1, 1] };
  const t = inTurn(1, ['Rogue E4 1/1/1', 'Cable E6 1/1/1'], position).play('1 attack:Sentinel 4', '0 pay', '1 pay');
  assert.deepEqual([t.kinds.includes('missionFailed'), t.world.rp, t.world.hope[1]], [true, [2, 2, 1, 1], 5]);
});

test('MR-EXE-04 MR-RUL-146 the last Crate hurts its opener out of the arena: a success, its reward is paid', () => {
  const crates = { mission: 'Weapons Cache', tokens: [...new Array<string>(6).fill('gone'), 'E5'], dice: [1] };
  const t = inTurn(0, ['Rogue E4 1/1/1', 'Cable A1'], { ...crates, turn: 2, rp: [3, 1, 1, 1] }).play(
    '0 special:Crate 7',
    '0 pay',
  );
  assert.deepEqual(
    [t.kinds.includes('missionSucceeded'), t.world.rp[0], t.character('Rogue')],
    [true, 3, 'Rogue, 0 power'],
  );
});

test('MR-RUL-01 MR-RUL-146 the New Mutant that is beaten down fails the Mission, though the last token is gone', () => {
  const position = {
    mission: 'Power Surge',
    tokens: ['E5, 7 damage by 1, 7 worked'],
    dice: [6, 6, 6, 6, 1, 1],
    rp: [1, 1, 1, 1],
  };
  const t = inTurn(0, ['Rogue E4', 'Cable A1'], position).play('0 attack:New Mutant');
  assert.deepEqual([t.kinds.includes('missionFailed'), t.world.rp], [true, [1, 1, 1, 1]]);
});

test('MR-RUL-146 the last Captive ends the Mission, whatever Guards are left', () => {
  const tokens = [...new Array<string>(7).fill('gone'), 'E5', 'I1', 'I2', 'I3'];
  const t = inTurn(0, ['Rogue E4', 'Cable A1'], { mission: 'Free the Captives', tokens, turn: 3 }).play(
    '0 special:Captive 8',
  );
  assert.deepEqual(
    [t.kinds.includes('missionSucceeded'), t.world.hope[0], t.character('Rogue')],
    [true, 10, 'Rogue, 0 power, triumph'],
  );
});

test('MR-REW-05 two Schools tied, one Student to be had: the first from the Commander on takes the top one', () => {
  const contact = (recruitDiscard: string[]): Scenario => {
    const fight = {
      tokens: ['E5, 3 worked'],
      feats: [0, 2, 1, 0],
      mission: 'First Contact',
      pcs: ['', 'Pixie A1', 'Armor E4', ''],
    };
    const own = [[], ['Pixie'], ['Armor, 0 power'], []];
    const run = { run: 'pcTurn', locals: { seat: 2 }, toAct: [] };
    return scenario({ at: 'mission', own, fight, recruitDiscard, dice: [6, 1], ...run }).play('2 special:Runaway');
  };
  const t = contact(['Dust', 'Broo', 'Rogue']);
  assert.deepEqual(
    [t.own(1), t.own(2), t.world.rp],
    [
      ['Broo', 'Pixie'],
      ['Armor', 'Dust'],
      [1, 2, 2, 1],
    ],
  );
  assert.deepEqual([contact(['Dust']).own(2), contact([]).world.rp], [['Armor'], [1, 2, 2, 1]]);
});

test('MR-REW-07 MR-RUL-116 a reward that the track cannot show still brings the Triumph Token', () => {
  const position = { mission: 'Trial by Combat', tokens: [], rp: [6, 2, 1, 1], dice: [6, 6, 6, 6, 6, 1] };
  const t = inTurn(0, ['Wolverine E4', 'Cyclops E5 1/1/1'], position).play('0 attack:Cyclops');
  assert.deepEqual(
    [t.world.rp, t.character('Wolverine'), t.world.hope[1]],
    [[6, 0, 1, 1], 'Wolverine, 0 power, triumph', 3],
  );
  assert.equal(t.character('Cyclops'), 'Cyclops, 0 power, injured');
});

test('MR-REW-09 MR-DEF-02 a second Triumph Token is not given, and a defeat takes the first', () => {
  const duel: Fighters = {
    mission: 'Danger Room Duel',
    tokens: [],
    with: { Rogue: '0 power, triumph', Cable: '1 power, triumph' },
    dice: [6, 6, 1, 1, 1, 1],
  };
  const t = inTurn(0, ['Rogue E4', 'Cable E5 1/1/1'], duel).play('0 attack:Cable', '1 pay');
  assert.deepEqual(
    [t.character('Rogue'), t.character('Cable')],
    ['Rogue, 0 power, triumph', 'Cable, 0 power, injured'],
  );
});

test('MR-EXE-07 two Purifiers left end the raid at once, before the second Action', () => {
  const tokens = ['gone', 'gone', 'gone', 'E5, 2 damage by 1', 'I1', 'I2'];
  const t = inTurn(0, ['Rogue E4', 'Cable A1'], { mission: 'Purifier Raid', tokens, dice: [6, 1, 1, 1, 1, 1] });
  t.play('0 attack:Purifier 4');
  assert.deepEqual([t.kinds.includes('missionSucceeded'), t.world.fight], [true, null]);
});

test('MR-RUL-125 MR-MCH-09 the instruction fells one after the other, and control goes before the next', () => {
  const position = {
    mission: 'Nothing Stops the Juggernaut',
    tokens: ['E5'],
    run: 'instructions',
    commander: 0,
    rp: [3, 3, 1, 1],
    dice: [1, 1, 1, 6, 6, 6, 2, 2, 2],
  };
  const t = inTurn(0, ['Rogue E4', 'Cable E6 1/1/1'], position).play('0 lower:SPD', '1 pay');
  assert.deepEqual([statsOf(t, 0), t.world.fight!.controller, t.world.rp[1]], ['4/4/3', 2, 2]);
  const both = inTurn(0, ['Rogue E4 1/1/1', 'Cable E6 1/1/1'], position).play('0 pay', '1 pay');
  assert.deepEqual([both.kinds.includes('missionFailed'), both.world.rp], [true, [2, 2, 1, 1]]);
});

test('MR-MCH-09 nobody loses control when no Mission Character is left to be controlled', () => {
  const t = inTurn(1, ['Rogue I5', 'Cable E4', 'Pixie E5 1/1/1'], {
    mission: 'Weapons Cache',
    tokens: FAR,
    commander: 1,
    dice: [6, 6, 6, 6, 1],
  });
  t.play('1 attack:Pixie');
  assert.equal(t.world.fight!.controller, 1);
});
