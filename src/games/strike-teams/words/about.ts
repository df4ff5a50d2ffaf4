// Descriptions of things on the table that are no cards: objects, Objective Tokens, doors and walls.
import type { About } from '#engine/definition.ts';
import type { Text } from '#engine/types.ts';
import { OBJECT_STRENGTH, type ObjectKind } from '../cards/map-card.ts';
import type { Retrieved } from '../cards/scenario-card.ts';
import { BREAKTHROUGH_CODE } from '../table/attack.ts';
import { isOpen } from '../table/edges.ts';
import { gridFor, isGuarded, tokenKindOf, tokenStrength } from '../table/figures.ts';
import type { Strike } from '../table/world.ts';

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

const NOTES: Readonly<Record<ObjectKind, string>> = {
  crate: '',
  barrels: '',
  turret: ' Whoever stands on it fires with strength 4 for 2 AP.',
  ammunition: ' It explodes when it is destroyed: 3 damage there, 2 beside it, 1 two spaces away.',
};
const KINDS: Readonly<Record<ObjectKind, string>> = {
  crate: 'Crate',
  barrels: 'Barrels',
  turret: 'Gun Turret',
  ammunition: 'Ammunition Crate',
};
/** 'Barrels, Material Strength 3: …' */
export const objectText = (kind: ObjectKind): string =>
  `${KINDS[kind]}, Material Strength ${OBJECT_STRENGTH[kind]}: cover for whoever stands beside it, and 1 AP more to ` +
  `enter. An attack as strong destroys it, and so do as many AP from beside.${NOTES[kind]}`;

const CARRIED: readonly Retrieved[] = ['dossier', 'bystander', 'cosmic-cube', 'serum', 'prisoner'];
/** 'Material Strength 3: …', or how a hero takes it up. */
export function tokenText(kind: Retrieved, strength: number, isGuarded: boolean): string {
  const broken =
    `Material Strength ${strength}: a hero’s attack as strong damages it, ` +
    `and so ${strength === 1 ? 'does 1 AP' : `do ${strength} AP`} from beside.` +
    (isGuarded ? ' Half the highest Level of a hero is counted in.' : '');
  const carried = 'A hero takes it up in its space, or for 1 AP from beside.';
  return (
    [strength > 0 ? broken : '', CARRIED.includes(kind) ? carried : ''].filter(Boolean).join(' ') || 'As its card says.'
  );
}
