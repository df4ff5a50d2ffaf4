// Colours and letters: of basic actions in the middle (DM-SET-02, DM-BSC-09, DM-RUL-07) and of rarities (DM-CRD-13).
import type { Rarity } from './card.ts';

/** A colour is never alone: the letter serves players who cannot see it. */
export interface Colour {
  name: string;
  letter: string;
  hex: string;
}
export const COLOURS: readonly Colour[] = [
  { name: 'blue', letter: 'B', hex: '#0072b2' },
  { name: 'orange', letter: 'O', hex: '#e69f00' },
  { name: 'green', letter: 'G', hex: '#009e73' },
  { name: 'pink', letter: 'P', hex: '#cc79a7' },
];
/** DM-CMP-02, DM-CMP-03 */
export const DICE_PER_COLOUR = 3;

/** The stripe on a card; blue is kept for promotional cards, of which the set has none. */
export const STRIPES: Record<Rarity, string> = {
  common: 'grey',
  uncommon: 'green',
  rare: 'yellow',
  'super rare': 'red',
};
