// The numbers of the cards: their ranges, kinds and backs.
import { MadeUp } from '#engine/scenario/made-up.ts';
import { isIn, ranges } from '#engine/kit/numbering.ts';
import type { Kind } from './card.ts';

/** Card numbers: 25 Heroes, 25 Students and 15 Training cards make the Recruit Deck (MR-RUL-06); then come the Leaders,
 *  the Plot Cards (MR-CMP-02) and the Missions (MR-CMP-03). A character is known by its card's number. */
export const CARDS = ranges({
  hero: 25,
  student: 25,
  training: 15,
  leader: 4,
  plot: { from: 100, count: 60 },
  mission: { from: 200, count: 18 },
});
export const TRAININGS = CARDS.training.first;
export const LEADERS = CARDS.leader.first;
export const CHARACTERS = CARDS.leader.end;
/** Charters have numbers beside the Leaders, in the order of the schools. */
export const CHARTERS = CHARACTERS;
export const PLOTS = CARDS.plot.first;
export const MISSIONS = CARDS.mission.first;
export const RECRUIT_BACK = 0;
export const PLOT_BACK = 1;
export const MISSION_BACK = 2;
export const backOfCard = (card: number): number =>
  card < PLOTS ? RECRUIT_BACK : card < MISSIONS ? PLOT_BACK : MISSION_BACK;

type RecruitKind = 'hero' | 'student' | 'training';
/** Heroes, Students and Training Cards of a scenario, above the Charters. */
export const madeUpRecruits = new MadeUp<{ kind: RecruitKind }>(CHARTERS + CHARACTERS - LEADERS);
const isMadeUp = (c: number, kind: RecruitKind): boolean =>
  c >= madeUpRecruits.first && madeUpRecruits.at(c)?.kind === kind;
export const isHero = (c: number): boolean => isIn(CARDS.hero, c) || isMadeUp(c, 'hero');
export const isStudent = (c: number): boolean => isIn(CARDS.student, c) || isMadeUp(c, 'student');
/** Does the number of a source stand for a School's Charter? */
export const isCharterNumber = (n: number): boolean => n >= CHARTERS && n < madeUpRecruits.first;
export const isTraining = (c: number): boolean => isIn(CARDS.training, c) || isMadeUp(c, 'training');
export const isLeader = (c: number): boolean => isIn(CARDS.leader, c);
/** As card texts name them: a Leader is neither Hero nor Student (MR-CON-04). */
export const IS_KIND: Record<Kind, (c: number) => boolean> = { leader: isLeader, hero: isHero, student: isStudent };
