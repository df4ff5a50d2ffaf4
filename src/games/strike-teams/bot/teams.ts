// The teams that bots choose for a mission, and the Levels that they buy after it.
import type { Horizon } from '#engine/bot-knowledge.ts';
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { type CardNo, ACTIONS, cardsOf, ownerOf, CARDS_EACH } from '../cards/actions.ts';
import { levelPrice } from '../cards/character-card.ts';
import { buildPoints, draftedBy } from '../flow/set-up-draft.ts';
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

/** OP by which each card has raised the lead of its side, by character and place: half of a ridge regression and a
 *  quarter of the mean lead on 2,145 missions between bots that take the heaviest option, and the rest from the shares
 *  won in the 2,001 greedy missions of docs/games/strike-teams/balance.md, at 7 OP for a whole mission. */
const WORTH: readonly (readonly number[])[] = [
  [0.18, 0.25, -0.09, -0.1, -0.7, 0.18, 0.37, 0.27], // Captain America
  [0.25, -0.35, -0.02, -0.32, -0.4, 0.25, 0.16, 0.3], // Iron Man
  [0.34, 0.08, 0.01, -0.18, -0.24, 0, -0.04, 0.29], // Agent May
  [0.31, 0.08, 0.09, -0.83, -0.42, 0.22, -0.09, 0.6], // Quake
  [0.11, 0.44, 0.03, 0.01, 0.16, 0.07, -0.67, 0.09], // Winter Soldier
  [0.05, 0.03, 0.35, 0.06, -0.32, -0.14, -0.12, 0.18], // Radioactive Man
  [0.25, 0.08, 0.08, 0.03, -0.19, 0.21, -0.02, -0.39], // Baron Strucker
  [0.29, 0.56, 0.08, -0.31, -0.68, -0.47, 0.3, -0.1], // Hydra Soldiers
];
/** A little for each Build Point, so that those left over are spent. */
const A_POINT = 0.05;
const worthOf = (card: CardNo): number => WORTH[ownerOf(card)]![card % CARDS_EACH]! + A_POINT * ACTIONS[card]!.build;
const sumOf = (cards: readonly number[], of: (card: CardNo) => number): number =>
  cards.reduce((sum, card) => sum + of(card), 0);

/** The cards of a character that are worth most together and fit its Build Points. */
export function bestCards(w: Strike, character: number): readonly number[] {
  const cards = cardsOf(character);
  let best: readonly number[] = [];
  for (let bits = 1; bits < 1 << cards.length; bits++) {
    const chosen = cards.filter((_, i) => (bits >> i) & 1);
    const fits = sumOf(chosen, card => ACTIONS[card]!.build) <= buildPoints(w, character);
    if (fits && sumOf(chosen, worthOf) > sumOf(best, worthOf)) best = chosen;
  }
  return best;
}

/** A lead of so many OP is a chance of 73 of 100. */
const SCALE = 4;
export const draft: Horizon<Strike> = {
  /** Both teams have chosen. */
  isClear: (_then, now) => now.chosen.includes(true),
  chance: ({ world: w }, seat) => {
    const own = w.chosen.flatMap((isChosen, card) => (isChosen && w.owner[ownerOf(card)] === seat ? [card] : []));
    return 1 / (1 + Math.exp(-sumOf(own, worthOf) / SCALE));
  },
  also: ({ world: w }, seat) => [
    `draft:0:${draftedBy(w, seat)
      .map(character => bestCards(w, character).join('+'))
      .join(':')}`,
  ],
};
