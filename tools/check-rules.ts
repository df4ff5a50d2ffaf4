// `npm run rules`: for each game's rule ledger, which ids a test proves, which are missing and which nobody knows.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { citationsIn, ID_PATTERN } from '#engine/rulebook/rule-ids.ts';
import { findRule, parseRulebook, type Rulebook, type RuleEntry, type RuleKind } from '#engine/rulebook/rulebook.ts';
import type { RuleId } from '#engine/types.ts';
import { mutate, type Subject } from './mutation/main.ts';
import { proofsIn, type Proof } from './rule-tests.ts';

interface Survey {
  readonly game: string;
  readonly ledger: string;
  readonly book: Rulebook;
  readonly proofs: readonly Proof[];
  readonly missing: readonly RuleId[];
  /** Ids that no line of the game's code names, though something is to be done for them. */
  readonly unplaced: readonly RuleId[];
  readonly unknown: readonly Proof[];
  /** Ids that the code names and no ledger has. */
  readonly invented: readonly string[];
}

type Print = (line: string) => void;

const SHELVES = ['src/games'];
const KINDS: readonly RuleKind[] = ['rule', 'example', 'ruling'];
const SOURCE = /\.(?:ts|svelte)$/;
const TEST = /\.test\.ts$/;

const HELP = `npm run rules -- [options]

Each line of a game's rules.md has an id, and a test proves it by starting its title with that id:
  test('DM-PAY-04 DM-PAY-05 a generic die …', …)     two ids
  test('DM-CMP-02..05 the starter holds …', …)       each id from 02 to 05 (.. or … or –)
  test('DM-CMP-02/05 …', …)                          these two ids
Titles of test, it, describe and suite count; skipped, empty and body-less tests do not, and a suite needs a running
test. The ids are written out in the title; where a program makes titles, wrap the tests in a describe whose title
starts with the ids.

A ledger with <!-- status: complete --> must have a proof for every id, and a place in the game's code: a line outside
tests that names the id; others are coming. Examples need no place, nor lines of the ledger that end with
<!-- components --> or <!-- nothing to do -->.

  --missing       list the ids without a proof for every game
  --game <name>   only this game, with its missing ids
  --where <id>    where an id stands: its ledger line, the source lines that name it, the tests that prove it
  --json          one object a line for each game
  --mutate <n>    breaks the code at n rules of each game, one at a time, and tells which breaks no test notices
  --seed <n>      which rules and breaks are drawn; 1 when left out
  --help          this text

Exit code: 0 fine; 1 a complete game lacks proofs or places, unknown ids or errors in a ledger; 2 wrong arguments.`;

export async function main(args: readonly string[], root: string, print: Print, complain: Print): Promise<number> {
  const wrong = (message: string): number => {
    complain(`rules: ${message}`);
    complain('Run "npm run rules -- --help" to see what it takes.');
    return 2;
  };
  const options = readOptions(args);
  if (typeof options === 'string') return wrong(options);
  if (options.help) return (print(HELP), 0);
  const all = surveyAll(root);
  if (all.length === 0) return (complain(`rules: no rules.md below ${SHELVES.join(' or ')}; add one for a game`), 1);
  if (options.where !== undefined) {
    if (args.length > 2) return wrong('--where takes one id and no other option');
    if (!ID_PATTERN.test(options.where)) return wrong(`"${options.where}" is no rule id; write one like DM-PAY-04`);
    return printWhere(options.where, all, root, print, complain);
  }
  const chosen = options.game === undefined ? all : all.filter(survey => survey.game === options.game);
  if (chosen.length === 0) return wrong(`no game "${options.game}"; there are ${all.map(s => s.game).join(', ')}`);
  if (options.mutate !== undefined) {
    const [count, seed] = [Number(options.mutate), Number(options.seed ?? 1)];
    if (!(count >= 1) || !Number.isInteger(seed)) return wrong('--mutate and --seed take whole numbers');
    return (await mutate(root, chosen.map(subjectOf), { count, seed, at: availableParallelism() }, print)) ? 0 : 1;
  }
  if (options.json) for (const survey of chosen) print(JSON.stringify(measure(survey)));
  else printReport(chosen, { ...options, missing: options.missing || options.game !== undefined }, print);
  return chosen.some(hasFailed) ? 1 : 0;
}

