// Kills a writing process again and again; whatever it had acknowledged must be in the file.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqlite } from './sqlite.ts';
import { summaryOf, TABLES, textOf } from './testing-appender.ts';

const ROUNDS = Number(process.env['LONGBOX_CRASHES'] ?? 60);
const LANES = 3;
const APPENDER = fileURLToPath(new URL('testing-appender.ts', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-crash-'));
after(() => rmSync(folder, { recursive: true, force: true }));
/** Compiled once, for many short lives; who is killed cannot leave it behind, so one run must end by itself. */
const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
execFileSync(process.execPath, [APPENDER], { env });

/** Lets a process write until it is killed: mostly soon after it has opened the file, at times while it opens it. */
async function crash(file: string): Promise<string[]> {
  const child = spawn(process.execPath, [APPENDER, file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<NodeJS.Signals | null>(resolve => child.once('close', (_, signal) => resolve(signal)));
  let said = '';
  const opened = new Promise(resolve => child.stdout.once('data', resolve));
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  if (Math.random() < 0.85) await Promise.race([opened, ended]);
  await sleep(Math.random() * 80);
  child.kill('SIGKILL');
  assert.equal(await ended, 'SIGKILL');
  const lines = said.split('\n');
  return lines.slice(0, -1).filter(line => line !== 'open');
}

/** The length of each log, after a look at every entry. */
async function lengths(file: string): Promise<Map<string, number>> {
  const store = openSqlite(file);
  const found = new Map<string, number>();
  const rows = await store.list({ limit: TABLES.length });
  for (const { id, changedAt, summary } of rows) {
    const { entries } = (await store.load(id))!;
    const wrong = entries.findIndex(({ at, text }, i) => at !== i + 1 || text !== textOf(id, i + 1));
    assert.equal(wrong, -1, `the log of ${id} has a gap or a wrong text`);
    const listed = summaryOf(entries.length);
    assert.deepEqual([changedAt, summary], [Number(listed), listed]);
    found.set(id, entries.length);
  }
  await store.close();
  return found;
}

function checkIntegrity(file: string): void {
  const db = new DatabaseSync(file);
  assert.deepEqual({ ...db.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
  db.close();
}

/** One file, killed and opened again many times; returns how many appends were acknowledged. */
async function lane(file: string, rounds: number): Promise<number> {
  let acknowledged = 0;
  for (let round = 1; round <= rounds; round++) {
    const promised = await crash(file);
    if (round % 5 === 0) checkIntegrity(file);
    const kept = await lengths(file);
    for (const line of promised) {
      const [table, seq] = line.split(' ');
      assert.ok(Number(seq) <= (kept.get(table!) ?? 0), `round ${round}: ${line} was acknowledged and is gone`);
    }
    acknowledged += promised.length;
  }
  return acknowledged;
}

test(`nothing acknowledged is lost in ${ROUNDS} kills`, async t => {
  const lanes = Array.from({ length: LANES }, (_, i) => lane(path.join(folder, `${i}.db`), Math.ceil(ROUNDS / LANES)));
  const acknowledged = (await Promise.all(lanes)).reduce((sum, n) => sum + n, 0);
  t.diagnostic(`${acknowledged} appends were acknowledged`);
  assert.ok(acknowledged > ROUNDS, 'the kills came too early to prove anything');
});
