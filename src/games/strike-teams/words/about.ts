// Descriptions of things on the table that are no cards: the kind of thing, then its words.
import type { About } from '#engine/definition.ts';
import type { Text } from '#engine/types.ts';
import { isOpen } from '../table/edges.ts';
import { gridFor, isGuarded, tokenKindOf, tokenStrength } from '../table/figures.ts';
import { BREAKTHROUGH_CODE } from '../table/weapons.ts';
import type { Strike } from '../table/world.ts';
import { objectText, tokenText } from './things.ts';

function aboutBarrier(n: number, w: Strike): Text {
  const { kind, strength } = gridFor(w).barriers[n]!;
  if (isOpen(w.open, n)) return kind === 'door' ? 'An open door.' : 'A breach.';
  const how = kind === 'door' ? `heroes beside it open it for ${strength} AP, the other side for 1 AP` : '';
  return `Material Strength ${strength}: one attack that is as strong opens it for good${how && `; ${how}`}.`;
}
function aboutSquare(n: number, w: Strike): Text {
  const grid = gridFor(w);
  const object = w.rubble.includes(n) ? null : grid.object[n];
  return `Tile ${grid.tile[n]}.${object ? ` ${objectText(object)}` : ''}`;
}
/** Weapons that stand on no card. */
export const aboutManeuver = (n: number): Text =>
  n === BREAKTHROUGH_CODE
    ? 'A primary attack that inflicts nothing: if the defense is lower, the attacker passes to the far side.'
    : objectText('turret');

export const about: Record<string, About<Strike>> = {
  barrier: { text: aboutBarrier },
  square: { text: aboutSquare },
  object: { text: aboutSquare },
  token: { text: (n, w) => tokenText(tokenKindOf(w, n), tokenStrength(w, n), isGuarded(w, n)) },
  weapon: { text: aboutManeuver },
};
