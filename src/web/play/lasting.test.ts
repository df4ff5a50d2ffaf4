// Games that lie in the browser: it is asked once to keep them, and says whether it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askToLast, isLasting } from './lasting.ts';

/** A browser that grants it, or does not, and how often it was asked. */
function browser(grants: boolean, isKept = false) {
  const asked = { times: 0 };
  const notes = new Map<string, string>();
  return {
    asked,
    storage: {
      persisted: async () => isKept,
      persist: async () => {
        asked.times++;
        return (isKept = grants);
      },
    },
    notes: {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, to: string) => void notes.set(key, to),
    },
  };
}
for (const grants of [true, false])
  test(`the browser is asked once, and ${grants ? 'keeps' : 'does not keep'} the games`, async () => {
    const { storage, notes, asked } = browser(grants);
    assert.equal(await isLasting(storage), false);
    for (let n = 0; n < 3; n++) await askToLast(storage, notes);
    assert.deepEqual([asked.times, await isLasting(storage)], [1, grants]);
  });
test('what is kept already is not asked for', async () => {
  const { storage, notes, asked } = browser(true, true);
  await askToLast(storage, notes);
  assert.equal(asked.times, 0);
});
