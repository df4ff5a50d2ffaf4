// The places in the action bar of a table where a board puts what finishes an answer that was begun on it.
import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A note below the question, or buttons beside it. */
export interface BarSlots {
  note: HTMLElement | undefined;
  buttons: HTMLElement | undefined;
}
const [get, set] = createContext<() => BarSlots>();
export const setBarSlots: (slots: () => BarSlots) => unknown = set;

/** Shows an element in the action bar as long as it is there. */
export function inBar(place: keyof BarSlots): Attachment<HTMLElement> {
  const slots = get();
  return element => {
    slots()[place]?.append(element);
    return () => element.remove();
  };
}
