// Runs test files side by side with Node's own runner and prints little but the failures.
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { type Batch, Batches, fileOf, isOneFile, isReason, type Settled, type Report } from './test-batches.ts';
import { CROSS, dot, nothing, say, sayIndented, seconds, type Tally } from './tally.ts';

const FILES = ['src/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.e2e.ts'];
/** Long, since nothing but a failure should use them up: other machines are slow, and stall for seconds. */
const LONGEST_FILE = 60 * 60 * 1000;
/** A test that waits for what never comes is named, and those after it run. */
const LONGEST_TEST = process.env['LONGBOX_LONGEST_TEST'] ?? String(10 * 60 * 1000);
/** Sources made ready to run, for all processes that tests start; loading both games takes half the time with it. */
const COMPILED = 'node_modules/.cache/longbox-compiled';
const SLOW_FILE = 5000;
/** Files that are run at a time beyond one for each core. */
const WAITING = 4;
const PRINTED = new Set(['test:stdout', 'test:stderr', 'test:diagnostic']);

interface Failure extends Error {
  failureType?: string;
  exitCode?: number | null;
  signal?: string | null;
}
interface Result {
  name: string;
  nesting: number;
  /** The file that the test is written in; the file that was run is `entryFile`. */
  file?: string;
  entryFile?: string;
  line?: number;
  skip?: string | boolean;
  todo?: string | boolean;
  details: { duration_ms: number; type?: string; error?: Failure };
}

interface Print {
  file?: string;
  message: string;
  /** Only of what the runner itself says. */
  level?: string;
}

/** With words, only the files whose path contains one of them, and what they print is shown. */
export async function runTestFiles(words: readonly string[]): Promise<Tally> {
  const tally = nothing();
  const files = globSync(FILES)
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => words.length === 0 || words.some(word => file.includes(word)))
    .toSorted()
    .map(file => path.resolve(file));
  say(`Tests: ${files.length} files`);
  const start = performance.now();
  const progress = new Progress(tally, words.length > 0);
  const batches = new Batches(files, words.length > 0);
  for await (const report of running(batches.entries)) {
    const batch = batches.note(report);
    if (isEnd(report)) progress.dot(batch?.files.length ?? 1);
    if (!batch) progress.read(report);
  }
  const settled = batches.settle();
  for (const each of settled) progress.readBatch(each);
  for (const each of settled) progress.announceAgain(each);
  for await (const report of running(settled.flatMap(({ again }) => again))) {
    if (isEnd(report)) progress.dot(1);
    progress.read(report);
  }
  progress.end();
  const count = tally.passed + tally.failed;
  say(`  ${count} tests in ${seconds(performance.now() - start)}`);
  if (count === 0) {
    say(`  ${CROSS} no test ran${words.length ? `: no test file has "${words.join('" or "')}" in its path` : ''}`);
    tally.failed++;
  }
  return tally;
}

async function* running(files: readonly string[]): AsyncGenerator<Report> {
  // More than there are cores: most tests wait half of their time, for a disk, a page or a clock.
  const concurrency = Math.max(2, os.availableParallelism()) + WAITING;
  const execArgv = [`--test-timeout=${LONGEST_TEST}`];
  process.env['NODE_COMPILE_CACHE'] ??= path.resolve(COMPILED);
  if (files.length)
    yield* run({ files: [...files], concurrency, timeout: LONGEST_FILE, execArgv }) as AsyncIterable<Report>;
}

/** Reads the reports of the runner, counts, and prints failures in full; else a dot a file, or a line when focused. */
class Progress {
  private printed = new Map<string, string>();
  private failed = new Set<string>();
  private begun = new Set<string>();
  private finished = new Set<string>();
  /** Files whose processes have ended well. */
  private ended: Result[] = [];
  private slow: string[] = [];
  /** Batches with files that are run again. */
  private tried: Settled[] = [];
  private readonly tally: Tally;
  private readonly isFocused: boolean;

  constructor(tally: Tally, isFocused: boolean) {
    this.tally = tally;
    this.isFocused = isFocused;
  }

  read({ type, data }: Report): void {
    const result = data as Result;
    if (type === 'test:start' && !isFile(result)) this.begun.add(result.entryFile ?? '');
    if (PRINTED.has(type)) this.note(data as Print);
    else if (type === 'test:summary') this.finished.add(result.file ?? '');
    else if (type === 'test:pass') this.pass(result);
    else if (type === 'test:fail') this.fail(result);
    else if (type === 'test:complete' && isFile(result)) this.complete(result);
  }

  /** A dot for each file that is done, however it went. */
  dot(files: number): void {
    if (this.isFocused) return;
    dot(files);
  }

