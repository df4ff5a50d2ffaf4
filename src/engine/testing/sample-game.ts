// A small game with everything that engine tests look at: cards of two backs, a bag, a secret number, dice, sealed
// picks, sides, an act aside. And short ways to play it.
import { asked, decisionId, legal } from '../ask.ts';
import type { Random } from '../definition.ts';
import { defineGame, procedure } from '../game.ts';
import { Match, newRecord } from '../match.ts';
import { bag, bit, copyPile, drawFrom, everybody, faceDown, moveCard, pile, secret, show } from '../kit/piles.ts';
import { no } from '../refusals.ts';
import { seedOf } from '../seed.ts';
import type { Pile, Seat, Secret, State, World } from '../types.ts';

export interface Parlour extends World {
  piles: {
    /** Face down, drawn from the top. */
    deck: Pile;
    /** By seat. */
    hands: Pile[];
    /** Face down; whoever has stashed a card knows it. */
    stash: Pile;
    shown: Pile;
    bag: Pile;
  };
  /** By seat: a dial that only its owner sees. */
  secrets: { dials: Secret[] };
  coins: number[];
  turn: Seat;
}
/** Cards 0 to 7 have the plain back, 8 to 11 the dark one; tokens come in three colours. */
const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const TOKENS = [20, 20, 20, 21, 21, 22];
const backOf = (thing: number): number => (thing < 8 ? 0 : thing < 20 ? 1 : 2);
const BIDS = [0, 1, 2, 3];
const RICH = 9;

/** Do as many things as you like, then pass. */
const turn = procedure<Parlour>()({
  act: {
    rule: 'PA-ACT-01',
    idle: 'pass',
    one: t => t.world.turn,
    choices: {
      earn: {
        refuse: ({ world: { coins } }, _my, seat) => coins[seat]! >= RICH && no('PA-ACT-02', { coins: coins[seat]! }),
        take(t, _my, seat) {
          t.world.coins[seat]!++;
          t.log('earned', { seat, coins: t.world.coins[seat]! });
          return 'act';
        },
      },
      draw: {
        refuse: t => !t.world.piles.deck.cards.length && 'PA-ACT-03',
        take(t, _my, seat) {
          const { deck, hands } = t.world.piles;
          const card = moveCard(deck, deck.cards.length - 1, hands[seat]!, bit(seat));
          t.log('drew', { seat, card: faceDown(backOf(card)) }, { to: [seat], facts: { card } });
          return 'act';
        },
      },
      stash: {
        of: 'card',
        each: (t, _my, seat) => t.world.piles.hands[seat]!.cards,
        take(t, _my, seat, card) {
          const { hands, stash } = t.world.piles;
          moveCard(hands[seat]!, hands[seat]!.cards.indexOf(card), stash, bit(seat));
          t.log('stashed', { seat, card: faceDown(backOf(card)) }, { to: [seat], facts: { card } });
          return 'act';
        },
      },
      play: {
        of: 'card',
        each: (t, _my, seat) => t.world.piles.hands[seat]!.cards,
        take(t, _my, seat, card) {
          const { hands, shown } = t.world.piles;
          moveCard(hands[seat]!, hands[seat]!.cards.indexOf(card), shown, everybody(t.seats));
          t.log('played', { seat, card });
          return 'act';
        },
      },
      token: {
        refuse: t => !t.world.piles.bag.cards.length && 'PA-ACT-04',
        take(t, _my, seat) {
          const token = drawFrom(t.world.piles.bag, t.random, t.world.piles.shown, everybody(t.seats));
          t.log('tokenDrawn', { seat, token });
          return 'act';
        },
      },
      roll: {
        take(t, _my, seat) {
          t.log('rolled', { seat, pips: t.random.die(6) });
          return 'act';
        },
      },
      ponder: {
        take(t) {
          t.learn();
          return 'act';
        },
      },
      auction: { take: t => t.call('auction', { pot: 3 }) ?? 'act' },
      vote: { take: t => t.call('vote') ?? 'act' },
      pass: {
        take(t, _my, seat) {
          t.world.turn = t.clockwise(seat)[1]!;
          return 'act';
        },
      },
      stop: {
        refuse: ({ world: { coins } }, _my, seat) => coins[seat]! < RICH && 'PA-END-02',
        take: (t, _my, seat) =>
          t.finish({
            ranks: sides(t.seats).map((side, _, all) => (side === all[seat] ? 1 : 2)),
            rule: 'PA-END-01',
            reason: { say: 'stopped', facts: { seat } },
          }),
      },
    },
  },
});

/** Everybody bids in secret; the highest bid pays for the pot, the first in order of play among equals. */
const auction = procedure<Parlour, { pot: number }>()({
  bid: {
    rule: 'PA-BID-01',
    idle: 'bid',
    all: t => t.clockwise(t.world.turn),
    choices: {
      bid: {
        each: () => BIDS,
        refuse: ({ world: { coins } }, _my, seat, bid) =>
          bid > coins[seat]! && no('PA-BID-02', { bid, coins: coins[seat]! }),
      },
    },
    reveal(t, my, picks) {
      const bidOf = (seat: Seat): number => picks[seat]![0]!.n;
      const best = Math.max(...t.clockwise(0).map(bidOf));
      const winner = t.clockwise(t.world.turn).find(seat => bidOf(seat) === best)!;
      t.world.coins[winner]! += my.pot - best;
      t.log('won', { seat: winner, bid: best });
    },
  },
});

