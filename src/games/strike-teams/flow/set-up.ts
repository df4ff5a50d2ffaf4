// Mission set-up in its sixteen steps, from the map over teams and spawn points to the Command Points of the lower Unit
// Level.
import { procedure } from '#engine/game.ts';
import { everybody, moveCard } from '#engine/kit/piles.ts';
import { choice, question } from '#engine/kit/question.ts';
import type { Seat } from '#engine/types.ts';
import { UNIT_TOTALS, sideFor } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { TUTORIAL } from '../cards/scenarios.ts';
import { gainCp } from '../table/points.ts';
import {
  heroPlayers,
  CAPTAIN,
  charactersOf,
  gridFor,
  HERO_FIGURES,
  MAP_IDS,
  mastermindSeat,
  seatOfTeam,
  TUTORIAL_MAP,
  FIGURES,
  kindOf,
  teamOf,
} from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { scenarioAt, STAGE_COUNT, TUTORIAL_CARD, undrawnOf } from '../table/scenario-cards.ts';
import { startingTiles, colourOf, spawnOptions } from '../table/spawn-points.ts';
import {
  KARMA,
  GUARDIANS,
  HENCHMEN,
  HERO_COUNT,
  HEROES,
  MASTERMIND,
  NONE,
  type Strike,
  type T,
  type Team,
  FIRST_HENCHMAN,
  ON_MAP,
} from '../table/world.ts';

// ---- teams -------------------------------------------------------------------------------------------------

/** A team of the Mastermind: characters, and how many henchmen. */
export interface VillainTeam {
  characters: readonly number[];
  group: number;
  units: number;
}
const unitOf = (character: number, figures = 1): number => sideFor(CHARACTERS[character]!, figures).unit;
/** The villains and the mastermind; the sizes of a group. */
const VILLAINS: readonly number[] = CHARACTERS.flatMap(({ kind }, n) =>
  kind === 'villain' || kind === 'mastermind' ? [n] : [],
);
const GROUP_SIZES: readonly number[] = [0, ...CHARACTERS[HENCHMEN]!.sides.map(({ figures }) => figures)];
/** ST-CMP-22 ST-CMP-23 ST-RUL-13: every combination of up to 4 unit points, with the mastermind or without. */
export const VILLAIN_TEAMS: readonly VillainTeam[] = Array.from(
  { length: 1 << VILLAINS.length },
  (_, bits) => bits,
).flatMap(bits =>
  GROUP_SIZES.flatMap(group => {
    const singles = VILLAINS.filter((_, i) => (bits >> i) & 1);
    const characters = group ? [...singles, HENCHMEN] : singles;
    const units = characters.reduce((sum, character) => sum + unitOf(character, group), 0);
    return units >= UNIT_TOTALS[0]! && units <= UNIT_TOTALS.at(-1)! ? [{ characters, group, units }] : [];
  }),
);
/** ST-SET-07: are the demands of the mission's cards met, the hidden one's too? */
export function meetsDemands(w: Strike, team: VillainTeam): boolean {
  const henchmen = team.group > 0 ? unitOf(HENCHMEN, team.group) : 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    const demands = scenarioAt(w, stage)?.demands;
    if (!demands) continue;
    if ((demands.type === 'henchman' ? henchmen : team.units - henchmen) < demands.units) return false;
  }
  return true;
}
const fits = (w: Strike, team: VillainTeam): boolean =>
  team.units === w.units && meetsDemands(w, team) && (w.mode !== 'tutorial' || fitsTutorial(w, team));
/** ST-TUT-03..05: the mastermind, worth two villains, would be one character too few. */
function fitsTutorial(w: Strike, { characters, group }: VillainTeam): boolean {
  const { villains, henchmen } = TUTORIAL.tutorial!.teams[w.units as 2 | 3 | 4];
  return group === henchmen && characters.length - 1 === villains;
}
/** Heroes as bits (ST-SET-08). */
const heroTeams = (w: Strike): number[] =>
  Array.from({ length: 1 << HERO_COUNT }, (_, bits) => bits).filter(
    bits => HERO_FIGURES.filter(hero => (bits >> hero) & 1).length === w.units,
  );

