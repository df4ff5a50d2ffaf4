// Playing Events: which can be played and what they name, what they cost, and the support of other Schools.
import type { ComposedOffer } from '#engine/definition.ts';
import { composed, procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Form, Made, Refusal, Seat } from '#engine/types.ts';
import { aimed, aimOf } from '../abilities/scope.ts';
import { namedFacts, namingOffer, namings } from '../abilities/targets.ts';
import { eventOf, isEvent, plotProcedure, titlesAmong } from '../cards/plots.ts';
import { dismiss } from '../table/characters.ts';
import { clearPlot, layPlot } from '../table/plot-cards.ts';
import type { Playing, Scope, Support } from '../table/locals.ts';
import { NONE, type Revolution, type T } from '../table/world.ts';
import { lacks } from '../verbs/index.ts';

/** Plot Points given by supporters, by seat. */
type Given = readonly number[];
const sum = (given: Given): number => given.reduce((total, n) => total + n, 0);

const IMPOSSIBLE = no('MR-RUL-48');
const NO_EVENT = no('MR-RCT-12');

/** The reason why an Event cannot be played even if there is something to name. */
function refusePaying(t: T, seat: Seat, card: number, given: Given): Refusal | undefined {
  if (!isEvent(card)) return NO_EVENT;
  const event = eventOf(card);
  const support = sum(given);
  const pp = t.world.pp[seat]!;
  if (event.cost > pp + support) return no('MR-EVT-02', { cost: event.cost, n: pp + support });
  if (event.cost < support) return no('MR-EVT-09', { cost: event.cost, n: support });
  // MR-RUL-48: its text can be paid, and nothing is missing that it needs.
  const isPayable = (event.pays?.hope ?? 0) <= t.world.hope[seat]!;
  return isPayable && !event.effects.some(effect => lacks(effect, t)) ? undefined : IMPOSSIBLE;
}

const titlesOf = (t: T, seat: Seat): number[] => titlesAmong(t.world.piles.hand[seat]!.cards);

/** Does the seat hold an Event that it can play with this support? For its own eyes only. */
const canPlay = (t: T, seat: Seat, given: Given): boolean =>
  titlesOf(t, seat).some(card => !refusePaying(t, seat, card, given) && namings(t, seat, eventOf(card)).length > 0);

/** The offer of all Events in hand, each with whom it names (MR-EVT-01, MR-EVT-03); those that cannot be played are
 *  greyed out. Playing one is one answer, so nothing of a hand is shown before the whole card is. */
export const eventOffer = <L>(given: (my: L) => Given): ComposedOffer<Revolution, L> =>
  namingOffer({
    of: 'card',
    each: (t, _my, seat) => titlesOf(t, seat),
    cardOf: (_t, _seat, card) => eventOf(card),
    refuse: (t, my, seat, card) => refusePaying(t, seat, card, given(my)),
    ref: (_t, _seat, card) => `card:${card}`,
  });

/** Lays the card face up on the table and lets it happen. */
export function playEvent(t: T, by: Seat, { to: card, parts }: Made, given: Given): void {
  layPlot(t, by, card);
  const { targets = [] } = eventOf(card);
  const named = parts.flat();
  const playing: Playing = {
    by,
    card,
    targets: named.slice(0, targets.length),
    costs: named.slice(targets.length),
    given: [...given],
    cancelled: false,
  };
  t.log('eventPlayed', { seat: by, card, ...namedFacts(eventOf(card), parts) });
  t.call('event', playing);
}

// ---- a played Event: paid, perhaps cancelled, carried out, discarded ---------------------------------------

export const event = procedure<Revolution, Playing>()({
  /** MR-EVT-02, MR-RUL-43; what the text costs is set aside (MR-RUL-47). */
  pay(t, my) {
    t.world.pp[my.by]! -= eventOf(my.card).cost - sum(my.given);
    moveHope(t.world, my, 'aside');
  },
  /** MR-RCT-06, MR-RUL-49, MR-RUL-50 */
  react: (t, my) => t.call('reactions', { on: 'event.played', acting: my.by }),
  /** MR-RCT-09, MR-RCT-10, MR-RCT-11, MR-RUL-46 */
  resolve(t, my) {
    moveHope(t.world, my, 'back');
    if (my.cancelled) return 'discard';
    takeCosts(t, my);
    const { targets } = eventOf(my.card);
    const scope: Scope = { ...aimed(targets, my.targets), by: my.by, self: NONE, on: 'event.played', acting: my.by };
    return t.call(plotProcedure(my.card), scope);
  },
  /** MR-EVT-11 */
  discard: (t, my) => clearPlot(t, my.card),
});

/** Hope that a text costs lies on the board while others may react, so that it cannot be spent twice. */
function moveHope(w: Revolution, { by, card }: Playing, to: 'aside' | 'back'): void {
  const n = (eventOf(card).pays?.hope ?? 0) * (to === 'aside' ? 1 : -1);
  w.hope[by]! -= n;
  w.stake[by]! += n;
}

