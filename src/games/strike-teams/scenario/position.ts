// Any position of a mission in a few lines: what a position may name, and how it is laid on the table.
import { everybody, moveCard } from '#engine/kit/piles.ts';
import { layFields, type Settable } from '#engine/scenario/scenario.ts';
import { actionNumber, ACTIONS, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import type { Retrieved } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { doorsOpen } from '../table/edges.ts';
import { addMap, MAP_IDS, TOKEN_KINDS, gridFor } from '../table/figures.ts';
import { type Grid, squareNamed } from '../table/grid.ts';
import type { MapId } from '../table/map.ts';
import { FIRST_HENCHMAN, HENCHMEN, HENCHMAN_COUNT, HERO_COUNT, NONE, ON_MAP, type Strike } from '../table/world.ts';
import { arena } from '../table/testing.ts';

/** Values that a position sets by their names in the world. */
const FIELDS = ['round', 'rounds', 'cp', 'op', 'group', 'henchmanTokens', 'collected', 'victory', 'level'] as const;

/** Figures by short names: cap, iron, may, quake, winter, rad, strucker, and s1 to s6 for the soldiers. */
export const FIGURE_KEYS: readonly string[] = [
  'cap',
  'iron',
  'may',
  'quake',
  'winter',
  'rad',
  'strucker',
  ...Array.from({ length: HENCHMAN_COUNT }, (_, i) => `s${i + 1}`),
];
export const CHARACTER_KEYS: readonly string[] = [...FIGURE_KEYS.slice(0, HENCHMEN), 'soldiers'];
type Numbers = Readonly<Record<string, number>>;

/** What is left out is none: an empty arena of 12 × 12 squares in round 2, nobody on it, no cards chosen. */
export interface Position extends Settable<Strike, (typeof FIELDS)[number]> {
  /** 2 when left out: seat 0 has the heroes, the last seat the Mastermind's side. */
  seats?: number;
  seed?: number;
  /** The phase that begins; the heroes' when left out. */
  at?: 'command' | 'mastermind' | 'heroes' | 'endPhase';
  /** A printed map, or one that is drawn. */
  map?: MapId | Grid;
  doors?: 'open';
  /** { cap: '3,4', s1: '5,4' } */
  figures?: Readonly<Record<string, string>>;
  /** Names of the Action Cards that were chosen. */
  cards?: readonly string[];
  /** By character: { cap: 6, soldiers: 12 }. */
  ap?: Numbers;
  /** Wounds by figure and place: { cap: { attack: 1, 'Hurl Shield': 2 }, s1: { base: 1 } }. */
  wounds?: Readonly<Record<string, Numbers>>;
  /** Duration Tokens by the name of the card. */
  dt?: Numbers;
  /** Whom a card is aimed at. */
  aimed?: Readonly<Record<string, string>>;
  trapped?: Numbers;
  prone?: Numbers;
  /** Squares by name: '0,5 0,6'. */
  green?: string;
  red?: string;
  white?: string;
  /** Letters of the tiles of the Starting Zones: heroes, Mastermind. */
  zones?: readonly [string, string];
  /** Squares whose object is rubble. */
  rubble?: string;
  /** Scenario Cards by stage, as 's1-1'; the Stage 3 card is turned up. */
  stages?: readonly string[];
  /** Figures with an open part in the card of a stage: ['cap iron', '', ''] */
  picks?: readonly string[];
  /** Objective Tokens and where they lie; they belong to the Stage 1 card, or to that of the third entry. */
  tokens?: readonly (readonly [kind: Retrieved, square: string, stage?: 1 | 2 | 3])[];
  /** Faces of the Action Die from 1 to 6; 4 to 6 are negative. */
  dice?: readonly number[];
}
const named = (keys: readonly string[], key: string, what: string): number => {
  const n = keys.indexOf(key);
  if (n < 0) throw new Error(`there is no ${what} '${key}'; there are ${keys.join(', ')}`);
  return n;
};
export const figureNamed = (key: string): number => named(FIGURE_KEYS, key, 'figure');
export const characterNamed = (key: string): number => named(CHARACTER_KEYS, key, 'character');

export function lay(w: Strike, position: Position, seats: number): void {
  const { map = arena(), doors } = position;
  w.map = typeof map === 'string' ? MAP_IDS.indexOf(map) : addMap(map);
  if (doors) w.open = doorsOpen(gridFor(w));
  layFigures(w, position, seats);
  layCards(w, position);
  laySquares(w, position);
  layScenarios(w, position, seats);
  layFields(w, position, FIELDS);
}
function layFigures(
  w: Strike,
  { figures = {}, ap = {}, wounds = {}, trapped = {}, prone = {} }: Position,
  seats: number,
) {
  for (const [key, square] of Object.entries(figures)) {
    const figure = figureNamed(key);
    const character = Math.min(figure, HENCHMEN);
    w.at[figure] = squareNamed(gridFor(w), square);
    w.presence[figure] = ON_MAP;
    w.owner[character] = character < HERO_COUNT ? 0 : seats - 1;
    if (character === HENCHMEN) w.group = figure >= FIRST_HENCHMAN + 3 ? 6 : Math.max(w.group, 3);
  }
  w.henchmanTokens = w.group;
  for (const [key, n] of Object.entries(ap)) w.ap[characterNamed(key)] = n;
  for (const [key, n] of Object.entries(trapped)) w.trapped[figureNamed(key)] = n;
  for (const [key, n] of Object.entries(prone)) w.prone[figureNamed(key)] = n;
  for (const [key, places] of Object.entries(wounds))
    for (const [place, n] of Object.entries(places)) layWounds(w, figureNamed(key), place, n);
}
function layWounds(w: Strike, figure: number, place: string, n: number): void {
  if (place === 'attack') w.attackWounds[figure] = n;
  else if (place === 'defend') w.defendWounds[figure] = n;
  else if (place === 'move') w.moveWounds[figure] = n;
  else if (place === 'base') w.baseWounds[figure] = n;
  else w.cardWounds[actionNumber(place)] = n;
}
function layCards(w: Strike, { cards = [], dt = {}, aimed = {} }: Position): void {
  for (const name of cards) {
    const card = actionNumber(name);
    if (w.owner[ownerOf(card)] === NONE)
      throw new Error(`${CHARACTERS[ownerOf(card)]!.name} is not in the position, but '${ACTIONS[card]!.name}' is`);
    w.chosen[card] = true;
  }
  for (const [name, n] of Object.entries(dt)) w.dt[actionNumber(name)] = n;
  for (const [name, key] of Object.entries(aimed)) w.aimedAt[actionNumber(name)] = figureNamed(key);
}
function layScenarios(w: Strike, { stages = [], picks = [] }: Position, seats: number): void {
  const { undrawn, stages: drawn } = w.piles;
  for (const id of stages) {
    const index = undrawn.cards.findIndex(card => SCENARIOS[card]!.id === id);
    if (index < 0) throw new Error(`there is no Scenario Card '${id}' left`);
    moveCard(undrawn, index, drawn, everybody(seats));
  }
  w.isRevealed = stages.length > 2;
  picks.forEach((keys, stage) => {
    w.picks[stage] = keys.split(' ').flatMap(key => (key ? [figureNamed(key)] : []));
  });
}
function laySquares(w: Strike, position: Position): void {
  const squares = (list = ''): number[] => list.split(' ').flatMap(one => (one ? [squareNamed(gridFor(w), one)] : []));
  w.green = squares(position.green);
  w.red = squares(position.red);
  w.white = squares(position.white);
  w.rubble = squares(position.rubble);
  if (position.zones) w.zones = [...position.zones];
  for (const [kind, square, stage = 1] of position.tokens ?? []) {
    w.tokenKind.push(TOKEN_KINDS.indexOf(kind));
    w.tokenAt.push(squareNamed(gridFor(w), square));
    w.tokenDamage.push(0);
    w.tokenCarrier.push(NONE);
    w.tokenStage.push(stage - 1);
    w.tokenBy.push(1);
  }
}