/** The options, or what is wrong with them. */
function readOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const word = { type: 'string' } as const;
  const options = { missing: flag, json: flag, help: flag, game: word, where: word, mutate: word, seed: word };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
}

function surveyAll(root: string): Survey[] {
  return SHELVES.flatMap(shelf => {
    const folder = join(root, shelf);
    const games = existsSync(folder) ? readdirSync(folder).sort() : [];
    return games.filter(game => existsSync(join(folder, game, 'rules.md'))).map(game => survey(root, shelf, game));
  });
}

function survey(root: string, shelf: string, game: string): Survey {
  const ledger = join(root, shelf, game, 'rules.md');
  const book = parseRulebook(readFileSync(ledger, 'utf8'));
  const files = filesBelow(dirname(ledger)).filter(file => SOURCE.test(file));
  const tests = files.filter(file => TEST.test(file));
  const proofs = tests.flatMap(file => proofsIn(readFileSync(file, 'utf8'), nameFrom(root, file)));
  const proven = new Set(proofs.map(proof => proof.id));
  const missing = book.entries.map(entry => entry.id).filter(id => !proven.has(id));
  const known = new Set(book.entries.map(entry => entry.id));
  const unknown = proofs.filter(proof => !known.has(proof.id));
  const placed = idsNamedIn(files.filter(file => !TEST.test(file)));
  const unplaced = book.entries.filter(entry => needsPlace(entry) && !placed.has(entry.id)).map(entry => entry.id);
  const prefixes = new Set(book.entries.map(({ id }) => id.split('-')[0]));
  const invented = [...placed].filter(id => prefixes.has(id.split('-')[0]!) && !known.has(id as RuleId));
  return { game, ledger: nameFrom(root, ledger), book, proofs, missing, unplaced, unknown, invented };
}

/** What can be broken: the rules with a place in the code. */
const subjectOf = ({ game, book, proofs, unplaced }: Survey): Subject => ({
  game,
  ids: book.entries.filter(entry => needsPlace(entry) && !unplaced.includes(entry.id)).map(({ id }) => id),
  proofs: Map.groupBy(proofs, ({ id }) => id),
});
const needsPlace = ({ kind, mark }: RuleEntry): boolean => kind !== 'example' && mark === undefined;

