// Any position of a mission in a few lines: what a position may name, and how it is laid on the table.
import { checkParts, layFields, type Settable } from '#engine/scenario/scenario.ts';
import type { ActionCard } from '../cards/action-card.ts';
import { actionNumber, ACTIONS, ownerOf } from '../cards/actions.ts';
import { CHARACTERS } from '../cards/characters.ts';
import type { MapId } from '../cards/map-card.ts';
import { placeOfCard, slotsAt } from '../table/damage-slots.ts';
import { doorsOpen } from '../table/edges.ts';
import {
  seatOfTeam,
  teamOf,
  heroPlayers,
  addMap,
  characterOf,
  figureAt,
  FIGURES,
  isHenchman,
  kindOf,
  MAP_IDS,
  gridFor,
} from '../table/figures.ts';
import { type Grid, squareName, squareNamed } from '../table/grid.ts';
import { colourOf } from '../table/spawn-points.ts';
import { arena } from '../table/testing.ts';
import {
  type Figure,
  DOWN,
  EXTRACTED,
  FIRST_HENCHMAN,
  HENCHMEN,
  HERO_COUNT,
  NONE,
  ON_MAP,
  type Strike,
} from '../table/world.ts';
import { layScenarios, type LaidScenarios } from './laid-scenarios.ts';
import { BOX_KEYS, characterNamed, FIGURE_KEYS, figureNamed, openBits } from './naming.ts';

/** Values that a position sets by their names in the world. */
const FIELDS = [
  'units',
  'round',
  'rounds',
  'cp',
  'op',
  'group',
  'henchmanTokens',
  'collected',
  'isVictoryUsed',
  'surplus',
  'won',
  'failed',
  'isClosed',
] as const;
/** Numbers in the world by character or figure: { cap: 6 }. `respawned` is the round of the last respawn, `walked` AP
 *  of a soldier's advancing in this activation. */
const NUMBERS = {
  ap: characterNamed,
  level: characterNamed,
  trapped: figureNamed,
  prone: figureNamed,
  respawned: figureNamed,
  walked: figureNamed,
  attacks: figureNamed,
};
/** Those for whom something is so, 'cap iron': they have had their turn, the other team has their token, soldiers are
 *  mobilized in this activation. */
const FLAGS = { activated: characterNamed, taken: characterNamed, mobilized: figureNamed };
const SQUARES = ['green', 'red', 'white', 'rubble'] as const;
const keysOf = <O extends object>(of: O) => Object.keys(of) as (keyof O)[];
type Numbers = Readonly<Record<string, number>>;

/** What is left out is none: an empty arena of 12 × 12 squares in round 2, nobody on it, no cards chosen. Lists of
 *  figures, characters and squares are one text: 'cap s1', '0,5 0,6'. */
export interface Position
  extends
    Settable<Strike, (typeof FIELDS)[number]>,
    Partial<Record<keyof typeof NUMBERS, Numbers>>,
    Partial<Record<keyof typeof FLAGS | (typeof SQUARES)[number], string>>,
    LaidScenarios {
  /** 2 when left out: seat 0 has the heroes, the last seat the Mastermind's side. */
  seats?: number;
  seed?: number;
  /** The phase that begins, or the first step of the set-up, or that of the Levels after the mission; the Hero Phase
   *  when left out. */
  at?: 'setUp' | 'command' | 'mastermind' | 'heroes' | 'endPhase' | 'levels';
  /** The character whose turn has begun, with the AP that it has here: none are added. */
  acting?: string;
  /** A printed map, or one that is drawn. */
  map?: MapId | Grid;
  /** All doors are open, or these doors and wall sections: ['door 1', '0,2/1,2']. */
  doors?: 'open' | readonly string[];
  /** { cap: '3,4', s1: '5,4' } */
  figures?: Readonly<Record<string, string>>;
  /** Figures that are defeated and will return, and those that were extracted. */
  down?: string;
  out?: string;
  /** Heroes of other seats than the first: { may: 1 }. */
  owners?: Numbers;
  /** Figures that may not be attacked yet. */
  safe?: string;
  /** Hero seats that let others go first. */
  deferred?: readonly number[];
  /** Names of the Action Cards that were chosen. */
  cards?: readonly string[];
  /** Made-up Action Cards for this scenario; each takes the place of a card of its owner that is not named. */
  fixtures?: readonly ActionCard[];
  /** Wounds by figure and place: { cap: { attack: 1, 'Hurl Shield': 2 }, s1: { base: 1 } }. */
  wounds?: Readonly<Record<string, Numbers>>;
  /** Duration Tokens by the name of the card. */
  dt?: Numbers;
  /** Whom a card is aimed at. */
  aimed?: Readonly<Record<string, string>>;
  /** Letters of the tiles of the Starting Zones: heroes, Mastermind. */
  zones?: readonly [string, string];
  /** Faces of the Action Die from 1 to 6; 4 to 6 are negative. */
  dice?: readonly number[];
}
/** All that a position may name beside those. */
const KEYS = (
  'seats seed at acting map doors figures down out owners safe deferred cards fixtures wounds dt aimed zones dice ' +
  'stages isHidden undrawn removed picks secrets marks tokens deeds prisoner campaign victory'
).split(' ');
const listed = (keys = ''): string[] => keys.split(' ').filter(Boolean);

