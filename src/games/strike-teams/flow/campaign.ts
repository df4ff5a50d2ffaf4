// The campaign between two missions: Levels, the unit points agreed on, and the mission that follows.
import { procedure } from '#engine/game.ts';
import { question } from '#engine/kit/question.ts';
import type { Json, Result, Sequel } from '#engine/types.ts';
import { levelPrice, TOP_LEVEL, UNIT_TOTALS } from '../cards/character-card.ts';
import type { PlayedMission } from '../table/campaign.ts';
import { heroPlayers, charactersOf, seatOfTeam } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { HEROES, MASTERMIND, NONE, type Strike, type T, type Team } from '../table/world.ts';

/** ST-LVL-02 ST-LVL-07 ST-RUL-100 */
const priceFor = (w: Strike, character: number): number =>
  w.level[character]! >= TOP_LEVEL ? Infinity : levelPrice(w.level[character]! + 1);
const canRaise = (w: Strike, team: Team, character: number): boolean =>
  priceFor(w, character) <= w.campaign!.saved[team];
/** ST-LVL-04: those who took part. ST-LVL-08: henchmen rise together, having one card. */
const raisable = (w: Strike, team: Team): number[] =>
  charactersOf(w, team).filter(character => canRaise(w, team, character));

const levelling = procedure<Strike, Locals['levelling']>()({
  /** ST-LVL-01 */
  pool: (t, my) => {
    const w = t.world;
    w.campaign!.saved[my.team as Team] += w.op[my.team as Team];
  },
  /** ST-LVL-03 ST-LVL-05 ST-LVL-06: a team stops only when it can afford nothing more. */
  raise: question<Strike, Locals['levelling'], 'raise'>('raise', {
    rule: 'ST-LVL-06',
    by: (t, my) => (raisable(t.world, my.team as Team).length > 0 ? seatOfTeam(t.seats, my.team as Team) : null),
    about: (t, my) => ({ n: t.world.campaign!.saved[my.team as Team] }),
    of: 'character',
    each: (t, my) => charactersOf(t.world, my.team as Team),
    refuse: (t, my, _seat, n) => !canRaise(t.world, my.team as Team, n) && 'ST-LVL-02',
    facts: (t, _my, _seat, n) => ({ level: t.world.level[n]! + 1, n: levelPrice(t.world.level[n]! + 1) }),
    take: (t, my, _seat, n) => {
      raise(t, my.team as Team, n);
      return 'raise';
    },
  }),
});
function raise(t: T, team: Team, character: number): void {
  const w = t.world;
  w.campaign!.saved[team] -= priceFor(w, character);
  w.level[character]!++; // ST-CMP-12
  t.log('raised', { character, level: w.level[character]! });
}

/** ST-CAM-06: the unit total of the next mission is what both teams name; otherwise it stays. */
const agreeing = procedure<Strike>()({
  begin: ({ world: w, seats }) =>
    seats <= UNIT_TOTALS.at(-1)! && isFollowed(w, w.op[HEROES] === w.op[MASTERMIND]) ? undefined : 'end',
  units: {
    rule: 'ST-CAM-06',
    idle: t => `units:${t.world.units}`,
    all: t => [seatOfTeam(t.seats, HEROES), seatOfTeam(t.seats, MASTERMIND)],
    choices: {
      units: { each: t => UNIT_TOTALS.filter(n => n >= heroPlayers(t.seats)), take: () => undefined },
    },
    reveal: (t, _my, picks) => {
      const [first, second] = Object.values(picks).map(([pick]) => pick!.n);
      if (first !== second || first === undefined || first === t.world.units) return;
      t.world.campaign!.nextUnits = first;
      t.log('unitsAgreed', { n: first });
    },
  },
});

/** ST-CAM-01 ST-LVL-11: a mission follows unless this was the last one and somebody has won it. */
const isFollowed = ({ campaign }: Strike, isDrawn: boolean): boolean =>
  campaign!.mission < campaign!.missions || isDrawn;
const playedMission = (w: Strike): PlayedMission => ({
  map: w.map,
  scenarios: w.piles.stages.cards.slice(),
  op: [w.op[HEROES], w.op[MASTERMIND]],
  characters: [...charactersOf(w, HEROES), ...charactersOf(w, MASTERMIND)],
});
/** ST-CAM-01 ST-CAM-02 ST-CAM-05 ST-CAM-07 ST-LVL-10 ST-LVL-11: the next mission with the same
 *  seats; after a drawn last one another. */
export function sequel(w: Strike, { ranks }: Result): Sequel | null {
  const { campaign } = w;
  if (!campaign) return null;
  const isDrawn = ranks.every(rank => rank === 1);
  if (!isFollowed(w, isDrawn)) return null;
  const victor = isDrawn ? NONE : ranks[0] === 1 ? HEROES : MASTERMIND; // ST-END-07 ST-RUL-97
  const drawn = campaign.isRemoving ? w.piles.stages.cards : []; // ST-END-08
  const next = {
    mission: campaign.mission + 1,
    saved: campaign.saved,
    victor,
    maps: campaign.isRemoving ? [...campaign.maps, w.map] : [],
    scenarios: [...campaign.scenarios, ...drawn],
    levels: w.level,
    played: [...campaign.played, playedMission(w)],
  };
  const options = {
    mission: 'campaign',
    units: campaign.nextUnits,
    missions: campaign.missions,
    removal: campaign.isRemoving,
    campaign: next,
  };
  return { options: options as unknown as Json, say: { say: 'nextMission', facts: { n: campaign.mission + 1 } } };
}

export const campaignProcedures = { levelling, agreeing };
