// Checks that imports run only downwards, between folders and between the rooms of a game, and never in a circle.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { whyNotRoom, whyNotTableRoom } from './game-rooms.ts';
import { fileMeant, type Import, importsOf } from './imports.ts';
import { report, type Source, sources } from './sources.ts';

/** The parts of a layer that may be imported: anything, only its types, only what loads lazily (and types), or only
 *  what runs no game (and types). */
type How = 'anything' | 'types' | 'lazily' | 'rulesets';
interface Layer {
  name: string;
  /** The first layer whose pattern fits a path owns it; a group in the pattern names the game. */
  files: RegExp;
  may: Record<string, How> | 'everything';
  builtins?: boolean;
  /** Without a list: every package of package.json's dependencies. */
  packages?: readonly string[];
  /** May also use devDependencies, which are not there when somebody only plays. */
  dev?: true;
}

/** Rules of today, made ready and run: what leads here meets no table of an earlier version (decision 0009). */
const RUNS_TODAY = /^src\/engine\/running\//;
/** The way to rules of any version, and the rooms of what is always of today: kits, the rulebook, the tutorial. */
const RULESETS = /^src\/engine\/(versions|kit|rulebook|scenario)\//;

const ALL_BUT_WEB: Record<string, How> = {
  engine: 'anything',
  shelf: 'anything',
  'a game': 'anything',
  bots: 'anything',
  protocol: 'anything',
  tables: 'anything',
  server: 'anything',
  'server root': 'anything',
  cli: 'anything',
};
/** What servers are made of. Only their root takes games off the shelf, and hands them down. */
const SERVER: Record<string, How> = { engine: 'rulesets', bots: 'anything', protocol: 'anything', tables: 'anything' };
const SITE: Record<string, How> = { ...SERVER, 'web/kit': 'anything' };

