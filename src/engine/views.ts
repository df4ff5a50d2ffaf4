// Views of the table: built by putting in what the viewer knows, never by striking out what it must not see.
import { asked, explain } from './ask.ts';
import type { Game } from './game.ts';
import { copy } from './copy.ts';
import { bit, everybody, faceDown, HIDDEN, samePile, sameSecret } from './kit/piles.ts';
import { clockwise, NO_SEATS, sidesOf } from './seats.ts';
import type {
  Event,
  Facts,
  OpenView,
  OpenWorld,
  OwnView,
  HiddenWorld,
  Pile,
  Seat,
  Secret,
  State,
  View,
  Viewer,
  World,
} from './types.ts';

/** Everything `viewer` may see of a state. */
export function view<W extends World>(game: Game<W>, state: State<W>, viewer: Viewer): View<W> {
  const { stack, ...open } = openView(game, state);
  const own = ownView(game, state, viewer, explain);
  return { ...open, stack: copy(stack), ...own, world: seenWorld(game, state, viewer) };
}

/** The part of a view that is the same for all viewers, beside the open part of the table. It is lent: it holds parts
 *  of the state, and is good until that is changed. */
export const openView = <W extends World>(game: Game<W>, state: State<W>): OpenView => ({
  game: state.game,
  seats: state.seats,
  stack: state.stack.map(({ at, my }) => ({ at, my: shownLocals(my as Facts) })),
  waitingFor: [...asked(game, state)],
  result: state.result,
});
/** Locals are open but for the book-keeping of a window, which tells who has declined so far. */
function shownLocals(my: Facts): Facts {
  if (my.window === undefined) return my;
  const { window: _, ...shown } = my;
  return shown;
}
/** The part of a view that depends on the viewer, beside the hidden part of the table. */
export function ownView<W extends World, D>(
  game: Game<W>,
  state: State<W>,
  viewer: Viewer,
  questions: (game: Game<W>, state: State<W>, seats: readonly Seat[]) => D[],
): OwnView<D> {
  const all = clockwise(state.seats, 0, 0);
  const eyes = viewer === 'spectator' ? NO_SEATS : viewer === 'everything' ? all : [viewer];
  return { viewer, decisions: questions(game, state, eyes), sealed: sealedFor(game, state, all, eyes) };
}
/** Secret answers of those on the side of whoever looks. */
function sealedFor<W extends World>(
  game: Game<W>,
  state: State<W>,
  all: readonly Seat[],
  eyes: readonly Seat[],
): View['sealed'] {
  const seen: View['sealed'] = {};
  const sealed = state.stack.at(-1)?.sealed;
  if (!sealed) return seen;
  const sides = sidesOf(game, state.seats);
  for (const seat of all)
    if (sealed[seat] && eyes.some(eye => sides[eye] === sides[seat])) seen[seat] = [...sealed[seat]];
  return seen;
}

/** The table with what the viewer has not seen turned face down. Who has seen what stays home. */
const seenWorld = <W extends World>(game: Game<W>, state: State<W>, viewer: Viewer): W =>
  ({ ...openPart(game.copy(state.world)), ...ownWorld(game, state, viewer) }) as W;
/** The open part of the table; lent like the open view. */
export const openWorld = <W extends World>(state: State<W>): OpenWorld<W> => openPart(state.world);
function openPart<W extends World>(world: W): OpenWorld<W> {
  if (!world.piles && !world.secrets) return world;
  const { piles: _, secrets: __, ...open } = world;
  return open;
}
/** A viewer's last view of the hidden part of a table. */
export interface SeenBefore {
  of: HiddenWorld;
  seen: HiddenWorld;
}
/** The hidden part of the table, as the viewer sees it. Piles and secrets that are as they were before stay the same
 *  objects, so that nobody need look for changes in them. */
export function ownWorld<W extends World>(
  game: Game<W>,
  state: State<W>,
  viewer: Viewer,
  before?: SeenBefore,
): HiddenWorld {
  const { piles, secrets } = state.world;
  if (!piles && !secrets) return NOTHING;
  const own: HiddenWorld = {};
  const known = knows(viewer, state.seats);
  const { of = NOTHING, seen = NOTHING } = before ?? {};
  if (piles) own.piles = seenThings(piles, p => seenPile(p, known, game.back), samePile, of.piles, seen.piles);
  if (secrets) own.secrets = seenThings(secrets, s => seenSecret(s, known), sameSecret, of.secrets, seen.secrets);
  return own;
}
const NOTHING: HiddenWorld = Object.freeze({});

/** A spectator knows what every seat knows. */
function knows(viewer: Viewer, seats: number): (seen: number) => boolean {
  if (viewer === 'everything') return () => true;
  const eyes = viewer === 'spectator' ? everybody(seats) : bit(viewer);
  return seen => (seen & eyes) === eyes;
}

function seenPile(p: Pile, known: (seen: number) => boolean, back: Game['back']): Pile {
  const cards = p.cards.map((card, i) => (known(p.seen[i]!) ? card : faceDown(back?.(card) ?? 0)));
  return p.loose ? { cards: cards.sort((a, b) => a - b), seen: [], loose: true } : { cards, seen: [] };
}

const seenSecret = (s: Secret, known: (seen: number) => boolean): Secret => ({
  value: known(s.seen) ? s.value : HIDDEN,
  seen: 0,
});
type Things<T> = Record<string, T | T[]>;
/** Things as they are seen; those that have not changed as they were seen before. */
function seenThings<T extends Pile | Secret>(
  things: Things<T>,
  look: (thing: T) => T,
  isSame: (a: T, b: T) => boolean,
  before: Things<T> | undefined,
  seen: Things<T> | undefined,
): Things<T> {
  if (!before || !seen) return mapThings(things, look);
  const out: Things<T> = {};
  for (const name in things) {
    const now = things[name]!;
    const then = before[name];
    const shown = seen[name];
    if (Array.isArray(now))
      out[name] =
        Array.isArray(then) && Array.isArray(shown) ? seenList(now, look, isSame, then, shown) : now.map(look);
    else out[name] = then && shown && !Array.isArray(then) && isSame(now, then) ? shown : look(now);
  }
  return out;
}
function seenList<T>(
  now: readonly T[],
  look: (thing: T) => T,
  isSame: (a: T, b: T) => boolean,
  then: readonly T[],
  shown: T[],
): T[] {
  let isNew = now.length !== then.length;
  const list = now.map((thing, i) => {
    const before = then[i];
    if (before !== undefined && isSame(thing, before)) return shown[i]!;
    isNew = true;
    return look(thing);
  });
  return isNew ? list : shown;
}

export function mapThings<T extends Pile | Secret>(
  things: Record<string, T | T[]>,
  change: (thing: T) => T,
): Record<string, T | T[]> {
  const out: Record<string, T | T[]> = {};
  for (const name in things) {
    const found = things[name]!;
    out[name] = Array.isArray(found) ? found.map(change) : change(found);
  }
  return out;
}

/** An event as `viewer` experiences it. */
export function eventFor(event: Event, viewer: Viewer): Event {
  const { kind, facts, secret } = event;
  const inside = secret && (viewer === 'everything' || (viewer !== 'spectator' && secret.to.includes(viewer)));
  return { kind, facts: inside ? { ...facts, ...secret.facts } : facts };
}
