// Places of files: those that the player names, and the terminal's own.
import { readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Surroundings } from '../screen/terminal.ts';

/** A path as the player means it: from where the command was typed, which npm hides in INIT_CWD. */
export const pathFrom = ({ cwd }: Pick<Surroundings, 'cwd'>, file: string): string => path.resolve(cwd, file);

/** Autosaves and failing records. */
export function stateFolder({ env }: Pick<Surroundings, 'env'>): string {
  const base = env.XDG_STATE_HOME || path.join(env.HOME || os.homedir(), '.local', 'state');
  return path.join(base, 'longbox');
}

/** Saved matches, newest first. */
export function savedFiles(around: Pick<Surroundings, 'env'>): string[] {
  const folder = stateFolder(around);
  try {
    return readdirSync(folder)
      .filter(name => name.startsWith('match-') && name.endsWith('.json'))
      .map(name => path.join(folder, name))
      .map(file => ({ file, at: statSync(file).mtimeMs }))
      .sort((a, b) => b.at - a.at)
      .map(({ file }) => file);
  } catch {
    return [];
  }
}

/** 'match-tictactoe-20250131-142501.json' */
export function autosaveFile(around: Pick<Surroundings, 'env'>, game: string, now = new Date()): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return path.join(stateFolder(around), `match-${game}-${stamp}.json`);
}
/** The last finished match of a game; the next one takes its place. */
export const lastFile = (around: Pick<Surroundings, 'env'>, game: string): string =>
  path.join(stateFolder(around), `last-${game}.json`);

/** Quoted for a shell when it must be. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
