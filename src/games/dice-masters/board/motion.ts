// Motion on a Dice Masters board: dice between places, piles and cards; rolls, and damage to dice and players.
import type { Change, Motion, Place, Places } from '#web/kit/motion.ts';
import type { Duel } from '../table/world.ts';
import { homeOf, lifeLost, rolledIn } from './layout.ts';
import { paintOf } from './looks.ts';
import type { DuelModel } from './model.svelte.ts';

/** The table before, and the length of its log. */
export interface Before {
  w: Duel;
  told: number;
}
/** Columns of the table from which one sees where dice lie. */
const PLACES = ['zone', 'seat', 'foe', 'foe2', 'under'] as const;
/** Patches leave alone what has not changed. */
export const isStill = (before: Duel, now: Duel): boolean => PLACES.every(column => before[column] === now[column]);

/** The visible changes from the table before to the present one. */
export function changesSince(before: Before, { w, log }: DuelModel, motion: Motion, here: Places): Change {
  const homes = homeBoxes();
  const boxOf = (table: Duel, die: number): DOMRect | undefined => {
    const name = homeOf(table, die);
    return name.startsWith('die:') ? here.get(Number(name.slice(4)))?.box : homes.get(name)?.box;
  };
  const [from, to] = [(die: number) => boxOf(before.w, die), (die: number) => boxOf(w, die)];
  const also = (): void => {
    for (const die of rolledIn(log.slice(before.told))) if (here.has(die)) motion.tumble(here.get(die)!.node);
    for (const [die, place] of here) {
      const n = w.damage[die]! - before.w.damage[die]!;
      if (n > 0) motion.hurt(place, n);
    }
    for (const { seat, n } of lifeLost(before.w, w)) motion.hurt(homes.get(`life:${seat}`)!, n);
    for (const die of shipped(before.w, w, here)) ship(motion, paintOf(w, die).body, from(die), to(die));
  };
  return { from, to, also };
}
/** The places of piles, cards and lives on the page. */
function homeBoxes(): Map<string, Place> {
  const places = [...document.querySelectorAll<HTMLElement>('.dm [data-home]')];
  return new Map(places.map(node => [node.dataset.home!, { node, box: node.getBoundingClientRect() }]));
}
/** Dice that have changed their piles without being drawn fly there too: purchases, a bag that is refilled. */
const shipped = (before: Duel, { zone }: Duel, here: Places): number[] =>
  zone
    .flatMap((at, die) => (at === before.zone[die] || here.has(die) || !homeOf(before, die) ? [] : [die]))
    .slice(0, MOST);
const MOST = 12;
const CUBE = 36;
function ship(motion: Motion, body: string, from: DOMRect | undefined, to: DOMRect | undefined): void {
  if (!from || !to) return;
  const cube = document.createElement('span');
  cube.style.cssText = `background:${body};border:2.5px solid var(--ink);border-radius:22%`;
  const [x, y] = [from.x + (from.width - CUBE) / 2, from.y + (from.height - CUBE) / 2];
  motion.leave(cube, new DOMRect(x, y, CUBE, CUBE), to);
}
