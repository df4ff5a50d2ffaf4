// Cards of Marvel Heroes shown whole: Resource and Villain cards, Headlines, heroes, Masterminds, plans and Power-Ups.
import { captions } from '#web/kit/captions.ts';
import { below, cardsExplained, readBy, white, type LoadedCards, type WholeCard } from '#web/kit/whole-card.ts';
import { BOSS, LEAD, LOWER, PLAN, POWER_UP, RESOURCE, SECOND } from '../../abilities/sources.ts';
import { districtName, SPECIAL } from '../../cards/board.ts';
import { COLOURS, type Powers } from '../../cards/card.ts';
import {
  allyOf,
  CARDS,
  cardName,
  eventOf,
  headlineOf,
  HERO_COUNT,
  heroOf,
  isAlly,
  isHeadline,
  isResource,
  isStory,
  MASTERMIND_KEYS,
  mastermindOf,
  PLAN_KEYS,
  planOf,
  POWER_UP_KEYS,
  powerUpOf,
  storyOf,
  villainOf,
} from '../../table/deck.ts';
import { districtAt } from '../../table/figures.ts';
import type { Marvel } from '../../table/world.ts';
import { allyText, eventText, heroText, mastermindText, planText, powerUpText, villainText } from '../../words/card.ts';
import { skillName, skillNames, stageName, teamName, typeName } from '../../words/names.ts';
import { HEROES_FROM, MASTERMINDS_FROM, PLANS_FROM, POWER_UPS_FROM } from '../look.ts';

const { say, speak } = captions({ en: () => import('../../words/en/whole.ts') });
const PAINT = {
  ally: white('#1a6a38'),
  event: white('#1d5a94'),
  villain: white('#4a1f6e'),
  headline: white('#7a1f2e'),
  story: white('#7a4b00'),
  hero: white('#9c2115'),
  plan: white('#2b2634'),
  powerUp: white('#0f5f5c'),
};
/** Makes a card, and tells what the words of art in its text mean. */
const explained = cardsExplained(say, [
  [/\bHITs?\b/, 'hit', 'hitText'],
  [/boosting/, 'boosting', 'boostingText'],
  [/\bKOs?\b/, 'ko', 'koText'],
  [/Initiative/, 'initiative', 'initiativeText'],
  [/sequence/, 'sequence', 'sequenceText'],
  [/teammate/, 'teammate', 'teammateText'],
  [/the Lead\b/, 'lead', 'leadText'],
  [/scheme/, 'scheme', 'schemeText'],
]);
/** A card, with the Combat Powers that it has. */
const whole = ({ powers, ...parts }: Parameters<typeof explained>[0] & { powers?: Powers }): WholeCard =>
  explained({
    facesTitle: powers ? say('powers') : '',
    faces: COLOURS.flatMap(colour => {
      const power = powers?.[colour];
      return power ? [{ title: power.name, note: say('dice', { ...power }) }] : [];
    }),
    ...parts,
  });

// ---- cards -------------------------------------------------------------------------------------------------

