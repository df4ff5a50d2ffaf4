// The rules that a card uses, derived from the parts of its data; the rulebook links cards and rules by them.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import { aboutCard } from './about.ts';
import type { Card, Condition, Limit, Moment, Shield, SpecialRule } from '../cards/card.ts';
import { CARDS, isBasic, isCharacterCard, titleOf } from '../cards/index.ts';
import { SPECIALS, verbs } from '../verbs/index.ts';
import { english } from './en/speech.ts';
import type { Speech } from './speech.ts';

type Kind = 'character' | 'action' | 'basic action';
/** Parts of a vocabulary, none of which may be left out. */
type Part =
  | `is ${Kind}`
  | `on ${Moment}`
  | `limit ${Limit['limit']}`
  | `shield ${Shield['shield']}`
  | `special ${SpecialRule}`
  | `if ${Extract<Condition, string>}`;

const ATTACK_EFFECTS: readonly RuleId[] = ['DM-ATK-06'];
const BLOCK_EFFECTS: readonly RuleId[] = ['DM-BLK-05'];
const KNOCKED_OUT: readonly RuleId[] = ['DM-DMG-11', 'DM-DMG-12'];

/** The rules of verbs and of effects of one card, as parts: 'do spin', 'run feedback'. */
const verbRules = (key: 'do' | 'run', all: Readonly<Record<string, { readonly rules?: readonly RuleId[] }>>) =>
  Object.fromEntries(Object.entries(all).map(([name, { rules = [] }]) => [`${key} ${name}`, rules]));

/** Every other part that cards have, some known by their key alone; where there is no rule but the card's own words,
 *  none. */
const OTHER_RULES = {
  'is character': [],
  'is action': ['DM-ACT-01', 'DM-ACT-02', 'DM-ACT-03'],
  'is basic action': ['DM-CRD-05', 'DM-CRD-10', 'DM-SET-03', 'DM-BUY-05', 'DM-ACT-01', 'DM-ACT-02', 'DM-ACT-03'],
  heroic: ['DM-PRU-01', 'DM-PRU-02', 'DM-PRU-03', 'DM-PRU-04', 'DM-PRU-05', 'DM-PRU-07', 'DM-PRU-08', 'DM-RUL-65'],
  pair: ['DM-PRU-06'],
  'to pair': ['DM-PRU-06'],
  burst: ['DM-BST-01', 'DM-BST-02', 'DM-BST-03', 'DM-DIE-07'],
  active: ['DM-ACV-01', 'DM-ACV-02', 'DM-ACV-03', 'DM-GLS-03'],
  may: ['DM-RUL-95'],
  upTo: ['DM-RUL-95'],
  pay: ['DM-PAY-08', 'DM-RUL-26'],
  life: ['DM-RUL-58'],
  global: ['DM-GLO-01', 'DM-GLO-02', 'DM-GLO-03', 'DM-GLO-04', 'DM-GLO-05', 'DM-GLO-06', 'DM-GLS-07'],
  activated: ['DM-RUL-37'],
  oncePerTurn: ['DM-TXT-04'],
  action: ['DM-ACT-01', 'DM-ACT-03', 'DM-RUL-32'],
  mainOnly: ['DM-RUL-62'],
  bonus: ['DM-BON-06', 'DM-BON-07', 'DM-RUL-56'],
  deals: ['DM-RUL-46'],
  engagedWith: ['DM-GLS-06', 'DM-RUL-55'],
  sidekick: ['DM-RUL-31'],
  'if noOpposingVillain': ['DM-RUL-91'],
  'if fieldedThisTurn': ['DM-ACV-04'],
  'if paired': ['DM-PRU-06', 'DM-RUL-66'],
  'if attacking': ['DM-ATK-02'],
  'if onlyAttacker': ['DM-ATK-02'],
  'if onlyCharacter': [],
  'if damagedInAttack': ['DM-RUL-54'],
  'on fielded': ['DM-FLD-05', 'DM-ACV-04', 'DM-ACV-05', 'DM-ACV-06', 'DM-GLS-11', 'DM-RUL-24'],
  'on attacks': ATTACK_EFFECTS,
  'on blocked': BLOCK_EFFECTS,
  'on blocks': BLOCK_EFFECTS,
  'on knockedOut': KNOCKED_OUT,
  'on damaged': ['DM-DMG-12', 'DM-RUL-54'],
  'on combatDamaged': ['DM-DMG-12', 'DM-RUL-54'],
  'on damagesPlayer': ['DM-DMG-08'],
  'on turnStarts': ['DM-RUL-19', 'DM-RUL-67'],
  'on ownTurnEnds': [],
  'on anyTurnEnds': [],
  'on youAttackWithoutThis': ATTACK_EFFECTS,
  'on youFieldAnother': ['DM-FLD-05', 'DM-RUL-24'],
  'on youFieldMarked': ['DM-FLD-05', 'DM-RUL-24'],
  'on opposingSidekickKnockedOut': KNOCKED_OUT,
  'on knocksOutSidekick': KNOCKED_OUT,
  'on villainKnockedOut': KNOCKED_OUT,
  'on opponentDraws': ['DM-CLR-02'],
  'on opponentAttacks': ATTACK_EFFECTS,
  'on opponentMainEnds': ['DM-MAI-04'],
  'limit unblockable': ['DM-RUL-42'],
  'limit noSidekickBlockers': ['DM-RUL-42'],
  'limit twoBlockers': ['DM-RUL-41', 'DM-BLK-04'],
  'limit afterOtherShields': ['DM-RUL-42'],
  'limit cannotBlock': ['DM-FUN-03'],
  'limit mustAttack': ['DM-RUL-38'],
  'limit attacksOnlyIf': ['DM-FUN-01'],
  'limit blocksTwo': ['DM-BLK-03', 'DM-DMG-06'],
  'limit noActionTarget': ['DM-RUL-33'],
  'shield prevent': ['DM-PRV-01', 'DM-PRV-02', 'DM-PRV-03', 'DM-RUL-47'],
  'shield lessen': ['DM-RUL-46', 'DM-RUL-47'],
  'shield halve': ['DM-RUL-46', 'DM-RUL-47'],
  'shield redirect': ['DM-PRV-04', 'DM-PRV-05', 'DM-RUL-47'],
  'special sacrificeShield': ['DM-RUL-93', 'DM-RUL-102'],
  'special prepInstead': ['DM-RUL-84'],
  'special survive': ['DM-RUL-81'],
  'special rerollOnKnockOut': ['DM-RUL-83'],
  'special extraReroll': ['DM-RUL-21'],
  'special opponentRerolls': ['DM-RUL-21'],
  'special dearerFielding': ['DM-FLD-02'],
} satisfies Record<Part, readonly RuleId[]> & Record<string, readonly RuleId[]>;

export const PART_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  ...OTHER_RULES,
  ...verbRules('do', verbs),
  ...verbRules('run', SPECIALS),
};

const kindOf = (card: Card): Kind => (isBasic(card) ? 'basic action' : isCharacterCard(card) ? 'character' : 'action');
/** All that counts of a card. */
export const madeOf = (card: Card): object => ({
  is: kindOf(card),
  ...(card.heroic && { heroic: true }),
  abilities: card.abilities,
});

/** The cards as a rulebook has them, in a language. */
export const readCardsIn = (speech: Speech): readonly ReadCard[] =>
  CARDS.toSorted((a, b) => a.number - b.number).map(card => ({
    number: card.number,
    title: titleOf(card),
    name: card.name,
    text: aboutCard(card, speech),
    rules: rulesFor(madeOf(card), PART_RULES),
  }));
export const readCards = readCardsIn(english);
