// Test files that share a process: rules and engines take longer to load than most of their tests to run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What runs in the memory of its process alone; other tests start servers, threads and programs. */
const PURE = /^src\/(games|engine|bots)\//;
/** Fewer are run each by itself, as one wants to see them. */
const LEAST = 8;
const FOLDER = 'node_modules/.cache/longbox-tests';

/** What the runner tells about one test or file. */
export interface Told {
  type: string;
  data: object | undefined;
}
interface Batch {
  readonly entry: string;
  readonly files: readonly string[];
  readonly told: Told[];
}

/** Files by the process that runs them. A batch is only ever told of as a whole that has passed: where anything in it
 *  fails, breaks off or hangs, its files are run again, each by itself, and that is what counts and is shown. */
export class Batches {
  /** Files to be run, some of which are batches. */
  readonly entries: readonly string[];
  private readonly batches = new Map<string, Batch>();

  constructor(files: readonly string[]) {
    const pure = files.filter(file => PURE.test(path.relative('', file).replaceAll(path.sep, '/')));
    if (pure.length >= LEAST) this.gather(pure);
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
  /** Keeps what is told about a batch; false where it is about another file. */
  keep(told: Told): boolean {
    const { entryFile, file } = (told.data ?? {}) as { entryFile?: string; file?: string };
    const batch = this.batches.get(entryFile ?? file ?? '') ?? this.batches.get(file ?? '');
    batch?.told.push(told);
    return batch !== undefined;
  }
  /** Whole batches that have passed, and the files of all others. */
  settle(): { passed: readonly Batch[]; again: readonly string[] } {
    const all = [...this.batches.values()];
    for (const { entry } of all) rmSync(entry, { force: true });
    return {
      passed: all.filter(hasPassed),
      again: all.filter(batch => !hasPassed(batch)).flatMap(({ files }) => files),
    };
  }
}

const hasPassed = ({ told }: Batch): boolean =>
  told.some(({ type }) => type === 'test:summary') && !told.some(({ type }) => type === 'test:fail');
