// The rules that a card goes by, found from the parts of its data; the rulebook leads from one to the other.
import { rulesFor, type ReadCard } from '#engine/rulebook/rule-cards.ts';
import type { RuleId } from '#engine/types.ts';
import type { Arguments, Attack, Reaction, Rider } from '../cards/action-card.ts';
import { ACTIONS } from '../cards/actions.ts';
import type { CharacterKind } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import type { ScenarioCard } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { aboutAction, aboutCharacter, aboutScenario } from './about-cards.ts';
import { CHARACTERS_FROM, SCENARIOS_FROM } from './names.ts';

type Part =
  | `do ${keyof Arguments | Rider['do']}`
  | `reaction ${Reaction}`
  | `kind ${CharacterKind | ScenarioCard['kind']}`
  | keyof Omit<Attack, 'type' | 'strength' | 'riders'>
  | 'starting'
  | 'starburst'
  | 'volley'
  | 'more'
  | 'build'
  | 'secret'
  | 'demands'
  | 'marks'
  | 'picks'
  | 'tokens';

const REACTION: readonly RuleId[] = ['ST-CRD-09', 'ST-DEF-02'];
const MOVED: readonly RuleId[] = ['ST-MPW-01', 'ST-MPW-04', 'ST-MPW-05'];
const ONGOING: readonly RuleId[] = ['ST-CRD-08', 'ST-WND-09'];
const GAINED: readonly RuleId[] = ['ST-APZ-03'];
const AUTOMATIC: readonly RuleId[] = ['ST-AUT-01', 'ST-AUT-02'];
const SCORED: readonly RuleId[] = ['ST-OPS-07', 'ST-OPS-08', 'ST-END-02'];
/** The rules for every part of the vocabulary of cards; none if the card's own words are the only rule. */
export const PART_RULES: Readonly<Record<Part, readonly RuleId[]>> = {
  build: ['ST-SET-10', 'ST-CRD-01', 'ST-WND-02', 'ST-WND-03'],
  starting: ['ST-CMP-21', 'ST-TUT-02'],
  starburst: ['ST-CRD-06'],
  'reaction attacked': REACTION,
  'reaction meleeAttacked': REACTION,
  'reaction rangedAttacked': REACTION,
  'reaction allyAttacked': REACTION,
  'reaction henchmanDefeated': ['ST-CRD-09'],
  'do attack': ['ST-ATK-09', 'ST-WND-04'],
  volley: ['ST-ATK-08', 'ST-RUL-101'],
  more: ['ST-MUL-01', 'ST-MUL-03', 'ST-MUL-05'],
  ignoreArmor: ['ST-DEF-08'],
  ignoreDodge: ['ST-DEF-08'],
  ignoreDistance: ['ST-ATK-05'],
  ignoreFigures: ['ST-LOS-07'],
  againstThings: ['ST-OBJ-01', 'ST-OBJ-09'],
  'do slam': ['ST-SLM-01', 'ST-SLM-08', 'ST-RUL-63'],
  'do status': ['ST-STA-01', 'ST-STA-03', 'ST-STA-05'],
  'do harm': AUTOMATIC,
  'do loseAp': [],
  'do poison': AUTOMATIC,
  'do area': ['ST-LOS-01', 'ST-ATK-09'],
  'do line': ['ST-ATK-09'],
  'do hurl': ['ST-HUR-01', 'ST-HUR-02', 'ST-HUR-04', 'ST-SPC-07'],
  'do move': MOVED,
  'do escape': [],
  'do defend': ['ST-DEF-03', 'ST-DEF-04', 'ST-DEF-05'],
  'do counter': AUTOMATIC,
  'do repel': ['ST-SLM-01'],
  'do redirect': [],
  'do heal': ['ST-WND-11'],
  'do refresh': ['ST-CRD-04', 'ST-CRD-05'],
  'do gainAp': GAINED,
  'do gainCp': ['ST-CMD-02'],
  'do respawn': ['ST-HEN-09', 'ST-HEN-10', 'ST-HEN-11'],
  'do mark': [],
  'do strengthen': ['ST-ATK-12', ...ONGOING],
  'do pierce': ['ST-DEF-08'],
  'do steady': ['ST-ATK-05', 'ST-LOS-03'],
  'do guard': ['ST-DEF-06', 'ST-DEF-07'],
  'do cheaper': ['ST-ATK-01'],
  'do slip': ['ST-MOV-06'],
  'do doors': ['ST-INT-02'],
  'do aura': AUTOMATIC,
  'do thorns': AUTOMATIC,
  'do toughen': ['ST-AUT-02', 'ST-SLM-09'],
  'kind hero': ['ST-CMP-13', 'ST-CMP-22', 'ST-SET-13', 'ST-OPS-02', 'ST-RSP-02', 'ST-SPN-02'],
  'kind villain': ['ST-CMP-13', 'ST-CMP-22', 'ST-SET-13', 'ST-OPS-03', 'ST-RSP-02', 'ST-SPN-03'],
  'kind mastermind': ['ST-CMP-13', 'ST-CMP-22', 'ST-SET-13', 'ST-OPS-04', 'ST-SPN-03'],
  'kind henchman': ['ST-CMP-23', 'ST-HEN-01', 'ST-HEN-04', 'ST-HEN-06', 'ST-MOV-13', 'ST-OPS-05'],
  'kind destroy': SCORED,
  'kind retrieve': [...SCORED, 'ST-TOK-05', 'ST-TOK-07'],
  'kind position': SCORED,
  'kind defeat': SCORED,
  'kind conflict': [...SCORED, 'ST-ATK-11'],
  'kind tutorial': ['ST-TUT-01', 'ST-TUT-02', 'ST-TUT-03', 'ST-TUT-04', 'ST-TUT-05'],
  secret: ['ST-SEAT-07'],
  demands: ['ST-SET-07'],
  marks: ['ST-SET-20'],
  picks: ['ST-SET-20', 'ST-SET-23'],
  tokens: ['ST-SET-19', 'ST-TOK-01'],
};

/** The data of a card, by its number in the rulebook. */
export function madeOf(number: number): object {
  if (number >= SCENARIOS_FROM) return SCENARIOS[number - SCENARIOS_FROM]!;
  return number >= CHARACTERS_FROM ? CHARACTERS[number - CHARACTERS_FROM]! : ACTIONS[number]!;
}
function readCard(number: number, name: string, text: string): ReadCard {
  return { number, title: name, name, text, rules: rulesFor(madeOf(number), PART_RULES) };
}
export const readCards: readonly ReadCard[] = [
  ...ACTIONS.map(({ name }, n) => readCard(n, name, aboutAction(n))),
  ...CHARACTERS.map(({ name }, n) => readCard(CHARACTERS_FROM + n, name, aboutCharacter(n))),
  ...SCENARIOS.map(({ name }, n) => readCard(SCENARIOS_FROM + n, name, aboutScenario(n))),
];
