// The whole document of a table, written for new subscribers: as one message, or with its log in pages, a message each,
// for clients that accept pages.
import { textWithLog, type DocParts } from './documents.ts';
import { withMember } from './patch-writer.ts';
import type { Audience } from './subscribers.ts';
import type { Table } from '../log/table.ts';

/** Characters of the log in one message; a line that is longer stands alone. */
const PAGE = 50_000;

interface Written {
  doc: DocParts;
  inOne?: readonly string[];
  inPages?: readonly string[];
}
/** The whole documents that were written last, of all tables: where many come at once, each is written once. */
const written = new Map<Audience, Written>();
const MOST_WRITTEN = 20;

/** The messages with the whole document, in order. */
export function wholeDocument(table: Table, audience: Audience, isPaged: boolean): readonly string[] {
  const { doc } = audience;
  let known = written.get(audience);
  if (known?.doc !== doc) {
    if (written.size >= MOST_WRITTEN) written.delete(written.keys().next().value!);
    written.set(audience, (known = { doc }));
  }
  if (isPaged) return (known.inPages ??= inPages(table, audience));
  return (known.inOne ??= [withDoc(headOf('table', table, audience), doc, audience.transcript.lines)]);
}
function inPages(table: Table, audience: Audience): string[] {
  const { doc, transcript } = audience;
  const pages = pagesOf(transcript.lines);
  const head = headOf('table', table, audience);
  if (pages.length < 2) return [withDoc(head, doc, transcript.lines)];
  const page = headOf('page', table, audience);
  return [
    withDoc(withMember(head, 'pages', `${pages.length}`), doc, []),
    ...pages.map(lines => withMember(page, 'log', `[${lines.join(',')}]`)),
  ];
}
const withDoc = (head: string, doc: DocParts, lines: readonly string[]): string =>
  withMember(head, 'doc', textWithLog(doc, lines));
const headOf = (say: 'table' | 'page', { made }: Table, { seq, epoch }: Audience): string =>
  JSON.stringify({ say, table: made.id, seq, epoch });

export function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  let room = 0;
  for (const line of lines) {
    if (room < line.length || !pages.length) {
      pages.push([]);
      room = PAGE;
    }
    pages.at(-1)!.push(line);
    room -= line.length + 1;
  }
  return pages;
}
