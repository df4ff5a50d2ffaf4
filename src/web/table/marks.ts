// The emblem of what a sentence speaks of, before it: in the log, in questions and in options.
import type { Attachment } from 'svelte/attachments';
import type { Part } from '#engine/words.ts';
import type { Mark, Pictures } from '../kit/emblems/pictures.ts';

/** Those of every game that has any. Only pages show them, so no door of a game names them. */
const ALL = import.meta.glob<{ pictures: Pictures }>('../../games/*/board/pictures.ts');
const loaded = new Map<string, Pictures>();

/** Marks a line of that game. A game without pictures marks nothing. */
export function mark(game: string, node: Element, parts: readonly Part[], as?: Mark): void {
  const texts = thingsIn(parts);
  if (!texts.length) return;
  const known = loaded.get(game);
  if (known) return known.mark(node, texts, as);
  void markLater(game, pictures => pictures.mark(node, texts, as));
}
/** The names of the things that a sentence speaks of. */
export const thingsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ text, ref }) => (ref && !ref.startsWith('seat:') ? [text] : []));
async function markLater(game: string, draw: (pictures: Pictures) => void): Promise<void> {
  const found = await ALL[`../../games/${game}/board/pictures.ts`]?.();
  if (!found) return;
  loaded.set(game, found.pictures);
  draw(found.pictures);
}
export const marked =
  (game: string, parts: readonly Part[], as?: Mark): Attachment<HTMLElement> =>
  node =>
    mark(game, node, parts, as);
/** Has the game pictures of its own? */
export const hasPictures = (game: string): boolean => `../../games/${game}/board/pictures.ts` in ALL;
/** Shows a picture of a game as the background: 'large' or 'mark' and the name of an emblem. */
export const pictured =
  (game: string, ...wanted: readonly string[]): Attachment<HTMLElement> =>
  node => {
    let classes: readonly string[] | undefined = [];
    void picture(game, wanted).then(found => classes && node.classList.add(...(classes = found)));
    return () => {
      node.classList.remove(...(classes ?? []));
      classes = undefined;
    };
  };
async function picture(game: string, wanted: readonly string[]): Promise<string[]> {
  const found = await ALL[`../../games/${game}/board/pictures.ts`]?.();
  return found?.pictures.classOf(...wanted).split(' ') ?? [];
}
