// Using abilities: triggered ones when their turn comes, paid ones, action dice, and picking the dice they speak of.
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Ref, Seat } from '#engine/types.ts';
import { candidatesFor, canAfford, OWN_SIDEKICKS, possible } from '../abilities/useful.ts';
import type { Activated, Cost, Triggered, Which } from '../cards/card.ts';
import { abilityPrice, pay, suggestPayment } from '../abilities/energy.ts';
import { lose } from './life.ts';
import type { Scope } from '../abilities/triggers.ts';
import { abilityOf, procedureOf } from '../abilities/roster.ts';
import { fieldingOf } from '../abilities/stats.ts';
import {
  comeToPlay,
  faceOf,
  inField,
  mark,
  NO_DIE,
  other,
  put,
  RESERVE,
  USED,
  USED_UP,
  type Duel,
} from '../table/world.ts';
import { send } from './fall.ts';
import { actionsOn } from './main.ts';

const triggeredOf = (id: number): Triggered => abilityOf(id) as Triggered;

/** A triggered ability comes to its turn (DM-TIM-01 to DM-TIM-03). */
export const answering = procedure<Duel, Scope & { given: number[] }>()({
  offer: {
    rule: 'DM-RUL-95',
    idle: 'decline',
    one(t, my) {
      const { may, pay: cost } = triggeredOf(my.id);
      return (may || cost) && possible(t.world, my) && canAfford(t.world, my.seat, cost) ? my.seat : null;
    },
    facts: (_t, my) => ({ ability: my.id, die: my.die }),
    choices: {
      accept: { facts: (_t, my) => ({ ability: my.id }), take: () => undefined },
      decline: { take: () => 'end' },
    },
  },
  begin(t, my) {
    const { may, pay: cost } = triggeredOf(my.id);
    if ((may || cost) && !canAfford(t.world, my.seat, cost)) return 'end';
    if (!possible(t.world, my)) return 'end';
    payEnergy(t, my.seat, cost, my.spent);
    if (cost?.sidekicks) t.call('choosing', sacrifice(my, cost), 'given');
    t.log('abilityUsed', { seat: my.seat, die: my.die, ability: my.id });
    return undefined;
  },
  run(t, my) {
    const { pay: cost } = triggeredOf(my.id);
    if (payRest(t, my.seat, cost, my.given)) return 'end';
    t.call(procedureOf(my.id), { ...my });
    return undefined;
  },
  settle: t => t.call('fall'),
});

/** A paid ability of a character (DM-RUL-37). */
export const activating = procedure<Duel, Scope & { given: number[] }>()({
  begin(t, my) {
    const { activated: cost } = abilityOf(my.id) as Activated;
    mark(t.world, my.die, USED_UP);
    payEnergy(t, my.seat, cost, my.spent);
    if (cost.sidekicks) t.call('choosing', sacrifice(my, cost), 'given');
    t.log('abilityUsed', { seat: my.seat, die: my.die, ability: my.id });
  },
  run(t, my) {
    if (payRest(t, my.seat, (abilityOf(my.id) as Activated).activated, my.given)) return 'end';
    t.call(procedureOf(my.id), { ...my });
    return undefined;
  },
});

const sacrifice = (my: Scope, cost: Cost): object => ({ ...my, which: OWN_SIDEKICKS, count: cost.sidekicks, upTo: 0 });
function payEnergy(t: Table<Duel>, seat: Seat, cost: Cost | undefined, spent: number[]): void {
  if (!cost) return;
  const price = abilityPrice(cost);
  if (!price.total) return;
  const payment = suggestPayment(t.world, seat, price)!;
  pay(t.world, seat, price, payment);
  spent.push(...new Set(payment));
  t.log('paid', { seat, dice: [...new Set(payment)] });
}
/** Life and Sidekicks; true when paying ended the game. */
function payRest(t: Table<Duel>, seat: Seat, cost: Cost | undefined, given: number[] = []): boolean {
  for (const die of cost?.sidekicks ? given : []) send(t.world, die, USED);
  return cost?.life ? lose(t, seat, cost.life, 'paid') : false;
}

/** DM-ACT-03: an action die does what it says, then goes to the used pile, unless its effect has put it somewhere or
 *  turned it to energy (DM-RUL-36). */
