// Roll and reroll step: dice drawn and dice that waited are rolled, some again, then lie in the reserve pool (DM-ROL).
import type { AskOne, Composed } from '#engine/definition.ts';
import { formOf } from '#engine/forms.ts';
import { procedure } from '#engine/game.ts';
import type { Made, Seat } from '#engine/types.ts';
import { isActive } from '../abilities/counting.ts';
import { rosterOf } from '../abilities/roster.ts';
import type { Turn } from '../table/locals.ts';
import {
  faceOf,
  has,
  other,
  ownedIn,
  PARTIAL,
  PREP,
  put,
  RESERVE,
  ROLLING,
  unmark,
  type Duel,
  type T,
} from '../table/world.ts';
import { roll } from '../table/rolling-and-spinning.ts';

/** A set of the dice just rolled, rerolled as one group. */
const reroll: Composed<Duel, object, never> = {
  form({ world }) {
    const things = rerollable(world);
    return formOf({ say: 'slot.dice', of: 'die', things, min: 0, max: things.length });
  },
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

export const rollAndReroll = {
  /** DM-ROL-01 */
  roll(t: T): void {
    const w = t.world;
    const dice = rolling(w);
    for (const die of dice) roll(w, die, t.random);
    t.log('rolled', { seat: w.active, dice });
    if (mayHaveRerolled(w)) t.call('opponentRerolls');
  },
  /** DM-ROL-02, DM-ROL-03, DM-ROL-04; DM-RUL-13: no answer keeps all. */
  reroll: {
    rule: 'DM-ROL-02',
    idle: 'keep',
    one: t => t.world.active,
    choices: { keep: { take: () => undefined }, reroll },
  } as AskOne<Duel, object, never>,
  /** DM-RUL-21: Scarlet Witch gives one more reroll. */
  more(t: T, my: Turn): 'reroll' | undefined {
    const w = t.world;
    const extra = (rosterOf(w).specials.extraReroll ?? []).some(slot => isActive(w, w.active, slot));
    return extra && ++my.again === 1 ? 'reroll' : undefined;
  },
  /** DM-ROL-05 */
  reserve(t: T): void {
    const w = t.world;
    for (const die of rolling(w)) {
      unmark(w, die, ROLLING);
      put(w, die, RESERVE);
    }
  },
};

/** DM-RUL-18, DM-ETQ-03: own dice that were in the prep area as the turn began, and those drawn in it. */
export const rolling = (w: Duel): number[] => ownedIn(w, w.active, PREP).filter(die => has(w, die, ROLLING));
/** DM-PAY-07 */
const rerollable = (w: Duel): number[] => rolling(w).filter(die => !has(w, die, PARTIAL));

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
  const sets: number[] = [];
  for (const set of [(1 << dice.length) - 1, energy, weak, low, ...dice.map((_, i) => 1 << i)])
    if (set && !sets.includes(set)) sets.push(set);
  return sets.map(bits => ({ to: 0, parts: [dice.filter((_, i) => bits & (1 << i))] }));
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
