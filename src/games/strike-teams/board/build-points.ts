// Build Points of a draft that is being made: what its cards cost, and whose cost too much.
import type { Composition, Parts } from '#web/kit/picking.ts';
import { ACTIONS } from '../cards/actions.ts';

/** Build Points of the cards in one part of a draft, and how many there are. */
export function buildOf({ slots }: Composition, parts: Parts, i: number): { spent: number; most: number } {
  const spent = (parts[i] ?? []).reduce((sum, card) => sum + ACTIONS[card]!.build, 0);
  return { spent, most: Number(slots[i]?.facts?.n ?? 0) };
}
export const characterOfSlot = ({ slots }: Composition, i: number): number => Number(slots[i]?.facts?.character ?? 0);
/** The first character whose cards cost too much, or none. */
export const tooDear = (making: Composition, parts: Parts): number =>
  making.verb === 'draft'
    ? making.slots.findIndex((_, i) => {
        const { spent, most } = buildOf(making, parts, i);
        return spent > most;
      })
    : -1;
