// Play in lines as people would say them, from any position:
//   scenario({ heroes: { thor: 'Midtown' } }).play('0 move:thor', '0 district:Chelsea');
import { clone, play, start } from '#engine/apply.ts';
import { asked, decisionId, idle } from '#engine/ask.ts';
import { defineGame } from '#engine/game.ts';
import { checkParts, Scenario as Player, type Within } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json, Seat, State } from '#engine/types.ts';
import { cardAbilities } from '../abilities/sources.ts';
import { RATINGS, TEAMS } from '../cards/card.ts';
import { marvelHeroes as game } from '../game.ts';
import {
  HERO_KEYS,
  keyOf,
  madeUp,
  type MadeUpCard,
  MASTERMIND_KEYS,
  POWER_UP_KEYS,
  teamOfStory,
} from '../table/deck.ts';
import { CARD, HEROES, READY, RECOVERY, type Marvel, type Side } from '../table/world.ts';
import { abilityLists } from '../verbs/verbs.ts';
import { areaNamed, lay, script, type Position, PARTS } from './position.ts';
import { areaKey, districtKey, NOTATION } from './writing.ts';

export type { Position } from './position.ts';

export class Scenario extends Player<Marvel> {
  private readonly position: Position;

  constructor(position: Position, lay = (): State<Marvel> => stateOf(position)) {
    const { seed = 1, fixtures } = position;
    const within: { within?: Within } = fixtures ? { within: run => madeUp.with(fixtures, run) } : {};
    super({ game: fixtures ? gameWith(fixtures) : game, ...within, lay, seed, options: optionsOf(position) }, NOTATION);
    this.position = position;
  }
  /** Goes on from a table that is changed in the middle of play. Its log begins here, for no answer has led to it. */
  changed(change: (w: Marvel, state: State<Marvel>) => void): Scenario {
    const state = clone(this.game, this.state);
    change(state.world, state);
    return new Scenario(this.position, () => clone(this.game, state));
  }
  /** Goes on with these dice, in the letters of positions, instead of those that are left. */
  rolling(dice: string): Scenario {
    return this.changed((_w, state) => void (state.script = script(dice)));
  }
  /** 'ready', 'recovery', 'supporting', 'wounded', a District, 'support Queens', 'special'. */
  hero(key: string): string {
    const hero = HERO_KEYS.indexOf(key);
    const { status, at, wound } = this.world;
    const place = at[hero]!;
    if (wound[hero]) return 'wounded';
    if (status[hero] === RECOVERY) return 'recovery';
    if (status[hero] === READY) return place === CARD ? 'ready' : districtKey(place);
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
  /** The Headline of an Area with its Threat token, 'turfWarOnTheWaterfront 3'; '' where there is none. */
  headline(area: string): string {
    const n = areaNamed(area);
    const card = this.world.headline[n]!;
    return card < 0 ? '' : `${this.within(() => keyOf(card))} ${this.world.threat[n]!}`;
  }
  /** Allies in play with their Plot Points: 'vision 2'. */
  allies(seat: Seat): string[] {
    const { allies, charges } = this.world;
    return allies[seat]!.map((card, i) => `${this.within(() => keyOf(card))} ${charges[seat]![i]!}`);
  }
  powerUps(seat: Seat): string[] {
    return this.world.powerUps[seat]!.map(n => POWER_UP_KEYS[n]!);
  }
  /** The Most Wanted spaces; '' where one is empty. */
  get mostWanted(): string[] {
    return this.world.mostWanted.map(card => (card < 0 ? '' : this.within(() => keyOf(card))));
  }
  /** The completed plans of a Mastermind. */
  plans(key: string): number {
    return this.world.plans[MASTERMIND_KEYS.indexOf(key)]!;
  }
  get fight(): NonNullable<Marvel['fight']> {
    return this.world.fight!;
  }
  /** The rolls of fights, by the hero or the Villain: 'hero attack 4'. */
  get rolls(): string[] {
    return this.match.events.flat().flatMap(({ kind, facts: { side, rating, rate } }) => {
      const by = side === HEROES ? 'hero' : 'Villain';
      return kind === 'rolled' ? [`${by} ${RATINGS[Number(rating)]!} ${Number(rate)}`] : [];
    });
  }
  /** Everybody is absent until somebody may use this ability. */
  until(ability: string): this {
    const mayUse = (): boolean => this.waiting.some(seat => this.options(seat).includes(`use:${ability}`));
    return this.idleWhile(({ at }) => at !== 'ability.react' || !mayUse());
  }
  /** Everybody is absent until both sides choose a Combat Power, and they choose these. */
  powers(hero: string, villain: string): this {
    this.idleTo('sequence.powers');
    const { seat, controller } = this.fight;
    return this.play(`${seat} power:${hero}`, `${controller} power:${villain}`);
  }
  /** The Story track from entry to exit, by Team. */
  get track(): string[] {
    return this.world.track.map(card => (card < 0 ? '' : TEAMS[this.within(() => teamOfStory(card))]!));
  }
}
/** The game with the abilities of made-up cards; the printed game stays as it is. */
const gameWith = (fixtures: readonly MadeUpCard[]): typeof game =>
  madeUp.with(fixtures, () =>
    defineGame({ ...game, procedures: { ...game.procedures, ...abilityLists(cardAbilities(madeUp.numbers)) } }),
  );
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

const optionsOf = ({ options }: Position): Json => ({ scenario: 'bornAgain', ...(options as object | undefined) });
function stateOf(position: Position): State<Marvel> {
  checkParts(position, PARTS);
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

/** A fight between one Team and a Lead Villain: seat 0 has the heroes, and seat 1 leads; 2 seats when left out. */
export interface Duel extends Position {
  /** The hero or heroes in the District. */
  with: string | readonly string[];
  against: string;
  /** Villain cards whose lower halves help. */
  helpers?: readonly string[];
  /** What dice show after the Trouble roll. */
  rolls?: string;
  /** KOs on the Villain, and the side that has Initiative, when the fight begins. */
  koOnVillain?: number;
  initiative?: Side;
}
const HEADLINE = 'turfWarOnTheWaterfront';
const DISTRICT = 'Astoria';
const THREAT = 14;
/** Plays up to the fight: all Trouble dice show TROUBLE, nobody reacts before. */
export function duel(fight: Duel): Scenario {
  const { with: heroes, against, helpers = [], rolls = '', koOnVillain = 0, initiative = HEROES, ...position } = fight;
  const list = [heroes].flat();
  const [, held = [], ...others] = position.plots ?? [];
  const t = scenario({
    seats: 2,
    ...position,
    heroes: { ...Object.fromEntries(list.map(hero => [hero, DISTRICT])), ...position.heroes },
    headlines: { Queens: HEADLINE, ...position.headlines },
    threat: { Queens: THREAT, ...position.threat },
    plots: [[], [against, ...helpers, ...held], ...others],
    dice: `${'T'.repeat(THREAT)}${rolls}`,
  });
  t.play('0 troubleshoot:Queens').idleTo('lead.choose');
  t.play(`1 lead:${against}`);
  const isPlain = !koOnVillain && initiative === HEROES;
  const fought = isPlain ? t : t.changed(w => Object.assign(w.fight!, { kos: koOnVillain, initiative }));
  fought.play(...helpers.map(helper => `1 helper:${helper}`));
  return fought.idleWhile(({ at }) => at === 'helpers.choose');
}
