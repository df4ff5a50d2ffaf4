// Talk at a table: its last lines, and who wants to hear whom.
import type { Entry } from '#protocol/entries.ts';
import type { ChatLine } from '#protocol/table-doc.ts';

/** Older talk is dropped many lines at a time, because the rest is then sent to all subscribers again. */
const MOST_TALK = 200;
const FORGOTTEN = 50;

export const withLine = (chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] => [
  ...chat.slice(chat.length < MOST_TALK ? 0 : FORGOTTEN),
  line,
];
export function mute(
  muted: Map<string, readonly string[]>,
  { by, player, on }: Extract<Entry, { kind: 'muted' }>,
): void {
  const others = (muted.get(by) ?? []).filter(id => id !== player);
  muted.set(by, on ? [...others, player] : others);
}
