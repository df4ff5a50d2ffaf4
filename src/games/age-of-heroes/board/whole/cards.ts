// Cards of Age of Heroes shown whole: Institute cards, Evolution cards, and Villains with their Damage icons.
import type { Ref } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import type { LoadedCards, WholeCard } from '#web/kit/whole-card.ts';
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
  ally: { body: '#1a6a38', text: '#ffffff' },
  teamUp: { body: '#6a2c9c', text: '#ffffff' },
  event: { body: '#8a4a00', text: '#ffffff' },
  evolution: { body: '#0f5f5c', text: '#ffffff' },
  villain: { body: '#7a1f2e', text: '#ffffff' },
};
const NO_FACES = { facesTitle: '', faces: [] };
/** Words of art, and how they are found in a text. */
const KEYWORDS: readonly (readonly [found: RegExp, word: 'strengths' | 'matched' | 'recruiter' | 'student'])[] = [
  [/\d [PMW]\b/, 'strengths'],
  [/matched/, 'matched'],
  [/Recruit/, 'recruiter'],
  [/Student/, 'student'],
];
/** Help to read this text. */
const inPlainWords = (text: string): Pick<WholeCard, 'plainTitle' | 'plain'> => ({
  plainTitle: say('plain'),
  plain: KEYWORDS.filter(([found]) => found.test(text)).map(([, word]) => ({
    word: say(word),
    text: say(`${word}Text`),
  })),
});

function institute(card: number, foot = ''): WholeCard {
  const { name, type, cost } = cardOf(card);
  const price = cost ? bundleText(cost) : say('free');
  const text = cardText(cardOf(card));
  return {
    number: card,
    name,
    sub: say(type),
    cost: price,
    paint: PAINT[type],
    text,
    foot,
    ...NO_FACES,
    ...inPlainWords(text),
  };
}
function villain(card: number): WholeCard {
  const printed = villainOf(card);
  return {
    number: card,
    name: printed.name,
    sub: say('villain', { tier: tierName(printed.tier) }),
    cost: '',
    paint: PAINT.villain,
    text: villainText(printed),
    foot: '',
    facesTitle: say('icons'),
    faces: printed.icons.map(([row, colour, vp]) => ({
      title: `${colour} ${say('points', { vp })}`,
      note: say('row', { row }),
    })),
    ...inPlainWords(villainText(printed)),
  };
}
function evolution(n: number): WholeCard {
  const { name, hero } = evolutionOf(n);
  const sub = say('evolution', { hero });
  const text = evolutionText(evolutionOf(n));
  const number = EVOLUTIONS_FROM + n;
  return {
    number,
    name,
    sub,
    cost: '',
    paint: PAINT.evolution,
    text,
    foot: say('evolved'),
    ...NO_FACES,
    ...inPlainWords(text),
  };
}
/** The thing on a space of the table: its card with its bonus, or the Villain of the row. */
function onSpace(space: number, w: Heroes): WholeCard | undefined {
  if (isRow(space)) return w.villain[tileOf(space)]! >= 0 ? villain(w.villain[tileOf(space)]!) : undefined;
  if (!isSlot(space) || w.slots[slotOf(space)]! < 0) return undefined;
  const bonus = effectsText(CARD_SPACES[slotOf(space)]!.bonus);
  return institute(w.slots[slotOf(space)]!, say('slot', { bonus }));
}

function read(ref: Ref, world?: Heroes): WholeCard | undefined {
  const [kind, digits] = ref.split(':') as [string, string];
  const n = Number(digits);
  if (n < 0) return undefined;
  if (kind === 'card' || kind === 'villain') {
    if (n >= CARDS.villain.end) return undefined;
    return isVillain(n) ? villain(n) : institute(n);
  }
  if (kind === 'evolution' || kind === 'ability') return n < EVOLUTION_KEYS.length ? evolution(n) : undefined;
  return kind === 'space' && world ? onSpace(n, world) : undefined;
}

export const cards = { read, speak } as LoadedCards;
