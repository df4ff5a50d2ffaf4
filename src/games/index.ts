// The shelf: one entry a game, loaded only when it is opened.
import type { Game } from '#engine/game.ts';
import type { View } from '#engine/types.ts';

export interface ShelfEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly status: 'ready' | 'coming';
  /** Present when the game is ready. */
  readonly load?: () => Promise<Game>;
  /** The table as text, for terminals; without it a plain list of what lies there is shown. */
  readonly draw?: () => Promise<Draw>;
}
export type Draw = (view: View) => string;

export const SHELF: readonly ShelfEntry[] = [
  { id: 'dice-masters', name: 'Marvel Dice Masters: Uncanny X-Men', seats: { min: 2, max: 2 }, status: 'coming' },
  { id: 'mutant-revolution', name: 'X-Men: Mutant Revolution', seats: { min: 3, max: 4 }, status: 'coming' },
  { id: 'age-of-heroes', name: 'X-Men: Age of Heroes', seats: { min: 2, max: 5 }, status: 'coming' },
  { id: 'strike-teams', name: 'Marvel Strike Teams', seats: { min: 2, max: 5 }, status: 'coming' },
  { id: 'marvel-heroes', name: 'Marvel Heroes', seats: { min: 2, max: 4 }, status: 'coming' },
];
