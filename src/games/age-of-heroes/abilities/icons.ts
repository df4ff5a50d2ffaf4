// Damage icons: which are there, which are open, and what they are worth.
import { remembered } from '#engine/kit/remembered.ts';
import { MISSION_TILES, PARAMETERS } from '../cards/missions.ts';
import type { Colour, Icon, VillainTile } from '../cards/card.ts';
import { villainOf } from '../table/deck.ts';
import { FIRST_ROW, isRow, rowOf, rowSpace, tileNamed, tileOf } from '../table/spaces.ts';
import { NONE } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';

/** AH-TIL-01, AH-TIL-02: the icon beside a row, by Villain tile and row number; none where the row is unmatched. */
const iconsOf = remembered(({ icons }: VillainTile) => {
  const found: Icon[] = [];
  for (const icon of icons) found[icon[0]] = icon;
  return found;
});
/** The Villain tile that is attached to a Mission tile, if there is one. */
export function villainAt(w: Heroes, tile: number): VillainTile | undefined {
  const villain = w.villain[tile]!;
  return villain < 0 ? undefined : villainOf(villain);
}
export function iconAt(w: Heroes, space: number): Icon | undefined {
  const villain = villainAt(w, tileOf(space));
  return villain && iconsOf(villain)[rowOf(space)];
}
export const markerAt = (w: Heroes, icon: number): number => w.marker[icon - FIRST_ROW]!;

/** AH-RUL-39: the tile is closed while a Villain of that tier is in play. */
const CLOSED = PARAMETERS.master!.closed!;
const CLOSED_TILE = tileNamed(CLOSED.tile);
export function isClosed(w: Heroes, tile: number): boolean {
  if (tile !== CLOSED_TILE) return false;
  return w.villain.some((_, other) => villainAt(w, other)?.tier === CLOSED.while);
}
/** AH-GLO-09, AH-TIL-03, AH-DMG-04: a matched row without a marker, on a tile that is open. */
export const isOpenRow = (w: Heroes, space: number): boolean =>
  isRow(space) && iconAt(w, space) !== undefined && markerAt(w, space) < 0 && !isClosed(w, tileOf(space));

/** AH-DMG-07, AH-DMG-08, AH-RUL-51, AH-RUL-76: icons that a card may choose: no marker, no pawn beside. */
export function iconsFor(w: Heroes, colour: Colour | 'any'): number[] {
  const out: number[] = [];
  for (let tile = 0; tile < w.villain.length; tile++) {
    const villain = villainAt(w, tile);
    if (!villain || isClosed(w, tile)) continue;
    for (const [row, own] of villain.icons) {
      const icon = rowSpace(tile, row);
      if ((colour === 'any' || colour === own) && markerAt(w, icon) < 0 && !w.held[icon]) out.push(icon);
    }
  }
  return out;
}
/** AH-DEF-01 */
export const isBeaten = (w: Heroes, tile: number): boolean =>
  villainOf(w.villain[tile]!).icons.every(([row]) => markerAt(w, rowSpace(tile, row)) >= 0);
/** Markers of each seat on a tile. */
export function markersOn(w: Heroes, tile: number): number[] {
  const out = new Array<number>(w.vp.length).fill(0);
  if (tile === NONE) return out;
  for (let row = 1; row <= MISSION_TILES[tile]!.rows.length; row++) {
    const seat = markerAt(w, rowSpace(tile, row));
    if (seat >= 0) out[seat]!++;
  }
  return out;
}
/** The player with most markers; among several the earlier in turn order (AH-RUL-38). */
export function chiefOf(w: Heroes, tile: number): number {
  const markers = markersOn(w, tile);
  return w.order.reduce((best, seat) => (markers[seat]! > markers[best]! ? seat : best), w.order[0]!);
}