/** Everybody marks any number of own cards in secret; what is marked is shown. */
const vote = procedure<Parlour>()({
  mark: {
    rule: 'PA-VOT-01',
    idle: 'done',
    all: t => t.clockwise(0),
    choices: {
      mark: {
        of: 'card',
        each: (t, _my, seat) => {
          const marked = t.picked(seat).map(pick => pick.n);
          return t.world.piles.hands[seat]!.cards.filter(card => !marked.includes(card));
        },
      },
      done: {},
    },
    more: (t, _my, seat) => t.picked(seat).at(-1)?.verb !== 'done',
    reveal(t, _my, picks) {
      for (const seat of t.clockwise(0)) {
        const hand = t.world.piles.hands[seat]!;
        for (const { verb, n } of picks[seat]!)
          if (verb === 'mark') show(hand, hand.cards.indexOf(n), everybody(t.seats));
      }
    },
  },
});

const sides = (seats: number): readonly number[] => (seats === 4 ? [0, 1, 0, 1] : [0, 1, 2].slice(0, seats));

export const parlour = defineGame<Parlour>({
  id: 'parlour',
  name: 'Parlour',
  version: 3,
  seats: { min: 2, max: 4 },
  setup(seats, _options, random) {
    const deck = pile(random.shuffle([...CARDS]));
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const hands = all.map(() => pile());
    for (const seat of [...all, ...all]) moveCard(deck, deck.cards.length - 1, hands[seat]!, bit(seat));
    const dials = all.map(seat => secret(random.die(6), bit(seat)));
    const piles = { deck, hands, stash: pile(), shown: pile(), bag: bag([...TOKENS]) };
    return { piles, secrets: { dials }, coins: all.map(() => 2), turn: 0 };
  },
  first: 'turn',
  procedures: { turn, auction, vote },
  asides: {
    gift: {
      rule: 'PA-GIF-01',
      any: t => t.clockwise(0).filter(seat => t.world.coins[seat]! > 0),
      choices: {
        give: {
          of: 'seat',
          each: (t, _my, seat) => t.clockwise(seat, 1),
          take(t, _my, seat, to) {
            t.world.coins[seat]!--;
            t.world.coins[to]!++;
          },
        },
      },
    },
  },
  sides,
  back: backOf,
  guess: (_w, _secret, _index, _seat, random) => 1 + random.below(6),
  copy: ({ piles: { deck, hands, stash, shown, bag: tokens }, secrets: { dials }, coins, turn }) => ({
    piles: {
      deck: copyPile(deck),
      hands: hands.map(copyPile),
      stash: copyPile(stash),
      shown: copyPile(shown),
      bag: copyPile(tokens),
    },
    secrets: { dials: dials.map(dial => ({ ...dial })) },
    coins: coins.slice(),
    turn,
  }),
  texts: {
    'turn.act': 'Your turn.',
    'PA-ACT-02': 'You have {coins|a single coin|{coins} coins} already.',
    'PA-BID-02': 'A bid of {bid} is more than your {coins|coin|{coins} coins}.',
    earned: '{seat} earns a coin and has {coins}.',
    drew: '{seat} draws {card}.',
    stashed: '{seat} stashes {card}.',
    played: '{seat} plays {card}.',
    tokenDrawn: '{seat} takes {token} out of the bag.',
    rolled: '{seat} rolls {pips}.',
    won: '{seat} wins the pot for {bid}.',
    stopped: '{seat} is rich.',
  },
  names: {
    card: n => (n >= 0 ? `card ${n}` : n === -1 ? 'a plain card' : 'a dark card'),
    token: n => `token ${n}`,
  },
});

/** A match of Parlour. */
export const newMatch = (seats = 2, seed: string | number = 7): Match<Parlour> =>
  new Match(parlour, newRecord(parlour, { seats, seed: seedOf(seed) }));

/** A match of Parlour that begins from a changed table, with these dice to come first. */
export function matchFrom(change: (w: Parlour) => void, dice: number[] = [], seats = 2): Match<Parlour> {
  const { record, state } = newMatch(seats);
  change(state.world);
  const from: State<Parlour> = dice.length ? { ...state, script: dice } : state;
  return new Match(parlour, { ...record, from });
}

/** The seat gives these answers, one after the other, to whatever is asked. */
export function tell<W extends World>(match: Match<W>, seat: Seat, ...options: string[]): void {
  for (const option of options) {
    const refused = match.answer({ seat, decision: decisionId(match.state), option });
    if (refused) throw new Error(`${option} is refused by ${refused.rule}`);
  }
}

/** Any asked seat gives any legal answer, so many times or until the game is over. */
export function tellAnything<W extends World>(match: Match<W>, random: Random, times: number): void {
  const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  for (let n = 0; n < times && !match.state.result; n++) {
    const seat = anyOf(asked(match.game, match.state));
    tell(match, seat, anyOf(legal(match.game, match.state, seat)));
  }
}
