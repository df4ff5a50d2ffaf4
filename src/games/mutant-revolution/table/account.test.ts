// Tests of a game's account for a report on many, and of the balance in docs/games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tableIn } from '#engine/testing/report-tables.ts';
import { account } from './account.ts';
import { MISSION_DECK } from '../cards/missions.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { scenario } from '../scenario/scenario.ts';
import { LEADERS, MISSIONS, PLOTS } from '../cards/numbers.ts';

test('a game accounts for its Schools, Missions, recruits and Plot Cards', () => {
  const { world } = scenario({ at: 'upkeep', round: 6 });
  const events = [
    { kind: 'plotDrawn', facts: { seat: 1, card: -2 }, secret: { to: [1], facts: { card: PLOTS } } },
    { kind: 'eventPlayed', facts: { seat: 1, card: PLOTS } },
    { kind: 'recruitShown', facts: { card: 0 } },
    { kind: 'recruitWon', facts: { seat: 0, n: 3, card: 0 } },
    { kind: 'missionShown', facts: { seat: 0, card: MISSIONS } },
    { kind: 'sent', facts: { seat: 0, character: 0, n: 1 } },
    { kind: 'sent', facts: { seat: 1, character: LEADERS, n: 2 } },
    { kind: 'rpEarned', facts: { seat: 0, n: 1 } },
    { kind: 'missionSucceeded', facts: {} },
    { kind: 'tournamentBegun', facts: { seats: [0, 1] } },
    { kind: 'sent', facts: { seat: 0, character: 0, n: 1 } },
  ];
  const { rounds, counts } = account(world, events, { ranks: [2, 1, 2, 2], rule: 'MR-WIN-02', reason: REASON });
  assert.equal(rounds, 6);
  assert.deepEqual(counts.School![SCHOOLS[1]!.name], { games: 1, won: 1 });
  assert.deepEqual(counts.School![SCHOOLS[0]!.name], { games: 1, won: 0 });
  assert.deepEqual(counts.Plot, { 'Setting Aside Differences': { drawn: 1, played: 1, won: 1 } });
  assert.deepEqual(counts.Recruit!.Archangel, { offered: 1, bought: 1, sent: 1, won: 0 });
  const swarm = { shown: 1, success: 1, failure: 0, abandoned: 0, sent: 2, rewarded: 1 };
  assert.deepEqual(counts.Mission, { 'Sentinel Swarm': swarm });
});
const REASON = { say: 'wonAlone', facts: { seat: 1 } };

// ---- the report --------------------------------------------------------------------------------------------

const REPORT = readFileSync(new URL('../../../../docs/games/mutant-revolution/balance.md', import.meta.url), 'utf8');

test('the balance report tells how it was made: four greedy bots, 2,000 games or more', () => {
  const [, games, seed] = /`npm run balance -- --game mutant-revolution --games (\d+) --seed (\S+) --seats 4`/.exec(
    REPORT,
  )!;
  assert.ok(Number(games) >= 2000 && seed);
  assert.match(REPORT, new RegExp(`^${games} games between 4 greedy bots; 0 drawn, 0 without an end`, 'm'));
});

test('no School wins more than 35 % or less than 18 % of the games', () => {
  const schools = tableIn(REPORT, 'School');
  assert.deepEqual([...schools.keys()].sort(), SCHOOLS.map(({ name }) => name).sort());
  for (const [name, { won, games }] of schools) {
    const share = won! / games!;
    assert.ok(share >= 0.18 && share <= 0.35, `${name}: ${share}`);
  }
});

test('games end in 5 to 14 rounds at the median', () => {
  const { median } = tableIn(REPORT, 'Length').get('rounds')!;
  assert.ok(median! >= 5 && median! <= 14, `${median}`);
});

test('every Mission is won and lost', () => {
  const missions = tableIn(REPORT, 'Mission');
  assert.deepEqual([...missions.keys()].sort(), MISSION_DECK.map(({ name }) => name).sort());
  for (const [name, { success, failure, rewarded }] of missions)
    assert.ok(success! > 0 && rewarded! > 0 && failure! > 0, name);
});

test('nobody is left unbought or unsent, and Plot Cards of all costs are played', () => {
  for (const [name, { offered, bought, sent }] of tableIn(REPORT, 'Recruit'))
    assert.ok(offered ? bought! > 0 : sent! > 0, name);
  const played = [...tableIn(REPORT, 'Plot').values()].filter(({ played }) => played! > 0);
  assert.ok(played.length > 40, `${played.length} titles`);
});
