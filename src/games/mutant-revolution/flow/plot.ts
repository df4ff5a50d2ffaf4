// The Plot Phase: three cards each, one activity after the other until all have passed, then down to the Hand Size.
import type { Aside, Choice, Composed, ComposedOffer } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import { NO_SEATS } from '#engine/seats.ts';
import type { Picks, Refusal, Seat } from '#engine/types.ts';
import { someOf, subsets, type SomeOf } from '#engine/kit/subsets.ts';
import { payerOf, refuseSource, use, type Source } from '../abilities/powers-and-charters.ts';
import { sourcesAt, userAt } from '../verbs/moments.ts';
import { aimed } from '../abilities/scope.ts';
import { namingOffer, namings } from '../abilities/targets.ts';
import { plotOf } from '../cards/plots.ts';
import { discardPlot, drawPlot } from '../table/plot-cards.ts';
import type { PlayStage } from '../table/locals.ts';
import type { Revolution, T } from '../table/world.ts';
import { changeHope, HAND_SIZES } from '../table/points-and-hope.ts';
import { amountsIn, askSupport, eventOffer, playEvent, requestForm, suggestRequests } from './plot-events.ts';

const DRAWN = 3;
/** MR-RUL-44 */
const MOST_REQUESTS = 3;

type Steps = 'next' | 'supported';

// ---- cards of a hand ---------------------------------------------------------------------------------------

/** Suggestions of a form, at most. */
const SUGGESTED = 12;

export const handOf = (t: T, seat: Seat): readonly number[] => t.world.piles.hand[seat]!.cards;
/** MR-RUL-140: the lowest Hope Value first. */
const cheapestFirst = (t: T, seat: Seat): number[] =>
  handOf(t, seat).toSorted((a, b) => plotOf(a).hv - plotOf(b).hv || a - b);

/** So many cards of the hand: `least` and `most` of them. */
export const handOffer = <L>(least: SomeOf<Revolution, L>['least'], most = least): ComposedOffer<Revolution, L> => ({
  ...someOf<Revolution, L>({
    say: 'discarding',
    of: 'card',
    among: handOf,
    least,
    most,
    ways(t, seat, my) {
      const [min, max] = [least(t, seat, my), most(t, seat, my)];
      const cards = cheapestFirst(t, seat);
      return [...subsets(cards, min, SUGGESTED), ...(max > min ? subsets(cards, max, 1) : [])];
    },
  }),
  when: (t, _my, seat) => handOf(t, seat).length > 0,
  facts: (_t, _my, _seat, { parts }) => ({ cards: parts[0]!, n: worth(parts[0]!) }),
});

/** MR-PLT-13: Hope Values together. */
const worth = (cards: readonly number[]): number => cards.reduce((hope, card) => hope + plotOf(card).hv, 0);

// ---- the phase -----------------------------------------------------------------------------------------------

const NO_SUPPORT: readonly number[] = [];
/** MR-PLT-23 */
const excessOf = (t: T, seat: Seat): number => Math.max(0, handOf(t, seat).length - HAND_SIZES[t.world.rp[seat]!]!);

/** MR-PLT-01 */
export const plot = procedure<Revolution>()({
  /** MR-PLT-02, MR-PLT-03, MR-RUL-36; an empty deck is made anew (MR-PLT-04). */
  draw(t) {
    for (const seat of t.clockwise(t.world.commander)) drawPlot(t, seat, DRAWN);
  },
  play: t => t.call('playStage'),
  /** MR-PLT-21, MR-PLT-22, MR-PLT-23, MR-RUL-55; cards drawn later wait for the next time (MR-RUL-56). */
  trim: {
    rule: 'MR-PLT-21',
    idle: 'discard',
    all: t => t.clockwise(t.world.commander).filter(seat => excessOf(t, seat)),
    facts: (t, _my, seat) => ({ n: excessOf(t, seat) }),
    choices: { discard: handOffer<object>(excessOf) },
    reveal: trimHands,
  },
});

function trimHands(t: T, _my: object, picks: Picks): void {
  for (const seat of t.clockwise(t.world.commander))
    for (const card of picks[seat]?.[0]!.made!.parts[0] ?? []) discardPlot(t, seat, card);
}

// ---- the Play stage ----------------------------------------------------------------------------------------

/** MR-EVT-01 */
const play: Composed<Revolution, PlayStage, Steps> = {
  ...eventOffer<PlayStage>(() => NO_SUPPORT),
  take(t, _my, seat, made) {
    playEvent(t, seat, made, NO_SUPPORT);
    return 'next';
  },
};

/** MR-EVT-04 */
const ask: Composed<Revolution, PlayStage, Steps> = {
  when: (t, _my, seat) => handOf(t, seat).length > 0 && t.clockwise(seat, 1).some(other => t.world.pp[other]),
  form: (t, _my, seat) => requestForm(t, seat),
  suggest: (t, my, seat) => (my.requests < MOST_REQUESTS ? suggestRequests(t, seat) : []),
  sample: (t, _my, seat, random) => ({
    to: 0,
    parts: t.clockwise(seat, 1).map(other => [random.below(t.world.pp[other]! + 1)]),
  }),
  refuse(_t, my, _seat, made) {
    if (my.requests >= MOST_REQUESTS) return 'MR-RUL-44';
    return made.parts.every(([n]) => !n) && 'MR-RUL-41';
  },
  facts: (t, _my, seat, made) => {
    const asked = amountsIn(t, seat, made);
    const seats = t.clockwise(seat, 1).filter(other => asked[other]);
    return { seats, amounts: seats.map(other => asked[other]!) };
  },
  take(t, my, seat, made) {
    my.requests++;
    askSupport(t, seat, amountsIn(t, seat, made), 'played');
    return 'supported';
  },
};

