// Made-up cards for one scenario: the game is defined anew with their procedures, the printed one stays as it is.
import { defineGame, type Game } from '#engine/game.ts';
import type { Within } from '#engine/scenario/scenario.ts';
import type { EventCard } from '../cards/card.ts';
import type { MadeUpCharacter } from '../cards/index.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { madeUpMissions } from '../cards/missions.ts';
import { madeUpEvents } from '../cards/plots.ts';
import { mutantRevolution } from '../game.ts';
import { madeUpCharacters, type Revolution } from '../table/world.ts';
import { madeUpAbilities } from '../verbs/card-procedures.ts';

export interface Fixtures {
  characters?: readonly MadeUpCharacter[];
  events?: readonly EventCard[];
  missions?: readonly MissionCard[];
}

export function withCards({ characters = [], events = [], missions = [] }: Fixtures): {
  game: Game<Revolution>;
  within: Within;
} {
  const numbered = <C>(cards: readonly C[], first: number): Map<number, C> =>
    new Map(cards.map((c, i) => [first + i, c]));
  const made = madeUpAbilities(numbered(characters, madeUpCharacters.first), numbered(events, madeUpEvents.first));
  return {
    game: defineGame({ ...mutantRevolution, procedures: { ...mutantRevolution.procedures, ...made } }),
    within: run =>
      madeUpCharacters.with(characters, () => madeUpEvents.with(events, () => madeUpMissions.with(missions, run))),
  };
}
