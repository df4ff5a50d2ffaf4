// Test files that share a process: rules, engines and browsers take longer to load than most of their tests to run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLong, longestFirst, relative, shared } from './test-lengths.ts';

/** Tests that run in the memory of their process alone; others start servers, threads and programs. */
const PURE = /^src\/(games|engine|bots|tables|protocol|web)\//;
/** Tests of pages, which share the browser of their process. */
const PAGES = /^e2e\//;
/** Fewer are run each by itself, to be seen one by one. */
const LEAST = 8;
/** Processes of pages for each core, and files in each at least: few processes share much, many end together. */
const SHARES = 3;
const SHARING = 4;
const FOLDER = 'node_modules/.cache/longbox-tests';

/** A report of the runner about one test or file. */
export interface Report {
  type: string;
  data: object | undefined;
}
export interface Batch {
  readonly entry: string;
  readonly files: readonly string[];
  readonly reports: Report[];
  /** Does it start browsers, servers, threads or programs, which fail where they get no turn on a busy machine? */
  readonly isShaky: boolean;
}
/** A batch that was run, and those of its files that must be run once more, each by itself. */
export interface Settled {
  readonly batch: Batch;
  readonly again: readonly string[];
}

/** Files by the process that runs them. A file is reported from a batch only where it has passed: one in which
 *  anything fails is run again by itself, and that is what counts and is shown; so are all files of a batch that breaks
 *  off. In a run of all tests, files that start browsers, servers, threads or programs are batches, too, be it of one
 *  file: if one passes the second time it is counted as unsteady. */
export class Batches {
  /** Files to be run, some of which are batches. */
  readonly entries: readonly string[];
  private readonly batches = new Map<string, Batch>();

  constructor(files: readonly string[], isFocused: boolean) {
    const [pure, rest] = split(files, file => PURE.test(file));
    const [pages, others] = split(isFocused ? [] : rest, file => PAGES.test(file));
    const cores = Math.max(2, os.availableParallelism());
    const shares = Math.min(cores * SHARES, Math.ceil(pages.length / SHARING));
    const [long, short] = split(longestFirst(others), isLong);
    const alone = (file: string): string => this.add(file, [file], true);
    // Pages take the longest, and keep a core busy each; beside them run long tests that mostly wait.
    const first = inTurns(
      shared(pages, shares).map(own => this.gather(own, true)),
      long.map(alone),
    );
    // Short tests take longer to load the server and all games than to run.
    const quick = short.length >= LEAST ? shared(short, cores).map(own => this.gather(own, true)) : short.map(alone);
    const inMemory = pure.length >= LEAST ? shared(pure, cores).map(own => this.gather(own, false)) : [];
    const batched = [...first, ...quick, ...inMemory];
    const gathered = new Set([...this.batches.values()].flatMap(batch => batch.files));
    this.entries = [...batched, ...files.filter(file => !gathered.has(file))];
  }
  private gather(files: readonly string[], isShaky: boolean): string {
    mkdirSync(FOLDER, { recursive: true });
    const entry = path.resolve(FOLDER, `${process.pid}-${this.batches.size}.test.mjs`);
    writeFileSync(entry, entryOf(files));
    return this.add(entry, files, isShaky);
  }
  private add(entry: string, files: readonly string[], isShaky: boolean): string {
    this.batches.set(entry, { entry, files, reports: [], isShaky });
    return entry;
  }
  /** Adds a report to its batch and returns that; nothing where it is about another file. */
  note(report: Report): Batch | undefined {
    const { entryFile, file } = (report.data ?? {}) as { entryFile?: string; file?: string };
    const batch = this.batches.get(entryFile ?? file ?? '') ?? this.batches.get(file ?? '');
    batch?.reports.push(report);
    return batch;
  }
  /** All batches, when they have been run. */
  settle(): readonly Settled[] {
    const all = [...this.batches.values()];
    for (const batch of all) if (!isOneFile(batch)) rmSync(batch.entry, { force: true });
    return all.map(batch => ({ batch, again: unwell(batch) }));
  }
}

/** Its first test waits until all files are loaded: hooks at the end run as soon as no test is left. */
const entryOf = (files: readonly string[]): string => `import { test } from 'node:test';
const load = async () => {
${files.map(file => `  await import('${pathToFileURL(file).href}');\n`).join('')}};
const loaded = load();
test('all files are loaded', { timeout: Infinity }, () => loaded);
`;
const split = (files: readonly string[], by: (file: string) => boolean): [string[], string[]] => [
  files.filter(file => by(relative(file))),
  files.filter(file => !by(relative(file))),
];
/** One of these, one of those, and so on. */
const inTurns = (these: readonly string[], those: readonly string[]): string[] =>
  Array.from({ length: Math.max(these.length, those.length) }, (_, n) => [these[n], those[n]])
    .flat()
    .filter(one => one !== undefined);
export const isOneFile = ({ entry, files }: Batch): boolean => files[0] === entry;

/** The file of the test that a report is about. */
export const fileOf = ({ data }: Report): string => (data as { file?: string } | undefined)?.file ?? '';
const isEnd = ({ type }: Report): boolean => type === 'test:pass' || type === 'test:fail';
/** Is it the failure itself, and not that of a group or file around it? */
export const isReason = ({ type, data }: Report): boolean =>
  type === 'test:fail' &&
  (data as { details: { error?: { failureType?: string } } }).details.error?.failureType !== 'subtestsFailed';

/** Files in which something failed; all, where it is not known whose failure it was or the process broke off. */
function unwell(batch: Batch): readonly string[] {
  const { files, reports } = batch;
  const failed = new Set(reports.filter(isReason).map(fileOf));
  const isWhole = reports.some(({ type }) => type === 'test:summary');
  if (!isWhole || [...failed].some(file => !files.includes(file))) return files;
  // Pages write their tests themselves: a file without reports has no tests, or has lost them.
  const reported = new Set(reports.filter(isEnd).map(fileOf));
  const isReported = (file: string): boolean => reported.has(file) || isOneFile(batch) || !batch.isShaky;
  return files.filter(file => failed.has(file) || !isReported(file));
}
