// Attack step, attackers: any set of the own characters that holds all who must attack (DM-ATK).
import type { AskOne, Composed, Verdict } from '#engine/definition.ts';
import { formOf } from '#engine/forms.ts';
import type { Made, Seat } from '#engine/types.ts';
import { attackPrice, mustAttack, refuseAttacker } from '../abilities/legality.ts';
import { rosterOf } from '../abilities/roster.ts';
import { attackOf, totalAttack } from '../abilities/stats.ts';
import { raiseAll, raiseFor } from '../abilities/triggers.ts';
import { ATTACK, charactersOf, diceIn, FIELD, hasCharacters, other, put, type Duel, type T } from '../table/world.ts';
import { distinct } from '../table/looks.ts';
import { setOf } from './roll-and-reroll.ts';
import { lose } from '../table/life-and-winning.ts';

/** DM-ATK-02, DM-ATK-03, DM-ATK-04, DM-ATK-05, DM-GLS-04, DM-PRU-08; DM-RUL-13: none unless forced, for who does not
 *  answer. */
export const attackers: AskOne<Duel, object, never> = {
  rule: 'DM-ATK-02',
  idle: (t, _my, seat) => idleAttack(forcedAttackers(t.world, seat)),
  one: t => (hasCharacters(t.world, t.world.active) ? t.world.active : null),
  facts: (t, _my, seat) => ({
    seat: other(seat),
    life: t.world.life[other(seat)]!,
    foes: charactersOf(t.world, other(seat)).length,
  }),
  choices: {
    hold: {
      refuse: (t, _my, seat) => forcedAttackers(t.world, seat).length > 0 && 'DM-RUL-38',
      take: () => undefined,
    },
    attack: attacking(),
  },
};

const canAttack = (w: Duel, seat: Seat): number[] => charactersOf(w, seat).filter(die => !refuseAttacker(w, die));
/** DM-RUL-38, DM-RUL-39: characters that have to attack. */
const forcedAttackers = (w: Duel, seat: Seat): readonly number[] =>
  w.forces.length || rosterOf(w).limits.mustAttack ? charactersOf(w, seat).filter(die => mustAttack(w, die)) : NO_DICE;
const NO_DICE: readonly number[] = [];
/** DM-RUL-13: forced attackers, and nobody else. */
const idleAttack = (forced: readonly number[]): string =>
  forced.length ? `attack:0:${setOf(forced).parts[0]!.join('+')}` : 'hold';

/** The declaration of attackers: any set that holds all who must attack. */
function attacking(): Composed<Duel, object, never> {
  return {
    form(t, _my, seat) {
      const dice = charactersOf(t.world, seat);
      return formOf({ say: 'slot.attackers', of: 'pick', things: dice, min: 1, max: dice.length });
    },
    suggest: (t, _my, seat) => attackSuggestions(t.world, seat),
    sample: (t, _my, seat, random) => setOf(charactersOf(t.world, seat).filter(() => random.below(2))),
    refuse: (t, _my, seat, made) => refuseAttack(t.world, seat, made.parts[0]!),
    facts: (t, _my, _seat, made) => ({ dice: made.parts[0]!, n: totalAttack(t.world, made.parts[0]!) }),
    refs: (_t, _my, _seat, made) => made.parts[0]!.map(die => `die:${die}` as const),
    take(t, _my, seat, made) {
      const w = t.world;
      const dice = made.parts[0]!;
      const price = dice.reduce((sum, die) => sum + attackPrice(w, die), 0);
      for (const die of dice) put(w, die, ATTACK); // DM-ATK-04; DM-ACV-05: that fields nobody
      t.log('attacked', { seat, dice });
      if (price) lose(t, seat, price, 'paid'); // DM-RUL-90
    },
  };
}
/** DM-CTL-02, DM-RUL-72 and what else keeps one back. */
function refuseAttack(w: Duel, seat: Seat, dice: readonly number[]): Verdict {
  if (!dice.length) return 'DM-ATK-05';
  for (const die of dice) {
    const refused = refuseAttacker(w, die);
    if (refused) return refused;
  }
  if (dice.reduce((sum, die) => sum + attackPrice(w, die), 0) > w.life[seat]!) return 'DM-RUL-58';
  return forcedAttackers(w, seat).some(die => !dice.includes(die)) && 'DM-RUL-38';
}

/** DM-ATK-06: what answers the attack, a text of the defender once a declaration (DM-RUL-77, DM-RUL-88); DM-RUL-38: who
 *  had to attack once has done so. */
export function attackEffects(t: T, attackers: readonly number[]): void {
  const w = t.world;
  if (w.forces.length) w.forces = w.forces.filter(f => !(f.until === 'nextAttack' && attackers.includes(f.whom)));
  raiseFor(t, 'opponentAttacks', other(w.active));
  raiseAll(t, 'attacks', attackers);
  raiseAll(t, 'youAttackWithoutThis', diceIn(w, w.active, FIELD));
}

/** All that can; the strong ones; the forced ones; each alone with the forced ones. */
function attackSuggestions(w: Duel, seat: Seat): Made[] {
  const able = canAttack(w, seat);
  const bits = (test: (die: number) => boolean): number =>
    able.reduce((set, die, i) => (test(die) ? set | (1 << i) : set), 0);
  const forced = bits(die => mustAttack(w, die));
  const sets = new Set([bits(() => true), bits(die => attackOf(w, die) > 1) | forced, forced]);
  for (const die of distinct(w, able)) sets.add(forced | (1 << able.indexOf(die)));
  sets.delete(0);
  return [...sets].map(set => ({ to: 0, parts: [able.filter((_, i) => set & (1 << i))] }));
}
