// The scene on the cover of Strike Teams: `npm run pictures` draws it.
import { n } from '#web/kit/emblems/colours.ts';
import { dots, fan, sky, type Cover, type Pen } from '#web/kit/emblems/cover.ts';
import { drawFigure, emblem } from '#web/kit/emblems/emblem.ts';
import { ground } from '#web/kit/emblems/grounds.ts';

const HERO = ['#c4e8ff', '#0f5c9c'] as const;
const VILLAIN = ['#ffd0c2', '#94200f'] as const;
interface Man {
  line: string;
  tone: readonly [string, string];
  letter: string;
  x: number;
  y: number;
  k: number;
}
/** A cardboard figure with its feet there. */
function man({ pathOf, words }: Pen, { line, tone, letter, x, y, k }: Man): string {
  const who = emblem(line);
  const behind = ground(who.ground, { w: 70, h: 90, tone, seed: n(x) + 7 });
  const paths = { [who.glyphs[0]]: pathOf(who.glyphs[0]) };
  const id = `f${n(x)}`;
  const drawn = drawFigure(who, paths, behind, { team: tone[1], letter: '' })
    .replaceAll('"f"', `"${id}"`)
    .replaceAll('#f)', `#${id})`)
    .replace('<svg', `<svg x="${n(x - 50 * k)}" y="${n(y - 118 * k)}" width="${n(104 * k)}" height="${n(132 * k)}"`);
  return drawn + words(letter, x, y - 5 * k, 15 * k, '#fff');
}
const SKULL = ['#d8f5e4', '#2f8f7c'] as const;
export const cover: Cover = pen => {
  const { ink, issue, title } = pen;
  const call = 'Breach and clear!';
  const rays = Array.from({ length: 13 }, (_, i) => `M150 225L${(i - 6) * 90 + 150} 470`).join('');
  const rows = [268, 282, 303, 336, 380, 434].map(y => `M0 ${y}H300`).join('');
  const team = [
    { line: 'bolter-gun square moss/cream halftone', tone: VILLAIN, letter: 'H', x: 48, y: 326, k: 0.6 },
    { line: 'death-skull square black/white halftone', tone: VILLAIN, letter: 'V', x: 252, y: 326, k: 0.66 },
    { line: 'mecha-mask circle crimson/gold crackle', tone: HERO, letter: '2', x: 70, y: 406, k: 0.94 },
    {
      line: 'rolling-energy circle night/gold rings',
      tone: ['#ffe6a3', '#7a4300'] as const,
      letter: '3',
      x: 238,
      y: 404,
      k: 0.9,
    },
    { line: 'american-shield circle navy/white burst', tone: HERO, letter: '1', x: 154, y: 414, k: 1.2 },
  ];
  const men = team.map(one => man(pen, one)).join('');
  return `${sky('#0d2b33')}<rect width="300" height="268" fill="#0f4a4a"/>
    ${fan({ x: 150, y: 250, count: 14, fill: '#1c7a6c', opacity: 0.5 })}
    ${dots({ x: 0, y: 60, w: 300, h: 208, fill: '#0a2a30', grow: y => y * 9 })}
    ${ink('death-skull', { x: 150, y: 214, size: 152, colours: SKULL, line: 12, drop: 0, isFine: true })}
    <rect y="268" width="300" height="188" fill="#10343c"/>
    <path d="${rays}${rows}" fill="none" stroke="#41c9a3" stroke-width="1.6" opacity=".75" clip-path="url(#floor)"/>
    <clipPath id="floor"><path d="M0 268H300V456H0Z"/></clipPath>
    <path d="M118 336 182 336 190 380H110Z" fill="#ffd23f" opacity=".55"/>
    <path d="M62 300 238 392" stroke="#ff5a48" stroke-width="4" stroke-dasharray="9 6"/>${men}
    ${title({ one: 'STRIKE', two: 'TEAMS', fill: ['#ffffff', '#7ff0c8'], edge: '#06222a', small: 64, big: 94 })}
    ${issue({ number: 4, players: '2-5 players', sign: 'crosshair', colour: '#94200f', call, callFill: '#7ff0c8' })}`;
};
