// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import type { Arguments, CardType, Tier } from '../cards/card.ts';
import { cardName, cardOf, isVillain, villainOf } from '../table/deck.ts';
import { verbs } from '../verbs/verbs.ts';
import { aboutCard, TITLES } from './about.ts';

type Part =
  | `type ${CardType}`
  | `tier ${Tier}`
  | 'cost'
  | 'afterAssigning'
  | 'endOfRound'
  | 'onlyAt'
  | 'costs'
  | 'whenDamaged'
  | 'onDefeat';

const DEFEATED: readonly RuleId[] = ['AH-DEF-02', 'AH-DEF-03'];
const doing = Object.fromEntries(Object.entries(verbs).map(([verb, { rules }]) => [`do ${verb}`, rules])) as Record<
  `do ${keyof Arguments}`,
  readonly RuleId[]
>;
/** The rules for every part of the vocabulary of cards; none if the card's own words are the only rule. */
export const PART_RULES: Readonly<Record<Part | `do ${keyof Arguments}`, readonly RuleId[]>> = {
  ...doing,
  'type ally': ['AH-ALY-01', 'AH-ALY-04', 'AH-ALY-05', 'AH-ALY-06', 'AH-ALY-08', 'AH-ALY-11'],
  'type teamUp': ['AH-ALY-02', 'AH-ALY-04', 'AH-ALY-05', 'AH-ALY-06', 'AH-JET-02', 'AH-MIS-05'],
  'type event': ['AH-EVT-01', 'AH-EVT-02', 'AH-LOC-09', 'AH-RUL-107'],
  'tier minorEnemy': ['AH-COA-03', 'AH-RUL-25'],
  'tier challengingEnemy': ['AH-COA-05', 'AH-RUL-25', 'AH-RUL-26'],
  'tier finalTest': ['AH-COA-04', 'AH-RUL-27'],
  'tier acolyte': ['AH-FAT-05', 'AH-FAT-08', 'AH-RUL-31'],
  'tier lieutenant': ['AH-FAT-07', 'AH-RUL-31'],
  'tier magneto': ['AH-FAT-06', 'AH-FAT-08', 'AH-RUL-31'],
  'tier horseman': ['AH-FOM-03', 'AH-FOM-05', 'AH-FOM-06', 'AH-RUL-37', 'AH-RUL-38'],
  'tier theMaster': ['AH-FOM-09', 'AH-RUL-39'],
  cost: ['AH-ACT-01', 'AH-CNV-02', 'AH-CNV-04'],
  afterAssigning: ['AH-CRD-05'],
  endOfRound: ['AH-EOR-02', 'AH-RUL-87'],
  onlyAt: [],
  costs: ['AH-RUL-120'],
  whenDamaged: [],
  onDefeat: ['AH-DEF-01', ...DEFEATED],
};

export const madeOf = (card: number): object => (isVillain(card) ? villainOf(card) : cardOf(card));

export const readCards: readonly ReadCard[] = TITLES.map(number => ({
  number,
  title: cardName(number),
  name: cardName(number),
  text: aboutCard(number),
  rules: rulesFor(madeOf(number), PART_RULES),
}));
