// The laws about an answer: it does what was offered, tells nobody what they must not know, and can be taken back.
import { advance, clone, complaints } from '../apply.ts';
import { refusal } from '../ask.ts';
import { difference, same } from '../copy.ts';
import type { Random } from '../definition.ts';
import type { Game } from '../game.ts';
import { determinize } from '../knowledge.ts';
import { wordless, type Answering, type Finding, type Law } from './law-book.ts';
import { bit, eachPile, eachSecret } from '../kit/piles.ts';
import { clockwise, sideRanks, sidesOf } from '../seats.ts';
import type { Event, Seat, State, World } from '../types.ts';
import { taught } from '../undo.ts';
import { eventFor, view } from '../views.ts';

/** Laws about an answer. */
export const ANSWER_LAWS: Law<Answering<World>>[] = [
  {
    name: 'apply leaves its argument alone',
    check: ({ state, before }) => difference(state, before),
  },
  {
    name: 'a saved and loaded state plays on the same',
    check({ game, before, after, answer }) {
      const loaded = JSON.parse(JSON.stringify(before)) as typeof before;
      advance(game, loaded, answer.seat, answer.option, undefined, answer.decision);
      return difference(loaded, after);
    },
  },
  {
    name: 'a secret answer tells nobody anything before the last one is in',
    check({ game, state, after, answer }) {
      if (!after.stack.at(-1)?.sealed || after.stack.at(-1)!.at !== answer.decision) return undefined;
      return others(game, state, answer.seat, seat => {
        const quiet = { ...view(game, state, seat), waitingFor: [] };
        return difference({ ...view(game, after, seat), waitingFor: [] }, quiet);
      });
    },
  },
  {
    name: 'nobody can tell from an answer what it has not been shown',
    check: ({ game, state, after, events, answer, random }) =>
      others(game, state, answer.seat, outsider => {
        const eyes = random.below(2) ? bit(outsider) : bit(outsider) | bit(answer.seat);
        const twin = reshuffled(game, state, eyes, random);
        if (!twin || state.learned !== after.learned || refusal(game, twin, answer)) return undefined;
        const told: Event[] = [];
        const [lay, twinLay] = [placesIn(state.world), placesIn(twin.world)];
        advance(game, twin, answer.seat, answer.option, told, answer.decision);
        if (!same(knownTo(outsider, twin.world, twinLay), knownTo(outsider, after.world, lay))) return undefined;
        const seen = (list: Event[]): Event[] => list.map(event => eventFor(event, outsider));
        return (
          difference(view(game, twin, outsider), view(game, after, outsider)) ?? difference(seen(told), seen(events))
        );
      }),
  },
  {
    name: 'what can be taken back has taught its seat nothing',
    check({ game, state, after, answer, random }) {
      if (taught(state, after)) return undefined;
      const guess = determinize(game, state, answer.seat, random);
      if (refusal(game, guess, answer)) return 'the seat learned that it could not be so';
      advance(game, guess, answer.seat, answer.option, undefined, answer.decision);
      return difference(view(game, guess, answer.seat), view(game, after, answer.seat));
    },
  },
  {
    name: 'everything that happens has its words',
    check({ game, after, events }) {
      for (const { kind, facts, secret } of events) {
        const found =
          wordless(game, after, { say: kind, facts }) ??
          (secret && wordless(game, after, { say: kind, facts: { ...facts, ...secret.facts } }));
        if (found) return found;
      }
      return after.result ? wordless(game, after, after.result.reason) : undefined;
    },
  },
  {
    name: 'the sequel of a match can be played, and has its words',
    check({ game, after }) {
      const sequel = after.result && game.sequel?.(after.world, after.result);
      if (!sequel) return undefined;
      const [wrong] = complaints(game, { seats: after.seats, seed: '', options: sequel.options });
      return wrong ?? wordless(game, after, sequel.say);
    },
  },
  {
    name: 'seats of one side share a rank',
    check({ game, after: { result, seats } }) {
      const sides = sidesOf(game, seats);
      const best = result && sideRanks(result.ranks, sides);
      const other = sides.findIndex((side, seat) => best && result!.ranks[seat] !== best[side]);
      return other < 0 ? undefined : `seat ${other} has another rank than its side`;
    },
  },
];

/** Looks for a fault through the eyes of every seat but one, those that play on its side left out. */
function others<W extends World>(game: Game<W>, state: State<W>, actor: Seat, look: (seat: Seat) => Finding): Finding {
  const sides = sidesOf(game, state.seats);
  for (const seat of clockwise(state.seats, actor, 1)) {
    const found = sides[seat] === sides[actor] ? undefined : look(seat);
    if (found !== undefined) return `seat ${seat}: ${found}`;
  }
  return undefined;
}

/** The same state to these eyes, with what none of them has seen dealt anew; the dice stay. */
function reshuffled<W extends World>(
  game: Game<W>,
  state: State<W>,
  eyes: number,
  random: Random,
): State<W> | undefined {
  const twin = clone(game, state);
  const unseen: number[][] = [];
  const back = (card: number): number => game.back?.(card) ?? 0;
  eachHidden(twin.world, eyes, (cards, i) => (unseen[back(cards[i]!)] ??= []).push(cards[i]!));
  for (const things of unseen) if (things) random.shuffle(things);
  eachHidden(twin.world, eyes, (cards, i) => (cards[i] = unseen[back(cards[i]!)]!.pop()!));
  const secret = Object.keys(twin.stack.at(-1)?.sealed ?? {}).map(Number);
  return secret.every(seat => bit(seat) & eyes) ? twin : undefined; // others' picks may not fit the new deal
}
function eachHidden(world: World, eyes: number, visit: (cards: number[], i: number) => unknown): void {
  eachPile(world, p => {
    for (let i = 0; i < p.cards.length; i++) if (!(p.seen[i]! & eyes)) visit(p.cards, i);
  });
}

/** The pile of every card. */
function placesIn(world: World): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  eachPile(world, (p, name, index) => p.cards.forEach(card => places.set(card, `${name} ${index}`)));
  return places;
}
/** All that a seat has been shown, where it lies, and where it lay before: two players who show a card each show other
 *  cards when these two have changed places. */
function knownTo(seat: Seat, world: World, before: ReadonlyMap<number, string>): string[] {
  const out: string[] = [];
  eachPile(world, (p, name, index) =>
    p.cards.forEach((card, i) => p.seen[i]! & bit(seat) && out.push(`${name} ${index} ${card} ${before.get(card)}`)),
  );
  eachSecret(world, (s, name, index) => s.seen & bit(seat) && out.push(`${name} ${index} ${s.value}`));
  return out.sort();
}
