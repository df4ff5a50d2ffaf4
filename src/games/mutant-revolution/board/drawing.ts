// The drawing of the pictures of Mutant Revolution; fetched after the first paint.
import { Drawing } from '#web/kit/emblems/drawing.ts';
import { EMBLEMS } from './emblems.ts';
import glyphs from './glyphs.json' with { type: 'json' };

export const drawing = new Drawing({
  emblems: EMBLEMS,
  glyphs,
  /** By the number of a School, or by the kind of a card or figure. */
  tones: {
    0: ['#bfe0ff', '#174f96'],
    1: ['#ffd0c2', '#9c2115'],
    2: ['#ecd3fb', '#5f248f'],
    3: ['#c9f0cf', '#1a6a38'],
    recruit: ['#ffe9b0', '#7a4300'],
    event: ['#ffe1a8', '#8a3a10'],
    reaction: ['#c4f0ea', '#0c5a5e'],
    mission: ['#e5f7b5', '#3a2a66'],
    token: ['#ffd9c9', '#3b3444'],
    object: ['#fff0cf', '#7a5320'],
  },
  nth: () => 0,
});
