// Verbs that change a fight for a roll, a sequence or the whole combat.
import { among, list, oneOf, record, type Schema, whole } from '#engine/kit/schema.ts';
import { changeOf } from '../abilities/changes.ts';
import { MOST_DICE } from '../cards/board.ts';
import {
  COLOURS,
  RATINGS,
  type LastingArguments,
  type LastingEffect,
  type Rating,
  type Sealed,
  type Span,
  type Who,
} from '../cards/card.ts';
import { atOnce, type Do, IF, type VerbsOf, mean, sum } from './verb.ts';

const who: Schema<Who> = oneOf('self', 'opponent');
const span: Schema<Span> = oneOf('roll', 'sequence', 'combat');
const rating: Schema<Rating | 'roll'> = among(RATINGS, 'roll');
const ratings = list(among(RATINGS), 1);

/** Lays down the change that the effect brings about. */
const lay =
  (effect: LastingEffect): Do =>
  ({ world: w }, my) => {
    const change = changeOf(w, my, effect);
    if (change) w.fight!.changes.push(change);
  };

const laid = { ...atOnce, run: lay };

/** Sequences of a usual combat. */
const SEQUENCES = 2;
const times = ({ for: until }: { for: Span }): number => (until === 'combat' ? SEQUENCES : 1);
/** The mean over the rolls that an ability is for, where the effect names no rating. */
const over = (what: Rating | 'roll', rolls: readonly Rating[], worth: (rating: Rating) => number): number =>
  what === 'roll' ? mean(rolls.map(worth)) : worth(what);
const SEALS: Readonly<Record<Sealed, number>> = {
  ability: 2,
  allies: 1.5,
  support: 1.5,
  abilityAndBackups: 4,
  all: 4.5,
};

export const lasting: VerbsOf<LastingArguments> = {
  rate: {
    ...laid,
    schema: record({ who, rating, n: whole(-MOST_DICE, MOST_DICE), for: span }, { ...IF, perKo: who }),
    rules: ['MH-DIE-10'],
    price(effect, _all, { dice, rolls }) {
      const one = (k: number): number =>
        over(effect.rating, rolls, what => dice.rate(what, k, effect.who === 'opponent'));
      const { n } = effect;
      return times(effect) * (effect.perKo ? 0.5 * one(n) + 0.5 * one(n + 1) : one(n));
    },
  },
  setRate: {
    ...laid,
    schema: record({ who, rating, n: whole(0, MOST_DICE), for: span }, IF),
    rules: ['MH-DIE-10'],
    price: (effect, _all, { dice, rolls }) =>
      over(effect.rating, rolls, what => dice.set(what, effect.n, effect.who === 'opponent')),
  },
  copyRate: {
    ...laid,
    schema: record({ rating, for: span }, { ...IF, from: among(RATINGS) }),
    rules: ['MH-DIE-10'],
    price: (effect, _all, { dice, rolls }) => over(effect.rating, rolls, dice.copy),
  },
  boost: {
    ...laid,
    schema: record({ for: span }, { ...IF, rolls: ratings }),
    rules: ['MH-DIE-04', 'MH-DIE-08'],
    price: (effect, _all, { dice, side }) =>
      times(effect) * (side === 'hero' ? 0.5 : 1) * sum((effect.rolls ?? RATINGS).map(dice.boost)),
  },
  noBoost: {
    ...laid,
    schema: record({ for: span }, IF),
    rules: ['MH-DIE-04', 'MH-DIE-08'],
    price: (effect, _all, { dice, side }) =>
      times(effect) * (side === 'villain' ? 0.5 : 0.25) * sum(RATINGS.map(dice.boost)),
  },
  showPower: { ...laid, schema: record({ for: span }, IF), rules: ['MH-CMB-06'], price: effect => times(effect) * 1.5 },
  lockPower: {
    ...laid,
    schema: record({ colour: among(COLOURS, 'last'), for: span }, IF),
    rules: ['MH-CMB-07'],
    price: effect => times(effect) * 1.2,
  },
  winTies: {
    ...laid,
    schema: record({ rating: oneOf('defend', 'outwit'), for: span }, IF),
    rules: ['MH-CMB-16', 'MH-CMB-24'],
    price: (effect, _all, { dice }) => times(effect) * dice.ties(effect.rating),
  },
  seal: {
    ...laid,
    schema: record({ what: oneOf('ability', 'allies', 'support', 'abilityAndBackups', 'all'), for: span }, IF),
    rules: [],
    price: effect => times(effect) * SEALS[effect.what],
  },
};
