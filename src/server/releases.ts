// The kept releases of this installation: one built file each, in the folder `releases`.
import { existsSync, readdirSync } from 'node:fs';
import type { Release, Releases } from '#tables/releases.ts';

const FOLDER = new URL('../../releases/', import.meta.url);

/** Loads them from a folder. */
export function releasesIn(folder: URL): Releases {
  const load: Releases = (game, version) => {
    const file = new URL(`${game}-${version}.js`, folder);
    return existsSync(file) ? (import(file.href) as Promise<Release>) : undefined;
  };
  return Object.assign(load, { versions: (game: string) => keptVersions(game, folder) });
}
export const keptReleases = releasesIn(FOLDER);

/** The versions of a game that are kept, oldest first. */
export function keptVersions(game: string, folder = FOLDER): number[] {
  const numbers = (existsSync(folder) ? readdirSync(folder) : []).flatMap(file => {
    const found = /^(.+)-(\d+)\.js$/.exec(file);
    return found?.[1] === game ? [Number(found[2])] : [];
  });
  return numbers.sort((a, b) => a - b);
}
