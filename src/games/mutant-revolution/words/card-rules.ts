// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import { aboutCard, TITLES } from './about.ts';
import type { Arguments, Moment } from '../cards/card.ts';
import { cardName, characterOf, schoolOf, trainingOf } from '../cards/index.ts';
import { missionOf } from '../cards/missions.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import type { Instruction, Reward } from '../cards/mission-card.ts';
import { isHero, isLeader, isStudent, LEADERS, MISSIONS, PLOTS } from '../cards/numbers.ts';

type Kind = 'leader' | 'hero' | 'student' | 'training' | 'event' | 'reaction' | 'mission';
type Part =
  | `is ${Kind}`
  | `do ${keyof Arguments | Instruction['do']}`
  | `on ${Moment}`
  | 'role character'
  | 'role object'
  | 'charter'
  | 'pays'
  | 'school'
  | 'leaders'
  | 'only'
  | 'brawl'
  | 'ends'
  | 'fails'
  | `for ${Reward['for']}`
  | 'special'
  | 'action'
  | 'limit'
  | 'range';

const GAIN: readonly RuleId[] = ['MR-REV-02', 'MR-REV-04', 'MR-REV-05'];
const INJURED: readonly RuleId[] = ['MR-GLO-01', 'MR-GLO-02', 'MR-CHO-04', 'MR-SMI-05', 'MR-UPK-04'];
const DICE: readonly RuleId[] = ['MR-ATK-05', 'MR-RUL-03'];
const CHANGED: readonly RuleId[] = ['MR-RUL-154'];
const REWARDED: readonly RuleId[] = ['MR-REW-03', 'MR-REW-04', 'MR-REW-07'];
const ATTACKED: readonly RuleId[] = ['MR-RUL-95'];

