// Figures: whose they are, where they stand, and the map as they find it.
import type { Seat } from '#engine/types.ts';
import type { CharacterKind } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import type { MapId } from '../cards/map-card.ts';
import { MISSION_MAPS } from '../cards/maps.ts';
import type { Retrieved, TokenKind } from '../cards/scenario-card.ts';
import { OBJECTIVE_TOKENS } from '../cards/scenarios.ts';
import type { Grid } from './grid.ts';
import { gridOf } from './notation.ts';
import { notEnding, type SpawnPoints } from './spawn-points.ts';
import { HERO, MASTERMIND as FOES, type Side, type Standing, standing } from './standing.ts';
import {
  type Figure,
  FIGURE_COUNT,
  FIRST_HENCHMAN,
  HENCHMEN,
  HERO_COUNT,
  HEROES,
  MASTERMIND,
  NONE,
  ON_MAP,
  type Strike,
  type T,
  type Team,
} from './world.ts';

export const MAP_IDS: readonly MapId[] = [...MISSION_MAPS, 'T0'];
export const TUTORIAL_MAP = MAP_IDS.length - 1;
/** Maps that tests have drawn, above the printed ones. */
const drawnMaps: Grid[] = [];
export const addMap = (grid: Grid): number => MAP_IDS.length + drawnMaps.push(grid) - 1;
/** The printed ones once they were asked for, by number. */
const printed: Grid[] = [];
export const gridFor = ({ map }: Strike): Grid =>
  map < MAP_IDS.length ? (printed[map] ??= gridOf(MAP_IDS[map]!)) : drawnMaps[map - MAP_IDS.length]!;

const numbers = (n: number, from = 0): readonly number[] => Array.from({ length: n }, (_, i) => from + i);
export const FIGURES: readonly Figure[] = numbers(FIGURE_COUNT);
export const HERO_FIGURES: readonly Figure[] = numbers(HERO_COUNT);
export const HENCHMAN_FIGURES: readonly Figure[] = numbers(FIGURE_COUNT - FIRST_HENCHMAN, FIRST_HENCHMAN);
const OF_CHARACTER: readonly (readonly Figure[])[] = CHARACTERS.map((_, n) =>
  n === HENCHMEN ? HENCHMAN_FIGURES : [n],
);
export const figuresOf = (character: number): readonly Figure[] => OF_CHARACTER[character]!;
export const isHenchman = (figure: Figure): boolean => figure >= FIRST_HENCHMAN;
export const characterOf = (figure: Figure): number => (figure < FIRST_HENCHMAN ? figure : HENCHMEN);
/** ST-GLO-02: the team of a figure, and of a character just so. */
export const teamOf = (figure: Figure): Team => (figure < HERO_COUNT ? HEROES : MASTERMIND);
export const otherTeam = (team: Team): Team => (team === HEROES ? MASTERMIND : HEROES);
export const sideOf = (figure: Figure): Side => (figure < HERO_COUNT ? HERO : FOES);
export const kindOf = (figure: Figure): CharacterKind => CHARACTERS[characterOf(figure)]!.kind;

/** ST-SEAT-02: heroes on the first seats, the Mastermind on the last. */
export const mastermindSeat = (seats: number): Seat => seats - 1;
/** The seats before it are those of Hero Players. */
export const heroPlayers = (seats: number): number => seats - 1;
export const teamOfSeat = (seats: number, seat: Seat): Team => (seat === mastermindSeat(seats) ? MASTERMIND : HEROES);
/** ST-RUL-02 */
export const CAPTAIN: Seat = 0;
export const seatOfTeam = (seats: number, team: Team): Seat => (team === HEROES ? CAPTAIN : mastermindSeat(seats));
/** ST-CMD-07: the seat that decides for a figure. */
export const deciderOf = (w: Strike, figure: Figure): Seat => w.owner[characterOf(figure)]!;

export const isOnMap = (w: Strike, figure: Figure): boolean => w.presence[figure] === ON_MAP;
export function figureAt(w: Strike, square: number): Figure {
  for (let figure = 0; figure < FIGURE_COUNT; figure++)
    if (w.at[figure] === square && w.presence[figure] === ON_MAP) return figure;
  return NONE;
}
/** The characters of a team that take part. */
export const charactersOf = (w: Strike, team: Team): number[] =>
  w.owner.flatMap((seat, character) => (seat !== NONE && teamOf(character) === team ? [character] : []));
/** ST-CMP-23: the number of figures that a character stands for. */
export const sizeOf = (w: Strike, character: number): number => (character === HENCHMEN ? w.group : 1);

// ---- tokens ------------------------------------------------------------------------------------------------

export const TOKEN_KINDS: readonly Retrieved[] = [...(Object.keys(OBJECTIVE_TOKENS) as TokenKind[]), 'prisoner'];
export const tokenKindOf = (w: Strike, token: number): Retrieved => TOKEN_KINDS[w.tokenKind[token]!]!;
/** The highest Level of a hero in the mission. */
export function heroLevel({ owner, level }: Strike): number {
  let highest = 0;
  for (const hero of HERO_FIGURES) if (owner[hero] !== NONE) highest = Math.max(highest, level[hero]!);
  return highest;
}
export const strengthOfKind = (kind: Retrieved): number =>
  kind === 'prisoner' ? 0 : (OBJECTIVE_TOKENS[kind].strength ?? 0);
/** Is a token guarded the better the stronger heroes are? In Stage 1 nobody expects them. */
export const isGuarded = (w: Strike, token: number): boolean => {
  const kind = tokenKindOf(w, token);
  return w.tokenStage[token]! > 0 && kind !== 'prisoner' && OBJECTIVE_TOKENS[kind].isGuarded === true;
};
/** Material Strength, or 0 (ST-TOK-04). */
export const tokenStrength = (w: Strike, token: number): number =>
  strengthOfKind(tokenKindOf(w, token)) + (isGuarded(w, token) ? Math.floor(heroLevel(w) / 2) : 0);

// ---- the map -----------------------------------------------------------------------------------------------

export const pointsOf = ({ green, red, white }: Strike): SpawnPoints => ({ green, red, white });
/** Squares where a figure may not end its movement (ST-SPN-02, ST-SPN-03, ST-RUL-46). */
export const closedTo = (w: Strike, figure: Figure): readonly number[] => notEnding(kindOf(figure), pointsOf(w));

export function standingOf(w: Strike): Standing {
  const heroes: number[] = [];
  const masterminds: number[] = [];
  for (let figure = 0; figure < FIGURE_COUNT; figure++)
    if (w.presence[figure] === ON_MAP) (figure < HERO_COUNT ? heroes : masterminds).push(w.at[figure]!);
  const tokens: { square: number; strength: number }[] = [];
  for (let token = 0; token < w.tokenAt.length; token++) {
    const square = w.tokenAt[token]!;
    if (square !== NONE && tokenStrength(w, token) > 0) tokens.push({ square, strength: tokenStrength(w, token) });
  }
  return standing(gridFor(w), { open: w.open, rubble: w.rubble, tokens, heroes, masterminds });
}
/** The same, made once while a question is being answered. */
export const standingNow = (t: T): Standing => t.memo(standingFor);
const standingFor = ({ world }: T): Standing => standingOf(world);
