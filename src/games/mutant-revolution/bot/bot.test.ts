// Bots know what things are worth: points, people, a fight that goes well, a fair bid and a fair deal.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { randomBot } from '#bots/plain.ts';
import { drawn, weigherOf } from '#bots/weights.ts';
import { advance, start } from '#engine/apply.ts';
import { asked, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { mutantRevolution as game } from '../game.ts';
import { turnOf } from '../scenario/testing.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { distance, hexNamed } from '../table/hex.ts';
import { NONE } from '../table/world.ts';
import { WEIGHERS } from './weigh.ts';

const value = (t: Scenario, seat: number): number => game.bot!.value(game.table.bind(t.state), seat);
const weigh = (t: Scenario, seat: number, option: string): number => weigherOf(game, t.state, seat)!(option);
const choice = (t: Scenario, seat: number): string =>
  greedyBot.choose(game, knowledge(game, t.state, seat), quickRandom(1));
/** Asked for bids, so that the table stands still. */
const still = (position: Position): Scenario =>
  scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Pixie', ...position });
const TEAMS = [['Rogue', 'Armor'], ['Rockslide'], ['Hellion'], ['Anole']];

test('a seat stands better with more points, Hope, cards and people', () => {
  const even = value(still({}), 0);
  assert.equal(even, 0.5);
  for (const better of [{ rp: [2] }, { hope: [9] }, { pp: [3] }, { hands: [['Schism']] }, { own: [['Rogue']] }])
    assert.ok(value(still(better), 0) > even, JSON.stringify(better));
  assert.ok(value(still({ rp: [1, 2] }), 0) < even);
});

test('the sixth point is worth more than the fifth', () => {
  const [four, five, six] = [4, 5, 6].map(n => value(still({ rp: [n, 5, 5, 5] }), 0)) as [number, number, number];
  assert.ok(six - five > 1.2 * (five - four));
});

test('a character is worth less Injured and more with tokens on it', () => {
  const [hurt, spent, fresh, proud] = ['Rogue, injured', 'Rogue, 0 power', 'Rogue', 'Rogue, triumph'].map(text =>
    value(still({ own: [[text]] }), 0),
  ) as [number, number, number, number];
  assert.ok(hurt < spent && spent < fresh && fresh < proud);
});

test('cards beyond the Hand Size are worth little while Events are played', () => {
  const hands = [['Schism', 'Hex Bolt', 'Bamf!', 'Media Day', 'Wrecked Jet', 'Force Field']];
  const later = still({ hands });
  const now = still({ hands });
  now.world.phase = 'plot';
  now.world.passed.fill(true);
  assert.ok(value(now, 0) < value(later, 0));
});

test('in a fight health, the lead for the reward and a short way to it count', () => {
  const arena = (rogue: string, damage = 0): Scenario => {
    const pcs = [rogue, 'Rockslide A3', 'Hellion E9', 'Anole I3'];
    const t = still({ own: TEAMS, fight: { mission: 'Sinister Trouble', pcs, tokens: ['E5'] } });
    t.world.fight!.damage[0] = damage;
    return t;
  };
  const whole = value(arena('Rogue E1'), 0);
  assert.ok(value(arena('Rogue E1 4/2/2'), 0) < whole);
  assert.ok(value(arena('Rogue E1 1/2/2'), 0) < value(arena('Rogue E1 4/2/2'), 0));
  assert.ok(value(arena('Rogue E3'), 0) > whole);
  assert.ok(value(arena('Rogue E1', 2), 0) > whole);
  assert.ok(value(arena('Rogue E1', 2), 1) < value(arena('Rogue E1'), 1));
});

test('where captives are to be freed, guards are no goal', () => {
  const near = (hex: string): number => {
    const pcs = [`Rogue ${hex}`, 'Rockslide A3', 'Hellion E9', 'Anole I3'];
    const tokens = ['E5', ...new Array<string>(7).fill('gone'), 'A1', 'gone', 'gone'];
    return value(still({ own: TEAMS, fight: { mission: 'Free the Captives', pcs, tokens } }), 0);
  };
  assert.ok(near('E4') > near('B1'));
});

test('a fight can be judged before the figures are on their hexes', () => {
  const pcs = ['Rogue E1', 'Rockslide A3', 'Hellion E9', 'Anole I3'];
  const t = still({ own: TEAMS, fight: { mission: 'Weapons Cache', pcs } });
  for (const pc of t.world.fight!.pcs) pc.hex = NONE;
  assert.ok(value(t, 0) > 0.5);
});

test('bids far above what the prize is worth are not thought of; nothing may always be bid', () => {
  const t = still({ own: TEAMS, hope: [14, 14, 14, 14] });
  assert.equal(weigh(t, 0, 'bid:14'), 0);
  assert.ok(weigh(t, 0, 'bid:0') > 0);
  const best = Array.from({ length: 15 }, (_, n) => n).reduce((a, b) =>
    weigh(t, 0, `bid:${b}`) > weigh(t, 0, `bid:${a}`) ? b : a,
  );
  assert.ok(best >= 2 && best <= 6, `${best}`);
});

test('the rich bid more', () => {
  const bids = (hope: number): number => weigh(still({ own: TEAMS, hope: [hope] }), 0, 'bid:10');
  assert.equal(bids(12), 0);
  assert.ok(bids(40) > 0);
});

test('command is dearer than any recruit, and dearest to a school that stands before the goal', () => {
  const likeliest = (rp: number): number => {
    const t = scenario({ at: 'mission', run: 'auction', locals: { prize: 'commander' }, rp: [rp], hope: [14] });
    const weights = Array.from({ length: 15 }, (_, n) => weigh(t, 0, `bid:${n}`));
    return weights.indexOf(Math.max(...weights));
  };
  assert.ok(likeliest(2) >= 8 && likeliest(2) < likeliest(5), `${likeliest(2)} ${likeliest(5)}`);
});

test('the greedy bot takes what is given away and gives nothing away', () => {
  const t = scenario({ at: 'recruit', run: 'floor', own: [['Rogue', 'Armor', 'Pixie'], ['Hellion']], hope: [5, 5] });
  t.play('0 offer:1:0:Pixie:0:');
  assert.equal(choice(t, 1), 'accept:0');
  t.play('1 decline:0', '1 offer:0:0::5:Pixie');
  assert.notEqual(choice(t, 0), 'accept:1');
});

test('the greedy bot is ready when there is nothing to gain', () => {
  const t = scenario({ at: 'recruit', run: 'floor', own: [['Rogue', 'Armor']] });
  assert.equal(choice(t, 0), 'ready');
});

test('the greedy bot plays an Event that wins a point, and no Event that does nothing', () => {
  const plot = (pp: number, card: string): string => choice(scenario({ pp: [pp, 0, 0, 0], hands: [[card]] }), 0);
  assert.match(plot(6, 'The World Is Watching'), /^play:/);
  const idle = scenario({ pp: [6, 0, 0, 0], own: [['Rogue', 'Armor']], hands: [['Quiet Semester']], plots: DULL });
  assert.doesNotMatch(choice(idle, 0), /^play:/);
});
const DULL = ['Hex Bolt', 'Bamf!', 'Force Field'];

test('the greedy bot takes over whom it would send, and not the Student whom it would not', () => {
  const own = [['Armor'], ['Colossus', 'Pixie'], ['Oya'], ['Anole']];
  const t = scenario({ rp: [5, 4, 1, 1], pp: [5, 0, 0, 0], hands: [['A Better Offer']], plots: DULL, own });
  const taken = t.play(`0 ${choice(t, 0)}`).own(0);
  assert.deepEqual(taken.toSorted(), ['Armor', 'Colossus']);
});

test('no more Power Tokens go into a Move than lead to the goal', () => {
  const pcs = ['', '', '', 'Pixie E1'];
  const position = { mission: 'Sinister Trouble', tokens: ['E7'], with: { Storm: '3 power' } };
  const t = turnOf(3, pcs, position).play('3 move');
  assert.match(choice(t, 3), /^power:/);
  assert.equal(choice(t.play('3 power:Fair Winds'), 3), 'pass');
});

test('the greedy bot sends somebody rather than lose a point, and attacks whom it can', () => {
  const invited = scenario({
    at: 'mission',
    run: 'invitations',
    own: TEAMS,
    fight: { mission: 'Gamma Rampage', pcs: [] },
  });
  assert.match(choice(invited.play('0 invite:0'), 0), /^send:/);
  const pcs = ['Rogue E4', 'Rockslide A3', 'Hellion E9', 'Anole I3'];
  const fight = { mission: 'Sinister Trouble', pcs, tokens: ['E5'] };
  const t = scenario({ at: 'mission', run: 'pcTurn', locals: { seat: 0 }, own: TEAMS, fight }).idleTo('pcTurn.act');
  assert.equal(choice(t, 0), 'attack:10');
});

test('the greedy bot walks to where the reward is', () => {
  const pcs = ['Rogue E1', 'Rockslide A3', 'Hellion E9', 'Anole I3'];
  const fight = { mission: 'Sinister Trouble', pcs, tokens: ['E7'] };
  const t = scenario({ at: 'mission', run: 'pcTurn', locals: { seat: 0 }, own: TEAMS, fight }).idleTo('pcTurn.act');
  assert.equal(choice(t, 0), 'move');
  t.play('0 move').idleTo('move.to');
  const end = Number(choice(t, 0).slice('to:'.length));
  assert.equal(distance(end, hexNamed('E7')), 2);
});

test('every question is weighed', () => {
  const questions = [...game.steps].flatMap(([id, { ask }]) => (ask ? [id] : [])).sort();
  assert.deepEqual(Object.keys(WEIGHERS).sort(), questions);
});

/** Rounds of a game in which all draw by weight. */
function drawnRounds(seed: number): number {
  const state = start(game, { seats: 4, seed: seedOf(seed) });
  const random = quickRandom(seed);
  for (let n = 0; !state.result && n < 10_000; n++) {
    const seat = asked(game, state)[0]!;
    advance(game, state, seat, drawn(game, state, seat, legal(game, state, seat), random));
  }
  return state.result ? state.world.round : Infinity;
}
test('games drawn by weight come to their end in a likely number of rounds', () => {
  const rounds = Array.from({ length: 15 }, (_, seed) => drawnRounds(seed)).sort((a, b) => a - b);
  assert.ok(rounds[7]! >= 5 && rounds[7]! <= 14 && rounds[14]! < 40, rounds.join(' '));
});

test('one greedy bot among three that choose by chance wins nearly always', () => {
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const state = start(game, { seats: 4, seed: seedOf(`chance ${n}`) });
    const bots = [0, 1, 2, 3].map(seat => (seat === n % 4 ? greedyBot : randomBot));
    playOut(bareTable(game, state), bots, quickRandom(n));
    if (state.result!.ranks[n % 4] === 1) wins++;
  }
  assert.ok(wins > 0.6 * GAMES, `${wins} of ${GAMES}`);
});
const GAMES = 10;
