// Rules for building a team by format: its limits, and everything that is wrong with a team (DM-BSC, DM-TNT).
import { no } from '#engine/refusals.ts';
import type { Refusal, RuleId } from '#engine/types.ts';
import { cardOf, CARDS, isBasic } from '../cards/index.ts';
import { cardsIn, limitOf } from './collection.ts';
import type { Team } from './starting-table.ts';

export type TeamFormat = 'basic' | 'tournament';
export interface TeamLimits {
  /** A player's life at the start. */
  life: number;
  cards: number;
  dice: number;
  /** The rules that speak of basic actions, cards, titles, dice, and cards without dice. */
  rules: Record<'basics' | 'cards' | 'titles' | 'dice' | 'least', RuleId>;
}
/** DM-TEA-02, DM-BSC-01, DM-BSC-02, DM-BSC-03, DM-BSC-04, DM-BSC-05, DM-BSC-06, DM-TNT-01, DM-TNT-02, DM-TNT-03,
 *  DM-TNT-04; DM-RUL-99: fewer cards and dice are fine, fewer basic actions not. */
export const TEAM_LIMITS: Record<TeamFormat, TeamLimits> = {
  basic: {
    life: 15,
    cards: 6,
    dice: 15,
    rules: {
      basics: 'DM-BSC-02',
      cards: 'DM-BSC-03',
      titles: 'DM-BSC-04',
      dice: 'DM-BSC-05',
      least: 'DM-BSC-06',
    },
  },
  tournament: {
    life: 20,
    cards: 8,
    dice: 20,
    rules: {
      basics: 'DM-TNT-02',
      cards: 'DM-TNT-03',
      titles: 'DM-TNT-03',
      dice: 'DM-TNT-04',
      least: 'DM-TNT-04',
    },
  },
};
export const BASICS_EACH = 2;

/** The terms for teams in a match. */
export interface Terms {
  format: TeamFormat;
  starterBox: boolean;
}

/** Everything that is wrong with a team; nothing when it may play. */
export function complaintsAbout(team: Team, terms: Terms): Refusal[] {
  const unknown = [...team.basics, ...team.cards.map(({ card }) => card)].filter(n => !exists(n));
  if (unknown.length) return unknown.map(number => no('DM-CMP-10', { number, last: CARDS.length }, 'team.unknown'));
  return [
    ...aboutBasics(team, terms),
    ...aboutCards(team, terms),
    ...aboutTitles(team, terms),
    ...aboutDice(team, terms),
  ];
}
const exists = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= CARDS.length;

function aboutBasics({ basics }: Team, { format }: Terms): Refusal[] {
  const rule = TEAM_LIMITS[format].rules.basics;
  const out = basics.filter(card => !isBasic(cardOf(card))).map(card => no(rule, { card }, 'team.notBasic'));
  if (basics.length !== BASICS_EACH) out.push(no(rule, { n: basics.length, wanted: BASICS_EACH }, 'team.basics'));
  for (const card of twice(basics)) out.push(no(rule, { card }, 'team.sameBasic'));
  return out;
}

function aboutCards({ cards }: Team, { format, starterBox }: Terms): Refusal[] {
  const { cards: most, rules } = TEAM_LIMITS[format];
  const numbers = cards.map(({ card }) => card);
  const out = numbers.filter(card => isBasic(cardOf(card))).map(card => no(rules.cards, { card }, 'team.basicAsCard'));
  if (cards.length > most) out.push(no(rules.cards, { n: cards.length, most }, 'team.cards'));
  const beyond = numbers.filter(card => !isBasic(cardOf(card)) && !cardsIn(starterBox).includes(card));
  return [...out, ...beyond.map(card => no('DM-RUL-08', { card }, 'team.notInBox'))];
}

/** DM-CRD-12, DM-EX-31 */
function aboutTitles({ cards }: Team, { format }: Terms): Refusal[] {
  const titles = cards.map(({ card }) => cardOf(card).name);
  return twice(titles).map(title => no(TEAM_LIMITS[format].rules.titles, { title }, 'team.titles'));
}

function aboutDice({ cards }: Team, { format, starterBox }: Terms): Refusal[] {
  const { dice: most, rules } = TEAM_LIMITS[format];
  const out: Refusal[] = [];
  for (const { card, dice } of cards) {
    const printed = cardOf(card).max; // DM-CRD-09
    const limit = limitOf(cardOf(card), starterBox);
    if (!Number.isInteger(dice) || dice < 1) out.push(no(rules.least, { card, n: dice }, 'team.noDice'));
    else if (dice > printed) out.push(no(rules.dice, { card, n: dice, most: printed }, 'team.limit'));
    else if (dice > limit) out.push(no('DM-RUL-08', { card, n: dice, most: limit }, 'team.box'));
  }
  const n = diceOf({ cards });
  return n > most ? [...out, no(rules.dice, { n, most }, 'team.dice')] : out;
}
export const diceOf = ({ cards }: Pick<Team, 'cards'>): number => cards.reduce((sum, { dice }) => sum + dice, 0);

/** Items that are in the list more than once, each named once. */
const twice = <T>(list: readonly T[]): T[] => [...new Set(list.filter((item, i) => list.indexOf(item) !== i))];
