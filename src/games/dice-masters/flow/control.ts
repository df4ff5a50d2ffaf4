// Control: a character that fights for the other player, and goes back to its owner (DM-CTL).
import type { Table } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { scopeOf } from '../abilities/triggers.ts';
import { force } from '../abilities/lasting.ts';
import { candidatesFor } from '../abilities/reach.ts';
import type { Locals, Scope } from '../table/locals.ts';
import { charactersOf, FIELD, levelOf, put, unpair, USED, type Duel, type Force } from '../table/world.ts';
import { distinct } from './choosing.ts';

/** DM-RUL-62: before attackers are declared, each waiting Possession takes a character that must attack. */
export const possessing = procedure<Duel, Locals['possessing']>()({
  next(t, my) {
    const waiting = waitingPossession(t.world);
    if (!waiting) return 'end';
    const { by, die, action } = waiting;
    Object.assign(my, { ...scopeOf(action * 10, by, die), action });
    return undefined;
  },
  pick: {
    rule: 'DM-RUL-62',
    idle: 'choose',
    forced: 'take',
    one: (t, my) => (possessable(t.world, my).length ? my.seat : null),
    facts: (_t, my) => ({ ability: my.id }),
    choices: {
      choose: {
        of: 'die',
        each: (t, my) => distinct(t.world, possessable(t.world, my)),
        take: (_t, my, _seat, die) => void (my.chosen = [die]),
      },
    },
  },
  answer(t, my) {
    if (my.chosen.length) t.call('retargeting', { ...my }, 'chosen');
  },
  take(t, my) {
    const w = t.world;
    w.forces = w.forces.filter(f => !(f.kind === 'possession' && f.die === my.die));
    put(w, my.die, USED);
    if (my.chosen.length) control(t, my, my.chosen[0]!);
    return 'next';
  },
});
const waitingPossession = (w: Duel): Force | undefined =>
  w.forces.find(f => f.kind === 'possession' && f.by === w.active);

/** Opposing characters of a lower level than some own one, or with two bursts of an equal one. */
function possessable(w: Duel, my: Scope): number[] {
  const highest = Math.max(0, ...charactersOf(w, my.seat).map(die => levelOf(w, die)));
  const most = highest - 1 + waitingPossession(w)!.n;
  return candidatesFor(w, my, { whose: 'opposing' }).filter(die => levelOf(w, die) <= most);
}

/** DM-CTL-01, DM-RUL-66: it leaves its owner's field, and its pair with it; DM-ACV-07: it is not fielded. DM-CTL-03,
 *  DM-RUL-64: it works by its owner's card, for who controls it. DM-CTL-02: what controls it cannot attack itself. */
function control(t: Table<Duel>, my: Scope, die: number): void {
  const w = t.world;
  unpair(w, die);
  w.seat[die] = my.seat;
  force(t, my, 'controls', die);
  force(t, my, 'mustAttack', die);
  t.log('controlled', { seat: my.seat, die });
}

/** DM-CTL-05, DM-CTL-06: back to where it was taken from. */
export function giveBack(w: Duel, die: number): void {
  goBack(w, die);
  put(w, die, FIELD);
}
/** DM-CTL-05, DM-RUL-66: it leaves the field of who controlled it, and a pair it was in ends. */
export function goBack(w: Duel, die: number): void {
  if (w.seat[die] !== w.owner[die]) unpair(w, die);
  w.seat[die] = w.owner[die]!;
}

/** DM-CTL-04, DM-RUL-63: a controlled die goes to its owner. */
export function endControl(w: Duel, die: number): void {
  w.seat[die] = w.owner[die]!;
}
