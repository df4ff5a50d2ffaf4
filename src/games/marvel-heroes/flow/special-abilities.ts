// Special abilities and Events as actions: what a player may use in a turn.
import type { Choice } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { abilityOf, hasOptions, POWER_UP, RESOURCE, SECOND, SUPPORT, timingOf } from '../abilities/sources.ts';
import type { Timing } from '../cards/card.ts';
import { isAlly, powerUpOf } from '../table/deck.ts';
import { teamHeroes } from '../table/figures.ts';
import { HEROES, type Marvel, SUPPORTING, type T } from '../table/world.ts';
import { unusable } from './refusals.ts';

/** MH-ABL-01..05, MH-ABL-07, MH-RUL-40, MH-RUL-72: what may be used as the action or before it. */
export function usableAt(w: Marvel, seat: Seat, isBefore: boolean): number[] {
  const at: Timing = isBefore ? 'beforeAction' : 'action';
  const out: number[] = [];
  const add = (source: number): void => {
    if (timingOf(source) !== at || (abilityOf(source).limit === 'round' && w.used.includes(source))) return;
    out.push(source);
    if (hasOptions(source)) out.push(source + SECOND);
  };
  for (const hero of teamHeroes(w, seat)) if (w.status[hero] === SUPPORTING) add(SUPPORT + hero);
  for (const n of w.powerUps[seat]!) if (powerUpOf(n).ability) add(POWER_UP + n);
  for (const card of w.allies[seat]!) add(RESOURCE + card);
  for (const card of w.piles.hand[seat]!.cards) if (!isAlly(card)) add(RESOURCE + card);
  return out;
}

/** Power-Ups of the seat that may be used at a time of the round. */
export const powerUpsAt = (w: Marvel, seat: Seat, at: Timing): number[] =>
  w.powerUps[seat]!.flatMap(n =>
    powerUpOf(n).ability?.at === at && !w.used.includes(POWER_UP + n) ? [POWER_UP + n] : [],
  );

/** An ability to use at a time of the round; `then` is where the asking procedure goes on. */
export const useAt = <N extends string = never>(
  at: Timing,
  each: (t: T, seat: Seat) => readonly number[],
  then?: N | 'end',
): Choice<Marvel, object, N> => ({
  of: 'ability',
  each: (t, _my, seat) => each(t, seat),
  misfit: (t, _my, seat, source) => unusable(t, seat, source, at),
  take(t, _my, seat, source) {
    t.call('using', { seat, source, koSide: HEROES, koFrom: '' });
    return then;
  },
});
