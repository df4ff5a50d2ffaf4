// Descriptions of cards: their cost, the numbers of their dice, their text.
import type { About } from '#engine/definition.ts';
import { fill } from '#engine/kit/wording.ts';
import { LOOSE } from '../abilities/energy.ts';
import type { Card } from '../cards/card.ts';
import { CARDS, cardOf, isBasic } from '../cards/index.ts';
import { FACES, faceAt, hasLevels, kindOf } from '../table/dice.ts';
import { english } from './en/speech.ts';
import type { Speech } from './speech.ts';
import { BAG, CARD, cardOfDie, type Duel } from '../table/world.ts';

/** 'Cost 6 bolt; X-Men; common; up to 4 dice', then the levels of its die, then its text. */
export function aboutCard(card: Card, { things, cardText }: Speech = english): string {
  const { cost, energy, affiliation, rarity, max } = card;
  const upTo = max === 1 ? things.upToOne : fill(things.upTo, { n: `${max}` });
  const facts = [
    `${fill(things.cost, { n: `${cost}` })}${energy ? ` ${things[energy]}` : ''}`,
    isBasic(card) ? things.basicAction : affiliation && things[affiliation],
    !isBasic(card) && things[rarity],
    isBasic(card) ? fill(things.dice, { n: `${max}` }) : upTo,
  ];
  return [facts.filter(Boolean).join('; '), levelsText(card, things), cardText(card)].filter(Boolean).join('\n');
}
/** 'Levels (fielding cost, attack/defense): 1, 4/2; 1, 5/3; 2, 6/4*' */
function levelsText({ die }: Card, things: Speech['things']): string {
  const kind = kindOf(die);
  if (!hasLevels(kind)) return '';
  const levels = Array.from({ length: FACES }, (_, face) => faceAt(kind, face)).filter(({ level }) => level > 0);
  const said = levels.map(({ cost, attack, defense, bursts }) => `${cost}, ${attack}/${defense}${'*'.repeat(bursts)}`);
  return fill(things.levels, { levels: said.join('; ') });
}

/** The cards of the table; all there are while teams are being made. */
const cardsOf = (w: Duel): number[] =>
  hasBegun(w) ? [...new Set(w.cards)] : CARDS.map(card => card.number).toSorted((a, b) => a - b);
const hasBegun = (w: Duel): boolean => w.turns > 0 || w.zone.some(zone => zone !== BAG && zone !== CARD);

/** Sentences name dice in these ways too (see names.ts). */
export const DIE_KINDS = ['dice', 'pick', 'shown', 'toField', 'attacker', 'partner'] as const;

/** Texts about things, in one language. */
export function aboutIn(speech: Speech): Record<string, About<Duel>> {
  const { aboutLoose, aboutSidekick } = speech.things;
  const aDie: About<Duel> = {
    text(die, w) {
      if (die === LOOSE) return aboutLoose;
      const card = cardOfDie(w, die);
      return card ? aboutCard(card, speech) : aboutSidekick;
    },
  };
  const aSlot: About<Duel> = { text: (slot, w) => aboutCard(cardOf(w.cards[slot]!), speech) };
  return {
    card: { each: cardsOf, text: number => aboutCard(cardOf(number), speech) },
    slot: aSlot,
    priced: aSlot,
    die: aDie,
    ...Object.fromEntries(DIE_KINDS.map(kind => [kind, aDie])),
    ability: { text: id => aboutCard(cardOf(Math.floor(id / 10)), speech) },
  };
}
export const about = aboutIn(english);
