// The golden matches of a version: every set-up and number of seats, played by weights and by chance, and series.
import { fieldsOf, partsOf, type Golden, type GoldenMatch, type Parts } from '#engine/versions/golden.ts';
import { isInSeries, newRecord, openMatch, type Ruleset } from '#engine/versions/ruleset.ts';
import type { Match } from '#engine/match.ts';
import type { Random } from '#engine/definition.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Answer, Json, World } from '#engine/types.ts';
import type { Release } from '#tables/releases.ts';

const MATCHES = 20;
const MATCHES_OF_A_SERIES = 3;
/** So many are played for each that is taken: the one in which most happens that has not happened before. */
const CANDIDATES = 12;
/** A game by mere chance may go on for very long. */
const MOST_ANSWERS = 700;
/** One answer in so many is one that nobody waits for, where the rules allow such. */
const UNASKED = 40;

export function playGolden({ rules, thinking }: Pick<Release, 'rules' | 'thinking'>): Golden {
  const seen = new Set<string>();
  const played = openings(rules).map(opening => mostTelling({ rules, thinking }, opening, seen));
  const all = [...played, ...(rules.sequel ? playSeries({ rules, thinking }) : [])];
  const sees = [...new Set(all.flatMap(({ match }) => fieldsSeen(match)))].toSorted();
  return {
    game: rules.id,
    version: rules.version,
    sees,
    matches: all.map(({ name, match }): GoldenMatch => ({
      name,
      record: match.record,
      positions: positionsOf(rules, match, sees),
    })),
  };
}

interface Opened {
  name: string;
  seats: number;
  options: Json;
  seed: number;
  bot: string;
}
type Way = (seats: number, random: Random) => Json;
/** Everything that can be chosen; what is usual where that is nothing. */
function waysOf({ setups, trials }: Ruleset): [string, Way][] {
  return Object.entries({ ...(setups ? {} : { usual: () => null }), ...setups, ...trials });
}
function openings(rules: Ruleset): Opened[] {
  const ways = waysOf(rules);
  const { min, max } = rules.seats;
  return Array.from({ length: Math.max(MATCHES, ways.length) }, (_, n) => {
    const seats = min + (n % (max - min + 1));
    const [name, way] = ways[n % ways.length]!;
    return openedAs(name, n, seats, way(seats, quickRandom(n)));
  });
}
function openedAs(way: string, seed: number, seats: number, options: Json): Opened {
  const bot = seed % 2 ? 'random' : 'weighted';
  return { name: `${way}, ${seats} seats, ${bot}`, seats, options, seed, bot };
}
interface Played {
  name: string;
  match: Match<World>;
}
function playSeries(release: Pick<Release, 'rules' | 'thinking'>): Played[] {
  const { rules } = release;
  const seats = rules.seats.min + 1;
  const all = waysOf(rules).map(([, way]) => way(seats, quickRandom(0)));
  let options: Json | undefined = all.find(one => isInSeries(rules, one));
  const played: Played[] = [];
  while (options !== undefined && played.length < MATCHES_OF_A_SERIES) {
    const opened = openedAs(`match ${played.length + 1} of a series`, 2 * played.length, seats, options);
    const match = play(release, opened);
    played.push({ name: opened.name, match });
    const { world, result } = match.state;
    options = result ? rules.sequel!(world, result)?.options : undefined;
  }
  return played;
}

function mostTelling(release: Pick<Release, 'rules' | 'thinking'>, opened: Opened, seen: Set<string>): Played {
  let best = { fresh: [] as string[], match: undefined as Match<World> | undefined };
  for (let n = 0; n < CANDIDATES; n++) {
    const match = play(release, { ...opened, seed: opened.seed + 1000 * n });
    const fresh = happenings(match).filter(one => !seen.has(one));
    if (!best.match || fresh.length > best.fresh.length) best = { fresh, match };
  }
  for (const one of best.fresh) seen.add(one);
  return { name: opened.name, match: best.match! };
}
/** Which questions were answered how, and what came of it, with the things it was about. */
function happenings({ record, events }: Match<World>): string[] {
  const answered = record.answers.map(({ decision, option }) => `${decision} ${option.split(':')[0]}`);
  const happened = events
    .flat()
    .flatMap(({ kind, facts }) => [
      kind,
      ...Object.entries(facts).flatMap(([name, fact]) => (typeof fact === 'object' ? [] : [`${kind} ${name} ${fact}`])),
    ]);
  return [...new Set([...answered, ...happened])];
}

function play({ rules, thinking }: Pick<Release, 'rules' | 'thinking'>, opened: Opened): Match<World> {
  const { seats, options, seed, bot } = opened;
  const random = quickRandom(seed);
  const match = openMatch(rules, newRecord(rules, { seats, seed: seedOf(seed), options }));
  while (!match.state.result && match.length < MOST_ANSWERS) {
    const unasked = random.below(UNASKED) === 0 ? unaskedAnswer(rules, match, random) : undefined;
    const refused = match.answer(unasked ?? chosen());
    if (refused) throw new Error(`${rules.id}: a bot's answer is refused by ${refused.rule}`);
  }
  return match;

  function chosen(): Answer {
    const { state } = match;
    const asked = rules.asked(state);
    const seat = asked[random.below(asked.length)]!;
    const [best] = thinking.ranked(bot, rules.knowledge(state, seat), random.below(2 ** 20), {});
    return { seat, decision: rules.decision(state), option: best!.option };
  }
}
/** Options of a seat that is not waited for: a gift, or a secret answer withdrawn. */
function unaskedAnswer(rules: Ruleset, { state }: Match<World>, random: Random): Answer | undefined {
  const asked = rules.asked(state);
  const all = Array.from({ length: state.seats }, (_, seat) => seat).flatMap(seat =>
    rules
      .explain(state, [seat])
      .filter(({ id }) => !asked.includes(seat) || id !== rules.decision(state))
      .flatMap(({ id, options }) =>
        options.filter(({ refused }) => !refused).map(option => ({ seat, decision: id, option: option.id })),
      ),
  );
  return all.length ? all[random.below(all.length)] : undefined;
}

function fieldsSeen(match: Match<World>): string[] {
  const seen = new Set<string>();
  match.walk(0, (_, { world }) => fieldsOf(world).forEach(field => seen.add(field)));
  return [...seen];
}
function positionsOf(rules: Ruleset, match: Match<World>, sees: readonly string[]): Parts[] {
  const positions: Parts[] = [];
  match.walk(0, (n, state) => positions.push(partsOf(rules, state, match.events[n]!, sees)));
  return positions;
}
