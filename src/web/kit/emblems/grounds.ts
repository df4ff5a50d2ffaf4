// Grounds behind the emblem in a card's picture: speed lines, halftone, bursts, a city line, chosen by what the card is
// about and seeded by its number, so that no two look alike.
import { chance, hash, INK, mix, n } from './colours.ts';
import { blast, points } from './shapes.ts';

interface Room {
  w: number;
  h: number;
  /** Between light and deep. */
  mid: string;
  light: string;
  deep: string;
  r: () => number;
}
const times = (count: number, each: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(i)).join('');

/** Rows of dots that grow towards a corner: one dotted line a row. */
function halftone({ w, h, mid, light, r }: Room): string {
  const step = Math.max(w, h) / 20;
  const lean = r() < 0.5 ? -14 : 14;
  const rows = times(26, i => {
    const y = (i - 3) * step * 0.87;
    const size = step * 1.25 * Math.max(0, 1 - y / (h * 0.92));
    return size < 1 ? '' : `<path d="M${n((i % 2 ? 0 : step / 2) - w)} ${n(y)}h${w * 3}" stroke-width="${n(size)}"/>`;
  });
  const line = `fill="none" stroke-linecap="round" stroke-dasharray="0 ${n(step)}"`;
  return `<g ${line} stroke="${mix(mid, light, 0.35)}" transform="rotate(${lean} ${n(w / 2)} ${n(h / 2)})">${rows}</g>`;
}
function burst({ w, h, mid, r }: Room): string {
  const [x, y, far] = [w * (0.42 + r() * 0.16), h * (0.5 + r() * 0.14), Math.hypot(w, h)];
  const [count, turn] = [15 + Math.floor(r() * 5), r() * 0.4];
  const at = (a: number): [number, number] => [x + far * Math.cos(a), y + far * Math.sin(a)];
  const rays = times(count, i => {
    const a = turn + (i * 2 * Math.PI) / count;
    return `<polygon points="${points([[x, y], at(a), at(a + (Math.PI / count) * (0.75 + r() * 0.5))])}"/>`;
  });
  return `<g fill="${mid}">${rays}</g>`;
}
function speed({ w, h, mid, light, r }: Room): string {
  const tilt = -0.12 - r() * 0.3;
  return times(24, i => {
    const y = (i / 24) * h * 1.6 - h * 0.2 + r() * 8;
    const thick = 1 + r() * r() * h * 0.07;
    const [from, to] = [r() < 0.5 ? -10 : w * r() * 0.5, w + 10];
    const at = (x: number): number => y + tilt * (x - w / 2);
    const corners = points([
      [from, at(from)],
      [to, at(to) - thick],
      [to, at(to) + thick],
    ]);
    return `<polygon fill="${i % 4 ? mid : light}" points="${corners}"/>`;
  });
}
function city(room: Room): string {
  const { w, h, mid, light, deep, r } = room;
  const moon = `<circle cx="${n(w * (0.25 + r() * 0.5))}" cy="${n(h * 0.36)}" r="${n(h * 0.3)}" fill="${light}"/>`;
  const near = mix(deep, INK, 0.35);
  return moon + skyline(room, 0.3, mix(mid, deep, 0.35), false) + skyline(room, 0.1, near, true);
}
function skyline({ w, h, light, r }: Room, base: number, fill: string, isLit: boolean): string {
  let [walls, windows] = ['', ''];
  for (let x = -4; x < w;) {
    const [wide, high, roof] = [w * (0.07 + r() * 0.08), h * (base + r() * 0.26), r()];
    const half = n(wide / 2);
    const top = roof < 0.25 ? `l${half} ${n(-h * 0.07)} ${half} ${n(h * 0.07)}` : `h${n(wide)}`;
    walls += `M${n(x)} ${n(h)}V${n(h - high)}${top}V${n(h)}Z`;
    if (isLit) windows += litIn({ x, wide, from: h - high, h, r });
    x += wide + w * 0.006;
  }
  return `<path fill="${fill}" d="${walls}"/>${isLit ? `<path fill="${light}" d="${windows}"/>` : ''}`;
}
function litIn({ x, wide, from, h, r }: { x: number; wide: number; from: number; h: number; r: () => number }): string {
  let out = '';
  for (let y = from + h * 0.05; y < h - 4; y += h * 0.08)
    for (let at = x + wide * 0.18; at < x + wide * 0.8; at += wide * 0.3)
      if (r() < 0.38) out += `M${n(at)} ${n(y)}h${n(wide * 0.15)}v${n(h * 0.035)}h${n(-wide * 0.15)}z`;
  return out;
}
function rings({ w, h, mid, light, r }: Room): string {
  const [x, y, far] = [n(w * (0.35 + r() * 0.3)), n(h * (0.4 + r() * 0.2)), Math.hypot(w, h) * 0.62];
  return times(9, i => {
    const size = (far * (i + 0.6)) / 9;
    const line = `stroke="${i % 3 ? mid : light}" stroke-width="${n(h * (0.045 - i * 0.003))}"`;
    return `<ellipse cx="${x}" cy="${y}" rx="${n(size)}" ry="${n(size * 0.86)}" fill="none" ${line}/>`;
  });
}
function bolt({ w, h, mid, light, r }: Room): string {
  const fork = (x: number, long: number, fill: string): string => {
    const [left, right]: [number, number][][] = [[], []];
    for (let i = 0; i <= 6; i++) {
      const part = i / 6;
      const at = x + (r() - 0.5) * w * 0.16 + (i % 2 ? 0.05 : -0.05) * w + part * w * 0.1;
      const [thick, y] = [w * 0.022 * (1 - part), h * 0.08 + part * long];
      left!.push([at - thick, y]);
      right!.unshift([at + thick, y + (i % 2) * 5]);
    }
    return `<polygon fill="${fill}" points="${points([...left!, ...right!])}"/>`;
  };
  const at = (x: number, y: number): string => `${n(w * x)} ${n(h * y)}`;
  const edge = `Q${at(0.88, 0.36)} ${at(0.74, 0.2)}T${at(0.44, 0.2)}T${at(0.17, 0.19)}T${at(0, 0.18)}`;
  const cloud = `<path fill="${mid}" opacity=".75" d="M0 0H${w}V${n(h * 0.16)}${edge}Z"/>`;
  return (
    cloud + [0.08, 0.34, 0.66, 0.92].map((x, i) => fork(w * x, h * (0.75 + r() * 0.4), i % 2 ? mid : light)).join('')
  );
}
function shards({ w, h, mid, light, r }: Room): string {
  return times(15, i => {
    const [x, high, half] = [(i / 14) * w + (r() - 0.5) * w * 0.08, h * (0.35 + r() * 0.6), w * (0.04 + r() * 0.05)];
    const tip: [number, number] = [x + (x / w - 0.5) * w * 0.35, h - high];
    const side = (to: number): string => points([[x - half, h], tip, [x + to, h]]);
    return `<polygon fill="${mid}" points="${side(half)}"/>
      <polygon fill="${light}" opacity=".8" points="${side(-half * 0.1)}"/>`;
  });
}
/** Black dots round a bright energy. */
function crackle({ w, h, mid, light, r }: Room): string {
  const middle = `<ellipse cx="${w / 2}" cy="${h / 2}" rx="${n(w * 0.46)}" ry="${n(h * 0.46)}" fill="${light}"/>`;
  const dots = times(52, () => {
    const [angle, away] = [r() * 6.283, 0.36 + r() * 0.3];
    const [x, y] = [w / 2 + Math.cos(angle) * w * away, h / 2 + Math.sin(angle) * h * away * 1.1];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(h * (0.02 + r() * r() * 0.11))}"/>`;
  });
  return `${middle}<g fill="${INK}" stroke="${mid}" stroke-width="${n(h * 0.012)}">${dots}</g>`;
}
/** A wall with a hole. */
function bricks({ w, h, mid, light, deep, r }: Room): string {
  const [high, wide] = [h / 8, w / 5.5];
  const bodies = ['', ''];
  for (let y = 0; y < 8; y++)
    for (let x = -1; x < 6; x++) {
      const at = x * wide + (y % 2 ? wide / 2 : 0);
      const away = Math.hypot((at + wide / 2) / w - 0.5, (y * high) / h - 0.45);
      if (away <= 0.3 + r() * 0.1) continue;
      bodies[r() < 0.3 ? 1 : 0] += `M${n(at + 1)} ${n(y * high + 1)}h${n(wide - 2)}v${n(high - 2)}h${n(2 - wide)}z`;
    }
  const hole = blast(r() * 1e6, { x: w / 2, y: h * 0.48, outer: h * 0.62, inner: h * 0.46, spikes: 13 });
  const walls = bodies.map((d, i) => `<path d="${d}" fill="${i ? mix(mid, deep, 0.3) : mid}"/>`).join('');
  return `<polygon fill="${light}" points="${hole}"/>${walls}`;
}
function waves({ w, h, mid, light, r }: Room): string {
  return times(7, i => {
    const [y, long] = [h * (0.2 + i * 0.13), w / 5];
    const crests = `q${n(long / 2)} ${n(-h * 0.13)} ${n(long)} 0`.repeat(8);
    const d = `M${n(-long - r() * long)} ${n(y)}${crests}V${h + 20}H-60Z`;
    return `<path d="${d}" fill="${i % 2 ? mid : light}" opacity="${n(0.45 + i * 0.07)}"/>`;
  });
}
const GROUNDS = { halftone, burst, speed, city, rings, bolt, shards, crackle, bricks, waves };
export type Ground = keyof typeof GROUNDS;
export const GROUND_NAMES = Object.keys(GROUNDS) as readonly Ground[];

interface Lit {
  w: number;
  h: number;
  tone: readonly [light: string, deep: string];
  seed: number;
}
export function ground(kind: Ground, { w, h, tone: [light, deep], seed }: Lit): string {
  const id = `b${hash(`${kind} ${w} ${light} ${deep} ${seed}`).toString(36)}`;
  const drawn = GROUNDS[kind]({ w, h, mid: mix(deep, light, 0.34), light, deep, r: chance(seed) });
  return `<defs><radialGradient id="${id}" cy=".45" r=".75"><stop stop-color="${mix(deep, light, 0.55)}"/>
    <stop offset="1" stop-color="${deep}"/></radialGradient></defs>
    <rect width="${w}" height="${h}" fill="url(#${id})"/>${drawn}`;
}
