// What things are called, and the account of a rating in words.
import { backOf } from '#engine/kit/piles.ts';
import { capital, listed } from '#engine/kit/wording.ts';
import type { OpenWorld, Text } from '#engine/types.ts';
import { printed, ratingAccount } from '../abilities/ratings.ts';
import { effectsOf, fighterName, hasOptions, nameOf, powerNumbered } from '../abilities/sources.ts';
import { AREAS, districtName, FACES, MOST_DICE, SPECIAL } from '../cards/board.ts';
import { COLOURS, RATINGS, type Skill, type Stage, type Team, TEAMS, type Type } from '../cards/card.ts';
import { cardName, heroOf, mastermindOf, planOf, powerUpOf, scenarioOf } from '../table/deck.ts';
import type { Fight, Marvel, Side } from '../table/world.ts';
import { voiceOf } from './card.ts';
import { clauses } from './effects.ts';

type Open = OpenWorld<Marvel>;
const DECKS = ['Resource', 'Villain', 'Headline', 'Story'];
const BACKS = ['a Resource card', 'a Villain card', 'a Headline', 'a Story card'];
export const TEAM_NAMES = ['Avengers', 'Fantastic Four', 'Marvel Knights', 'X-Men'];
const SCHEMES = ['Increase Threat', 'Draw', 'Boost Combat'];
const SIDES = ['the hero', 'the Villain'];
/** 'die 3' with its face, as the roll at hand shows it. */
function die(n: number, { fight, task }: Open): Text {
  const dice = fight ? (fight.dice.length ? fight.dice : fight.attack) : (task?.dice ?? []);
  const face = dice[n] ? FACES[dice[n] - 1] : undefined;
  return face ? `die ${n + 1} (${face})` : `die ${n + 1}`;
}
/** 'Turf War on the Waterfront! (Queens)' */
function area(n: number, w: Open): Text {
  if (n >= AREAS.length) return 'the Special Headline';
  const card = w.headline[n]!;
  return card < 0 ? AREAS[n]!.name : `${cardName(card)} (${AREAS[n]!.name})`;
}
/** 'Thor: Hammer of Thunder'; where there are two ways to use it, with what this one does. */
function ability(n: number): Text {
  if (n < 0) return 'a Master Plan';
  return hasOptions(n) ? `${nameOf(n)} (${clauses(effectsOf(n), voiceOf(n))})` : nameOf(n);
}

export const names = {
  card: (n: number): Text => (n < 0 ? BACKS[backOf(n)]! : cardName(n)),
  hero: (n: number): Text => heroOf(n).name,
  mastermind: (n: number): Text => mastermindOf(n).name,
  fighter: fighterName,
  team: (n: number): Text => TEAM_NAMES[n]!,
  powerUp: (n: number): Text => powerUpOf(n).name,
  plan: (n: number): Text => planOf(n).name,
  scenario: (n: number): Text => scenarioOf(n).name,
  ability,
  area,
  supportSpace: (n: number): Text => AREAS[n]!.name,
  district: (n: number): Text => (n > SPECIAL ? 'Recovery' : districtName(n)),
  power: (n: number): Text => COLOURS[n]!,
  combatPower: (n: number): Text => powerNumbered(n).name,
  colour: (n: number): Text => COLOURS[n]!,
  rating: (n: number): Text => capital(RATINGS[n]!),
  deck: (n: number): Text => DECKS[n]!,
  scheme: (n: number): Text => SCHEMES[n]!,
  side: (n: number): Text => SIDES[n]!,
  face: (n: number): Text => FACES[n - 1]!,
  die,
};

/** Words of art in a text: types, skills, stages and Teams as they are written on cards. */
export const typeName = (type: Type): string => capital(type);
export const skillName = (skill: Skill): string => capital(skill);
export const skillNames = (skills: readonly Skill[]): string => listed(skills.map(skillName));
export const stageName = (stage: Stage): string => capital(stage);
export const teamName = (team: Team): string => TEAM_NAMES[TEAMS.indexOf(team)]!;

type Step = ReturnType<typeof ratingAccount>['steps'][number];
/** Whom a change comes from: 'Storm', not the name of the ability. */
const bearer = (source: number): string => (source < 0 ? 'a Master Plan' : nameOf(source).split(': ')[0]!);
function stepText({ op, n, source }: Step): string {
  if (source === undefined) return op === 'atMost' ? `, at most ${MOST_DICE}` : ', at least 0';
  if (op === 'set') return `, ${n} by ${bearer(source)}`;
  return ` ${n < 0 ? '−' : '+'} ${Math.abs(n)} ${bearer(source)}`;
}
/** '4 = 3 + 1 Storm'; nothing where the rating is as printed. */
export function accountText(f: Fight, side: Side, rating: number): string {
  const { value, steps } = ratingAccount(f, side, rating);
  return steps.length ? `${value} = ${printed(f, side, rating)}${steps.map(stepText).join('')}` : '';
}
