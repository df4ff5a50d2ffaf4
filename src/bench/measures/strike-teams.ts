// Strike Teams: whole missions of four units a side by chance, where figures can go, and lines of sight.
import { seedOf } from '#engine/seed.ts';
import { quickRandom } from '#engine/random.ts';
import { gridOf } from '#games/strike-teams/table/notation.ts';
import { strikeTeams } from '#games/strike-teams/game.ts';
import { waysOf } from '#games/strike-teams/table/edges.ts';
import { squareNamed } from '#games/strike-teams/table/grid.ts';
import { reach, type Walker } from '#games/strike-teams/table/reach.ts';
import { canSee } from '#games/strike-teams/table/line-of-sight.ts';
import { HERO, standing } from '#games/strike-teams/table/standing.ts';
import { kept, type Measure, type Work } from '../measure.ts';
import { wholeGames } from '../playouts.ts';

const playing = (): Work =>
  wholeGames(strikeTeams, 16, n => ({ seats: 2, seed: seedOf(`strike ${n}`), options: { units: 4 } }));

/** Six AP from the room in the middle of the first map, among figures of both sides. */
function reaching(): Work {
  const grid = gridOf('W1');
  const at = (name: string): number => squareNamed(grid, name);
  const now = standing(grid, { heroes: [at('8,6'), at('7,7')], masterminds: [at('10,6'), at('9,8')] });
  const walker: Walker = { from: at('8,6'), side: HERO, budget: 6, surcharge: 0 };
  return () => {
    for (let n = 0; n < 1000; n++) kept.value = reach(now, walker).ends.length;
    return 1000;
  };
}
/** Lines between squares of the first map, near and far. */
function seeing(): Work {
  const grid = gridOf('W1');
  const ways = waysOf(grid, 0);
  const dice = quickRandom(5);
  const any = (): number => grid.squares[dice.below(grid.squares.length)]!;
  const pairs = Array.from({ length: 1000 }, () => [any(), any()] as const);
  return () => {
    let seen = 0;
    for (const [from, to] of pairs) if (canSee(grid, ways, from, to)) seen++;
    kept.value = seen;
    return pairs.length;
  };
}

export const strikeTeamsMeasures: readonly Measure[] = [
  {
    name: 'strike-teams.playouts',
    note: 'whole random missions of 4 units a side, to their real ends',
    works: { ours: playing },
    warm: 6000,
  },
  { name: 'strike-teams.reach', note: 'where a figure with 6 AP can go', works: { ours: reaching } },
  { name: 'strike-teams.sight', note: 'one line of sight', works: { ours: seeing } },
];
