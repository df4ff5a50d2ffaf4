// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import { aboutCard, TITLES } from './about.ts';
import type { Moment } from '../cards/card.ts';
import { cardName, characterOf, schoolOf, trainingOf } from '../cards/index.ts';
import { missionOf } from '../cards/missions.ts';
import { isEvent, plotOf } from '../cards/plots.ts';
import { verbs } from '../verbs/index.ts';
import type { Instruction, Reward } from '../cards/mission-card.ts';
import { isHero, isLeader, isStudent, LEADERS, MISSIONS, PLOTS } from '../cards/numbers.ts';

type Kind = 'leader' | 'hero' | 'student' | 'training' | 'event' | 'reaction' | 'mission';
/** Parts that none may be forgotten of. */
type Part = `is ${Kind}` | `do ${Instruction['do']}` | `on ${Moment}` | `for ${Reward['for']}`;
type Rules = readonly RuleId[];

const REWARDED: Rules = ['MR-REW-03', 'MR-REW-04', 'MR-REW-07'];
const ATTACKED: Rules = ['MR-RUL-95'];

const OTHER_RULES = {
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
  'do harm': ['MR-RUL-125'],
  'do reinforce': ['MR-RUL-125'],
  'do mend': ['MR-RUL-125'],
  'do sap': ['MR-RUL-125'],
} satisfies Record<Part, Rules> & Record<string, Rules>;

/** The rules for every part of the vocabulary of cards; none if the card's own words are the only rule. */
export const PART_RULES: Readonly<Record<string, Rules>> = {
  ...OTHER_RULES,
  ...Object.fromEntries(Object.entries(verbs).map(([verb, { rules }]) => [`do ${verb}`, rules])),
};

/** All that counts of a card; a Leader's with that of its School. */
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
