// The words of a card, made from the same data that it runs by.
import type { Facts, Text } from '#engine/types.ts';
import { clauseOf, sentence, type Clauses } from '#engine/kit/wording.ts';
import { words, type Speaker } from '#engine/words.ts';
import type { Effect, PlotCard, Recruit, Role } from '../cards/card.ts';
import type { House } from '../table/world.ts';

/** Card words speak of no table, only of kinds of things. */
type Voice = Speaker<House>;
const NOWHERE = {} as House;

export const plotText = (voice: Voice, { effects }: PlotCard): Text =>
  effects.map(effect => sentence(clause(voice, effect))).join(' ');

export function recruitText(voice: Voice, { worth, ability }: Recruit): Text {
  const value = words(voice, { say: 'worth', facts: { worth } }, { world: NOWHERE });
  if (!ability) return value;
  const when = words(voice, { say: `${ability.when}.${ability.whose}`, facts: {} }, { world: NOWHERE });
  return `${value} ${when} ${sentence(list(ability.effects, voice))}`;
}

/** An effect as part of a sentence: the text of its verb. */
const clause = (voice: Voice, effect: Effect): Text =>
  words(voice, { say: effect.do, facts: clauseOf(FACTS, effect, voice) }, { world: NOWHERE });

/** The role that an effect is about, as a fact that its text can ask for. */
const about = (role: Role, facts: Facts = {}): Facts => ({ ...facts, [role]: true });
const amount = ({ who, n }: { who: Role; n: number }): Facts => about(who, { n });
const list = (effects: readonly Effect[], voice: Voice): Text =>
  effects.map(effect => clause(voice, effect)).join('; ');
/** 'gain 2 coins, or draw a plot card' */
const alternatives = (effects: readonly Effect[], voice: Voice): Text =>
  effects
    .map(effect => clause(voice, effect))
    .reduce((first, second) => words(voice, { say: 'or', facts: { first, second } }, { world: NOWHERE }));

/** Facts for the text of each verb; the effects that one branches into are worded as a part of it. */
const FACTS: Clauses<Effect, Voice, Facts> = {
  gainCoins: amount,
  loseCoins: amount,
  gainPoints: amount,
  losePoints: amount,
  draw: amount,
  discard: ({ who }) => about(who),
  takeCoins: ({ from, n }) => about(from, { n }),
  look: ({ at }) => about(at),
  chooseOpponent: () => ({}),
  oneOf: ({ who, of }, voice) => about(who, { alternatives: alternatives(of, voice) }),
  roll: ({ atLeast, then, else: otherwise }, voice) => ({
    n: atLeast,
    then: list(then, voice),
    else: list(otherwise, voice),
  }),
  cancel: () => ({}),
};
