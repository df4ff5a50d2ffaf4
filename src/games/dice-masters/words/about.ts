// What can be read on the cards: what they cost, how their dice fight, what they say.
import type { About } from '#engine/definition.ts';
import { LOOSE } from '../abilities/energy.ts';
import type { Card } from '../cards/card.ts';
import { CARDS, cardOf, isBasic } from '../cards/index.ts';
import { FACES, faceAt, hasLevels, kindOf } from '../table/dice.ts';
import { cardText } from './wording/card.ts';
import { BAG, CARD, cardOfDie, type Duel } from '../table/world.ts';

/** 'Cost 6 bolt; X-Men; common; up to 4 dice', then the levels of its die, then its text. */
export function aboutCard(card: Card): string {
  const { cost, energy, affiliation, rarity, max } = card;
  const facts = [
    `Cost ${cost}${energy ? ` ${energy}` : ''}`,
    isBasic(card) ? 'basic action' : affiliation,
    !isBasic(card) && rarity,
    isBasic(card) ? `${max} dice` : `up to ${max === 1 ? '1 die' : `${max} dice`}`,
  ];
  return [facts.filter(Boolean).join('; '), levelsText(card), cardText(card)].filter(Boolean).join('\n');
}
/** 'Levels (fielding cost, attack/defense): 1, 4/2; 1, 5/3; 2, 6/4*' */
function levelsText({ die }: Card): string {
  const kind = kindOf(die);
  if (!hasLevels(kind)) return '';
  const levels = Array.from({ length: FACES }, (_, face) => faceAt(kind, face)).filter(({ level }) => level > 0);
  const said = levels.map(({ cost, attack, defense, bursts }) => `${cost}, ${attack}/${defense}${'*'.repeat(bursts)}`);
  return `Levels (fielding cost, attack/defense): ${said.join('; ')}`;
}
const SIDEKICK = 'Fielding cost 0, attack/defense 1/1, no text';

/** The cards of the table; all there are while teams are being made. */
const cardsOf = (w: Duel): number[] =>
  hasBegun(w) ? [...new Set(w.cards)] : CARDS.map(card => card.number).toSorted((a, b) => a - b);
const hasBegun = (w: Duel): boolean => w.turns > 0 || w.zone.some(zone => zone !== BAG && zone !== CARD);

const aDie: About<Duel> = {
  text(die, w) {
    if (die === LOOSE) return 'It counts as none of the four types and is lost when the turn ends';
    const card = cardOfDie(w, die);
    return card ? aboutCard(card) : SIDEKICK;
  },
};
const aSlot: About<Duel> = { text: (slot, w) => aboutCard(cardOf(w.cards[slot]!)) };
/** Sentences name dice in these ways too (see names.ts). */
export const DIE_KINDS = ['dice', 'pick', 'shown', 'toField', 'attacker', 'partner'] as const;

export const about: Record<string, About<Duel>> = {
  card: { each: cardsOf, text: number => aboutCard(cardOf(number)) },
  slot: aSlot,
  priced: aSlot,
  die: aDie,
  ...Object.fromEntries(DIE_KINDS.map(kind => [kind, aDie])),
  ability: { text: id => aboutCard(cardOf(Math.floor(id / 10))) },
};
