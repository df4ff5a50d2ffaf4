// The laws: what holds for every game at every moment. Each is a name and a check that answers with what is wrong.
import { advance, apply } from '../apply.ts';
import { asked, decisionId, explain, idle, legal, refusal } from '../ask.ts';
import { copy, difference } from '../copy.ts';
import type { Random } from '../definition.ts';
import type { Game } from '../game.ts';
import { determinize } from '../knowledge.ts';
import { eachPile } from '../kit/piles.ts';
import { phraseOf } from '../refusals.ts';
import { clockwise } from '../seats.ts';
import type { Answer, Event, Phrase, Seat, State, World } from '../types.ts';
import { view } from '../views.ts';
import { words } from '../words.ts';

/** A question on the table. */
export interface Asking<W extends World> {
  game: Game<W>;
  state: State<W>;
  /** The same state, copied before anybody looked at it. */
  before: State<W>;
  /** The component counts at the beginning. */
  inventory: Record<string, number>;
  random: Random;
}
/** An answer given to it. */
export interface Answering<W extends World> extends Asking<W> {
  answer: Answer;
  after: State<W>;
  events: Event[];
}
/** A breach of a law in words, or nothing. */
export type Finding = string | undefined;
export interface Law<M> {
  name: string;
  check<W extends World>(m: M extends Answering<World> ? Answering<W> : Asking<W>): Finding;
}

const seatsOf = (state: State): readonly Seat[] => clockwise(state.seats, 0, 0);
const firstOf = <T>(list: readonly T[], find: (item: T) => Finding): Finding => {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Laws about a question. */
export const ASKING_LAWS: Law<Asking<World>>[] = [
  {
    name: 'somebody is asked until there is a result, and has a legal option',
    check({ game, state }) {
      const seats = asked(game, state);
      if (!seats.length) return 'nobody is asked';
      return firstOf(seats, seat => (legal(game, state, seat).length ? undefined : `seat ${seat} has no legal option`));
    },
  },
  {
    name: 'people and bots are offered the same',
    check: ({ game, state }) =>
      firstOf(explain(game, state), d => {
        const shown = d.options.filter(o => !o.refused).map(o => o.id);
        return difference(shown, legal(game, state, d.seat));
      }),
  },
  {
    name: 'options have different ids',
    check: ({ game, state }) =>
      firstOf(explain(game, state), d =>
        new Set(d.options.map(o => o.id)).size < d.options.length ? `seat ${d.seat}: two options alike` : undefined,
      ),
  },
  {
    name: 'the answer for an absent player is legal',
    check: ({ game, state }) =>
      firstOf(asked(game, state), seat => {
        const option = idle(game, state, seat);
        return legal(game, state, seat).includes(option) ? undefined : `seat ${seat}: ${option}`;
      }),
  },
  {
    name: 'what is greyed out is refused for the same reason, and changes nothing',
    check({ game, state, before }) {
      const found = firstOf(explain(game, state), d =>
        firstOf(d.options, ({ id, refused }) => {
          if (!refused) return undefined;
          const tried = apply(game, state, { seat: d.seat, decision: d.id, option: id });
          return difference(tried, { ok: false, refusal: refused });
        }),
      );
      return found ?? difference(state, before);
    },
  },
  {
    name: 'what was never offered is refused, and changes nothing',
    check({ game, state, before, random }) {
      const found = firstOf(strangeAnswers(game, state, random), answer =>
        refusal(game, state, answer) ? undefined : `accepted ${JSON.stringify(answer)}`,
      );
      return found ?? difference(state, before);
    },
  },
  {
    name: 'asking changes nothing',
    check({ game, state, before }) {
      for (const seat of seatsOf(state)) view(game, state, seat);
      return difference(state, before);
    },
  },
  {
    name: 'the state is plain data',
    check: ({ state }) => difference(JSON.parse(JSON.stringify(state)), state),
  },
  {
    name: "the game's own copy is complete and shares nothing",
    check({ game, state: { world } }) {
      const copied = game.copy(world);
      return difference(copied, copy(world)) ?? sharing(world, copied, 'world');
    },
  },
  {
    name: 'no component appears or vanishes',
    check: ({ game, state, inventory }) => difference(inventoryOf(game, state.world), inventory),
  },
  {
    name: 'a seat cannot tell its guess from the truth',
    check: ({ game, state, random }) =>
      firstOf(seatsOf(state), seat => {
        const found = difference(view(game, determinize(game, state, seat, random), seat), view(game, state, seat));
        return found && `seat ${seat}: ${found}`;
      }),
  },
  {
    name: 'a guess plays on',
    check({ game, state, inventory, random }) {
      const guess = determinize(game, state, random.below(state.seats), random);
      for (let n = 0; n < 12 && !guess.result; n++) {
        const seats = asked(game, guess);
        const seat = seats[random.below(seats.length)]!;
        const options = legal(game, guess, seat);
        if (!options.length) return `seat ${seat} has no legal option at ${decisionId(guess)} of its guess`;
        advance(game, guess, seat, options[random.below(options.length)]!);
      }
      return difference(inventoryOf(game, guess.world), inventory);
    },
  },
  {
    name: 'everything asked has its words',
    check: ({ game, state }) =>
      firstOf(explain(game, state), d =>
        firstOf([d.prompt, ...d.options.flatMap(o => [o.label, ...(o.refused ? [phraseOf(o.refused)] : [])])], phrase =>
          wordless(game, state, phrase),
        ),
      ),
  },
];

/** Answers that no seat was offered: other seats, other decisions, other options. */
function strangeAnswers<W extends World>(game: Game<W>, state: State<W>, random: Random): Answer[] {
  const decision = decisionId(state);
  const waited = asked(game, state);
  const seat = waited[0]!;
  const offered = explain(game, state, [seat]).flatMap(d => (d.id === decision ? d.options.map(o => o.id) : []));
  const verb = offered[random.below(offered.length)]!.split(':')[0]!;
  const strange = ['', 'x', `${verb}:`, `${verb}:-1`, `${verb}:x`, `${verb}:999999`, `${verb}:1:2:3:4:5:6`, `${verb}x`];
  return [
    ...strange.filter(option => !offered.includes(option)).map(option => ({ seat, decision, option })),
    { seat, decision: `${decision}x`, option: offered[0]! },
    { seat: state.seats, decision, option: offered[0]! },
    { seat: -1, decision, option: offered[0]! },
    { seat, decision, option: offered[0]!, nth: state.answered[seat]! + 1 },
  ];
}

/** The first part that two pieces of data have in common, not equal but one and the same. */
function sharing(a: unknown, b: unknown, path: string): Finding {
  if (typeof a !== 'object' || a === null) return undefined;
  if (a === b) return `${path} is shared`;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return firstOf(Object.keys(x), key => sharing(x[key], y[key], `${path}.${key}`));
}

/** The number of each thing in the piles, and what the game itself counts. */
export function inventoryOf<W extends World>(game: Game<W>, world: W): Record<string, number> {
  const out: Record<string, number> = {};
  eachPile(world, p => {
    for (const card of p.cards) out[`card ${card}`] = (out[`card ${card}`] ?? 0) + 1;
  });
  return { ...out, ...game.inventory?.(world) };
}

/** Complains about a phrase that has no text, or leaves a fact unsaid. */
export function wordless<W extends World>(game: Game<W>, { world }: State<W>, phrase: Phrase): Finding {
  const said = words(game, phrase, { world });
  return said === '' || said.includes(`[${phrase.say}]`) || said.includes('undefined')
    ? `no words for ${JSON.stringify(phrase)}: '${said}'`
    : undefined;
}
