// Tactical retreats, and figures that leave the mission for good.
import type { Choices } from '#engine/definition.ts';
import { noteDeed } from '../table/deeds.ts';
import { isHenchman, isOnMap, kindOf } from '../table/figures.ts';
import type { Activation } from '../table/locals.ts';
import { openPartsOf } from '../table/scenario-cards.ts';
import { colourOf } from '../table/spawn-points.ts';
import { type Figure, EXTRACTED, HENCHMEN, NONE, type Strike, type T } from '../table/world.ts';
import { defeat } from './defeat-and-respawn.ts';
import { checkScenarios } from './objective-points.ts';

/** ST-RET-06 ST-RET-08 ST-RET-09 ST-RUL-78: on a spawn point of its own kind, and not the round after a respawn. */
export function mayExtract(w: Strike, figure: Figure): boolean {
  if (isHenchman(figure) || !isOnMap(w, figure)) return false;
  const respawned = w.respawned[figure]!;
  return w[colourOf(kindOf(figure))].includes(w.at[figure]!) && (respawned === 0 || w.round >= respawned + 2);
}

/** A turn that ends before it has begun: a retreat or an extraction. */
export const leaving: Choices<Strike, Activation, 'end'> = {
  /** ST-RET-01..04 ST-HEN-13: before anything else, so not after a roll. */
  retreat: {
    when: (_t, my) => my.character !== HENCHMEN && !my.hasRolled,
    take: (t, my) => {
      t.log('retreated', { figure: my.character });
      defeat(t, my.character);
      checkScenarios(t);
      return 'end';
    },
  },
  /** ST-RET-07 ST-RET-10: neither defeated nor worth OP. */
  extract: {
    when: (t, my) => !my.hasRolled && mayExtract(t.world, my.character),
    take: (t, my) => {
      extract(t, my.character);
      return 'end';
    },
  },
};
function extract(t: T, figure: Figure): void {
  const w = t.world;
  noteDeed(w, { do: 'out', figure, parts: openPartsOf(w, figure) }); // ST-SEAT-07 ST-RUL-104: all see deeds
  w.presence[figure] = EXTRACTED;
  w.at[figure] = NONE;
  w.trapped[figure] = w.prone[figure] = 0;
  w.tokenCarrier.forEach((carrier, token) => {
    if (carrier === figure) w.tokenCarrier[token] = NONE;
  });
  t.log('extracted', { figure });
  checkScenarios(t);
}
