// English wording of conditions on cards: moments, conditions, while active or paired.
import { article, capital, fill, listed, present } from '#engine/kit/wording.ts';
import type { Condition, Moment, Triggered, Which } from '../../../cards/card.ts';
import type { Lasting } from '../../speech.ts';
import { noun } from './nouns.ts';

/** The beginning of a sentence for each moment; `{s}` where several act together. */
const MOMENTS: Record<Moment, string> = {
  fielded: 'when {who} is fielded',
  attacks: 'when {who} attack{s}',
  blocked: 'when {who} become{s} blocked',
  blocks: 'when {who} block{s}',
  knockedOut: 'when {who} is knocked out',
  damaged: 'when {who} is damaged',
  combatDamaged: 'when {who} takes combat damage',
  damagesPlayer: 'when {who} damages your opponent',
  turnStarts: 'at the start of your turn',
  ownTurnEnds: 'at the end of your turn',
  anyTurnEnds: 'at the end of each turn',
  youAttackWithoutThis: 'when you attack without {who}',
  youFieldAnother: 'when you field another character',
  youFieldMarked: 'when you field a die of that card',
  opposingSidekickKnockedOut: 'when an opposing Sidekick is knocked out',
  knocksOutSidekick: 'when {who} knocks out a Sidekick',
  villainKnockedOut: "when any player's Villain is knocked out",
  opponentDraws: 'when your opponent draws dice',
  opponentAttacks: 'when your opponent attacks',
  opponentMainEnds: "at the end of your opponent's main step",
};
/** The name of the die that a moment is about, which with a pair may be another than the card's. */
export const subjectOf = ({ on, pair }: Triggered, name: string): string =>
  pair ? (on === 'knockedOut' ? 'the die knocked out' : on === 'attacks' ? 'the attacking die' : 'that die') : name;

/** 'While Iceman is active, the first time each turn you field another character, ' */
export function momentText(ability: Triggered, name: string): string {
  const { on, pair, active, once, if: condition } = ability;
  const together = once === 'declaration';
  const whom = pair
    ? `${name}${together ? ', its partner or both' : ' or its partner'}`
    : together
      ? `one or more of your ${name} dice`
      : name;
  const isOwn = MOMENTS[on].includes('{who}');
  const moment = fill(MOMENTS[on], { who: whom, s: together ? '' : 's' });
  const when = once === 'turn' ? moment.replace(/^when /, 'the first time each turn ') : moment;
  const lasting = pair ? 'while paired' : active && !isOwn && `while ${name} is active`;
  return capital(`${present(lasting, when, ifText(condition, name)).join(', ')}, `);
}

// ---- conditions --------------------------------------------------------------------------------------------

const CLAUSES: Record<Extract<Condition, string>, string> = {
  noOpposingVillain: 'your opponent has no Villain in the field',
  fieldedThisTurn: '{it} was fielded this turn',
  paired: '{it} is paired',
  attacking: '{it} is attacking',
  onlyAttacker: '{it} is your only attacker',
  onlyCharacter: '{it} is your only character in the field',
  damagedInAttack: '{it} was damaged in an attack this turn',
};
/** 'your opponent has no Villain in the field' */
function clauseText(condition: Condition, it: string): string {
  if (typeof condition === 'string') return fill(CLAUSES[condition], { it });
  if ('engagedWith' in condition) return `${it} is engaged with ${article(noun(condition.engagedWith, it))}`;
  return countText(condition.count, condition.atLeast, it);
}
function countText({ whose, ...which }: Which, n: number, it: string): string {
  const who = whose === 'own' ? 'you have' : whose === 'opposing' ? 'your opponent has' : 'there is';
  return `${who} ${n === 1 ? article(noun(which, it)) : `at least ${n} ${noun(which, it, true)}`} in the field`;
}
/** Before what happens at a moment: 'if your opponent has no Villain in the field'. */
const ifText = (condition: Condition | undefined, name: string): string =>
  condition === undefined ? '' : `if ${clauseText(condition, name)}`;

/** In front of what lasts: 'While Toad is active and …, ', 'While paired, '. */
export function whileText({ to, active, if: condition }: Lasting, name: string): string {
  if (!active) return to === 'pair' ? 'While paired, ' : '';
  return `While ${listed(present(`${name} is active`, condition && clauseText(condition, name)))}, `;
}
/** Behind what lasts: ' while it is attacking'. */
export function tailText({ active, if: condition }: Lasting): string {
  if (active || condition === undefined) return '';
  const text = shortText(condition);
  return ` ${text.startsWith('it was') ? 'if' : 'while'} ${text}`;
}
/** 'attacking' instead of 'it is attacking' */
const shortText = (condition: Condition): string =>
  clauseText(condition, 'it').replace(/^it is (?=attacking|paired|engaged)/, '');
/** Before a paid ability: 'while paired, '. */
export const readyText = (condition: Condition | undefined): string =>
  condition === undefined ? '' : `while ${shortText(condition)}, `;
