// The teams that bots choose for a mission, and the Levels that they buy after it.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { levelPrice } from '../cards/character-card.ts';
import { VILLAIN_TEAMS, type VillainTeam } from '../flow/set-up.ts';
import { HERO_FIGURES } from '../table/figures.ts';
import { HENCHMAN_COUNT, BOSS, type Strike } from '../table/world.ts';

/** A team is chosen so many times as often for each Level that its characters have on average: in a campaign those
 *  come again whose Levels are paid for. */
const PER_LEVEL = 8;
function seasoned({ level }: Strike, characters: readonly number[]): number {
  const sum = characters.reduce((total, character) => total + level[character]!, 0);
  return PER_LEVEL ** (sum / characters.length - 1);
}

const isBesideBoss = ({ group, characters }: VillainTeam): boolean => group > 0 && characters.includes(BOSS);
/** Six soldiers win less often than three, and soldiers beside the mastermind less than villains: in 1,900 missions
 *  between greedy bots heroes won 56 and 61 of 100 against them. Teams are drawn so often that both sides win as often
 *  with two, three and four units. */
function usual({ units }: Strike, team: VillainTeam): number {
  if (team.group === HENCHMAN_COUNT) return isBesideBoss(team) ? 0.02 : 0.5;
  return isBesideBoss(team) ? (units > 3 ? 0.5 : 1.5) : 1;
}
/** Searching heroes lead by 4 OP where there are six soldiers or some beside the mastermind, and hardly where not: in
 *  36 missions between searching bots. */
const keen = (_w: Strike, team: VillainTeam): number =>
  team.group === HENCHMAN_COUNT || isBesideBoss(team) ? 0.05 : 1;

const villainsBy =
  (taste: (w: Strike, team: VillainTeam) => number): Weigher<Strike> =>
  ({ world: w }, _seat, { n }) => {
    const team = VILLAIN_TEAMS[n]!;
    return taste(w, team) * seasoned(w, team.characters);
  };
const heroes: Weigher<Strike> = ({ world: w }, _seat, { n: bits }) =>
  seasoned(
    w,
    HERO_FIGURES.filter(hero => (bits >> hero) & 1),
  );
/** The cheapest Level brings as many Build Points as any other. */
const raise: Weigher<Strike> = ({ world: w }, _seat, { n }) => 1 / levelPrice(w.level[n]! + 1);

export const teams: Readonly<Record<string, Weigher<Strike>>> = {
  'settingUp.villains': villainsBy(usual),
  'settingUp.heroes': heroes,
  'levelling.raise': raise,
};
export const keenTeams: Readonly<Record<string, Weigher<Strike>>> = {
  ...teams,
  'settingUp.villains': villainsBy(keen),
};
