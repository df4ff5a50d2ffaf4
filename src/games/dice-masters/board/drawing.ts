// The drawing of Dice Masters' pictures; fetched after the first paint.
import { Drawing } from '#web/kit/emblems/drawing.ts';
import { CARDS } from '../cards/index.ts';
import { EMBLEMS } from './emblems.ts';
import glyphs from './glyphs.json' with { type: 'json' };

export const drawing = new Drawing({
  emblems: EMBLEMS,
  glyphs,
  /** A card's picture is printed in the two colours of its energy. */
  tones: {
    fist: ['#ffd3a1', '#a32c14'],
    bolt: ['#fff0a3', '#9a5a00'],
    mask: ['#e8d2fb', '#51268c'],
    shield: ['#c4e8ff', '#14568f'],
  },
  toneOf: name => CARDS.find(card => card.name === name)?.energy ?? undefined,
  nth(number) {
    const { name } = CARDS.find(card => card.number === number) ?? {};
    return CARDS.filter(card => card.name === name && card.number < number).length;
  },
});
