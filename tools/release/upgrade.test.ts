// An upgrade with games under way: a table goes on by the rules it began with, new ones are played by the new rules,
// and records of both replay.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { defineGame, type Game } from '#engine/game.ts';
import { openMatch } from '#engine/versions/ruleset.ts';
import { hash } from '#engine/seed.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import { entry } from '#games/tictactoe/shelf.ts';
import type { SeatChoice } from '#protocol/parts.ts';
import { releasesIn } from '#server/releases.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Job } from '#tables/live/bot-turns.ts';
import { Games } from '#tables/live/games.ts';
import { Host } from '#tables/live/host.ts';
import { savedMatch } from '#tables/files/match-file.ts';
import type { Table } from '#tables/log/table.ts';
import { keep } from './keep.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-upgrade-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'store.db');
const releases = releasesIn(pathToFileURL(`${folder}/`));
const ANN = { id: 'AnnAnnAnnAnn', name: 'Ann' };
const ME: SeatChoice = { kind: 'me' };
const BOT: SeatChoice = { kind: 'bot', level: 'greedy' };

/** The second seat begins. */
const changed = defineGame({
  ...tictactoe,
  version: 2,
  setup: () => ({ cells: Array(9).fill(-1), turn: 1, marks: 0 }),
});
const before = new Games([entry]);
const upgraded = new Games([{ ...entry, load: async () => changed as unknown as Game }], releases);
const withoutRelease = new Games([{ ...entry, load: async () => changed as unknown as Game }]);

const jobs: Job[] = [];
/** Bots of the version that the table is played with. */
async function choose(job: Job): Promise<string> {
  jobs.push(job);
  const { thinking } = (await releases(job.game, job.version))!;
  return thinking.ranked(job.bot, job.known, 1, { milliseconds: 50 })[0]!.option;
}
/** A server's life on the file. */
async function life<T>(games: Games, run: (host: Host) => Promise<T>): Promise<T> {
  const host = new Host({ store: openSqlite(file), thinkers: { choose }, games, bots: ['greedy'] });
  try {
    return await run(host);
  } finally {
    await host.close();
  }
}
const made = (host: Host, seats: SeatChoice[]): Promise<string> =>
  host.make({ game: 'tictactoe', options: null, seats, isPublic: false, clock: { kind: 'none' } }, ANN);
const tableOf = async (host: Host, id: string): Promise<Table> => (await host.open(id)).table;
let keys = 0;
async function mark(host: Host, id: string, ...cells: number[]): Promise<void> {
  for (const cell of cells) {
    const { waitingFor, match } = await tableOf(host, id);
    const [seat] = waitingFor as [number];
    const answer = { do: 'answer', seat, decision: 'turns.mark', option: `mark:${cell}` } as const;
    await host.request(id, ANN, `k${++keys}`, { ...answer, nth: match!.state.answered[seat]! });
  }
}
/** A finished table's record plays to the same end. */
async function replays(games: Games, table: Table): Promise<number> {
  const saved = savedMatch(table);
  const rules = await games.played(saved.game, saved.version);
  assert.equal(rules.version, saved.version);
  assert.equal(hash(openMatch(rules, saved).state), hash(table.match!.state));
  return saved.version;
}

test('a game is played to its end by the rules it began with, and both old and new records replay', async () => {
  const [old, withBot] = await life(before, async host => {
    const ids = [await made(host, [ME, ME]), await made(host, [ME, BOT])] as const;
    await mark(host, ids[0], 0, 3);
    return ids;
  });
  await life(withoutRelease, async host => {
    const table = await tableOf(host, old);
    assert.deepEqual([table.status, table.waitingFor], ['stuck', []]);
    assert.match(table.stuck!, /version 1 of the rules of Tic-tac-toe.*version 2/);
  });
  await keep('tictactoe', { folder, from: '.' });
  await life(upgraded, async host => {
    assert.deepEqual([(await tableOf(host, old)).status, (await tableOf(host, old)).waitingFor], ['running', [0]]);
    await mark(host, old, 1, 4, 2);
    assert.deepEqual((await tableOf(host, old)).result!.ranks, [1, 2]);
    await mark(host, withBot, 0);
    while (!jobs.length || (await tableOf(host, withBot)).match!.length < 2) await new Promise(setImmediate);
    assert.deepEqual([jobs[0]!.version, (await tableOf(host, withBot)).waitingFor], [1, [0]]);
    const fresh = await made(host, [ME, ME]);
    assert.deepEqual([(await tableOf(host, fresh)).game.version, (await tableOf(host, fresh)).waitingFor], [2, [1]]);
    await mark(host, fresh, 0, 3, 1, 4, 2);
    assert.deepEqual((await tableOf(host, fresh)).result!.ranks, [2, 1]);
    assert.deepEqual(
      [await replays(upgraded, await tableOf(host, old)), await replays(upgraded, await tableOf(host, fresh))],
      [1, 2],
    );
  });
});

test('another game after an old one is played by the rules of today; a branch of it by its own', async () => {
  await life(upgraded, async host => {
    const [row] = await host.store.list({ limit: 9, status: 'over' });
    const rows = await host.store.list({ limit: 9, status: 'over' });
    const tables = await Promise.all(rows.map(({ id }) => tableOf(host, id)));
    const old = tables.find(({ game }) => game.version === 1)!;
    assert.ok(row && old);
    await host.request(old.made.id, ANN, 'again', { do: 'offer', seat: 0, what: 'rematch' });
    while (!(await tableOf(host, old.made.id)).next) await new Promise(setImmediate);
    assert.equal((await tableOf(host, (await tableOf(host, old.made.id)).next!.table)).game.version, 2);
    const start = { record: old.match!.branchRecord(2) };
    const seats = [ME, ME];
    const wanted = {
      game: 'tictactoe',
      options: null,
      seats,
      isPublic: false,
      clock: { kind: 'none' as const },
      start,
    };
    const branch = await tableOf(host, await host.make(wanted, ANN));
    assert.deepEqual([branch.game.version, branch.made.version, branch.waitingFor], [1, 1, [0]]);
  });
});
