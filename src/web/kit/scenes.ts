// Scenes: parts of a page that change as a whole, as from an auction to a mission. What is there then comes into sight
// where it is; nothing that one looks at jumps to another place.
import type { Attachment } from 'svelte/attachments';
import { pace } from './pace.ts';

/** Milliseconds where nothing is to move: long enough that a slow screen draws it, too short to be seen as motion. */
const AT_ONCE = 40;

/** For the node of a scene: it changes whenever one of the values that are read changes. */
export function scene(read: () => unknown): Attachment {
  let isOld = false;
  return node => {
    read();
    if (isOld) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace() || AT_ONCE, easing: 'ease-out' });
    isOld = true;
  };
}
