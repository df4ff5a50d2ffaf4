// Words of cards, made once and ahead of time: nobody waits for sentences when a card is shown.
import type { Character, EventCard, ReactionCard } from '../cards/card.ts';
import { characterOf, trainingOf } from '../cards/index.ts';
import { EVENTS } from '../cards/events.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { MISSION_DECK } from '../cards/missions.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { characterText, eventText, missionText, reactionText, trainingText } from '../words/wording/card.ts';
import { isTraining, LEADERS } from '../cards/numbers.ts';

const said = new WeakMap<object, string | string[]>();
function once<C extends object, T extends string | string[]>(card: C, text: (card: C) => T): T {
  let words = said.get(card);
  if (words === undefined) said.set(card, (words = text(card)));
  return words as T;
}
export const eventWords = (card: EventCard): string => once(card, eventText);
export const reactionWords = (card: ReactionCard): string => once(card, reactionText);
/** Sentence by sentence. */
export const missionWords = (card: MissionCard): string[] => once(card, sentencesOf);
const sentencesOf = (card: MissionCard): string[] => missionText(card).split(/(?<=\.) /);
const characterWords = (card: Character): string => once(card, characterText);
export const recruitWords = (card: number): string =>
  isTraining(card) ? once(trainingOf(card), trainingText) : characterWords(characterOf(card));

/** Jobs that make the words of all cards, one after the other. */
export const allWords = (): (() => void)[] => [
  ...Array.from({ length: LEADERS }, (_, card) => () => void recruitWords(card)),
  ...MISSION_DECK.map(card => () => void missionWords(card)),
  ...Object.values(EVENTS).map(card => () => void eventWords(card)),
  ...Object.values(REACTIONS).map(card => () => void reactionWords(card)),
];
