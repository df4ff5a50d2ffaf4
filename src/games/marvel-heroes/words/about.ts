// Descriptions of things on the table: the kind of thing, then its words.
import type { About } from '#engine/definition.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import { capital, count, listed } from '#engine/kit/wording.ts';
import type { Text } from '#engine/types.ts';
import { BOSS, LEAD, LOWER, PLAN, POWER_UP, RESOURCE, SECOND } from '../abilities/sources.ts';
import { areaOf, AREAS, SPECIAL, SPECIAL_AREA } from '../cards/board.ts';
import { COLOURS, TYPES, type Powers, type Type } from '../cards/card.ts';
import {
  allyOf,
  CARDS,
  eventOf,
  headlineOf,
  HERO_COUNT,
  heroesOf,
  heroOf,
  isAlly,
  isHeadline,
  isResource,
  isStory,
  mastermindOf,
  MASTERMIND_KEYS,
  nemesisOf,
  planOf,
  powerUpOf,
  powerUpsOf,
  scenarioOf,
  storyOf,
  villainOf,
} from '../table/deck.ts';
import { districtAt } from '../table/figures.ts';
import type { Marvel } from '../table/world.ts';
import {
  allyText,
  eventText,
  headlineText,
  heroText,
  mastermindText,
  planText,
  powerUpText,
  scenarioText,
  villainText,
} from './card.ts';
import { skillNames, stageName, teamName } from './names.ts';

/** 'red Shield Throw 4-3-1': Attack, Defend and Outwit of each power. */
export const powersText = (powers: Powers): Text =>
  COLOURS.flatMap(colour => {
    const power = powers[colour];
    return power ? [`${colour} ${power.name} ${power.attack}-${power.defend}-${power.outwit}`] : [];
  }).join(', ');
const ratings = (of: Readonly<Record<Type, number>>): Text =>
  TYPES.map(type => `${capital(type)} ${of[type]}`).join(', ');

export function aboutHero(n: number): Text {
  const hero = heroOf(n);
  const head = `${teamName(hero.team)}, Level ${hero.level}, KO value ${hero.ko}; ${ratings(hero)}`;
  const skills = skillNames(hero.skills);
  return `${head}; ${skills}\nPowers (Attack-Defend-Outwit): ${powersText(hero.powers)}\n${heroText(hero)}`;
}
export function aboutMastermind(n: number): Text {
  const { nemesisOf: team, henchmen, ko, powers } = mastermindOf(n);
  const head = `Nemesis of the ${teamName(team)}; ${count(henchmen, 'Henchman', 'Henchmen')}, KO value ${ko}`;
  return (
    `${head}; Threat by type: ${ratings(mastermindOf(n))}\n` +
    `Powers (Attack-Defend-Outwit): ${powersText(powers)}\n${mastermindText(mastermindOf(n))}`
  );
}
function aboutVillain(card: number): Text {
  const villain = villainOf(card);
  const wanted = villain.isMostWanted ? ', Most Wanted' : '';
  const head = `Villain${wanted}; Requirement ${villain.requirement}, Cost ${villain.cost}, KO value ${villain.ko}`;
  return `${head}\nPowers (Attack-Defend-Outwit): ${powersText(villain.powers)}\n${villainText(villain)}`;
}
export function aboutCard(card: number): Text {
  if (isAlly(card)) {
    const { team } = allyOf(card);
    return `Ally${team ? `, linked to the ${teamName(team)}` : ''}\n${allyText(allyOf(card))}`;
  }
  if (isResource(card)) return `Event\n${eventText(eventOf(card))}`;
  if (isHeadline(card)) return `Headline\n${headlineText(headlineOf(card))}`;
  if (isStory(card)) return `Story card of the ${teamName(storyOf(card).team)}\n1 VP; three of them buy a Power-Up.`;
  return aboutVillain(card);
}
function aboutTeam(n: number): Text {
  const heroes = heroesOf(n).map(hero => `${heroOf(hero).name} (Level ${heroOf(hero).level})`);
  const powerUps = powerUpsOf(n).map(one => `${powerUpOf(one).name}: ${powerUpText(powerUpOf(one))}`);
  return `${listed(heroes)}; Nemesis: ${mastermindOf(nemesisOf(n)).name}\nPower-Ups. ${powerUps.join(' ')}`;
}
function aboutPlan(n: number): Text {
  const { stage, mastermind } = planOf(n);
  return `${stageName(stage)} of ${mastermindOf(MASTERMIND_KEYS.indexOf(mastermind)).name}\n${planText(planOf(n))}`;
}
const aboutPowerUp = (n: number): Text =>
  `Power-Up of the ${teamName(powerUpOf(n).team)}\n${powerUpText(powerUpOf(n))}`;

function aboutArea(n: number, w: Marvel): Text {
  if (n >= SPECIAL_AREA) return `Special Headline\n${scenarioText(scenarioOf(w.scenario))}`;
  const card = w.headline[n]!;
  return card < 0 ? `${AREAS[n]!.name}: no Headline is open.` : `Threat ${w.threat[n]}\n${aboutCard(card)}`;
}
function aboutDistrict(n: number, w: Marvel): Text {
  if (n > SPECIAL) return 'The middle of the hero card: the hero does nothing more in this Game Round.';
  if (n === SPECIAL) return aboutArea(SPECIAL_AREA, w);
  const area = areaOf(n);
  const isOpen = districtAt(w, area) === n;
  return isOpen ? aboutArea(area, w) : `A District of ${AREAS[area]!.name}; no Headline is open here.`;
}
function aboutFighter(n: number): Text {
  if (n >= LEAD) return aboutVillain(n - LEAD);
  return n >= BOSS ? aboutMastermind(n - BOSS) : aboutHero(n);
}
function aboutAbility(source: number): Text {
  const n = source % SECOND;
  if (n >= LEAD) return aboutVillain(n >= LOWER ? n - LOWER : n - LEAD);
  if (n >= RESOURCE) return aboutCard(n - RESOURCE);
  if (n >= POWER_UP) return aboutPowerUp(n - POWER_UP);
  if (n >= PLAN) return aboutPlan(n - PLAN);
  return n >= BOSS ? aboutMastermind(n - BOSS) : aboutHero(n % HERO_COUNT);
}

/** All cards, in the order of their numbers. */
export const TITLES: readonly number[] = Object.values(CARDS).flatMap(numbersIn);
const inPlay = ({ team }: Marvel): number[] => team.filter(n => n >= 0);

export const about: Record<string, About<Marvel>> = {
  card: { each: () => TITLES, text: aboutCard },
  hero: { each: w => inPlay(w).flatMap(heroesOf), text: aboutHero },
  mastermind: { each: w => w.nemesis.filter(n => n >= 0), text: aboutMastermind },
  fighter: { text: aboutFighter },
  team: { each: inPlay, text: aboutTeam },
  powerUp: { each: w => inPlay(w).flatMap(powerUpsOf), text: aboutPowerUp },
  plan: { text: aboutPlan },
  scenario: { each: w => [w.scenario], text: n => scenarioText(scenarioOf(n)) },
  ability: { text: aboutAbility },
  area: { text: aboutArea },
  district: { text: aboutDistrict },
};
