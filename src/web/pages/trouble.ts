// Kinds of trouble with links that lead nowhere: for the page that says so.
import type { Refused } from '../play/online.ts';
import type { From } from '../replay/replay.svelte.ts';

const KINDS: Readonly<Record<string, string>> = {
  'no-line': 'noLine',
  'seed-hidden': 'notOver',
  'not-running': 'notOver',
  'no-table': 'noTable',
};

/** A word of `trouble` in the words of these pages. */
export function troubleOf(where: From, problem: Error): string {
  const kind = KINDS[(problem as Refused).problem ?? ''];
  if (where !== 'table') return where === 'file' ? 'noFile' : 'notHere';
  return kind ?? 'failed';
}
