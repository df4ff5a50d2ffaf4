// Clocks as people read them.
import type { TableDoc } from '#server/protocol/table-doc.ts';

const DAY = 86_400_000;

/** What is left to a seat: '4:05', or '2 d 3 h' where there are days. */
export function leftAt({ clock, clocks }: TableDoc, seat: number, now: number): string {
  if (!clocks) return '';
  const since = clocks.since[seat]!;
  const used = since ? Math.max(0, now - since) : 0;
  if (clock.kind === 'days') return since ? inDays(clock.days * DAY - used) : '';
  const left = Math.max(0, clocks.left[seat]! - used);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
function inDays(left: number): string {
  const hours = Math.max(0, Math.floor(left / 3_600_000));
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
