// The drawing of the pictures of Age of Heroes; fetched after the first paint.
import { Drawing } from '#web/kit/emblems/drawing.ts';
import { EVOLUTIONS_FROM } from './look.ts';
import { EMBLEMS } from './emblems.ts';
import glyphs from './glyphs.json' with { type: 'json' };

export const drawing = new Drawing({
  emblems: EMBLEMS,
  glyphs,
  /** By the number of a team, or by the kind of a card. */
  tones: {
    0: ['#ffd0c2', '#9c2115'],
    1: ['#bfe0ff', '#174f96'],
    2: ['#ffe6a8', '#7a4b00'],
    3: ['#ecd3fb', '#5f248f'],
    4: ['#c9f0cf', '#1a6a38'],
    5: ['#ffd0e6', '#8d1f5c'],
    ally: ['#cfeee0', '#1c5f4a'],
    teamUp: ['#e3d4fa', '#4c2a86'],
    event: ['#ffe1a8', '#8a3a10'],
    villain: ['#f3c9b4', '#5a1f2e'],
  },
  /** Evolution cards of one Hero differ. */
  nth: n => (n >= EVOLUTIONS_FROM ? 1 + (n % 6) : 0),
});
