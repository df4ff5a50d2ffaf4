// Verbs of a turn: cards, Headlines, the Story track, and heroes who move or are healed.
import { oneOf, record, type Schema, whole } from '#engine/kit/schema.ts';
import type { CardArguments, Deck, HeroArguments } from '../cards/card.ts';
import { discardByChance, gainPp, lookAt } from '../table/acts.ts';
import { drawCards } from '../table/drawing-cards.ts';
import { calmable, nemesisPlayer, replaceable, targets, teamHeroes } from '../table/figures.ts';
import type { OnOpponent } from '../table/locals.ts';
import { NONE, READY, RECOVERY, type T } from '../table/world.ts';
import { always, atOnce, bare, call, type Do, IF, type Scope, type VerbsOf } from './verb.ts';

const deck: Schema<Deck> = oneOf('resource', 'villain');
const some = record({ n: whole(1) }, IF);

/** Does something to an opponent whom the user chooses. */
const toOpponent =
  (act: OnOpponent, n = 0): Do =>
  (t, { seat }) =>
    t.call('opponentChoice', { seat, act, n });

/** MH-RUL-111: is there an opponent to whom it can be done? */
const canTarget =
  (act: OnOpponent) =>
  (_effect: unknown, t: T, my: Scope): boolean =>
    targets(t.world, my.seat, act).length > 0;

export const cards: VerbsOf<CardArguments> = {
  draw: {
    ...atOnce,
    schema: record({ deck, n: whole(1) }, IF),
    rules: ['MH-RUL-20', 'MH-RUL-102'],
    run: effect => (t, my) => drawCards(t, my.seat, effect.deck, effect.n),
    price: ({ n }) => 3 * n,
  },
  discard: {
    schema: record({ who: oneOf('heroPlayer', 'chosen', 'eachOpponent'), deck, n: whole(1) }, IF),
    rules: ['MH-RUL-70'],
    run({ who, deck: from, n }) {
      if (who === 'chosen') return toOpponent('discard', n);
      return (t, { seat }) => {
        const whom = who === 'heroPlayer' ? [t.world.fight!.seat] : t.clockwise(seat, 1);
        for (const one of whom) discardByChance(t, one, from, n);
      };
    },
    canDo: ({ who }, t, my) => who !== 'chosen' || canTarget('discard')(who, t, my),
    price: ({ who, n }) => 2 * n * (who === 'eachOpponent' ? 2 : 1),
    atOnce: ({ who }) => who !== 'chosen',
  },
  look: {
    schema: record({ who: oneOf('chosen', 'eachOpponent', 'nemesis') }, IF),
    rules: ['MH-INF-01'],
    run({ who }) {
      if (who === 'chosen') return toOpponent('look');
      return (t, { seat }) => {
        const whom = who === 'nemesis' ? [nemesisPlayer(t.world, seat)] : t.clockwise(seat, 1);
        for (const one of whom) lookAt(t, seat, one);
      };
    },
    canDo: always,
    price: ({ who }) => (who === 'eachOpponent' ? 3 : 1.5),
    atOnce: ({ who }) => who !== 'chosen',
  },
  raid: { schema: bare, rules: ['MH-INF-01'], run: () => toOpponent('raid'), canDo: canTarget('raid'), price: 4.5 },
  burgle: { schema: bare, rules: [], run: () => toOpponent('burgle'), canDo: canTarget('burgle'), price: 3.5 },
  clearMostWanted: {
    schema: bare,
    rules: ['MH-MWV-01'],
    run: () => call('clearing'),
    canDo: (_effect, t) => t.world.mostWanted.some(card => card !== NONE),
    price: 4,
  },
  calm: {
    schema: some,
    rules: ['MH-GLO-11', 'MH-RUL-109'],
    run: effect => (t, my) => t.call('calming', { seat: my.seat, n: effect.n }),
    /** MH-RUL-109 */
    canDo: (_effect, t, my) => calmable(t.world, my.seat).length > 0,
    price: 4.4,
  },
  replaceHeadline: {
    schema: bare,
    rules: ['MH-BRD-04', 'MH-GRS-05'],
    run: () => call('replacing'),
    canDo: (_effect, t) => replaceable(t.world).length > 0,
    price: 2.5,
  },
  storyActions: {
    schema: some,
    rules: ['MH-STO-01', 'MH-STO-02'],
    run: effect => (t, my) => {
      for (let i = 0; i < effect.n; i++) t.call('story', { seat: my.seat });
    },
    canDo: always,
    price: ({ n }) => 5 * n,
  },
  storyManipulate: {
    schema: bare,
    rules: ['MH-STO-07', 'MH-STO-08'],
    run: () => call('manipulation'),
    canDo: always,
    price: 2,
  },
  storyAdvance: {
    schema: some,
    rules: ['MH-STO-03', 'MH-STO-04'],
    run: effect => (t, my) => t.call('advance', { seat: my.seat, n: effect.n }),
    canDo: always,
    price: ({ n }) => 1.5 * n,
  },
  gainPp: {
    ...atOnce,
    schema: some,
    rules: ['MH-PLN-06'],
    run: effect => (t, my) => gainPp(t, my.seat, effect.n),
    price: ({ n }) => 4 * n,
  },
  takeAlly: { schema: bare, rules: ['MH-CRD-12'], run: () => call('salvaging'), canDo: always, price: 3.5 },
  allyCost: {
    ...atOnce,
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-PLN-20'],
    run: effect => (t, my) => void (t.world.allyLess[my.seat]! -= effect.n),
    price: 2.4,
  },
};

const MOVES = { ready: 4, pair: 5.5, squad: 7, car: 7, jet: 7 };

export const heroes: VerbsOf<HeroArguments> = {
  movement: {
    schema: bare,
    rules: ['MH-MOV-01', 'MH-MOV-02'],
    run: () => (t, my) => t.call('movement', { seat: my.seat, hero: NONE, to: NONE }),
    canDo: (_effect, { world: w }, my) => teamHeroes(w, my.seat).some(hero => w.status[hero] !== RECOVERY),
    price: 4,
  },
  moveAfterwards: {
    ...atOnce,
    schema: bare,
    rules: ['MH-MOV-01', 'MH-MOV-02'],
    run: () => (t, my) => void t.world.moves[my.seat]!++,
    price: 4,
  },
  move: {
    schema: record({ how: oneOf('ready', 'pair', 'squad', 'car', 'jet') }, IF),
    rules: ['MH-MOV-01', 'MH-MOV-02'],
    run: effect => (t, my) => t.call('group', { seat: my.seat, how: effect.how }),
    canDo: (_effect, { world: w }, my) => teamHeroes(w, my.seat).some(hero => w.status[hero] === READY),
    price: ({ how }) => MOVES[how],
  },
  heal: {
    schema: some,
    rules: ['MH-MED-01', 'MH-MED-02'],
    run: effect => (t, my) =>
      t.call('treatment', { seat: my.seat, n: effect.n, isUpTo: true, supports: true, treated: [] }),
    canDo: (_effect, { world: w }, my) => teamHeroes(w, my.seat).some(hero => w.wound[hero]),
    price: 9.2,
  },
};
