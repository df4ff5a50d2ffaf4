// Kills a server in the middle of play, again and again. Whatever it has acknowledged must be there when it is back,
// once, and every match must go on.
import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Match } from '#engine/match.ts';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import { Host } from '#tables/live/host.ts';
import { entriesOf } from '#tables/log/log-entries.ts';
import type { Entry } from '#protocol/entries.ts';
import { ENTRIES } from '../store/sqlite-journal.ts';
import { openSqlite } from '../store/sqlite.ts';
import { tableFrom } from '#tables/log/table-from-log.ts';
import { Player } from './player.ts';
import { raceGames, raceOf } from '#tables/testing/race.ts';

const KILLS = Number(process.env['LONGBOX_KILLS'] ?? 40);
const LANES = 2;
/** Milliseconds of play before a kill, from the first answer that was acknowledged on. */
const PLAY = { least: 20, most: 120 };
/** This part of the kills comes while the server opens the file, and as many while the players come back. */
const EARLY = 0.1;
/** Milliseconds. */
const PATIENCE = 120_000;
const KILLABLE = fileURLToPath(new URL('killable.ts', import.meta.url));

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-kills-'));
after(() => rmSync(folder, { recursive: true, force: true }));
/** Compiled once, for many short lives; who is killed cannot leave it behind, so one run must end by itself. */
const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };

/** The server that runs, and one that is ready to follow it. */
class Lives {
  private readonly file: string;
  private next = spawned();
  constructor(file: string) {
    this.file = file;
  }
  /** Begins a life, for which `live` is told the address, and ends it when that is done. */
  async live(run: (address: string) => Promise<unknown>, isEarly = false): Promise<void> {
    const child = this.next;
    this.next = spawned();
    child.stdin!.write(`${this.file}\n`);
    const ended = once(child, 'close');
    try {
      const told = Promise.race([once(child.stdout!, 'data'), ended]);
      if (isEarly) await sleep(Math.random() * PLAY.least);
      else await run(`http://127.0.0.1:${String((await told)[0]).trim()}`);
    } finally {
      child.kill('SIGKILL');
    }
    assert.equal((await ended)[1], 'SIGKILL', 'the server has ended by itself');
  }
  close(): void {
    this.next.kill('SIGKILL');
  }
}
const spawned = (): ChildProcess => spawn(process.execPath, [KILLABLE], { env, stdio: ['pipe', 'pipe', 'inherit'] });

/** Three people at five tables, a bot at two of them. */
async function seated(file: string): Promise<Player[]> {
  const host = new Host({
    store: openSqlite(file),
    thinkers: { choose: () => new Promise<string>(() => undefined) },
    games: raceGames(),
    bots: ['random'],
  });
  const guests = await Promise.all(['Ann', 'Ben', 'Cid'].map(name => host.newGuest(name)));
  const table = (...seats: (number | 'random')[]): Promise<string> =>
    host.make(
      {
        game: 'race',
        options: null,
        seats: seats.map(seat =>
          seat === 'random' ? { kind: 'bot', level: seat } : { kind: 'player', player: guests[seat]!.player },
        ),
        isPublic: true,
        clock: { kind: 'live', seconds: 600, increment: 5 },
      },
      guests[0]!.player,
    );
  const [ab, bc, ca, a, b] = await Promise.all([
    table(0, 1),
    table(1, 2),
    table(2, 0),
    table(0, 'random'),
    table('random', 1),
  ]);
  await host.close();
  const tables = [
    [ab, ca, a],
    [ab, bc, b],
    [bc, ca],
  ];
  return guests.map(({ player, token }, n) => new Player(player.name, token, tables[n]!));
}

const promisesTo = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Lets the players play until the server is killed. */
async function round(lives: Lives, players: readonly Player[]): Promise<void> {
  let gone: Promise<unknown> = Promise.resolve();
  const chance = Math.random();
  await lives.live(async address => {
    const before = promisesTo(players);
    gone = Promise.all(players.map(player => player.visit(address)));
    if (chance > 2 * EARLY) await until(() => promisesTo(players) > before, 'play goes on');
    await sleep(PLAY.least + Math.random() * (PLAY.most - PLAY.least));
  }, chance < EARLY);
  await gone;
}
/** A last life, for as long as it takes: every match ends, another begins, and everything wanted is acknowledged. */
async function finish(lives: Lives, players: readonly Player[]): Promise<void> {
  const before = players.map(({ tables }) => [...tables.keys()]);
  await lives.live(async address => {
    const gone = Promise.all(players.map(player => player.visit(address)));
    const isBeyond = ({ tables }: Player, n: number): boolean => before[n]!.every(id => !tables.has(id));
    await until(() => players.every(isBeyond), 'every match goes on, and another begins');
    for (const player of players) player.isPlaying = false;
    await until(() => players.every(({ inDoubt }) => inDoubt === 0), 'everything is acknowledged');
    for (const player of players) player.leave();
    await gone;
  });
  for (const { complaints } of players) assert.deepEqual(complaints, []);
}
async function until(isSo: () => boolean, what: string): Promise<void> {
  const latest = performance.now() + PATIENCE;
  while (!isSo()) {
    assert.ok(performance.now() < latest, `${what}: not within ${PATIENCE} ms`);
    await sleep(2);
  }
}

