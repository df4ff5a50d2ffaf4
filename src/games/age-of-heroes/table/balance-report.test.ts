// Tests of a game's account for a report on many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEAMS } from '../cards/teams.ts';
import { scenario } from '../scenario/scenario.ts';
import { account } from './balance-report.ts';
import { numberOf } from './deck.ts';
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
