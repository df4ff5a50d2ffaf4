// The drawing of the pictures of Marvel Heroes; fetched after the first paint.
import { Drawing } from '#web/kit/emblems/drawing.ts';
import { EMBLEMS } from './emblems.ts';
import glyphs from './glyphs.json' with { type: 'json' };

export const drawing = new Drawing({
  emblems: EMBLEMS,
  glyphs,
  /** By the number of a Team, the kind of a card, the type of a Headline, or an Area of the city. */
  tones: {
    0: ['#ffd9c4', '#9c2115'],
    1: ['#c4e4ff', '#174f96'],
    2: ['#ecd6fb', '#4b2a86'],
    3: ['#ffe9a8', '#7a4b00'],
    ally: ['#cfeee0', '#1c5f4a'],
    event: ['#cfe3ff', '#1d5a94'],
    villain: ['#f7d3ff', '#4a1f6e'],
    crime: ['#f2ead6', '#14568f'],
    danger: ['#f8e4c8', '#b04a00'],
    mystery: ['#efe2fb', '#51268c'],
    area0: ['#f3c59a', '#8f3f2b'],
    area1: ['#cfe6a8', '#3d6a3a'],
    area2: ['#f2c0d4', '#7d3566'],
    area3: ['#ffdf9a', '#9a5a1c'],
    area4: ['#bfe3f2', '#2b5f86'],
    area5: ['#d9ccf2', '#4d3f80'],
  },
  nth: () => 0,
});
