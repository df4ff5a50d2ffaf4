// The charts of a replay: Objective Points, Command Points, wounds on the map, and the luck of the Action Die.
import { luck, type ChartKind, type Roll } from '#web/kit/charts.ts';
import type { Event } from '#engine/types.ts';
import { FIGURES, isOnMap, teamOf } from '../table/figures.ts';
import { woundsOf } from '../table/damage-slots.ts';
import { HEROES, MASTERMIND, type Strike, type Team } from '../table/world.ts';
import { en as WORDS } from '../words/en/end.ts';

/** A value of each team, for each of its seats. */
const ofTeams = (id: string, title: string, value: (w: Strike, team: Team) => number): ChartKind<Strike> => ({
  id,
  title: () => title,
  reader: seats => (_events, w) =>
    Array.from({ length: seats }, (_, seat) => value(w, seat === seats - 1 ? MASTERMIND : HEROES)),
});
const woundsIn = (w: Strike, team: Team): number =>
  FIGURES.reduce((sum, one) => sum + (teamOf(one) === team && isOnMap(w, one) ? woundsOf(w, one) : 0), 0);

const FACES = 6;
/** AP that a roll for so many brings, and those that it could be expected to: three of six faces are 1, 2 and 3. */
function rolls({ kind, facts }: Event, w: Strike): readonly Roll[] {
  if (kind !== 'rolled') return [];
  const [bid, face] = [Number(facts.bid), Number(facts.face)];
  const seat = w.owner[Number(facts.character)]!;
  return [{ seat, got: face >= bid ? bid : 0, expected: (bid * (4 - bid)) / FACES }];
}

export const charts: readonly ChartKind<Strike>[] = [
  ofTeams('points', WORDS.op, (w, team) => w.op[team]),
  ofTeams('command', WORDS.cp, (w, team) => w.cp[team]),
  ofTeams('wounds', WORDS.wounds, woundsIn),
  luck({ id: 'luck', title: () => WORDS.luck, counting: () => rolls }),
];
