// A turn: clear and draw, roll and reroll, main, attack, clean up (DM-TRN-02); then the next one.
import type { Composed } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Result, Seat } from '#engine/types.ts';
import { drain, drawDice, raiseFor } from '../abilities/triggers.ts';
import { rosterOf } from '../abilities/roster.ts';
import {
  diceIn,
  faceOf,
  has,
  hasCharacters,
  isActive,
  KEPT,
  mark,
  other,
  ownedIn,
  PARTIAL,
  PREP,
  put,
  RESERVE,
  roll,
  ROLLING,
  unmark,
  unpair,
  USED,
  type Duel,
} from '../table/world.ts';
import { lose } from './life.ts';
import { cleanUp } from './clean-up.ts';

export const DRAW = 4;

/** DM-RUL-14: a hundred turns a player. */
const TURN_LIMIT = 200;
function tooLong({ life: [a, b] }: Duel): Result {
  const ranks = a === b ? [1, 1] : a! > b! ? [1, 2] : [2, 1];
  return { ranks, rule: 'DM-RUL-14', reason: { say: 'tooLong', facts: { a: a!, b: b! } } };
}

/** A set of the dice just rolled, rerolled as one group. */
const reroll: Composed<Duel, object, never> = {
  form: t => ({ to: [{ n: 0, slots: [slotOf(rerollable(t.world))] }] }),
  suggest: t => rerollSuggestions(t.world),
  sample: (t, _my, _seat, random) => setOf(rerollable(t.world).filter(() => random.below(2))),
  refuse: (_t, _my, _seat, made) => made.parts[0]!.length === 0 && 'DM-ROL-02',
  facts: (_t, _my, _seat, made) => ({ dice: made.parts[0]! }),
  refs: (_t, _my, _seat, made) => made.parts[0]!.map(die => `die:${die}` as const),
  take(t, _my, seat, made) {
    for (const die of made.parts[0]!) roll(t.world, die, t.random);
    t.log('rerolled', { seat, dice: made.parts[0]! });
  },
};

/** Turns one after the other until somebody has won (DM-TRN-01). */
export const turn = procedure<Duel, { missing: number; again: number }>()({
  /** DM-RUL-67, DM-RUL-18, DM-PRU-07: pairs end, dice that wait in the prep area will be rolled. */
  start(t, my) {
    const w = t.world;
    my.again = 0;
    t.log('turnStarted', { seat: w.active });
    for (let die = 0; die < w.partner.length; die++) if (w.seat[die] === w.active) unpair(w, die);
    if (w.forces.length) w.forces = w.forces.filter(f => !(f.until === 'yourTurn' && f.by === w.active));
    for (const die of ownedIn(w, w.active, PREP)) mark(w, die, ROLLING);
    raiseFor(t, 'turnStarts', w.active);
    drain(t);
  },
  /** DM-CLR-01 */
  clear(t) {
    const w = t.world;
    for (const die of ownedIn(w, w.active, RESERVE))
      if (has(w, die, KEPT)) unmark(w, die, KEPT);
      else put(w, die, USED);
  },
  /** DM-CLR-02 to DM-CLR-08, DM-RUL-15, DM-RUL-17 */
  draw(t, my) {
    const w = t.world;
    const drawn = drawDice(t, w.active, DRAW, PREP);
    for (const die of drawn) mark(w, die, ROLLING);
    my.missing = DRAW - drawn.length;
    w.loose[w.active]! += my.missing;
    if (my.missing && lose(t, w.active, my.missing, 'missing')) return 'end';
    drain(t);
    return undefined;
  },
  /** DM-ROL-01 */
  roll(t) {
    const w = t.world;
    const dice = rolling(w);
    for (const die of dice) roll(w, die, t.random);
    t.log('rolled', { seat: w.active, dice });
    if (mayHaveRerolled(w)) t.call('opponentRerolls');
  },
  /** DM-ROL-02 to DM-ROL-04 */
  reroll: {
    rule: 'DM-ROL-02',
    idle: 'keep',
    one: t => t.world.active,
    choices: {
      keep: { take: () => undefined },
      reroll,
    },
  },
  /** DM-RUL-21: Scarlet Witch gives one more reroll. */
  more(t, my) {
    const w = t.world;
    const extra = (rosterOf(w).specials.extraReroll ?? []).some(slot => isActive(w, w.active, slot));
    return extra && ++my.again === 1 ? 'reroll' : undefined;
  },
  /** DM-ROL-05 */
  reserve(t) {
    const w = t.world;
    for (const die of rolling(w)) {
      unmark(w, die, ROLLING);
      put(w, die, RESERVE);
    }
  },
  main: t => t.call('main'),
  /** DM-MAI-04, DM-FLD-07; texts of the other player that answer the end of this step. */
  mainEnds(t) {
    const w = t.world;
    for (const die of diceIn(w, w.active, RESERVE)) if (faceOf(w, die).level) put(w, die, USED);
    raiseFor(t, 'opponentMainEnds', other(w.active));
    drain(t);
  },
  /** DM-ATK-05: without a character there is nothing to declare. */
  attack(t) {
    if (hasCharacters(t.world, t.world.active)) t.call('attack');
  },
  ...cleanUp,
  /** DM-CLN-06, DM-RUL-14 */
  next(t) {
    const w = t.world;
    w.turns++;
    if (w.turnLimit && w.turns >= TURN_LIMIT) return t.finish(tooLong(w));
    w.active = other(w.active);
    return 'start';
  },
});

