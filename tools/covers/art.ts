// The scenes on the covers, one for each game.
import { cube, type Side, type Thrown } from './cube.ts';
import { burstFan as fan, dots, flat, H, houses, ink, issue, pathOf, title, W, words } from './parts.ts';
import { chance, INK, n } from '#web/kit/emblems/colours.ts';
import { drawFigure, emblem } from '#web/kit/emblems/emblem.ts';
import { ground } from '#web/kit/emblems/grounds.ts';
import { blast } from '#web/kit/emblems/shapes.ts';

const sky = (fill: string): string => `<rect width="${W}" height="${H}" fill="${fill}"/>`;
const level = (cost: number, attack: number, defense: number): Side => ({ level: [cost, attack, defense] });
const energy = (name: string, count = 1): Side => ({ energy: name, count });

const [fist, bolt, mask, shield] = ['fist', 'own-bolt', 'domino-mask', 'checked-shield'];
/** Five dice in the air. */
const THROWN: readonly Thrown[] = [
  {
    body: '#26232e',
    mark: '#d8281f',
    glyph: 'own-visor',
    x: 64,
    y: 228,
    size: 78,
    turn: [28, 34, -14],
    sides: [level(1, 5, 3), energy(bolt), energy(bolt, 2)],
  },
  {
    body: '#bfeaf4',
    mark: '#1f5fbf',
    glyph: 'ice-golem',
    x: 242,
    y: 232,
    size: 74,
    turn: [30, -30, 18],
    sides: [level(1, 3, 6), energy(bolt), energy(bolt, 2)],
  },
  {
    body: '#c3a4de',
    mark: '#5d2a91',
    glyph: 'own-magnet',
    x: 248,
    y: 372,
    size: 60,
    turn: [34, 40, 24],
    sides: [energy(mask), level(3, 6, 8), energy(mask, 2)],
  },
  {
    body: '#f6f1e6',
    mark: '#d8281f',
    glyph: 'angel-wings',
    x: 52,
    y: 368,
    size: 62,
    turn: [28, -38, -18],
    sides: [level(0, 2, 2), energy(shield), energy(shield)],
  },
  {
    body: '#1c2c6b',
    mark: '#ffd23f',
    glyph: 'own-claws',
    x: 150,
    y: 312,
    size: 134,
    turn: [26, -30, 6],
    sides: [level(3, 8, 4), energy(fist), energy(fist, 2)],
  },
];
function diceMasters(): string {
  const trail = (x: number, y: number, a: number): string => `M${x} ${y}q${a - 40}-90 ${a - 10}-190`;
  const cloud = { x: 150, y: 322, spikes: 15 };
  const boom = (outer: number, inner: number, fill: string, line: number): string =>
    `<polygon points="${blast(12, { ...cloud, outer, inner })}" fill="${fill}" stroke="${INK}"
    stroke-width="${line}"/>`;
  return `${sky('#0f63b5')}${fan({ x: 150, y: 300, count: 16, fill: '#48b4f0', opacity: 0.75 })}
    <circle cx="150" cy="302" r="150" fill="#fff" opacity=".2"/>
    ${dots({ x: 0, y: 250, w: 300, h: 206, fill: '#0a3c78', grow: y => y * 9 - 1 })}
    ${boom(168, 112, '#e2301f', 5)}${boom(140, 92, '#ffd23f', 3)}
    <path d="${trail(70, 250, 60)}${trail(242, 240, -10)}" fill="none" stroke="#fff" stroke-width="24" opacity=".2"
    stroke-linecap="round"/>${THROWN.map(cube).join('')}
    ${title({ one: 'DICE', two: 'MASTERS', fill: ['#fff6b0', '#ffb21c'], edge: '#0a1f52' })}
    ${issue({ number: 1, players: '2 players', sign: 'rolling-dices', colour: '#d8281f', call: 'Uncanny X-Men!' })}`;
}

