// What things are called: cards, characters, schools, figures in the arena.
import type { GameDefinition } from '#engine/definition.ts';
import { faceDown } from '#engine/piles.ts';
import type { Text } from '#engine/types.ts';
import { characterOf, schoolOf, trainingOf } from './cards/index.ts';
import {
  FIRST_TOKEN,
  isTraining,
  MISSION_BACK,
  MISSIONS,
  PLOT_BACK,
  PLOTS,
  RECRUIT_BACK,
  type Revolution,
} from './world.ts';

const BACKS: Record<number, Text> = {
  [faceDown(RECRUIT_BACK)]: 'a Recruit Card',
  [faceDown(PLOT_BACK)]: 'a Plot Card',
  [faceDown(MISSION_BACK)]: 'a Mission Card',
};

export function cardName(card: number): Text {
  if (card < 0) return BACKS[card]!;
  if (card >= MISSIONS) return `Mission ${card - MISSIONS + 1}`;
  if (card >= PLOTS) return `Plot ${card - PLOTS + 1}`;
  return isTraining(card) ? trainingOf(card).name : characterOf(card).name;
}

/** A Player Character by its name, a Mission Token by its card's name for it. */
function figureName(n: number, w: Revolution): Text {
  if (n < 0) return 'a figure';
  if (n < FIRST_TOKEN) return characterOf(w.fight!.pcs.find(pc => pc.seat === n)!.character).name;
  return `Token ${n - FIRST_TOKEN + 1}`;
}

export const names: GameDefinition<Revolution>['names'] = {
  card: cardName,
  cards: cardName,
  character: c => (c < 0 ? 'a character' : cardName(c)),
  characters: c => (c < 0 ? 'a character' : cardName(c)),
  leader: c => (c < 0 ? 'a Leader' : cardName(c)),
  training: c => (c < 0 ? 'a Training Card' : cardName(c)),
  school: n => (n < 0 ? 'a School' : schoolOf(n).name),
  figure: figureName,
  offer: n => `offer ${n}`,
};
