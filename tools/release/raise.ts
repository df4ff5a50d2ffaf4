// Counts the version of a game up after its rules have changed: in its definition, in its golden matches, and in what
// else names it.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { thinkingOf } from '#bots/thinking.ts';
import { defineGame } from '#engine/game.ts';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import { fileOf, FOLDER, goldenFileOf, writeGolden } from './files.ts';
import { playGolden } from './golden-matches.ts';
import { gameNamed, keep, type Keeping } from './keep.ts';

interface Raising extends Keeping {
  /** The folder with the sources to be edited. */
  root?: string;
}
/** Returns what was done. The earlier rules are kept first, unless they are already. */
export async function raise(id: string, { root = '.', ...keeping }: Raising = {}): Promise<string> {
  const { folder = FOLDER } = keeping;
  const game = await gameNamed(id);
  const { version } = game;
  const lines = existsSync(fileOf(folder, id, version)) ? [] : [await keep(id, keeping)];
  const next = version + 1;
  const changed = [...editDefinition(root, id, version), ...editTranscripts(root, id, version)];
  const raised = defineGame({ ...game, version: next });
  writeGolden(folder, playGolden({ rules: rulesetOf(raised), thinking: thinkingOf(raised) }));
  return [
    ...lines,
    `Today's rules of ${game.name} are version ${next}. Written anew: ${[
      ...changed,
      goldenFileOf(folder, id, next),
    ].join(', ')}.`,
    'Count `shape` up by hand where the board cannot draw what the rules before show.',
  ].join('\n');
}

/** Once in the definition, wherever that stands. */
function editDefinition(root: string, id: string, version: number): string[] {
  const line = `  version: ${version},\n`;
  const files = globSync(`src/games/${id}/{definition,game}.ts`, { cwd: root });
  const found = files.filter(file => readFileSync(path.join(root, file), 'utf8').includes(line));
  if (found.length !== 1) throw new Error(`"version: ${version}" must stand once in ${files.join(' or ')}`);
  return found.filter(file => edit(path.join(root, file), text => text.replace(line, `  version: ${version + 1},\n`)));
}
/** The first line of a transcript names the version. */
function editTranscripts(root: string, id: string, version: number): string[] {
  const head = `${id} ${version}, `;
  const isOurs = (text: string): boolean => text.startsWith(head);
  return globSync(`src/games/${id}/**/transcripts/*.txt`, { cwd: root }).filter(file =>
    edit(path.join(root, file), text => (isOurs(text) ? `${id} ${version + 1}, ${text.slice(head.length)}` : text)),
  );
}
/** Was the file changed? */
function edit(file: string, change: (text: string) => string): boolean {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
  return changed !== text;
}
