// Makes a folder with the given files in it, for tests of tools that read folders.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

export function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'longbox-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}
