// The built site: made anew when a source of it is younger.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { inTurn } from './turns.mjs';

export const SITE = 'dist/web';
const SOURCES = [
  'src/{web,games,engine,bots,protocol,tables}/**/*.{ts,svelte,css,html,svg,md,json,webmanifest}',
  'releases/*.js',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Builds the site if it is missing or stale. */
export const builtSite = (): Promise<void> => inTurn('building', () => (isStale() ? build() : undefined));

function isStale(): boolean {
  const page = path.join(SITE, 'index.html');
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  const sources = globSync(SOURCES).filter(file => !file.endsWith('.test.ts'));
  return sources.some(file => statSync(file).mtimeMs > built);
}

/** Beside the old one, which is used until the new one is whole. */
function build(): void {
  const started = new Date();
  const [fresh, old] = [`${SITE}.new`, `${SITE}.old`];
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', path.resolve(fresh)];
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The site cannot be built:\n${stdout}${stderr}`);
  // Changes made meanwhile may not be in it.
  utimesSync(path.join(fresh, 'index.html'), started, started);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(SITE)) renameSync(SITE, old);
  renameSync(fresh, SITE);
  rmSync(old, { recursive: true, force: true });
}
