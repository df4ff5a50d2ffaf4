// The kept releases of this installation: one built file each, in the folder `releases`.
import { existsSync, readdirSync } from 'node:fs';
import type { Release, Releases } from '#tables/releases.ts';

const FOLDER = new URL('../../releases/', import.meta.url);

/** Loads them from a folder. */
export const releasesIn =
  (folder: URL): Releases =>
  (game, version) => {
    const file = new URL(`${game}-${version}.js`, folder);
    return existsSync(file) ? (import(file.href) as Promise<Release>) : undefined;
  };
export const keptReleases = releasesIn(FOLDER);

/** The earlier versions of a game that are kept, oldest first. */
export function keptVersions(game: string): number[] {
  const numbers = (existsSync(FOLDER) ? readdirSync(FOLDER) : []).flatMap(file => {
    const found = /^(.+)-(\d+)\.js$/.exec(file);
    return found?.[1] === game ? [Number(found[2])] : [];
  });
  return numbers.sort((a, b) => a - b);
}
