// Features of Strike Teams: the same numbers for both sides, each worth less the more rounds are left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strikeTeams as game } from '../game.ts';
import { figureNamed } from '../scenario/naming.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { DOWN, EXTRACTED, HEROES, MASTERMIND, type Strike, type Team } from '../table/world.ts';
import { features } from './features.ts';
import { chance } from './horizons.ts';

const EVEN: Position = { figures: { cap: '3,4', iron: '3,6', winter: '8,4', s1: '8,6' } };
const numbers = (position: Position, team: Team): Record<string, number> =>
  numbersOf(scenario({ ...EVEN, ...position }).world, team);
function numbersOf(w: Strike, team: Team): Record<string, number> {
  const x = features.of(w, 2);
  const count = features.names.length;
  assert.equal(x.length, 2 * count);
  assert.ok(
    x.every(n => Math.abs(n) <= 5),
    String(x),
  );
  return Object.fromEntries(features.names.map((name, i) => [name, x[team * count + i]!]));
}

test('points, Command Points and AP count for the side that has them', () => {
  const even = numbers({}, HEROES);
  assert.ok(numbers({ op: [2, 0] }, HEROES)['op']! > even['op']!);
  assert.equal(numbers({ op: [2, 0] }, MASTERMIND)['op'], 0);
  assert.ok(numbers({ cp: [5, 0] }, HEROES)['cp']! > numbers({ cp: [1, 0] }, HEROES)['cp']!);
  assert.ok(numbers({ ap: { winter: 6 } }, MASTERMIND)['ap']! > numbers({ ap: { winter: 1 } }, MASTERMIND)['ap']!);
  assert.deepEqual(numbers({ ap: { winter: 6 } }, HEROES), numbers({ ap: { winter: 1 } }, HEROES));
});
test('wounds cost a body and, the more of them, the points at stake; soldiers cost less', () => {
  const hurt = (attack: number) => numbers({ wounds: { winter: { attack } } }, MASTERMIND);
  const [one, two] = [hurt(1), hurt(2)];
  assert.ok(Math.abs(two['bodies']! - 2 * one['bodies']!) < 1e-6);
  assert.ok(Math.abs(two['stakes']! - 4 * one['stakes']!) < 1e-6);
  const { world } = scenario(EVEN);
  const fallen = (figure: number): number =>
    numbersOf({ ...world, presence: world.presence.with(figure, DOWN) }, MASTERMIND)['bodies']!;
  const [soldier, character] = ['s1', 'winter'].map(key => fallen(figureNamed(key)));
  assert.ok(character! < soldier! && soldier! < 0);
});
test('who has left the map is no loss and goes nowhere', () => {
  const { world } = scenario({ ...EVEN, wounds: { winter: { attack: 2 } } });
  const left = { ...world, presence: world.presence.with(figureNamed('winter'), EXTRACTED) };
  const alone = scenario({ figures: { cap: '3,4', iron: '3,6', s1: '8,6' } }).world;
  for (const name of ['bodies', 'stakes', 'spaces'])
    assert.equal(numbersOf(left, MASTERMIND)[name], numbersOf(alone, MASTERMIND)[name], name);
});
test('the weights of all of it are those that bots have played by', () => {
  const { state } = scenario({
    figures: { may: '2,4', iron: '3,6', winter: '8,4', s1: '8,6' },
    stages: ['s1-3'],
    tokens: [
      ['terminal', '6,4'],
      ['terminal', '6,8'],
    ],
    op: [2, 1],
    cp: [4, 1],
    ap: { winter: 6 },
    wounds: { winter: { attack: 2 }, may: { move: 1 } },
    round: 4,
  });
  const [heroes, mastermind] = [0, 1].map(seat => chance(game.table.bind(state), seat));
  assert.ok(Math.abs(heroes! - 0.589419) < 1e-6, String(heroes));
  assert.ok(Math.abs(heroes! + mastermind! - 1) < 1e-9);
});
test('cards promise something to heroes alone, and all counts for less while rounds are left', () => {
  const power: Position = { stages: ['s1-3'], tokens: [['terminal', '4,4']] };
  assert.notEqual(numbers(power, HEROES)['cards'], 0);
  assert.equal(numbers(power, MASTERMIND)['cards'], 0);
  const late = numbers({ op: [2, 0], round: 11 }, HEROES)['op']!;
  assert.ok(late > 1.5 * numbers({ op: [2, 0], round: 3 }, HEROES)['op']!);
});
test('a moment is kept for each phase in which figures act', () => {
  const { world } = scenario(EVEN);
  const moments = [
    [3, 2],
    [3, 3],
    [4, 2],
  ].map(([round, phase]) => features.moment({ ...world, round: round!, phase: phase! }));
  assert.deepEqual(moments, ['mastermind 3', 'heroes 3', 'mastermind 4']);
  assert.equal(features.moment({ ...world, phase: 4 }), undefined);
  assert.equal(features.moment({ ...world, op: [1, 0] }), features.moment(world));
});
