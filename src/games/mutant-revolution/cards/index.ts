// Every card by its number: characters, Training and Schools. Copies of a title lie side by side.
import { copied, numbersIn } from '#engine/kit/numbering.ts';
import type { Character, Power, School, Training } from './card.ts';
import { missionOf } from './missions.ts';
import { plotOf } from './plots.ts';
import {
  CARDS,
  CHARTERS,
  isCharterNumber,
  MISSIONS,
  PLOTS,
  isHero,
  isLeader,
  isStudent,
  isTraining,
  madeUpRecruits,
  TRAININGS,
} from './numbers.ts';
import { HEROES } from './heroes.ts';
import { SCHOOLS } from './schools.ts';
import { STUDENTS } from './students.ts';
import { TRAINING } from './training.ts';

/** MR-RUL-08: there is one card of each Hero and Student; other titles say how many copies they have. */
const TRAINING_DECK: readonly Training[] = copied(TRAINING);
const CHARACTER: readonly (Character | undefined)[] = [
  ...HEROES,
  ...STUDENTS,
  ...TRAINING_DECK.map(() => undefined),
  ...SCHOOLS.map(({ leader }) => leader),
];

/** A Hero, Student or Leader. */
export const characterOf = (c: number): Character => CHARACTER[c] ?? (madeUpOf(c) as MadeUpCharacter);
/** A character of a scenario. */
export interface MadeUpCharacter extends Character {
  kind: 'hero' | 'student';
}
export interface MadeUpTraining extends Training {
  kind: 'training';
}
export const trainingOf = (card: number): Training =>
  TRAINING_DECK[card - TRAININGS] ?? (madeUpRecruits.at(card) as MadeUpTraining);
const madeUpOf = (c: number) => (isTraining(c) ? undefined : madeUpRecruits.at(c));
/** By the School's number, as in `world.school`. */
export const schoolOf = (n: number): School => SCHOOLS[n]!;
/** MR-CMP-01, MR-RUL-06: the numbers of the Recruit Deck. */
export const RECRUIT_DECK: readonly number[] = [CARDS.hero, CARDS.student, CARDS.training].flatMap(numbersIn);
/** MR-CMP-12: dealt at the start. */
export const STARTING_HEROES: readonly number[] = RECRUIT_DECK.filter(c => isHero(c) && characterOf(c).starting);
export const STARTING_STUDENTS: readonly number[] = RECRUIT_DECK.filter(c => isStudent(c) && characterOf(c).starting);

/** The Hope Value of a character or a Training Card (MR-GLO-03). */
export const hopeValueOf = (card: number): number => (characterOf(card) ?? trainingOf(card)).hv;
/** MR-CMP-13, MR-RUL-09: a Student holds 1 Power Token, a Hero 2, a Leader 3; Training may add to it. */
export const powerLimitOf = (c: number): number => (isLeader(c) ? 3 : isHero(c) ? 2 : 1);
/** The Power of a Character or a Training Card, or with the number of a Charter what the School helps with. */
export const powerOf = (n: number): Power | undefined =>
  isCharterNumber(n) ? schoolOf(n - CHARTERS).charter.power : (isTraining(n) ? trainingOf(n) : characterOf(n)).power;

export const cardName = (card: number): string =>
  card >= MISSIONS ? missionOf(card).name : card >= PLOTS ? plotOf(card).name : recruitName(card);
export const recruitName = (card: number): string => (characterOf(card) ?? trainingOf(card)).name;
