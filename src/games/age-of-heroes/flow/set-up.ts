// The set-up that players see or take part in: captives, Protocols, teams, Evolution cards, first hands.
import { procedure } from '#engine/game.ts';
import { everybody, moveCard, NOBODY, shufflePile } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { FIRST_HAND, GOLD_EVOLUTIONS, MOST_RESOURCES } from '../cards/board.ts';
import { RESOURCES, type CardType } from '../cards/card.ts';
import { PARAMETERS } from '../cards/missions.ts';
import { TEAMS } from '../cards/teams.ts';
import { dealProtocols, drawFromDeck, movePawn } from '../table/acts.ts';
import { evolutionsOf, numberOf, recommendedOf, typeOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { ON_BOARD, pawnsFor } from '../table/pawns.ts';
import type { Heroes, T } from '../table/world.ts';
import { notSelected } from './refusals.ts';

/** AH-SET-04..07 */
export const settingUp = procedure<Heroes>()({
  /** AH-FOM-04: cards are revealed until there are two Allies and two Team-Ups. */
  reveal(t) {
    const w = t.world;
    if (w.mission !== 'fall') return 'protocols';
    const { deck, inPlay } = w.piles;
    const has = (type: CardType): number => inPlay.cards.filter(card => typeOf(card) === type).length;
    while (has('ally') < 2 || has('teamUp') < 2) {
      const card = moveCard(deck, deck.cards.length - 1, inPlay, everybody(t.seats));
      t.log('revealed', { card });
    }
    return 'captives';
  },
  /** AH-FOM-05..07, AH-RUL-36, AH-RUL-92 */
  captives(t) {
    const w = t.world;
    const { deck, inPlay } = w.piles;
    for (const { villain, type } of PARAMETERS.horsemen!.captives!) {
      const tile = w.villain.indexOf(numberOf(villain));
      const card = inPlay.cards.find(n => typeOf(n) === type && !w.captive.includes(n))!;
      w.captive[tile] = card;
      t.log('captured', { villain: w.villain[tile]!, card });
    }
    for (const card of inPlay.cards.filter(n => !w.captive.includes(n)).toReversed())
      moveCard(inPlay, inPlay.cards.indexOf(card), deck, NOBODY);
    shufflePile(deck, t.random);
  },
  /** AH-SET-05, AH-SET-06 */
  protocols: t => dealProtocols(t),
  /** AH-PLY-02, AH-RUL-22: in seat order. */
  teams(t) {
    for (let seat = 0; seat < t.seats; seat++) t.call('teams', { seat });
  },
  evolutions: t => t.call('evolutions'),
  /** AH-PLY-09, AH-PLY-10 */
  hands(t) {
    for (let seat = 0; seat < t.seats; seat++) for (let n = 0; n < FIRST_HAND; n++) drawFromDeck(t, seat);
  },
});

const free = ({ team }: Heroes): number[] => TEAMS.flatMap((_, n) => (team.includes(n) ? [] : [n]));
export const teams = procedure<Heroes, Locals['teams']>()({
  pick: {
    rule: 'AH-RUL-22',
    idle: 'anyTeam',
    one: (_t, my) => my.seat,
    choices: {
      team: {
        of: 'team',
        each: () => TEAMS.map((_, n) => n),
        refuse: (t, _my, _seat, n) => t.world.team.includes(n) && 'AH-PLY-02',
        take: (t, _my, seat, n) => takeTeam(t, seat, n),
      },
      anyTeam: {
        take(t, _my, seat) {
          const left = free(t.world);
          takeTeam(t, seat, left[t.random.below(left.length)]!);
        },
      },
    },
  },
});
/** AH-PLY-01, AH-PLY-11..16 */
function takeTeam(t: T, seat: Seat, team: number): void {
  const w = t.world;
  w.team[seat] = team;
  w.resources[seat] = RESOURCES.map(resource => (w.isLate ? MOST_RESOURCES : TEAMS[team]!.start[resource]));
  for (const pawn of pawnsFor(team, t.seats)) {
    w.owner[pawn] = seat;
    movePawn(w, pawn, ON_BOARD);
  }
  t.log('teamTaken', { seat, team });
}

export const evolutions = procedure<Heroes>()({
  /** AH-PLY-05, AH-PLY-07, AH-PLY-08 */
  blue(t) {
    const w = t.world;
    if (w.isGold) return 'gold';
    for (let seat = 0; seat < t.seats; seat++) w.unplayed[seat] = recommendedOf(w.team[seat]!).slice();
    return 'end';
  },
  /** AH-PLY-06, AH-RUL-19, AH-RUL-23, AH-RUL-93: all at once and in secret. */
  gold: {
    rule: 'AH-PLY-06',
    idle: (t, _my, seat) => `evolution:${recommendedOf(t.world.team[seat]!)[t.picked(seat).length]!}`,
    all: t => t.clockwise(0),
    choices: {
      evolution: {
        of: 'evolution',
        each(t, _my, seat) {
          const picked = t.picked(seat).map(({ n }) => n);
          return evolutionsOf(t.world.team[seat]!).filter(n => !picked.includes(n));
        },
        misfit: (t, _my, seat, n) => notSelected(t.world, seat, n),
      },
    },
    more: (t, _my, seat) => t.picked(seat).length < GOLD_EVOLUTIONS,
    reveal(t, _my, picks) {
      for (let seat = 0; seat < t.seats; seat++) {
        const taken = picks[seat]!.map(({ n }) => n).sort((a, b) => a - b);
        t.world.unplayed[seat] = taken;
        t.log('evolutionsTaken', { seat, evolutions: taken });
      }
    },
  },
});
