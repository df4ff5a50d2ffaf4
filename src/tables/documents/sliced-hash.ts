// The hash of a table with a long log, a little at a time.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '#engine/copy.ts';
import { TimeSlice } from '../time-slices.ts';

/** The `hash` of the doc with its log, of which the lines are given as JSON. */
export async function hashInSlices(doc: object, lines: readonly string[]): Promise<string> {
  const slice = new TimeSlice();
  const sum = sha256.create();
  const add = (text: string): unknown => sum.update(utf8ToBytes(text));
  const part = (isBefore: boolean): string =>
    canonical(Object.fromEntries(Object.entries(doc).filter(([key]) => key < 'log' === isBefore)));
  add(`${part(true).slice(0, -1)},"log":[`);
  for (let n = 0; n < lines.length; n++) {
    if (slice.isSpent) await slice.pause();
    add((n ? ',' : '') + canonical(JSON.parse(lines[n]!)));
  }
  add(`],${part(false).slice(1)}`);
  return bytesToHex(sum.digest()).slice(0, 32);
}
