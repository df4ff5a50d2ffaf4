// Allowances: the share of a table's log that each player may fill. Nobody can use up another's.
import type { Entry } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import type { SeatState } from './table-parts.ts';

/** The most entries that the seats of a table may make, and of them the most beside answers; each has its share. */
const MOST_ENTRIES = 50_000;
const MOST_BESIDES = 10_000;
/** The most entries of one player without a seat, and of all of them; none of these is taken from the seats. */
const MOST_OF_OUTSIDER = 200;
const MOST_OF_OUTSIDERS = 4000;
/** A log of this length accepts nothing more, whoever it is from. */
const LONGEST_LOG = 120_000;

interface Spent {
  entries: number;
  /** Those that are no answers. */
  besides: number;
}
const NOTHING: Spent = { entries: 0, besides: 0 };

/** The share of a table's log that each player has spent. */
export class Spending {
  private readonly spent = new Map<string, Spent>();
  /** Entries of players who had no seat then. */
  outside = 0;

  of(player: string): Readonly<Spent> {
    return this.spent.get(player) ?? NOTHING;
  }
  /** Counts an entry. An undo pays for the answers it removes as well, because they will be given again. */
  note(entry: Entry, undone: number, isSeated: (player: string) => boolean): void {
    const player = spenderOf(entry);
    if (player === undefined) return;
    const { entries, besides } = this.of(player);
    const isBeside = entry.kind !== 'answered' && entry.kind !== 'resigned';
    const cost = 1 + (entry.kind === 'undone' ? undone : 0);
    this.spent.set(player, { entries: entries + cost, besides: besides + Number(isBeside) });
    if (entry.kind !== 'sat' && !isSeated(player)) this.outside++;
  }
}
/** The player who pays for it: a command's key begins with the player's id. Bots, clocks and the server have none. */
function spenderOf(entry: Entry): string | undefined {
  if (entry.key !== undefined) return entry.key.slice(0, entry.key.indexOf(':'));
  return entry.kind === 'sat' ? entry.player.id : undefined;
}

/** The part of a table that shows how much of its log each player has spent. */
interface Spendable {
  readonly seq: number;
  readonly seats: readonly SeatState[];
  readonly spending: Spending;
}
/** Has the player no room left for the command? To resign there always is. */
export function isSpent(table: Spendable, player: string, command: Command['do'] | 'sit'): boolean {
  if (command === 'resign') return false;
  if (table.seq >= LONGEST_LOG) return true;
  const { spending } = table;
  const { entries, besides } = spending.of(player);
  let own = 0;
  for (const seat of table.seats) if (seat.player?.id === player) own++;
  const share = own / table.seats.length;
  if (command === 'sit') return besides >= MOST_OF_OUTSIDER;
  if (!share) return besides >= MOST_OF_OUTSIDER || spending.outside >= MOST_OF_OUTSIDERS;
  return entries >= MOST_ENTRIES * share || (command !== 'answer' && besides >= MOST_BESIDES * share);
}
