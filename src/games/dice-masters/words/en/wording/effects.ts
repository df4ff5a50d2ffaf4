// Wording of effects on a card: one clause each, clauses of the same doer joined.
import {
  article,
  clauseOf,
  fill,
  joined,
  listed,
  lower,
  possessive,
  present,
  signed,
  you,
  type Clause,
  type Clauses,
} from '#engine/kit/wording.ts';
import type { Amount, Effect, OnCard, To, Until, Which } from '../../../cards/card.ts';
import { type Voice, voiceOf } from '../../speech.ts';
import { specialTexts } from '../special-texts.ts';
import { each, energyText, many, noun, one, upTo } from './nouns.ts';

/** 'choose one character and spin it up one level; it must attack at its next opportunity' */
export const effectsText = (effects: readonly Effect[], voice: Voice): string =>
  joined(effects.map(effect => clauseOf(CLAUSES, effect, voice)));
/** Does it begin with an order to the player? */
export const isOrder = (effects: readonly Effect[], name: string): boolean =>
  effects.length > 0 && clauseOf(CLAUSES, effects[0]!, voiceOf(name)).who === '';

const CLAUSES: Clauses<Effect, Voice> = {
  choose: chooseClause,
  damage: damageClause,
  loseLife: ({ n }, voice) => ({ who: 'your opponent', does: `loses ${amountOf(n, 'life', voice)}` }),
  gainLife: ({ n }, voice) => ({ who: 'you', does: `gain ${amountOf(n, 'life', voice)}` }),
  bonus: ({ attack, defense, to }, voice) => it(to, voice, 'gain', bonusText({ attack, defense }, voice)),
  doubleAttack: ({ to }, voice) => you(`double ${whose(to, voice)} attack this turn`),
  swapAttackAndDefense: ({ to }, voice) => you(`exchange ${whose(to, voice)} attack and defense this turn`),
  swapAttacks: () => ({ who: 'they', does: 'exchange attack this turn' }),
  knockOut: ({ to }, voice) => you(to === 'chosen' ? `knock ${them(to, voice)} out` : `knock out ${them(to, voice)}`),
  move: ({ to, into }, voice) => you(`move ${them(to, voice)} to ${pileOf(to, voice)} ${PILES[into]}`),
  field: ({ to }, voice) => you(`field ${them(to, voice)} free of charge`),
  spin: ({ by, to }, voice) => you(`spin ${them(to, voice)} ${by > 0 ? 'up' : 'down'} one level`),
  spinTo: ({ level, to }, voice) => you(`spin ${them(to, voice)} to level ${level}`),
  turn: ({ face, to }, voice) => you(`turn ${them(to, voice)} to ${FACES[face]}`),
  leaveAttack: ({ to }, voice) => it(to, voice, 'leave', 'the attack zone but stays in the field'),
  mustAttack: ({ to, until }, voice) => ({
    who: who(to, voice),
    does: `must attack ${UNTIL[until]}${until === 'nextAttack' ? '' : ' if able'}`,
  }),
  mustBlock: ({ to, whom }, voice) => ({
    who: who(to, voice),
    does: `must block ${whom ? voice.name : 'this turn'} if able`,
  }),
  cannotBlock: ({ to, until = 'turn' }, voice) => ({ who: who(to, voice), does: `cannot block ${UNTIL[until]}` }),
  attackCostsLife: ({ to }, voice) => ({
    who: who(to, voice),
    does: 'cannot attack this turn unless its controller pays 1 life',
  }),
  sidekicksUnblockable: () => ({ who: 'your Sidekicks', does: 'cannot be blocked this turn' }),
  dealsNoDamage: ({ to }, voice) => it(to, voice, 'deal', 'no damage this turn'),
  combatDamageToOpponent: (_effect, { name }) => ({
    who: name,
    does: 'deals its combat damage to your opponent, none to its blockers',
  }),
  becomesVillain: ({ to }, voice) => ({ who: who(to, voice), does: 'is also a Villain this turn' }),
  nextFieldingFree: () => ({ who: 'the next character you field this turn', does: 'costs nothing to field' }),
  hook: (effect, { name }) => you(`put ${name} on ${onCard(effect)}; it stays there until removed`),
  ifChosen: ({ is, then, else: otherwise = [] }, voice) => ({
    who: `if it is ${isText(is, voice.name)},`,
    does: present(effectsText(then, voice), effectsText(otherwise, voice)).join(', otherwise '),
  }),
  unlessPaid: ({ life, effects }, voice) => ({
    who: effectsText(effects, voice),
    does: `unless your opponent pays ${life} life`,
  }),
  payUpTo({ energy, n }, voice) {
    voice.paid = energy;
    return { who: 'you', does: `may pay up to ${energyText(n, energy)}` };
  },
  special: ({ run }, { name }) => ({
    ...you(fill(lower(specialTexts[`special.${run}`]!.replace(/\.$/, '')), { name })),
    apart: true,
  }),
};

