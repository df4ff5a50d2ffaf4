// What is known about a thing on the table: what it is, then its words.
import type { About } from '#engine/definition.ts';
import { count } from '#engine/kit/wording.ts';
import type { Text } from '#engine/types.ts';
import { ACTIONS, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { MAPS } from '../cards/maps.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { isOpen } from '../table/edges.ts';
import { characterOf, gridFor, MAP_IDS, tokenKindOf, tokenStrength } from '../table/figures.ts';
import { BREAKTHROUGH_CODE, FIRST_PRIMARY } from '../table/weapons.ts';
import { NONE, type Strike } from '../table/world.ts';
import { actionText, characterText } from './card.ts';
import { mapText, objectText, scenarioText, tokenText } from './things.ts';

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
function aboutWeapon(n: number): Text {
  if (n < FIRST_PRIMARY) return aboutAction(n);
  if (n < FIRST_PRIMARY + CHARACTERS.length) return aboutCharacter(n - FIRST_PRIMARY);
  return n === BREAKTHROUGH_CODE
    ? 'A primary attack that inflicts nothing: if the defense is lower, the attacker passes to the far side.'
    : objectText('turret');
}

export const about: Record<string, About<Strike>> = {
  character: { text: aboutCharacter, each: w => w.owner.flatMap((seat, n) => (seat === NONE ? [] : [n])) },
  figure: { text: n => aboutCharacter(characterOf(n)) },
  card: { text: aboutAction, each: w => w.chosen.flatMap((isChosen, n) => (isChosen ? [n] : [])) },
  scenario: { text: aboutScenario, each: w => w.piles.stages.cards.filter(n => n >= 0) },
  map: { text: n => mapText(MAPS[MAP_IDS[n]!]), each: w => (MAP_IDS[w.map] ? [w.map] : []) },
  barrier: { text: aboutBarrier },
  square: { text: aboutSquare },
  object: { text: aboutSquare },
  token: { text: (n, w) => tokenText(tokenKindOf(w, n), tokenStrength(w, n)) },
  weapon: { text: aboutWeapon },
};