/** All logs of the file, each entry in its place. */
async function logsOf(file: string): Promise<Map<string, { at: number; entry: Entry }[]>> {
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  assert.deepEqual({ ...db.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
  const logs = new Map<string, { at: number; entry: Entry }[]>();
  for (const { no, id, length } of db.prepare('SELECT no, id, length FROM tables').all()) {
    const rows = db.prepare(`SELECT at, text FROM (${ENTRIES}) WHERE table_no = ? ORDER BY seq`).all(no!);
    assert.equal(rows.length, length);
    logs.set(String(id), entriesOf(rows.map(({ at, text }) => ({ at: Number(at), text: String(text) }))));
  }
  db.close();
  return logs;
}
/** Every promise is in the log at its place, and nothing is there that nobody has wanted. */
function checkPromises(logs: Awaited<ReturnType<typeof logsOf>>, players: readonly Player[]): void {
  const promised = new Set<string>();
  for (const { name, acknowledged } of players)
    for (const { table, key, seq, wish: command } of acknowledged) {
      const entry = logs.get(table)?.[seq - 1]?.entry;
      assert.ok(entry?.key?.endsWith(`:${key}`), `${name} was promised ${key} at ${table} ${seq}, and it is gone`);
      if (command.do === 'answer') assert.equal((entry as { option?: string }).option, command.option);
      promised.add(`${table} ${seq}`);
    }
  for (const [table, log] of logs)
    log.forEach(({ entry }, i) => {
      const isWanted = ['offered', 'agreed'].includes(entry.kind) || (entry.kind === 'answered' && entry.by !== 'bot');
      if (isWanted) assert.ok(promised.has(`${table} ${i + 1}`), `${table} ${i + 1} is there, and nobody wanted it`);
    });
}
/** Each table can be played from its log; how many matches are over. */
function checkMatches(logs: Awaited<ReturnType<typeof logsOf>>): number {
  let over = 0;
  for (const [id, log] of logs) {
    const table = tableFrom(rulesetOf(raceOf(1)), log);
    assert.equal(table.stuck, null, `${id} is stuck`);
    for (const [i, { entry }] of log.entries())
      if (entry.key !== undefined) assert.equal(table.keys.get(entry.key), i + 1, `${entry.key} was done twice`);
    if (table.status !== 'over') continue;
    over++;
    assert.deepEqual(new Match(raceOf(1), table.match!.record).state.result, table.result);
    if (table.next) assert.ok(logs.has(table.next.table), `${id} goes on at a table that is not there`);
  }
  return over;
}

interface Tally {
  answers: number;
  inDoubt: number;
  over: number;
  begun: number;
  bots: number;
}
async function lane(file: string, kills: number): Promise<Tally> {
  const players = await seated(file);
  const lives = new Lives(file);
  let inDoubt = 0;
  try {
    for (let kill = 0; kill < kills; kill++) {
      await round(lives, players);
      inDoubt += players.reduce((sum, player) => sum + player.inDoubt, 0);
      for (const { complaints } of players) assert.deepEqual(complaints, [], `after kill ${kill + 1}`);
    }
    await finish(lives, players);
  } finally {
    lives.close();
  }
  const logs = await logsOf(file);
  checkPromises(logs, players);
  const entries = [...logs.values()].flat();
  return {
    answers: promisesTo(players),
    inDoubt,
    over: checkMatches(logs),
    begun: logs.size,
    bots: entries.filter(({ entry }) => entry.kind === 'answered' && entry.by === 'bot').length,
  };
}

test(`${KILLS} kills in the middle of play lose nothing that was acknowledged, and every match goes on`, async t => {
  execFileSync(process.execPath, [KILLABLE], { env, input: `${path.join(folder, 'compiled.db')}\n` });
  const lanes = Array.from({ length: LANES }, (_, n) => lane(path.join(folder, `${n}.db`), Math.ceil(KILLS / LANES)));
  const tallies = await Promise.all(lanes);
  const sum = (what: keyof Tally): number => tallies.reduce((total, tally) => total + tally[what], 0);
  t.diagnostic(`${sum('answers')} acknowledged, ${sum('inDoubt')} times in doubt, ${sum('bots')} answers by bots`);
  t.diagnostic(`${sum('begun')} matches begun, ${sum('over')} over`);
  assert.ok(sum('answers') > KILLS && sum('over') >= LANES, 'the kills came too early to prove anything');
});
