// Keeps a game as it is now: one built file with its rules, its bots and the engine, and golden records beside it.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { entryOf, GAMES } from '#games/index.ts';
import { golden } from './golden.ts';

export const FOLDER = 'releases';
export const fileOf = (folder: string, game: string, version: number): string =>
  path.join(folder, `${game}-${version}.js`);
export const goldenOf = (folder: string, game: string, version: number): string =>
  path.join(folder, `${game}-${version}.golden.json`);

/** Tells where it lies now. A version is kept once: its file never changes. */
export async function keep(id: string, folder = FOLDER): Promise<string> {
  const game = await entryOf(id)?.load();
  if (!game) {
    const ids = GAMES.map(entry => entry.id);
    throw new Error(`There is no game '${id}' to release. These are ready: ${ids.join(', ')}.`);
  }
  const file = fileOf(folder, id, game.version);
  if (existsSync(file))
    throw new Error(`${file} is kept already. Changed rules need a new version: count \`version\` of the game up.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await built(id));
  writeFileSync(goldenOf(folder, id, game.version), `${JSON.stringify(golden(game))}\n`);
  return `Version ${game.version} of ${game.name} is kept as ${file}.`;
}

const ENTRY = 'virtual:release';
/** The source of the kept file, which exports a `Release` of src/tables/releases.ts. */
const entrySource = (id: string): string => `
import * as game from '/src/games/${id}/game.ts';
import { rulesetOf } from '/src/engine/versions/ruleset.ts';
import { thinkingOf } from '/src/bots/thinking.ts';
${existsSync(`src/games/${id}/words/draw.ts`) ? `export { draw } from '/src/games/${id}/words/draw.ts';` : ''}
const found = Object.values(game).find(one => one?.id === '${id}' && one.table);
export const rules = rulesetOf(found);
export const thinking = thinkingOf(found);
`;
async function built(id: string): Promise<string> {
  const entry: Plugin = {
    name: 'longbox-release',
    resolveId: source => (source === ENTRY ? `\0${ENTRY}` : undefined),
    load: source => (source === `\0${ENTRY}` ? entrySource(id) : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [entry],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunks = 'output' in bundle! ? bundle.output.filter(chunk => chunk.type === 'chunk') : [];
  if (chunks.length !== 1) throw new Error(`the release of ${id} was built into ${chunks.length} files, not one`);
  return chunks[0]!.code;
}
