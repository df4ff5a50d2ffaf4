// Made-up cards for one scenario: the game is defined anew with their procedures, the printed one stays as it is.
import { defineGame, type Game } from '#engine/game.ts';
import type { Within } from '#engine/scenario/scenario.ts';
import type { EventCard, ReactionCard, Training } from '../cards/card.ts';
import type { MadeUpCharacter, MadeUpTraining } from '../cards/index.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { madeUpMissions } from '../cards/missions.ts';
import { madeUpPlots } from '../cards/plots.ts';
import { mutantRevolution } from '../game.ts';
import type { Revolution } from '../table/world.ts';
import { madeUpRecruits } from '../cards/numbers.ts';
import { madeUpAbilities } from '../verbs/index.ts';

export interface Fixtures {
  characters?: readonly MadeUpCharacter[];
  /** One card each, whatever `copies` says. */
  trainings?: readonly Training[];
  events?: readonly EventCard[];
  reactions?: readonly ReactionCard[];
  missions?: readonly MissionCard[];
}

export function withCards(fixtures: Fixtures): { game: Game<Revolution>; within: Within } {
  const { characters = [], trainings = [], events = [], reactions = [], missions = [] } = fixtures;
  const taught = trainings.map((card): MadeUpTraining => ({ ...card, kind: 'training' }));
  const recruits = [...characters, ...taught];
  const plots = [...events, ...reactions];
  const numbered = <C>(cards: readonly C[], first: number): Map<number, C> =>
    new Map(cards.map((c, i) => [first + i, c]));
  const made = madeUpAbilities(numbered(recruits, madeUpRecruits.first), numbered(plots, madeUpPlots.first));
  return {
    game: defineGame({ ...mutantRevolution, procedures: { ...mutantRevolution.procedures, ...made } }),
    within: run =>
      madeUpRecruits.with(recruits, () => madeUpPlots.with(plots, () => madeUpMissions.with(missions, run))),
  };
}
