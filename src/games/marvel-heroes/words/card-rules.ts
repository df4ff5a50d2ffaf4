// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import type { Arguments, Timing } from '../cards/card.ts';
import {
  allyOf,
  cardName,
  eventOf,
  headlineOf,
  isAlly,
  isHeadline,
  isResource,
  isStory,
  storyOf,
  villainOf,
} from '../table/deck.ts';
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
const RATED: readonly RuleId[] = ['MH-DIE-10'];
const BOOSTED: readonly RuleId[] = ['MH-DIE-04', 'MH-DIE-08'];
const STORY: readonly RuleId[] = ['MH-STO-01', 'MH-STO-02'];
const MOVED: readonly RuleId[] = ['MH-MOV-01', 'MH-MOV-02'];
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
  'do rate': RATED,
  'do setRate': RATED,
  'do copyRate': RATED,
  'do hits': ['MH-ABT-10'],
  'do reroll': ['MH-ABT-09'],
  'do boost': BOOSTED,
  'do noBoost': BOOSTED,
  'do preventKo': ['MH-ABT-15', 'MH-RUL-74'],
  'do removeKo': ['MH-ABT-16', 'MH-RUL-74'],
  'do inflictKo': ['MH-CMB-19'],
  'do initiative': ['MH-GLO-03'],
  'do showPower': ['MH-CMB-06'],
  'do changePower': ['MH-CMB-07'],
  'do lockPower': ['MH-CMB-07'],
  'do winTies': ['MH-CMB-16', 'MH-CMB-24'],
  'do seal': [],
  'do removeHelper': ['MH-ABT-20', 'MH-ABT-22'],
  'do removeCharge': ['MH-ABT-17'],
  'do recover': ['MH-MOV-05'],
  'do trouble': ['MH-TRB-07', 'MH-TRB-11'],
  'do threat': ['MH-GLO-11'],
  'do skill': ['MH-TRB-06'],
  'do noSkill': ['MH-TRB-06'],
  'do draw': ['MH-RUL-20', 'MH-RUL-102'],
  'do discard': ['MH-RUL-70'],
  'do look': ['MH-INF-01'],
  'do raid': ['MH-INF-01'],
  'do burgle': [],
  'do clearMostWanted': ['MH-MWV-01'],
  'do calm': ['MH-GLO-11'],
  'do replaceHeadline': ['MH-BRD-04', 'MH-GRS-05'],
  'do storyActions': STORY,
  'do storyManipulate': ['MH-STO-07', 'MH-STO-08'],
  'do storyAdvance': ['MH-STO-03', 'MH-STO-04'],
  'do movement': MOVED,
  'do moveAfterwards': MOVED,
  'do move': MOVED,
  'do heal': ['MH-MED-01', 'MH-MED-02'],
  'do gainPp': ['MH-PLN-06'],
  'do losePp': ['MH-PLN-04'],
  'do takeAlly': ['MH-CRD-12'],
  'do allyCost': ['MH-PLN-20'],
  'do freeSupport': ['MH-PLN-11'],
  'do clinic': ['MH-MED-01'],
  'do stopScheme': ['MH-SCH-01'],
  'do cost': ['MH-VIL-07', 'MH-VIL-11'],
  'do requirement': ['MH-VIL-06'],
  'do henchmen': ['MH-CHL-04'],
  'do alsoDraw': ['MH-SCH-05'],
};

/** The data of a card; a Story card is nothing but that. */
export function madeOf(card: number): object {
  if (isAlly(card)) return allyOf(card);
  if (isResource(card)) return eventOf(card);
  if (isHeadline(card)) return headlineOf(card);
  return isStory(card) ? { story: storyOf(card) } : villainOf(card);
}

export const readCards: readonly ReadCard[] = TITLES.map(number => ({
  number,
  title: cardName(number),
  name: cardName(number),
  text: aboutCard(number),
  rules: rulesFor(madeOf(number), PART_RULES),
}));
