// The campaign as page and terminal tell it: results, levels, saved points, what is out of it, and who wins it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '#engine/apply.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { strikeTeams as game } from '../game.ts';
import { type Strike, isBetweenMissions } from '../table/world.ts';
import { campaignLines, campaignNews } from './campaign.ts';
import { draw } from './draw.ts';

const played = [
  { map: 0, scenarios: [0, 6, 12], op: [5, 3], characters: [0, 1, 4, 7] },
  { map: 3, scenarios: [1, 7, 13], op: [2, 6], characters: [0, 2, 4, 7] },
];
const levels = [3, 1, 1, 1, 2, 1, 1, 1];
const campaign = {
  mission: 3,
  saved: [1, 0],
  victor: 1,
  maps: [0, 3],
  scenarios: [0, 6, 12, 1, 7, 13],
  levels,
  played,
};
function begun(missions = 6): { world: Strike; text: string } {
  const options = { mission: 'campaign', units: 2, missions, campaign } as unknown as Json;
  const state = start(game, { seats: 2, seed: seedOf(3), options });
  return { world: state.world, text: draw(view(game, state, 0)) };
}

test('results, levels, saved points, the Victory Card and removed cards are told before a mission', () => {
  const news = campaignNews(begun().world)!;
  assert.deepEqual([news.mission, news.missions, news.wins, news.victor], [3, 6, [1, 1], 1]);
  assert.deepEqual(
    news.results.map(({ n, map, winner }) => [n, map, winner]),
    [
      [1, 'Loading Dock', 0],
      [2, 'Iron Gate', 1],
    ],
  );
  assert.deepEqual(
    news.teams.map(team => team.map(({ name, level, build }) => `${name} ${level} ${build}`)),
    [['Captain America 3 12'], ['Winter Soldier 2 10']],
  );
  assert.deepEqual([news.maps, news.scenarios.length, news.champion], [['Loading Dock', 'Iron Gate'], 6, -1]);
});

test('after a mission its own result counts, and after the last one somebody has won it all', () => {
  const { world } = begun(3);
  assert.equal(isBetweenMissions(world), false);
  world.phase = 5;
  assert.equal(isBetweenMissions(world), true);
  world.map = 1;
  world.op = [4, 2];
  const news = campaignNews(world)!;
  assert.deepEqual([news.results.length, news.wins, news.victor, news.champion], [3, [2, 1], 0, 0]);
  assert.ok(news.maps.includes('Twin Bays'));
  assert.ok(campaignLines(world).includes('  The campaign is won by the heroes.'));
});

test('the terminal tells it above the map, within its width', () => {
  const { text } = begun();
  assert.match(
    text,
    /\nCampaign, mission 3 of 6; won by heroes 1, by the Mastermind 1\n {2}1\. Loading Dock: 5 to 3 OP/,
  );
  assert.match(text, /\n {2}Levels\n {4}Captain America 3, Winter Soldier 2\n/);
  for (const line of text.split('\n')) assert.ok(line.length <= 100, line);
});

test('outside a campaign there is nothing to tell', () => {
  const state = start(game, { seats: 2, seed: seedOf(3), options: { units: 2 } });
  assert.equal(campaignNews(state.world), undefined);
});
