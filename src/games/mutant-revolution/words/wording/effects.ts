// The words of effects on a card: one clause each, clauses about the same School or Character joined.
import { clauseOf, count, joined, you, type Clause, type Clauses } from '#engine/kit/wording.ts';
import type { Effect, Roll, Until } from '../../cards/card.ts';
import { areMany, characterNoun, dice, schoolNoun, without, type Voice, type Who } from './nouns.ts';

/** 'gain 1 RP and gain 2 Hope; each School that supported it gains 3 Hope' */
export const effectsText = (effects: readonly Effect[], voice: Voice): string =>
  joined(paired(effects).map(effect => clauseOf(CLAUSES, effect, voice)));

/** Effects with two that befall both targets alike joined into one. */
function paired(effects: readonly Effect[]): Effect[] {
  const [first, second, ...rest] = effects;
  if (!first || !second || !('who' in first) || !('who' in second)) return effects.slice();
  const isSame = first.who === 'target' && JSON.stringify({ ...second, who: 'target' }) === JSON.stringify(first);
  return isSame && second.who === 'target2' ? [{ ...first, who: 'both' } as never, ...rest] : effects.slice();
}

/** 'gain 2 Hope', 'that School gains 2 Hope', 'two different Schools gain 2 Hope each' */
const school = (who: Who, voice: Voice, verb: string, what: string): Clause =>
  doing(schoolNoun(who, voice), verb, what);
const character = (who: Who, voice: Voice, verb: string, what: string): Clause =>
  doing(characterNoun(who, voice), verb, what);
const doing = (who: string, verb: string, what: string): Clause =>
  areMany(who)
    ? { who, does: `${verb} ${what} each` }
    : { who, does: `${verb}${who ? (verb.endsWith('s') ? 'es' : 's') : ''} ${what}` };
/** 'from that School', 'from all Characters of other Schools' */
const fromSchool = (who: Who, voice: Voice): string => `from ${schoolNoun(who, voice)}`;

const CLAUSES: Clauses<Effect, Voice> = {
  gainRp: ({ who, n }, voice) => school(who, voice, 'gain', `${n} RP`),
  loseRp: ({ who, n }, voice) => school(who, voice, 'lose', `${n} RP`),
  gainHope: ({ who, n, per }, voice) => school(who, voice, 'gain', `${n} Hope${per ? ` for each ${PER[per]}` : ''}`),
  loseHope: ({ who, n, per }, voice) => school(who, voice, 'lose', `${n} Hope${per ? ' for each of its Heroes' : ''}`),
  stealHope: ({ from, n }, voice) => you(`take ${n} Hope ${fromSchool(from, voice)}`),
  gainPp: ({ who, n }, voice) => school(who, voice, 'gain', `${n} PP`),
  losePp: ({ who, n }, voice) => school(who, voice, 'lose', `${n} PP`),
  drawPlot: ({ who, n }, voice) => school(who, voice, 'draw', count(n, 'Plot Card')),
  discardPlot: ({ who, n, how }, voice) =>
    school(who, voice, 'discard', `${count(n, 'Plot Card')}${how === 'random' ? ' at random' : ''}`),
  stealPlot: ({ from }, voice) => you(`take 1 Plot Card at random ${fromSchool(from, voice)}`),
  lookAt: lookAtClause,
  takeFromDiscard: (_effect, { targets }) => you(`take one ${plotKind(targets[0])} from the discard pile`),
  takeStudent: () => you('take the Student nearest the top of the Recruit discard pile into your School'),
  gainPower: ({ who, n }, voice) => character(who, voice, 'gain', count(n, 'Power Token')),
  losePower: ({ who, n }, voice) => doing(without(characterNoun(who, voice), 'Power'), 'lose', count(n, 'Power Token')),
  drain: ({ who }, voice) =>
    you(`take all Power Tokens off ${without(characterNoun(who, voice), 'Power')} and gain 1 Hope for each`),
  duel: ({ n }, voice) =>
    you(
      `roll ATK dice for ${characterNoun('target', voice)} and ${characterNoun('target2', voice)}; ` +
        `the lower total is Injured and its School gives the other ${n} Hope`,
    ),
  injure: ({ who }, voice) => you(`injure ${characterNoun(who, voice)}`),
  heal: ({ who }, voice) => you(`remove the Injured ${tokensFrom(characterNoun(who, voice))}`),
  giveTriumph: ({ who }, voice) => character(who, voice, 'gain', 'a Triumph Token'),
  loseTriumph: ({ who }, voice) =>
    you(`remove the Triumph ${tokensFrom(without(characterNoun(who, voice), 'Triumph'))}`),
  discardCharacter: ({ who }, voice) => you(`discard ${characterNoun(who, voice)}`),
  takeCharacter: ({ who }, voice) => you(`take ${characterNoun(who, voice)} into your School`),
  cancelEvent: () => you('cancel it'),
  cancelReaction: () => you('cancel it'),
  cancelAuction: () => you('cancel the auction'),
  raiseBid: ({ n }) => you(`raise your bid by ${n}, as far as your Hope and the dial go`),
  spoilBid: () => ({ who: 'the highest bid of the others', does: 'counts as 0' }),
  waiveRefusal: () => ({ who: 'a refusal', does: 'costs you no RP' }),
  addDice: ({ roll, n, until }) => you(`roll ${dice(n, `more ${ROLLS[roll]}`)}${untilText(until)}`),
  removeDice: ({ roll, n, until }) => ({
    who: until ? 'the target' : { attack: 'the attacker', defence: 'the target', initiative: 'it', own: 'it' }[roll],
    does: `rolls ${dice(n, `fewer ${ROLLS[roll]}`)}${untilText(until)}`,
  }),
  reroll: ({ roll, n }) => you(`reroll ${someDice(roll, n)}`),
  changeDie: ({ roll, by }) => you(`${by > 0 ? 'raise' : 'lower'} ${someDice(roll, 1)} by ${Math.abs(by)}`),
  unopposedHits: ({ from }) => ({ who: 'unopposed attack dice', does: `hit on ${from} or more` }),
  addDamage: ({ n }) => you(`deal ${n} more Damage`),
  preventDamage: ({ n }) => you(`prevent ${n > 1 ? 'up to ' : ''}${n} Damage`),
  strikeBack: ({ n }) => you(`deal ${n} Damage to the attacker`),
  attackerAssigns: () => you('choose which of its stats fall'),
  restoreStat: ({ n }) => you(`regain ${count(n, 'lost stat point')}`),
  changeSeverity: ({ by }) => you(`${by < 0 ? 'lower' : 'raise'} the severity by ${Math.abs(by)}, to no less than 1`),
  waivePayment: () => you('keep it without paying, unless it is hospitalized'),
  moreRange: ({ n }) => you(`add ${n} to the Attack Range of this attack`),
  moreHexes: ({ n }) => you(`move up to ${count(n, 'more hex', 'more hexes')}`),
  moveThrough: ({ what }) => you(`pass through ${THROUGH[what]}`),
  place: ({ within }) => you(`jump to an open hex up to ${hexes(within)} away`),
  push: ({ n, within }) =>
    you(`move ${within ? `another Character within ${hexes(within)}` : 'the target'} up to ${hexes(n)}`),
  extraAction: ({ of }) => you(`take an extra ${{ move: 'Move ', attack: 'Attack ', any: '' }[of]}Action`),
  attackAgain: () => you('choose a target attacked before in this Mission Turn'),
  actFirst: () => you('act first in this Mission Turn'),
};