export function lay(w: Strike, position: Position, seats: number): void {
  checkParts(position, [...KEYS, ...FIELDS, ...keysOf(NUMBERS), ...keysOf(FLAGS), ...SQUARES]);
  const { map = arena(), doors } = position;
  w.map = typeof map === 'string' ? MAP_IDS.indexOf(map) : addMap(map);
  if (doors) w.open = doors === 'open' ? doorsOpen(gridFor(w)) : openBits(gridFor(w), doors);
  layFields(w, position, ['units', 'round']);
  layFigures(w, position, seats);
  layTurns(w, position);
  layCards(w, position);
  layWounds(w, position);
  laySquares(w, position);
  layScenarios(w, position, seats);
  layFields(w, position, FIELDS);
}
function layFigures(w: Strike, { figures = {}, down, out, owners = {} }: Position, seats: number): void {
  const join = (key: string, presence: number, square: number): void => {
    const figure = figureNamed(key);
    if (w.presence[figure] !== 0) throw new Error(`'${key}' is in the position twice`);
    w.at[figure] = square;
    w.presence[figure] = presence;
    const character = characterOf(figure);
    w.owner[character] = seatOfTeam(seats, teamOf(character));
    if (character === HENCHMEN) w.group = figure >= FIRST_HENCHMAN + 3 ? 6 : Math.max(w.group, 3);
  };
  for (const [key, name] of Object.entries(figures)) {
    const square = squareNamed(gridFor(w), name);
    const other = figureAt(w, square);
    if (other !== NONE) throw new Error(`'${key}' and '${FIGURE_KEYS[other]!}' are both on ${name}`);
    join(key, ON_MAP, square);
  }
  for (const key of listed(down)) join(key, DOWN, NONE);
  for (const key of listed(out)) join(key, EXTRACTED, NONE);
  for (const [key, seat] of Object.entries(owners)) {
    const hero = characterNamed(key);
    if (hero >= HERO_COUNT || seat >= heroPlayers(seats)) throw new Error(`seat ${seat} has no '${key}'`);
    w.owner[hero] = seat;
  }
  w.henchmanTokens = w.group;
}
function layTurns(w: Strike, position: Position): void {
  for (const column of keysOf(NUMBERS))
    for (const [key, n] of Object.entries(position[column] ?? {})) w[column][NUMBERS[column](key)] = n;
  for (const column of keysOf(FLAGS)) for (const key of listed(position[column])) w[column][FLAGS[column](key)] = true;
  for (const key of listed(position.safe)) w.isSafe[figureNamed(key)] = true;
  for (const seat of position.deferred ?? []) w.deferred |= 1 << seat;
}
function layWounds(w: Strike, { wounds = {} }: Position): void {
  for (const [key, places] of Object.entries(wounds))
    for (const [place, n] of Object.entries(places)) layWound(w, figureNamed(key), place, n);
}
function layWound(w: Strike, figure: Figure, place: string, n: number): void {
  const key = FIGURE_KEYS[figure]!;
  if (figure >= FIRST_HENCHMAN || place === 'base') {
    if (figure < FIRST_HENCHMAN || place !== 'base') throw new Error(`'${key}' has no '${place}' for wounds`);
    w.baseWounds[figure] = n;
    return;
  }
  const box = BOX_KEYS.indexOf(place);
  const card = box < 0 ? actionNumber(place) : NONE;
  if (card !== NONE && ownerOf(card) !== figure) throw new Error(`'${place}' is no card of '${key}'`);
  const slots = slotsAt(w, figure, box < 0 ? placeOfCard(card) : box);
  if (n > slots && (box >= 0 || w.chosen[card])) throw new Error(`'${place}' of '${key}' has ${slots} slots, not ${n}`);
  if (card !== NONE) w.cardWounds[card] = n;
  else [w.attackWounds, w.defendWounds, w.moveWounds][box]![figure] = n;
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
function laySquares(w: Strike, position: Position): void {
  for (const of of SQUARES) w[of] = listed(position[of]).map(one => squareNamed(gridFor(w), one));
  for (const square of w.rubble)
    if (!gridFor(w).object[square]) throw new Error(`there is no object at ${squareName(gridFor(w), square)}`);
  if (position.zones) w.zones = [...position.zones];
  for (const figure of FIGURES)
    if (w.presence[figure] === DOWN && !isHenchman(figure) && w[colourOf(kindOf(figure))].length === 0)
      throw new Error(`'${FIGURE_KEYS[figure]!}' is down and has no spawn point to return to`);
}
