// A match as a file: to be stored, replayed, or brought to another server.
import type { MatchRecord } from '#engine/match.ts';
import { commitment } from '#engine/seed.ts';
import type { Result, Seat } from '#engine/types.ts';
import type { EndedDoc } from '#protocol/ended.ts';
import { hasKnownDice, usedSeed } from '../log/dice.ts';
import { endedOf } from '../commands/ending.ts';
import { jointProofOf, type JointProof } from './joint-proof.ts';
import { seatNames } from '../log/names.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../log/table.ts';

export interface SavedMatch extends MatchRecord, JointProof {
  /** The id of the table, and when it was made. */
  table: string;
  madeAt: number;
  commitment: string;
  /** The salt that each seat has added to the committed seed, null for nothing; left out where nobody has. */
  salts?: (string | null)[];
  /** As the log stores it; left out where it is not known. */
  result?: Result | null;
  /** How it ended: told then, computed afterwards, or not known. Files of before do not say. */
  ended?: EndedDoc;
  players: string[];
  /** Seats at which no person sat. */
  bots: Seat[];
  /** Seats that have resigned, the last one last. */
  resigned?: Seat[];
  /** So many answers were not given at this table: they came from a file, or from another table. */
  goesOn?: { at: number; table?: string };
  /** The dice were known from there on. */
  practice?: true;
  /** Number of undos. */
  takenBack?: number;
}

/** The whole match, with seed and hidden answers: only when nothing is to be hidden any more. */
export function savedMatch(table: Table): SavedMatch {
  if (!table.isOver) throw new Problem('seed-hidden');
  const { record, made, seats } = table;
  const ended = endedOf(table);
  if (!record) throw new Problem('not-running');
  return {
    ...record,
    table: made.id,
    madeAt: table.madeAt,
    commitment: commitment((usedSeed(made, record) ?? record).seed),
    ...(seats.some(({ salt }) => salt !== undefined) && { salts: seats.map(({ salt }) => salt ?? null) }),
    ...(usedSeed(made, record) && jointProofOf(table)),
    ...(table.ended && { result: table.ended.result }),
    ...(ended && { ended }),
    players: seatNames(table).map(name => name ?? ''),
    bots: seats.flatMap(({ player }, seat) => (player ? [] : [seat])),
    ...resignedFrom(table),
    ...(made.start && { goesOn: goesOn(made.start) }),
    ...(hasKnownDice(made) && { practice: true as const }),
    ...(table.undoCount > 0 && { takenBack: table.undoCount }),
  };
}
const goesOn = ({ record, table }: NonNullable<Table['made']['start']>): NonNullable<SavedMatch['goesOn']> => ({
  at: record.answers.length,
  ...(table !== undefined && { table }),
});
function resignedFrom({ seats, result }: Table): Pick<SavedMatch, 'resigned'> {
  const resigned = seats.flatMap((seat, n) => (seat.resigned ? [n] : []));
  const last = result?.reason.facts.seat;
  if (!resigned.length) return {};
  return { resigned: resigned.toSorted((a, b) => Number(a === last) - Number(b === last)) };
}
