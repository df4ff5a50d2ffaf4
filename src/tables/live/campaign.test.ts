// A campaign of Strike Teams over six tables: seats and roles are kept, Levels and results are carried on, and a
// restart between any two missions loses nothing.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { asked, decisionId, idle, legal } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/types.ts';
import { strikeTeams } from '#games/strike-teams/game.ts';
import { NONE, type Strike } from '#games/strike-teams/table/world.ts';
import { campaignNews } from '#games/strike-teams/words/campaign.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import type { Command } from '#protocol/socket.ts';
import { docParts, newTranscript, withLog } from '../documents/documents.ts';
import type { Table } from '../log/table.ts';
import { settled, stage, type Stage } from '../testing/host.ts';
import { ann, bob } from '../testing/parlour.ts';

const game = strikeTeams as unknown as Game;
const PEOPLE = [ann, bob];
let keys = 0;
const request = ({ host }: Stage, id: string, seat: number, command: Command): Promise<number> =>
  host.request(id, PEOPLE[seat]!, `c${++keys}`, command);
const tableOf = async ({ host }: Stage, id: string): Promise<Table> => (await host.open(id)).table;
const worldOf = (table: Table): Strike => table.match!.state.world as unknown as Strike;

/** Ann has the heroes, Bob is the Mastermind; both end their phases at once, so that he scores nearly everything. */
async function played(it: Stage, id: string): Promise<Table> {
  for (;;) {
    const table = await tableOf(it, id);
    const { state } = table.match!;
    if (state.result) return table;
    const [seat] = asked(game, state);
    const option = legal(game, state, seat!).find(one => one === 'endPhase') ?? idle(game, state, seat!);
    const nth = state.answered[seat!]!;
    await request(it, id, seat!, { do: 'answer', seat: seat!, decision: decisionId(state), option, nth });
  }
}
async function goneOn(it: Stage, id: string): Promise<string> {
  await request(it, id, 0, { do: 'offer', seat: 0, what: 'sequel' });
  const { offers } = await tableOf(it, id);
  await request(it, id, 1, { do: 'agree', seat: 1, offer: offers[0]!.n });
  await settled();
  return (await tableOf(it, id)).next!.table;
}
/** A new table for Ann and Bob. */
const made = ({ host }: Stage, mission: string): Promise<string> => {
  const seats = PEOPLE.map(player => ({ kind: 'player', player }) as const);
  return host.make(
    { game: game.id, options: { mission, units: 2 }, seats, isPublic: true, clock: { kind: 'none' } },
    ann,
  );
};
async function begun(t: TestContext): Promise<[Stage, string]> {
  const it = stage(t);
  await it.restart(0, game);
  return [it, await made(it, 'campaign')];
}

/** The place in a series as the document of the table tells it. */
async function seriesOf(it: Stage, id: string): Promise<TableDoc['series']> {
  const seen = newTranscript(0);
  return withLog(docParts(await tableOf(it, id), seen, null), seen).series;
}

test('the missions of a campaign are a series; one mission alone and the tutorial are not', async t => {
  const [it, campaign] = await begun(t);
  assert.deepEqual(await seriesOf(it, campaign), { place: 1 });
  for (const alone of ['single', 'tutorial']) assert.equal(await seriesOf(it, await made(it, alone)), undefined);
});
test('six missions over six tables with a restart between: roles kept, Levels right, a victory ends it', async t => {
  const [it, first] = await begun(t);
  let id = first;
  const ids = new Set<string>();
  for (let [mission, wins, isOver] = [1, 0, false]; !isOver; mission++) {
    ids.add(id);
    const table = await played(it, id);
    const world = worldOf(table);
    const news = campaignNews(world)!;
    // Heroes fulfil one card if nobody hinders them, which may be worth as much as all others.
    const isDrawn = world.op[0] === world.op[1];
    if (!isDrawn) wins++;
    assert.deepEqual([news.mission, news.results.length, news.wins], [mission, mission, [0, wins]]);
    assert.deepEqual(
      table.seats.map(({ player }) => player?.name),
      ['Ann', 'Bob'],
    );
    assert.equal(
      world.owner.findLast(seat => seat >= 0),
      1,
      'Bob is the Mastermind',
    );
    isOver = mission >= 6 && !isDrawn;
    if (isOver) assert.equal(news.champion, 1);
    else id = await carriedOn(it, id, world, isDrawn ? NONE : 1);
  }
  assert.ok(ids.size >= 6);
  await assert.rejects(request(it, id, 0, { do: 'offer', seat: 0, what: 'sequel' }));
});
/** The next table begins with the Levels and saved points of this one; the winner, if any, holds the Victory Card. */
async function carriedOn(it: Stage, id: string, world: Strike, winner: number): Promise<string> {
  await it.restart(0, game);
  const next = await goneOn(it, id);
  const made = (await tableOf(it, next)).made.options as { campaign: Record<string, Json> };
  const { levels, saved, victor, maps } = made.campaign;
  assert.deepEqual([levels, saved, victor], [world.level, world.campaign!.saved, winner]);
  assert.ok((maps as number[]).includes(world.map), 'its map is out of the campaign');
  assert.ok(
    world.level.some(level => level > 1),
    'points have become Levels',
  );
  return next;
}
