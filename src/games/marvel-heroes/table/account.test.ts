// Tests of a game's account for a report on many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { account } from './account.ts';
import { HERO_KEYS, MASTERMIND_KEYS, numberOf, PLAN_KEYS } from './deck.ts';

const REASON = { say: 'final', facts: {} };

test('a game accounts for its end, Teams, fights, plans, cards, and what brought VP', () => {
  const { world } = scenario({
    seats: 2,
    gameRound: 3,
    vp: [12, 16],
    plans: { redSkull: 1 },
    powerUps: [[], ['fantastiCar']],
  });
  const [rhino, vision, toad] = [numberOf('rhino'), numberOf('vision'), numberOf('toad')];
  const [thor, thing] = [HERO_KEYS.indexOf('thor'), HERO_KEYS.indexOf('thing')];
  const drew = (seat: number, card: number) => ({
    kind: 'drew',
    facts: { seat, card: -1 },
    secret: { to: [seat], facts: { card } },
  });
  const events = [
    drew(0, vision),
    drew(0, vision),
    drew(1, toad),
    { kind: 'allyPlayed', facts: { seat: 0, card: vision, n: 1 } },
    { kind: 'planAttempted', facts: { seat: 1, plan: PLAN_KEYS.indexOf('hydraCells') } },
    { kind: 'leadPlayed', facts: { seat: 1, card: rhino, n: 2 } },
    { kind: 'helperPlayed', facts: { seat: 1, card: toad, n: 1 } },
    { kind: 'combatBegun', facts: { seat: 0, card: rhino } },
    { kind: 'sequenceBegun', facts: { n: 1, hero: thor } },
    { kind: 'headlineScored', facts: { seat: 0, card: numberOf('demonsWalkTheEarth') } },
    { kind: 'scored', facts: { seat: 0, n: 6 } },
    { kind: 'combatBegun', facts: { seat: 0, mastermind: MASTERMIND_KEYS.indexOf('redSkull') } },
    { kind: 'heroDefeated', facts: { seat: 0, hero: thor } },
    { kind: 'planCompleted', facts: { mastermind: 0, plan: 0 } },
    { kind: 'combatBegun', facts: { seat: 1, card: rhino } },
    { kind: 'sequenceBegun', facts: { n: 1, hero: thing } },
    { kind: 'villainWon', facts: { card: rhino } },
    { kind: 'storyWon', facts: { seat: 1, card: 136 } },
    { kind: 'scored', facts: { seat: 1, n: 1 } },
  ];
  const { rounds, counts } = account(world, events, { ranks: [2, 1], rule: 'MH-SCN-04', reason: REASON });
  assert.equal(rounds, 3);
  assert.deepEqual(counts.Ending, { 'enough VP': { games: 1 } });
  const atRound = account(world, events, { ranks: [2, 1], rule: 'MH-WIN-02', reason: REASON });
  assert.deepEqual(atRound.counts.Ending, { 'last Game Round of the Scenario': { games: 1 } });
  assert.equal(counts.Scenario!['Born Again']!['round 3'], 1);
  assert.deepEqual(counts.Team, { Avengers: { games: 1, won: 0 }, 'Fantastic Four': { games: 1, won: 1 } });
  assert.deepEqual(counts.Fight, {
    all: { fought: 3, won: 1 },
    'tier 3': { fought: 2, won: 1 },
    'Red Skull': { fought: 1, won: 0 },
  });
  assert.deepEqual(counts['Lead Villain'], { Rhino: { fought: 2, won: 1 } });
  assert.deepEqual(counts['Hero (fights)']!.Thor, { fought: 1, defeated: 1 });
  assert.deepEqual(counts['Master Plan']!['Hydra Cells'], { games: 1, tried: 1, completed: 1 });
  assert.deepEqual(counts['VP from'], { Headlines: { all: 6, winners: 0 }, 'Story cards': { all: 1, winners: 1 } });
  assert.deepEqual(counts['Resource card'], { Vision: { drawn: 1, played: 1, won: 0 } });
  assert.deepEqual(counts['Villain card'], {
    Toad: { drawn: 1, lead: 0, helper: 1 },
    Rhino: { drawn: 0, lead: 1, helper: 0 },
  });
  assert.deepEqual(counts['Power-Up']!['Fantasti-Car'], { games: 1, gained: 1, won: 1 });
  assert.deepEqual(counts['Power-Up']!.Quinjet, { games: 1, gained: 0, won: 0 });
});
test('a game that all have lost says so', () => {
  const { world } = scenario({ seats: 2 });
  const { counts } = account(world, [], { ranks: [2, 2], rule: 'MH-RUL-97', reason: REASON });
  assert.deepEqual(counts.Ending, { 'all lost': { games: 1 } });
});