function takeCosts(t: T, my: Playing): void {
  const w = t.world;
  const { pays } = eventOf(my.card);
  const n = pays?.hope ?? 0;
  w.hope[my.by]! -= n;
  if (pays?.to === 'target') w.hope[schoolNamed(w, my)]! += n;
  else w.bank += n;
  if (n) t.log('hopePaid', { seat: my.by, n });
  for (const character of my.costs) {
    dismiss(t, character);
    t.log('characterLeft', { seat: my.by, character });
  }
}

/** The School named, or that of the Character named. */
function schoolNamed(w: Revolution, { card, targets }: Playing): Seat {
  const [n] = targets as [number];
  return aimOf(eventOf(card).targets![0]!) === 'character' ? w.owner[n]! : n;
}

// ---- support: the Schools asked answer in turn, and an Event that uses all of it is owed -------------------

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

/** Gives whether an Event was played. */
export const support = procedure<Revolution, Support>()({
  /** MR-RUL-41, MR-EVT-06, MR-EVT-08, MR-PLT-10: what is given is gone, whether the giver has passed or not. */
  answer: {
    rule: 'MR-EVT-06',
    idle: 'give:0',
    one: (_t, my) => my.left[0] ?? null,
    facts: (_t, my, seat) => ({ by: my.by, n: my.asked[seat]! }),
    choices: {
      give: {
        each: (t, my, seat) => upTo(Math.min(my.asked[seat]!, t.world.pp[seat]!)),
        take(t, my, seat, n) {
          t.world.pp[seat]! -= n;
          my.given[seat] = n;
          my.left.shift();
          t.log('supportGiven', { seat, to: my.by, n });
          return 'answer';
        },
      },
    },
  },
  /** MR-RUL-42: with nothing given, nothing is owed. */
  owe: (t, my) => (sum(my.given) ? undefined : t.give(false)),
  /** MR-EVT-09, MR-EVT-10, MR-RUL-45: asked even if nothing fits, so that being asked tells nothing. */
  play: {
    rule: 'MR-EVT-09',
    idle: 'play',
    one: (_t, my) => my.by,
    facts: (_t, my) => ({ n: sum(my.given) }),
    choices: {
      play: composed<Revolution, Support>({
        ...eventOffer<Support>(my => my.given),
        take(t, my, seat, made) {
          playEvent(t, seat, made, my.given);
          return t.give(true);
        },
      }),
      refund: {
        refuse: (t, my, seat) => canPlay(t, seat, my.given) && 'MR-RUL-42',
        take(t, my) {
          my.given.forEach((n, seat) => {
            t.world.pp[seat]! += n;
          });
          t.log('supportRefunded', { seat: my.by });
          return t.give(false);
        },
      },
    },
  },
});

// ---- asking for it -----------------------------------------------------------------------------------------

/** MR-EVT-04, MR-EVT-05, MR-EVT-07: an amount for each other School; what it is for remains unsaid. */
export const requestForm = (t: T, seat: Seat): Form => ({
  to: [
    {
      n: 0,
      slots: t.clockwise(seat, 1).map(other => ({
        say: 'askFrom',
        facts: { seat: other },
        min: 0,
        max: t.world.pp[other]!,
      })),
    },
  ],
});
const request = (amounts: readonly number[]): Made => ({ to: 0, parts: amounts.map(n => [n]) });
/** The amounts of a request by seat. */
export function amountsIn(t: T, seat: Seat, { parts }: Made): number[] {
  const asked = new Array<number>(t.seats).fill(0);
  t.clockwise(seat, 1).forEach((other, i) => {
    asked[other] = parts[i]![0]!;
  });
  return asked;
}

/** Requests for the Plot Points that Events in hand lack: to each School that has as many, else to all together. */
export function suggestRequests(t: T, seat: Seat): Made[] {
  const { pp, piles } = t.world;
  const others = t.clockwise(seat, 1);
  const wanted: number[] = [];
  for (const card of piles.hand[seat]!.cards) {
    const lacking = isEvent(card) ? eventOf(card).cost - pp[seat]! : 0;
    if (lacking > 0 && !wanted.includes(lacking)) wanted.push(lacking);
  }
  wanted.sort((a, b) => a - b);
  const requests: Made[] = [];
  for (const n of wanted) {
    const before = requests.length;
    for (const other of others) if (pp[other]! >= n) requests.push(request(others.map(s => (s === other ? n : 0))));
    if (requests.length > before) continue;
    const amounts = together(
      others.map(other => pp[other]!),
      n,
    );
    if (amounts) requests.push(request(amounts));
  }
  return requests;
}
/** Shared out one point at a time; nothing when all of them have too little. */
function together(have: readonly number[], n: number): number[] | undefined {
  if (sum(have) < n) return undefined;
  const amounts = have.map(() => 0);
  for (let left = n, i = 0; left > 0; i = (i + 1) % have.length) {
    if (amounts[i]! >= have[i]!) continue;
    amounts[i]!++;
    left--;
  }
  return amounts;
}

/** Opens the request; Schools without Plot Points are not asked, as everybody can see. */
export function askSupport(t: T, by: Seat, asked: number[], into: string): void {
  const left = t.clockwise(by, 1).filter(seat => asked[seat]);
  for (const seat of left) t.log('supportAsked', { seat, by, n: asked[seat]! });
  t.call('support', { by, asked, given: asked.map(() => 0), left } satisfies Support, into);
}