/** Each layer is a folder; the first one that holds a file owns it. */
export const LAYERS: readonly Layer[] = [
  { name: 'engine', files: /^src\/engine\//, may: {}, packages: ['@noble/hashes'] },
  {
    name: "a game's board",
    files: /^src\/games\/([^/]+)\/board\//,
    may: { engine: 'types', 'a game': 'anything', 'web/kit': 'anything' },
  },
  {
    name: 'a game',
    files: /^src\/games\/([^/]+)\//,
    may: { engine: 'anything', "a game's board": 'lazily', 'web/kit': 'types' },
    packages: [],
  },
  { name: 'shelf', files: /^src\/games\//, may: { engine: 'anything', 'a game': 'anything', 'web/kit': 'types' } },
  { name: 'bots', files: /^src\/bots\//, may: { engine: 'anything' }, packages: [] },
  { name: 'protocol', files: /^src\/protocol\//, may: { engine: 'anything' } },
  { name: 'testing', files: /^src\/(tables|server)\/testing\//, may: ALL_BUT_WEB, builtins: true },
  {
    name: 'tables',
    files: /^src\/tables\//,
    may: { engine: 'rulesets', bots: 'anything', protocol: 'anything' },
    packages: ['@noble/hashes'],
  },
  {
    name: 'server root',
    files: /^src\/server\/serve\.ts$/,
    may: { ...SERVER, server: 'anything', shelf: 'anything' },
    builtins: true,
  },
  { name: 'server', files: /^src\/server\//, may: SERVER, builtins: true },
  { name: 'web/kit', files: /^src\/web\/kit\//, may: { engine: 'rulesets', protocol: 'types' } },
  {
    name: 'site roots',
    files: /^src\/web\/(main|play\/brain)\.ts$/,
    may: { ...SITE, web: 'anything', shelf: 'anything' },
  },
  { name: 'web', files: /^src\/web\//, may: { ...SITE, 'site roots': 'lazily' } },
  { name: 'cli', files: /^src\/cli\//, may: ALL_BUT_WEB, builtins: true },
  {
    name: 'bench',
    files: /^src\/bench\//,
    may: { ...ALL_BUT_WEB, testing: 'anything', tools: 'anything' },
    builtins: true,
    dev: true,
  },
  { name: 'examples', files: /^examples\//, may: {}, builtins: true, packages: [] },
  { name: 'tools', files: /^(tools|e2e)\//, may: 'everything', builtins: true, dev: true },
];

export function checkImports(root: string): string[] {
  const all = sources(root);
  const declared = declaredPackages(root);
  const graph = new Map<string, string[]>();
  const values = new Map<string, string[]>();
  const read = all.map(source => ({ source, imports: importsOf(source) }));
  for (const { source, imports } of read) {
    values.set(
      source.path,
      imports.filter(one => one.file && one.kind === 'value').map(one => one.file!),
    );
    graph.set(
      source.path,
      imports.filter(one => one.file && one.kind !== 'lazy').map(one => one.file!),
    );
  }
  const today = new Set([...values.keys()].filter(file => leadsTo(values, file, RUNS_TODAY)));
  const problems = read.flatMap(({ source, imports }) =>
    source.isTest ? [] : misplaced(source, imports, { declared, today }),
  );
  return [...problems, ...missingComponents(all), ...circles(graph)];
}

const COMPONENT = /(?:from|import\(?) *'([^']+\.svelte)'/g;
/** The compiler takes a component that is not there for one that Svelte will find. Markup imports some, too, lazily. */
function missingComponents(all: readonly Source[]): string[] {
  const paths = new Set(all.map(source => source.path));
  const isMissing = (from: string, what: string): boolean => !paths.has(fileMeant(from, what) ?? what);
  return all
    .filter(({ isTest }) => !isTest)
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(COMPONENT)]
        .filter(([, what]) => isMissing(file, what!))
        .map(([, what]) => `${file} imports ${what!}: there is no such component`),
    );
}

interface Declared {
  dependencies: Set<string>;
  devDependencies: Set<string>;
}
function declaredPackages(root: string): Declared {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { dependencies: new Set(Object.keys(dependencies)), devDependencies: new Set(Object.keys(devDependencies)) };
}

/** Facts about the whole project: its packages, and the files of the engine that run rules of today. */
interface Known {
  declared: Declared;
  today: ReadonlySet<string>;
}
function leadsTo(graph: Map<string, string[]>, file: string, goal: RegExp, seen = new Set<string>()): boolean {
  if (goal.test(file)) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (graph.get(file) ?? []).some(next => leadsTo(graph, next, goal, seen));
}

function misplaced({ path: file }: Source, imports: Import[], { declared, today }: Known): string[] {
  const layer = layerOf(file);
  if (!layer) return [`${file}: lies in no folder that LAYERS in tools/check-imports.ts knows`];
  return imports.flatMap(one => {
    const why = one.file ? whyNotFile(file, layer, one, today) : whyNotPackage(layer, one, declared);
    return why ? [`${file}:${one.line} imports ${one.what}: ${why}`] : [];
  });
}

function whyNotFile(file: string, from: Layer, one: Import, today: ReadonlySet<string>): string | undefined {
  const to = layerOf(one.file!);
  if (from.may === 'everything') return undefined;
  if (!to) return `that lies in no known folder; ${allowance(from)}`;
  const [game, otherGame] = [gameOf(file, from), gameOf(one.file!, to)];
  if (game && otherGame && game !== otherGame) return `no game may import another; ${allowance(from)}`;
  if (from === to) return whyNotRoom(file, one.file!) ?? whyNotTableRoom(file, one.file!);
  const how = from.may[to.name];
  if (!how) return `${from.name} may not import ${to.name}; ${allowance(from)}`;
  if (how === 'types' && one.kind !== 'types') return `${from.name} may import only types from ${to.name}`;
  if (how === 'rulesets' && one.kind !== 'types' && today.has(one.file!) && !RULESETS.test(one.file!))
    return `${from.name} runs games only through engine/versions, which earlier versions have too`;
  if (how === 'lazily' && one.kind === 'value') return `${from.name} may import ${to.name} only lazily, by import()`;
  const hasAlias = one.file!.startsWith('src/');
  if (hasAlias && one.what.startsWith('.') && folderOf(file) !== folderOf(one.file!))
    return `another folder is imported by its alias, #${one.file!.slice(4)}`;
  return whyNotRoom(file, one.file!);
}

function whyNotPackage(from: Layer, { what, kind }: Import, declared: Declared): string | undefined {
  if (what.startsWith('node:') || builtinModules.includes(what))
    return from.builtins ? undefined : `${from.name} may not use Node (only its tests may); ${allowance(from)}`;
  const name = what.split('/', what.startsWith('@') ? 2 : 1).join('/');
  const isForTests = declared.devDependencies.has(name);
  if (!isForTests && !declared.dependencies.has(name)) return `package.json does not name the package ${name}`;
  if (isForTests && !from.dev && kind !== 'types')
    return `${name} is one of the devDependencies, which are not installed for playing`;
  if (!from.packages || from.packages.includes(name)) return undefined;
  return `${from.name} may use ${from.packages.length ? `only ${from.packages.join(', ')}` : 'no packages'}`;
}

const layerOf = (file: string): Layer | undefined => LAYERS.find(layer => layer.files.test(file));
const folderOf = (file: string): string | undefined => file.split('/')[1];
const gameOf = (file: string, layer: Layer): string | undefined => layer.files.exec(file)?.[1];

function allowance({ name, may }: Layer): string {
  const list = Object.entries(may).map(([layer, how]) => (how === 'anything' ? layer : `${layer} (${how})`));
  return `allowed to ${name}: ${['itself', ...list].join(', ')}`;
}

/** Types tie files together as values do: read in order, no file uses a word before the file that explains
 *  it. What is loaded lazily ties nothing. Depth first; each way back to a file still on the path is a circle. */
function circles(graph: Map<string, string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push(`imports in a circle: ${[...trail.slice(start), file].join(' → ')}`);
    if (start >= 0 || done.has(file)) return;
    trail.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    trail.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}

if (import.meta.main) report(checkImports('.'), 'imports run downwards');
