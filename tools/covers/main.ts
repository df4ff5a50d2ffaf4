// The covers of all games that have a scene for one (`board/cover.ts`), and the front page's own pictures:
// `npm run pictures` writes them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SHELF } from '#games/index.ts';
import { type Cover, H, type Pen, W } from '#web/kit/emblems/cover.ts';
import { cube } from './cube.ts';
import { flat, ink, issue, lettering, paper, pathOf, title, words } from './parts.ts';

const PEN: Pen = { pathOf, ink, flat, words, title, issue, cube };

const one = (box: string, inner: string): string => {
  const text = inner.replaceAll(/\s*\n\s*/g, ' ').replaceAll('> <', '><');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${text}</svg>\n`;
};
const onPaper = (cover: Cover): string =>
  one(
    `0 0 ${W} ${H}`,
    `<clipPath id="p"><path d="M0 0H${W}V${H}H0Z"/></clipPath><g clip-path="url(#p)">${cover(PEN)}${paper}</g>`,
  );
const siteTitle = (): string => {
  const drawn = { x: 206, y: 84, size: 96, fill: ['#fff3a8', '#ffb21c'] as const, edge: '#15121b', wide: 366 };
  return one('0 0 412 124', lettering('LONGBOX', { ...drawn, depth: 10, turn: -4 }));
};
const play = (): string =>
  one(
    '0 0 100 100',
    cube({
      body: '#1c2c6b',
      mark: '#ffd23f',
      glyph: 'own-claws',
      x: 50,
      y: 50,
      size: 62,
      turn: [26, -32, 8],
      sides: [{ level: [3, 8, 4] }, { energy: 'fist' }, { energy: 'fist', count: 2 }],
    }),
  );
const learn = (): string =>
  one('0 0 100 100', ink('graduate-cap', { x: 50, y: 50, size: 90, colours: ['#2f6fc4', '#16305e'], line: 18 }));

async function covers(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { id } of SHELF) {
    const board = path.join('src/games', id, 'board');
    const scene = path.resolve(board, 'cover.ts');
    if (!existsSync(scene)) continue;
    const { cover } = (await import(scene)) as { cover: Cover };
    files[path.join(board, 'cover.svg')] = onPaper(cover);
  }
  return files;
}
/** Every drawing by its file. */
export const drawings = async (): Promise<Record<string, string>> => ({
  ...(await covers()),
  'src/web/front/title.svg': siteTitle(),
  'src/web/front/play.svg': play(),
  'src/web/front/learn.svg': learn(),
});
