// The five covers and the front page's own pictures: `npm run pictures` writes them.
import path from 'node:path';
import { ART } from './art.ts';
import { cube } from './cube.ts';
import { H, ink, lettering, paper, W } from './parts.ts';

const one = (box: string, inner: string): string => {
  const text = inner.replaceAll(/\s*\n\s*/g, ' ').replaceAll('> <', '><');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${text}</svg>\n`;
};
const cover = (game: string): string =>
  one(
    `0 0 ${W} ${H}`,
    `<clipPath id="p"><path d="M0 0H${W}V${H}H0Z"/></clipPath><g clip-path="url(#p)">${ART[game]!()}${paper}</g>`,
  );
const title = (): string => {
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

/** Every drawing by the file it is kept in. */
export const drawings = (): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(ART).map(game => [path.join('src/games', game, 'board/cover.svg'), cover(game)])),
  'src/web/front/title.svg': title(),
  'src/web/front/play.svg': play(),
  'src/web/front/learn.svg': learn(),
});
