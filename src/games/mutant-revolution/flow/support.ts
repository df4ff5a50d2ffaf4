// A request for Plot Points: the Schools asked answer in turn, bindingly, and an Event that uses all of it is owed.
import type { Table } from '#engine/definition.ts';
import { composed, procedure } from '#engine/game.ts';
import type { Form, Made, Seat } from '#engine/types.ts';
import { eventOf, isEvent } from '../cards/plots.ts';
import type { Revolution } from '../table/world.ts';
import { canPlay, eventOffer, playEvent, sum } from './playing.ts';

/** Locals of 'support'. */
export interface Support {
  by: Seat;
  /** Plot Points asked for and given, by seat. */
  asked: number[];
  given: number[];
  /** Schools that have not answered, clockwise. */
  left: Seat[];
}

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
          if (t.watched) t.log('supportGiven', { seat, to: my.by, n });
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
          if (t.watched) t.log('supportRefunded', { seat: my.by });
          return t.give(false);
        },
      },
    },
  },
});

// ---- asking for it -----------------------------------------------------------------------------------------

/** MR-EVT-04, MR-EVT-05: an amount for each other School; what it is for remains unsaid. */
export const requestForm = (t: Table<Revolution>, seat: Seat): Form => ({
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
export function amountsIn(t: Table<Revolution>, seat: Seat, { parts }: Made): number[] {
  const asked = new Array<number>(t.seats).fill(0);
  t.clockwise(seat, 1).forEach((other, i) => {
    asked[other] = parts[i]![0]!;
  });
  return asked;
}

/** What the Events in hand lack, asked of each School that could give it alone, or of all together. */
export function suggestRequests(t: Table<Revolution>, seat: Seat): Made[] {
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
export function askSupport(t: Table<Revolution>, by: Seat, asked: number[], into: string): void {
  const left = t.clockwise(by, 1).filter(seat => asked[seat]);
  if (t.watched) for (const seat of left) t.log('supportAsked', { seat, by, n: asked[seat]! });
  t.call('support', { by, asked, given: asked.map(() => 0), left } satisfies Support, into);
}