const UNTIL: Record<Until, string> = {
  turn: 'this turn',
  attack: 'in this attack',
  yourTurn: 'until your next turn',
  nextAttack: 'at its next opportunity',
};
const FACES = { character: 'the character face', bolt: 'bolt', generic: 'a generic face' };
const PILES = { prep: 'prep area', used: 'used pile', bag: 'bag', reserve: 'reserve pool' };
const onCard = ({ affiliation, character }: OnCard): string =>
  affiliation ? article(`${affiliation} card`) : character ? 'a character card' : 'any card';
const isText = (is: Which, name: string): string =>
  is.levelAtLeast !== undefined && Object.keys(is).length === 1
    ? `at level ${is.levelAtLeast} or higher`
    : article(noun(is, name));

function chooseClause(effect: Extract<Effect, { do: 'choose' }>, voice: Voice): Clause {
  const { which, n = 1, by, and, totalCost } = effect;
  const own = which.whose === 'own' && by !== 'opponent';
  voice.chosen = { many: n !== 1 || by === 'each' || Boolean(and), own };
  const total = totalCost === undefined ? '' : ` with total fielding cost ${totalCost} or less`;
  if (by === 'each') return { who: 'each player', does: `chooses one own ${noun(which, voice.name)}` };
  const what = countText(effect, voice.name) + total;
  if (and) return you(what);
  return by === 'opponent' ? { who: 'your opponent', does: `chooses ${what}` } : you(`choose ${what}`);
}
function countText({ which, n = 1, upTo: isLimit }: Extract<Effect, { do: 'choose' }>, name: string): string {
  if (n === 'any') return `any number of ${many(which, name)}`;
  if (isLimit) return upTo(n, which, name);
  return n === 1 ? one(which, name) : `${n} of ${many(which, name)}`;
}

/** Dice take damage; where another die than the card's own may be the one that deals it, that one does. */
function damageClause({ n, to, by }: Extract<Effect, { do: 'damage' }>, voice: Voice): Clause {
  const own = n === 'attack' ? 'damage equal to its own attack' : amountOf(n, 'damage', voice);
  if (by) return { who: voice.subject, does: `deals ${them(to, voice)} ${own}` };
  if (n === 'attack') return it(to, voice, 'take', `damage equal to ${voice.name}'s attack`);
  const isSplit =
    to !== 'you' && isMany(to, voice) && !(Array.isArray(to) && to.some(part => typeof part === 'object'));
  return it(to, voice, 'take', amountOf(n, 'damage', voice) + (isSplit ? ' each' : ''));
}

/** '2 damage', '1 damage for each opposing character' */
function amountOf(n: Amount, of: string, { name, paid }: Voice): string {
  if (typeof n === 'number') return `${n} ${of}`;
  if (n === 'attack') return `as much ${of} as ${name}'s attack`;
  if (n === 'paid') return `1 ${of} for each ${paid} paid`;
  if (n === 'knockedOut') return `1 ${of} for each`;
  return `${n.times ?? 1} ${of} for ${each(n.each, name)}`;
}
/** '+1 attack and +1 defense this turn', '+1 attack this turn for each opposing character' */
function bonusText(bonus: { attack?: Amount | undefined; defense?: Amount | undefined }, voice: Voice): string {
  const parts = (['attack', 'defense'] as const).flatMap(of => {
    const n = bonus[of];
    if (n === undefined) return [];
    return typeof n === 'number' ? [`${signed(n)} ${of} this turn`] : [`+${amountOf(n, `${of} this turn`, voice)}`];
  });
  return listed(parts).replace(' this turn and ', ' and ');
}

// ---- those an effect reaches -------------------------------------------------------------------------------

/** As doers: 'it', 'Cyclops', 'you and your opponent', 'each opposing character'. */
const who = (to: To | readonly To[], voice: Voice): string =>
  Array.isArray(to) ? listed(to.map(part => reached(part as To, voice, 'they'))) : reached(to as To, voice, 'they');
/** As those it is done to. */
const them = (to: To | readonly To[], voice: Voice): string =>
  Array.isArray(to) ? listed(to.map(part => reached(part as To, voice, 'them'))) : reached(to as To, voice, 'them');

function reached(to: To, { name, chosen }: Voice, they: 'they' | 'them'): string {
  if (typeof to === 'object') return each(to, name);
  return {
    chosen: chosen.many ? they : 'it',
    this: name,
    pair: `${name} and its partner`,
    opponent: 'your opponent',
    you: 'you',
  }[to];
}
const whose = (to: To, voice: Voice): string => possessive(who(to, voice));
const pileOf = (to: To, { chosen }: Voice): string =>
  to !== 'chosen' || chosen.own ? 'your' : chosen.many ? "their owners'" : "its owner's";

const isMany = (to: To | readonly To[], { chosen }: Voice): boolean =>
  Array.isArray(to) ? to.length > 1 : to === 'pair' || to === 'you' || (to === 'chosen' && chosen.many);
/** 'it takes 2 damage', 'they take 2 damage' */
const it = (to: To | readonly To[], voice: Voice, verb: string, rest: string): Clause => ({
  who: who(to, voice),
  does: `${verb}${isMany(to, voice) ? '' : 's'} ${rest}`,
});
