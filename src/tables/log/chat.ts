// Chat at a table: its last lines, and the mutes of its players.
import type { Seat } from '#engine/types.ts';
import type { Entry } from '#protocol/entries.ts';
import type { ChatLine } from '#protocol/table-doc.ts';

/** Lines of one player: at once, and a second. */
export const TALK_RATE = { burst: 20, perSecond: 2 };
/** Commands that count as talk: they need no seat, so they have a rate limit of their own. */
export const TALKING: ReadonlySet<string> = new Set(['say', 'mute']);

/** Older talk is dropped many lines at a time, because the rest is then sent to all subscribers again. */
const MOST_TALK = 200;
const FORGOTTEN = 50;

/** The part of a table with its chat and its players. */
interface Talking {
  readonly chat: readonly ChatLine[];
  seatsOf(player: string): Seat[];
}
export function withLine(
  table: Talking,
  { player, text }: Extract<Entry, { kind: 'said' }>,
  at: number,
): readonly ChatLine[] {
  const { chat } = table;
  const seat = table.seatsOf(player.id)[0] ?? null;
  const line = { at, player: player.id, name: player.name, seat, text };
  return [...chat.slice(chat.length < MOST_TALK ? 0 : FORGOTTEN), line];
}
export function mute(
  muted: Map<string, readonly string[]>,
  { by, player, on }: Extract<Entry, { kind: 'muted' }>,
): void {
  const others = (muted.get(by) ?? []).filter(id => id !== player);
  muted.set(by, on ? [...others, player] : others);
}
