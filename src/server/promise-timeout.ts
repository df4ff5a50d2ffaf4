// A timeout for a promise that may never be settled.
import { setTimeout as sleep } from 'node:timers/promises';

/** The value of the promise, or undefined when it takes longer than so many milliseconds. */
export async function within<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
  const here = new AbortController();
  try {
    return await Promise.race([coming, sleep(ms, undefined, { signal: here.signal })]);
  } finally {
    here.abort();
  }
}
