// A match as a file: for whoever keeps it, looks at it again or brings it to another server.
import type { MatchRecord } from '#engine/match.ts';
import { commitment } from '#engine/seed.ts';
import type { Result } from '#engine/types.ts';
import { usedSeed } from './dice.ts';
import { Problem } from './problem.ts';
import type { Table } from './table.ts';

export interface SavedMatch extends MatchRecord {
  commitment: string;
  result: Result | null;
  players: string[];
}

/** The whole match, with seed and hidden answers: only when nothing is to be hidden any more. */
export function savedMatch(table: Table): SavedMatch {
  if (!table.isOver) throw new Problem('seed-hidden');
  const { record, match } = table;
  if (!record) throw new Problem('not-running');
  const players = table.seats.map(({ player, bot }) => player?.name ?? bot ?? '');
  return {
    ...record,
    commitment: commitment((usedSeed(table.made, record) ?? record).seed),
    result: match?.state.result ?? null,
    players,
  };
}
