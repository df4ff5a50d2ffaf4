// The words of Scenario Cards, maps, objects and Objective Tokens.
import type { Retrieved, ScenarioCard } from '../cards/scenario-card.ts';
import { type MapCard, OBJECT_STRENGTH, type ObjectKind } from '../table/map.ts';

const DEMANDS = { henchman: 'henchmen', 'non-henchman': 'a villain or the mastermind' };
/** 'Stage 1, 4 OP. Damage the Prison …' with what the card demands, and for the tutorial its steps. */
export function scenarioText({ stage, op, text, twist, demands, tutorial }: ScenarioCard): string {
  const head = tutorial ? `Tutorial, ${op} OP.` : `Stage ${stage}, ${op} OP.`;
  const wants = demands && !tutorial ? `The Mastermind’s team has ${DEMANDS[demands.type]}.` : '';
  return [head, text, twist, wants].filter(Boolean).join(' ');
}
export const mapText = ({ side, character }: MapCard): string =>
  `${side === 'warehouse' ? 'Warehouse' : 'Hydra Base'}. ${character}`;

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
export function tokenText(kind: Retrieved, strength: number): string {
  const broken =
    `Material Strength ${strength}: a hero’s attack as strong damages it, ` +
    `and so ${strength === 1 ? 'does 1 AP' : `do ${strength} AP`} from beside.`;
  const carried = 'A hero takes it up in its space, or for 1 AP from beside.';
  return (
    [strength > 0 ? broken : '', CARRIED.includes(kind) ? carried : ''].filter(Boolean).join(' ') || 'As its card says.'
  );
}
