// Effects that name the values they wait for: their work may read much more.
import { untrack } from 'svelte';

/** Runs work whenever a value that is read has changed, once the page is drawn. */
export function watch(read: () => unknown, work: () => void): void {
  $effect(() => {
    read();
    untrack(work);
  });
}
/** The same before the page is drawn. */
watch.pre = (read: () => unknown, work: () => void): void => {
  $effect.pre(() => {
    read();
    untrack(work);
  });
};
