// Answers that are made on the board before they are given: dice to reroll, attackers, blockers, damage to divide.
import type { Decision, Seat, Viewer } from '#engine/types.ts';
import { refsOf, toggled, type Composition, type Parts } from '#web/kit/picking.ts';
import { mostBlocks, mustAttack, refuseAttacker, refuseBlock } from '../abilities/legality.ts';
import { attackOf } from '../abilities/stats.ts';
import { NO_DIE, type Duel } from '../table/world.ts';

export interface Plan extends Composition {
  kind: 'reroll' | 'attack' | 'block' | 'divide';
  /** Dice that may be picked; for damage, the dice it is divided among. */
  things: readonly number[];
  /** For blocks and damage: the die that each slot is about. */
  whom: readonly number[];
  /** Damage to divide. */
  n: number;
}
const KINDS: readonly Plan['kind'][] = ['reroll', 'attack', 'block', 'divide'];

/** The plan that a question asks for, if it is of one of these kinds. */
export function planOf(decision: Decision | undefined): Plan | undefined {
  const kind = KINDS.find(verb => decision && verb in decision.forms);
  const slots = kind && decision!.forms[kind]!.to[0]?.slots;
  if (!kind || !slots?.length) return undefined;
  const whom = slots.map(({ facts }) => Number(facts?.die ?? -1));
  const things = kind === 'divide' ? whom : (slots[0]!.things ?? []);
  const refs = refsOf('die', kind === 'block' ? [...things, ...whom] : things);
  return { kind, verb: kind, of: 'die', refs, slots, things, whom, n: kind === 'divide' ? slots[0]!.max : 0 };
}

/** The parts of a plan at first: the dice that must attack; nothing else. */
export function firstParts(w: Duel, { kind, things, whom }: Plan): Parts {
  if (kind === 'attack') return [things.filter(die => mustAttack(w, die))];
  if (kind === 'reroll') return [[]];
  return whom.map(() => (kind === 'divide' ? [0] : []));
}
/** Can a die be picked now? While one is held, only its foes can. */
export function canPick(w: Duel, plan: Plan, die: number, held = NO_DIE): boolean {
  const { kind, things, whom } = plan;
  if (kind !== 'block') return things.includes(die) && (kind !== 'attack' || !refuseAttacker(w, die));
  if (whom.includes(die)) return held === NO_DIE || stoppable(w, plan, held).includes(die);
  return stoppable(w, plan, die).length > 0;
}
/** The attackers that a die may be set against. */
export const stoppable = (w: Duel, { things, whom }: Plan, die: number): number[] =>
  things.includes(die) ? whom.filter(attacker => !refuseBlock(w, die, attacker)) : [];

/** Sets a blocker against an attacker, or takes it away from there; one that may block no more leaves its first. */
export function blocked(w: Duel, { whom }: Plan, parts: Parts, blocker: number, attacker: number): Parts {
  const at = whom.indexOf(attacker);
  if (at < 0 || refuseBlock(w, blocker, attacker)) return parts;
  if (parts[at]!.includes(blocker)) return freed(parts, blocker, at);
  const held = parts.flatMap((part, i) => (part.includes(blocker) ? [i] : []));
  const room = held.length < mostBlocks(w, blocker) ? parts : freed(parts, blocker, held[0]!);
  return room.map((part, i) => (i === at ? toggled(part, blocker) : part));
}
/** Takes a blocker away from one attacker, or from all. */
export const freed = (parts: Parts, blocker: number, at?: number): Parts =>
  parts.map((part, i) => (at === undefined || i === at ? part.filter(die => die !== blocker) : part));

/** One more damage for a die, while there is some left; at the end it begins anew. */
export function given({ whom, n }: Plan, parts: Parts, die: number): Parts {
  const at = whom.indexOf(die);
  const left = n - spentOf(parts);
  return parts.map(([has = 0], i) => [i !== at ? has : left > 0 ? has + 1 : 0]);
}
export const spentOf = (parts: Parts): number => parts.reduce((sum, [n = 0]) => sum + n, 0);

/** Is it whole, as far as the form asks? The rules have the last word. */
export function isWhole({ kind, n }: Plan, parts: Parts): boolean {
  if (kind === 'divide') return spentOf(parts) === n;
  return parts.some(part => part.length > 0);
}

/** A plan in the making: its parts, and the blocker or attacker that waits for its foe. */
export interface Making {
  parts: Parts;
  held: number;
}
/** A die is picked for the plan. */
export function put(w: Duel, plan: Plan, { parts, held }: Making, die: number): Making {
  if (plan.kind === 'divide') return { parts: given(plan, parts, die), held };
  if (plan.kind === 'block') return putBlock(w, plan, { parts, held }, die);
  const [part = []] = parts;
  const isBound = plan.kind === 'attack' && part.includes(die) && mustAttack(w, die);
  return { parts: isBound ? parts : [toggled(part, die)], held };
}
/** A blocker goes to the strongest attacker that nobody stops yet, and waits for another one to be picked in its place.
 *  An attacker that is picked first waits for its blockers. */
function putBlock(w: Duel, plan: Plan, { parts, held }: Making, die: number): Making {
  const { whom } = plan;
  const free = (now: Parts): Making => ({ parts: now, held: NO_DIE });
  const isAttacker = whom.includes(die);
  if (held !== NO_DIE && whom.includes(held) && !isAttacker) return { parts: blocked(w, plan, parts, die, held), held };
  if (held !== NO_DIE && isAttacker && !whom.includes(held)) return free(dropped(w, plan, parts, held, die));
  if (isAttacker) return { parts, held: held === die ? NO_DIE : die };
  if (parts.some(part => part.includes(die))) return free(freed(parts, die));
  const foe = likeliest(w, plan, parts, die);
  return { parts: blocked(w, plan, parts, die, foe), held: whom.length === 1 ? NO_DIE : die };
}
/** The strongest attacker that a blocker may be set against; one that nobody stops yet before others. */
function likeliest(w: Duel, plan: Plan, parts: Parts, blocker: number): number {
  const isOpen = (attacker: number): number => (parts[plan.whom.indexOf(attacker)]!.length ? 0 : 1);
  const all = stoppable(w, plan, blocker).sort((a, b) => isOpen(b) - isOpen(a) || attackOf(w, b) - attackOf(w, a));
  return all[0] ?? NO_DIE;
}
/** A blocker is dragged to an attacker, or home. */
export function dropped(w: Duel, plan: Plan, parts: Parts, die: number, place: number | 'home'): Parts {
  if (place === 'home') return freed(parts, die);
  return parts[plan.whom.indexOf(place)]?.includes(die) ? parts : blocked(w, plan, parts, die, place);
}
/** The seat whose dice lie below, with the other's above; a watcher sees the first seat below. */
export const seatBelow = (viewer: Viewer): Seat => (typeof viewer === 'number' ? viewer : 0);