function idsNamedIn(files: readonly string[]): Set<string> {
  const cited = files.flatMap(file => citationsIn(readFileSync(file, 'utf8')));
  return new Set(cited.flatMap(({ prefix, code, numbers }) => numbers.map(number => `${prefix}-${code}-${number}`)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .sort();
}

function nameFrom(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}

function hasFailed({ book, missing, unplaced, unknown, invented }: Survey): boolean {
  const lacking = missing.length + unplaced.length;
  return book.errors.length + unknown.length + invented.length > 0 || (book.status === 'complete' && lacking > 0);
}

function countOf({ book, missing }: Survey, kind?: RuleKind): { proven: number; total: number } {
  const entries = book.entries.filter(entry => kind === undefined || entry.kind === kind);
  const open = new Set(missing);
  return { proven: entries.filter(entry => !open.has(entry.id)).length, total: entries.length };
}

/** Totals of each kind as announced (rules, examples, rulings) and, beside them, how many of each are proven. */
function measure(survey: Survey) {
  const [rules, examples, rulings] = KINDS.map(kind => countOf(survey, kind));
  return {
    measure: 'rules',
    game: survey.game,
    rules: rules?.total,
    examples: examples?.total,
    rulings: rulings?.total,
    provenRules: rules?.proven,
    provenExamples: examples?.proven,
    provenRulings: rulings?.proven,
    ...countOf(survey),
    missing: survey.missing,
    unplaced: survey.unplaced,
    unknown: [...new Set(survey.unknown.map(proof => proof.id))],
    invented: survey.invented,
    errors: survey.book.errors.map(error => `${survey.ledger}:${error.line}: ${error.message}`),
    complete: survey.book.status === 'complete',
  };
}

function printReport(surveys: readonly Survey[], lists: { missing: boolean }, print: Print): void {
  const width = Math.max(...surveys.map(survey => survey.game.length));
  for (const survey of surveys) print(summaryOf(survey, width));
  for (const { game, ledger, book, missing, unplaced, unknown, invented } of surveys) {
    for (const error of book.errors) print(`${ledger}:${error.line}: ${error.message}`);
    for (const { file, line, id } of unknown)
      print(`${file}:${line}: ${id} is not in ${ledger}; mend the title or add it`);
    for (const id of invented) print(`${game}: the code names ${id}, which is not in ${ledger}; mend it or add it`);
    const isComplete = book.status === 'complete';
    printLack(`${game}: ${missing.length} without a proof`, missing, lists.missing || isComplete, print);
    if (isComplete) printLack(`${game}: ${unplaced.length} without a place in the code`, unplaced, true, print);
  }
}

function printLack(words: string, ids: readonly RuleId[], isListed: boolean, print: Print): void {
  if (ids.length > 0) print(`${words}${isListed ? `: ${ids.join(' ')}` : ''}`);
}

function summaryOf(survey: Survey, width: number): string {
  const { proven, total } = countOf(survey);
  const percent = total === 0 ? '0.0' : ((100 * proven) / total).toFixed(1);
  const split = KINDS.map(kind => {
    const count = countOf(survey, kind);
    return `${kind}s ${count.proven}/${count.total}`;
  });
  const whole = `${proven}/${total}`.padStart(9);
  return `${survey.game.padEnd(width)} ${whole} ${percent.padStart(5)} %   ${split.join(', ')} (${survey.book.status})`;
}

function printWhere(id: string, surveys: readonly Survey[], root: string, print: Print, complain: Print): number {
  const home = surveys.find(survey => findRule(survey.book, id));
  const entry = home && findRule(home.book, id);
  if (!home || !entry) {
    const family = id.replace(/\d+$/, '');
    const kin = surveys.flatMap(survey => survey.book.entries).filter(other => other.id.startsWith(family));
    const hint =
      kin.length > 0 ? `${family}… runs from ${kin[0]?.id} to ${kin.at(-1)?.id}` : 'look in the rules.md files';
    return (complain(`rules: no ledger has ${id}; ${hint}`), 1);
  }
  print(`${home.ledger}:${entry.line}: ${entry.id} ${entry.text}`);
  const sources = sourceLinesNaming(id, root);
  const tests = home.proofs.filter(proof => proof.id === id).map(p => `${p.file}:${p.line}: ${p.title}`);
  for (const line of sources.length > 0 ? sources : ['no source line names it']) print(line);
  for (const line of tests.length > 0 ? tests : ['no test proves it']) print(line);
  return 0;
}

function sourceLinesNaming(id: string, root: string): string[] {
  const [, prefix = '', code = '', number = ''] = ID_PATTERN.exec(id) ?? [];
  const files = filesBelow(join(root, 'src')).filter(file => SOURCE.test(file) && !TEST.test(file));
  return files.flatMap(file => {
    const source = readFileSync(file, 'utf8');
    if (!source.includes(`${prefix}-${code}`)) return [];
    return source.split('\n').flatMap((line, index) => {
      const cited = citationsIn(line).filter(cite => cite.prefix === prefix && cite.code === code);
      const isNamed = cited.some(cite => cite.numbers.includes(number));
      return isNamed ? [`${nameFrom(root, file)}:${index + 1}: ${line.trim()}`] : [];
    });
  });
}

if (import.meta.main) {
  process.exitCode = await main(process.argv.slice(2), join(import.meta.dirname, '..'), console.log, console.error);
}
