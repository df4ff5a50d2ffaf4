// German wording of conditions on cards: moments, conditions, while active or paired.
import { capital, fill, present } from '#engine/kit/wording.ts';
import type { Condition, Moment, Triggered, Which } from '../../../cards/card.ts';
import type { Lasting } from '../../speech.ts';
import { diceOf, one, possessive, pronoun, some, und } from './nouns.ts';

/** The beginning of a sentence for each moment: of one, and of several who act together. */
const MOMENTS: Record<Moment, string> = {
  fielded: 'wenn {who} eingesetzt {wird}',
  attacks: 'wenn {who} {angreift}',
  blocked: 'wenn {who} geblockt {wird}',
  blocks: 'wenn {who} {blockt}',
  knockedOut: 'wenn {who} ausgeschaltet {wird}',
  damaged: 'wenn {who} Schaden nimmt',
  combatDamaged: 'wenn {who} Kampfschaden nimmt',
  damagesPlayer: 'wenn {who} deinem Gegner Schaden zufügt',
  turnStarts: 'zu Beginn deines Zuges',
  ownTurnEnds: 'am Ende deines Zuges',
  anyTurnEnds: 'am Ende jedes Zuges',
  youAttackWithoutThis: 'wenn du ohne {who} angreifst',
  youFieldAnother: 'wenn du einen anderen Charakter einsetzt',
  youFieldMarked: 'wenn du einen Würfel dieser Karte einsetzt',
  opposingSidekickKnockedOut: 'wenn ein gegnerischer Sidekick ausgeschaltet wird',
  knocksOutSidekick: 'wenn {who} einen Sidekick ausschaltet',
  villainKnockedOut: 'wenn ein Schurke eines beliebigen Spielers ausgeschaltet wird',
  opponentDraws: 'wenn dein Gegner Würfel zieht',
  opponentAttacks: 'wenn dein Gegner angreift',
  opponentMainEnds: 'am Ende des Hauptschritts deines Gegners',
};
const SINGLE = { wird: 'wird', angreift: 'angreift', blockt: 'blockt' };
const TOGETHER = { wird: 'werden', angreift: 'angreifen', blockt: 'blocken' };

/** The name of the die that a moment is about, which with a pair may be another than the card's. */
export const subjectOf = ({ on, pair }: Triggered, name: string): string =>
  pair
    ? on === 'knockedOut'
      ? 'der ausgeschaltete Würfel'
      : on === 'attacks'
        ? 'der angreifende Würfel'
        : 'dieser Würfel'
    : name;

/** 'Solange Iceman aktiv ist, wenn du in einem Zug zum ersten Mal einen anderen Charakter einsetzt' */
export function momentText(ability: Triggered, name: string): string {
  const { on, pair, active, once, if: condition } = ability;
  const isOwn = MOMENTS[on].includes('{who}');
  const isTogether = pair === true && once === 'declaration';
  const moment = fill(MOMENTS[on], { who: whoActs(ability, name), ...(isTogether ? TOGETHER : SINGLE) });
  const when = once === 'turn' ? moment.replace(/^wenn du /, 'wenn du in einem Zug zum ersten Mal ') : moment;
  const clause = condition === undefined ? '' : clauseText(condition, name);
  if (active && !isOwn && !pair)
    return capital(`solange ${present(`${name} aktiv ist`, clause).join(' und ')}, ${when}`);
  const said = when.startsWith('wenn')
    ? present(when, clause).join(' und ')
    : present(when, clause && `falls ${clause}`).join(', ');
  return capital(present(pair && 'im Paar', said).join(', '));
}
function whoActs({ pair, once }: Triggered, name: string): string {
  const isTogether = once === 'declaration';
  if (pair)
    return `${name}${isTogether ? `, ${possessive(name)} Partner oder beide` : ` oder ${possessive(name)} Partner`}`;
  return isTogether ? `mindestens einer deiner ${diceOf(name, { as: 'nom', ending: '', isMany: true })}` : name;
}

// ---- conditions, as they stand behind 'solange' and 'falls' ---------------------------------------------------

const CLAUSES: Record<Extract<Condition, string>, string> = {
  noOpposingVillain: 'dein Gegner keinen Schurken im Feld hat',
  fieldedThisTurn: '{it} in diesem Zug eingesetzt wurde',
  paired: '{it} ein Paar bildet',
  attacking: '{it} angreift',
  onlyAttacker: '{it} dein einziger Angreifer ist',
  onlyCharacter: '{it} dein einziger Charakter im Feld ist',
  damagedInAttack: '{it} in diesem Zug in einem Angriff Schaden genommen hat',
};
/** 'dein Gegner keinen Schurken im Feld hat' */
function clauseText(condition: Condition, it: string): string {
  if (typeof condition === 'string') return fill(CLAUSES[condition], { it });
  if ('engagedWith' in condition) return `${it} gegen ${one(condition.engagedWith, it, 'acc')} kämpft`;
  return countText(condition.count, condition.atLeast, it);
}
function countText({ whose, ...which }: Which, n: number, it: string): string {
  const isThere = whose === undefined;
  const what = n === 1 ? one(which, it, isThere ? 'nom' : 'acc') : some(`mindestens ${n}`, which, it);
  if (isThere) return `${what} im Feld ${n === 1 ? 'ist' : 'sind'}`;
  return whose === 'own' ? `du ${what} im Feld hast` : `dein Gegner ${what} im Feld hat`;
}

/** In front of what lasts, and what comes next is a verb: 'Solange Toad aktiv ist, ', 'Im Paar '. */
export function whileText({ to, active, if: condition }: Lasting, name: string): string {
  if (!active) return to === 'pair' ? 'im Paar ' : '';
  const clause = condition === undefined ? '' : clauseText(condition, name);
  return `solange ${und(present(`${name} aktiv ist`, clause))}, `;
}
/** Behind what lasts: ', solange er angreift'. */
export function tailText({ active, if: condition }: Lasting, name: string): string {
  if (active || condition === undefined) return '';
  const isPast = condition === 'fieldedThisTurn' || condition === 'damagedInAttack';
  return `, ${isPast ? 'falls' : 'solange'} ${clauseText(condition, pronoun(name))}`;
}
/** Before a paid ability: ', solange Angel ein Paar bildet,'. */
export const readyText = (condition: Condition | undefined, name: string): string =>
  condition === undefined ? '' : `, solange ${clauseText(condition, name)},`;
