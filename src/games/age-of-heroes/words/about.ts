// The description of a thing on the table: its kind, then its words.
import type { About } from '#engine/definition.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import type { Text } from '#engine/types.ts';
import { advancedOf, CARD, isAdvanced } from '../abilities/moments.ts';
import { zoneSide } from '../abilities/legality.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { CARD_SPACES } from '../cards/board.ts';
import type { CardType } from '../cards/card.ts';
import { TEAMS } from '../cards/teams.ts';
import { CARDS, cardOf, evolutionAt, evolutionOf, isVillain, villainOf } from '../table/deck.ts';
import { heroOf } from '../table/pawns.ts';
import { isRow, isSlot, rowCost, rowOf, slotOf, tileOf, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { advancedText, cardText, evolutionText, villainText } from './card.ts';
import { bundleText, effectsText } from './effects.ts';
import { tierName } from './nouns.ts';

const TYPES: Readonly<Record<CardType, string>> = { ally: 'Ally', teamUp: 'Team-Up', event: 'Event' };
/** 'Ally', and its words; of a Villain its icons, too. */
export function aboutCard(card: number): Text {
  if (isVillain(card)) return aboutVillain(card);
  return `${TYPES[cardOf(card).type]}\n${cardText(cardOf(card))}`;
}
function aboutVillain(villain: number): Text {
  const { tier, icons } = villainOf(villain);
  const rows = icons.map(([row, colour, vp]) => `row ${row} ${colour} ${vp} VP`);
  return `${tierName(tier)}; ${rows.join(', ')}\n${villainText(villainOf(villain))}`;
}
export const aboutEvolution = (n: number): Text => {
  const card = evolutionOf(n);
  return `Evolution of ${card.hero}\n${evolutionText(card)}`;
};
export function aboutTeam(n: number): Text {
  const { heroes, start, advanced } = TEAMS[n]!;
  return `${heroes.join(' and ')}; begins with ${bundleText(start)}\n${advanced.name}. ${advancedText(advanced)}`;
}
/** A team as it is in this game: with the Evolution cards of its player. */
function aboutPlayed(n: number, { team, played, unplayed }: Heroes): Text {
  const seat = team.indexOf(n);
  const named = (cards: readonly number[] = []): string =>
    cards.map(card => evolutionOf(card).name).join(', ') || 'none';
  if (seat < 0) return aboutTeam(n);
  return `${aboutTeam(n)}\nEvolutions played: ${named(played[seat])}; ready: ${named(unplayed[seat])}.`;
}
/** The action of a pawn that is sent there. */
function aboutSpace(n: number, w: Heroes): Text {
  if (isSlot(n)) {
    const card = w.slots[slotOf(n)]!;
    const bonus = `Recruitment bonus: ${effectsText(CARD_SPACES[slotOf(n)]!.bonus)}`;
    return card < 0 ? bonus : `${aboutCard(card)}\n${bonus}`;
  }
  if (isRow(n)) {
    const villain = w.villain[tileOf(n)]!;
    const row = `Row ${rowOf(n)}: spend ${bundleText(rowCost(n))}.`;
    return villain < 0 ? row : `${row}\n${aboutVillain(villain)}`;
  }
  return effectsText(n === ZONE ? zoneSide(w.round).effects : BASIC_SPACES[n]!.effects);
}
function aboutPawn(pawn: number): Text {
  const hero = heroOf(pawn);
  return hero
    ? `A Hero: goes to a space of the Institute, or on board of the X-Jet for the mission.`
    : 'A Student: goes to a space of the Institute once, then back to the supply.';
}
function aboutAbility(source: number): Text {
  if (isAdvanced(source)) return advancedText(advancedOf(source));
  return evolutionAt(source) ? aboutEvolution(source) : aboutCard(source - CARD);
}

/** Institute cards and Villains, in the order of their numbers. */
export const TITLES: readonly number[] = Object.values(CARDS).flatMap(numbersIn);

export const about: Record<string, About<Heroes>> = {
  card: { each: () => TITLES, text: aboutCard },
  villain: { text: aboutCard },
  evolution: { each: ({ unplayed, played }) => [...unplayed, ...played].flat(), text: aboutEvolution },
  team: { each: ({ team }) => team.filter(n => n >= 0), text: aboutPlayed },
  space: { text: aboutSpace },
  pawn: { text: aboutPawn },
  ability: { text: aboutAbility },
};
