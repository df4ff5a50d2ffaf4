// The bots' knowledge of the game: a better position is worth more, and the greedy bot plays every mission to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { search } from '#bots/search/search.ts';
import { advance, start } from '#engine/apply.ts';
import { asked, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { ageOfHeroes as game } from '../game.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { EVOLUTION_KEYS, numberOf } from '../table/deck.ts';
import type { Heroes } from '../table/world.ts';
import { features } from './features.ts';
import { weigh } from './policy.ts';

const EVEN: Position = {
  seats: 2,
  teams: ['cyclopsJean', 'stormForge'],
  villains: { A: 'avalanche', B: 'toad' },
  resources: [
    [4, 4, 4],
    [4, 4, 4],
  ],
  hands: [['iceman'], ['beast']],
};
const value = (position: Position): number => bot.value(game.table.bind(scenario({ ...EVEN, ...position }).state), 0);

test('VP, resources, cards, Evolution cards, Students and Recruiters’ markers are worth something', () => {
  const even = value({});
  const better: Position[] = [
    { vp: [3, 0] },
    { resources: [[6, 4, 4], EVEN.resources![1]!] },
    { hands: [['iceman', 'rictor'], ['beast']] },
    { played: [['opticBlast']] },
    { students: [1] },
    { cards: { dangerAlly1: ['bishop', 0] } },
  ];
  for (const position of better) assert.ok(value(position) > even, JSON.stringify(position));
  assert.ok(value({ vp: [0, 3] }) < even);
});

const bot = game.bot!;

/** The lead that one table gives over another, as a bot judges it. */
function gain(judge: typeof bot.value, better: Position, than: Position = {}): number {
  const lead = (position: Position): number => {
    const chance = judge(game.table.bind(scenario({ ...EVEN, ...position }).state), 0);
    return Math.log(chance / (1 - chance));
  };
  return lead(better) - lead(than);
}
test('bots that search believe half of what Evolution cards promise and a quarter of Recruiters’ markers', () => {
  const share = (better: Position, than: Position): number =>
    gain(bot.keenValue!, better, than) / gain(bot.value, better, than);
  assert.ok(Math.abs(share({ played: [['opticBlast']] }, {}) - 0.5) < 1e-9);
  const [mine, nobodys] = [0, 2].map((owner): Position => ({ cards: { dangerAlly1: ['bishop', owner] } }));
  assert.ok(Math.abs(share(mine!, nobodys!) - 0.25) < 1e-9);
});

test('bots that search want resources early and Heroes on the X-Jet late, and VP and Students as others do', () => {
  const share = (better: Position, round: number): number =>
    gain(bot.keenValue!, { ...better, round }, { round }) / gain(bot.value, { ...better, round }, { round });
  const rich: Position = { resources: [[8, 8, 8]] };
  const flying: Position = { jet: ['0 Cyclops'] };
  assert.ok(share(rich, 2) > share(rich, 5) && share(rich, 5) > share(rich, 9));
  assert.ok(share(flying, 2) < share(flying, 5) && share(flying, 5) < share(flying, 9));
  for (const better of [{ vp: [3, 0] }, { students: [1] }]) assert.ok(Math.abs(share(better, 2) - 1) < 1e-9);
});

test('the learned chances of all players make one, and VP, resources and Students raise them', () => {
  const chances = (position: Position): number[] => {
    const t = game.table.bind(scenario({ ...EVEN, ...position }).state);
    return [0, 1].map(seat => bot.horizons!['missionTurn.choose']!.chance(t, seat));
  };
  const [even, other] = chances({}) as [number, number];
  assert.ok(Math.abs(even + other - 1) < 1e-9);
  for (const better of [{ vp: [3, 0] }, { resources: [[6, 4, 4], EVEN.resources![1]!] }, { students: [1] }])
    assert.ok(chances(better)[0]! > even, JSON.stringify(better));
});

test('a table is kept of every other pawn of the Institute phase and of every Hero of the Mission phase', () => {
  const moment = (position: Position) => features.moment(scenario({ ...EVEN, ...position }).world);
  assert.notEqual(moment({}), moment({ pawns: { lab: '0 Jean Grey', danger: '0 Cyclops' } }));
  assert.notEqual(
    moment({ at: 'mission', jet: ['0 Cyclops'] }),
    moment({ at: 'mission', jet: ['0 Cyclops', '1 Storm'] }),
  );
});

test('bots that search play the Mission phase to its end before they choose a row', () => {
  const jet = ['0 Cyclops', '1 Storm'];
  const t = scenario({
    ...EVEN,
    at: 'mission',
    jet,
    resources: [
      [10, 10, 10],
      [10, 10, 10],
    ],
  });
  const found = search(game, knowledge(game, t.state, 0), quickRandom(1), { iterations: 64, horizons: 'usual' });
  assert.equal(found.filter(({ visits }) => visits > 0).length, 4);
});

test('bots with long to think play turns at the Institute on, too: four of them, each to the next round', () => {
  const t = scenario({ ...EVEN, round: 3 });
  const turn = knowledge(game, t.state, 0);
  const tried = (horizons: 'usual' | 'long'): number =>
    search(game, turn, quickRandom(1), { iterations: 48, horizons }).filter(({ visits }) => visits > 0).length;
  assert.deepEqual([tried('usual'), tried('long')], [0, 4]);
  const { isClear } = bot.longHorizons!['turn.act']!;
  const at = (round: number, phase: Heroes['phase']): Heroes => ({ ...t.world, round, phase });
  const clear = [at(3, 'institute'), at(3, 'mission'), at(4, 'institute')].map(now => isClear(t.world, now));
  assert.deepEqual(clear, [false, false, true]);
});

test('what weighs most for bots that search: resources while rows are out of reach, the X-Jet late', () => {
  const weights = (position: Position): Map<string, number> => {
    const t = scenario({ ...EVEN, ...position });
    const bare = game.table.bind(t.state);
    const ask = bare.asking()!;
    const options = legal(game, t.state, 0);
    return new Map(options.map((one, i) => [t.options(0)[i]!, bot.keenWeigh!(bare, 0, t.at, ask.options.look(one))]));
  };
  const [early, late] = [weights({ round: 2, resources: [[0, 0, 0]] }), weights({ round: 9 })] as const;
  const [danger, jet] = ['assign:danger', 'jet'];
  assert.ok(early.get(danger)! > early.get(jet)!);
  assert.ok(late.get(jet)! > late.get(danger)!);
  for (const weight of [...early.values(), ...late.values()]) assert.ok(weight > 0);
  const lead = (round: number): number => {
    const found = weights({ round });
    return Math.log(found.get(jet)! / found.get(danger)!);
  };
  assert.ok(lead(9) > lead(2) + 5);
});

test('in these play-outs turns are judged by what looks best right after, not by weight alone', () => {
  const known = knowledge(game, scenario({ ...EVEN, round: 3 }).state, 0);
  const far = bot.longHorizons!['turn.act']!;
  const judgements = ({ replies, ...plain }: typeof far, turn: number): number => {
    let count = 0;
    const keenValue: typeof bot.value = (t, seat) => (count++, bot.keenValue!(t, seat));
    const longHorizons = { 'turn.act': { ...plain, replies: { ...replies, 'turn.act': turn } } };
    const counted = { ...game, bot: { ...bot, keenValue, longHorizons } };
    search(counted, known, quickRandom(1), { iterations: 16, horizons: 'long' });
    return count;
  };
  assert.ok(judgements(far, far.replies!['turn.act']!) > 1.5 * judgements(far, 0));
});

test('a Hero on the X-Jet is worth more where a row can be paid; pawns that may act are worth something', () => {
  const jet = (resources: number[]) => value({ at: 'mission', jet: ['0 Cyclops'], resources: [resources] });
  const grounded = (resources: number[]) => value({ at: 'mission', resources: [resources] });
  const rich = [10, 10, 10];
  assert.ok(jet(rich) - grounded(rich) > jet([0, 0, 0]) - grounded([0, 0, 0]));
  assert.ok(value({ passed: [true, false] }) < value({}));
});

test('resources are worth little when the game is nearly over', () => {
  const gain = (round: number) =>
    value({ at: 'mission', round, resources: [[9, 9, 9]] }) - value({ at: 'mission', round, resources: [[0, 0, 0]] });
  assert.ok(gain(12) < gain(5));
});

test('bots think of one Evolution card: what brings most where a resource or a card is lacking', () => {
  const thought = (position: Position): string[] => {
    const t = scenario({ ...EVEN, ...position, round: 3 }).play('0 assign:cerebroEvolution', '0 pawn:Cyclops');
    assert.equal(t.at, 'playing.choose');
    const bare = game.table.bind(t.state);
    return t.world.unplayed[0]!.filter(n => weigh(bare, 0, t.at, { verb: 'evolve', n }) > 0).map(
      n => EVOLUTION_KEYS[n]!,
    );
  };
  const villains = { A: 'avalanche', B: 'toad' } as const;
  const hands = [['polaris', 'rictor', 'banshee', 'psylocke', 'colossus']];
  assert.deepEqual(thought({ villains, hands, resources: [[0, 9, 9]] }), ['ricochetShot']);
  assert.deepEqual(thought({ villains, hands, resources: [[9, 0, 9]] }), ['fieldCommander']);
  assert.deepEqual(thought({ villains, hands: [[]], resources: [[9, 9, 9]] }), ['telepathicBond']);
});

/** Seat 0 is the greedy bot, the others answer by chance. */
function played(options: Json, seats: number, seed: number): State<Heroes> {
  const dice = quickRandom(seed);
  const state = start(game, { seats, seed: seedOf(seed), options });
  for (let [seat] = asked(game, state); seat !== undefined; [seat] = asked(game, state)) {
    const options = legal(game, state, seat);
    const isChance = seat > 0 || options.length === 1;
    const option = isChance
      ? options[dice.below(options.length)]!
      : greedyBot.choose(game, knowledge(game, state, seat), dice);
    advance(game, state, seat, option);
  }
  return state;
}
test('the greedy bot beats players by chance in every mission, on both sides', () => {
  const ways = [
    [{ mission: 'atom' }, 2],
    [{ mission: 'attractions', side: 'gold' }, 3],
    [{ mission: 'fall', side: 'gold' }, 4],
  ] as const;
  ways.forEach(([options, seats], i) => {
    const { result, world } = played(options, seats, i + 1);
    assert.equal(result!.ranks[0], 1, `${JSON.stringify(options)}: ${world.vp.join(' ')}`);
  });
});

test('every mission ends under greedy play, on both sides, with any number of players: the last Villain falls', () => {
  for (const mission of ['atom', 'attractions', 'fall'])
    for (const side of ['blue', 'gold'])
      for (const seats of [2, 3, 4, 5]) {
        const state = start(game, { seats, seed: seedOf(seats), options: { mission, side } });
        playOut(bareTable(game, state), new Array(seats).fill(greedyBot), quickRandom(seats));
        assert.equal(state.result?.rule, 'AH-END-01', `${mission}, ${side}, ${seats} players`);
      }
});

test('the greedy bot sees what follows in the same step: the space of a card, the pawn that goes', () => {
  const hands = [['lilandra', 'iceman']];
  const t = scenario({ ...EVEN, hands, round: 3 }).play('0 jet', '0 pawn:Cyclops');
  const card = greedyBot.choose(game, knowledge(game, t.state, 0), quickRandom(3));
  assert.equal(card, `play:${numberOf('lilandra')}`);
  /** Iceman's space is worth more than all basic ones, but Cyclops or Jean Grey must be chosen for it. */
  const cards = { dangerAlly1: ['iceman', 0] } as const;
  const turn = scenario({ ...EVEN, cards, hands: [[]], unplayed: [[]], round: 3, resources: [[0, 6, 6]] });
  const space = greedyBot.choose(game, knowledge(game, turn.state, 0), quickRandom(3));
  assert.equal(turn.options(0)[legal(game, turn.state, 0).indexOf(space)], 'assign:dangerAlly1');
});
