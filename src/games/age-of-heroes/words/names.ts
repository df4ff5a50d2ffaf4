// Names of things.
import { cardName, cardOf, evolutionAt, evolutionOf, tierOfBack, villainOf } from '../table/deck.ts';
import { backOf } from '#engine/kit/piles.ts';
import type { OpenWorld, Text } from '#engine/types.ts';
import { capital } from '#engine/kit/wording.ts';
import { clauses } from './effects.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { CARD_SPACES } from '../cards/board.ts';
import type { Place } from '../cards/card.ts';
import { MISSION_TILES } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { advancedOf, CARD, isAdvanced } from '../abilities/moments.ts';
import { heroOf } from '../table/pawns.ts';
import { INSTITUTE, isRow, isSlot, rowOf, slotOf, TEAM_UP_SLOTS, tileOf, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { effectsNumbered } from '../verbs/card-procedures.ts';
import { placeName, tierName, withArticle } from './nouns.ts';

type Open = OpenWorld<Heroes>;
const RESOURCE_NAMES = ['Physical', 'Mental', 'Willpower'];
const hidden = (n: number): Text => (backOf(n) ? withArticle(`${tierName(tierOfBack(backOf(n)))} tile`) : 'a card');
const card = (n: number): Text => (n < 0 ? hidden(n) : cardName(n));

/** The words that tell spaces of one location apart. */
const NOTES: Readonly<Record<string, string>> = {
  office1: ' (3 cards)',
  office2: ' (2 cards)',
  office3: ' (third space)',
  office4: ' (fourth space)',
  medical1: ' (left)',
  medical2: ' (right)',
  cerebroAlly: ' (an Ally)',
  cerebroEvolution: ' (an Evolution)',
};
/** 'the Danger Room', 'Iceman', 'row 3 of Avalanche' */
function space(n: number, w: Open): Text {
  if (isSlot(n)) return w.slots[slotOf(n)]! >= 0 ? card(w.slots[slotOf(n)]!) : slotName(n);
  if (n === ZONE) return 'the Extraction Zone';
  if (isRow(n)) return `row ${rowOf(n)} of ${villainOn(w, tileOf(n))}`;
  const { at, id } = BASIC_SPACES[n]!;
  return `${placeName(at)}${NOTES[id] ?? ''}`;
}
function villainOn(w: Open, tile: number): Text {
  const villain = w.villain[tile]!;
  return villain < 0 ? `tile ${MISSION_TILES[tile]!.id}` : villainOf(villain).name;
}
/** An empty card space; where a location has two, they are numbered. */
function slotName(n: number): Text {
  const slot = slotOf(n);
  const { at } = CARD_SPACES[slot]!;
  if (at === 'teamUps') return `Team-Up space ${TEAM_UP_SLOTS.indexOf(slot) + 1}`;
  const here = CARD_SPACES.filter(one => one.at === at);
  const which = here.length > 1 ? ` ${here.indexOf(CARD_SPACES[slot]!) + 1}` : '';
  return `Ally space${which} at ${placeName(at as Place)}`;
}
const ability = (n: number): Text => (isAdvanced(n) ? advancedOf(n).name : (evolutionAt(n) ?? cardOf(n - CARD)).name);
const effects = (n: number): Text => (n < 0 ? 'this' : clauses(effectsNumbered(n)));

export const names = {
  card,
  villain: card,
  space,
  ability,
  pawn: (n: number): Text => heroOf(n) ?? 'a Student',
  evolution: (n: number): Text => (n < 0 ? 'an Evolution card' : evolutionOf(n).name),
  team: (n: number): Text => TEAMS[n]!.name,
  location: (n: number): Text => placeName(INSTITUTE[n]!),
  resource: (n: number): Text => RESOURCE_NAMES[n]!,
  row: (n: number): Text => `place ${n + 1}`,
  tile: (n: number): Text => `Mission tile ${MISSION_TILES[n]!.id}`,
  effects,
  /** The same at the beginning of a sentence. */
  deed: (n: number): Text => capital(effects(n)),
};
