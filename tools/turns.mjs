// One process at a time: what several would do at once is done by the first, while the others wait. Plain JavaScript,
// because the set-up uses it before there is a Node that runs TypeScript.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const LOOK_EVERY = 200;
const FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
/** Locks that this process holds. */
const held = new Set();

/**
 * Runs `work` when no other process runs work of this name; one that has died holds nobody up. `onWait` is called once
 * with the file that is in the way.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @param {(lock: string) => void} [onWait]
 * @returns {Promise<T>}
 */
export async function inTurn(name, work, onWait = () => {}) {
  const lock = path.join(FOLDER, `.${name}`);
  mkdirSync(FOLDER, { recursive: true });
  for (let isFirst = true; !isTaken(lock); isFirst = false) {
    if (isFirst) onWait(lock);
    await sleep(LOOK_EVERY);
  }
  held.add(lock);
  try {
    return await work();
  } finally {
    held.delete(lock);
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function isTaken(lock) {
  if (!holderLives(lock)) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * A lock with this process's number that this process does not hold was left by one that died.
 * @param {string} lock
 */
function holderLives(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid === process.pid) return held.has(lock);
    return pid > 0 ? process.kill(pid, 0) : true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
