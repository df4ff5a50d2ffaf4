// What things are called.
import { cardName, cardOf, evolutionOf, tierOfBack, villainOf } from '../table/deck.ts';
import { backOf } from '#engine/kit/piles.ts';
import type { OpenWorld, Text } from '#engine/types.ts';
import { capital } from '#engine/kit/wording.ts';
import { clauses } from './effects.ts';
import { BASIC_SPACES, CARD_SPACES } from '../cards/board.ts';
import type { Place } from '../cards/card.ts';
import { MISSION_TILES } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { advancedOf, isAdvanced } from '../abilities/moments.ts';
import { heroOf } from '../table/pawns.ts';
import { INSTITUTE, isRow, isSlot, rowOf, slotOf, tileOf, ZONE } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { CARD } from '../flow/end-of-round.ts';
import { effectsNumbered } from '../verbs/card-procedures.ts';
import { placeName, tierName, withArticle } from './nouns.ts';

type Open = OpenWorld<Heroes>;
const RESOURCE_NAMES = ['Physical', 'Mental', 'Willpower'];
const hidden = (n: number): Text => (backOf(n) ? withArticle(`${tierName(tierOfBack(backOf(n)))} tile`) : 'a card');
const card = (n: number): Text => (n < 0 ? hidden(n) : cardName(n));

/** 'Danger Room', 'Iceman', 'row 3 of Avalanche' */
function space(n: number, w: Open): Text {
  if (isSlot(n)) return w.slots[slotOf(n)]! >= 0 ? card(w.slots[slotOf(n)]!) : slotName(n);
  if (n === ZONE) return 'Extraction Zone';
  if (isRow(n)) {
    const villain = w.villain[tileOf(n)]!;
    return `row ${rowOf(n)} of ${villain < 0 ? `tile ${MISSION_TILES[tileOf(n)]!.id}` : villainOf(villain).name}`;
  }
  const { at } = BASIC_SPACES[n]!;
  const here = BASIC_SPACES.filter(one => one.at === at);
  const name = capital(placeName(at).replace(/^the /, ''));
  return here.length > 1 ? `${name} ${here.indexOf(BASIC_SPACES[n]!) + 1}` : name;
}
/** An empty card space. */
function slotName(n: number): Text {
  const { at } = CARD_SPACES[slotOf(n)]!;
  return at === 'teamUps' ? `Team-Up space ${slotOf(n) - 10}` : `a card space at ${placeName(at as Place)}`;
}
const ability = (n: number): Text =>
  n >= CARD ? cardOf(n - CARD).name : isAdvanced(n) ? advancedOf(n).name : evolutionOf(n).name;

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
  effects: (n: number): Text => (n < 0 ? 'this' : clauses(effectsNumbered(n))),
};
