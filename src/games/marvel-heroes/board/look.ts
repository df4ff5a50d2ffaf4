// Looks of teams, colours, dice and signs: a letter and a shape beside every colour.
import type { Mark } from '#web/kit/badge.ts';
import type { Symbol } from '../cards/card.ts';

const INK = '#15121b';
const LETTERS = 'AFKX';
const SHAPES: readonly Omit<Mark, 'letter'>[] = [
  { colour: '#b3261e', path: 'M-8.5-8.5H8.5V8.5H-8.5Z' },
  { colour: '#1769a8', path: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z' },
  { colour: '#6a2c9c', path: 'M0-10L10 0L0 10L-10 0Z' },
  { colour: '#8a5a00', path: 'M-9-9H9V3L0 9.5L-9 3Z' },
];
/** The sign of a Team; a player who has none yet has no sign. */
export const markOf = (team: number): Mark | undefined => SHAPES[team] && { ...SHAPES[team], letter: LETTERS[team]! };
export const letterOf = (team: number): string => LETTERS[team] ?? '';

/** Pictures of heroes are numbered from here on, those of Masterminds, plans and Power-Ups after them. */
export const HEROES_FROM = 1000;
export const MASTERMINDS_FROM = 1100;
export const PLANS_FROM = 1200;
export const POWER_UPS_FROM = 1300;

/** The corners of a burst with so many spikes. */
function spikes(count: number, far: number, near: number, x = 50, y = 50): string {
  const at = (i: number): string => {
    const r = i % 2 ? near : far * (0.9 + ((i * 7) % 5) / 40);
    const a = (i * Math.PI) / count - 1.4;
    return `${Math.round(x + r * Math.cos(a))} ${Math.round(y + r * Math.sin(a))}`;
  };
  return `M${Array.from({ length: 2 * count }, (_, i) => at(i)).join('L')}Z`;
}
const burst = spikes(11, 50, 37);
const inked = (d: string, fill: string, width = 6): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const lettered = (text: number | string, size: number, y: number): string =>
  `<text x="50" y="${y}" font-family="var(--caption)" font-size="${size}" text-anchor="middle" fill="#fff"
    stroke="${INK}" stroke-width="7" paint-order="stroke">${text}</text>`;
const svg = (inner: string, kind: string, box = '0 0 100 100'): string =>
  `<svg viewBox="${box}" class="${kind}" aria-hidden="true">${inner}</svg>`;

const BURSTS = { threat: '#d5281f', vp: '#f2a61c', trouble: '#d5281f' };
/** A number in a burst. */
export const burstOf = (n: number, kind: keyof typeof BURSTS): string =>
  svg(inked(burst, BURSTS[kind]) + lettered(n, n > 9 ? 44 : 54, n > 9 ? 66 : 69), `pow ${kind}`);
/** A KO, or the place for one. */
export const koOf = (isOn: boolean): string =>
  isOn
    ? svg(inked(burst, '#d5281f') + lettered('KO', 42, 65), 'ko')
    : svg(`<path d="${burst}" fill="#15121b55" stroke="#fff8e6" stroke-width="4" stroke-dasharray="8 7"/>`, 'ko');
/** A word of a sound in a large burst. */
export const soundOf = (text: string): string =>
  svg(
    `${inked(spikes(13, 100, 74, 100, 66), '#ffd23f')}<text x="100" y="82" font-family="var(--caption)" font-size="44"
      text-anchor="middle" textLength="132" lengthAdjust="spacingAndGlyphs" fill="#fff" stroke="${INK}" stroke-width="9"
      paint-order="stroke" transform="rotate(-6 100 70)">${text}</text>`,
    'sound',
    '0 -36 200 204',
  );

const hit = inked(spikes(10, 38, 25), '#d5281f', 4);
const two = inked(spikes(9, 29, 19, 34, 37), '#d5281f', 4) + inked(spikes(9, 29, 19, 66, 65), '#d5281f', 4);
const boost = `${inked(spikes(10, 33, 22, 44, 58), '#d5281f', 4)}${inked('M78 6 98 32H88V58H68V32H58Z', '#ffd23f', 4)}`;
const trouble = `${inked('M50 12 92 86H8Z', '#ffb52e', 5)}<path d="M45 36h10l-2 26h-6Z" fill="${INK}"/><circle cx="50"
  cy="73" r="5.5" fill="${INK}"/>`;
/** The faces of a die, by throw of 1 to 6. */
export const FACE_PICTURES: readonly string[] = ['', trouble, hit, hit, boost, two].map(inner => svg(inner, 'pip'));

const SIGNS: Readonly<Record<Symbol, string>> = {
  circle: 'M2.5 10A7.5 7.5 0 1 1 17.5 10A7.5 7.5 0 1 1 2.5 10Z',
  cross: 'M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z',
  diamond: 'M10 1 19 10 10 19 1 10Z',
  star: 'm10 1 2.7 6 6.3.7-4.7 4.3 1.3 6.4L10 15.2 4.4 18.4 5.7 12 1 7.7 7.3 7Z',
};
/** The symbol of a District. */
export const signOf = (symbol: Symbol): string => svg(inked(SIGNS[symbol], '#fffaf0', 2), 'sign', '0 0 20 20');

const HUES = [
  ['#ff6a5a', '#b5161d', 'R'],
  ['#ffb35c', '#c25a00', 'O'],
  ['#ffe27a', '#b98600', 'Y'],
  ['#5a5168', '#2b2634', '?'],
] as const;
/** A Combat Power token; face down it tells only that something was picked. */
export function tokenOf(colour: number): string {
  const [light, deep, letter] = HUES[colour] ?? HUES[3];
  return svg(
    `<circle cx="51" cy="56" r="47" fill="${INK}"/><circle cx="50" cy="50" r="46" fill="${deep}" stroke="${INK}"
      stroke-width="5"/><circle cx="50" cy="50" r="35" fill="${light}" stroke="#fff8e6" stroke-width="3"/>
      ${lettered(letter, 50, 68)}`,
    'token',
    '0 0 100 106',
  );
}
