// The files of the kept releases, each loaded when it is needed.
import type { Release, Releases } from '#tables/releases.ts';

const FILES = import.meta.glob<Release>('../../../releases/*.js');
export const kept: Releases = (game, version) => FILES[`../../../releases/${game}-${version}.js`]?.();
export const versions = (game: string): number[] =>
  Object.keys(FILES).flatMap(file => {
    const found = /([^/]+)-(\d+)\.js$/.exec(file);
    return found?.[1] === game ? [Number(found[2])] : [];
  });
