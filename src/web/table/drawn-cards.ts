// Pictures and dice of cards that are shown whole. Only pages draw them, so no door of a game names what does.
import type { Attachment } from 'svelte/attachments';

interface CardDrawing {
  drawArt(node: HTMLElement, number: number): void;
  drawFace(node: HTMLElement, number: number, face: number): void;
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
