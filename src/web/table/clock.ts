// Clocks as people read them.
import { LAST_SECONDS } from '#tables/log/clocks.ts';
import type { TableDoc } from '#protocol/table-doc.ts';

const DAY = 86_400_000;

/** Time left to a seat: '4:05', then '+0:07' for this answer alone, or '2 d 3 h' where there are days. */
export function leftAt({ clock, clocks }: TableDoc, seat: number, now: number): string {
  if (!clocks) return '';
  const since = clocks.since[seat]!;
  const used = since ? Math.max(0, now - since) : 0;
  if (clock.kind === 'days') return since ? inDays(clock.days * DAY - used) : '';
  const left = clocks.left[seat]! - used;
  return left > 0 || !since ? inMinutes(left) : `+${inMinutes(left + LAST_SECONDS)}`;
}
/** So little that one must hurry. */
export const isLow = (left: string): boolean => /^\+|^0:[0-2]/.test(left);

function inMinutes(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
function inDays(left: number): string {
  const hours = Math.max(0, Math.floor(left / 3_600_000));
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
