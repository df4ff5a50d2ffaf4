// Plain options of the action bar as a board words and takes them: passing means more at some moments than at others.
import { getContext, setContext } from 'svelte';
import type { Part } from '#engine/words.ts';

export class PlainOptions {
  /** The words of an option now; nothing for its own. */
  words = $state.raw<(option: string) => Part[] | undefined>();
  /** Takes an option with all that goes with it. Is it taken? */
  take = $state.raw<(option: string) => boolean>();
}
const KEY = Symbol('plain options');
export const setPlainOptions = (options: PlainOptions): PlainOptions => setContext(KEY, options);
/** Nothing where there is no action bar, as in a replay. */
export const getPlainOptions = (): PlainOptions | undefined => getContext(KEY);
