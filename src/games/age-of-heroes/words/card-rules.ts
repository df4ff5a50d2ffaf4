// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import type { Arguments, CardType, Tier } from '../cards/card.ts';
import { cardName, cardOf, isVillain, villainOf } from '../table/deck.ts';
import { aboutCard, TITLES } from './about.ts';

type Part =
  | `type ${CardType}`
  | `tier ${Tier}`
  | `do ${keyof Arguments}`
  | 'cost'
  | 'afterAssigning'
  | 'endOfRound'
  | 'onlyAt'
  | 'costs'
  | 'whenDamaged'
  | 'onDefeat';

const ANY: readonly RuleId[] = ['AH-RES-04', 'AH-RES-05'];
const MOVED: readonly RuleId[] = ['AH-ACT-01', 'AH-ACT-04', 'AH-RUL-55'];
const JET: readonly RuleId[] = ['AH-JET-01', 'AH-JET-04'];
const DEFEATED: readonly RuleId[] = ['AH-DEF-02', 'AH-DEF-03'];
/** The rules for every part of the vocabulary of cards; none if the card's own words are the only rule. */
export const PART_RULES: Readonly<Record<Part, readonly RuleId[]>> = {
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
  'do gain': ['AH-RES-02'],
  'do convert': ['AH-CNV-01', 'AH-CNV-04'],
  'do vp': ['AH-SCR-05'],
  'do draw': ['AH-DRW-01', 'AH-DRW-02'],
  'do placeInProtocols': ['AH-LOC-03', 'AH-LOC-04'],
  'do play': ['AH-CRD-01', 'AH-RUL-47'],
  'do chooseTurnOrder': ['AH-ORD-01', 'AH-ORD-02', 'AH-ORD-05'],
  'do gainStudents': ['AH-STU-01', 'AH-STU-02'],
  'do gainVillainTokens': ['AH-TOK-06', 'AH-TOK-07'],
  'do damage': ['AH-DMG-07', 'AH-DMG-08', 'AH-DMG-09', 'AH-DMG-10', 'AH-RUL-50'],
  'do assign': MOVED,
  'do reassign': MOVED,
  'do placeToken': ['AH-TOK-01', 'AH-TOK-02', 'AH-TOK-03', 'AH-TOK-05'],
  'do addRecruiterMarker': ['AH-ALY-09', 'AH-RUL-106', 'AH-RUL-108'],
  'do replaceFrom': ['AH-DEF-08', 'AH-RUL-25'],
  'do endGame': ['AH-END-01', 'AH-END-02'],
  'do discard': ['AH-RUL-104'],
  'do lose': ['AH-GLO-12', 'AH-RUL-104'],
  'do returnHero': ['AH-ACT-05'],
  'do moveToJet': [...JET, 'AH-RUL-112'],
  'do activate': ['AH-RUL-116'],
  'do reduceCost': ANY,
  'do increaseCost': ['AH-RUL-120'],
  'do increaseGain': [],
  'do takeFromDiscard': ['AH-RUL-80'],
  'do refreshProtocols': ['AH-SET-06'],
  'do moveInfluenceMarker': ['AH-RUL-32', 'AH-RUL-33'],
  'do freeCaptive': ['AH-RUL-38'],
  'do scout': ['AH-DRW-03'],
  'do recruitBonus': ['AH-ALY-06'],
  'do moveAlly': ['AH-RUL-64', 'AH-RUL-119'],
  'do enterOccupied': ['AH-RUL-121'],
  'do chooseOne': ['AH-ACT-02'],
  'do may': ['AH-RUL-123', 'AH-RUL-124'],
  'do forEach': [],
  'do if': [],
  'do eachPlayer': ['AH-ACT-06'],
  'do eachOpponent': ['AH-ACT-06'],
};

export const madeOf = (card: number): object => (isVillain(card) ? villainOf(card) : cardOf(card));

export const readCards: readonly ReadCard[] = TITLES.map(number => ({
  number,
  title: cardName(number),
  name: cardName(number),
  text: aboutCard(number),
  rules: rulesFor(madeOf(number), PART_RULES),
}));
