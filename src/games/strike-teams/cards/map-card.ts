// The Map Card, and the strength of the things on it.

export type MapId = 'W1' | 'W2' | 'W3' | 'B1' | 'B2' | 'B3' | 'T0';
export type MapSide = 'warehouse' | 'hydra-base';
export type ObjectKind = 'crate' | 'barrels' | 'turret' | 'ammunition';
/** Spaces that a Map Card offers for spawn points; a hybrid takes a red or a white one (ST-SET-17). */
export type SpawnKind = 'hero' | 'villain' | 'henchman' | 'hybrid';

/** Column and row from 0. */
export type Place = readonly [x: number, y: number];
/** Places for Objective Tokens by what they cost the heroes: 6–10, 9–14 or 13–18 AP. */
export type Band = 'near' | 'mid' | 'far';
export const BANDS: readonly Band[] = ['near', 'mid', 'far'];

/** The drawing, in the notation that `notation.ts` reads, and beside it what no drawing shows. */
export interface MapCard {
  readonly id: string;
  readonly name: string;
  readonly side: MapSide;
  /** The character of play on it, in a sentence or two. */
  readonly character: string;
  readonly drawing: readonly string[];
  /** Squares that are Battle Zone however the hybrids are used. */
  readonly places?: Readonly<Record<Band, readonly Place[]>>;
  /** The gates of the villain zone: its doors, and the neighbouring tiles that are open to it. */
  readonly perimeter?: { readonly doors: readonly string[]; readonly tiles: readonly string[] };
  /** Rooms that are Battle Zone whatever spawn options are used. */
  readonly battleRooms?: readonly string[];
  /** Corridors of the Battle Zone within reach of both sides. */
  readonly dropTiles?: readonly string[];
  /** The tile that the tutorial leads to. */
  readonly goalTile?: string;
}

/** ST-CMP-24 ST-GLO-05 ST-RUL-41 ST-SPC-01 */
export const OBJECT_STRENGTH: Readonly<Record<ObjectKind, number>> = { crate: 2, barrels: 3, turret: 3, ammunition: 2 };
/** ST-RUL-41: planks and steel. */
export const WALL_STRENGTH: Readonly<Record<MapSide, number>> = { warehouse: 2, 'hydra-base': 4 };
/** ST-RUL-41 */
export const DOOR_STRENGTH: Readonly<Record<MapSide, number>> = { warehouse: 3, 'hydra-base': 4 };
