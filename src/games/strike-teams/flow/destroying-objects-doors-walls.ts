// Objects, doors and walls that are destroyed, opened or breached.
import { opened } from '../table/edges.ts';
import { gridFor } from '../table/figures.ts';
import type { T } from '../table/world.ts';

/** ST-OBJ-06 ST-LOS-10: rubble from now on. ST-SPC-05: an Ammunition Crate explodes when it is destroyed, not when it
 *  is taken apart (ST-RUL-85) or hurled (ST-RUL-87). */
export function destroyObject(t: T, square: number, explodes: boolean): void {
  const kind = gridFor(t.world).object[square];
  t.log('destroyed', { square });
  t.world.rubble.push(square);
  if (explodes && kind === 'ammunition') t.call('explosion', { square });
}
/** ST-GLO-08 ST-OBJ-07 ST-OBJ-10 ST-OBJ-11 ST-INT-05: open for the rest of the mission. */
export function openBarrier(t: T, barrier: number): void {
  const w = t.world;
  w.open = opened(w.open, barrier);
  t.log('opened', { barrier });
}