/** MR-PLT-13, MR-PLT-14, MR-PLT-15, MR-RUL-40 */
const discard: Composed<Revolution, PlayStage, Steps> = {
  ...handOffer<PlayStage>(
    () => 1,
    (t, seat) => handOf(t, seat).length,
  ),
  take(t, _my, seat, { parts }) {
    for (const card of parts[0]!) discardPlot(t, seat, card);
    const n = changeHope(t.world, seat, worth(parts[0]!));
    t.log('hopeGained', { seat, n });
    return 'next';
  },
};

/** MR-PLT-16, MR-PLT-17: one use is the whole activity. */
const power: Composed<Revolution, PlayStage, Steps> = {
  ...namingOffer<PlayStage>({
    of: 'source',
    each: (t, _my, seat) => plotSources(t, seat).map(({ n }) => n),
    cardOf: (t, seat, n) => plotSource(t, seat, n).power,
    refuse: (t, _my, seat, n) => refuseSource(t.world, plotSource(t, seat, n)),
    ref: (t, seat, n) => `character:${payerOf(t.world, plotSource(t, seat, n))}`,
  }),
  take(t, _my, seat, { to, parts }) {
    const source = plotSource(t, seat, to);
    use(t, seat, source, 'plot.activity', aimed(source.power.targets, parts.flat()));
    return 'next';
  },
};
const plotSources = (t: T, seat: Seat): readonly Source[] => t.memo(sourcesInPlots, seat);
const sourcesInPlots = (t: T, seat: Seat): readonly Source[] =>
  sourcesAt(t, userAt({ on: 'plot.activity', acting: seat }, seat));
const plotSource = (t: T, seat: Seat, n: number): Source => plotSources(t, seat).find(source => source.n === n)!;

/** MR-PLT-09: no further activity; supporting and reacting ask nobody whether it has passed (MR-PLT-10, MR-PLT-11). */
const pass: Choice<Revolution, PlayStage, Steps> = {
  take(t, _my, seat) {
    passFor(t, seat);
    return 'next';
  },
};
function passFor(t: T, seat: Seat): void {
  t.world.passed[seat] = true;
  t.log('passed', { seat });
}
/** MR-RUL-39: by what everybody can see. */
const canAct = (t: T, seat: Seat): boolean =>
  handOf(t, seat).length > 0 ||
  plotSources(t, seat).some(source => !refuseSource(t.world, source) && namings(t, seat, source.power).length > 0);

/** The Play stage. */
export const playStage = procedure<Revolution, PlayStage>()({
  open(t, my) {
    const { passed, commander } = t.world;
    passed.fill(false);
    my.turn = commander;
    my.requests = 0;
    return canAct(t, commander) ? 'act' : 'next';
  },
  /** MR-PLT-05, MR-PLT-06, MR-PLT-08 */
  act: {
    rule: 'MR-PLT-05',
    idle: 'pass',
    one: (_t, my) => my.turn,
    facts: (t, _my, seat) => ({ n: t.world.pp[seat]! }),
    choices: { pass, play, ask, discard, power },
  },
  /** MR-RUL-44: a request that failed is no activity. */
  supported: (_t, my) => (my.played ? 'next' : 'act'),
  /** MR-PLT-07, MR-PLT-12, MR-RUL-39: a seat that cannot do anything passes unasked. */
  next(t, my) {
    const { passed } = t.world;
    my.requests = 0;
    for (const seat of [...t.clockwise(my.turn, 1), my.turn]) {
      if (!passed[seat] && !canAct(t, seat)) passFor(t, seat);
      if (passed[seat]) continue;
      my.turn = seat;
      return 'act';
    }
    return 'end';
  },
});

// ---- Hope given freely, whatever else is being asked -------------------------------------------------------

const isOpen = (t: T): boolean => t.outer('playStage') !== undefined || t.outer('floor') !== undefined;

const BEING_PLAYED = no('MR-RUL-159');
const BOUND = no('MR-RUL-155');
/** MR-RUL-159: an Event is on the table; MR-RUL-155: the seat has asked for support that no Event has settled yet. */
function refuseGift(t: T, seat: Seat): Refusal | undefined {
  if (t.outer('event')) return BEING_PLAYED;
  return t.outer('support')?.by === seat ? BOUND : undefined;
}

const hopeOffer: Composed<Revolution, object, never> = {
  form(t, _my, seat) {
    const slots = [{ say: 'giftHope', min: 1, max: t.world.hope[seat]! }];
    const refused = refuseGift(t, seat);
    return { of: 'seat', to: t.clockwise(seat, 1).map(n => ({ n, slots, ...(refused && { refused }) })) };
  },
  refuse: (t, _my, seat) => refuseGift(t, seat),
  when: (t, _my, seat) => t.world.hope[seat]! > 0,
  suggest: (t, _my, seat) => t.clockwise(seat, 1).map(to => ({ to, parts: [[1]] })),
  facts: (_t, _my, _seat, { to, parts }) => ({ seat: to, n: parts[0]![0]! }),
  refs: (_t, _my, _seat, { to }) => [`seat:${to}`],
  take: (t, _my, seat, { to, parts }) => give(t, seat, to, parts[0]![0]!),
};

/** MR-PLT-18, MR-RUL-57: Hope alone, no Characters (MR-PLT-20). */
export const gift: Aside<Revolution> = {
  rule: 'MR-RUL-57',
  any: t => (isOpen(t) ? t.clockwise(t.world.commander) : NO_SEATS),
  choices: { gift: hopeOffer },
};

function give(t: T, seat: Seat, to: Seat, n: number): void {
  t.world.hope[seat]! -= n;
  t.world.hope[to]! += n;
  t.log('giftMade', { seat, to, n });
}