const PER = { student: 'of your Students', hero: 'of your Heroes', triumph: 'Triumph Token of your Characters' };
const ROLLS: Record<Roll, string> = { attack: 'attack', defence: 'defence', initiative: 'Initiative', own: 'own' };
const THROUGH = { characters: 'Characters', obstacles: 'Obstacles', both: 'Characters and Obstacles' };
const UNTIL: Record<Until, string> = {
  attack: 'in this attack',
  action: 'in this Action',
  pcTurn: 'in this turn',
  missionTurn: 'until the end of this Mission Turn',
  nextMissionTurn: 'until the end of the next Mission Turn',
  mission: 'until the end of the Mission',
  phase: 'in this phase',
  round: 'in this round',
};
const untilText = (until: Until | undefined): string => (until ? ` in each roll ${UNTIL[until]}` : '');
const hexes = (n: number): string => count(n, 'hex', 'hexes');
const tokensFrom = (noun: string): string => `${areMany(noun) ? 'Tokens' : 'Token'} from ${noun}`;
const plotKind = (target: Voice['targets'][number] | undefined): string =>
  target && 'plotInDiscard' in target
    ? { event: 'Event', reaction: 'Reaction', any: 'Plot Card' }[target.plotInDiscard]
    : 'Plot Card';
/** 'all attack dice', 'up to 2 attack dice', '1 of the own dice' */
function someDice(roll: Roll, n: number | 'all'): string {
  const kind = ROLLS[roll];
  return n === 'all' ? `all ${kind} dice` : n === 1 ? dice(1, kind) : `up to ${dice(n, kind)}`;
}

const DECKS = { recruits: 'Recruit', missions: 'Mission', plots: 'Plot' };
function lookAtClause({ what, n = 1 }: Extract<Effect, { do: 'lookAt' }>, voice: Voice): Clause {
  if (what === 'hand') return you(`look at the hand of ${schoolNoun('target', voice)}`);
  return you(`look at the top ${n === 1 ? 'card' : `${n} cards`} of the ${DECKS[what]} Deck`);
}
