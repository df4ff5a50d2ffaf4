// The scope of a running effect: its targets, and the Schools and Characters that it reaches.
import { only } from '#engine/seats.ts';
import type { Seat } from '#engine/types.ts';
import type { Target, Whom } from '../cards/card.ts';
import type { Aim, Scope } from '../table/locals.ts';
import { charactersOf, FIRST_TOKEN, NONE, type T } from '../table/world.ts';

export const aimOf = (target: Target): Aim =>
  'school' in target ? 'school' : 'character' in target ? 'character' : 'plot';

/** Targets as a card's effects will know them. */
export const aimed = (targets: readonly Target[] = [], named: readonly number[]): Partial<Scope> => ({
  aims: targets.map(aimOf),
  ...(named.length > 0 && { target: named[0]! }),
  ...(named.length > 1 && { target2: named[1]! }),
});

const NOBODY: readonly number[] = [];

/** The named target as it was meant, or nothing. */
function named({ target, target2, aims }: Scope, who: 'target' | 'target2'): { n: number; is: Aim } | undefined {
  const n = who === 'target' ? target : target2;
  return n === undefined ? undefined : { n, is: aims?.[who === 'target' ? 0 : 1] ?? 'school' };
}
/** The figure on that side of the attack at hand. */
const figureOf = (t: T, side: 'attacker' | 'defender'): number => {
  const attack = t.outer('attack');
  return attack ? (side === 'attacker' ? attack.attacker : attack.target) : NONE;
};

/** The Schools that it reaches, in order of play from the user. */
export function seatsOf(t: T, my: Scope, who: Whom): readonly Seat[] {
  if (who === 'you' || who === 'self') return only(my.by);
  if (who === 'acting') return only(my.acting);
  if (who === 'others') return t.clockwise(my.by, 1);
  if (who === 'ahead') return t.clockwise(my.by, 1).filter(seat => t.world.rp[seat]! > t.world.rp[my.by]!);
  if (who === 'everybody') return t.clockwise(my.by);
  if (who === 'supporters') return t.clockwise(my.by, 1).filter(seat => t.outer('event')?.given[seat]);
  if (who === 'attacker' || who === 'defender') {
    const figure = figureOf(t, who);
    return figure >= 0 && figure < FIRST_TOKEN ? only(figure) : NOBODY;
  }
  const to = named(my, who);
  const seat = to?.is === 'character' ? t.world.owner[to.n]! : (to?.n ?? NONE);
  return to?.is === 'plot' || seat === NONE ? NOBODY : only(seat);
}

/** The Characters that it reaches: the one named, or all of the Schools reached. */
export function charactersAt(t: T, my: Scope, who: Whom): readonly number[] {
  if (who === 'self') return my.self === NONE ? NOBODY : [my.self];
  if (who === 'attacker' || who === 'defender')
    return seatsOf(t, my, who).map(seat => t.world.fight!.pcs.find(pc => pc.seat === seat)!.character);
  const to = who === 'target' || who === 'target2' ? named(my, who) : undefined;
  if (to?.is === 'character') return t.world.owner[to.n] === NONE ? NOBODY : [to.n];
  return seatsOf(t, my, who).flatMap(seat => charactersOf(t.world, seat));
}

/** The Plot Card named in the discard pile, or NONE. */
export function plotNamed(my: Scope): number {
  const to = named(my, 'target') ?? { n: NONE, is: 'school' };
  return to.is === 'plot' ? to.n : NONE;
}
