// `npm run rules -- --mutate N`: breaks the code of each game at N drawn rules, one at a time, and tells which breaks
// its tests do not notice.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quickRandom } from '#engine/random.ts';
import { type Source, sources } from '../sources.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** A game with its rules that have a place in the code, and the tests that prove each. */
export interface Subject {
  readonly game: string;
  readonly ids: readonly string[];
  readonly proofs: ReadonlyMap<string, readonly { readonly file: string }[]>;
}
interface Broken {
  readonly id: string;
  readonly game: string;
  readonly mutant: Mutant;
}
type Outcome = 'noticed' | 'equivalent' | 'missed';

/** Mutants that change nothing a test could see, each with its reason: `file: source line: from => to: why`. */
const EQUIVALENT = 'tools/mutation/equivalent.txt';
/** Rooms whose ids tell what is said, weighed or drawn; not what the rules do. */
const BESIDE = /\/(words|bot|board|scenario|cards|testing)\//;
/** Seconds; a mutant that runs in circles is noticed, since no test ends then. */
const LONGEST = 240;

export async function mutate(
  root: string,
  subjects: readonly Subject[],
  { count, seed, at }: { count: number; seed: number; at: number },
  print: (line: string) => void,
): Promise<boolean> {
  const drawn = subjects.flatMap(subject => draw(root, subject, count, seed));
  const equivalent = readFileSync(path.join(root, EQUIVALENT), 'utf8').split('\n');
  const outcomes: Outcome[] = [];
  const waiting = [...drawn];
  const worker = async (): Promise<void> => {
    for (let broken = waiting.shift(); broken; broken = waiting.shift()) {
      const subject = subjects.find(({ game }) => game === broken!.game)!;
      const outcome = isNamed(broken.mutant, equivalent) ? 'equivalent' : await outcomeOf(root, subject, broken);
      outcomes.push(outcome);
      if (outcome !== 'noticed') print(`${outcome}: ${broken.id} ${wordsOf(broken.mutant)}`);
    }
  };
  await Promise.all(Array.from({ length: at }, worker));
  const number = (which: Outcome): number => outcomes.filter(outcome => outcome === which).length;
  const [noticed, same] = [number('noticed'), number('equivalent')];
  const share = ((100 * noticed) / Math.max(1, drawn.length - same)).toFixed(1);
  const counts = `${noticed} noticed, ${number('missed')} not, ${same} equivalent; ${share} %`;
  print(`${drawn.length} breaks by seed ${seed}: ${counts}`);
  return number('missed') === 0;
}
const wordsOf = ({ file, line, from, to }: Mutant): string => `${file}:${line}: ${oneLine(from)} => ${to}`;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const isNamed = ({ file, code, from, to }: Mutant, lines: readonly string[]): boolean =>
  lines.some(line => line.startsWith(`${file}: ${code}: ${oneLine(from)} => ${oneLine(to)}: `));

/** One mutant each of so many rules, both drawn by the seed. */
function draw(root: string, { game, ids }: Subject, count: number, seed: number): Broken[] {
  const random = quickRandom(seed);
  const files = sources(root).filter(({ path: file, isTest }) => isOf(game, file) && !isTest && !BESIDE.test(file));
  const out: Broken[] = [];
  for (const id of random.shuffle([...ids])) {
    if (out.length === count) break;
    const mutants = files.flatMap(file => (mentions(file, id) ? mutantsOf(file, id) : []));
    if (mutants.length) out.push({ id, game, mutant: mutants[random.below(mutants.length)]! });
  }
  return out;
}
const isOf = (game: string, file: string): boolean => file.startsWith(`src/games/${game}/`) && file.endsWith('.ts');
const mentions = ({ text }: Source, id: string): boolean => text.includes(id.slice(0, id.lastIndexOf('-')));

/** Runs the tests that bear the id first, then the game's others, up to the first failure. */
async function outcomeOf(root: string, { game, proofs }: Subject, { id, mutant }: Broken): Promise<Outcome> {
  const own = [...new Set((proofs.get(id) ?? []).map(({ file }) => file))];
  const all = sources(root).filter(({ path: file }) => isOf(game, file) && file.endsWith('.test.ts'));
  const rest = all.map(({ path: file }) => file).filter(file => !own.includes(file));
  const [slow, quick] = [rest.filter(file => file.includes('/bot/')), rest.filter(file => !file.includes('/bot/'))];
  for (const files of [own, quick, slow])
    if (files.length && (await fails(root, files, { ...mutant, file: path.join(root, mutant.file) }))) return 'noticed';
  return 'missed';
}

async function fails(root: string, files: readonly string[], { file, source }: Mutant): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-mutant-'));
  const [given, entry] = [path.join(folder, 'mutant.json'), path.join(folder, 'all.test.mjs')];
  writeFileSync(given, JSON.stringify({ file, source }));
  writeFileSync(entry, files.map(each => `await import(${JSON.stringify(path.join(root, each))});\n`).join(''));
  const hook = path.join(import.meta.dirname, 'hook.ts');
  const child = spawn(process.execPath, ['--import', hook, entry], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, LONGBOX_MUTANT: given },
    timeout: LONGEST * 1000,
    killSignal: 'SIGKILL',
  });
  const code = await new Promise<number | null>(resolve => child.on('exit', resolve));
  rmSync(folder, { recursive: true });
  return code !== 0;
}
