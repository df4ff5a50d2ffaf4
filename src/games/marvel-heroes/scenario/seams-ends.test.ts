// Seams of the end: last points, ties, two ends at once, Special Headlines, the Story track.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from './scenario.ts';

const BLANKS = 'B'.repeat(80);
const game = (name: string, position: Position = {}): Scenario =>
  scenario({ seats: 2, options: { scenario: name }, actionRound: 5, ...position });
/** All who act in this Action Round pass. */
function passed(t: Scenario): Scenario {
  while (t.at === 'turn.act') t.play(`${t.waiting[0]!} pass`);
  return t;
}
const TRACK = ['xMen', 'xMen', 'xMen', 'xMen'] as const;
const ranks = (t: Scenario): readonly number[] | undefined => t.state.result?.ranks;
/** Captain America attacks in vain and takes his last KO. */
const LOST = 'BBBB DDD DDDDD BBB';

// ---- last points and ties ----------------------------------------------------------------------------------

test('MH-RUL-43 MH-RUL-94 a Story card that gives an opponent the last VP ends the game with the Action Round', () => {
  const t = game('bornAgain', { actionRound: 1, vp: [0, 14], track: [...TRACK, 'fantasticFour'] });
  t.play('0 story', '0 advance');
  assert.deepEqual([t.at, t.world.vp], ['turn.act', [0, 15]]);
  assert.deepEqual(ranks(t.play('1 pass')), [2, 1]);
});
test('MH-WIN-07 MH-WIN-02 who passes the first to 15 in the same Action Round wins', () => {
  const t = game('bornAgain', {
    vp: [15, 14],
    heroes: { thing: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    dice: 'BBB',
  });
  t.play('0 pass', '1 troubleshoot:Queens');
  assert.deepEqual(
    [t.world.vp, ranks(t)],
    [
      [15, 16],
      [2, 1],
    ],
  );
});
test('MH-WIN-04 MH-WIN-05 level in VP more Power-Ups win, and level in those they share', () => {
  const ended = (powerUps: string[][]) => ranks(passed(game('bornAgain', { vp: [15, 15], powerUps })));
  assert.deepEqual(ended([['quinjet'], []]), [1, 2]);
  assert.deepEqual(ended([['quinjet'], ['baxterBuilding']]), [1, 1]);
});
test('MH-WIN-03 MH-SPH-07 to have scored the Special Headline does not count before VP, only among equals', () => {
  const ended = (vp: number[]) =>
    ranks(passed(game('galactus', { seats: 3, special: 2, solver: 1, vp, powerUps: [['quinjet']] })));
  assert.deepEqual(
    [ended([15, 15, 3]), ended([16, 15, 15])],
    [
      [2, 1, 3],
      [1, 2, 3],
    ],
  );
});
test('MH-SCN-05 MH-RUL-95 15 VP in the last Action Round of the last Game Round: one end, by VP', () => {
  const t = passed(game('evolutionaryWar', { gameRound: 3, vp: [15, 14] }));
  assert.deepEqual([t.state.result!.rule, ranks(t)], ['MH-SCN-05', [1, 2]]);
  const none = passed(game('evolutionaryWar', { gameRound: 3, vp: [14, 14] }));
  assert.deepEqual([none.state.result!.rule, ranks(none)], ['MH-WIN-02', [1, 1]]);
});
test('MH-RUL-97 MH-RUL-94 all lose at once, also in the Action Round in which somebody has 15 VP', () => {
  const t = scenario({
    seats: 3,
    options: { scenario: 'broodWars' },
    vp: [3, 15, 0],
    heroes: { captainAmerica: 'Astoria' },
    kos: { captainAmerica: 1 },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    threat: { Queens: 9 },
    mostWanted: ['bullseye', 'rhino', 'venom'],
    plots: [[], ['crossbones']],
    dice: `TTTTTTTTT ${LOST}`,
  }).play('0 troubleshoot:Queens');
  t.idleTo('lead.choose').play('1 lead:crossbones').powers('red', 'red').idleTo('');
  assert.deepEqual([ranks(t), t.state.result!.rule], [[2, 2, 2], 'MH-RUL-97']);
});
test('MH-SCN-11 MH-RND-04 Kree-Skrull War ends with Game Round 5 at 19 VP, and before it at 20', () => {
  const at = (gameRound: number, vp: number) => passed(game('kreeSkrullWar', { gameRound, vp: [vp, 3] })).state.result;
  assert.deepEqual([at(5, 19)?.rule, at(2, 20)?.rule, at(2, 19)?.rule], ['MH-WIN-02', 'MH-SCN-11', undefined]);
});

// ---- Special Headlines -------------------------------------------------------------------------------------

test('MH-SPH-01 MH-RUL-92 the 15th VP of an opponent opens the Special Headline at the end of that action', () => {
  const t = game('galactus', { actionRound: 2, vp: [0, 14], track: [...TRACK, 'fantasticFour'] });
  t.play('0 story', '0 advance');
  assert.deepEqual([t.world.special, t.world.vp[1]], [1, 15]);
});
test('MH-SCN-08 MH-RUL-93 what enters with the last action of a Game Round is never solved: the game is over', () => {
  const t = game('inferno', { vp: [0, 14], track: [...TRACK, 'fantasticFour'] });
  t.play('0 pass', '1 story', '1 advance');
  assert.deepEqual([t.world.special, t.state.result!.rule, ranks(t)], [1, 'MH-SCN-08', [2, 1]]);
});
test('MH-SPH-07 MH-SPH-10 solved in the last Action Round, the end is that of the solution', () => {
  const t = game('maximumCarnage', {
    special: 1,
    vp: [15, 3],
    heroes: { thor: 'special' },
    dice: BLANKS,
  }).play('0 troubleshoot:special');
  assert.equal(t.refused('1 troubleshoot:special'), 'MH-SPH-10');
  t.play('1 pass');
  assert.deepEqual([t.state.result!.rule, t.world.vp[0], t.world.solver], ['MH-SPH-07', 21, 0]);
});
test('MH-RUL-98 MH-SPH-08 Magneto beats one Team and falls to the next in the same Action Round', () => {
  const t = game('houseOfM', {
    special: 1,
    vp: [15, 3],
    kos: { captainAmerica: 1 },
    heroes: { captainAmerica: 'special', thing: 'special' },
    deck: ['whiplash', 'pyro'],
    dice: `BBBB BBB DDDDD BBB HBBB BBB BBBBB BBB B BB HBBB BBB`,
  }).play('0 troubleshoot:special');
  t.powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.hero('captainAmerica'), t.world.special, t.waiting], ['wounded', 1, [1]]);
  t.play('1 troubleshoot:special').powers('red', 'red').powers('red', 'red').idleTo('');
  assert.deepEqual([t.world.vp, t.state.result!.rule, ranks(t)], [[15, 9], 'MH-SPH-07', [1, 2]]);
});
test('MH-SPH-09 MH-PLN-13 on the Special Headline a hero is kept for his Level, and brings no Plot Point', () => {
  const t = scenario({
    seats: 2,
    at: 'planning',
    options: { scenario: 'galactus' },
    special: 1,
    heroes: { captainAmerica: 'special' },
  });
  assert.deepEqual([t.world.pp[0], t.refused('0 plan::captainAmerica::')], [3, 'MH-PLN-13']);
  t.play('0 plan:captainAmerica:::', '1 plan::::');
  assert.deepEqual([t.hero('captainAmerica'), t.world.pp[0]], ['special', 2]);
});

