// The balance in docs/games, and the account of a campaign in it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tableIn } from '#engine/testing/report-tables.ts';
import type { Event } from '#engine/types.ts';
import { ACTIONS } from '../cards/actions.ts';
import { MISSION_MAPS } from '../cards/maps.ts';
import { MISSION_SCENARIOS } from '../cards/scenarios.ts';
import { ended, finished } from '../scenario/missions.ts';
import { HENCHMEN } from './world.ts';
import { account } from './account.ts';

const REPORT = readFileSync(new URL('../../../../docs/games/strike-teams/balance.md', import.meta.url), 'utf8');
const rowsOf = (head: string): [name: string, cells: Record<string, number>][] => [...tableIn(REPORT, head)];
const isWithin = (part: number, whole: number, low: number, high: number): boolean =>
  100 * part >= low * whole && 100 * part <= high * whole;

test('the balance report tells how it was made: greedy bots, 2,000 missions or more that all ended', () => {
  const command =
    /`npm run balance -- --game strike-teams --games (\d+) --seed \S+ --seats 2 --setup small,usual,large`/;
  const [, games] = command.exec(REPORT)!;
  assert.ok(Number(games) >= 2000);
  assert.match(REPORT, new RegExp(`^${games} games between 2 greedy bots; \\d+ drawn, 0 without an end`, 'm'));
});

test('heroes win 45 to 55 % with two, three and four units, and at most 10 % are drawn', () => {
  const units = rowsOf('Units');
  assert.deepEqual(
    units.map(([name]) => name),
    ['2 a side', '3 a side', '4 a side'],
  );
  for (const [name, { missions, heroes, drawn }] of units)
    assert.ok(isWithin(heroes!, missions!, 45, 55) && isWithin(drawn!, missions!, 0, 10), name);
});

test('heroes win 40 to 60 % on each map, and fulfil each Scenario Card in 25 to 75 %', () => {
  const [maps, cards] = [rowsOf('Map'), rowsOf('Scenario Card')];
  assert.deepEqual([maps.length, cards.length], [MISSION_MAPS.length, MISSION_SCENARIOS.length]);
  for (const [name, { missions, heroes }] of maps) assert.ok(isWithin(heroes!, missions!, 40, 60), name);
  for (const [name, { missions, fulfilled }] of cards) assert.ok(isWithin(fulfilled!, missions!, 25, 75), name);
});

test('of 200 campaigns of six missions neither side wins more than 60 %', () => {
  const [[name, { campaigns, heroes }]] = rowsOf('Campaign') as [[string, Record<string, number>]];
  assert.equal(name, '6 missions, 3 a side');
  assert.ok(campaigns! >= 200 && isWithin(heroes!, campaigns!, 40, 60), `${heroes} of ${campaigns}`);
});

test('nor of 60 campaigns between bots that search', () => {
  const [, heroes, campaigns] = /Between bots that search heroes won (\d+) of (\d+) campaigns/.exec(REPORT)!;
  assert.ok(Number(campaigns) >= 60 && isWithin(Number(heroes), Number(campaigns), 40, 60), heroes);
});

test('ST-CAM-07 a campaign is accounted for when its last mission is won, and not before', () => {
  const told = (op: [number, number], mission: number): unknown => {
    const before = { mission, saved: [0, 0], victor: -1, maps: [], scenarios: [], levels: [1, 1, 1, 1, 1, 1, 1, 1] };
    const { world, result } = ended(finished(op, before));
    return account(world, [], result!).counts.Campaign;
  };
  const row = '6 missions, 3 a side';
  assert.deepEqual(
    [told([1, 0], 6), told([0, 1], 6), told([1, 1], 6), told([1, 0], 5)],
    [{ [row]: { campaigns: 1, heroes: 1 } }, { [row]: { campaigns: 1, heroes: 0 } }, undefined, undefined],
  );
});

test('a card counts as triggered when it is used in a turn, against an attack or at a defeat', () => {
  const { world, result } = ended(finished([1, 0]));
  const card = ACTIONS.findIndex(({ name }) => name === 'Cut Off One Head');
  world.owner[HENCHMEN] = 1;
  world.chosen[card] = true;
  const triggered = (kind: string): number =>
    account(world, [{ kind, facts: { card } } as unknown as Event], result!).counts['Action Card']![
      'Cut Off One Head (Hydra Soldiers)'
    ]!.triggered!;
  assert.deepEqual(['triggered', 'reacted', 'used', 'drafted'].map(triggered), [1, 1, 1, 0]);
});
