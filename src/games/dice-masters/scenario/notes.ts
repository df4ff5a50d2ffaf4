// Notes on a die, as positions write them and `look` reads them: 'Cyclops 2, 3 damage, +1 attack, -1 defense, fielded,
// blocks Iceman 1, paired with Angel 2'; and lasting effects, with dice by seat and name: '1:Cyclops 2'.
import type { Seat } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import { matches, written } from './writing.ts';
import {
  ATTACK,
  BLOCKED,
  FIELDED,
  has,
  HOOKED,
  HURT,
  inField,
  KEPT,
  mark,
  NO_DIE,
  PARTIAL,
  ROLLING,
  USED_UP,
  type Duel,
  type Force,
} from '../table/world.ts';

/** A die that was laid out, and its whole text. */
export interface Laid {
  text: string;
  die: number;
}
const COUNTS = { damage: 'damage', attack: 'plusAttack', defense: 'plusDefense', spared: 'spared' } as const;
const SIGNED: readonly string[] = ['attack', 'defense'];
const MARKS = {
  rolling: ROLLING,
  'partly spent': PARTIAL,
  fielded: FIELDED,
  blocked: BLOCKED,
  hurt: HURT,
  'used up': USED_UP,
  kept: KEPT,
} as const;
/** Dice that a die is tied to; a hooked die lies 'on' a card. */
const TIES = { blocks: 'foe', 'also blocks': 'foe2', 'paired with': 'partner', under: 'under' } as const;
const NOTE = new RegExp(
  [
    `^(?<n>[+-]?\\d+) (?<count>${Object.keys(COUNTS).join('|')})$`,
    `^(?<mark>${Object.keys(MARKS).join('|')})$`,
    `^(?<tie>${Object.keys(TIES).join('|')}|on) (?<to>.+)$`,
    `^owned by (?<owner>[01])$`,
  ].join('|'),
);

/** The die and its notes; a comma that begins no note belongs to a name. */
function parts(text: string): string[] {
  const out: string[] = [];
  for (const part of text.split(', '))
    if (!out.length || NOTE.test(part)) out.push(part);
    else out.push(`${out.pop()!}, ${part}`);
  return out;
}
export const withoutNotes = (text: string): string => parts(text)[0]!;
/** The owner of a die; when none is written, the seat that controls it. */
export const ownerIn = (text: string, seat: Seat): Seat => Number(/, owned by ([01])\b/.exec(text)?.[1] ?? seat);

export function layNotes(w: Duel, laid: readonly Laid[]): void {
  for (const { text, die } of laid) for (const note of parts(text).slice(1)) layNote(w, die, NOTE.exec(note)!.groups!);
}
function layNote(w: Duel, die: number, note: Record<string, string>): void {
  if (note.count) w[COUNTS[note.count as keyof typeof COUNTS]][die] = Number(note.n);
  else if (note.mark) mark(w, die, MARKS[note.mark as keyof typeof MARKS]);
  else if (note.tie === 'on') w.under[die] = slotNamed(w, note.to!);
  else if (note.tie) tie(w, die, TIES[note.tie as keyof typeof TIES], note.to!);
}
function tie(w: Duel, die: number, to: (typeof TIES)[keyof typeof TIES], name: string): void {
  const seat = w.seat[die]!;
  const isNear = (one: number): boolean => {
    if (to === 'under') return w.zone[one] === HOOKED;
    return to === 'partner' ? w.seat[one] === seat && inField(w, one) : w.seat[one] !== seat && w.zone[one] === ATTACK;
  };
  const found = w.zone.findIndex((_, one) => one !== die && isNear(one) && matches(w, one, name));
  if (found === NO_DIE) throw new Error(`there is no ${name} for ${written(w, die)} of seat ${seat} to be tied to`);
  w[to][die] = found;
  if (to === 'partner') w.partner[found] = die;
}
function slotNamed(w: Duel, name: string): number {
  const slot = w.cards.findIndex(card => cardOf(card).name === name);
  if (slot < 0) throw new Error(`there is no card of ${name}`);
  return slot;
}

/** A die with all that clings to it, as a position writes it. */
export function noted(w: Duel, die: number): string {
  const counts = Object.entries(COUNTS).flatMap(([count, column]) => {
    const n = w[column][die]!;
    return n ? [`${n > 0 && SIGNED.includes(count) ? '+' : ''}${n} ${count}`] : [];
  });
  const marks = Object.entries(MARKS).flatMap(([name, bit]) => (has(w, die, bit) ? [name] : []));
  const ties = Object.entries(TIES).flatMap(([name, column]) => {
    if (w[column][die] === NO_DIE) return [];
    if (w.zone[die] === HOOKED) return [`on ${cardOf(w.cards[w.under[die]!]!).name}`];
    return [`${name} ${written(w, w[column][die]!)}`];
  });
  const owner = w.owner[die] === w.seat[die] ? [] : [`owned by ${w.owner[die]}`];
  return [written(w, die), ...counts, ...marks, ...ties, ...owner].join(', ');
}

// ---- what lasts --------------------------------------------------------------------------------------------

/** A force with its dice by seat and name, '1:Cyclops 2'. By seat 0 and for the turn when left out. */
export interface ForceText extends Partial<Omit<Force, 'whom' | 'die'>> {
  kind: string;
  whom?: string;
  /** The die that it came from. */
  die?: string;
}
export const layForces = (w: Duel, forces: readonly ForceText[]): Force[] =>
  forces.map(({ kind, whom, by = 0, die, until = 'turn', action = 0, n = 0 }) => ({
    kind,
    whom: dieNamed(w, whom),
    by,
    die: dieNamed(w, die),
    until,
    action,
    n,
  }));
function dieNamed(w: Duel, text?: string): number {
  if (text === undefined) return NO_DIE;
  const [, seat, name = ''] = /^([01]):(.+)$/.exec(text) ?? [];
  const found = w.zone.findIndex((_, die) => w.seat[die] === Number(seat) && matches(w, die, name));
  if (found === NO_DIE) throw new Error(`there is no die '${text}'; write it as '1:Cyclops 2'`);
  return found;
}
/** A force as a position writes it. */
export function forceText(w: Duel, { kind, whom, by, die, until, action, n }: Force): ForceText {
  const named = (one: number): string => `${w.seat[one]}:${written(w, one)}`;
  const dice = { ...(whom !== NO_DIE && { whom: named(whom) }), ...(die !== NO_DIE && { die: named(die) }) };
  return { kind, ...dice, by, until, ...(action && { action }), ...(n && { n }) };
}
