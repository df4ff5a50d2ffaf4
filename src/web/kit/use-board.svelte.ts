// The start of every board: its model is that of all parts below it, and pieces that leave their places move.
import { untrack } from 'svelte';
import type { Seat, World } from '#engine/types.ts';
import { setBoard, type BoardModel } from './board-model.svelte.ts';
import { Motion, setMotion } from './motion.ts';
import { watch } from './watch.svelte.ts';

interface Moving<W extends World> {
  /** The pieces that lie elsewhere than before, as whoever looks sees them; undefined where none can. */
  gone?: (before: W, now: W, me: Seat) => ReadonlySet<number> | undefined;
  motion?: Motion;
}
/** To be called once by a board, before it draws anything. */
export function useBoard<W extends World, M extends BoardModel<W>>(
  board: M & BoardModel<W>,
  { gone, motion = new Motion() }: Moving<W> = {},
): M {
  setBoard(board);
  setMotion(motion);
  let before = untrack(() => board.w);
  $effect.pre(() => {
    const now = board.w;
    const moving = now === before ? undefined : gone?.(before, now, board.me);
    if (moving) motion.begin(moving);
    before = now;
  });
  board.start();
  watch(
    () => board.question,
    () => board.open(),
  );
  return board;
}
