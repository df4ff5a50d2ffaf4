// Joint dice, as a page draws them: it makes a salt and keeps it, sends its hash, and reveals it when all hashes are
// there. A salt that cannot be kept is not committed to: after a reload nobody could reveal it.
import { jointCommitment, saltHash, type Round } from '#engine/salts.ts';
import { freshSeed } from '#engine/seed.ts';
import type { Seat } from '#engine/types.ts';
import type { SaltHash } from '#protocol/parts.ts';
import type { Command } from '#protocol/socket.ts';
import type { SeatDoc, TableDoc } from '#protocol/table-doc.ts';
import { keep as write, kept as read } from '../kept.ts';

interface Kept {
  salt: string;
  at: number;
  /** Its hash was seen at the seat. */
  stood?: true;
  /** The joint commitment that was shown when the salt was first revealed. */
  joint?: string;
}
const PREFIX = 'longbox.salt.';
/** Salts of so many rounds are kept: of games that are played at the same time, and of some that are over. */
const MOST_KEPT = 60;

const roundOf = ({ id: table, commitment, redrawn = [] }: TableDoc): Round => ({
  table,
  round: redrawn.length + 1,
  commitment,
});
const keptAs = (name: string): Kept | undefined => read(name);
const nameOf = (doc: TableDoc, seat: Seat): string => `${PREFIX}${doc.id}.${roundOf(doc).round}.${seat}`;

/** The salt for a seat in this round, the same in every tab; nothing where it cannot be kept. */
function saltFor(doc: TableDoc, seat: Seat): string | undefined {
  const name = nameOf(doc, seat);
  if (!keptAs(name)) keep(name, { salt: freshSeed(bytes => crypto.getRandomValues(bytes)), at: Date.now() });
  return keptAs(name)?.salt;
}
function keep(name: string, kept: Kept): void {
  try {
    write(name, kept);
    const names = Object.keys(localStorage).filter(one => one.startsWith(PREFIX));
    const byAge = names.toSorted((a, b) => (keptAs(b)?.at ?? 0) - (keptAs(a)?.at ?? 0));
    for (const old of byAge.slice(MOST_KEPT)) localStorage.removeItem(old);
  } catch {
    // It is not stored.
  }
}

/** The hash that a seat commits to. */
export function hashFor(doc: TableDoc, seat: Seat): SaltHash | undefined {
  const salt = saltFor(doc, seat);
  const round = roundOf(doc);
  return salt === undefined ? undefined : { round: round.round, hash: saltHash(round, seat, salt) };
}
/** Is this the hash of the kept salt, in the round and beside the commitment that are shown? */
const isOfKept = (doc: TableDoc, seat: Seat, { salt }: Kept, hash: string | undefined): boolean =>
  hash === saltHash(roundOf(doc), seat, salt);

/** The seats of whoever looks. */
function ownSeats({ seats, viewer }: TableDoc): (SeatDoc & { seat: Seat })[] {
  const me = typeof viewer === 'number' ? seats[viewer]?.player : undefined;
  return me === undefined ? [] : seats.flatMap((taken, seat) => (taken.player === me ? [{ ...taken, seat }] : []));
}

/** Commands in flight. */
const sent = new Set<string>();
/** Sends the command that is due now, once. */
export async function takePart(doc: TableDoc, request: (command: Command) => Promise<unknown>): Promise<void> {
  if (doc.status === 'open') noteStanding(doc);
  const command = doc.status === 'open' ? dueCommand(doc) : undefined;
  const name = `${doc.id} ${JSON.stringify(command)}`;
  if (!command || sent.has(name)) return;
  sent.add(name);
  await request(command).finally(() => sent.delete(name));
}
/** Notes that a hash of ours stands: from then on the dice must not begin without it. */
function noteStanding(doc: TableDoc): void {
  for (const { seat, hash } of ownSeats(doc)) {
    const name = nameOf(doc, seat);
    const kept = keptAs(name);
    if (kept && !kept.stood && isOfKept(doc, seat, kept, hash)) keep(name, { ...kept, stood: true });
  }
}
function dueCommand(doc: TableDoc): Command | undefined {
  const own = ownSeats(doc);
  if (!own.length) return undefined;
  if (doc.seats.some(({ revealing }) => revealing)) {
    const awaited = own.find(({ revealing }) => revealing);
    return awaited && reveal(doc, awaited.seat, awaited.hash);
  }
  if (own.some(({ hash }) => hash !== undefined)) return undefined;
  const { seat } = own.find(({ salting }) => salting) ?? own[0]!;
  const hash = hashFor(doc, seat);
  return hash && { do: 'salt-hash', seat, ...hash };
}
/** A salt is told where its hash stands at the seat, and beside one set of hashes only. */
function reveal(doc: TableDoc, seat: Seat, hash: string | undefined): Command | undefined {
  const name = nameOf(doc, seat);
  const kept = keptAs(name);
  if (!kept || !isOfKept(doc, seat, kept, hash)) return undefined;
  const joint = jointOf(doc)!;
  if (kept.joint === undefined) keep(name, { ...kept, joint });
  return keptAs(name)?.joint === joint ? { do: 'reveal', seat, salt: kept.salt } : undefined;
}

/** The joint commitment as the server shows it now; nothing where nobody has committed to a salt. */
export function jointOf(doc: TableDoc): string | undefined {
  const hashes = doc.seats.map(({ hash = null }) => hash);
  return hashes.some(hash => hash !== null) ? jointCommitment(roundOf(doc), hashes) : undefined;
}
/** Has the server shown other hashes than this browser knows? Then somebody may have chosen the dice. */
export const isChanged = (doc: TableDoc): boolean => isOtherJoint(doc) || (isBegun(doc) && isOtherBeginning(doc));

const isBegun = ({ status }: TableDoc): boolean => status === 'running' || status === 'over';
/** Other hashes, or another commitment, than when a salt of ours was revealed. */
const isOtherJoint = (doc: TableDoc): boolean =>
  doc.seats.some((_, seat) => {
    const joint = keptAs(nameOf(doc, seat))?.joint;
    return joint !== undefined && joint !== jointOf(doc);
  });
/** A game that has begun in a round before our last one, or with something else than our salt at a seat of ours. */
function isOtherBeginning(doc: TableDoc): boolean {
  const all = keptAt(doc.id);
  const { round } = roundOf(doc);
  if (all.some(one => one.round > round && one.kept.joint !== undefined)) return true;
  return ownSeats(doc).some(({ seat, hash }) => {
    const kept = keptAs(nameOf(doc, seat));
    if (hash !== undefined) return all.length > 0 && !(kept?.joint !== undefined && isOfKept(doc, seat, kept, hash));
    if (kept) return kept.stood === true;
    return all.some(one => one.seat === seat && isFixed(one.kept));
  });
}
/** Has the salt been committed to, and not only been made? */
const isFixed = ({ stood, joint }: Kept): boolean => stood === true || joint !== undefined;

/** All that is kept for a table. */
function keptAt(table: string): { round: number; seat: Seat; kept: Kept }[] {
  const start = `${PREFIX}${table}.`;
  return namesKept().flatMap(name => {
    const kept = name.startsWith(start) && keptAs(name);
    const [round, seat] = name.slice(start.length).split('.').map(Number);
    return kept ? [{ round: round!, seat: seat!, kept }] : [];
  });
}
function namesKept(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