function mutantRevolution(): string {
  const r = chance(4);
  const crowd = (y: number, count: number, fill: string, size: number): string =>
    Array.from({ length: count }, (_, i) =>
      flat('fist', (i * 330) / count - 28 + r() * 10, y + r() * 26, size * (0.85 + r() * 0.35), fill),
    ).join('');
  const flag = (x: number, y: number, fill: string, letter: string, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y + 120})" stroke="${INK}"><path d="M${x} ${y}V${y + 190}" stroke-width="6"/>
    <path d="M${x} ${y}h58l-12 20 12 20h-58Z" fill="${fill}" stroke-width="3.5"/></g>
    <g transform="rotate(${turn} ${x} ${y + 120})">${words(letter, x + 23, y + 30, 27, '#fff')}</g>`;
  const flags = [
    flag(40, 206, '#174f96', 'J', -10),
    flag(78, 240, '#1a6a38', 'X', -4),
    flag(206, 214, '#5f248f', 'B', 5),
    flag(232, 254, '#9c2115', 'N', 10),
  ];
  return `${sky('#b5161d')}${fan({ x: 150, y: 270, count: 14, fill: '#e8442a', opacity: 0.9 })}
    <circle cx="150" cy="262" r="112" fill="#ffd23f" stroke="#fff3a8" stroke-width="6"/>
    <clipPath id="sun"><circle cx="150" cy="262" r="108"/></clipPath><g clip-path="url(#sun)">
    ${dots({ x: 38, y: 150, w: 224, h: 224, fill: '#f0862a', grow: y => y * 8 })}</g>
    ${crowd(330, 9, '#7a0f1c', 70)}${flags.join('')}
    ${ink('fist', { x: 150, y: 292, size: 236, colours: ['#c9a6ee', '#5d2a91'], line: 15, turn: -4, isFine: true })}
    <path d="M118 338 182 332 186 358 122 366Z" fill="#ffd23f" stroke="${INK}" stroke-width="4"/>
    ${crowd(366, 8, INK, 88)}<rect y="440" width="300" height="16" fill="${INK}"/>
    ${title({ one: 'MUTANT', two: 'REVOLUTION', fill: ['#ffffff', '#ffd76a'], edge: '#3a0613', big: 68 })}
    ${issue({ number: 2, players: '3-4 players', sign: 'fist', colour: '#5d2a91', call: 'Choose a school!' })}`;
}

const JET = ['#dfe8f2', '#5b7392'] as const;
function ageOfHeroes(): string {
  const windows = [
    [94, 322],
    [102, 322],
    [117, 302],
    [132, 302],
    [117, 326],
    [132, 326],
    [163, 288],
    [174, 288],
    [163, 312],
    [174, 312],
    [196, 322],
    [163, 336],
  ].map(([x, y]) => `M${x} ${y}h7v11h-7z`);
  const house = 'M88 356V312h24v-20l18-16 18 16v20h10v-34l-4-4 20-26 20 26-4 4v34h24v44Z';
  return `${sky('#f08a1d')}${fan({ x: 150, y: 330, count: 18, fill: '#ffc14a', opacity: 0.8 })}
    <circle cx="150" cy="330" r="98" fill="#fff1b8"/>
    ${dots({ x: 0, y: 120, w: 300, h: 200, fill: '#d8541f', grow: y => (1 - y) * 8 })}
    <path d="M0 372Q70 330 150 336T300 362V456H0Z" fill="#12574e"/>
    <path d="${house}" fill="#26303f" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
    <path d="${windows.join('')}" fill="#ffe27a"/><path d="M0 400Q90 366 170 384T300 390V456H0Z" fill="#0b3a37"/>
    <path d="M-10 292Q90 280 190 216" fill="none" stroke="#fff" stroke-width="12" opacity=".55" stroke-linecap="round"/>
    ${ink('jet-fighter', { x: 216, y: 212, size: 116, colours: JET, line: 14, turn: 12, isFine: true })}
    ${ink('own-claws', { x: 62, y: 368, size: 104, colours: ['#ffd23f', '#f08a1d'], line: 16, turn: -10 })}
    ${ink('lightning-storm', { x: 240, y: 366, size: 108, colours: ['#fff3a8', '#f2b632'], line: 16, turn: 6 })}
    ${ink('own-firebird', { x: 152, y: 372, size: 104, colours: ['#ff8a5a', '#b5161d'], line: 16 })}
    ${title({ one: 'AGE OF', two: 'HEROES', fill: ['#ffffff', '#9fe8f0'], edge: '#0a3a46', small: 58, big: 92 })}
    ${issue({ number: 3, players: '2-5 players', sign: 'family-house', colour: '#12574e', call: 'To the jet!' })}`;
}

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
function man({ line, tone, letter, x, y, k }: Man): string {
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
function strikeTeams(): string {
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
  return `${sky('#0d2b33')}<rect width="300" height="268" fill="#0f4a4a"/>
    ${fan({ x: 150, y: 250, count: 14, fill: '#1c7a6c', opacity: 0.5 })}
    ${dots({ x: 0, y: 60, w: 300, h: 208, fill: '#0a2a30', grow: y => y * 9 })}
    ${ink('death-skull', { x: 150, y: 214, size: 152, colours: SKULL, line: 12, drop: 0, isFine: true })}
    <rect y="268" width="300" height="188" fill="#10343c"/>
    <path d="${rays}${rows}" fill="none" stroke="#41c9a3" stroke-width="1.6" opacity=".75" clip-path="url(#floor)"/>
    <clipPath id="floor"><path d="M0 268H300V456H0Z"/></clipPath>
    <path d="M118 336 182 336 190 380H110Z" fill="#ffd23f" opacity=".55"/>
    <path d="M62 300 238 392" stroke="#ff5a48" stroke-width="4" stroke-dasharray="9 6"/>${team.map(man).join('')}
    ${title({ one: 'STRIKE', two: 'TEAMS', fill: ['#ffffff', '#7ff0c8'], edge: '#06222a', small: 64, big: 94 })}
    ${issue({ number: 4, players: '2-5 players', sign: 'crosshair', colour: '#94200f', call, callFill: '#7ff0c8' })}`;
}

function marvelHeroes(): string {
  return `${sky('#1b1f4f')}${fan({ x: 150, y: 210, count: 12, fill: '#3a2f86', opacity: 0.9 })}
    ${dots({ x: 0, y: 100, w: 300, h: 220, fill: '#5c49b8', grow: y => (1 - y) * 6 })}
    ${ink('iron-mask', { x: 150, y: 240, size: 224, colours: ['#bfe6b8', '#2f7a4a'], line: 13, drop: 0, isFine: true })}
    <path d="M116 216h26M158 216h26" stroke="#ffd23f" stroke-width="7" stroke-linecap="round"/>
    ${houses(420, 120, '#14163a', '#ffe27a', 44)}
    <path d="M40 456 96 250 150 456ZM262 456 214 262 170 456Z" fill="#fff6c4" opacity=".26"/>
    ${ink('american-shield', { x: 74, y: 330, size: 94, colours: ['#ffffff', '#d8281f'], line: 18, turn: -10 })}
    ${ink('muscle-up', { x: 226, y: 342, size: 118, colours: ['#8be06a', '#2e7a30'], line: 16 })}
    ${ink('spider-mask', { x: 150, y: 372, size: 94, colours: ['#ff6a5a', '#b5161d'], line: 18, turn: 6 })}
    ${title({ one: 'MARVEL', two: 'HEROES', fill: ['#ffffff', '#ffb0a0'], edge: '#5a0a12', big: 92 })}
    ${issue({ number: 5, players: '2-4 players', sign: 'modern-city', colour: '#1b1f4f', call: 'The city calls!' })}`;
}

export const ART: Readonly<Record<string, () => string>> = {
  'dice-masters': diceMasters,
  'mutant-revolution': mutantRevolution,
  'age-of-heroes': ageOfHeroes,
  'strike-teams': strikeTeams,
  'marvel-heroes': marvelHeroes,
};
