// The main step and the clash after blocks: players act in turn until both pass (DM-PRI).
import type { Choices, Table, Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Refusal, Seat } from '#engine/types.ts';
import { window, type Locals } from '#engine/windows.ts';
import { canAfford, isLate, possible } from '../abilities/useful.ts';
import type { Action, Activated, Card, Global } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import {
  abilityPrice,
  anyPrice,
  lacks,
  purchasePrice,
  purse,
  suggestPayment,
  type Price,
  type Purse,
} from '../abilities/energy.ts';
import { afterwards, scopeOf } from '../abilities/triggers.ts';
import { abilityOf, rosterOf } from '../abilities/roster.ts';
import { fieldingCost } from '../abilities/stats.ts';
import { holds } from '../abilities/targets.ts';
import {
  BOTH,
  charactersOf,
  diceIn,
  leftBySlot,
  faceOf,
  has,
  HOOKED,
  NO_DIE,
  other,
  put,
  RESERVE,
  USED,
  USED_UP,
  type Duel,
} from '../table/world.ts';
import { bill, BUY, FIELD, GLOBAL, ownSlots, payFor, purchase } from './bill.ts';

type My = Locals<object>;

/** Actions open to both players: global abilities and paid abilities of own characters (DM-MAI-03, DM-RUL-37). */
const shared: Choices<Duel, My, never> = {
  global: {
    of: 'ability',
    each: t => rosterOf(t.world).atWill,
    refuse: (t, _my, seat, id) => refuseGlobal(t, seat, id),
    take(t, _my, seat, id) {
      t.call('billed', { seat, items: [GLOBAL + id], payment: null });
      afterwards(t);
    },
  },
  activate: {
    of: 'die',
    each: (t, _my, seat) => activators(t.world, seat),
    refuse: (t, _my, seat, die) => refuseActivate(t, seat, die),
    take(t, _my, seat, die) {
      t.call('activating', { ...scopeOf(activatedBy(t.world, die)!, seat, die) });
      afterwards(t);
    },
  },
};

/** What only the active player may do. */
const useAction: Choices<Duel, My, never> = {
  use: {
    of: 'die',
    each: (t, _my, seat) => diceIn(t.world, seat, RESERVE).filter(die => faceOf(t.world, die).action),
    when: (t, _my, seat) => seat === t.world.active,
    refuse: (t, _my, seat, die) => refuseUse(t, seat, die),
    take(t, _my, seat, die) {
      t.call('using', { die, seat });
      afterwards(t);
    },
  },
};

const purchases: Choices<Duel, My, never> = {
  buy: {
    of: 'slot',
    each: (t, _my, seat) => (seat === t.world.active ? ownSlots(t.world, seat) : []),
    refuse: (t, _my, seat, slot) => refuseBuy(t, seat, slot),
    take(t, _my, seat, slot) {
      payFor(t, seat, [BUY + slot]);
      purchase(t, seat, slot);
    },
  },
  field: {
    of: 'die',
    each: (t, _my, seat) =>
      seat === t.world.active ? diceIn(t.world, seat, RESERVE).filter(die => faceOf(t.world, die).level > 0) : [],
    refuse(t, _my, seat, die) {
      return short(t, seat, anyPrice(fieldingCost(t.world, die))) && 'DM-FLD-04';
    },
    take(t, _my, seat, die) {
      const spent = [...new Set(payFor(t, seat, [FIELD + die]))];
      t.call('fielding', { die, seat, spent });
      afterwards(t);
    },
  },
  unhook: {
    of: 'die',
    when: (t, _my, seat) => seat === t.world.active && diceIn(t.world, seat, HOOKED).length > 0,
    each: (t, _my, seat) => diceIn(t.world, seat, HOOKED).filter(die => t.world.under[die] !== NO_DIE),
    take(t, _my, seat, die) {
      put(t.world, die, USED);
      t.log('unhooked', { seat, die });
    },
  },
  bill,
};

/** DM-PRI-01 to DM-PRI-04, DM-PRI-07 */
const priority = (choices: Choices<Duel, My, never>) =>
  window<Duel>({
    rule: 'DM-PRI-01',
    policy: 'priority',
    sides: t => [[t.world.active], [other(t.world.active)]],
    could: (t, _my, seat) => seat === t.world.active || couldStart(t, seat),
    again: (t, _my, seat) => seat === t.world.active && !t.world.casual,
    after: 'next',
    ends: (t, _my, passes, side) => side === 0 && (passes >= 2 || !couldStart(t, other(t.world.active))),
    choices,
  });

export const main = priority({ ...purchases, ...useAction, ...shared });
/** DM-AGA-01 to DM-AGA-03 */
export const clash = priority({ ...useAction, ...shared, bill });

