// Bots of both roles: what they value, what they look at first, and that they beat players who choose by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { advance, start } from '#engine/apply.ts';
import { asked, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { strikeTeams as game } from '../game.ts';
import { VILLAIN_TEAMS } from '../flow/set-up.ts';
import { type Position, scenario } from '../scenario/scenario.ts';
import { BOSS, type Strike } from '../table/world.ts';
import { drawn } from '../table/testing.ts';
import { bot, guess } from './bot.ts';
import { blowWorth } from './goals.ts';

const EVEN: Position = { figures: { cap: '3,4', iron: '3,6', winter: '8,4', rad: '8,6' } };
/** The chances of the heroes and of the Mastermind. */
const values = (position: Position): number[] => {
  const { state } = scenario({ ...EVEN, ...position });
  return [0, 1].map(seat => bot.value(game.table.bind(state), seat));
};
test('points, health and Command Points are worth something to one side and cost the other as much', () => {
  const [even] = values({});
  const better: Position[] = [{ op: [1, 0] }, { wounds: { winter: { attack: 2, move: 1 } } }, { cp: [3, 0] }];
  for (const position of better) {
    const [heroes, mastermind] = values(position);
    assert.ok(heroes! > even!, JSON.stringify(position));
    assert.ok(Math.abs(heroes! + mastermind! - 1) < 1e-9);
  }
});
test('a lead is worth more the fewer rounds are left', () => {
  const at = (round: number): number => values({ op: [2, 0], round })[0]!;
  assert.ok(at(11) > at(4));
});

const chosen = (t: ReturnType<typeof scenario>, seat: number): string =>
  greedyBot.choose(game, knowledge(game, t.state, seat), quickRandom(1)) as string;
test('heroes work on tokens at hand before anything else', () => {
  const figures = { may: '3,4', s1: '3,5' };
  const t = scenario({ figures, tokens: [['terminal', '4,4']] }).turn('may');
  assert.equal(chosen(t, 0), 'breakToken:0');
});
test('an attack that fells an enemy comes before a walk, and a walk before the end of the turn', () => {
  const near = scenario({ figures: { iron: '3,4', s1: '6,4' } }).turn('iron');
  assert.equal(chosen(near, 0), 'attack');
  const far = scenario({ figures: { cap: '0,0', s1: '11,11' } }).turn('cap');
  assert.match(chosen(far, 0), /^advance:/);
});
test('nobody attacks a teammate', () => {
  const t = scenario({ figures: { cap: '3,4', iron: '4,4' } }).turn('cap');
  t.play('0 attack');
  assert.equal(t.at, 'attack.target');
  const beside = scenario({ figures: { cap: '3,4', iron: '4,4', s1: '2,4' } }).turn('cap');
  beside.play('0 attack');
  assert.equal(chosen(beside, 0), 'figure:7');
});
test('a reaction that saves more than it costs is used', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,4', strucker: '4,4' },
    cards: ['Shield Block'],
    ap: { cap: 1 },
  }).turn('strucker');
  t.play('1 attack', '1 figure:cap');
  assert.equal(chosen(t, 0), 'card:1');
});

test('a soldier takes a shot that Strucker could not dodge', () => {
  const t = scenario({
    figures: { iron: '1,4', strucker: '4,4', s1: '4,5', s2: '8,8' },
    cards: ['Human Shield', 'Unibeam'],
    ap: { strucker: 2, soldiers: 1 },
  }).turn('iron');
  t.play('0 card:Unibeam', '0 figure:strucker');
  assert.match(chosen(t, 1), /^card:/);
});

test('a villain takes a shot for Strucker only where he would fall and it would not', () => {
  const shot = (wounds: Position['wounds'] & object): string => {
    const figures = { iron: '1,4', strucker: '4,4', rad: '4,5' };
    const cards = ['Human Shield', 'Gamma Punch', 'Unibeam'];
    const t = scenario({ figures, cards, ap: { strucker: 5 }, wounds }).turn('iron');
    return chosen(t.play('0 card:Unibeam', '0 figure:strucker'), 1);
  };
  const strucker = { attack: 4, defend: 2, move: 4 };
  assert.equal(shot({}), 'defend');
  assert.match(shot({ strucker }), /^card:/);
  assert.equal(shot({ strucker, rad: { attack: 2, move: 1 } }), 'defend');
});

