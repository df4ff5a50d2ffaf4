// Tests of what pictures take from the log: dice, dials and Damage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Facts } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { hitsIn, isAt, lastBids, rollsOf, running } from './happened.ts';

type Told = readonly [kind: string, facts: Facts];
const logOf = (...lines: (readonly Told[])[]) =>
  lines.map(events => ({ at: 0, events: events.map(([kind, facts]) => ({ kind, facts })) }));

const ARENA: Position = {
  at: 'mission',
  run: 'pcTurn',
  locals: { seat: 0 },
  own: [['Rogue'], ['Beast'], ['Cable'], ['Iceman']],
  pp: [0, 0, 0, 0],
  fight: { mission: 'Trial by Combat', pcs: ['Rogue E1', 'Beast E2'] },
};
const looking = (position: Position = ARENA) => view(game, scenario(position).state, 0);
const SHOWN: Told = ['missionShown', { seat: 0, card: 200 }];
const ATTACKED: readonly Told[] = [
  ['attackDeclared', { attacker: 3, target: 5 }],
  ['attackRolled', { attack: [6, 2], defence: [3] }],
];

test('where the rules are', () => {
  const seen = looking();
  assert.ok(isAt(seen, 'pcTurn.act'));
  assert.equal(running<{ seat: number }>(seen, 'pcTurn')!.seat, 0);
  assert.equal(running(seen, 'auction'), undefined);
});

test('the last attack with its dice, also those rolled again or turned, and what came of it', () => {
  const before = rollsOf(looking(), logOf([SHOWN], ATTACKED))!;
  assert.deepEqual(
    before.rows.map(({ fighter, dice }) => [fighter, dice]),
    [
      [3, [6, 2]],
      [5, [3]],
    ],
  );
  assert.equal(before.damage, undefined);
  const changed: readonly Told[] = [
    ['rerolled', { seat: 0, side: 'attack', dice: [6, 5] }],
    ['dieTurned', { seat: 1, side: 'defence', face: 3, n: 4 }],
    ['damaged', { character: 5, n: 2 }],
    ['damaged', { character: 5, n: 1 }],
  ];
  const after = rollsOf(looking(), logOf([SHOWN], ATTACKED, changed))!;
  assert.deepEqual([after.rows[0]!.dice, after.rows[1]!.dice, after.damage], [[6, 5], [4], 2]);
});

test('a miss does no Damage; without a fight no dice lie on the table', () => {
  const log = logOf([SHOWN], ATTACKED, [['attackMissed', {}]]);
  assert.equal(rollsOf(looking(), log)!.damage, 0);
  assert.equal(rollsOf(looking({ at: 'plot' }), log), undefined);
});

test('Initiative: everybody’s dice of this Mission Turn, the later roll of each', () => {
  const rolled = (seat: number, ...dice: number[]): Told => ['initiativeRolled', { seat, dice }];
  const log = logOf([SHOWN, ['missionTurn', { n: 1 }], rolled(0, 4, 4), rolled(1, 5, 3)], [rolled(0, 1, 1)]);
  const rolls = rollsOf(looking(), log)!;
  assert.equal(rolls.what, 'initiative');
  assert.deepEqual(rolls.rows, [
    { seat: 1, dice: [5, 3], total: 8 },
    { seat: 0, dice: [1, 1], total: 2 },
  ]);
});

test('the dice of an attack at hand are those of the rules', () => {
  const t = scenario({
    ...ARENA,
    pp: [6, 6, 6, 6],
    hands: [[], ['Careful Preparations']],
    dice: [6, 6, 6, 6, 1, 1, 1, 1, 1],
  });
  const attack = { attacker: 0, target: 1, rolled: true, attackDice: [6, 6], defenceDice: [1], unopposedFrom: 3 };
  const seen = view(game, t.state, 0);
  seen.stack.push({ at: 'attack.after', my: attack });
  const rolls = rollsOf(seen, [])!;
  assert.deepEqual([rolls.rows[0]!.dice, rolls.rows[1]!.dice, rolls.damage, rolls.live], [[6, 6], [1], 2, true]);
});

test('dials of the last auction alone', () => {
  const bid = (seat: number, n: number): Told => ['bidShown', { seat, n }];
  const log = logOf(
    [['recruitShown', { card: 3 }], bid(0, 9)],
    [['recruitShown', { card: 4 }], bid(0, 2), bid(1, 2), bid(0, 1)],
  );
  assert.deepEqual(
    [...lastBids(log)],
    [
      [0, 1],
      [1, 2],
    ],
  );
});

test('Damage that has landed since a line of the log', () => {
  const log = logOf([['damaged', { character: 5, n: 2 }]], [['marked', { fighter: 10_001, n: 1 }]]);
  assert.deepEqual(
    hitsIn(log, 0).map(({ fighter, n }) => [fighter, n]),
    [
      [5, 2],
      [10_001, 1],
    ],
  );
  assert.equal(hitsIn(log, 1).length, 1);
});
