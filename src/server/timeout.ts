// Waiting for something that may never come.
import { setTimeout as sleep } from 'node:timers/promises';

/** What it brings, or nothing when it takes longer than so many milliseconds. */
export async function within<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  const here = new AbortController();
  try {
    return await Promise.race([coming, sleep(ms, undefined, { signal: here.signal })]);
  } finally {
    here.abort();
  }
}
