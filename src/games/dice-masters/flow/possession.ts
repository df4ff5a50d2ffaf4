// Possession: a die that waits for the attack step takes control of an opposing character (DM-CTL).
import { procedure } from '#engine/game.ts';
import { candidatesFor } from '../abilities/reach.ts';
import type { Locals, Scope } from '../table/locals.ts';
import { levelOf, put, USED, type Duel, type Force, charactersOf } from '../table/world.ts';
import { distinct } from '../table/looks.ts';
import { control } from '../table/control-and-capture.ts';
import { scopeOf } from '../abilities/triggers.ts';

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
