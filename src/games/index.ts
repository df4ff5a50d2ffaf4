// The shelf: one entry a game, loaded only when it is opened.
import type { Game } from '#engine/game.ts';
import type { Lesson } from '#engine/lesson.ts';
import type { ReadCard } from '#engine/rule-cards.ts';
import type { View, World } from '#engine/types.ts';

export interface ShelfEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly status: 'ready' | 'coming';
  /** Present when the game is ready. */
  readonly load?: () => Promise<Game>;
  /** The table as text, for terminals; without it a plain list of what lies there is shown. */
  readonly draw?: () => Promise<Draw>;
  /** The cards with the rules they go by, for the rulebook. */
  readonly cards?: () => Promise<readonly ReadCard[]>;
  /** The first game, guided. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
}
export type Draw = (view: View) => string;

/** Game code is typed by its own world; from here on nobody knows it. */
const closed = <W extends World>(game: Game<W>): Game => game as unknown as Game;

export const SHELF: readonly ShelfEntry[] = [
  {
    id: 'dice-masters',
    name: 'Marvel Dice Masters: Uncanny X-Men',
    seats: { min: 2, max: 2 },
    status: 'ready',
    load: async () => closed((await import('./dice-masters/game.ts')).diceMasters),
    draw: async () => (await import('./dice-masters/words/draw.ts')).draw as Draw,
    cards: async () => (await import('./dice-masters/words/card-rules.ts')).readCards,
    lessons: async () => (await import('./dice-masters/scenario/tutorial.ts')).lessons as unknown as readonly Lesson[],
  },
  {
    id: 'mutant-revolution',
    name: 'X-Men: Mutant Revolution',
    seats: { min: 3, max: 4 },
    status: 'ready',
    load: async () => closed((await import('./mutant-revolution/game.ts')).mutantRevolution),
    draw: async () => (await import('./mutant-revolution/words/draw.ts')).draw as Draw,
    cards: async () => (await import('./mutant-revolution/words/card-rules.ts')).readCards,
    lessons: async () =>
      (await import('./mutant-revolution/scenario/tutorial.ts')).lessons as unknown as readonly Lesson[],
  },
  { id: 'age-of-heroes', name: 'X-Men: Age of Heroes', seats: { min: 2, max: 5 }, status: 'coming' },
  { id: 'strike-teams', name: 'Marvel Strike Teams', seats: { min: 2, max: 5 }, status: 'coming' },
  { id: 'marvel-heroes', name: 'Marvel Heroes', seats: { min: 2, max: 4 }, status: 'coming' },
];
