// Answers that are made on the board before they are given: dice to reroll, attackers, blockers, damage to divide.
import type { Decision, Seat } from '#engine/types.ts';
import { mostBlocks, mustAttack, refuseAttacker, refuseBlock } from '../abilities/legality.ts';
import type { Duel } from '../table/world.ts';

export interface Plan {
  kind: 'reroll' | 'attack' | 'block' | 'divide';
  /** Dice that may be picked; for damage, the dice it is divided among. */
  things: readonly number[];
  /** For blocks and damage: the die that each slot is about. */
  whom: readonly number[];
  /** Damage to divide. */
  n: number;
}
const KINDS: readonly Plan['kind'][] = ['reroll', 'attack', 'block', 'divide'];

/** What the question lets one make, if it is one of these. */
export function planOf(decision: Decision | undefined): Plan | undefined {
  const kind = KINDS.find(verb => decision && verb in decision.forms);
  const slots = kind && decision!.forms[kind]!.to[0]?.slots;
  if (!kind || !slots?.length) return undefined;
  const whom = slots.map(({ facts }) => Number(facts?.die ?? -1));
  if (kind === 'divide') return { kind, things: whom, whom, n: slots[0]!.max };
  return { kind, things: slots[0]!.things ?? [], whom, n: 0 };
}

/** Parts of the answer as they stand: picked dice, blockers by attacker, or damage by die. */
export type Parts = readonly (readonly number[])[];

/** What is there at first: those who must attack; nothing else. */
export function firstParts(w: Duel, { kind, things, whom }: Plan): Parts {
  if (kind === 'attack') return [things.filter(die => mustAttack(w, die))];
  if (kind === 'reroll') return [[]];
  return whom.map(() => (kind === 'divide' ? [0] : []));
}
export const optionOf = ({ kind }: Plan, parts: Parts): string =>
  [kind, 0, ...parts.map(part => part.join('+'))].join(':');

const ascending = (dice: readonly number[]): number[] => [...dice].sort((a, b) => a - b);
/** Puts a die in, or takes it out. */
export const toggled = (part: readonly number[], die: number): number[] =>
  part.includes(die) ? part.filter(d => d !== die) : ascending([...part, die]);

export const canPick = (w: Duel, { kind, things }: Plan, die: number): boolean =>
  things.includes(die) && (kind !== 'attack' || !refuseAttacker(w, die));
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
  return room.map((part, i) => (i === at ? ascending([...part, blocker]) : part));
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
/** Whose dice are above: those of the other one; whoever only watches sees the first seat below. */
export const seatBelow = (viewer: Seat | 'spectator' | 'everything'): Seat => (typeof viewer === 'number' ? viewer : 0);
