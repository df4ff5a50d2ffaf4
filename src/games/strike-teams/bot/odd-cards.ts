// Scenario Cards that want the unusual of heroes: blows among teammates, and leaving the mission.
import type { ScenarioCard, ScenarioTest } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { isAtHome } from '../table/points.ts';
import { freeSlots } from '../table/damage-slots.ts';
import { deedsOf } from '../table/deeds.ts';
import { gridFor, HERO_FIGURES, isOnMap, teamOf } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import { isActive, leastDamage, pickedFor, scenarioAt, STAGE_COUNT } from '../table/scenario-cards.ts';
import { ABSENT, HEROES, type Strike } from '../table/world.ts';

/** All tests of a card that heroes want to be true, those of its parts and those inside of others too. */
function testsIn(card: ScenarioCard): ScenarioTest[] {
  const inside = (test: ScenarioTest | undefined): ScenarioTest[] => {
    if (!test) return [];
    if ('all' in test) return test.all.flatMap(inside);
    if ('any' in test) return test.any.flatMap(inside);
    return 'not' in test ? [] : [test];
  };
  return [inside(card.wins), ...(card.parts ?? []).map(({ wins }) => inside(wins))].flat();
}
/** The same with those that the Mastermind wants to be true. */
export const testsFor = (card: ScenarioCard): readonly ScenarioTest[] => ALL_TESTS.get(card)!;
const ALL_TESTS: ReadonlyMap<ScenarioCard, readonly ScenarioTest[]> = new Map(
  SCENARIOS.map(card => [card, [...testsIn(card), ...(card.fails && 'visits' in card.fails ? [card.fails] : [])]]),
);
/** The cards in play that can still be won, by stage. */
export function liveCards(w: Strike): { card: ScenarioCard; stage: number }[] {
  const found: { card: ScenarioCard; stage: number }[] = [];
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    const card = isActive(w, stage) ? scenarioAt(w, stage) : undefined;
    if (card && w.round <= card.until) found.push({ card, stage });
  }
  return found;
}

// ---- blows among teammates -------------------------------------------------------------------------------------

type Hurt = Extract<ScenarioTest, { hurt: unknown }>['hurt'];
const BLOW = 5;
const SAFE_SLOTS = 4;
/** Damage that a test still lacks between two heroes, or 0 where it is not about them. */
function lacking(w: Strike, stage: number, test: Hurt, attacker: number, target: number): number {
  const { victim, by, least, battle, inOneRound, window } = test;
  const isIn = !window || (w.round >= window[0] && w.round <= window[1]);
  if (!isIn || !pickedFor(w, stage, victim).includes(target)) return 0;
  if (by !== 'teammates' && !pickedFor(w, stage, by).includes(attacker)) return 0;
  if (battle && [attacker, target].some(hero => isAtHome(w, w.at[hero]!, HEROES))) return 0;
  const done = deedsOf(w, 'hurt', inOneRound ? [w.round, w.round] : window)
    .filter(blow => blow.figure === target && (by === 'teammates' || blow.by === attacker))
    .reduce((sum, { damage }) => sum + damage, 0);
  return Math.max(0, leastDamage(w, least, [target]) - done);
}
/** The worth of a blow against a teammate that a card wants, if the teammate stands it. */
export function blowWorth(w: Strike, attacker: number, target: number): number {
  if (teamOf(attacker) !== HEROES || teamOf(target) !== HEROES || attacker === target) return 0;
  for (const { card, stage } of liveCards(w))
    for (const test of testsFor(card)) {
      const lacks = 'hurt' in test ? lacking(w, stage, test.hurt, attacker, target) : 0;
      if (lacks > 0 && freeSlots(w, target) >= lacks + SAFE_SLOTS) return BLOW;
    }
  return 0;
}

// ---- leaving ---------------------------------------------------------------------------------------------------

/** Rounds before the card's own in which heroes set out for home. */
const EARLY = 1;
/** The heroes that should leave the mission: those nearest to their spawn points. */
export function leavers(w: Strike): number[] {
  const card = liveCards(w).find(({ card }) => testsFor(card).some(isExodus))?.card;
  if (!card || w.round < card.from - EARLY) return [];
  const heroes = HERO_FIGURES.filter(hero => w.presence[hero] !== ABSENT);
  const gone = deedsOf(w, 'out', [card.from, card.until]).filter(({ figure }) => teamOf(figure) === HEROES).length;
  const grid = gridFor(w);
  const fromHome = (hero: number): number => Math.min(...w.green.map(square => distance(grid, square, w.at[hero]!)));
  return heroes
    .filter(hero => isOnMap(w, hero))
    .sort((a, b) => fromHome(a) - fromHome(b) || a - b)
    .slice(0, Math.max(0, heroes.length - gone));
}
const isExodus = (test: ScenarioTest): boolean => 'extracted' in test && test.extracted.who === 'allHeroes';
/** May one who leaves go now? */
export const isTimeToLeave = (w: Strike): boolean =>
  liveCards(w).some(({ card }) => w.round >= card.from && testsFor(card).some(isExodus));
