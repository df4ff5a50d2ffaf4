// The scene on the cover of Dice Masters: `npm run pictures` draws it.
import { INK } from '#web/kit/emblems/colours.ts';
import { dots, fan, sky, type Cover, type Side, type Thrown } from '#web/kit/emblems/cover.ts';
import { blast } from '#web/kit/emblems/shapes.ts';

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
export const cover: Cover = ({ cube, issue, title }) => {
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
};
