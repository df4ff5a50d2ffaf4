// Fetches parts of the site on demand, and retries while the connection is down. The build puts this around
// every import that is not static, so that no part needs to think of it.

/** The number of parts whose fetching has failed so far: an event publishes each change. */
let missing = 0;
export const MISSING = 'missing-parts';
function count(by: number): void {
  missing += by;
  dispatchEvent(new CustomEvent(MISSING, { detail: missing }));
}

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
    count(1);
    return again(load, 1).finally(() => count(-1));
  }
}
async function again<T>(load: () => Promise<T>, nth: number): Promise<T> {
  await pause(Math.min(LATER, SOON * 2 ** nth));
  return load().catch(error => {
    if (nth < TRIES) return again(load, nth + 1);
    throw error;
  });
}
