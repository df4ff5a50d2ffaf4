// What is known about the cards of the table, as a terminal and the rulebook tell it: what each is, then its words. A
// page shows these cards whole, so its tables do without.
import type { About } from '#engine/definition.ts';
import { count } from '#engine/kit/wording.ts';
import type { Text } from '#engine/types.ts';
import { ACTIONS, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { MAPS } from '../cards/maps.ts';
import type { ScenarioCard } from '../cards/scenario-card.ts';
import { STORIES } from '../cards/scenario-stories.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { characterOf, MAP_IDS } from '../table/figures.ts';
import type { MapCard } from '../cards/map-card.ts';
import { FIRST_PRIMARY } from '../table/attack.ts';
import { NONE, type Strike } from '../table/world.ts';
import { aboutManeuver } from './about.ts';
import { actionText, characterText } from './card.ts';

const DEMANDS = { henchman: 'henchmen', 'non-henchman': 'a villain or the mastermind' };
/** 'Stage 1, 4 OP. Damage the Prison …' with what the card demands, and for the tutorial its steps. */
function scenarioText({ id, stage, op, text, demands, tutorial }: ScenarioCard): string {
  const head = tutorial ? `Tutorial, ${op} OP.` : `Stage ${stage}, ${op} OP.`;
  const wants = demands && !tutorial ? `The Mastermind’s team has ${DEMANDS[demands.type]}.` : '';
  return [head, text, STORIES[id]!.twist, wants].filter(Boolean).join(' ');
}
const mapText = ({ side, character }: MapCard): string =>
  `${side === 'warehouse' ? 'Warehouse' : 'Hydra Base'}. ${character}`;

const SIDES = { hero: 'Hero', villain: 'Villain', mastermind: 'Mastermind', henchman: 'Henchmen' };
export function aboutAction(n: number): Text {
  const action = ACTIONS[n]!;
  const owner = CHARACTERS[ownerOf(n)]!.name;
  const head = `${owner}, Build Cost ${action.build}${action.starting ? ', Starting card' : ''}.`;
  const slots = action.slots > 0 ? ` ${count(action.slots, 'slot')} for wounds.` : '';
  return `${head} ${actionText(action)}${slots}`;
}
export const aboutCharacter = (n: number): Text => `${SIDES[CHARACTERS[n]!.kind]}. ${characterText(CHARACTERS[n]!)}`;
export const aboutScenario = (n: number): Text => scenarioText(SCENARIOS[n]!);
function aboutWeapon(n: number): Text {
  if (n < FIRST_PRIMARY) return aboutAction(n);
  return n < FIRST_PRIMARY + CHARACTERS.length ? aboutCharacter(n - FIRST_PRIMARY) : aboutManeuver(n);
}

export const aboutCards: Record<string, About<Strike>> = {
  character: { text: aboutCharacter, each: w => w.owner.flatMap((seat, n) => (seat === NONE ? [] : [n])) },
  figure: { text: n => aboutCharacter(characterOf(n)) },
  card: { text: aboutAction, each: w => w.chosen.flatMap((isChosen, n) => (isChosen ? [n] : [])) },
  scenario: { text: aboutScenario, each: w => w.piles.stages.cards.filter(n => n >= 0) },
  map: { text: n => mapText(MAPS[MAP_IDS[n]!]), each: w => (MAP_IDS[w.map] ? [w.map] : []) },
  weapon: { text: aboutWeapon },
};
