// The emblem of what a sentence speaks of, before it: in the log, in questions and in options.
import type { Attachment } from 'svelte/attachments';
import type { Part } from '#engine/words.ts';
import type { Pictures } from '../kit/emblems/pictures.ts';

/** Those of every game that has any. Only pages show them, so no door of a game names them. */
const ALL = import.meta.glob<{ pictures: Pictures }>('../../games/*/board/pictures.ts');
const loaded = new Map<string, Pictures>();

/** Marks a line of that game. A game without pictures marks nothing. */
export function mark(game: string, node: Element, parts: readonly Part[]): void {
  const texts = parts.flatMap(({ text, ref }) => (ref && !ref.startsWith('seat:') ? [text] : []));
  if (!texts.length) return;
  const known = loaded.get(game);
  if (known) return known.mark(node, texts);
  void markLater(game, node, texts);
}
async function markLater(game: string, node: Element, texts: readonly string[]): Promise<void> {
  const found = await ALL[`../../games/${game}/board/pictures.ts`]?.();
  if (!found) return;
  loaded.set(game, found.pictures);
  found.pictures.mark(node, texts);
}
export const marked =
  (game: string, parts: readonly Part[]): Attachment<HTMLElement> =>
  node =>
    mark(game, node, parts);
/** Shows a picture of a game as the background: 'large' or 'mark' and the name of an emblem. */
export const pictured =
  (game: string, ...wanted: readonly string[]): Attachment<HTMLElement> =>
  node =>
    void picture(game, node, wanted);
async function picture(game: string, node: Element, wanted: readonly string[]): Promise<void> {
  const found = await ALL[`../../games/${game}/board/pictures.ts`]?.();
  if (found) node.classList.add(...found.pictures.classOf(...wanted).split(' '));
}
