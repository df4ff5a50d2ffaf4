// Made-up Action Cards for one scenario: each takes the place of a printed card of its owner, which stays as it is.
import { defineGame, type Game } from '#engine/game.ts';
import type { Within } from '#engine/scenario/scenario.ts';
import type { ActionCard } from '../cards/action-card.ts';
import { ACTIONS, cardsOf, withActions } from '../cards/actions.ts';
import { characterNumber } from '../cards/characters.ts';
import { strikeTeams } from '../game.ts';
import type { Strike } from '../table/world.ts';
import { procedureOf } from '../verbs/index.ts';

export function withCards(
  fixtures: readonly ActionCard[],
  named: readonly string[] = [],
): { game: Game<Strike>; within: Within } {
  const places = new Map<number, ActionCard>();
  for (const card of fixtures) {
    const free = cardsOf(characterNumber(card.owner)).findLast(
      n => !places.has(n) && !named.includes(ACTIONS[n]!.name),
    );
    if (free === undefined) throw new Error(`no card of '${card.owner}' makes room for '${card.name}'`);
    places.set(free, card);
  }
  const made = Object.assign({}, ...[...places].map(([n, card]) => procedureOf(n, card)));
  return {
    game: defineGame({ ...strikeTeams, procedures: { ...strikeTeams.procedures, ...made } }),
    within: run => withActions(places, run),
  };
}
