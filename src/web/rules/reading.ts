// Rules as they are read on the page: sentences with links, and which are those of the table itself.
import { TABLE_TEXTS } from '#protocol/texts.ts';
import type { RuleEntry } from '#engine/rulebook/rulebook.ts';

/** A rule's sentence in pieces: what names another rule leads there. */
export function piecesOf({ text, links }: Pick<RuleEntry, 'text' | 'links'>): { text: string; to?: string }[] {
  const pieces: { text: string; to?: string }[] = [];
  let end = 0;
  for (const { at, length, ids } of links) {
    pieces.push({ text: text.slice(end, at) }, { text: text.slice(at, at + length), to: ids[0]! });
    end = at + length;
  }
  pieces.push({ text: text.slice(end) });
  return pieces.map(piece => ({ ...piece, text: piece.text.replaceAll(/\*\*|`/g, '') }));
}
/** Is it one of the rules of the table itself, which hold in every game? */
export const isHouseRule = (id: string): boolean => id in TABLE_TEXTS;