/** One mission between a greedy seat and one that chooses by chance. */
function played(greedy: number, seed: number, options: Json): State<Strike> {
  const random = quickRandom(seed);
  const state = start(game, { seats: 2, seed: seedOf(seed), options });
  for (let n = 0; !state.result; n++) {
    assert.ok(n < 5000, 'the mission does not end');
    const seat = asked(game, state)[0]!;
    const open = legal(game, state, seat);
    const option =
      seat === greedy
        ? (greedyBot.choose(game, knowledge(game, state, seat), random) as string)
        : open[random.below(open.length)]!;
    advance(game, state, seat, option);
  }
  return state;
}
test('in either role a greedy bot beats a player by chance, in five missions of six at least', () => {
  for (const greedy of [0, 1]) {
    const won = [4, 5, 6, 7, 8, 9].filter(seed => {
      const { ranks } = played(greedy, seed, { units: 2 + (seed % 3) }).result!;
      return ranks[greedy] === 1 && ranks[1 - greedy] === 2;
    });
    assert.ok(won.length >= 5, `seat ${greedy} won ${won.length}`);
  }
});
test('a blow that a card wants is dealt to a teammate, who takes it', () => {
  const t = scenario({ figures: { cap: '3,4', iron: '4,4' }, ap: { iron: 2 }, stages: ['s1-5'], picks: ['cap iron'] });
  t.turn('cap');
  assert.equal(chosen(t, 0), 'attack');
  t.play('0 attack', '0 figure:iron');
  assert.deepEqual([t.at, chosen(t, 0)], ['attack.react', 'pass']);
});

test('no blow is dealt where a Starting Zone keeps it from counting', () => {
  const map = drawn(['+###+###+###+', '#..A ..B ..B#', '+###+###+###+']);
  const wants = (cap: string, iron: string): boolean => {
    const figures = { cap, iron };
    const t = scenario({ map, zones: ['A', ''], figures, ap: { iron: 2 }, stages: ['s1-5'], picks: ['cap iron'] });
    return blowWorth(t.world, 0, 1) > 0;
  };
  assert.deepEqual([wants('1,0', '2,0'), wants('0,0', '1,0'), wants('1,0', '0,0')], [true, false, false]);
});
test('the Mastermind brings back as many soldiers as may return', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '0,0', strucker: '6,3', s1: '9,9' },
    down: 's2 s3',
    cards: ['Reinforcements'],
    white: '10,10 11,11 9,11',
  });
  t.turn('strucker').play('1 card:Reinforcements');
  assert.match(chosen(t, 1), /^to:/);
  const weigh = (verb: string): number => bot.weigh!(game.table.bind(t.state), 1, t.at!, { verb, n: 0 });
  assert.ok(weigh('enough') < weigh('to') / 2);
});
test('ST-SEAT-07 a bystander that was taken without being uncovered is not guessed to be the agent', () => {
  const t = scenario({
    figures: { cap: '3,3' },
    stages: ['s1-6'],
    tokens: [
      ['bystander', '4,3'],
      ['bystander', '9,9'],
    ],
    secrets: ['bystander 2', '', ''],
  });
  t.turn('cap').play('0 question:0');
  const guesses = Array.from({ length: 12 }, (_, n) => guess(t.world, 'picked', 0, 0, quickRandom(n)));
  assert.deepEqual([...new Set(guesses)], [1]);
});

test('the account of a mission adds up: OP of both sides, cards fulfilled, the map', () => {
  const { world, result } = played(0, 4, { units: 3 });
  const { rounds, counts } = game.account!(world, [], result!);
  assert.equal(rounds, 12);
  const sum = (column: string): number => Object.values(counts['OP from']!).reduce((n, row) => n + row[column]!, 0);
  assert.deepEqual([sum('heroes'), sum('Mastermind')], world.op);
  const [heroes, drawn] = [Number(world.op[0] > world.op[1]), Number(world.op[0] === world.op[1])];
  assert.deepEqual(Object.values(counts.Map!), [{ missions: 1, heroes, drawn }]);
  assert.equal(Object.keys(counts['Scenario Card']!).length, 3);
});

test('teams with six soldiers, or with soldiers beside the mastermind, are drawn less often than the others', () => {
  const state = start(game, { seats: 2, seed: seedOf(1), options: { units: 4 } });
  const t = game.table.bind(state);
  const weights = legal(game, state, 1).map(option => {
    const n = Number(option.split(':')[1]);
    const { group, characters } = VILLAIN_TEAMS[n]!;
    const isWeak = group === 6 || (group > 0 && characters.includes(BOSS));
    return { isWeak, weight: bot.weigh!(t, 1, 'settingUp.villains', { verb: 'team', n }) };
  });
  for (const { isWeak, weight } of weights) assert.equal(weight < 1, isWeak);
  assert.equal(new Set(weights.map(({ isWeak }) => isWeak)).size, 2);
});
