// Events since the viewer's last turn, in a few pictures: the deeds of others that matter most.
import type { Seat } from '#engine/types.ts';
import { unlinked } from '#engine/words.ts';
import type { Happening, LogLine } from '#protocol/table-doc.ts';
import type { EventKinds } from '../kit/event-kinds.ts';

export interface Deed {
  key: string;
  said: string;
}
/** The most that are shown. */
const MOST = 3;
interface Told extends Happening {
  line: number;
  at: number;
  /** The seat whose answer brought it about. */
  by: Seat | undefined;
}
type Is = (event: Told) => boolean;

/** The part of the log from the first turn of somebody else to one's own, or to now. */
function lastRound(all: readonly Told[], me: Seat, isTurn: Is): readonly Told[] {
  const mine: Is = event => isTurn(event) && event.facts.seat === me;
  const end = all.findLastIndex(mine);
  const isMyTurn = end > all.findLastIndex(event => isTurn(event) && !mine(event));
  const before = isMyTurn ? all.slice(0, end) : all;
  const since = before.slice(before.findLastIndex(mine) + 1);
  const from = since.findIndex(isTurn);
  return from < 0 ? [] : since.slice(from);
}
/** For games without turns: the latest deeds of others between two answers of one's own, or after the last. What they
 *  only answered to a deed of one's own, a defence perhaps, is no deed: then those before it still count. */
function lastAnswers(all: readonly Told[], me: Seat, isNotable: Is): readonly Told[] {
  const isTheirs: Is = ({ by }) => by !== me && by !== undefined;
  const end = all.findLastIndex(event => isTheirs(event) && isNotable(event)) + 1;
  const before = all.slice(0, end);
  return before.slice(before.findLastIndex(({ by }) => by === me) + 1);
}

/** Two dice of one name are called alike. */
const plain = (said: string): string =>
  unlinked(said)
    .map(({ text }) => text)
    .join('');
/** Looked for in the last lines alone: a turn is never longer. */
const FAR = 250;
export function sinceLastTurn(log: readonly LogLine[], me: Seat, kinds: Omit<EventKinds, 'sounds'>): Deed[] {
  const rankOf = ({ kind }: Told): number => kinds.deeds.findIndex(rank => rank.includes(kind));
  const isNotable: Is = event => Boolean(event.said) && rankOf(event) >= 0;
  const isTurn: Is = ({ kind }) => kind === kinds.turn;
  const first = Math.max(0, log.length - FAR);
  const all = log
    .slice(first)
    .flatMap(({ events, seat }, line) =>
      events.map((event, at): Told => ({ ...event, line: first + line, at, by: seat })),
    );
  const round = all.some(isTurn) ? lastRound(all, me, isTurn) : lastAnswers(all, me, isNotable);
  const notable = round.filter(isNotable);
  const best = notable.toSorted((a, b) => rankOf(a) - rankOf(b) || b.line - a.line || b.at - a.at);
  const seen = new Set<string>();
  const isNew = ({ said }: Told): boolean => !seen.has(plain(said!)) && Boolean(seen.add(plain(said!)));
  const different = best.filter(isNew).slice(0, MOST);
  return different
    .sort((a, b) => a.line - b.line || a.at - b.at)
    .map(({ line, at, said }) => ({ key: `${line}.${at}`, said: said! }));
}
