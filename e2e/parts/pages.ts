// Every page of the site, and tables at moments that show much: how one gets there.
import assert from 'node:assert/strict';
import { greedyBot } from '#bots/greedy.ts';
import { asked, decisionId } from '#engine/ask.ts';
import type { Game } from '#engine/game.ts';
import { knowledge } from '#engine/knowledge.ts';
import { Match, type MatchRecord, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import type { Json, World } from '#engine/types.ts';
import { SHELF } from '#games/index.ts';
import { boxes, type Visit } from './boxes.ts';
import type { Site } from './browser.ts';
import { begins, goTo, shown } from './playing.ts';

export const GAMES: readonly string[] = SHELF.map(({ id }) => id);

const OF_GAMES = {
  'learn-GAME': '/learn/GAME',
  'new-GAME-bots': '/new/GAME',
  'new-GAME-friends': '/new/GAME?with=friends',
  'new-GAME-screen': '/new/GAME?with=screen',
};
const PATHS: Readonly<Record<string, string>> = {
  front: '/',
  settings: '/settings',
  nowhere: '/nowhere/at/all',
  'no-game': '/new/chess',
  'no-table': '/table/aaaaaaaaaaaaaaaa',
  'not-here': '/local/aaaaaaaaaaaaaaaa',
  'cut-off': '/table/aaa',
  'which-rules': '/rules',
  ...Object.fromEntries(SHELF.flatMap(({ pages = [] }) => pages.map(({ path }) => [path.slice(1), path]))),
  // The games by turns: another page of the site is reached by a link, the same one for another game, too; one that has
  // the same path is loaded anew.
  ...Object.fromEntries(
    Object.entries(OF_GAMES).flatMap(([name, path]) =>
      GAMES.map(id => [name.replace('GAME', id), path.replace('GAME', id)]),
    ),
  ),
};

/** Set-ups with much on the table, and what the first seat is asked at the moments to look at. */
const TABLES: Record<string, { setup: (game: Game) => Json; moments: readonly string[] }> = {
  'dice-masters': {
    setup: game => game.setups!['heroic-pairs-against-brotherhood']!(2, quickRandom(1)),
    moments: ['main.react', 'blocking.blockers'],
  },
  'mutant-revolution': { setup: () => ({ head: 4 }), moments: ['floor.floor', 'auction.bid', 'pcTurn.act'] },
  'age-of-heroes': { setup: () => null, moments: ['teams.pick', 'turn.act', 'missionTurn.choose'] },
  'marvel-heroes': {
    setup: () => ({ scenario: 'bornAgain' }),
    moments: ['planning.assign', 'turn.act', 'sequence.powers'],
  },
  'strike-teams': {
    setup: () => ({ units: 4, map: 'W1' }),
    moments: ['drafting.choose', 'turn.act', 'attack.target', 'harm.place'],
  },
};

/** A game that bots have played: the usual one, or with this set-up. */
export async function played(id: string, setup: (game: Game) => Json = () => null): Promise<Match<World>> {
  const { load, seats } = SHELF.find(entry => entry.id === id)!;
  const game = await load();
  const opening = { seats: seats.min, seed: '5'.repeat(32), options: setup(game) };
  const match = new Match(game, newRecord(game, opening));
  const random = quickRandom(5);
  while (!match.state.result) {
    const seat = asked(game, match.state)[0]!;
    const option = greedyBot.choose(game, knowledge(game, match.state, seat), random);
    match.answer({ seat, decision: decisionId(match.state), option });
  }
  return match;
}
/** The game up to the last time that its first seat was asked so. */
function upTo({ record }: Match<World>, wanted: string): MatchRecord {
  const n = record.answers.findLastIndex(({ seat, decision }) => seat === 0 && decision === wanted);
  assert.ok(n >= 0, `the first seat is never asked ${wanted}`);
  return { ...record, answers: record.answers.slice(0, n) };
}

const pageAt =
  (path: string): Visit =>
  async page => {
    await goTo(page, path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
  };
/** The table that goes on with this record. */
export const tableOf =
  (id: string, record: MatchRecord): Visit =>
  async page => {
    if (new URL(page.url()).pathname !== '/') await goTo(page, '/');
    await begins(page, record);
    const box = page.locator('.box').nth(SHELF.findIndex(entry => entry.id === id));
    await box.locator('button.act').click();
    await shown(page);
    await begins(page);
  };

/** A game that bots have played, as a table of the server: the path to its replay, at a moment in its middle. */
export async function replayPath({ host }: Site, id: string, game?: Match<World>): Promise<string> {
  const { record, length } = game ?? (await played(id));
  const { player } = await host.newGuest('Ann');
  const seats = Array.from({ length: record.seats }, () => ({ kind: 'bot' as const, level: 'greedy' }));
  const wanted = { game: id, options: null, seats, isPublic: false, clock: { kind: 'none' as const } };
  const table = await host.make({ ...wanted, start: { record } }, player);
  return `/replay/table/${table}?at=${Math.floor(length / 2)}`;
}

/** Every page and table, by name. */
export const visits = (site: Site): Record<string, Visit> => ({ ...pageVisits(site), ...tableVisits(site) });
/** Every page around tables, and every box that one can open. */
export function pageVisits(site: Site): Record<string, Visit> {
  const all: Record<string, Visit> = {};
  for (const [name, path] of Object.entries(PATHS)) all[name] = pageAt(path);
  all.front = async page => {
    await pageAt('/')(page);
    // The small game begins when somebody sees it.
    await page.locator('.live').scrollIntoViewIfNeeded();
    await page.locator('.live .stage > *').first().waitFor();
    await page.evaluate('scrollTo(0, 0)');
  };
  all.draft = async page => {
    await goTo(page, '/teams');
    await page.getByRole('button', { name: /^Draft (against a|gegen einen) bot/i }).click();
    await shown(page);
  };
  all.bring = async page => {
    await goTo(page, '/new/dice-masters?with=screen&setup=basic');
    await page.locator('form footer button.act').click();
    await shown(page);
  };
  return { ...all, ...boxes(site, GAMES) };
}
/** Tables at moments that show much, at the end of a game, and in a replay. */
export function tableVisits(site: Site): Record<string, Visit> {
  const all: Record<string, Visit> = {};
  for (const [id, { setup, moments }] of Object.entries(TABLES)) {
    // A whole game takes bots a while: it is played when somebody visits it for the first time.
    let game: Promise<Match<World>> | undefined;
    const match = (): Promise<Match<World>> => (game ??= played(id, setup));
    for (const moment of moments)
      all[`table-${id}-${moment}`] = async page => tableOf(id, upTo(await match(), moment))(page);
    all[`table-${id}-over`] = async page => {
      await tableOf(id, (await match()).record)(page);
      if (SHELF.some(entry => entry.id === id && entry.ending)) await page.locator('.splash').waitFor();
    };
    all[`replay-${id}`] = async page => pageAt(await replayPath(site, id, await match()))(page);
  }
  return all;
}
/** Tables soon after the beginning, by name: the first seat is asked in its second turn. */
export async function earlyTables(): Promise<Record<string, Visit>> {
  const all: Record<string, Visit> = {};
  for (const [id, { setup }] of Object.entries(TABLES)) {
    const { record } = await played(id, id === 'dice-masters' ? setup : undefined);
    const own = record.answers.flatMap(({ seat, decision }, n) => (seat === 0 && decision === EARLY[id] ? [n] : []));
    const second = own[1] ?? assert.fail(`the first seat of ${id} is never asked ${EARLY[id]} twice`);
    all[`table-${id}-early`] = tableOf(id, { ...record, answers: record.answers.slice(0, second) });
  }
  return all;
}
const EARLY: Readonly<Record<string, string>> = {
  'dice-masters': 'main.react',
  'mutant-revolution': 'floor.floor',
  'age-of-heroes': 'turn.act',
  'marvel-heroes': 'turn.act',
  'strike-teams': 'turn.act',
};
