// Play in lines as people would say them, from any position:
//   scenario({ heroes: { thor: 'Midtown' } }).play('0 move:thor', '0 district:Chelsea');
import { play, start } from '#engine/apply.ts';
import { asked, decisionId, idle } from '#engine/ask.ts';
import { Scenario as Player, type Notation, type Within } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, Seat, State } from '#engine/types.ts';
import { AREAS, districtName, SPECIAL } from '../cards/board.ts';
import { COLOURS, TEAMS } from '../cards/card.ts';
import { BOSS, COMBAT, LEAD, LOWER, PLAN, POWER_UP, RESOURCE, SECOND, SUPPORT } from '../abilities/sources.ts';
import { marvelHeroes as game } from '../game.ts';
import {
  CARDS,
  HERO_COUNT,
  HERO_KEYS,
  keyOf,
  madeUp,
  MASTERMIND_KEYS,
  PLAN_KEYS,
  POWER_UP_KEYS,
} from '../table/deck.ts';
import { CARD, READY, RECOVERY, type Marvel } from '../table/world.ts';
import { lay, script, type Position } from './position.ts';

export type { Position } from './position.ts';
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** 'captainAmerica', 'captainAmericaSupport', 'viper', 'viperLower', 'hulkSupport2': the ability in lines. */
export function abilityKey(source: number): string {
  const n = source % SECOND;
  const second = source >= SECOND ? '2' : '';
  if (n >= LOWER) return `${keyOf(n - LOWER)}Lower`;
  if (n >= LEAD) return keyOf(n - LEAD);
  if (n >= RESOURCE) return keyOf(n - RESOURCE);
  if (n >= POWER_UP) return POWER_UP_KEYS[n - POWER_UP]!;
  if (n >= PLAN) return PLAN_KEYS[n - PLAN]!;
  if (n >= BOSS) return MASTERMIND_KEYS[n - BOSS]!;
  return `${HERO_KEYS[n % HERO_COUNT]!}${n >= SUPPORT ? 'Support' : ''}${second}`;
}
const allSources = (): number[] => [
  ...numbers(POWER_UP + POWER_UP_KEYS.length - COMBAT),
  ...numbers(CARDS.resource.end).map(card => RESOURCE + card),
  ...numbers(CARDS.villain.end)
    .slice(CARDS.villain.first)
    .flatMap(card => [LEAD + card, LOWER + card]),
];
const THINGS: Readonly<Record<string, () => readonly number[]>> = {
  hero: () => numbers(HERO_COUNT),
  card: () => [...numbers(CARDS.story.end), ...madeUp.numbers],
  ability: allSources,
  district: () => numbers(SPECIAL + 2),
  area: () => numbers(AREAS.length + 1),
  supportSpace: () => numbers(AREAS.length),
  power: () => numbers(COLOURS.length),
  powerUp: () => numbers(POWER_UP_KEYS.length),
  team: () => numbers(TEAMS.length),
};
const areaKey = (n: number): string => AREAS[n]?.name ?? 'special';
const NAMES: Readonly<Record<string, (n: number) => string>> = {
  hero: n => HERO_KEYS[n]!,
  card: n => (n < 0 ? '?' : keyOf(n)),
  ability: abilityKey,
  district: n => (n > SPECIAL ? 'recovery' : n === SPECIAL ? 'special' : districtName(n)),
  area: areaKey,
  supportSpace: areaKey,
  power: n => COLOURS[n]!,
  powerUp: n => POWER_UP_KEYS[n]!,
  team: n => TEAMS[n]!,
};
const NOTATION: Notation<Marvel> = {
  things: (_w, kind) => THINGS[kind]?.() ?? [],
  name: (_w, kind, n) => NAMES[kind]?.(n),
};

export class Scenario extends Player<Marvel> {
  constructor(position: Position) {
    const { seed = 1, fixtures } = position;
    const within: { within?: Within } = fixtures ? { within: run => madeUp.with(fixtures, run) } : {};
    super({ game, ...within, lay: () => stateOf(position), seed, options: optionsOf(position) }, NOTATION);
  }
  /** 'ready', 'recovery', 'supporting', 'wounded', a District, 'support Queens', 'special'. */
  hero(key: string): string {
    const hero = HERO_KEYS.indexOf(key);
    const { status, at, wound } = this.world;
    const place = at[hero]!;
    if (wound[hero]) return 'wounded';
    if (status[hero] === RECOVERY) return 'recovery';
    if (status[hero] === READY) return place === CARD ? 'ready' : NAMES.district!(place);
    return place === CARD ? 'supporting' : `support ${areaKey(place)}`;
  }
  kos(key: string): number {
    return this.world.ko[HERO_KEYS.indexOf(key)]!;
  }
  hand(seat: Seat): string[] {
    return this.pile('hand', seat);
  }
  plots(seat: Seat): string[] {
    return this.pile('plots', seat);
  }
  get fight(): NonNullable<Marvel['fight']> {
    return this.world.fight!;
  }
  /** The Story track from entry to exit, by Team. */
  get track(): string[] {
    return this.world.track.map(card => (card < 0 ? '' : TEAMS[Math.floor((card - CARDS.story.first) / 6)]!));
  }
}
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

const optionsOf = ({ options }: Position): Json => ({ scenario: 'bornAgain', ...(options as object | undefined) });
function stateOf(position: Position): State<Marvel> {
  const { seats = 3, seed = 1, teams = TEAMS, at = 'missions', dice } = position;
  const state = start(game, { seats, seed: seedOf(seed), options: optionsOf(position) });
  while (decisionId(state) !== 'planning.assign') {
    const seat = asked(game, state)[0]!;
    const decision = decisionId(state);
    const option = decision === 'teams.pick' ? `team:${TEAMS.indexOf(teams[seat]!)}` : idle(game, state, seat);
    play(game, state, { seat, decision, option });
  }
  state.world.first = 0;
  state.world.pp.fill(0);
  lay(state.world, position);
  state.stack.length = 2; // the game, and the Game Round that goes on at this part
  Object.assign(state.stack[1]!, { at: `gameRound.${at}`, then: undefined, queue: undefined, sealed: undefined });
  if (dice !== undefined) state.script = script(dice);
  return state;
}

/** A fight between one Team and a Lead Villain: 2 seats, seat 0 has the heroes. */
export interface Duel extends Position {
  /** The hero or heroes in the District. */
  with: string | readonly string[];
  against: string;
  /** Villain cards whose lower halves help. */
  helpers?: readonly string[];
  /** What dice show after the Trouble roll. */
  rolls?: string;
}
const HEADLINE = 'turfWarOnTheWaterfront';
const DISTRICT = 'Astoria';
const THREAT = 14;
/** Plays up to the fight: all Trouble dice show TROUBLE, nobody reacts before. */
export function duel({ with: heroes, against, helpers = [], rolls = '', ...position }: Duel): Scenario {
  const list = [heroes].flat();
  const plots = [[], [against, ...helpers, ...(position.plots?.[1] ?? [])]];
  const t = scenario({
    seats: 2,
    ...position,
    heroes: { ...Object.fromEntries(list.map(hero => [hero, DISTRICT])), ...position.heroes },
    headlines: { Queens: HEADLINE, ...position.headlines },
    threat: { Queens: THREAT, ...position.threat },
    plots,
    dice: `${'T'.repeat(THREAT)}${rolls}`,
  });
  t.play('0 troubleshoot:Queens').idleTo('lead.choose');
  t.play(`1 lead:${against}`, ...helpers.map(helper => `1 helper:${helper}`));
  if (t.at === 'helpers.choose') t.play('1 pass');
  return t;
}
