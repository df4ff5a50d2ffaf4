// npm run size: how much a browser fetches for the shell and one game, and whether that is little enough.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SHELF } from '#games/index.ts';
import { builtSite, SITE } from './site.ts';

export interface Size {
  measure: string;
  /** Bytes, packed. */
  ours: number;
  limit: number;
}
interface Built {
  file: string;
  imports: string[];
  modules: string[];
}

/** From the front page to the first question of a game against a bot. What the bot knows about the game is not counted:
 *  the worker fetches it when the bot is to think, with the table on the screen already. */
const SHELL = ['main.ts', 'pages/Front.svelte', 'pages/Table.svelte', 'play/brain.ts', 'words/en/site.ts'].map(
  file => `src/web/${file}`,
);
const gameFiles = (id: string): string[] =>
  [existsSync(`src/games/${id}/definition.ts`) ? 'definition.ts' : 'game.ts', 'board/Board.svelte', 'words/en/board.ts']
    .map(file => `src/games/${id}/${file}`)
    .filter(file => existsSync(file));

/** The files that draw a game's emblems and cards: fetched after the first paint. */
const pictureFiles = (id: string): string[] =>
  ['drawing.ts', 'emblems.ts', 'glyphs.json'].map(file => `src/games/${id}/board/${file}`);

/** The first load of each game, its pictures, and all styles. */
export function sizes(root = SITE): Size[] {
  const built = JSON.parse(readFileSync(path.join(root, '.vite/contents.json'), 'utf8')) as Built[];
  const packed = (file: string): number => gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + packed(file), 0);
  const workers = globSync('assets/worker-*.js', { cwd: root });
  const firstOf = (id: string): Set<string> =>
    new Set([...withImports(built, [...SHELL, ...gameFiles(id)]), ...workers]);
  const picturesOf = (id: string): number => {
    const first = firstOf(id);
    return sum([...withImports(built, pictureFiles(id))].filter(file => !first.has(file)));
  };
  const ready = SHELF.filter(({ load }) => load).map(({ id }) => id);
  return [
    ...ready.map(id => ({ measure: `web.script.gzip.${id}`, ours: sum(firstOf(id)), limit: 150_000 })),
    ...ready.map(id => ({ measure: `web.pictures.gzip.${id}`, ours: picturesOf(id), limit: 60_000 })),
    { measure: 'web.style.gzip', ours: sum(globSync('assets/*.css', { cwd: root })), limit: 25_000 },
  ];
}

/** Modules that the first game does not fetch, and yet would: those of which a file of its first load holds
 *  something. */
export function fetchedTooSoon(modules: RegExp, root = SITE): string[] {
  const built = JSON.parse(readFileSync(path.join(root, '.vite/contents.json'), 'utf8')) as Built[];
  const ready = SHELF.filter(({ load }) => load).map(({ id }) => id);
  const first = withImports(built, [...SHELL, ...ready.flatMap(gameFiles)]);
  return built.filter(({ file }) => first.has(file)).flatMap(one => one.modules.filter(module => modules.test(module)));
}

/** The files that these modules are in, with all that they cannot do without. */
function withImports(built: readonly Built[], modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (found: Built | undefined, what: string): void => {
    if (!found) throw new Error(`${what} is not in the built site`);
    if (files.has(found.file)) return;
    files.add(found.file);
    for (const file of found.imports)
      add(
        built.find(one => one.file === file),
        file,
      );
  };
  for (const module of modules)
    add(
      built.find(one => one.modules.includes(module)),
      module,
    );
  return files;
}

function report(): void {
  for (const { measure, ours, limit } of sizes())
    if (process.argv.includes('--json')) console.log(JSON.stringify({ measure, ours, limit, unit: 'B' }));
    else console.log(`${measure.padEnd(36)} ${kilobytes(ours)} of ${kilobytes(limit)} at most`);
  if (sizes().some(({ ours, limit }) => ours > limit)) process.exitCode = 1;
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

if (import.meta.main) {
  await builtSite();
  report();
}