  /** Reads the reports of a batch on files that are not run again. */
  readBatch({ batch, again }: Settled): void {
    if (again.length === batch.files.length) return;
    const isOwn = isOneFile(batch);
    const isItself = (report: Report): boolean => isFile(report.data as Result) || isOfEntry(report);
    const isOfEntry = (report: Report): boolean => report.type === 'test:pass' && fileOf(report) === batch.entry;
    for (const report of batch.reports)
      if (!again.includes(fileOf(report)) && (isOwn || !isItself(report))) this.read(report);
    if (isOwn) return;
    for (const file of batch.files) if (!again.includes(file)) this.tellTime(file, timeOf(batch, file));
  }

  /** Says why files are run once more; where nothing but the machine's memory is used, it is only known then. */
  announceAgain(settled: Settled): void {
    const { batch, again } = settled;
    if (!batch.isShaky || again.length === 0) return;
    this.tried.push(settled);
    for (const file of again) {
      say(`  ${place({ file })} is run again:`);
      for (const report of batch.reports) {
        const { name, details } = report.data as Result;
        const isOwn = fileOf(report) === file || !batch.files.includes(fileOf(report));
        if (isReason(report) && isOwn) sayIndented(`${name}: ${wordsOf(details.error)}`);
      }
    }
  }

  end(): void {
    for (const result of this.ended)
      if (this.begun.has(result.name) && !this.finished.has(result.name))
        this.show(result, 'it broke off before its tests were done');
    for (const settled of this.tried) this.countUnsteady(settled);
    for (const line of this.slow) say(line);
  }

  /** Files that have failed once. One that was run again because another broke off their process is not among them. */
  private countUnsteady({ batch, again }: Settled): void {
    const isExplained = again.some(file => this.failed.has(file));
    const hasFailed = (file: string): boolean =>
      batch.reports.some(report => isReason(report) && fileOf(report) === file);
    for (const file of again)
      if (!this.failed.has(file) && (hasFailed(file) || !isExplained)) this.tally.unsteady.push(place({ file }));
  }

  private note({ file, message, level }: Print): void {
    if (!file) return;
    const words = level ? `${message}\n` : message;
    if (this.isFocused) process.stdout.write(words);
    this.printed.set(file, (this.printed.get(file) ?? '') + words);
  }

  private pass(result: Result): void {
    if (isFile(result)) this.show(result, 'it holds no test, or ended before the first was done');
    else if (result.skip !== undefined || result.todo !== undefined) this.tally.skipped++;
    else if (result.details.type !== 'suite') this.tally.passed++;
  }

  private fail(result: Result): void {
    const { error } = result.details;
    if (result.todo !== undefined) this.tally.skipped++;
    else if (error?.failureType !== 'subtestsFailed') this.show(result, wordsOf(error));
  }

  private show(result: Result, why: string): void {
    this.tally.failed++;
    say(`  ${CROSS} ${isFile(result) ? place(result) : `${result.name} (${place(result)})`}`);
    sayIndented(why);
    this.failed.add(result.entryFile ?? result.file ?? '');
  }

  private complete(result: Result): void {
    // The results of its tests may still wait behind other files.
    if (!result.details.error) this.ended.push(result);
    const printed = this.printed.get(result.name);
    if (printed && this.failed.has(result.name) && !this.isFocused) sayIndented(`It printed:\n${printed}`);
    this.tellTime(result.name, result.details.duration_ms);
  }

  /** One line a file; in a run of all tests only of those that take long. */
  private tellTime(file: string, milliseconds: number): void {
    const line = `  ${place({ file })} ${seconds(milliseconds)}`;
    if (this.isFocused) say(line);
    else if (milliseconds > SLOW_FILE) this.slow.push(line);
  }
}

/** The time that the tests of a file took in a batch. */
const timeOf = ({ reports }: Batch, file: string): number =>
  reports
    .filter(one => one.type === 'test:pass' && fileOf(one) === file && (one.data as Result).nesting === 0)
    .reduce((sum, { data }) => sum + (data as Result).details.duration_ms, 0);
const isEnd = ({ type, data }: Report): boolean => type === 'test:complete' && isFile(data as Result);
const isFile = (result: Result | undefined): boolean => result?.nesting === 0 && result.name === result.file;

const place = ({ file = '', line = 0 }: { file?: string; line?: number }): string =>
  `${path.relative('', file)}${line > 1 ? `:${line}` : ''}`;

/** The error with its stack, less the lines of the runner itself. */
function wordsOf(error: Failure | undefined): string {
  if (error?.exitCode || error?.signal) return `its process ended with ${error.signal ?? `code ${error.exitCode}`}`;
  const cause = error?.cause ?? error;
  const words = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
  return words.replace(/\n +at .*\(?node:.*/g, '').replaceAll(`${pathToFileURL('.').href}/`, '');
}
