// The game's knowledge for bots of both roles: how well a team stands, which options are worth a look, and what hidden
// things may be.
import type { BotKnowledge } from '#engine/bot-knowledge.ts';
import type { Random } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { sideFor } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { candidates } from '../flow/set-up-objectives.ts';
import { meetsDemands, type VillainTeam } from '../flow/set-up.ts';
import { deedsOf, scenarioAt, secretPick } from '../table/scenario-cards.ts';
import { teamOfSeat, charactersOf, sizeOf } from '../table/figures.ts';
import { type Strike, MASTERMIND } from '../table/world.ts';
import { features, chanceOf } from './features.ts';
import { chance, longHorizons, horizons } from './horizons.ts';
import { keenWeigh, weigh } from './policy.ts';

/** Choices that nobody should foresee: they are drawn by weight. */
const SECRET: ReadonlySet<string> = new Set([
  'drafting.choose',
  'picking.hidden',
  'settingUp.villains',
  'settingUp.heroes',
]);

export const bot: BotKnowledge<Strike> = {
  value: ({ world, seats }, seat) => chanceOf(world, teamOfSeat(seats, seat)),
  keenValue: chance,
  weigh,
  keenWeigh,
  horizons,
  longHorizons,
  features,
  sure: decision => (SECRET.has(decision) ? 0 : 1),
  effort: { guesses: { min: 1, max: 1 }, options: 24, tries: 8, follow: 8, replies: 1 },
};

/** A secret pick: whoever has fallen, and what was hit or taken, without being uncovered by it, are out of it. */
export function guess(w: Strike, _secret: string, stage: number, _seat: Seat, random: Random): number {
  const pick = secretPick(scenarioAt(w, stage));
  if (!pick) return 0;
  const all = candidates(w, stage, pick);
  const known: readonly number[] =
    pick.from === 'figures'
      ? deedsOf(w, 'defeated').map(({ figure }) => figure)
      : deedsOf(w, pick.from === 'bombs' ? 'damaged' : 'retrieved').map(({ token }) => token);
  const left = all.filter(n => !known.includes(n));
  const list = left.length > 0 ? left : all;
  return list.length > 0 ? list[random.below(list.length)]! : 0;
}
/** ST-SET-07: the Mastermind's team meets what the hidden card demands. */
export function plausible(w: Strike): boolean {
  const characters = charactersOf(w, MASTERMIND);
  if (characters.length === 0 || w.isRevealed) return true;
  const units = characters.reduce((sum, one) => sum + sideFor(CHARACTERS[one]!, sizeOf(w, one)).unit, 0);
  const team: VillainTeam = { characters, group: w.group, units };
  return meetsDemands(w, team);
}
