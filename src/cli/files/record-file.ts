// Match records on disk: JSON of the record, the commitment to its seed, its result, and who sat where.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RECORD_FORMAT, type MatchRecord } from '#engine/match.ts';
import { commitment, isSeed } from '#engine/seed.ts';
import type { Result } from '#engine/types.ts';
import type { EndedDoc } from '#protocol/ended.ts';
import type { Proof } from '#tables/files/match-file-signing.ts';
import type { JointProof } from '#tables/files/joint-proof.ts';
import { Complaint } from '../screen/complaint.ts';
import { isAdded, isSeats, jointProblem } from './joint-shape.ts';

export interface SavedMatch extends MatchRecord, JointProof {
  /** The id of the table that it was played at. */
  table?: string;
  /** The digest of the seed that was shown before play. */
  commitment: string;
  /** Null while the match is not over. */
  result: Result | null;
  /** How it ended, as servers write it: at once, afterwards, or not known. */
  ended?: EndedDoc;
  /** By seat: 'you', or a bot's name. */
  players?: string[];
  /** Seats that have resigned; a bot plays on for them, or it is over. */
  resigned?: number[];
  /** Seats at which no person sat, as servers write them. */
  bots?: number[];
  /** The additions of each seat to the committed seed. */
  salts?: (string | null)[];
  /** The number of answers that were not given at the table that the file is from, and where they came from. */
  goesOn?: { at: number; table?: string };
  /** The dice were known from there on. */
  practice?: true;
  /** The server's signature. */
  proof?: Proof;
  /** The place of the match in its series, from 1, and the file of the one before. */
  series?: { place: number; previous?: string };
}

export const savedMatch = (
  record: MatchRecord,
  result: Result | null,
  beside: Pick<SavedMatch, 'players' | 'resigned' | 'series'> = {},
): SavedMatch => ({ ...record, commitment: commitment(record.seed), result, ...beside });

/** Writes it whole or not at all. */
export function writeMatch(file: string, match: SavedMatch): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, `${JSON.stringify(match, null, 1)}\n`);
    renameSync(draft, file);
  } catch (error) {
    throw new Complaint(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

export function readMatch(file: string): SavedMatch {
  const problem = (what: string): Complaint => new Complaint(`${file} ${what}`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw problem(`is not JSON: ${error.message}.`);
    throw problem(`cannot be read: ${reasonOf(error)}.`);
  }
  const wrong = shapeProblem(value);
  if (wrong !== undefined) throw problem(`is no match record: ${wrong}`);
  return value as SavedMatch;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  };
  return known[code ?? ''] ?? message;
}

/** The fault in the shape of a record, or nothing. Whether it plays is for the rules to say. */
function shapeProblem(value: unknown): string | undefined {
  if (!isRecord(value)) return 'it holds no object.';
  const { format, game, version, seed, salt, answers, reseeds, result, players, resigned, series } = value;
  const known = /^longbox-match\/(\d+)$/.exec(String(format));
  if (known && format !== RECORD_FORMAT) return `its format is ${known[0]}; this program reads ${RECORD_FORMAT}.`;
  if (!known) return `its format is not ${RECORD_FORMAT}.`;
  if (typeof game !== 'string') return 'it does not say which game.';
  if (!isCount(version)) return 'its rules version is no whole number.';
  if (!isCount(value.seats)) return 'its number of seats is no whole number.';
  const seats = value.seats as number;
  if (!isSeedText(seed)) return 'its seed is not 32 hex digits.';
  if (salt !== undefined && typeof salt !== 'string') return 'its salt is no text.';
  if (!Array.isArray(answers)) return 'it has no list of answers.';
  const bad = answers.findIndex(answer => !isAnswer(answer, seats));
  if (bad >= 0) return `answer ${bad + 1} is not made of a seat, a decision and an option.`;
  if (reseeds !== undefined && !(Array.isArray(reseeds) && reseeds.every(isReseed))) return 'its reseeds are unclear.';
  if (result !== undefined && result !== null && !isResult(result)) return 'its result is unclear.';
  if (players !== undefined && !(Array.isArray(players) && players.length <= seats && players.every(isText)))
    return 'its players are unclear.';
  if (resigned !== undefined && !isSeats(resigned, seats)) return 'who has resigned is unclear.';
  const unclear = proofProblem(value, seats) ?? jointProblem(value, seats);
  if (unclear !== undefined) return unclear;
  if (series !== undefined && !(isRecord(series) && isCount(series.place))) return 'its place in a series is unclear.';
  return undefined;
}
/** The same for what servers add. */
function proofProblem(file: Record<string, unknown>, seats: number): string | undefined {
  const { bots, salts, goesOn, ended, proof } = file;
  if (bots !== undefined && !isSeats(bots, seats)) return 'where bots sat is unclear.';
  if (salts !== undefined && !isAdded(salts, seats)) return 'its salts are unclear.';
  if (goesOn !== undefined && !(isRecord(goesOn) && isCount(goesOn.at))) return 'where it goes on from is unclear.';
  if (ended !== undefined && !isEnded(ended)) return 'how it ended is unclear.';
  const isProof = isRecord(proof) && isText(proof.chain) && isKey(proof.key) && isText(proof.signature);
  return proof === undefined || isProof ? undefined : 'its signature is unclear.';
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** The public key of a server. */
export const isKey = (value: unknown): value is string => isText(value) && /^[\w-]{43}$/.test(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isSeedText = (value: unknown): boolean => isText(value) && isSeed(value);
const isAnswer = (value: unknown, seats: number): boolean =>
  isRecord(value) &&
  isCount(value.seat) &&
  (value.seat as number) < seats &&
  isText(value.decision) &&
  isText(value.option);
const isReseed = (value: unknown): boolean => isRecord(value) && isCount(value.at) && isSeedText(value.seed);
const isResult = (value: unknown): boolean =>
  isRecord(value) && Array.isArray(value.ranks) && isText(value.rule) && isRecord(value.reason);
const isEnded = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.how) &&
  (value.afterwards === undefined || (isRecord(value.afterwards) && isCount(value.afterwards.version)));
