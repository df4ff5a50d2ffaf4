// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import type { Arguments, Timing } from '../cards/card.ts';
import { cardName, isStory, printedOn } from '../table/deck.ts';
import { verbs } from '../verbs/verbs.ts';
import { aboutCard, TITLES } from './about.ts';

type Part =
  | `at ${Timing}`
  | `do ${keyof Arguments}`
  | 'kind backup'
  | 'kind agent'
  | 'cost self'
  | 'cost charge'
  | 'discard'
  | 'requirement'
  | 'isMostWanted'
  | 'threat'
  | 'isMastermind'
  | 'group'
  | 'story';

const WINDOWS: readonly RuleId[] = ['MH-RUL-68', 'MH-RUL-69'];
const ROLL: readonly RuleId[] = ['MH-ABT-07', 'MH-ABT-08', 'MH-ABT-14'];
const VERB_RULES = Object.fromEntries(
  Object.entries(verbs).map(([verb, { rules }]) => [`do ${verb}`, rules]),
) as Record<`do ${keyof Arguments}`, readonly RuleId[]>;
/** The rules for every part of the vocabulary of cards; none if the card's own words are the only rule. */
export const PART_RULES: Readonly<Record<Part, readonly RuleId[]>> = {
  'at always': ['MH-ABT-21'],
  'at income': ['MH-PLN-04'],
  'at allyStep': ['MH-PLN-20', 'MH-PLN-32'],
  'at beforeAction': ['MH-ABL-05'],
  'at action': ['MH-ABL-04'],
  'at afterTroubleshooting': ['MH-ABL-07'],
  'at scheming': ['MH-SCH-02'],
  'at beforeTroubleRoll': ['MH-TRB-04', 'MH-TRB-05'],
  'at afterTroubleRoll': ['MH-TRB-07'],
  'at combatStart': WINDOWS,
  'at sequenceStart': ['MH-ABT-11', ...WINDOWS],
  'at afterReveal': ['MH-CMB-06', ...WINDOWS],
  'at beforeOwnRoll': [...ROLL, ...WINDOWS],
  'at afterOwnRoll': [...ROLL, 'MH-ABT-09', 'MH-ABT-10', ...WINDOWS],
  'at beforeOpponentRoll': [...ROLL, ...WINDOWS],
  'at afterOpponentRoll': [...ROLL, 'MH-ABT-09', 'MH-ABT-10', ...WINDOWS],
  'at koPending': ['MH-ABT-15', ...WINDOWS],
  'at sequenceEnd': ['MH-ABT-12', ...WINDOWS],
  'kind backup': ['MH-CRD-08', 'MH-VIL-10', 'MH-VIL-11', 'MH-ABT-20', 'MH-ABT-22'],
  'kind agent': ['MH-CRD-08', 'MH-VIL-10', 'MH-VIL-11', 'MH-ABT-21'],
  'cost self': [],
  'cost charge': ['MH-PLN-20', 'MH-PLN-22', 'MH-PLN-26', 'MH-ABT-17', 'MH-ABT-18', 'MH-ABT-19'],
  discard: ['MH-ABT-01', 'MH-ABT-02', 'MH-ABT-03'],
  requirement: ['MH-VIL-06', 'MH-VIL-07', 'MH-VIL-08', 'MH-VIL-16'],
  isMostWanted: ['MH-MWV-01', 'MH-MWV-03', 'MH-MWV-06'],
  threat: ['MH-CRD-09', 'MH-SET-12', 'MH-TRB-01', 'MH-TRB-04', 'MH-TRB-06', 'MH-RES-08'],
  isMastermind: ['MH-CRD-11', 'MH-SCH-01', 'MH-MPL-01'],
  group: ['MH-CRD-12', 'MH-ABL-05', 'MH-ABL-06', 'MH-RUL-106'],
  story: ['MH-CRD-13', 'MH-STO-04', 'MH-STO-06', 'MH-PLN-29'],
  ...VERB_RULES,
};

/** The data of a card; a Story card is nothing but that. */
export const madeOf = (card: number): object => (isStory(card) ? { story: printedOn(card) } : printedOn(card));

export const readCards: readonly ReadCard[] = TITLES.map(number => ({
  number,
  title: cardName(number),
  name: cardName(number),
  text: aboutCard(number),
  rules: rulesFor(madeOf(number), PART_RULES),
}));
