// Cards that travel between the places where they lie; as fast as the page's motion is set.
import { pace } from '#web/kit/pace.ts';
import { quintOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

export const [send, receive] = crossfade({
  duration: pace,
  easing: quintOut,
  fallback: () => ({ duration: pace(), css: (t: number) => `opacity: ${t}; scale: ${0.8 + 0.2 * t}` }),
});
