// One process at a time: what several would do at once is done by the first, while the others wait.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY = 200;

/** Runs `work` when no other process runs work of this name; one that has died holds nobody up. */
export async function inTurn<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const lock = path.resolve('dist', `.${name}`);
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!isTaken(lock)) await sleep(LOOK_EVERY);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives(lock)) rmSync(lock, { force: true });
    return false;
  }
}
function holderLives(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid > 0 ? process.kill(pid, 0) : true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