export const using = procedure<Duel, { die: number; seat: Seat }>()({
  run(t, { die, seat }) {
    const w = t.world;
    const action = w.cards[w.slot[die]!]!;
    comeToPlay(w, die);
    t.log('actionUsed', { seat, die });
    for (const id of actionsOn(w, die))
      t.call(procedureOf(id), { id, seat, die, subject: die, n: 0, spent: [], chosen: [], action });
  },
  spend(t, { die }) {
    if (t.world.zone[die] === RESERVE && faceOf(t.world, die).action) put(t.world, die, USED);
  },
});

interface Choosing {
  id: number;
  seat: Seat;
  die: number;
  spent: number[];
  action: number;
  which: Which;
  count: number;
  upTo: number;
  /** Total fielding cost of all picked, or -1. */
  totalCost: number;
  by: Seat;
  picks: number[];
  /** Chosen before, and given back with the picks. */
  kept: number[];
}
/** Picks dice one by one; a pick among look-alikes is one option. */
export const choosing = procedure<Duel, Choosing>()({
  open(_t, my) {
    my.picks = [];
    my.by ??= my.seat;
    my.totalCost ??= -1;
    my.kept ??= [];
  },
  pick: {
    rule: 'DM-RUL-33',
    idle: (_t, my) => (my.upTo ? 'enough' : 'choose'),
    forced: 'take',
    one: (t, my) => (my.picks.length < my.count && open(t.world, my).length ? my.by : null),
    facts: (_t, my) => ({ ability: my.id }),
    choices: {
      choose: {
        of: 'die',
        each: (t, my) => distinct(t.world, open(t.world, my)),
        facts: (t, _my, _seat, die) => ({ whose: t.world.seat[die]! }),
        refs: (t, my, _seat, die) => twins(t.world, open(t.world, my), die),
        take(_t, my, _seat, die) {
          my.picks.push(die);
          return 'pick';
        },
      },
      enough: { when: (_t, my) => my.upTo > 0, take: () => undefined },
    },
  },
  done(t, my) {
    if (my.picks.length) t.log('chosen', { seat: my.by, dice: my.picks });
    return t.give([...my.kept, ...my.picks]);
  },
});
/** Each player picks one of the own dice, the active player first (DM-TIM-01). */
export const choosingEach = procedure<Duel, Choosing & { given: number[] }>()({
  active: (t, my) => t.call('choosing', ownPick(my, t.world.active), 'given'),
  other(t, my) {
    my.picks = my.given;
    t.call('choosing', ownPick(my, other(t.world.active)), 'given');
  },
  both: (t, my) => t.give([...my.picks, ...my.given]),
});
const ownPick = ({ id, die, spent, action, which }: Choosing, seat: Seat): object => {
  const own: Which = { ...which, whose: 'own' };
  return { id, seat, die, spent, action, which: own, count: 1, upTo: 0 };
};
function open(w: Duel, my: Choosing): number[] {
  const spent = my.picks.reduce((sum, die) => sum + fieldingOf(w, die), 0);
  return candidatesFor(w, my, my.which).filter(
    die => !my.picks.includes(die) && (my.totalCost < 0 || spent + fieldingOf(w, die) <= my.totalCost),
  );
}

/** Dice that differ in nothing a player could see are one option. */
const looks = (w: Duel, die: number): string =>
  [
    w.slot[die],
    w.kind[die],
    w.owner[die],
    w.seat[die],
    w.zone[die],
    ...(w.zone[die] === RESERVE || inField(w, die)
      ? [w.face[die], w.damage[die], w.plusAttack[die], w.plusDefense[die], w.marks[die], w.foe[die], w.foe2[die]]
      : []),
    w.partner[die] === NO_DIE ? '' : die,
    w.forces.some(f => f.whom === die || f.die === die) ? die : '',
    w.foe.includes(die) ? die : '',
  ].join(' ');
export function distinct(w: Duel, dice: readonly number[]): number[] {
  if (dice.length < 2) return [...dice];
  const seen = new Set<string>();
  return dice.filter(die => {
    const look = looks(w, die);
    return !seen.has(look) && seen.add(look);
  });
}
const twins = (w: Duel, dice: readonly number[], die: number): Ref[] =>
  dice.filter(d => d !== die && looks(w, d) === looks(w, die)).map(d => `die:${d}` as const);
