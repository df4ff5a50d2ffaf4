// Cards of Age of Heroes shown whole: Institute cards, Evolution cards, and Villains with their Damage icons.
import { captions } from '#web/kit/captions.ts';
import { below, cardsExplained, readBy, white, type LoadedCards, type WholeCard } from '#web/kit/whole-card.ts';
import { CARD_SPACES } from '../../cards/board.ts';
import { CARDS, cardOf, EVOLUTION_KEYS, evolutionOf, isVillain, villainOf } from '../../table/deck.ts';
import { isRow, isSlot, slotOf, tileOf } from '../../table/spaces.ts';
import type { Heroes } from '../../table/world.ts';
import { cardText, evolutionText, villainText } from '../../words/card.ts';
import { bundleText, effectsText } from '../../words/effects.ts';
import { tierName } from '../../words/nouns.ts';
import { EVOLUTIONS_FROM } from '../look.ts';

const { say, speak } = captions({ en: () => import('../../words/en/whole.ts') });
const PAINT = {
  ally: white('#1a6a38'),
  teamUp: white('#6a2c9c'),
  event: white('#8a4a00'),
  evolution: white('#0f5f5c'),
  villain: white('#7a1f2e'),
};
/** Makes a card, and tells what the words of art in its text mean. */
const whole = cardsExplained(say, [
  [/\d [PMW]\b/, 'strengths', 'strengthsText'],
  [/matched/, 'matched', 'matchedText'],
  [/Recruit/, 'recruiter', 'recruiterText'],
  [/Student/, 'student', 'studentText'],
]);

function institute(number: number, foot = ''): WholeCard {
  const { name, type, cost } = cardOf(number);
  const price = cost ? bundleText(cost) : say('free');
  return whole({ number, name, sub: say(type), cost: price, paint: PAINT[type], text: cardText(cardOf(number)), foot });
}
function villain(number: number): WholeCard {
  const { name, tier, icons } = villainOf(number);
  return whole({
    number,
    name,
    sub: say('villain', { tier: tierName(tier) }),
    paint: PAINT.villain,
    text: villainText(villainOf(number)),
    facesTitle: say('icons'),
    faces: icons.map(([row, colour, vp]) => ({
      title: `${colour} ${say('points', { vp })}`,
      note: say('row', { row }),
    })),
  });
}
function evolution(n: number): WholeCard {
  const { name, hero } = evolutionOf(n);
  const sub = say('evolution', { hero });
  const text = evolutionText(evolutionOf(n));
  return whole({ number: EVOLUTIONS_FROM + n, name, sub, paint: PAINT.evolution, text, foot: say('evolved') });
}
/** The thing on a space of the table: its card with its bonus, or the Villain of the row. */
function onSpace(space: number, w: Heroes): WholeCard | undefined {
  if (isRow(space)) return w.villain[tileOf(space)]! >= 0 ? villain(w.villain[tileOf(space)]!) : undefined;
  if (!isSlot(space) || w.slots[slotOf(space)]! < 0) return undefined;
  const bonus = effectsText(CARD_SPACES[slotOf(space)]!.bonus);
  return institute(w.slots[slotOf(space)]!, say('slot', { bonus }));
}

const card = below<Heroes>(CARDS.villain.end, n => (isVillain(n) ? villain(n) : institute(n)));
const evolved = below<Heroes>(EVOLUTION_KEYS.length, evolution);
const read = readBy<Heroes>({
  card,
  villain: card,
  evolution: evolved,
  ability: evolved,
  space: (n, w) => w && onSpace(n, w),
});

export const cards: LoadedCards = { read, speak };
