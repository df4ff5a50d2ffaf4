// Looks of teams, resources and Damage icons: a letter and a shape beside every colour.
import type { Mark } from '#web/kit/badge.ts';
import type { Colour } from '../cards/card.ts';
import { TEAMS } from '../cards/teams.ts';

const SHAPES: readonly Omit<Mark, 'letter'>[] = [
  { colour: '#b3261e', path: 'M-8.5-8.5H8.5V8.5H-8.5Z' },
  { colour: '#1769a8', path: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z' },
  { colour: '#845400', path: 'M-9-8.5L0-9.8L9-8.5V1.5Q7 7 0 9.8Q-7 7-9 1.5Z' },
  { colour: '#6a2c9c', path: 'M0-9.8L8.6-5V5L0 9.8L-8.6 5V-5Z' },
  { colour: '#1a6a38', path: 'M-9-9H9V3L0 9.5L-9 3Z' },
  { colour: '#93245f', path: 'M0-10L10 0L0 10L-10 0Z' },
];
/** The sign of a team; a player who has none yet has no sign. */
export const markOf = (team: number): Mark | undefined =>
  SHAPES[team] && { ...SHAPES[team], letter: TEAMS[team]!.name[0]! };
export const teamName = (team: number): string => TEAMS[team]?.name ?? '';

/** Pictures of Evolution cards are numbered from here on. */
export const EVOLUTIONS_FROM = 1000;
export const RESOURCE_SIGNS = ['Physical', 'Mental', 'Willpower'] as const;

/** Damage: four colours, four shapes; the points stand in it. */
const HURT: Readonly<Record<Colour, readonly [colour: string, path: string]>> = {
  gray: ['#6d747f', 'M8 8H92V92H8Z'],
  purple: ['#6a2c9c', 'M50 0L100 50L50 100L0 50Z'],
  green: ['#227a3c', 'M50 0L93 25V75L50 100L7 75V25Z'],
  orange: [
    '#b85400',
    'M50-4L60 22L84 8L79 35L106 40L84 57L98 80L71 76L66 104L50 82L34 104L29 76L2 80L16 57L-6 40L21 35L16 8L40 22Z',
  ],
};
/** A Damage icon as it is drawn. */
export function hurtOf(colour: Colour, vp: number | string): string {
  const [fill, path] = HURT[colour];
  const ink = '#15121b';
  return `<svg viewBox="-8 -8 116 116" class="hurt" aria-hidden="true"><path d="${path}" fill="${fill}" stroke="${ink}"
    stroke-width="8" stroke-linejoin="round"/><text x="50" y="67" font-weight="800" font-size="46"
    text-anchor="middle" fill="#fff" stroke="${ink}" stroke-width="6" paint-order="stroke">${vp}</text></svg>`;
}
/** A Student belongs to nobody for long: a plain pawn. */
const BODY = 'M30 6a15 15 0 0 1 9 27q-2 3 1 6 12 8 14 33H6Q8 47 20 39q3-3 1-6A15 15 0 0 1 30 6Z';
export const STUDENT = `<svg viewBox="0 0 60 84" aria-hidden="true"><ellipse cx="33" cy="77" rx="25" ry="7"
  fill="#0b0812" opacity=".4"/><path d="${BODY}" fill="#f2d9a0" stroke="#15121b" stroke-width="4"
  stroke-linejoin="round"/><path d="M14 15 30 8l17 7-17 8Z" fill="#3a3144" stroke="#15121b" stroke-width="3"/></svg>`;