/** Could the inactive player start anything? All of it is public, so skipping him tells nothing. */
function couldStart(t: Table<Duel>, seat: Seat): boolean {
  const acting = activators(t.world, seat);
  if (!acting.length && !purseHasEnergy(t.world, seat)) return false;
  return (
    rosterOf(t.world).atWill.some(id => !refuseGlobal(t, seat, id)) || acting.some(die => !refuseActivate(t, seat, die))
  );
}
function purseHasEnergy(w: Duel, seat: Seat): boolean {
  if (w.loose[seat]! > 0) return true;
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === RESERVE && w.seat[die] === seat) return true;
  return false;
}

/** What a player has and what is left to purchase, looked at once while a question is being answered. */
const shop = (t: Table<Duel>, seat: Seat): { purse: Purse; left: number[] } =>
  t.memo(seat ? 'shop 1' : 'shop 0', () => ({ purse: purse(t, seat), left: leftBySlot(t.world) }));

const short = (t: Table<Duel>, seat: Seat, price: Price): boolean => lacks(purse(t, seat), price) !== undefined;

function refuseBuy(t: Table<Duel>, seat: Seat, slot: number): Verdict {
  const w = t.world;
  if (w.holder[slot] !== seat && w.holder[slot] !== BOTH) return 'DM-BUY-02';
  const card = cardOf(w.cards[slot]!);
  const { purse, left } = shop(t, seat);
  const missing = lacks(purse, purchasePrice(card));
  if (!left[slot]) return 'DM-BUY-07';
  return missing && refusals(card)[missing];
}

/** Why a card cannot be paid for, made once a card. */
const refusals = (card: Card): Record<'type' | 'short', Refusal> =>
  (unpaid[card.number] ??= {
    type: no('DM-BUY-04', { energy: card.energy ?? '' }),
    short: no('DM-PAY-08', { cost: card.cost }),
  });
const unpaid: Record<'type' | 'short', Refusal>[] = [];

function refuseGlobal(t: Table<Duel>, seat: Seat, id: number): Verdict {
  const ability = abilityOf(id);
  if (!('global' in ability)) return 'DM-GLO-01';
  if (short(t, seat, abilityPrice(ability.global))) return 'DM-GLO-03';
  const scope = scopeOf(id, seat, NO_DIE);
  if (picksInReserve(ability)) scope.spent = suggestPayment(t.world, seat, abilityPrice(ability.global))!;
  return (isLate(t.world, ability) || !possible(t.world, scope)) && 'DM-RUL-32';
}
/** DM-RUL-30: what pays for it cannot be picked by it, which matters where it picks in the reserve pool. */
const picksInReserve = ({ effects: [first] }: Global): boolean =>
  first?.do === 'choose' && (first.which.in === 'reserve' || first.which.in === 'fieldOrReserve');

function refuseUse(t: Table<Duel>, seat: Seat, die: number): Verdict {
  const w = t.world;
  const texts = actionsOn(w, die);
  if (w.inAttack && texts.some(id => (abilityOf(id) as Action).mainOnly)) return 'DM-RUL-62';
  const able = texts.some(id => possible(w, { ...scopeOf(id, seat, die), action: w.cards[w.slot[die]!]! }));
  if (able) return undefined;
  return 'DM-RUL-32';
}
/** DM-BST: the action texts that count on the face shown. */
export function actionsOn(w: Duel, die: number): number[] {
  const { bursts } = faceOf(w, die);
  const texts = rosterOf(w).actions.filter(entry => entry.slot === w.slot[die]);
  const exact = texts.filter(({ ability }) => ability.burst === bursts || (ability.burst === 'any' && bursts > 0));
  return texts
    .filter(
      entry =>
        entry.ability.burst === undefined || exact.includes(entry) || (entry.ability.burst === 'none' && !exact.length),
    )
    .map(entry => entry.id);
}

const NO_DICE: readonly number[] = [];
/** Own characters with an ability that is paid for. */
const activators = (w: Duel, seat: Seat): readonly number[] =>
  rosterOf(w).activated.length ? charactersOf(w, seat).filter(die => activatedBy(w, die) !== undefined) : NO_DICE;
const activatedBy = (w: Duel, die: number): number | undefined =>
  rosterOf(w).activated.find(entry => entry.slot === w.slot[die])?.id;

function refuseActivate(t: Table<Duel>, seat: Seat, die: number): Verdict {
  const id = activatedBy(t.world, die)!;
  const ability = abilityOf(id) as Activated;
  if (ability.oncePerTurn && has(t.world, die, USED_UP)) return 'DM-TXT-04';
  if (!holds(t.world, { seat, die }, ability.if)) return 'DM-PRU-06';
  if (!canAfford(t.world, seat, ability.activated))
    return ability.activated.sidekicks ? no('DM-PAY-08', {}, 'noSidekick') : 'DM-PAY-08';
  return !possible(t.world, scopeOf(id, seat, die)) && 'DM-RUL-32';
}
