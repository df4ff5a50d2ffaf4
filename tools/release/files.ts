// The files of a release: its rules and bots as built, and golden matches beside them. Today's version has the latter.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Golden } from '#engine/versions/golden.ts';
import { goldenFrom, goldenText } from '#engine/versions/golden-text.ts';
import type { Release } from '#tables/releases.ts';

export const FOLDER = 'releases';
export const fileOf = (folder: string, game: string, version: number): string =>
  path.join(folder, `${game}-${version}.js`);
export const goldenFileOf = (folder: string, game: string, version: number): string =>
  path.join(folder, `${game}-${version}.golden.txt`);

export const loaded = (file: string): Promise<Release> =>
  import(pathToFileURL(path.resolve(file)).href) as Promise<Release>;

export function readGolden(folder: string, game: string, version: number): Golden | undefined {
  const file = goldenFileOf(folder, game, version);
  return existsSync(file) ? goldenFrom(readFileSync(file, 'utf8')) : undefined;
}
export function writeGolden(folder: string, golden: Golden): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(goldenFileOf(folder, golden.game, golden.version), goldenText(golden));
}
