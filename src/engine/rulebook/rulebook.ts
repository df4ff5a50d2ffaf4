// Reads a game's rule ledger (rules.md) into the chapters and entries of the in-app rulebook, collecting its errors.
import { citationsIn, ID_PATTERN, type Citation } from './rule-ids.ts';
import type { RuleId } from '../types.ts';

export type RuleKind = 'rule' | 'example' | 'ruling';
export type RulebookStatus = 'coming' | 'complete';
export type RuleMark = 'components' | 'nothing to do';

/** A stretch of an entry's text that names other entries. */
export interface RuleLink {
  readonly at: number;
  readonly length: number;
  readonly ids: readonly RuleId[];
}

export interface RuleEntry {
  readonly id: RuleId;
  readonly kind: RuleKind;
  readonly text: string;
  readonly chapter: string;
  readonly line: number;
  readonly links: readonly RuleLink[];
  readonly refs: readonly RuleId[];
  /** The reason why no code names it: it is about components, or there is nothing to do for a program. */
  readonly mark?: RuleMark;
}

export interface Chapter {
  readonly title: string;
  readonly within?: string;
  readonly line: number;
  readonly note: string;
  readonly entries: readonly RuleEntry[];
}

export interface LedgerError {
  readonly line: number;
  readonly message: string;
}

