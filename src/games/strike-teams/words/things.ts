// The words of objects and Objective Tokens.
import type { Retrieved } from '../cards/scenario-card.ts';
import { OBJECT_STRENGTH, type ObjectKind } from '../cards/map-card.ts';

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