/** The rules for every part of the vocabulary of cards; none if the card's own words are the only rule. */
export const PART_RULES: Readonly<Record<Part, readonly RuleId[]>> = {
  'is leader': ['MR-CON-06', 'MR-CHO-05', 'MR-DEF-05', 'MR-DEF-13', 'MR-RUL-09'],
  'is hero': ['MR-CMP-13', 'MR-UPK-13', 'MR-DEF-04', 'MR-DEF-11'],
  'is student': ['MR-CMP-13', 'MR-UPK-12', 'MR-DEF-03', 'MR-DEF-09'],
  'is training': ['MR-CMP-14', 'MR-CMP-15', 'MR-CMP-16', 'MR-RTR-07', 'MR-RUL-78'],
  'is event': ['MR-EVT-01', 'MR-EVT-02', 'MR-EVT-11'],
  'is reaction': ['MR-RCT-01', 'MR-RCT-02', 'MR-RCT-03', 'MR-RCT-04'],
  'is mission': ['MR-CMP-23', 'MR-MIS-02'],
  'role character': ['MR-MCH-01', 'MR-MCH-02', 'MR-MCH-03', 'MR-MCH-04', 'MR-MCH-11', 'MR-MCH-13', 'MR-EXE-01'],
  'role object': ['MR-RUL-24', 'MR-EXE-01', 'MR-EXE-04'],
  charter: ['MR-CHA-01', 'MR-CHA-02', 'MR-CHA-03', 'MR-CHA-04', 'MR-CHA-05'],
  pays: ['MR-RUL-47', 'MR-RUL-48', 'MR-RCT-11'],
  school: ['MR-EVT-03', 'MR-RUL-48'],
  leaders: ['MR-CHO-05'],
  only: ['MR-RUL-87'],
  brawl: ['MR-EXE-03'],
  ends: ['MR-EXE-07', 'MR-RUL-146'],
  fails: ['MR-RUL-146', 'MR-REW-04'],
  'for damage': [...REWARDED, 'MR-MCH-12', 'MR-MCH-15', 'MR-RUL-115'],
  'for destroyed': [...REWARDED, 'MR-MCH-14', 'MR-RUL-114', 'MR-RUL-115'],
  'for feats': [...REWARDED, 'MR-REW-05'],
  'for last': REWARDED,
  special: ['MR-ACT-07', 'MR-EXE-09'],
  action: ['MR-ACT-07', 'MR-RUL-104'],
  limit: ['MR-RUL-148'],
  range: ['MR-ATK-01', 'MR-RUL-22'],
  'on plot.activity': ['MR-PLT-06', 'MR-PLT-16', 'MR-PLT-17'],
  'on event.played': ['MR-RCT-06', 'MR-RUL-49'],
  'on reaction.played': ['MR-RCT-08'],
  'on bids.revealed': ['MR-BID-01'],
  'on mission.invited': ['MR-CHO-03'],
  'on mission.refused': ['MR-CHO-06'],
  'on initiative.beforeRoll': ['MR-TRN-02', 'MR-TRN-06'],
  'on initiative.afterRoll': ['MR-TRN-02', 'MR-TRN-06'],
  'on pcTurn.start': ['MR-TRN-01'],
  'on pcTurn.action': ['MR-ACT-01', 'MR-ACT-02'],
  'on move.before': ['MR-MOV-01'],
  'on move.after': ['MR-MOV-01', 'MR-RUL-92'],
  'on attack.declare': ATTACKED,
  'on attack.beforeRoll': ATTACKED,
  'on attack.afterRoll': ATTACKED,
  'on attack.damage': ATTACKED,
  'on attack.after': ATTACKED,
  'on pc.defeated': ['MR-DEF-01', 'MR-RUL-113'],
  'on mission.end': ['MR-EXE-04', 'MR-EXE-07'],
  'do gainRp': GAIN,
  'do loseRp': ['MR-REV-03', 'MR-REV-06'],
  'do gainHope': ['MR-GLO-05'],
  'do loseHope': ['MR-GLO-05'],
  'do stealHope': ['MR-GLO-05'],
  'do gainPp': ['MR-REV-06'],
  'do losePp': ['MR-REV-07'],
  'do drawPlot': ['MR-PLT-04', 'MR-RUL-37', 'MR-RUL-56'],
  'do discardPlot': ['MR-PLT-22'],
  'do stealPlot': ['MR-INF-03'],
  'do lookAt': ['MR-INF-03', 'MR-INF-05'],
  'do takeFromDiscard': ['MR-INF-06'],
  'do takeStudent': ['MR-RTR-04'],
  'do gainPower': ['MR-UPK-05'],
  'do losePower': [],
  'do drain': [],
  'do duel': INJURED,
  'do injure': INJURED,
  'do heal': INJURED,
  'do giveTriumph': ['MR-REW-09', 'MR-UPK-12'],
  'do loseTriumph': ['MR-UPK-12'],
  'do discardCharacter': ['MR-RUL-14'],
  'do takeCharacter': ['MR-RUL-61'],
  'do cancelEvent': ['MR-RCT-06', 'MR-RCT-07', 'MR-RCT-09', 'MR-RCT-10', 'MR-RUL-54'],
  'do cancelReaction': ['MR-RCT-08'],
  'do cancelAuction': ['MR-BID-10', 'MR-RTR-06'],
  'do raiseBid': ['MR-BID-05'],
  'do spoilBid': ['MR-BID-05', 'MR-BID-10'],
  'do waiveRefusal': ['MR-CHO-06'],
  'do addDice': DICE,
  'do removeDice': [...DICE, 'MR-RUL-97'],
  'do reroll': CHANGED,
  'do changeDie': CHANGED,
  'do unopposedHits': ['MR-ATK-09', 'MR-GLO-06'],
  'do addDamage': ['MR-DMG-01', 'MR-DMG-04'],
  'do preventDamage': ['MR-RUL-98'],
  'do strikeBack': ['MR-DMG-01', 'MR-RUL-106'],
  'do attackerAssigns': ['MR-DMG-02', 'MR-DMG-09', 'MR-RUL-102'],
  'do restoreStat': ['MR-RUL-101'],
  'do changeSeverity': ['MR-DMG-08', 'MR-RUL-151'],
  'do waivePayment': ['MR-DEF-06'],
  'do moreRange': ['MR-ATK-02', 'MR-RUL-103'],
  'do moreHexes': ['MR-MOV-01'],
  'do moveThrough': ['MR-MOV-02', 'MR-MOV-03'],
  'do place': ['MR-RUL-152'],
  'do push': ['MR-RUL-152'],
  'do extraAction': ['MR-ACT-01'],
  'do attackAgain': ['MR-ACT-04', 'MR-ACT-06'],
  'do actFirst': ['MR-TRN-03'],
  'do harm': ['MR-RUL-125'],
  'do reinforce': ['MR-RUL-125'],
  'do mend': ['MR-RUL-125'],
  'do sap': ['MR-RUL-125'],
};

/** All that counts of a card; a Leader's School is told with it. */
export function madeOf(card: number): object {
  if (card >= MISSIONS) return { is: 'mission', ...missionOf(card) };
  if (card >= PLOTS) return { is: isEvent(card) ? 'event' : 'reaction', ...plotOf(card) };
  if (isLeader(card))
    return { is: 'leader', power: characterOf(card).power, charter: schoolOf(card - LEADERS).charter };
  if (isHero(card) || isStudent(card)) return { is: isHero(card) ? 'hero' : 'student', power: characterOf(card).power };
  return { is: 'training', ...trainingOf(card) };
}

export const readCards: readonly ReadCard[] = TITLES.map(number => ({
  number,
  title: cardName(number),
  name: cardName(number),
  text: aboutCard(number),
  rules: rulesFor(madeOf(number), PART_RULES),
}));