// ---- the Story track ---------------------------------------------------------------------------------------

test('MH-EMP-04 MH-STO-03 on an empty deck the track moves on, and what is not there brings nothing', () => {
  const t = scenario({ seats: 2, track: [...TRACK, 'avengers'], empty: ['stories'] });
  t.play('0 story', '0 advance');
  assert.deepEqual([t.track, t.world.vp[0]], [['', ...TRACK], 1]);
  t.play('1 story', '1 advance', '0 story', '0 advance');
  assert.deepEqual(t.track, ['xMen', '', '', 'xMen', 'xMen'], 'of a Team that is not in play: shuffled in again');
});
test('MH-EMP-03 MH-STO-10 won Story cards never come back to the deck', () => {
  const t = scenario({
    seats: 2,
    track: ['avengers', 'avengers', 'avengers', 'avengers', 'avengers'],
    empty: ['stories'],
  });
  for (let n = 0; n < 5; n++) t.play('0 story', '0 advance', '1 pass');
  assert.deepEqual([t.world.vp[0], t.world.stories[0]!.length, t.track.join('')], [5, 5, '']);
});
test('MH-STO-04 MH-STO-06 Meanwhile... manipulates first, then pushes off two cards, each to its Team', () => {
  const t = scenario({
    seats: 2,
    hands: [['meanwhile']],
    track: ['xMen', 'avengers', 'xMen', 'xMen', 'fantasticFour'],
  }).play('0 action:meanwhile');
  const own = t.options(0).find(option => option.startsWith('manipulate'))!;
  t.play(`0 ${own}`);
  assert.deepEqual([t.world.vp, t.pile('resourceDiscard')], [[1, 1], ['meanwhile']]);
});
test('MH-GRS-03 MH-STO-06 what the set-up of a Game Round pushes off brings its Team nothing', () => {
  const t = scenario({ seats: 2, at: 'setUp', gameRound: 2, track: [...TRACK, 'avengers'], vp: [3, 3] });
  assert.deepEqual([t.world.vp, t.world.stories[0], t.track.slice(1)], [[3, 3], [], TRACK]);
});
test('MH-STO-09 MH-STO-02 a card that has just been pushed to the exit cannot be manipulated there again', () => {
  const t = scenario({
    seats: 2,
    teams: ['xMen', 'avengers'],
    heroes: { jeanGrey: 'supporting' },
    track: ['fantasticFour', 'xMen', 'fantasticFour', 'fantasticFour', 'avengers'],
  }).play('0 action:jeanGreySupport');
  const own = t.options(0).find(option => option.startsWith('manipulate'))!;
  t.play(`0 ${own}`);
  assert.deepEqual([t.at, t.options(0), t.track.at(-1)], ['story.choose', ['pass', 'advance'], 'xMen']);
  t.play('0 advance');
  assert.deepEqual([t.world.vp, t.hand(0).length], [[1, 0], 2]);
});
