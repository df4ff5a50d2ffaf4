// The glyphs that a game's emblems use, as data: `npm run pictures` writes them. Those of game-icons.net come
// from the package @iconify-json/game-icons, our own from own.json.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rounded } from './svg-path.ts';

const icons = (): Record<string, { body: string }> =>
  (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> })
    .icons;
const own = (): Record<string, string> =>
  JSON.parse(readFileSync('src/web/kit/emblems/own.json', 'utf8')) as Record<string, string>;

export const glyphsFile = (game: string): string => path.join('src/games', game, 'board/glyphs.json');

/** The glyphs that these lines name, each once, in the order of the alphabet. */
export const glyphsIn = (lines: Iterable<string>): string[] =>
  [...new Set([...lines].flatMap(line => line.split(' ')[0]!.split('+')))].toSorted();

/** Their paths, in whole numbers: half a thousandth of a picture is seen by nobody. */
export function pathsOf(names: readonly string[]): Record<string, string> {
  const [all, drawn] = [icons(), own()];
  return Object.fromEntries(names.map(name => [name, drawn[name] ?? rounded(bodyOf(all, name))]));
}
function bodyOf(all: Record<string, { body: string }>, name: string): string {
  const paths = [...(all[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);
  if (!paths.length) throw new Error(`There is no glyph ${name}: take one of game-icons.net, or draw it in own.json.`);
  return paths.join('');
}
