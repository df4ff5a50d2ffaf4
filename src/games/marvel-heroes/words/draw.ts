// The table as text, at most 100 columns wide: Teams with their heroes and cards, the city, tracks, and the fight.
import { captioned, WIDTH, wrapped } from '#engine/kit/drawing.ts';
import { capital, count } from '#engine/kit/wording.ts';
import type { Seat, View } from '#engine/types.ts';
import { completedPlans } from '../abilities/passive.ts';
import { fighterName, fighterOf } from '../abilities/sources.ts';
import { isBoosted, koValue, kosOn, powersOf, ratingOf } from '../abilities/ratings.ts';
import { rollOdds } from '../abilities/roll-odds.ts';
import { specialOf } from '../table/scenario-effects.ts';
import { AREAS, districtName, FACES, SPECIAL } from '../cards/board.ts';
import { COLOURS, RATINGS } from '../cards/card.ts';
import { threatAt } from '../flow/headlines.ts';
import {
  cardName,
  headlineOf,
  heroOf,
  mastermindOf,
  planOf,
  powerUpOf,
  scenarioOf,
  teamOfStory,
} from '../table/deck.ts';
import { districtAt, teamHeroes } from '../table/figures.ts';
import { CARD, HEROES, NONE, READY, RECOVERY, VILLAINS, type Fight, type Marvel, type Side } from '../table/world.ts';
import { TEAM_NAMES } from './names.ts';

const MARGIN = 14;
const behind = (caption: string, things: readonly string[], between = ', '): string[] =>
  captioned(caption, wrapped(things, WIDTH - MARGIN, between), MARGIN);
const player = (seat: Seat): string => `P${seat + 1}`;
/** Cards whose faces are known, and how many are not. */
function cardsIn(cards: readonly number[]): string[] {
  const known = cards.filter(card => card >= 0).map(cardName);
  const hidden = cards.length - known.length;
  return hidden ? [...known, `${hidden} hidden`] : known;
}

export function draw({ world: w, viewer }: View<Marvel>): string {
  const { name } = scenarioOf(w.scenario);
  const { resources, villains, headlines, stories } = w.piles;
  const decks = { Resource: resources, Villain: villains, Headline: headlines, Story: stories };
  return [
    `${name}, Game Round ${w.gameRound}, Action Round ${w.actionRound}, first ${player(w.first)}`,
    ...w.vp.flatMap((_, seat) => teamLines(w, seat, viewer === seat)),
    '',
    ...AREAS.flatMap((_, area) => areaLines(w, area)),
    ...specialLines(w),
    '',
    ...behind('Story track', w.track.map(storyText), ' > '),
    ...behind('Most Wanted', w.mostWanted.filter(card => card !== NONE).map(cardName)),
    ...behind(
      'decks',
      Object.entries(decks).map(([deck, { cards }]) => `${deck} ${cards.length}`),
    ),
    ...taskLines(w),
    ...fightLines(w),
  ].join('\n');
}
const storyText = (card: number): string => (card === NONE ? '–' : TEAM_NAMES[teamOfStory(card)]!);

// ---- Teams -------------------------------------------------------------------------------------------------

function teamLines(w: Marvel, seat: Seat, isViewer: boolean): string[] {
  const title = `Player ${seat + 1}${isViewer ? ' (you)' : ''}: `;
  if (w.team[seat]! < 0) return ['', `${title}no Team yet`];
  const { hand, plots } = w.piles;
  const nemesis = w.nemesis[seat]!;
  const stories = count(w.stories[seat]!.length, 'Story card');
  return [
    '',
    `${title}${TEAM_NAMES[w.team[seat]!]}, ${w.vp[seat]} VP, ${w.pp[seat]} PP, ${stories}`,
    ...behind(
      'heroes',
      teamHeroes(w, seat).map(hero => `${heroOf(hero).name} ${placeText(w, hero)}`),
    ),
    ...behind(
      'Allies',
      w.allies[seat]!.map((card, i) => `${cardName(card)} (${count(w.charges[seat]![i]!, 'charge')})`),
    ),
    ...behind(
      'Power-Ups',
      w.powerUps[seat]!.map(n => powerUpOf(n).name),
    ),
    ...(nemesis < 0 ? [] : behind('Nemesis', [nemesisText(w, seat)])),
    ...behind('Resources', cardsIn(hand[seat]!.cards)),
    ...behind('Villains', cardsIn(plots[seat]!.cards)),
  ];
}
/** 'in Astoria', 'supporting in Queens', 'Ready', 'wounded' */
function placeText(w: Marvel, hero: number): string {
  const at = w.at[hero]!;
  const kos = w.ko[hero] ? ` (${count(w.ko[hero], 'KO')})` : '';
  if (w.wound[hero]) return 'wounded';
  if (w.status[hero] === RECOVERY) return 'In Recovery';
  if (w.status[hero] === READY) return `${at === CARD ? 'Ready' : `in ${districtName(at)}`}${kos}`;
  return at === CARD ? 'Supporting' : `supporting in ${AREAS[at]!.name}`;
}
function nemesisText(w: Marvel, seat: Seat): string {
  const nemesis = w.nemesis[seat]!;
  const done = completedPlans(w, seat).map(plan => planOf(plan).name);
  const plans = done.length ? `; completed: ${done.join(', ')}` : '';
  return `${mastermindOf(nemesis).name}${w.archnemesis === seat ? ', the Archnemesis' : ''}${plans}`;
}

