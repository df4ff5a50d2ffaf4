// Lines of the log about what was taken back, each after the answer that stands before it.
import type { TakenBack } from '#protocol/table-doc.ts';
import { speakPages, PAGES } from '../words/parts.ts';
import { spokenLanguage } from '../words/words.svelte.ts';

/** By the number of the answer that they follow. */
export async function linesOfUndos(undos: readonly TakenBack[]): Promise<ReadonlyMap<number, string[]>> {
  await speakPages(spokenLanguage());
  const lines = new Map<number, string[]>();
  let before = Infinity;
  for (const undo of undos.toReversed()) {
    // What was taken back further later on has taken the line along.
    before = Math.min(before, undo.to);
    lines.set(before, [lineOf(undo), ...(lines.get(before) ?? [])]);
  }
  return lines;
}
const link = (seat: number): string => `[](seat:${seat})`;
function lineOf({ by, agreed, from, to, events = [] }: TakenBack): string {
  const n = from - to === 1 ? PAGES.back.one : PAGES.back.many.replace('{n}', String(from - to));
  const line = PAGES.back[agreed.length ? 'agreed' : 'alone']
    .replace('{who}', link(by))
    .replace('{n}', n)
    .replace('{others}', agreed.map(link).join(', '));
  return [`${line}${events.length ? ':' : '.'}`, ...events.map(({ said }) => said)].join(' ');
}
