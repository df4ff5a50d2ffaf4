// The places in the action bar of a table where a board puts what finishes an answer that was begun on it.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A note below the question, buttons beside it, and the steps of a turn in the top bar. */
export interface BarSlots {
  note: HTMLElement | undefined;
  buttons: HTMLElement | undefined;
  steps: HTMLElement | undefined;
}
const KEY = Symbol('the places in the action bar');
export const setBarSlots = (slots: () => BarSlots): unknown => setContext(KEY, slots);

/** Shows an element in the action bar as long as it is there; a board without one, as in a replay, leaves it hidden. */
export function inBar(place: keyof BarSlots): Attachment<HTMLElement> {
  const slots = getContext<(() => BarSlots) | undefined>(KEY);
  return element => {
    slots?.()[place]?.append(element);
    return () => element.remove();
  };
}
