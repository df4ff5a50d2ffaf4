// For tests only: games of a few procedures, tables of one line, and answers written as 'seat option'.
import { apply, start } from '../apply.ts';
import { asked, decisionId, explain, legal, refusal } from '../ask.ts';
import { copy } from '../copy.ts';
import type { GameDefinition, Procedure } from '../definition.ts';
import { defineGame, procedure, type Game } from '../game.ts';
import { seedOf } from '../seed.ts';
import type { Answer, Decision, Event, Json, Refusal, Seat, State, World } from '../types.ts';

/** A game that runs the procedure `main` and is over when that is; what `main` gives is the result's fact `gave`. */
export function tinyGame<W extends World>(
  procedures: Record<string, Procedure<W>>,
  world: W,
  more: Partial<GameDefinition<W>> = {},
): Game<W> {
  const game = procedure<W, { gave: Json }>()({
    main: (t, my) => {
      my.gave = null;
      t.callByName('main', {}, 'gave');
    },
    over: (t, my) =>
      t.finish({
        ranks: new Array<number>(t.seats).fill(1),
        rule: 'TINY-END-01',
        reason: { say: 'over', facts: { gave: my.gave } },
      }),
  });
  return defineGame<W>({
    id: 'tiny',
    name: 'Tiny',
    version: 1,
    seats: { min: 1, max: 6 },
    setup: () => copy(world),
    first: 'game',
    procedures: { game, ...procedures },
    copy,
    texts: {},
    names: {},
    ...more,
  });
}

/** A tiny game being played. Every answer goes through `apply`, so that nothing is shared between states. */
export class Sitting<W extends World> {
  readonly game: Game<W>;
  state: State<W>;
  readonly events: Event[] = [];

  constructor(game: Game<W>, seats = 2) {
    this.game = game;
    this.state = start(game, { seats, seed: seedOf('tiny') }, this.events);
  }
  get world(): W {
    return this.state.world;
  }
  /** The decision on the table; '' when the game is over. */
  get at(): string {
    return decisionId(this.state);
  }
  get asked(): readonly Seat[] {
    return asked(this.game, this.state);
  }
  /** The value that `main` gave, once the game is over. */
  get gave(): Json | undefined {
    return this.state.result?.reason.facts['gave'];
  }
  /** The events so far: 'moved 3 4' for the kind and its facts. */
  get heard(): string[] {
    return this.events.map(({ kind, facts }) => [kind, ...Object.values(facts).map(f => JSON.stringify(f))].join(' '));
  }
  /** The legal options of a seat, or of the first one waited for. */
  legal(seat = this.asked[0]!): string[] {
    return legal(this.game, this.state, seat);
  }
  explain(seat = this.asked[0]!): Decision {
    return explain(this.game, this.state, [seat])[0]!;
  }
  /** Plays answers to the decision on the table, '0 pass', '1 bid:3', or to another, '2 aside.gift give:1'. */
  play(...answers: string[]): this {
    for (const words of answers) {
      const applied = apply(this.game, this.state, this.answer(words));
      if (!applied.ok) throw new Error(`'${words}' at ${this.at}: ${JSON.stringify(applied.refusal)}`);
      this.state = applied.state;
      this.events.push(...applied.events);
    }
    return this;
  }
  /** The reason why an answer to the decision on the table, or to the one named, is refused. */
  refused(words: string, decision = this.at): Refusal | undefined {
    return refusal(this.game, this.state, { ...this.answer(words), decision });
  }
  private answer(words: string): Answer {
    const [seat, ...rest] = words.split(' ');
    return { seat: Number(seat), decision: rest.length > 1 ? rest[0]! : this.at, option: rest.at(-1)! };
  }
}

export const sit = <W extends World>(
  procedures: Record<string, Procedure<W>>,
  world: W,
  seats = 2,
  more: Partial<GameDefinition<W>> = {},
): Sitting<W> => new Sitting(tinyGame(procedures, world, more), seats);
