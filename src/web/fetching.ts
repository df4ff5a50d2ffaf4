// Fetches parts of the site on demand, and retries while the connection is down. The build puts this around
// every import that is not static, so that no part needs to think of it.

/** The event that tells of parts that could not be fetched at once. */
export const MISSING = 'missing-parts';
export interface Missing {
  /** By how many more are missing, or fewer. */
  by: number;
  /** One of them is given up. */
  isGone?: boolean;
}
export const tell = (detail: Missing): boolean => dispatchEvent(new CustomEvent(MISSING, { detail }));

/** Milliseconds between two tries, at first and at most; then the part is given up, for it may be gone for good. */
const SOON = 500;
const LATER = 8000;
const TRIES = 10;
const pause = (ms: number): Promise<void> =>
  new Promise(done => {
    setTimeout(done, ms);
    addEventListener('online', () => done(), { once: true });
  });

/** What `load` imports, once it can be had. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    tell({ by: 1 });
    return again(load, 1).finally(() => tell({ by: -1 }));
  }
}
async function again<T>(load: () => Promise<T>, nth: number): Promise<T> {
  await pause(Math.min(LATER, SOON * 2 ** nth));
  return load().catch(error => {
    if (nth < TRIES) return again(load, nth + 1);
    tell({ by: 0, isGone: true });
    throw error;
  });
}
