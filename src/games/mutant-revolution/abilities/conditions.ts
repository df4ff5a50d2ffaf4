// Conditions of Powers, Charters and Reactions. All of them are public.
import type { Seat } from '#engine/types.ts';
import type { Condition } from '../cards/card.ts';
import { eventOf } from '../cards/plots.ts';
import { between, isToken, pcOf } from '../table/figures.ts';
import type { Attack, Scope } from '../table/locals.ts';
import { aimOf } from './scope.ts';
import { lost } from './stats.ts';
import type { T } from '../table/world.ts';

type Test<C extends keyof Condition> = (t: T, user: Scope, wanted: NonNullable<Condition[C]>) => boolean;
const attackOf = (t: T): Attack | undefined => t.outer('attack');

const TESTS: { [C in keyof Required<Condition>]: Test<C> } = {
  yours: isYours,
  role: (t, { by: seat }, wanted) => roleOf(t, seat) === wanted,
  against(t, { by: seat }, wanted) {
    const attack = attackOf(t);
    if (!attack) return false;
    const other = attack.attacker === seat ? attack.target : attack.attacker;
    return isToken(other) === (wanted === 'missionCharacter');
  },
  rp: ({ world: { rp } }, { by: seat }, wanted) => rp[seat] === (wanted === 'most' ? Math.max(...rp) : Math.min(...rp)),
  commander: (t, { by: seat }) => t.world.commander === seat,
  aimedAtYou: (t, { by: seat }) => isAimedAt(t, seat),
  undamaged: (t, { by: seat }) => hasLost(t, seat) === false,
  damaged: (t, { by: seat }) => hasLost(t, seat) === true,
  atOne: (t, { by: seat }) => pcOf(t.world, seat)?.stats.includes(1) ?? false,
  apart(t) {
    const attack = attackOf(t);
    return attack !== undefined && between(t.world, attack.attacker, attack.target) > 1;
  },
  hit: t => (attackOf(t)?.damage ?? 0) > 0,
  shows: (t, { by: seat }, wanted) => ownDice(t, seat).includes(wanted),
  holdsCard: (t, { by: seat }) => t.world.piles.hand[seat]!.cards.length > 0,
};

const ALWAYS: Condition = {};
export function holds(t: T, user: Scope, condition = ALWAYS): boolean {
  for (const name in condition) {
    const wanted = condition[name as keyof Condition];
    if (!(TESTS[name as keyof Condition] as Test<never>)(t, user, wanted as never)) return false;
  }
  return true;
}

/** MR-RUL-53: a Reaction answers others, unless it says whose part it takes. */
export function mayAnswer(t: T, user: Scope, condition = ALWAYS): boolean {
  const own = condition.yours || condition.role || user.on === 'bids.revealed';
  return (own || !isYours(t, user)) && holds(t, user, condition);
}

/** Is it the user's own act, bid or Player Character that this moment is about? */
function isYours(t: T, { by: seat, on, acting }: Scope): boolean {
  if (on === 'bids.revealed') return t.outer('auction')?.live.includes(seat) ?? false;
  if (on === 'pc.defeated') return t.outer('defeat')?.pc === seat;
  const role = on.startsWith('attack.') ? roleOf(t, seat) : undefined;
  return role ? role !== 'bystander' : acting === seat;
}

/** Has the School's Player Character lost stat points? */
function hasLost(t: T, seat: Seat): boolean | undefined {
  const pc = pcOf(t.world, seat);
  return pc && lost(pc).length > 0;
}

/** The part that a School's Player Character has in the attack at hand. */
function roleOf(t: T, seat: Seat): Condition['role'] {
  const attack = attackOf(t);
  if (!attack) return undefined;
  return attack.attacker === seat ? 'attacker' : attack.target === seat ? 'defender' : 'bystander';
}
function ownDice(t: T, seat: Seat): readonly number[] {
  const role = roleOf(t, seat);
  return role === 'attacker' ? attackOf(t)!.attackDice : role === 'defender' ? attackOf(t)!.defenceDice : [];
}

/** Does the Event at hand name the School or one of its Characters? */
function isAimedAt(t: T, seat: Seat): boolean {
  const event = t.outer('event');
  if (!event) return false;
  return (eventOf(event.card).targets ?? []).some((target, i) => {
    const aim = aimOf(target);
    const n = event.targets[i]!;
    return aim === 'school' ? n === seat : aim === 'character' && t.world.owner[n] === seat;
  });
}
