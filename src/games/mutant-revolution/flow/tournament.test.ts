// The Final Tournament: who meets whom, the champions, and a match that has to end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAction } from '../abilities/lasting.ts';
import { hexName } from '../table/hex.ts';
import { cardName } from '../cards/index.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { arena, statsOf, turnOf } from '../scenario/testing.ts';

const QUIET = ['Wolverine, 0 power', 'Cyclops, 0 power', 'Magneto, 0 power', 'Storm, 0 power'];
const final = (rp: number[], more: Position = {}): Scenario =>
  scenario({ at: 'winning', own: QUIET.map(leader => [leader]), rp, hope: [5, 3, 4, 9], ...more });
const champions = (t: Scenario) => t.world.fight!.pcs.map(pc => `${cardName(pc.character)} ${hexName(pc.hex)}`);

test('MR-TOU-01 MR-TOU-02 MR-RUL-128 MR-RUL-132 who has fewer Hope picks first, openly; E1 and E9', () => {
  const own = [
    ['Wolverine, 0 power', 'Rogue, 0 power'],
    ['Cyclops, 0 power', 'Cable, injured'],
  ];
  const t = final([6, 6, 1, 1], { own });
  assert.deepEqual([t.at, t.waiting], ['match.pick', [1]]);
  assert.deepEqual([t.refused('1 pick:Cable'), t.open(1)], ['MR-GLO-02', ['Cyclops']]);
  t.play('1 pick:Cyclops');
  assert.deepEqual(t.open(0), ['Rogue', 'Wolverine']);
  t.play('0 pick:Rogue');
  assert.deepEqual([champions(t), t.world.fight!.card], [['Cyclops E1', 'Rogue E9'], -1]);
});

test('MR-TOU-03 MR-RUL-129 with equal Hope the lower roll picks first', () => {
  const t = final([6, 6, 1, 1], { hope: [5, 5, 5, 5], dice: [3, 3, 3, 1, 1, 1] });
  assert.deepEqual(t.waiting, [1]);
});

test('MR-TOU-04 MR-TOU-05 full Attributes, and the Power Tokens that are left', () => {
  const t = final([6, 6, 1, 1], { own: [['Wolverine, 1 power'], ['Cyclops, 0 power']] });
  t.play('1 pick:Cyclops', '0 pick:Wolverine');
  assert.deepEqual([statsOf(t, 0), t.world.power[65]], ['5/4/5', 1]);
});

test('MR-RUL-131 who has nobody to send has lost; if neither has, dice decide', () => {
  const won = (own: string[][], dice: number[] = []) => final([6, 6, 1, 1], { own, dice }).state.result!.ranks;
  assert.deepEqual(won([['Wolverine, injured'], ['Cyclops']]), [2, 1, 2, 2]);
  assert.deepEqual(won([['Wolverine, injured'], ['Cyclops, injured']], [1, 1, 1, 6, 6, 6]), [1, 2, 2, 2]);
});

test('MR-TOU-06 MR-TOU-07 MR-RUL-133 MR-WIN-04 a match goes on to the end, without results for the defeated', () => {
  const t = final([6, 6, 1, 1]).play('1 pick:Cyclops', '0 pick:Wolverine');
  t.idleWhile(() => !t.state.result);
  const winner = t.state.result!.ranks.indexOf(1);
  assert.ok(winner === 0 || winner === 1);
  assert.deepEqual([t.world.rp, t.world.injured.some(n => n === 1), t.world.hope], [[6, 6, 1, 1], false, [5, 3, 4, 9]]);
});

test('MR-TOU-08/09 MR-TOU-11..13 of three the two poorest meet, then the winner and the third, in full health', () => {
  const t = final([6, 6, 6, 1]).play('1 pick:Cyclops', '2 pick:Magneto');
  t.idleWhile(() => t.at !== 'match.pick');
  const pickers = t.waiting;
  t.idleWhile(() => t.world.fight!.pcs.length < 2);
  assert.ok(pickers.every(seat => seat < 3));
  assert.equal(t.world.fight!.pcs.filter(pc => pc.seat === 0).length, 1);
  assert.ok(t.world.fight!.pcs.every(pc => pc.stats.every((n, i) => n === pc.start[i])));
});

test('MR-TOU-10 MR-RUL-130 of four the two poorest meet, then the others, then the winners; the tied roll', () => {
  const t = final([6, 6, 6, 6], { hope: [1, 4, 4, 4], dice: [5, 5, 5, 2, 2, 2, 3, 3, 3] });
  assert.deepEqual(t.waiting, [0]);
  t.play('0 pick:Wolverine');
  assert.deepEqual(t.waiting, [2]);
  t.play('2 pick:Magneto');
  t.idleWhile(() => t.at !== 'match.pick');
  assert.ok([1, 3].includes(t.waiting[0]!));
  t.idleWhile(() => !t.state.result);
  assert.equal(t.kinds.filter(kind => kind === 'matchWon').length, 3);
  const matches = t.match.events.flat().filter(({ kind }) => kind === 'matchBegun');
  assert.deepEqual(
    matches.slice(0, 2).map(({ facts }) => new Set(facts.seats as number[])),
    [new Set([0, 2]), new Set([1, 3])],
  );
});

