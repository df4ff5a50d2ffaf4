// Tests of a game's account for a report on many, and of the balance in docs/games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { start } from '#engine/apply.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { tableIn } from '#engine/testing/report-tables.ts';
import { TEAMS } from '../cards/teams.ts';
import { ageOfHeroes as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { account, tally } from './account.ts';
import { instituteDeck, numberOf } from './deck.ts';
import { ZONE } from './spaces.ts';

const REASON = { say: 'final', facts: {} };

test('a game accounts for its end, teams, cards, Villains, and what brought VP', () => {
  const teams = ['cyclopsJean', 'stormForge'];
  const { world } = scenario({
    seats: 2,
    teams,
    round: 9,
    vp: [84, 91],
    played: [['opticBlast']],
    villains: { A: 'avalanche' },
  });
  const [iceman, rictor, avalanche] = [numberOf('iceman'), numberOf('rictor'), numberOf('avalanche')];
  const drew = (seat: number, card: number) => ({
    kind: 'drew',
    facts: { seat, card: -1 },
    secret: { to: [seat], facts: { card } },
  });
  const events = [
    drew(1, iceman),
    drew(1, iceman),
    { kind: 'took', facts: { seat: 0, card: rictor } },
    { kind: 'recruited', facts: { seat: 1, card: iceman, space: 12 } },
    { kind: 'damaged', facts: { seat: 0, villain: avalanche, space: 30 } },
    { kind: 'scored', facts: { seat: 0, n: 8 } },
    { kind: 'defeated', facts: { villain: avalanche } },
    { kind: 'scored', facts: { seat: 1, n: 2 } },
    { kind: 'assigned', facts: { seat: 1, pawn: 6, space: ZONE } },
    { kind: 'scored', facts: { seat: 1, n: 5 } },
  ];
  const { rounds, counts } = account(world, events, { ranks: [2, 1], rule: 'AH-END-01', reason: REASON });
  assert.equal(rounds, 9);
  assert.deepEqual(counts.Ending, { 'last Villain': { games: 1 } });
  assert.deepEqual(counts['Winner’s VP'], { ' 90 to 99': { games: 1 } });
  assert.deepEqual(counts.Team, { [TEAMS[0]!.name]: { games: 1, won: 0 }, [TEAMS[1]!.name]: { games: 1, won: 1 } });
  assert.deepEqual(counts.Card, {
    'Iceman (Ally)': { drawn: 1, played: 1, won: 1 },
    'Rictor (Ally)': { drawn: 1, played: 0, won: 0 },
  });
  assert.deepEqual(counts.Villain!.Avalanche, { met: 1, defeated: 1 });
  assert.deepEqual(counts['VP from'], {
    damage: { all: 8, winners: 0 },
    defeats: { all: 2, winners: 2 },
    'Extraction Zone': { all: 5, winners: 5 },
  });
  assert.deepEqual(counts.Evolution!['Optic Blast (Cyclops)'], { held: 1, played: 1, won: 0 });
});

test('a game that the round limit ended says so', () => {
  const { world } = scenario({ seats: 2, round: 12 });
  const { counts } = account(world, [], { ranks: [1, 2], rule: 'AH-RUL-42', reason: REASON });
  assert.deepEqual(counts.Ending, { 'round limit': { games: 1 } });
});

// ---- the report --------------------------------------------------------------------------------------------

const REPORT = readFileSync(new URL('../../../../docs/games/age-of-heroes/balance.md', import.meta.url), 'utf8');
const [, GAMES] = /`npm run balance -- --game age-of-heroes --games (\d+) --seed \S+ --seats 4`/.exec(REPORT)!;
const games = Number(GAMES);
const rowsOf = (head: string): [name: string, cells: Record<string, number>][] => [...tableIn(REPORT, head)];

test('the balance report tells how it was made: four greedy bots, 2,000 games or more that all ended', () => {
  assert.ok(games >= 2000);
  assert.match(REPORT, new RegExp(`^${games} games between 4 greedy bots; \\d+ drawn, 0 without an end`, 'm'));
});

test('each seat wins 20 to 30 % of the games, each team 12 to 22 %', () => {
  for (const [name, { won }] of rowsOf('Seat')) assert.ok(won! >= 0.2 * games && won! <= 0.3 * games, name);
  const teams = rowsOf('Team');
  assert.deepEqual(
    teams.map(([name]) => name),
    TEAMS.map(({ name }) => name).sort(),
  );
  for (const [name, { won }] of teams) assert.ok(won! >= 0.12 * games && won! <= 0.22 * games, name);
});

test('games end in rounds 8 to 11 at the median, hardly ever by the round limit, and winners have 80 to 130 VP', () => {
  const { median } = tableIn(REPORT, 'Length').get('rounds')!;
  assert.ok(median! >= 8 && median! <= 11, `${median}`);
  assert.ok((tableIn(REPORT, 'Ending').get('round limit')?.games ?? 0) < 0.03 * games);
  let left = games / 2;
  const [half] = rowsOf('Winner’s VP').find(([, cells]) => (left -= cells.games!) <= 0)!;
  assert.ok(Number.parseInt(half, 10) >= 80 && Number.parseInt(half, 10) < 130, half);
});

test('every card of the mission was drawn, and played in 3 % of the cases at least', () => {
  const cards = rowsOf('Card');
  assert.equal(cards.length, instituteDeck('atom').length);
  const idle = cards.filter(([, { drawn, played }]) => played! < 0.03 * drawn!).map(([name]) => name);
  assert.deepEqual(idle, []);
});

test('a small sample shows no gross fault: greedy bots beat the last Villain before the limit', () => {
  const missions = ['atom', 'attractions', 'fall'];
  for (const [i, mission] of missions.entries()) {
    const state = start(game, { seats: 4, seed: seedOf(i), options: { mission } });
    playOut(bareTable(game, state), new Array(4).fill(greedyBot), quickRandom(i));
    assert.equal(state.result?.rule, 'AH-END-01', mission);
    assert.ok(state.world.round >= 6 && Math.max(...state.world.vp) >= 50, `${mission}: ${state.world.vp.join(' ')}`);
  }
});

test('a tally names cards, those recruited, Evolution cards, Villains and spaces, each once', () => {
  const t = scenario({
    cards: { labAlly1: ['iceman', 1] },
    hands: [['beast']],
    pawns: { danger: '0 Cyclops' },
    villains: { A: 'avalanche' },
    played: [['opticBlast']],
  });
  const found = tally(t.state.world);
  for (const name of ['card iceman', 'recruited iceman', 'card beast', 'evolution opticBlast', 'space danger'])
    assert.ok(found.includes(name), name);
  assert.ok(found.includes('villain Avalanche'));
  assert.ok(!found.includes('recruited beast') && !found.includes('space lab'));
  assert.equal(new Set(found).size, found.length);
});
