// Test files that share a process: rules and engines take longer to load than most of their tests to run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Tests that run in the memory of their process alone; others start servers, threads and programs. */
const PURE = /^src\/(games|engine|bots|tables|protocol|web)\//;
/** Fewer are run each by itself, as one wants to see them. */
const LEAST = 8;
const FOLDER = 'node_modules/.cache/longbox-tests';

/** A report of the runner about one test or file. */
export interface Told {
  type: string;
  data: object | undefined;
}
export interface Batch {
  readonly entry: string;
  readonly files: readonly string[];
  readonly told: Told[];
}

/** Files by the process that runs them. A batch is only ever told of as a whole that has passed: where anything in it
 *  fails, breaks off or hangs, its files are run again, each by itself, and that is what counts and is shown. In a run
 *  of all tests every file that starts browsers, servers, threads or programs is a batch of its own, since one that
 *  gets no turn on a busy machine makes it fail; if it passes the second time it is counted as unsteady. */
export class Batches {
  /** Files to be run, some of which are batches. */
  readonly entries: readonly string[];
  private readonly batches = new Map<string, Batch>();

  constructor(files: readonly string[], isFocused: boolean) {
    const pure = files.filter(file => PURE.test(relative(file)));
    if (pure.length >= LEAST) this.gather(pure);
    const pages = (file: string): boolean => relative(file).startsWith('e2e/');
    const others = isFocused ? [] : files.filter(file => !PURE.test(relative(file)));
    // Pages come first, since they take the longest.
    for (const file of [...others.filter(pages), ...others.filter(file => !pages(file))])
      this.batches.set(file, { entry: file, files: [file], told: [] });
    const gathered = new Set([...this.batches.values()].flatMap(batch => batch.files));
    this.entries = [...this.batches.keys(), ...files.filter(file => !gathered.has(file))];
  }
  /** Dealt out like cards, so that the long ones do not come together. */
  private gather(files: readonly string[]): void {
    const count = Math.max(2, os.availableParallelism());
    mkdirSync(FOLDER, { recursive: true });
    for (let n = 0; n < count; n++) {
      const own = files.filter((_, i) => i % count === n);
      const entry = path.resolve(FOLDER, `${process.pid}-${n}.test.mjs`);
      writeFileSync(entry, own.map(file => `import '${pathToFileURL(file).href}';\n`).join(''));
      this.batches.set(entry, { entry, files: own, told: [] });
    }
  }
  /** Keeps what is told about a batch, and says which; nothing where it is about another file. */
  keep(told: Told): Batch | undefined {
    const { entryFile, file } = (told.data ?? {}) as { entryFile?: string; file?: string };
    const batch = this.batches.get(entryFile ?? file ?? '') ?? this.batches.get(file ?? '');
    batch?.told.push(told);
    return batch;
  }
  /** Whole batches that have passed, and those whose files must be run again. */
  settle(): { passed: readonly Batch[]; failed: readonly Batch[] } {
    const all = [...this.batches.values()];
    for (const batch of all) if (!isOneFile(batch)) rmSync(batch.entry, { force: true });
    return { passed: all.filter(hasPassed), failed: all.filter(batch => !hasPassed(batch)) };
  }
}

const relative = (file: string): string => path.relative('', file).replaceAll(path.sep, '/');
export const isOneFile = ({ entry, files }: Batch): boolean => files[0] === entry;

const hasPassed = ({ told }: Batch): boolean =>
  told.some(({ type }) => type === 'test:summary') && !told.some(({ type }) => type === 'test:fail');