test('MR-RUL-131 a match that is forfeited leaves nobody in the arena, whoever fought there before', () => {
  const own = [['Wolverine, injured'], ['Cyclops, 0 power'], ['Magneto, 0 power']];
  const t = final([6, 6, 6, 1], { own }).play('1 pick:Cyclops', '2 pick:Magneto').idleTo('');
  assert.deepEqual([t.kinds.includes('matchForfeited'), t.world.fight], [true, null]);
});

test('MR-RUL-136 the School in Position 1 rolls first', () => {
  const t = final([6, 6, 1, 1], { dice: [1, 1, 1, 1, 1, 6, 6, 6, 6, 6] }).play('1 pick:Cyclops', '0 pick:Wolverine');
  assert.deepEqual([t.at, t.waiting], ['initiative.choose', [0]]);
});

test('MR-RUL-135 after three quiet Mission Turns each must attack, or come nearer', () => {
  const pressed = (pcs: readonly string[]) => {
    const t = turnOf(0, pcs, { quiet: 3 });
    return t;
  };
  const near = pressed(['Rogue E4', 'Cable E5']);
  assert.deepEqual(
    [near.refused('0 move'), near.refused('0 done'), near.open(0)],
    ['MR-RUL-135', 'MR-RUL-135', ['Attack Cable']],
  );
  const reach = pressed(['Rogue E2', 'Cable E6']).play('0 move');
  assert.deepEqual(reach.open(0), ['D5', 'E5', 'F5']);
  const far = pressed(['Rogue E1', 'Cable E9']);
  assert.deepEqual([far.refused('0 done'), far.refused('0 move')], ['MR-RUL-135', undefined]);
  far.play('0 move');
  assert.deepEqual(
    [far.refused('0 to:E1'), far.refused('0 to:D1'), far.refused('0 to:E3')],
    ['MR-RUL-135', 'MR-RUL-135', undefined],
  );
});

test('MR-RUL-135 whoever has to attack does not use an Action on a Power instead', () => {
  for (const name of ['Triage', 'Magik']) {
    const t = turnOf(0, [`${name} E4 1/1/1`, 'Cable E5'], { with: { [name]: '2 power' }, dice: [1, 6] });
    t.world.fight!.quiet = 3;
    assert.deepEqual([t.refused(`0 power:${name}`), t.open(0)], ['MR-RUL-135', ['Attack Cable']]);
    t.play('0 attack:Cable').passUntil('pcTurn.act');
    assert.equal(t.refused(`0 power:${name}`), undefined, 'after the attack it may');
  }
});

test('MR-RUL-135 whoever can reach its opponent with both Actions spends none of them on a Power', () => {
  const pressed = (triage: string, actions = 2) => {
    const t = turnOf(0, [triage, 'Cable E5'], { with: { Triage: '1 power' } });
    t.world.fight!.quiet = 3;
    t.world.fight!.pcs[0]!.actions = actions;
    return t.refused('0 power:Triage');
  };
  assert.equal(pressed('Triage E2 1/3/2'), 'MR-RUL-135');
  assert.equal(pressed('Triage E2 1/3/2', 3), undefined, 'a Move and an attack are left');
  assert.equal(pressed('Triage E1 1/3/1'), undefined, 'it cannot reach him');
});

test('MR-RUL-135 in a match a Special Action is no attack', () => {
  const t = turnOf(0, ['Triage E1 1/3/1', 'Cable E9'], { with: { Triage: '1 power' }, turn: 3, toAct: [] });
  t.world.fight!.quiet = 2;
  t.play('0 power:Triage', '0 restore:DEF', '0 done').idleWhile(() => t.world.fight!.turn === 3);
  assert.equal(t.world.fight!.quiet, 3);
});

test('MR-RUL-135 nobody is pressed to what no Action is left for', () => {
  const last = (pcs: readonly string[], kind: 'move' | 'attack') => {
    const t = turnOf(0, pcs);
    t.world.fight!.quiet = 3;
    const pc = t.world.fight!.pcs[0]!;
    pc.actions = 0;
    addAction(t.world, pc, kind);
    return t.open(0);
  };
  assert.deepEqual(last(['Rogue E1', 'Cable E9'], 'attack'), ['Done']);
  assert.deepEqual(last(['Rogue E4', 'Cable E5'], 'move'), ['Move', 'Done']);
});

test('MR-TOU-06 no number of quiet Mission Turns ends a match', () => {
  const t = arena(['Rogue E1', 'Cable E9'], { run: 'fight', turn: 0 });
  t.idleWhile(() => t.world.fight!.turn < 4);
  assert.equal(t.world.fight!.quiet, 3);
});