/** ST-SET-01: a step is complete before the next one begins. */
const settingUp = procedure<Strike>()({
  /** ST-SET-31 ST-RUL-105 */
  victory: question<Strike, object>('side', {
    rule: 'ST-SET-31',
    by: t => {
      const victor = t.world.campaign?.victor ?? NONE;
      return victor === NONE ? null : seatOfTeam(t.seats, victor as Team);
    },
    of: 'victory',
    each: () => [KARMA, GUARDIANS],
    facts: (_t, _my, _seat, n) => ({ isKarma: n === KARMA }),
    take: (t, _my, _seat, n) => void (t.world.victory = n),
  }),
  /** ST-SET-02 ST-SEAT-11: the map is drawn by chance unless it was agreed on. */
  map: t => {
    const w = t.world;
    if (w.map === NONE) {
      const left = MAP_IDS.flatMap((_, n) => (n === TUTORIAL_MAP || w.campaign?.maps.includes(n) ? [] : [n]));
      w.map = left[t.random.below(left.length)]!;
    }
    t.log('mapDrawn', { map: w.map });
  },
  /** ST-SET-03 ST-SET-04 */
  scenarios: t => drawScenarios(t),
  /** ST-SET-06 ST-SET-07 */
  villains: question<Strike, object>('team', {
    rule: 'ST-SET-06',
    by: t => mastermindSeat(t.seats),
    about: t => ({ n: t.world.units }),
    of: 'villainTeam',
    each: t => VILLAIN_TEAMS.flatMap((team, n) => (team.units === t.world.units ? [n] : [])),
    refuse: (t, _my, _seat, n) => !fits(t.world, VILLAIN_TEAMS[n]!) && 'ST-SET-07',
    take: (t, _my, seat, n) => {
      const { characters, group } = VILLAIN_TEAMS[n]!;
      for (const character of characters) t.world.owner[character] = seat;
      t.world.group = group;
      t.log('villainsChosen', { villainTeam: n });
    },
  }),
  /** ST-SET-08 ST-TUT-07 */
  heroes: question<Strike, object>('heroes', {
    rule: 'ST-SET-08',
    by: () => CAPTAIN,
    forced: 'take',
    about: t => ({ n: t.world.units }),
    of: 'heroTeam',
    each: t => heroTeams(t.world),
    take: (t, _my, seat, bits) => {
      for (const hero of HERO_FIGURES) if ((bits >> hero) & 1) t.world.owner[hero] = seat;
      t.log('heroesChosen', { heroTeam: bits });
    },
  }),
  /** ST-SEAT-03 ST-RUL-01 */
  deal: t => t.call('dealing', { left: charactersOf(t.world, HEROES) }),
  /** ST-SET-09..13 */
  draft: t => t.call('drafting'),
  /** ST-SET-16 ST-SET-18: a point and the figure on it at once, for each figure of the Mastermind. */
  red: t => t.call('spawning', { figures: figuresIn(t.world, 'red'), colour: 'red' }),
  white: t => t.call('spawning', { figures: figuresIn(t.world, 'white'), colour: 'white' }),
  /** ST-SET-19 ST-SET-20 */
  mastermindTokens: t => {
    for (const stage of [0, 1]) t.call('objectives', { stage, when: 'setup', by: MASTERMIND });
  },
  /** ST-SET-21 ST-SET-22 */
  green: t => t.call('spawning', { figures: figuresIn(t.world, 'green'), colour: 'green' }),
  /** ST-SET-23 */
  heroTokens: t => {
    for (const stage of [0, 1]) t.call('objectives', { stage, when: 'setup', by: HEROES });
  },
  /** ST-SET-24..26 ST-SET-29 ST-SET-30 ST-RUL-12: zones are fixed from now on. */
  zones: t => fixZones(t.world),
  /** ST-SET-27 ST-SET-28 ST-RUL-18 */
  command: t => {
    if (t.world.campaign) equalize(t.world);
  },
});

export function fixZones(w: Strike): void {
  const { heroes, masterminds } = startingTiles(gridFor(w), w);
  w.zones = [[...heroes].join(''), [...masterminds].join('')];
  w.henchmanTokens = w.group;
}
/** ST-EX-01: the sum of unit number × Level. */
export const unitLevel = (w: Strike, team: Team): number =>
  charactersOf(w, team).reduce(
    (sum, character) => sum + unitOf(character, character === HENCHMEN ? w.group : 1) * w.level[character]!,
    0,
  );
const MOST_BONUS = 6;
export function equalize(w: Strike): void {
  const difference = unitLevel(w, HEROES) - unitLevel(w, MASTERMIND);
  const bonus = Math.min(MOST_BONUS, 2 * Math.abs(difference));
  if (bonus > 0) gainCp(w, difference > 0 ? MASTERMIND : HEROES, bonus);
}

