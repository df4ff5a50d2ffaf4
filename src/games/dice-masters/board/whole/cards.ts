// Cards of Dice Masters shown whole: picture, price, text, and the six faces of the die.
import type { Ref } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import type { WholeCard } from '#web/kit/whole-card.ts';
import type { Card } from '../../cards/card.ts';
import { CARDS, cardOf, isBasic } from '../../cards/index.ts';
import { ENERGIES } from '../../cards/character-dice.ts';
import { faceAt, FACES, kindOf, type Face } from '../../table/dice.ts';
import { cardOfDie, leftBySlot, type Duel } from '../../table/world.ts';
import { DIE_KINDS } from '../../words/about.ts';
import { english } from '../../words/en/speech.ts';
import type { Speech } from '../../words/speech.ts';
import { paintOfKind } from '../looks.ts';
import { type Keywords, keywords as ENGLISH } from '../../words/en/keywords.ts';

const {
  words: WORDS,
  say,
  speak,
} = captions({
  en: () => import('../../words/en/whole.ts'),
  de: () => import('../../words/de/whole.ts'),
});
const ENERGY_KEYS = [...ENERGIES, 'wild', 'generic'] as const;
const DIE_NAMES: ReadonlySet<string> = new Set(['die', ...DIE_KINDS, 'source']);

/** The card that a name in a sentence or on the board stands for. */
function cardNamed(ref: Ref, w: Duel | undefined): Card | undefined {
  const [kind, digits] = ref.split(':') as [string, string];
  const n = Number(digits);
  if (kind === 'card') return CARDS.find(({ number }) => number === n);
  if (kind === 'ability') return CARDS.find(({ number }) => number === Math.floor(n / 10));
  if (!w) return undefined;
  if (kind === 'slot' || kind === 'priced') return w.cards[n] === undefined ? undefined : cardOf(w.cards[n]);
  return DIE_NAMES.has(kind) && n >= 0 ? cardOfDie(w, n) : undefined;
}

function read(ref: Ref, world?: Duel): WholeCard | undefined {
  const card = cardNamed(ref, world);
  if (!card) return undefined;
  const { name, subtitle, energy, cost, number, affiliation, rarity } = card;
  const paint = paintOfKind(kindOf(card.die));
  const text = speech.cardText(card);
  const kind = isBasic(card) ? say('basic') : say('character', { energy: energy ? WORDS[energy] : '' });
  return {
    number,
    name,
    sub: [subtitle, kind].filter(Boolean).join(' · '),
    cost: `${cost}${energy ? ` ${WORDS[energy]}` : ''}`,
    paint,
    text: text || say('noText'),
    foot: [affiliation && speech.things[affiliation], isBasic(card) ? '' : speech.things[rarity], leftOf(card, world)]
      .filter(Boolean)
      .join(' · '),
    facesTitle: say('faces'),
    faces: Array.from({ length: FACES }, (_, n) => faceAt(kindOf(card.die), n)).map(shown),
    plainTitle: say('plain'),
    plain: [...(energy ? [{ word: say('marks'), text: say('marksText') }] : []), ...keywordsIn(text)],
  };
}
const MOST_WORDS = 3;
/** Words of art in the text of a card, in the order in which they come. */
function keywordsIn(text: string): WholeCard['plain'] {
  return Object.entries(keywords)
    .map(([word, [found, told]]) => ({ word, at: text.search(found), text: told }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_WORDS)
    .map(({ word, text: told }) => ({ word, text: told }));
}
/** The number of dice still to be bought; without a table, the most there can be. */
function leftOf({ number, max }: Card, w: Duel | undefined): string {
  const slots = w?.cards.flatMap((card, slot) => (card === number ? [slot] : [])) ?? [];
  const [slot] = slots;
  if (!w || slot === undefined || slots.length > 1) return say('dice', { of: max });
  return say('left', { left: leftBySlot(w)[slot]!, of: w.stock[slot]! });
}

function shown(face: Face): WholeCard['faces'][number] {
  const { level, action, bursts, energy, amount, cost, attack, defense } = face;
  if (level)
    return {
      title: say('level', { n: level }),
      note: `${say('numbers', { attack, defense })}, ${fieldFor(cost)}`,
    };
  if (action) return { title: say('action'), note: say('stars', { n: bursts }) };
  return { title: WORDS[ENERGY_KEYS[energy]!], note: say('energy', { n: amount }) };
}
const fieldFor = (n: number): string => say('field', { n });

/** The words printed on cards, in the language of the page. */
let speech: Speech = english;
let keywords: Keywords = ENGLISH;
async function speakAll(language: string): Promise<void> {
  await speak(language);
  const isGerman = language === 'de';
  speech = isGerman ? (await import('../../words/de/speech.ts')).german : english;
  keywords = isGerman ? (await import('../../words/de/keywords.ts')).keywords : ENGLISH;
}

export const cards = { read, speak: speakAll };
