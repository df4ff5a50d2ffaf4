// The drawing of the pictures of Strike Teams; fetched after the first paint.
import { Drawing } from '#web/kit/emblems/drawing.ts';
import { EMBLEMS } from './emblems.ts';
import glyphs from './glyphs.json' with { type: 'json' };

export const drawing = new Drawing({
  emblems: EMBLEMS,
  glyphs,
  /** By side, by the kind of a card, and for missions. */
  tones: {
    hero: ['#c4e4ff', '#0f5c9c'],
    villain: ['#ffd0c4', '#94200f'],
    fist: ['#ffd2b8', '#b02a1a'],
    shield: ['#cfe3ff', '#1d5a94'],
    run: ['#d6f0d2', '#1f6a3c'],
    help: ['#ffe9a8', '#8a5a00'],
    always: ['#e4dcf6', '#4b2a86'],
    mission: ['#f2ead6', '#5b3a22'],
  },
  nth: () => 0,
});
