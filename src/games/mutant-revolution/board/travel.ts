// Cards that travel between the places where they lie; as fast as the page's motion is set.
import { quintOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

const PACES: Record<string, number> = { none: 0, calm: 700 };
const USUAL = 250;
/** Milliseconds that a piece takes to move. */
export const pace = (): number => PACES[document.documentElement.dataset.motion ?? ''] ?? USUAL;

export const [send, receive] = crossfade({
  duration: pace,
  easing: quintOut,
  fallback: () => ({ duration: pace(), css: (t: number) => `opacity: ${t}; scale: ${0.8 + 0.2 * t}` }),
});