export interface Rulebook {
  readonly title: string;
  readonly status: RulebookStatus;
  readonly prefix: string;
  readonly note: string;
  readonly chapters: readonly Chapter[];
  readonly entries: readonly RuleEntry[];
  readonly errors: readonly LedgerError[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type OpenEntry = Writable<RuleEntry>;
type OpenChapter = Omit<Writable<Chapter>, 'entries'> & { entries: OpenEntry[] };

interface Reading extends Omit<Writable<Rulebook>, 'chapters' | 'entries' | 'errors' | 'status'> {
  status?: RulebookStatus;
  chapters: OpenChapter[];
  entries: OpenEntry[];
  errors: LedgerError[];
  byId: Map<string, OpenEntry>;
  unfinished: OpenEntry | undefined;
}

const HEADING = /^(#+)\s+(.*)$/;
const COMMENT = /^<!--\s*(.*?)\s*-->$/;
const ENTRY = /^- \*\*([A-Z]+-[A-Z]+-\d+)\*\* (\S.*)$/;
const ALMOST_ENTRY = /^\s*(?:[-*+]\s*[*_`]*|[*_`]+)\[?([A-Za-z]{2,}-[A-Za-z]{2,}-?\d\w*)/;
const MARK = /\s*<!-- (components|nothing to do) -->$/;
const CONTINUED = /^\s{2,}\S/;

export function parseRulebook(ledger: string): Rulebook {
  const reading: Reading = {
    title: '',
    prefix: '',
    note: '',
    chapters: [],
    entries: [],
    errors: [],
    byId: new Map(),
    unfinished: undefined,
  };
  ledger.split(/\r?\n/).forEach((line, index) => readLine(reading, line.trimEnd(), index + 1));
  for (const entry of reading.entries) readMark(entry);
  linkEntries(reading);
  const { title, status = 'coming', prefix, note, chapters, entries } = reading;
  const errors = reading.errors.sort((a, b) => a.line - b.line);
  return { title, status, prefix, note, chapters, entries, errors };
}

export function findRule(book: Rulebook, id: string): RuleEntry | undefined {
  return book.entries.find(entry => entry.id === id);
}

function readLine(reading: Reading, line: string, number: number): void {
  const comment = COMMENT.exec(line);
  const heading = HEADING.exec(line);
  const entry = ENTRY.exec(line);
  const almost = ALMOST_ENTRY.exec(line);
  if (reading.unfinished && CONTINUED.test(line) && !almost) {
    reading.unfinished.text += ` ${line.trim()}`;
    return;
  }
  reading.unfinished = undefined;
  if (comment) readComment(reading, comment[1] ?? '', number);
  else if (heading) readHeading(reading, heading[1]?.length ?? 0, heading[2] ?? '', number);
  else if (entry) readEntry(reading, entry[1] ?? '', entry[2] ?? '', number);
  else if (almost) fail(reading, number, `"${almost[1]}" looks like an entry; write it "- **XX-ABC-01** text"`);
  else if (line !== '') readProse(reading, line, number);
}

function readComment(reading: Reading, text: string, line: number): void {
  const [, status] = /^status:\s*(.*)$/.exec(text) ?? [];
  if (status === undefined) return;
  if (reading.status) fail(reading, line, 'the status is already given above; keep one');
  else if (status === 'coming' || status === 'complete') reading.status = status;
  else fail(reading, line, `"${status}" is no status; write coming or complete`);
}

function readHeading(reading: Reading, level: number, title: string, line: number): void {
  if (level === 1) {
    if (reading.title)
      fail(reading, line, `the ledger already has its title, "${reading.title}"; use ## for a chapter`);
    else reading.title = title;
  } else if (level === 2) {
    reading.chapters.push({ title, line, note: '', entries: [] });
  } else if (level === 3) {
    const above = reading.chapters.at(-1);
    if (!above) fail(reading, line, `"${title}" stands under no ## chapter`);
    const within = above?.within ?? above?.title;
    reading.chapters.push({ title, ...(within !== undefined && { within }), line, note: '', entries: [] });
  } else {
    fail(reading, line, `"${title}" is nested too deep; use ## or ###`);
  }
}

function readEntry(reading: Reading, id: string, text: string, line: number): void {
  const [, prefix, code, number] = ID_PATTERN.exec(id) ?? [];
  const earlier = reading.byId.get(id);
  if (prefix === undefined || code === undefined || number === undefined) {
    return fail(reading, line, `${id} is no rule id; use 2–4 letters, 2–5 letters and 2–3 digits, as in DM-PAY-04`);
  }
  reading.prefix ||= prefix;
  if (prefix !== reading.prefix) return fail(reading, line, `${id} should start with ${reading.prefix}- like the rest`);
  if (earlier) return fail(reading, line, `${id} is already on line ${earlier.line}; give this one a new number`);
  const chapter = chapterFor(reading, line);
  const entry: OpenEntry = {
    id: `${prefix}-${code}-${number}`,
    kind: kindOf(code),
    text,
    chapter: chapter.within === undefined ? chapter.title : `${chapter.within}: ${chapter.title}`,
    line,
    links: [],
    refs: [],
  };
  reading.byId.set(id, entry);
  reading.entries.push(entry);
  chapter.entries.push(entry);
  reading.unfinished = entry;
}

/** A mark at the end of an entry is for the rule checker; readers do not see it. */
function readMark(entry: OpenEntry): void {
  const mark = MARK.exec(entry.text);
  if (!mark) return;
  entry.text = entry.text.slice(0, mark.index);
  entry.mark = mark[1] as RuleMark;
}

function chapterFor(reading: Reading, line: number): OpenChapter {
  const chapter = reading.chapters.at(-1) ?? { title: reading.title, line, note: '', entries: [] };
  if (reading.chapters.length === 0) reading.chapters.push(chapter);
  return chapter;
}

function kindOf(code: string): RuleKind {
  return code === 'EX' ? 'example' : code === 'RUL' ? 'ruling' : 'rule';
}

function readProse(reading: Reading, line: string, number: number): void {
  const chapter = reading.chapters.at(-1);
  if (chapter && chapter.entries.length > 0) {
    return fail(reading, number, 'a paragraph among entries; make it a ### heading or move it above the first entry');
  }
  const place = chapter ?? reading;
  place.note = place.note === '' ? line : `${place.note}\n${line}`;
}

function linkEntries(reading: Reading): void {
  const byCode = Map.groupBy(reading.entries, entry => entry.id.split('-')[1]);
  for (const entry of reading.entries) {
    const links: RuleLink[] = [];
    for (const citation of citationsIn(entry.text)) {
      const sameCode = byCode.get(citation.code);
      if (!isReference(citation, reading.prefix, sameCode !== undefined)) continue;
      const ids = idsOf(citation, reading.prefix, sameCode ?? []);
      const unknown = ids.filter(id => !reading.byId.has(id));
      if (ids.length === 0) unknown.push(`${citation.prefix ?? reading.prefix}-${citation.code}-…`);
      for (const id of unknown)
        fail(reading, entry.line, `${entry.id} refers to ${id}, which this ledger does not have`);
      if (unknown.length === 0) links.push({ at: citation.at, length: citation.length, ids });
    }
    entry.links = links;
    entry.refs = [...new Set(links.flatMap(link => link.ids))];
  }
}

// A full id always refers; short forms only with a code or prefix of this ledger, so that "X-23" stays a name.
function isReference(citation: Citation, prefix: string, isKnownCode: boolean): boolean {
  if (citation.prefix === undefined) return isKnownCode;
  return citation.numbers.length > 0 || citation.prefix === prefix;
}

function idsOf(citation: Citation, ownPrefix: string, sameCode: readonly RuleEntry[]): RuleId[] {
  if (citation.numbers.length === 0) return sameCode.map(entry => entry.id);
  const prefix = citation.prefix ?? ownPrefix;
  return citation.numbers.map((number): RuleId => `${prefix}-${citation.code}-${number}`);
}

function fail(reading: Reading, line: number, message: string): void {
  reading.errors.push({ line, message });
}
