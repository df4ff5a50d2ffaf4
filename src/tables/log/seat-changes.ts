// How entries of the log change a seat: a player leaves, a bot plays or stops, a bot is asked for.
import type { Entry } from '#protocol/entries.ts';
import type { SeatState } from './table-parts.ts';

type SeatChange = Extract<Entry, { kind: 'left' | 'resigned' | 'bot' | 'returned' | 'asked' | 'standIn' }>;

/** The bot that took over for players who resigned before logs recorded which one does. */
const FORMER = 'greedy';

export function changeSeat(seats: SeatState[], entry: SeatChange): void {
  const taken = seats[entry.seat]!;
  if (entry.kind === 'left') seats[entry.seat] = { player: null, bot: null, resigned: false };
  else if (entry.kind === 'resigned') Object.assign(taken, { resigned: true, bot: entry.level ?? FORMER });
  else if (entry.kind === 'asked') taken.asked = askedBy(taken, entry);
  else if (entry.kind === 'standIn') taken.standIn = entry.level;
  else taken.bot = entry.kind === 'bot' ? entry.level : null;
}
/** The bot asked for in a free seat, with one more player who asks; another bot starts a new request. */
function askedBy(
  { asked }: SeatState,
  { level, by }: Extract<Entry, { kind: 'asked' }>,
): NonNullable<SeatState['asked']> {
  return { level, by: [...(asked?.level === level ? asked.by : []), by] };
}
