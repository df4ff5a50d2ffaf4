// The sources as they were last committed, in a folder of their own: changes that are under way are not in it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Calls `work` with the folder; with this one where nothing here was ever committed, as in a copy without history. */
export async function withCommitted<T>(work: (root: string) => Promise<T>): Promise<T> {
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD']).status !== 0) return work(process.cwd());
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'longbox-committed-'));
  try {
    const root = path.join(scratch, 'sources');
    mkdirSync(root);
    const archive = path.join(scratch, 'sources.tar');
    done('git', ['archive', '--output', archive, 'HEAD', 'src', 'package.json']);
    done('tar', ['-xf', archive, '-C', root]);
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
    return await work(root);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
function done(program: string, words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words[0]} failed: ${error?.message ?? stderr}`);
}