export const rolling = (w: Duel): number[] => ownedIn(w, w.active, PREP).filter(die => has(w, die, ROLLING));
/** DM-PAY-07 */
const rerollable = (w: Duel): number[] => rolling(w).filter(die => !has(w, die, PARTIAL));

const slotOf = (dice: number[]) => ({ say: 'slot.dice', of: 'die', things: dice, min: 0, max: dice.length });
export const setOf = (dice: readonly number[]): Made => ({ to: 0, parts: [[...dice].sort((a, b) => a - b)] });

/** Rerolls a player would think of: all dice; all but the characters; weak faces; single dice. */
function rerollSuggestions(w: Duel): Made[] {
  const dice = rerollable(w);
  let [energy, weak, low] = [0, 0, 0];
  dice.forEach((die, i) => {
    const { level, action, amount } = faceOf(w, die);
    if (!level && !action) energy |= 1 << i;
    if (amount < 2 && !action) weak |= 1 << i;
    if (level === 1) low |= 1 << i;
  });
  const sets = new Set([(1 << dice.length) - 1, energy, weak, low]);
  for (let i = 0; i < dice.length; i++) sets.add(1 << i);
  sets.delete(0);
  return [...sets].map(bits => ({ to: 0, parts: [dice.filter((_, i) => bits & (1 << i))] }));
}

/** DM-RUL-21: during the turn after Scarlet Witch, Unity Squad was fielded, her player may have one die rerolled. */
export const opponentRerolls = procedure<Duel>()({
  reroll: {
    rule: 'DM-RUL-21',
    idle: 'keep',
    one: t => (mayHaveRerolled(t.world) ? other(t.world.active) : null),
    choices: {
      keep: { take: t => dropReroll(t.world) },
      rerollOne: {
        of: 'die',
        each: t => rolling(t.world),
        take(t, _my, seat: Seat, die) {
          dropReroll(t.world);
          roll(t.world, die, t.random);
          t.log('rerolled', { seat, dice: [die] });
          return 'reroll';
        },
      },
    },
  },
});
const mayHaveRerolled = (w: Duel): boolean => w.forces.some(f => f.kind === 'opponentRerolls' && f.by !== w.active);
function dropReroll(w: Duel): void {
  const at = w.forces.findIndex(f => f.kind === 'opponentRerolls' && f.by !== w.active);
  if (at >= 0) w.forces.splice(at, 1);
}
