// A campaign of Strike Teams in the terminal: the mission after one that is over, from its file.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { seedOf } from '#engine/seed.ts';
import { strikeTeams as game } from '#games/strike-teams/game.ts';
import type { Strike } from '#games/strike-teams/table/world.ts';
import { readMatch, savedMatch, writeMatch } from '../files/record-file.ts';
import { newFolder, ran } from '../testing.ts';

/** A mission that is over, since nobody does anything in it; its file is m.json. */
function played(mission: string): { folder: string; match: Match<Strike> } {
  const folder = newFolder();
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(1), options: { mission, units: 2 } }));
  while (!match.state.result) {
    const { state } = match;
    const [seat] = asked(game, state) as [number];
    const option = legal(game, state, seat).find(one => one === 'endPhase') ?? idle(game, state, seat);
    assert.equal(match.answer({ seat, decision: decisionId(state), option }), undefined);
  }
  const players = ['you', 'greedy'];
  writeMatch(path.join(folder, 'm.json'), savedMatch(match.record, match.state.result, { players }));
  return { folder, match };
}

test('a campaign goes on from the file of its last mission: seats, Levels and points are kept', async () => {
  const { folder, match } = played('campaign');
  const { level, campaign } = match.state.world;
  const { out, code, err } = await ran('play --resume m.json', { folder, lines: ['', 'quit'] });
  assert.equal(code, 0, err);
  assert.match(out, /Next comes Mission 2\.[^]*Match 2 of a series, after m\.json/);
  assert.match(out, /Heroes: you\n {2}Mastermind: greedy bot/);
  assert.match(out, /Campaign, mission 2 of 6; won by heroes 0, by the Mastermind 1\n {2}1\. /);
  const second = readMatch(path.join(folder, 'm-2.json'));
  assert.deepEqual([second.players, second.series], [['you', 'greedy'], { place: 2, previous: 'm.json' }]);
  const { options } = second as unknown as { options: { campaign: { levels: number[]; saved: number[] } } };
  assert.deepEqual([options.campaign.levels, options.campaign.saved], [level, campaign!.saved]);
  assert.ok(level.some(n => n > 1));
  const again = await ran('play --resume m-2.json', { folder, lines: ['quit'] });
  assert.match(again.out, /Campaign, mission 2 of 6/);
});

test('nothing follows on a single mission, and its file names no series', async () => {
  const { folder } = played('single');
  const { out, code, err } = await ran('play --resume m.json', { folder });
  assert.equal(code, 0, err);
  assert.doesNotMatch(out, /Next comes|series/);
  assert.ok(!existsSync(path.join(folder, 'm-2.json')));
  await ran('play strike-teams --record n.json', { folder, lines: ['quit'] });
  assert.equal(readMatch(path.join(folder, 'n.json')).series, undefined);
});
