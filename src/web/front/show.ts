// The game that bots play on the front page.
import { greedyBot } from '#bots/greedy.ts';
import type { Game } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { freshSeed } from '#engine/seed.ts';
import type { Random } from '#engine/definition.ts';
import type { World } from '#engine/types.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import { newRecord, openMatch, rulesetOf, type Ruleset } from '#engine/versions/ruleset.ts';
import { describeEvent } from '#tables/documents/in-words.ts';

const NAMES = ['Magpie', 'Jackdaw', 'Raven', 'Jay'];
/** A turn may hold answers that change nothing visible. */
const MOST_UNSEEN = 12;

export class Show {
  readonly match: Match<World>;
  private readonly game: Game;
  private readonly rules: Ruleset;
  private readonly random: Random;

  private constructor(game: Game, setup: string | undefined, seats: number) {
    const seed = freshSeed(bytes => crypto.getRandomValues(bytes));
    this.random = quickRandom(Number.parseInt(seed.slice(0, 7), 16));
    this.game = game;
    this.rules = rulesetOf(game);
    const options = (setup && game.setups?.[setup]?.(seats, this.random)) || null;
    this.match = openMatch(this.rules, newRecord(this.rules, { seats, seed, options }));
  }
  static async of({ load, show, seats }: ShelfEntry): Promise<Show> {
    return new Show(await load(), show, seats.min);
  }
  get world(): World {
    return this.match.state.world;
  }
  answer(): void {
    if (this.match.state.result) return;
    const { game, rules, match, random } = this;
    const seat = rules.asked(match.state)[0]!;
    const option = greedyBot.choose(game, rules.knowledge(match.state, seat), random);
    match.answer({ seat, decision: rules.decision(match.state), option });
  }
  /** Plays until there is an event with words, and returns them with links to things. */
  step(): string | undefined {
    const { match, rules } = this;
    for (let n = 0; n < MOST_UNSEEN && !match.state.result; n++) {
      this.answer();
      const world = () => rules.openWorld(match.state);
      const told = match.events[match.length]!.map(event =>
        describeEvent(rules, NAMES, event, world, 'spectator'),
      ).findLast(({ said }) => said !== undefined);
      if (told) return told.said;
    }
    return undefined;
  }
}
