// The set-up that players take part in: Teams, their Nemeses, hands, Headlines and the Story track.
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { TEAMS } from '../cards/card.ts';
import { heroesOf, nemesisOf, powerUpsOf } from '../table/deck.ts';
import { drawCards, turnUpStory } from '../table/drawing-cards.ts';
import { districtAt, setStatus } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, READY, RECOVERY, type T } from '../table/world.ts';
import { fillHeadlines } from './headlines.ts';

/** MH-SET-08, MH-SET-09, MH-VAR-01 */
export const firstHand = (seats: number): number => (seats === 2 ? 3 : 2);

/** MH-SET-01..20 */
export const settingUp = procedure<Marvel>()({
  /** MH-SET-02, MH-RUL-16: in random order each seat picks a free Team. */
  teams(t) {
    t.log('scenarioChosen', { scenario: t.world.scenario });
    if (t.world.isRandom) for (const seat of t.world.order) takeTeam(t, seat, anyTeam(t));
    else for (const seat of t.world.order) t.call('teams', { seat });
  },
  nemeses: t => assignNemeses(t),
  /** MH-RUL-21: clockwise from the First Player, Resource cards before Villain cards. */
  hands(t) {
    const n = firstHand(t.seats);
    for (const seat of t.clockwise(t.world.first)) {
      drawCards(t, seat, 'resource', n);
      drawCards(t, seat, 'villain', n);
    }
  },
  /** MH-SET-10..12 */
  headlines: t => fillHeadlines(t),
  /** MH-SET-13 */
  stories(t) {
    const { track } = t.world;
    for (let i = track.length - 1; i >= 0; i--) track[i] = turnUpStory(t);
  },
  late(t) {
    if (t.world.isLate) sendOut(t.world);
  },
});

/** A later game of tests begins with two heroes of each Team where a Headline is, and with two Power-Ups. */
function sendOut(w: Marvel): void {
  w.team.forEach((team, seat) => {
    const district = districtAt(w, seat);
    for (const hero of heroesOf(team).slice(0, 2)) setStatus(w, hero, READY, district);
    w.powerUps[seat] = powerUpsOf(team).slice(seat % 2, (seat % 2) + 2);
  });
}

const free = ({ team }: Marvel): number[] => TEAMS.flatMap((_, n) => (team.includes(n) ? [] : [n]));

function anyTeam(t: T): number {
  const left = free(t.world);
  return left[t.random.below(left.length)]!;
}

/** MH-SET-03, MH-SET-18 */
function takeTeam(t: T, seat: Seat, team: number): void {
  t.world.team[seat] = team;
  for (const hero of heroesOf(team)) setStatus(t.world, hero, RECOVERY);
  t.log('teamTaken', { seat, team });
}

/** MH-SET-04..07, MH-RUL-22; MH-RUL-96: in Acts of Vengeance each Team faces that of the Team in play before it. */
function assignNemeses(t: T): void {
  const w = t.world;
  const teams = w.team.toSorted((a, b) => a - b);
  const isOther = hasEffect(w, 'otherNemeses');
  for (let seat = 0; seat < t.seats; seat++) {
    const team = w.team[seat]!;
    const at = teams.indexOf(team);
    w.nemesis[seat] = nemesisOf(isOther ? teams[(at + teams.length - 1) % teams.length]! : team);
  }
}

export const teams = procedure<Marvel, Locals['teams']>()({
  pick: {
    rule: 'MH-RUL-16',
    idle: 'anyTeam',
    one: (_t, my) => my.seat,
    choices: {
      team: {
        of: 'team',
        each: () => TEAMS.map((_, n) => n),
        refuse: (t, _my, _seat, n) => t.world.team.includes(n) && 'MH-SET-02',
        take: (t, _my, seat, n) => takeTeam(t, seat, n),
      },
      anyTeam: { take: (t, _my, seat) => takeTeam(t, seat, anyTeam(t)) },
    },
  },
});
