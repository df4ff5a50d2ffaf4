// npm run pictures: makes the saved drawings anew, after emblems or covers have changed: the glyphs of every
// game, the covers, and the pictures of the front page.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELF } from '#games/index.ts';
import { drawings } from './covers/main.ts';
import { glyphsFile, glyphsIn, pathsOf } from './glyphs.ts';

const files = await drawings();
for (const { id } of SHELF) {
  const emblems = path.resolve('src/games', id, 'board/emblems.ts');
  if (!existsSync(emblems)) continue;
  const { EMBLEMS } = (await import(emblems)) as { EMBLEMS: Record<string, string> };
  files[glyphsFile(id)] = `${JSON.stringify(pathsOf(glyphsIn(Object.values(EMBLEMS))), null, 2)}\n`;
}
for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
console.log(`${Object.keys(files).length} files are drawn.`);
