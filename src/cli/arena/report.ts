// The arena's report: for people as tables, for programs as one JSON object.
import { count, listed } from '#engine/kit/wording.ts';
import { table } from '../screen/text.ts';
import { addDiagnosis, diagnosisTable, type Diagnosis } from './diagnosis.ts';
import type { Entrant } from './entrants.ts';
import { added, strengthOf, type Standings, type Sums } from './standings.ts';
import type { Interval } from './statistics.ts';

/** An arena run: everything that was played. */
export interface Arena {
  game: { id: string; name: string };
  seed: string;
  setup: string | undefined;
  entrants: readonly Entrant[];
  /** One; one for each two entrants, who then have played nobody else there; or two where one of each among the others
   *  has been played. */
  contests: readonly Standings[];
  /** The names of the two sides, where they have roles. */
  sides?: readonly string[] | undefined;
}

const sumsOf = ({ contests }: Arena, entrant: number): Sums =>
  added(contests.flatMap(({ sums }) => sums.get(entrant) ?? []));
/** The fault of an entrant's first illegal answer. */
const firstIllegalOf = ({ contests }: Arena, entrant: number): string | undefined =>
  contests.find(({ firstIllegal }) => firstIllegal.has(entrant))?.firstIllegal.get(entrant);
/** Notes on an entrant's thoughts; empty where none were noted. */
function diagnosisOf({ contests }: Arena, entrant: number): Diagnosis | undefined {
  const all = contests.map(({ diagnoses }) => diagnoses.get(entrant)).filter(one => one !== undefined);
  const sums: Diagnosis = {};
  for (const one of all) addDiagnosis(sums, one);
  return all.length ? sums : undefined;
}
/** Is it two who played both ways: one of each among the others? */
const isBothWays = ({ entrants, contests }: Arena): boolean => entrants.length === 2 && contests.length === 2;

const totalOf = ({ contests }: Arena, what: 'games' | 'answers' | 'unended'): number =>
  contests.reduce((sum, contest) => sum + contest[what], 0);

export function jsonOf(arena: Arena): string {
  const { game, seed, setup, entrants, contests } = arena;
  const player = (entrant: number, sums: Sums) => ({ name: entrants[entrant]!.name, ...sums, ...strengthOf(sums) });
  const rows = arena.sides && bySideOf(arena, arena.sides);
  const [games, answers, unended] = (['games', 'answers', 'unended'] as const).map(what => totalOf(arena, what));
  return JSON.stringify({
    measure: 'arena',
    game: game.id,
    seed,
    ...(setup !== undefined && { setup }),
    games,
    answers,
    unended,
    players: entrants.map((_, entrant) => {
      const firstIllegal = firstIllegalOf(arena, entrant);
      const decisions = diagnosisOf(arena, entrant);
      return {
        ...player(entrant, sumsOf(arena, entrant)),
        ...(firstIllegal !== undefined && { firstIllegal }),
        ...(decisions && { decisions }),
      };
    }),
    ...(rows && { bySide: rows.map(({ name, sums }) => ({ name, ...sums, ...strengthOf(sums) })) }),
    contests: contests.map(({ games, isDecided, sums }) => ({
      games,
      isDecided,
      players: [...sums].map(([entrant, own]) => player(entrant, own)),
    })),
  });
}

export function reportOf(arena: Arena): string {
  const { game, seed, contests } = arena;
  const unended = totalOf(arena, 'unended');
  const head = `${game.name}: ${count(totalOf(arena, 'games'), 'game')}, seed ${seed}`;
  return [
    `${head}${unended ? `; ${unended} without an end count as drawn` : ''}`,
    standingsTable(standingsOf(arena)),
    ...(arena.sides ? [standingsTable(bySideOf(arena, arena.sides))] : []),
    ...(contests.length > 1 && !isBothWays(arena) ? [crossTable(arena)] : []),
    ...notes(arena),
    ...diagnoses(arena),
  ].join('\n\n');
}

