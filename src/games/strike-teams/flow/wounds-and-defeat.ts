// Wounds, which their owner places, one to a slot; automatic damage, which nobody answers; defeat and respawn.
import type { Verdict } from '#engine/definition.ts';
import { composed, procedure } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import { no } from '#engine/refusals.ts';
import type { Form, Made } from '#engine/types.ts';
import { lessened, afterDefeat } from '../abilities/powers.ts';
import { ACTIONS } from '../cards/actions.ts';
import {
  addWounds,
  cardAtPlace,
  countedWounds,
  figureOfWound,
  FIRST_CARD_PLACE,
  freeSlots,
  placeOfWound,
  PLACES,
  slotsAt,
  woundAt,
  woundsAt,
  healFully,
  isFull,
} from '../table/damage-slots.ts';
import { noteDeed, partsOf } from '../table/scenario-cards.ts';
import {
  characterOf,
  deciderOf,
  isHenchman,
  isOnMap,
  teamOf,
  closedTo,
  figureAt,
  FIGURES,
  kindOf,
  standingOf,
} from '../table/figures.ts';
import type { Harm, Locals } from '../table/locals.ts';
import { colourOf, nearestFree } from '../table/spawn-points.ts';
import {
  type Figure,
  HERO_PHASE,
  HEROES,
  MASTERMIND,
  type Strike,
  type T,
  DOWN,
  NONE,
  ON_MAP,
} from '../table/world.ts';
import { runHook } from './hooks.ts';
import { checkScenarios, scoreDefeat } from './objective-points.ts';
import { dropTokens } from './tokens-and-interactions.ts';

const freeAt = (w: Strike, figure: Figure, place: number): number =>
  slotsAt(w, figure, place) - woundsAt(w, figure, place);
const freePlaces = (w: Strike, figure: Figure): number[] => PLACES.filter(place => freeAt(w, figure, place) > 0);

/** ST-RUL-04: Action Cards from the dearest Build Cost down, then Attack, Move, Defend Box. */
const usualOrder = (figure: Figure): number[] => {
  const build = (place: number): number => ACTIONS[cardAtPlace(characterOf(figure), place)]!.build;
  const cards = PLACES.slice(FIRST_CARD_PLACE).sort((a, b) => build(b) - build(a) || a - b);
  return [...cards, 0, 2, 1];
};
const ORDERS: readonly ((figure: Figure) => number[])[] = [
  usualOrder,
  figure => usualOrder(figure).toReversed(),
  () => [...PLACES.slice(FIRST_CARD_PLACE).toReversed(), 1, 2, 0],
];
/** Fills places in an order. */
function filled(w: Strike, figure: Figure, n: number, order: readonly number[]): number[] {
  const parts: number[] = [];
  for (const place of order) for (let k = freeAt(w, figure, place); k > 0 && parts.length < n; k--) parts.push(place);
  return parts.sort((a, b) => a - b);
}
/** One wound to each place in turn. */
function spread(w: Strike, figure: Figure, n: number): number[] {
  const parts: number[] = [];
  for (let round = 0; parts.length < n; round++)
    for (const place of PLACES) if (freeAt(w, figure, place) > round && parts.length < n) parts.push(place);
  return parts.sort((a, b) => a - b);
}
const made = (figure: Figure, places: readonly number[]): Made => ({
  to: 0,
  parts: [places.map(place => woundAt(figure, place))],
});

/** ST-RUL-69: no more than there are slots. */
const amountOf = (w: Strike, my: Harm): number => {
  const figure = my.figures[my.i]!;
  return Math.min(my.amounts[my.i]!, freeSlots(w, figure));
};
/** Does its owner have a choice? */
function isChoice(w: Strike, my: Harm): boolean {
  const figure = my.figures[my.i]!;
  const n = amountOf(w, my);
  return n > 0 && !isHenchman(figure) && n < freeSlots(w, figure) && freePlaces(w, figure).length > 1;
}
const woundForm = (w: Strike, my: Harm): Form => {
  const figure = my.figures[my.i]!;
  const places = freePlaces(w, figure);
  const n = amountOf(w, my);
  const things = places.map(place => woundAt(figure, place));
  const times = places.map(place => freeAt(w, figure, place));
  return { to: [{ n: 0, slots: [{ say: 'woundSlots', facts: { n }, of: 'wound', things, times, min: n, max: n }] }] };
};
function place(t: T, figure: Figure, parts: readonly number[]): void {
  for (const part of parts) addWounds(t.world, figure, part, 1);
  if (!t.watched) return;
  const slots = countedWounds(parts.map(part => woundAt(figure, part)));
  t.log('damaged', { figure, n: parts.length, slots });
}

/** ST-RUL-68: the active team places first. */
const turnOf = (w: Strike, figure: Figure): number =>
  teamOf(figure) === (w.phase === HERO_PHASE ? HEROES : MASTERMIND) ? 0 : 1;

/** ST-WND-01 ST-RUL-69: as many wounds as there are to place, one to a free slot. */
function misplaced(w: Strike, figure: Figure, n: number, { parts: [part = []] }: Made): Verdict {
  const counts = new Map<number, number>();
  for (const code of part) {
    if (figureOfWound(code) !== figure) return no('ST-WND-01', { figure }, 'otherFigure');
    const place = placeOfWound(code);
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const free = freeAt(w, figure, place);
    if (counts.get(code)! > free) return no('ST-WND-01', { wound: code, n: free });
  }
  return part.length !== n && no('ST-RUL-69', { n, made: part.length });
}

