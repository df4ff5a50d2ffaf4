// Pictures and dice of cards that are shown whole. Only pages draw them, so no door of a game names what does.
import type { Ref, World } from '#engine/types.ts';
import { entryOf } from '../shelf.ts';
import type { Attachment } from 'svelte/attachments';
import type { WholeCard } from '../kit/whole-card.ts';
import { spokenLanguage } from '../words/words.svelte.ts';

interface CardDrawing {
  drawArt(node: HTMLElement, number: number): void;
  drawFace(node: HTMLElement, number: number, face: number): void;
}
/** Texts of a card that is shown whole, in the language of the page. */
export async function wholeCard(game: string, ref: Ref, world?: World): Promise<WholeCard | undefined> {
  const cards = await entryOf(game)?.whole?.();
  await cards?.speak(spokenLanguage());
  return cards?.read(ref, world);
}

const ALL = import.meta.glob<{ drawing: CardDrawing }>('../../games/*/board/whole/draw.ts');

async function drawn(game: string, draw: (drawing: CardDrawing) => void): Promise<void> {
  const found = await ALL[`../../games/${game}/board/whole/draw.ts`]?.();
  if (found) draw(found.drawing);
}
export const artOf =
  (game: string, number: number): Attachment<HTMLElement> =>
  node =>
    void drawn(game, drawing => drawing.drawArt(node, number));
export const faceOf =
  (game: string, number: number) =>
  (face: number): Attachment<HTMLElement> =>
  node =>
    void drawn(game, drawing => drawing.drawFace(node, number, face));
