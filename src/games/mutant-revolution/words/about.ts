// The text on the cards: their numbers, then their words.
import type { About } from '#engine/definition.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import type { Text } from '#engine/types.ts';
import { characterOf, powerLimitOf, RECRUIT_DECK, schoolOf, trainingOf } from '../cards/index.ts';
import { MISSION_DECK, missionOf } from '../cards/missions.ts';
import { eventOf, isEvent, reactionOf, titlesAmong } from '../cards/plots.ts';
import { SCHOOLS } from '../cards/schools.ts';
import { isToken, pcOf } from '../table/figures.ts';
import {
  characterText,
  charterText,
  eventText,
  missionText,
  numbersText,
  reactionText,
  trainingText,
} from './wording/card.ts';
import { NONE, type Revolution } from '../table/world.ts';
import {
  CARDS,
  CHARTERS,
  isCharterNumber,
  isHero,
  isLeader,
  isStudent,
  LEADERS,
  MISSIONS,
  PLOTS,
  TRAININGS,
} from '../cards/numbers.ts';

/** Every card of the three decks and every Leader. */
export function aboutCard(card: number): Text {
  if (card >= MISSIONS) return `Mission\n${missionText(missionOf(card))}`;
  if (card >= PLOTS) return aboutPlot(card);
  return isHero(card) || isStudent(card) || isLeader(card) ? aboutCharacter(card) : aboutTraining(card);
}
/** 'Hero; ATK 3, DEF 3, SPD 4; Attack Range 2; up to 2 Power Tokens; Hope Value 3; may start the game' */
function aboutCharacter(c: number): Text {
  const character = characterOf(c);
  const facts = [
    isLeader(c) ? `Leader, ${schoolOf(c - LEADERS).name}` : isHero(c) ? 'Hero' : 'Student',
    numbersText(character, powerLimitOf(c)),
    !isLeader(c) && `Hope Value ${character.hv}`,
    character.starting && 'may start the game',
  ];
  return `${facts.filter(Boolean).join('; ')}\n${characterText(character)}`;
}
const aboutTraining = (card: number): Text =>
  `Training; Hope Value ${trainingOf(card).hv}\n${trainingText(trainingOf(card))}`;
function aboutPlot(card: number): Text {
  const { cost, hv } = isEvent(card) ? eventOf(card) : reactionOf(card);
  const text = isEvent(card) ? eventText(eventOf(card)) : reactionText(reactionOf(card));
  return `${isEvent(card) ? 'Event; Plot Value' : 'Reaction; cost in PP'} ${cost}; Hope Value ${hv}\n${text}`;
}
/** 'Leader Magneto' and what the Charter says. */
function aboutSchool(n: number): Text {
  const { leader, charter } = schoolOf(n);
  return `Leader ${leader.name}\nCharter, ${charter.name}: ${charterText(schoolOf(n))}`;
}

/** A Character as it is now: with what it has been taught. */
function aboutTaught(c: number, { training }: Revolution): Text {
  const card = training[c]!;
  return card === NONE
    ? aboutCard(c)
    : `${aboutCard(c)}\nTraining, ${trainingOf(card).name}: ${trainingText(trainingOf(card))}`;
}
/** A Player Character's card; the Mission Card for a token. */
function aboutFigure(figure: number, w: Revolution): Text {
  if (!isToken(figure)) return aboutTaught(pcOf(w, figure)!.character, w);
  return aboutCard(w.fight!.card);
}

/** One of each title, in the order of their numbers. */
export const TITLES: readonly number[] = [
  ...RECRUIT_DECK.filter(card => card < TRAININGS || trainingOf(card) !== trainingOf(card - 1)),
  ...SCHOOLS.map((_, n) => LEADERS + n),
  ...titlesAmong(numbersIn(CARDS.plot)),
  ...MISSION_DECK.map((_, i) => MISSIONS + i),
];

export const about: Record<string, About<Revolution>> = {
  card: { each: () => TITLES, text: aboutCard },
  school: { each: ({ school }) => school.filter(n => n !== NONE), text: aboutSchool },
  character: { text: aboutTaught },
  training: { text: aboutCard },
  source: { text: n => (isCharterNumber(n) ? aboutSchool(n - CHARTERS) : aboutCard(n)) },
  figure: { text: aboutFigure },
};
