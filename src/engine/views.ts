// What a viewer sees: built from the table by putting in what the viewer knows, never by striking out what it must not.
import { asked, brief, explain } from './ask.ts';
import type { Game } from './game.ts';
import { copy } from './copy.ts';
import { bit, everybody, faceDown, HIDDEN } from './piles.ts';
import { clockwise, NO_SEATS } from './seats.ts';
import type { BriefDecision, Event, Facts, Pile, Seat, Secret, State, View, Viewer, World } from './types.ts';

/** Everything `viewer` may see of a state. */
export const view = <W extends World>(game: Game<W>, state: State<W>, viewer: Viewer): View<W> =>
  viewWith(game, state, viewer, explain);
/** The same with questions as short as they can be sent. */
export const briefView = <W extends World>(game: Game<W>, state: State<W>, viewer: Viewer): View<W, BriefDecision> =>
  viewWith(game, state, viewer, brief);

function viewWith<W extends World, D>(
  game: Game<W>,
  state: State<W>,
  viewer: Viewer,
  questions: (game: Game<W>, state: State<W>, seats: readonly Seat[]) => D[],
): View<W, D> {
  const all = clockwise(state.seats, 0, 0);
  const eyes = viewer === 'spectator' ? NO_SEATS : viewer === 'everything' ? all : [viewer];
  const sides = game.sides?.(state.seats) ?? all;
  const sealed: View['sealed'] = {};
  const { sealed: answers = {} } = state.stack.at(-1) ?? {};
  for (const seat of all)
    if (answers[seat] && eyes.some(eye => sides[eye] === sides[seat])) sealed[seat] = [...answers[seat]];
  return {
    game: state.game,
    viewer,
    seats: state.seats,
    world: seenWorld(game, state, viewer),
    stack: state.stack.map(frame => ({ at: frame.at, my: copy(frame.my as Facts) })),
    waitingFor: [...asked(game, state)],
    decisions: questions(game, state, eyes),
    sealed,
    result: state.result,
  };
}

/** The table with what the viewer has not seen turned face down. Who has seen what stays home. */
export function seenWorld<W extends World>(game: Game<W>, state: State<W>, viewer: Viewer): W {
  const world = game.copy(state.world);
  const { piles, secrets } = state.world;
  const known = knows(viewer, state.seats);
  if (piles) world.piles = mapThings(piles, p => seenPile(p, known, game.back));
  if (secrets) world.secrets = mapThings(secrets, s => ({ value: known(s.seen) ? s.value : HIDDEN, seen: 0 }));
  return world;
}

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