/** ST-RUL-09: a card whose demands the unit total cannot meet is drawn anew, the highest stage first. */
function drawScenarios(t: T): void {
  const w = t.world;
  if (w.mode === 'tutorial') {
    moveCard(w.piles.undrawn, w.piles.undrawn.cards.indexOf(TUTORIAL_CARD), w.piles.stages, everybody(t.seats));
    return;
  }
  for (let stage = 0; stage < STAGE_COUNT; stage++) draw(t, stage);
  const canMeet = (): boolean => VILLAIN_TEAMS.some(team => team.units === w.units && meetsDemands(w, team));
  for (let tries = 0; !canMeet() && tries < 12; tries++) redraw(t);
  t.log('scenariosDrawn', { first: w.piles.stages.cards[0]!, second: w.piles.stages.cards[1]! });
}
/** ST-SEAT-06: only the Mastermind knows the third. */
function draw(t: T, stage: number): void {
  const { undrawn, stages } = t.world.piles;
  const index = undrawnOf(t.world, stage).at(-1)!;
  moveCard(undrawn, index, stages, stage < 2 ? everybody(t.seats) : 1 << mastermindSeat(t.seats));
}
function redraw(t: T): void {
  const w = t.world;
  const { undrawn, stages } = w.piles;
  const stage = [2, 1, 0].find(n => scenarioAt(w, n)?.demands)!;
  const rest = stages.cards.splice(stage);
  const seen = stages.seen.splice(stage);
  undrawn.cards.unshift(rest.shift()!);
  undrawn.seen.unshift(seen.shift()!);
  draw(t, stage);
  stages.cards.push(...rest);
  stages.seen.push(...seen);
}

/** ST-RUL-107: with fewer hero seats than heroes the captain deals the heroes out, at least one to each seat. */
const dealing = choice<Strike, Locals['dealing'], 'next'>('give', {
  step: 'next',
  rule: 'ST-RUL-01',
  by: (_t, my) => (my.left.length > 0 ? CAPTAIN : null),
  forced: 'take',
  about: (_t, my) => ({ character: my.left[0]! }),
  of: 'seat',
  each: receivers,
  take: (t, my, _seat, n) => {
    t.world.owner[my.left.shift()!] = n;
    return 'next';
  },
});
function receivers(t: T, { left }: Locals['dealing']): Seat[] {
  const heroes = charactersOf(t.world, HEROES);
  const dealt = heroes.filter(hero => !left.includes(hero)).map(hero => t.world.owner[hero]!);
  const seats = Array.from({ length: heroPlayers(t.seats) }, (_, seat) => seat);
  const empty = seats.filter(seat => !dealt.includes(seat));
  return empty.length >= left.length ? empty : seats;
}

function figuresIn(w: Strike, colour: 'green' | 'red' | 'white'): number[] {
  return FIGURES.filter(figure => {
    if (colourOf(kindOf(figure)) !== colour) return false;
    return figure >= FIRST_HENCHMAN ? figure < FIRST_HENCHMAN + w.group : w.owner[figure] !== NONE;
  });
}
/** ST-TUT-06 ST-SET-17: what the map offers; a hybrid takes one point, and enough are left for the henchmen. */
function freePoints(w: Strike, colour: 'green' | 'red' | 'white'): number[] {
  const grid = gridFor(w);
  const taken = [...w.green, ...w.red, ...w.white];
  const free = spawnOptions(grid, colour).filter(square => !taken.includes(square));
  if (colour !== 'red') return free;
  const white = spawnOptions(grid, 'white').filter(square => !taken.includes(square));
  return free.filter(square => white.filter(other => other !== square).length >= w.group);
}
const spawning = choice<Strike, Locals['spawning'], 'place'>('place', {
  step: 'place',
  rule: 'ST-SET-16',
  by: (t, my) => (my.figures.length > 0 ? seatOfTeam(t.seats, teamOf(my.figures[0]!)) : null),
  forced: 'take',
  about: (_t, my) => ({ figure: my.figures[0]! }),
  of: 'square',
  each: (t, my) => freePoints(t.world, my.colour),
  take: (t, my, _seat, square) => {
    const w = t.world;
    const figure = my.figures.shift()!;
    w[my.colour].push(square);
    w.at[figure] = square;
    w.presence[figure] = ON_MAP;
    return 'place';
  },
});
export const setUpProcedures = { settingUp, dealing, spawning };
