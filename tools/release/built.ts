// A game built into one file that needs nothing else: its rules, its bots and the engine.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'virtual:release';

/** The file's text; `root` is the folder with the sources. It exports a `Release` of src/tables/releases.ts. */
export async function built(id: string, root: string): Promise<string> {
  const entry: Plugin = {
    name: 'longbox-release',
    resolveId: source => (source === ENTRY ? `\0${ENTRY}` : undefined),
    load: source => (source === `\0${ENTRY}` ? entrySource(id, root) : undefined),
  };
  const output = await build({
    configFile: false,
    root,
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
function entrySource(id: string, root: string): string {
  const draw = `/src/games/${id}/words/draw.ts`;
  return `
import * as game from '/src/games/${id}/game.ts';
import { rulesetOf } from '/src/engine/versions/ruleset.ts';
import { thinkingOf } from '/src/bots/thinking.ts';
${existsSync(path.join(root, draw)) ? `export { draw } from '${draw}';` : ''}
const found = Object.values(game).find(one => one?.id === '${id}' && one.table);
export const rules = rulesetOf(found);
export const thinking = thinkingOf(found);
`;
}