export const harm = procedure<Strike, Harm>()({
  begin: (t, my) => {
    const w = t.world;
    my.i = 0;
    // ST-RUL-53: the protected take none; ST-RUL-68: all amounts are fixed first.
    const parts = my.figures.map((figure, i) => {
      const n = my.isReducible ? lessened(w, figure, my.amounts[i]!) : my.amounts[i]!;
      return { figure, n: isOnMap(w, figure) && !w.isSafe[figure] ? n : 0 };
    });
    if (parts.length > 1) parts.sort((a, b) => turnOf(w, a.figure) - turnOf(w, b.figure));
    my.figures = parts.map(({ figure }) => figure);
    my.amounts = parts.map(({ n }) => n);
  },
  /** ST-WND-01 ST-HEN-05: without a choice wounds place themselves. */
  next: (t, my) => {
    const w = t.world;
    for (; my.i < my.figures.length && !isChoice(w, my); my.i++) {
      const figure = my.figures[my.i]!;
      const n = amountOf(w, my);
      if (n === 0) continue;
      if (isHenchman(figure)) {
        w.baseWounds[figure]! += n;
        t.log('damaged', { figure, n });
      } else place(t, figure, filled(w, figure, n, PLACES));
    }
    return my.i < my.figures.length ? undefined : 'clear';
  },
  place: {
    rule: 'ST-WND-01',
    idle: (t, my) => {
      const figure = my.figures[my.i]!;
      const places = filled(t.world, figure, amountOf(t.world, my), usualOrder(figure));
      return `wounds:0:${made(figure, places).parts[0]!.join('+')}`;
    },
    one: (t, my) => deciderOf(t.world, my.figures[my.i]!),
    facts: (t, my) => ({ figure: my.figures[my.i]!, n: amountOf(t.world, my) }),
    choices: {
      wounds: composed<Strike, Harm, 'next'>({
        form: (t, my) => woundForm(t.world, my),
        suggest: (t, my) => {
          const figure = my.figures[my.i]!;
          const n = amountOf(t.world, my);
          const lists = [...ORDERS.map(order => filled(t.world, figure, n, order(figure))), spread(t.world, figure, n)];
          const seen = new Set<string>();
          return lists.filter(list => !seen.has(list.join()) && seen.add(list.join())).map(list => made(figure, list));
        },
        sample: (t, my, _seat, random) => {
          const figure = my.figures[my.i]!;
          return made(figure, filled(t.world, figure, amountOf(t.world, my), random.shuffle(PLACES.slice())));
        },
        misfit: (t, my, _seat, made) => misplaced(t.world, my.figures[my.i]!, amountOf(t.world, my), made),
        facts: (_t, _my, _seat, { parts }) => ({ slots: countedWounds(parts[0]!) }),
        take: (t, my, _seat, { parts }) => {
          place(t, my.figures[my.i]!, parts[0]!.map(placeOfWound));
          my.i++;
          return 'next';
        },
      }),
    },
  },
  /** The defeated leave at once, or with the attack that is going on. */
  clear: t => {
    if (!t.world.attack?.isOpen) clearFallen(t);
  },
});

/** ST-WND-10 ST-RSP-01 ST-RUL-70: its figure leaves the map; AP and DT stay, Status Tokens go. */
export function defeat(t: T, figure: Figure): void {
  const w = t.world;
  const parts = partsOf(w, figure);
  dropTokens(w, figure);
  w.presence[figure] = DOWN;
  w.at[figure] = NONE;
  w.trapped[figure] = w.prone[figure] = 0;
  t.log('defeated', { figure });
  scoreDefeat(t, figure);
  noteDeed(w, { do: 'defeated', figure, parts });
  runHook(t, 'characterDefeated', { figure, parts });
  afterDefeat(t, figure);
}
/** Removes all whose slots are full, in the order of figures (ST-RUL-68). */
export function clearFallen(t: T): void {
  let isAny = false;
  for (const figure of FIGURES)
    if (isOnMap(t.world, figure) && isFull(t.world, figure)) {
      defeat(t, figure);
      isAny = true;
    }
  if (isAny) checkScenarios(t);
}

// ---- respawn -----------------------------------------------------------------------------------------------

/** ST-RSP-02 ST-RSP-06 ST-RUL-73: free spawn points of its kind, or where all are taken the nearest free squares. */
export function respawnSquares(w: Strike, figure: Figure): number[] {
  const points = w[colourOf(kindOf(figure))];
  const free = points.filter(square => figureAt(w, square) === NONE);
  if (free.length > 0) return free;
  const s = standingOf(w);
  return [...new Set(points.flatMap(point => nearestFree(s, point, closedTo(w, figure))))].sort((a, b) => a - b);
}
/** Puts a defeated figure on the map without wounds. */
export function comeBack(t: T, figure: Figure, square: number): void {
  const w = t.world;
  healFully(w, figure);
  w.presence[figure] = ON_MAP;
  w.at[figure] = square;
  w.respawned[figure] = w.round;
  t.log('respawned', { figure, square });
}
export const respawn = choice<Strike, Locals['respawn']>('to', {
  step: 'to',
  rule: 'ST-RSP-02',
  by: (t, my) => deciderOf(t.world, my.figure),
  forced: 'take',
  about: (_t, my) => ({ figure: my.figure }),
  of: 'square',
  each: (t, my) => respawnSquares(t.world, my.figure),
  /** ST-RET-05 ST-RSP-04 ST-RUL-74: no AP; nothing happens to it or is done by it until its following turn. */
  take: (t, { figure }, _seat, square) => {
    comeBack(t, figure, square);
    t.world.isSafe[figure] = true;
  },
});
