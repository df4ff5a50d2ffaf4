// The questions of cards: who gains, who is healed, whom to hunt, where to flee.
import { procedure } from '#engine/game.ts';
import { choice, question } from '#engine/kit/question.ts';
import { isBelowCeiling, enemiesOf, refuges, waitingCards, gainersOf, patientsOf } from '../abilities/aims.ts';
import { payCard } from '../abilities/legality.ts';
import { shieldsOf } from '../abilities/powers.ts';
import type { Effect, Verb } from '../cards/action-card.ts';
import { type CardNo, ACTIONS, ownerOf } from '../cards/actions.ts';
import { giveAp } from '../table/points.ts';
import { characterOf, closedTo, deciderOf } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Figure, HENCHMEN, NONE, type Strike, type T } from '../table/world.ts';
import { enter } from './tokens-and-interactions.ts';

type Of<V extends Verb> = Extract<Effect, { do: V }>;
/** The effect of a verb on a card. */
export const effectOf = <V extends Verb>(card: CardNo, verb: V): Of<V> =>
  ACTIONS[card]!.effects.find(effect => effect.do === verb) as Of<V>;
const aboutCard = (_t: T, { card }: { card: CardNo }) => ({ card });
const decider = (t: T, { figure }: { figure: Figure }) => deciderOf(t.world, figure);
/** What the questions of a card about one thing have in common. */
const asking = { rule: 'ST-CRD-11', by: decider, about: aboutCard } as const;

const gainers = (t: T, { figure, card, done }: Locals['rallying']): number[] =>
  gainersOf(t.world, figure, effectOf(card, 'gainAp').within!).filter(one => !done.includes(one));
const rallying = choice<Strike, Locals['rallying']>('gains', {
  ...asking,
  by: (t, my) => (my.left > 0 && gainers(t, my).length > 0 ? decider(t, my) : null),
  pass: 'enough',
  of: 'figure',
  each: gainers,
  take: (t, my, _seat, figure) => {
    giveAp(t, characterOf(figure), effectOf(my.card, 'gainAp').n);
    my.done.push(figure);
    my.left--;
    return 'choose';
  },
});
const canOrderGroup = (w: Strike): boolean => w.owner[HENCHMEN] !== NONE && isBelowCeiling(w, HENCHMEN);
const ordered = (t: T, { figure, card }: Locals['ordering']): number[] =>
  gainersOf(t.world, figure, effectOf(card, 'gainAp').within!);
const ordering = procedure<Strike, Locals['ordering']>()({
  choose: {
    rule: 'ST-CRD-11',
    idle: t => (canOrderGroup(t.world) ? 'group' : 'gains'),
    one: (t, my) => (canOrderGroup(t.world) || ordered(t, my).length > 0 ? decider(t, my) : null),
    facts: aboutCard,
    choices: {
      group: {
        when: t => canOrderGroup(t.world),
        facts: (_t, { card }) => ({ n: effectOf(card, 'gainAp').group! }),
        take: (t, { card }) => giveAp(t, HENCHMEN, effectOf(card, 'gainAp').group!),
      },
      gains: {
        of: 'figure',
        each: ordered,
        take: (t, { card }, _seat, figure) => giveAp(t, characterOf(figure), effectOf(card, 'gainAp').n),
      },
    },
  },
});

const tending = procedure<Strike, Locals['tending']>()({
  whom: question<Strike, Locals['tending'], 'token'>('patient', {
    ...asking,
    of: 'figure',
    each: (t, { figure }) => patientsOf(t.world, figure),
    take: (t, my, _seat, figure) => {
      my.whom = figure;
      t.call('heal', { character: characterOf(figure), n: effectOf(my.card, 'heal').n });
      return 'token';
    },
  }),
  nobody: () => 'end',
  token: {
    rule: 'ST-STA-04',
    idle: t => (t.outer('tending')!.whom >= 0 && t.world.trapped[t.outer('tending')!.whom]! > 0 ? 'trapped' : 'prone'),
    one: (t, { whom, card, ...my }) =>
      effectOf(card, 'heal').tokens && t.world.trapped[whom]! + t.world.prone[whom]! > 0 ? decider(t, my) : null,
    facts: (_t, { whom }) => ({ figure: whom }),
    forced: 'take',
    choices: {
      trapped: {
        when: (t, { whom }) => t.world.trapped[whom]! > 0,
        take: (t, { whom }) => void t.world.trapped[whom]!--,
      },
      prone: {
        when: (t, { whom }) => t.world.prone[whom]! > 0,
        take: (t, { whom }) => void t.world.prone[whom]!--,
      },
    },
  },
});

const refreshing = choice<Strike, Locals['refreshing']>('refresh', {
  ...asking,
  forced: 'take',
  of: 'card',
  each: (t, { card }) => waitingCards(t.world, card),
  take: (t, my, _seat, card) => {
    t.world.dt[card] = Math.max(0, t.world.dt[card]! - effectOf(my.card, 'refresh').n);
    t.log('refreshed', { card });
  },
});

const hunting = choice<Strike, Locals['hunting']>('hunt', {
  ...asking,
  of: 'figure',
  each: (t, { figure }) => enemiesOf(t.world, figure),
  take: (t, my, _seat, whom) => {
    t.world.aimedAt[my.card] = whom;
    t.log('hunted', { figure: my.figure, whom });
  },
});

const escaping = choice<Strike, Locals['escaping']>('flee', {
  ...asking,
  of: 'square',
  each: (t, { figure }) => refuges(t.world, figure, closedTo(t.world, figure)),
  take: (t, { figure }, _seat, square) => {
    t.log('escaped', { figure, square });
    enter(t, figure, square);
  },
});

/** The attack procedure measures the attack anew when its target has changed. */
const shielding = choice<Strike, Locals['shielding']>('shield', {
  ...asking,
  of: 'figure',
  each: t => shieldsOf(t.world, t.world.attack!),
  take: (t, my, _seat, whom) => {
    t.log('shielded', { figure: my.figure, whom });
    t.world.attack!.target = whom;
  },
});

const hastening = choice<Strike, Locals['hastening']>('hasten', {
  ...asking,
  by: (t, { left }) => (left.length > 0 ? t.world.owner[HENCHMEN]! : null),
  pass: 'enough',
  of: 'figure',
  each: (_t, { left }) => left,
  take: (t, my, _seat, figure) => {
    my.left = my.left.filter(one => one !== figure);
    const { n, how } = effectOf(my.card, 'move');
    t.call('bonusMove', { figure, spaces: n, mode: how, throughEnemies: false });
    return 'choose';
  },
});

/** ST-CRD-09: a card without a cost that answers a defeat. */
const answering = choice<Strike, Locals['answering']>('answer', {
  rule: 'ST-CRD-09',
  by: (t, { card }) => (t.world.dt[card] === 0 ? t.world.owner[ownerOf(card)]! : null),
  pass: 'pass',
  about: aboutCard,
  facts: aboutCard,
  take: (t, { card }) => {
    payCard(t.world, NONE, card, { command: 0 });
    t.log('used', { card });
    t.call(`card:${card}`, { figure: NONE, card, n: 0 });
  },
});

export const effectQuestions = {
  rallying,
  ordering,
  tending,
  refreshing,
  hunting,
  escaping,
  shielding,
  hastening,
  answering,
};
