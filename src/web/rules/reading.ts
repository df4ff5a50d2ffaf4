// Small helps for reading rules: sentences with links, cards by words of their titles.
import type { ReadCard } from '#engine/rulebook/rule-cards.ts';
import { TABLE_TEXTS } from '#protocol/texts.ts';
import type { RuleEntry } from '#engine/rulebook/rulebook.ts';

/** A rule's sentence in pieces: what names another rule leads there. */
export function piecesOf({ text, links }: RuleEntry): { text: string; to?: string }[] {
  const pieces: { text: string; to?: string }[] = [];
  let end = 0;
  for (const { at, length, ids } of links) {
    pieces.push({ text: text.slice(end, at) }, { text: text.slice(at, at + length), to: ids[0]! });
    end = at + length;
  }
  pieces.push({ text: text.slice(end) });
  return pieces.map(piece => ({ ...piece, text: piece.text.replaceAll(/\*\*|`/g, '') }));
}
/** Cards whose title has all these words. */
export function cardsCalled(cards: readonly ReadCard[], query: string, most: number): ReadCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return cards.filter(({ title }) => words.every(word => title.toLowerCase().includes(word))).slice(0, most);
}
/** Is it one of the rules of the table itself, which hold in every game? */
export const isHouseRule = (id: string): boolean => id in TABLE_TEXTS;
