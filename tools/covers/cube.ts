// A die in the air: a true cube, turned by three angles, light from above left.
import { flat, ink, words } from './parts.ts';
import { contrast, INK, mix, n, readable } from '#web/kit/emblems/colours.ts';
import type { Side, Thrown, Vector } from '#web/kit/emblems/cover.ts';
import { blast, points } from '#web/kit/emblems/shapes.ts';

function face({ body, mark, glyph }: Thrown, { level, energy = '', count = 1 }: Side): string {
  const fill = contrast(body, mark) >= 2.4 ? mark : readable(body);
  if (!level) {
    const one = (x: number, y: number, s: number): string => flat(energy, x - s / 2, y - s / 2, s, fill);
    return count === 2 ? one(33, 33, 46) + one(67, 67, 46) : one(50, 50, 72);
  }
  const [cost, attack, defense] = level;
  const colours = [fill, mix(fill, body, 0.3)] as const;
  const burst = blast(7, { x: 80, y: 24, outer: 22, inner: 16, spikes: 10 });
  return `${ink(glyph, { x: 44, y: 54, size: 68, colours, ink: mix(body, INK, 0.75), line: 12, drop: 8 })}
    ${words(String(cost), 17, 30, 28, fill)}<g stroke="${INK}" stroke-width="2.6" stroke-linejoin="round">
    <polygon points="${burst}" fill="#d5281f"/>
    <path d="M64 57Q80 56 96 57V75Q94 90 80 97 66 90 64 75Z" fill="#1769a8"/></g>
    ${words(String(attack), 80, 33, 26, '#fff')}${words(String(defense), 80, 85, 26, '#fff')}`;
}

/** Each side: its upper left corner, the ways along it and where it looks (x right, y down, z towards the eye). */
const SIDES: readonly [Vector, Vector, Vector, Vector][] = [
  [
    [-1, -1, 1],
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 1],
  ],
  [
    [1, -1, 1],
    [0, 0, -2],
    [0, 2, 0],
    [1, 0, 0],
  ],
  [
    [-1, -1, -1],
    [2, 0, 0],
    [0, 0, 2],
    [0, -1, 0],
  ],
  [
    [-1, 1, 1],
    [2, 0, 0],
    [0, 0, -2],
    [0, 1, 0],
  ],
  [
    [-1, -1, -1],
    [0, 0, 2],
    [0, 2, 0],
    [-1, 0, 0],
  ],
];
function turner([ax, ay, az]: Vector): (v: Vector) => Vector {
  const [a, b, c] = [-ax, ay, az].map(t => (t * Math.PI) / 180) as Vector;
  return ([x, y, z]) => {
    const [x1, z1] = [x * Math.cos(b) + z * Math.sin(b), -x * Math.sin(b) + z * Math.cos(b)];
    const [y2, z2] = [y * Math.cos(a) - z1 * Math.sin(a), y * Math.sin(a) + z1 * Math.cos(a)];
    return [x1 * Math.cos(c) - y2 * Math.sin(c), x1 * Math.sin(c) + y2 * Math.cos(c), z2];
  };
}
export function cube(thrown: Thrown): string {
  const { body, x, y, size, turn, sides } = thrown;
  const [turned, half] = [turner(turn), size / 2];
  let out = '';
  let k = 0;
  for (const [corner, u, v, normal] of SIDES) {
    const [nx, ny, nz] = turned(normal);
    if (nz <= 0.02) continue;
    const [o, a, b] = [turned(corner), turned(u), turned(v)];
    const light = 0.5 - nx * 0.35 - ny * 0.55 + nz * 0.25 - 0.55;
    const tone =
      light > 0 ? mix(body, '#ffffff', Math.min(0.45, light * 0.7)) : mix(body, INK, Math.min(0.55, -light * 0.75));
    const matrix = [a[0], a[1], b[0], b[1]].map(q => ((q * half) / 100).toFixed(3));
    out += `<g transform="matrix(${[...matrix, n(x + o[0] * half), n(y + o[1] * half)].join(' ')})">
      <rect x="1" y="1" width="98" height="98" rx="17" fill="${mix(tone, INK, 0.25)}"/>
      <rect x="4" y="4" width="92" height="92" rx="20" fill="${tone}"/>
      <path d="M8 34Q8 8 34 8H78" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>
      <g transform="translate(11 11) scale(.78)">${face(thrown, sides[k++ % 3]!)}</g></g>`;
  }
  const signs = [-1, 1];
  const corners = signs.flatMap(i => signs.flatMap(j => signs.map(l => turned([i, j, l]))));
  const edge = hull(corners.map(([px, py]): [number, number] => [x + px * size * 0.48, y + py * size * 0.48]));
  return `<polygon points="${points(edge)}" fill="${mix(body, INK, 0.5)}" stroke="${INK}"
    stroke-width="${n(size * 0.09)}" stroke-linejoin="round"/>${out}`;
}
type Flat = [number, number];
function hull(all: readonly Flat[]): Flat[] {
  const sorted = all.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]): Flat[] => {
    const out: Flat[] = [];
    for (const q of list) {
      while (out.length > 1 && turns(out.at(-2)!, out.at(-1)!, q) <= 0) out.pop();
      out.push(q);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
const turns = (a: Flat, b: Flat, c: Flat): number => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
