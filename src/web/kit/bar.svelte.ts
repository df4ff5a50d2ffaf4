// The action bar of a table: what its board shows there and words anew, part by part.
import { getContext, onDestroy, setContext, type Snippet } from 'svelte';
import type { Part } from '#engine/words.ts';

/** The plain options of the bar as a board words and takes them: passing means more at some moments than at others. */
export interface PlainOptions {
  /** The words of an option now; nothing for its own. */
  words: (option: string) => Part[] | undefined;
  /** Takes an option with all that goes with it. Is it taken? */
  take: (option: string) => boolean;
}
/** A note below the question, buttons beside it, and the steps of a turn in the top bar. Their snippets may be drawn a
 *  moment longer than the component is there that gave them. */
export interface BarPart {
  note?: Snippet;
  buttons?: Snippet;
  steps?: Snippet;
  plain?: PlainOptions;
}
export class Bar {
  parts = $state.raw<readonly BarPart[]>([]);
  get plain(): PlainOptions | undefined {
    return this.parts.find(({ plain }) => plain)?.plain;
  }
}
const KEY = Symbol('the action bar');
export const setBar = (bar: Bar): Bar => setContext(KEY, bar);

/** Shows a part in the action bar as long as the component is there; a board without a bar, as in a replay, has none.
 *  */
export function inBar(part: BarPart): void {
  const bar = getContext<Bar | undefined>(KEY);
  if (!bar) return;
  bar.parts = [...bar.parts, part];
  onDestroy(() => void (bar.parts = bar.parts.filter(other => other !== part)));
}