interface Row {
  name: string;
  sums: Sums;
}
const standingsOf = (arena: Arena): Row[] =>
  isBothWays(arena)
    ? bothWays(arena)
    : arena.entrants
        .map(({ name }, entrant) => ({ name, sums: sumsOf(arena, entrant) }))
        .sort((a, b) => b.sums.score / b.sums.games - a.sums.score / a.sums.games);
/** Each player on each side alone. */
const bySideOf = ({ entrants, contests }: Arena, sides: readonly string[]): Row[] =>
  entrants.flatMap(({ name }, entrant) =>
    sides.map((side, n) => ({
      name: `${name}, ${side}`,
      sums: added(contests.flatMap(({ bySide }) => bySide.get(entrant)?.[n] ?? [])),
    })),
  );
function standingsTable(rows: readonly Row[]): string {
  return table(
    ['Player', 'games', 'won', 'drawn', 'lost', 'score %', '95 %', 'even', 'Elo', '95 %'],
    rows.map(({ name, sums }) => {
      const { share, interval, elo, eloInterval } = strengthOf(sums);
      const counts = [sums.games, sums.won, sums.drawn, sums.lost].map(String);
      const shares = [percent(share), span(interval, percent), percent(sums.even / sums.games)];
      return [name, ...counts, ...shares, points(elo), span(eloInterval, points)];
    }),
  );
}

/** One of each among the others. */
const bothWays = ({ entrants, contests }: Arena): Row[] =>
  contests.map(({ chairs: [lone, other], sums }) => ({
    name: `${entrants[lone!]!.name} among ${entrants[other!]!.name}`,
    sums: sums.get(lone!)!,
  }));

/** Each row's score against each column's player, in per cent. */
function crossTable({ entrants, contests }: Arena): string {
  const against = (own: number, other: number): string => {
    const met = contests.find(({ sums }) => sums.has(own) && sums.has(other));
    if (own === other || !met) return '';
    const { score, games } = met.sums.get(own)!;
    return percent(score / games);
  };
  return table(
    ['against', ...entrants.map(({ name }) => name)],
    entrants.map(({ name }, own) => [name, ...entrants.map((_, other) => against(own, other))]),
  );
}

function notes(arena: Arena): string[] {
  const { entrants, contests } = arena;
  const early = contests
    .filter(({ isDecided }) => isDecided)
    .map(({ games, sums }) => `Decided after ${games} games: ${namesOf(entrants, [...sums.keys()])}.`);
  const idle = entrants.flatMap(({ name }, entrant) => {
    const { late, illegal } = sumsOf(arena, entrant);
    if (!late && !illegal) return [];
    const counts = `${count(late, 'late answer')} and ${count(illegal, 'illegal one')}; idle ones were taken.`;
    const first = firstIllegalOf(arena, entrant);
    return [`${name}: ${counts}${first === undefined ? '' : ` The first illegal one: ${first}`}`];
  });
  return [...early, ...idle];
}
/** By entrant, its decisions; games are those of its chairs. */
function diagnoses(arena: Arena): string[] {
  return arena.entrants.flatMap(({ name }, entrant) => {
    const diagnosis = diagnosisOf(arena, entrant);
    const games = arena.contests.reduce(
      (sum, { games, chairs }) => sum + games * chairs.filter(player => player === entrant).length,
      0,
    );
    return diagnosis ? [`${name}, by decision:`, diagnosisTable(diagnosis, games)] : [];
  });
}
const namesOf = (entrants: readonly Entrant[], players: readonly number[]): string =>
  listed(players.map(player => entrants[player]!.name));

const percent = (share: number): string => (100 * share).toFixed(1);
/** '+120', '−∞' */
function points(elo: number): string {
  const sign = elo > 0 ? '+' : elo < 0 ? '−' : '±';
  return `${sign}${Number.isFinite(elo) ? Math.abs(elo).toFixed(0) : '∞'}`;
}
const span = ([low, high]: Interval, say: (value: number) => string): string => `${say(low)} to ${say(high)}`;
