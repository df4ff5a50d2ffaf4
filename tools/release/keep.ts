// Keeps the rules of a game: one built file with its rules, its bots and the engine, and golden matches beside it. It
// is built of what was committed and must play the golden matches of its version, so that changed rules cannot be kept
// under the number of those before.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { difference } from '#engine/versions/golden.ts';
import { entryOf, GAMES } from '#games/index.ts';
import type { Game } from '#engine/game.ts';
import { built } from './built.ts';
import { withCommitted } from './committed.ts';
import { fileOf, FOLDER, loaded, readGolden, writeGolden } from './files.ts';
import { playGolden } from './golden-matches.ts';

export interface Keeping {
  folder?: string;
  /** The folder with the sources; what was last committed, when left out. */
  from?: string;
}

export async function gameNamed(id: string): Promise<Game> {
  const game = await entryOf(id)?.load();
  if (game) return game;
  const ids = GAMES.map(entry => entry.id);
  throw new Error(`There is no game '${id}' to release. These are ready: ${ids.join(', ')}.`);
}

/** Returns where it lies. A version is kept once: its file never changes. */
export async function keep(id: string, { folder = FOLDER, from }: Keeping = {}): Promise<string> {
  const { name } = await gameNamed(id);
  const code = await (from === undefined ? withCommitted(root => built(id, root)) : built(id, from));
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(path.join(folder, '.keeping-'));
  try {
    const draft = path.join(scratch, `${id}.js`);
    writeFileSync(draft, code);
    const release = await loaded(draft);
    const { version } = release.rules;
    const file = fileOf(folder, id, version);
    if (existsSync(file)) throw new Error(`${file} is kept already. ${RAISE(id)}`);
    const golden = readGolden(folder, id, version);
    const elsewhere = golden && difference(release.rules, golden);
    if (elsewhere !== undefined) throw new Error(notTheSame(id, version, elsewhere));
    if (!golden) writeGolden(folder, playGolden(release));
    renameSync(draft, file);
    return `Version ${version} of ${name} is kept as ${file}.`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
const RAISE = (id: string): string => `Changed rules need a new version: npm run release -- ${id} --raise`;
const notTheSame = (id: string, version: number, elsewhere: string): string =>
  `The sources that were last committed are not version ${version} any more: ${elsewhere}\n` +
  `Nothing was kept. Go back to the last commit whose rules are version ${version}, keep them there, and then come ` +
  `back to raise the version: npm run release -- ${id} --raise`;