function resource(number: number): WholeCard {
  const name = cardName(number);
  if (!isAlly(number))
    return whole({ number, name, sub: say('event'), text: eventText(eventOf(number)), paint: PAINT.event });
  const { team } = allyOf(number);
  const sub = team ? say('linked', { team: teamName(team) }) : say('ally');
  return whole({ number, name, sub, text: allyText(allyOf(number)), paint: PAINT.ally, cost: say('ppCost') });
}
function villain(number: number): WholeCard {
  const { name, isMostWanted, cost, requirement, ko, powers } = villainOf(number);
  return whole({
    number,
    name,
    sub: say(isMostWanted ? 'wanted' : 'villain'),
    text: villainText(villainOf(number)).replace(/ (?=(?:Backup|Agent) \()/, '\n'),
    paint: PAINT.villain,
    cost: say('trouble', { cost }),
    foot: say('needs', { requirement, ko }),
    powers,
  });
}
function headline(number: number, where = ''): WholeCard {
  const { name, type, vp, threat, skill, isMastermind, line } = headlineOf(number);
  return whole({
    number,
    name,
    sub: say(isMastermind ? 'masterHeadline' : 'headline', { type: typeName(type) }),
    text: line,
    paint: PAINT.headline,
    cost: say('points', { vp }),
    foot: [say('threat', { threat }), where, say('helps', { skill: skillName(skill) })].filter(Boolean).join('; '),
  });
}
function card(number: number): WholeCard | undefined {
  if (number >= CARDS.story.end) return undefined;
  if (isResource(number)) return resource(number);
  if (isHeadline(number)) return headline(number);
  if (!isStory(number)) return villain(number);
  const { name, team } = storyOf(number);
  return whole({
    number,
    name,
    sub: say('story', { team: teamName(team) }),
    text: say('storyText'),
    paint: PAINT.story,
  });
}

// ---- heroes and Masterminds --------------------------------------------------------------------------------

function hero(n: number): WholeCard {
  const printed = heroOf(n);
  const { name, team, level, ko, crime, danger, mystery, powers, skills } = printed;
  return whole({
    number: HEROES_FROM + n,
    name,
    sub: say('hero', { team: teamName(team), level }),
    text: heroText(printed).replace(/ (?=Support – )/, '\n'),
    paint: PAINT.hero,
    foot: `${say('heroFoot', { ko, crime, danger, mystery })}. ${say('skills', { skills: skillNames(skills) })}`,
    powers,
  });
}
function mastermind(n: number): WholeCard {
  const printed = mastermindOf(n);
  const { name, nemesisOf, ko, henchmen, crime, danger, mystery, powers } = printed;
  return whole({
    number: MASTERMINDS_FROM + n,
    name,
    sub: say('mastermind', { team: teamName(nemesisOf) }),
    text: mastermindText(printed),
    paint: PAINT.plan,
    foot: say('bossFoot', { ko, henchmen, threats: say('threats', { crime, danger, mystery }) }),
    powers,
  });
}
function plan(n: number): WholeCard {
  const { name, stage, mastermind: key } = planOf(n);
  const boss = mastermindOf(MASTERMIND_KEYS.indexOf(key)).name;
  const sub = say('plan', { stage: stageName(stage), mastermind: boss });
  return whole({ number: PLANS_FROM + n, name, sub, text: planText(planOf(n)), paint: PAINT.plan });
}
function powerUp(n: number): WholeCard {
  const { name, team } = powerUpOf(n);
  const sub = say('powerUp', { team: teamName(team) });
  return whole({ number: POWER_UPS_FROM + n, name, sub, text: powerUpText(powerUpOf(n)), paint: PAINT.powerUp });
}
/** The thing that an ability stands on. */
function bearer(source: number): WholeCard | undefined {
  const n = source % SECOND;
  if (n >= LOWER) return card(n - LOWER);
  if (n >= LEAD) return card(n - LEAD);
  if (n >= RESOURCE) return card(n - RESOURCE);
  if (n >= POWER_UP) return powerUp(n - POWER_UP);
  if (n >= PLAN) return plan(n - PLAN);
  return n >= BOSS ? mastermind(n - BOSS) : hero(n % HERO_COUNT);
}
/** The Headline that lies open in an Area, with the District it is about. */
function openIn(area: number, w: Marvel): WholeCard | undefined {
  const number = w.headline[area] ?? -1;
  if (number < 0) return undefined;
  return headline(number, say('inDistrict', { district: districtName(districtAt(w, area)) }));
}
const read = readBy<Marvel>({
  card,
  hero: below(HERO_COUNT, hero),
  mastermind: below(MASTERMIND_KEYS.length, mastermind),
  plan: below(PLAN_KEYS.length, plan),
  powerUp: below(POWER_UP_KEYS.length, powerUp),
  ability: bearer,
  fighter: bearer,
  area: (n, w) => w && openIn(n, w),
  district: (n, w) => {
    const area = w && n < SPECIAL ? w.headline.findIndex((_, one) => districtAt(w, one) === n) : -1;
    return area < 0 ? undefined : openIn(area, w!);
  },
});

export const cards: LoadedCards = { read, speak };
