// The action bar while things are picked on the board: its words, and what its button does with the things.
import { filled } from '#web/kit/captions.ts';
import type { Composition } from '#web/kit/picking.ts';
import { cardName, recruitName } from '../cards/index.ts';
import { plotOf } from '../cards/plots.ts';
import { WORDS } from './words.ts';

/** Things still to be clicked. */
export function toPick({ slots }: Composition, n: number): string {
  const [{ min, max } = { min: 0, max: 0 }] = slots;
  if (n < min) return filled(WORDS.pickMore, { n: min - n });
  if (min === max) return '';
  return n ? filled(WORDS.pickedOf, { n, most: max }) : filled(WORDS.pickUpTo, { n: max });
}
/** The caption of the button for these things. */
export function doesWith({ verb, of }: Composition, things: readonly number[], isPaid: boolean): string {
  const [none, one, several] = WORDS.picked[verb]!;
  const who = things.length ? (of === 'card' ? cardName(things[0]!) : recruitName(things[0]!)) : '';
  const does = filled([none, one][things.length] ?? several, { who, n: things.length });
  const worth = isPaid ? things.reduce((sum, card) => sum + plotOf(card).hv, 0) : 0;
  return worth ? `${does} ${filled(WORDS.forHope, { n: worth })}` : does;
}