// ---- the city ----------------------------------------------------------------------------------------------

/** 'Queens: Demons Walk the Earth! (Mystery, 6 VP, Mystic helps, Mastermind), Threat 6 in Astoria' */
function areaLines(w: Marvel, area: number): string[] {
  const card = w.headline[area]!;
  const { name } = AREAS[area]!;
  if (card === NONE) return [`${name}: no Headline`];
  const { type, vp, skill, isMastermind } = headlineOf(card);
  const notes = [capital(type), `${vp} VP`, `${capital(skill)} helps`, ...(isMastermind ? ['Mastermind'] : [])];
  return [
    `${name}: ${cardName(card)}`,
    ...behind('', [`Threat ${threatAt(w, area)} in ${districtName(districtAt(w, area))}; ${notes.join(', ')}`]),
  ];
}
function specialLines(w: Marvel): string[] {
  const special = specialOf(w);
  if (!special || w.special === 2) return [];
  const state = w.special ? 'is open' : `enters at ${special.enters} VP`;
  const type = special.type ? `Threat ${special.threat}, ${capital(special.type)}, ` : '';
  return [`${capital(districtName(SPECIAL))} ${state}: ${type}${special.vp} VP`];
}

// ---- trouble and fights ------------------------------------------------------------------------------------

function taskLines(w: Marvel): string[] {
  const { task } = w;
  if (!task) return [];
  const dice = task.dice.map(face => FACES[face - 1]!);
  return [
    '',
    `${player(task.seat)} in ${districtName(task.district)}: Trouble Level ${w.trouble}`,
    ...behind('dice', dice),
    ...(task.plan === NONE ? [] : behind('attempted', [planOf(task.plan).name])),
  ];
}
function fightLines(w: Marvel): string[] {
  const f = w.fight;
  if (!f) return [];
  const sides: readonly Side[] = f.hero === NONE ? [VILLAINS] : [HEROES, VILLAINS];
  return [
    '',
    `Sequence ${f.sequence}; ${f.initiative === HEROES ? 'the hero' : 'the Villain'} has Initiative`,
    ...sides.flatMap(side => fighterLines(w, f, side)),
    ...behind('helpers', f.helpers.map(cardName)),
    ...behind(
      'roll',
      f.dice.map(face => FACES[face - 1]!),
    ),
    ...behind('odds', oddsTexts(w, f)),
  ];
}
/** 'the attack of Thor lands 62 in 100', without what cards may change. */
function oddsTexts(w: Marvel, f: Fight): string[] {
  const odds = rollOdds(w);
  if (!odds) return [];
  const what = odds.rating === 0 ? 'the attack of {who} lands' : '{who} wins the Outwit contest';
  return [`${what.replace('{who}', fighterName(fighterOf(f, odds.by)))} ${Math.round(100 * odds.chance)} in 100`];
}
function fighterLines(w: Marvel, f: Fight, side: Side): string[] {
  const colour = f.powers[side];
  const head = `${fighterName(fighterOf(f, side))}, ${kosOn(w, side)} of ${count(koValue(f, side), 'KO')}`;
  const boosted = isBoosted(w, side, 0) ? ', boosted' : '';
  if (colour !== NONE) {
    const dice = RATINGS.map((rating, n) => `${capital(rating)} ${ratingOf(f, side, n)}`);
    return behind('', [`${head}: ${COLOURS[colour]}, ${dice.join(', ')}${boosted}`]);
  }
  const powers = powersOf(f, side).flatMap((power, n) => (power ? [`${COLOURS[n]} ${power.join('-')}`] : []));
  return behind('', [`${head}: ${powers.join(', ')}${boosted}`]);
}
