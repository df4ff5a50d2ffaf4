// Play in lines as people would say them, from any position:
//   scenario({ figures: { cap: '3,4', s1: '4,4' } }).turn('cap').play('0 attack', '0 figure:s1');
import { clone, start } from '#engine/apply.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { Scenario as Player, type Within } from '#engine/scenario/scenario.ts';
import { seedOf } from '#engine/seed.ts';
import type { Frame, State } from '#engine/types.ts';
import { damageOf, defenseOf, strengthOf } from '../abilities/attack-targets.ts';
import type { ActionCard } from '../cards/action-card.ts';
import { ACTIONS, actionNumber, cardsOf, withActions } from '../cards/actions.ts';
import { characterNumber } from '../cards/characters.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { strikeTeams as game } from '../game.ts';
import { unitsFor } from '../setup/settings.ts';
import { PLACES, woundAt, woundsAt, woundsOf } from '../table/damage-slots.ts';
import { characterOf, gridFor, teamOf } from '../table/figures.ts';
import { squareName, squareNamed } from '../table/grid.ts';
import { purse } from '../table/points.ts';
import {
  SET_UP,
  ABSENT,
  FIRST_HENCHMAN,
  HERO_PHASE,
  HEROES,
  MASTERMIND,
  MASTERMIND_PHASE,
  NONE,
  ON_MAP,
  type Strike,
  type Team,
} from '../table/world.ts';
import { procedureOf } from '../verbs/index.ts';
import { CHARACTER_KEYS, characterNamed, FIGURE_KEYS, figureNamed, NOTATION, openNames, tokenNamed } from './naming.ts';
import { lay, type Position } from './position.ts';

export { CHARACTER_KEYS, FIGURE_KEYS } from './naming.ts';
export type { Position } from './position.ts';

export class Scenario extends Player<Strike> {
  constructor(position: Position, lay = () => stateOf(position)) {
    const { seed = 1, fixtures } = position;
    super({ game, ...(fixtures && withCards(fixtures, position.cards)), lay, seed }, NOTATION);
  }
  /** The character begins its turn and adds AP. */
  turn(key: string): this {
    const seat = this.world.owner[characterNamed(key)]!;
    return this.play(`${seat} activate:${key}`, `${seat} addAp`);
  }
  /** Where a figure stands, or how it is gone: 'down', 'out'. */
  where(key: string): string {
    const figure = figureNamed(key);
    const { presence, at } = this.world;
    if (presence[figure] === ON_MAP) return squareName(gridFor(this.world), at[figure]!);
    return ['absent', '', 'down', 'out'][presence[figure]!]!;
  }
  wounds(key: string): number {
    return woundsOf(this.world, figureNamed(key));
  }
  ap(key: string): number {
    return this.world.ap[characterNamed(key)]!;
  }
  dt(card: string): number {
    return this.world.dt[actionNumber(card)]!;
  }
  square(name: string): number {
    return squareNamed(gridFor(this.world), name);
  }
  /** 'trapped', 'prone', both or nothing. */
  status(key: string): string {
    const figure = figureNamed(key);
    const { trapped, prone } = this.world;
    return [trapped[figure]! > 0 && 'trapped', prone[figure]! > 0 && 'prone'].filter(Boolean).join(' ');
  }
  /** The wounds of a figure by place: { attack: 1, 'Hurl Shield': 2 }. */
  slots(key: string): Record<string, number> {
    const figure = figureNamed(key);
    const places = PLACES.filter(place => figure < NO_SLOTS && woundsAt(this.world, figure, place) > 0);
    if (figure >= NO_SLOTS) return this.wounds(key) > 0 ? { base: this.wounds(key) } : {};
    const name = (place: number): string => NOTATION.name!(this.world, 'wound', woundAt(figure, place))!;
    return Object.fromEntries(
      places.map(place => [name(place).slice(key.length + 1), woundsAt(this.world, figure, place)]),
    );
  }
  /** The names of a character's chosen cards. */
  chosen(key: string): string[] {
    return cardsOf(characterNamed(key)).flatMap(card => (this.world.chosen[card] ? [ACTIONS[card]!.name] : []));
  }
  /** Where a token lies, who carries it, or 'gone'. */
  token(key: string): string {
    const token = tokenNamed(this.world, key);
    const { tokenAt, tokenCarrier } = this.world;
    if (tokenCarrier[token] !== NONE) return FIGURE_KEYS[tokenCarrier[token]!]!;
    return tokenAt[token] === NONE ? 'gone' : squareName(gridFor(this.world), tokenAt[token]!);
  }
  /** Doors that are open and wall sections that are breached. */
  opened(): string[] {
    return openNames(this.world);
  }
  /** Squares of spawn points or of rubble. */
  squares(of: 'green' | 'red' | 'white' | 'rubble'): string[] {
    return this.world[of].map(square => squareName(gridFor(this.world), square));
  }
  /** The card of a stage and how it stands: 's1-2', 's1-2 won', 's1-2 failed'. */
  stage(n: 1 | 2 | 3): string {
    const { piles, won, failed } = this.world;
    const { id } = SCENARIOS[piles.stages.cards[n - 1]!]!;
    return [id, won[n - 1]! > 0 && 'won', failed[n - 1]! > 0 && 'failed'].filter(Boolean).join(' ');
  }
  /** Figures with an open part in the card of a stage. */
  picks(stage: 1 | 2 | 3): string[] {
    return this.world.picks[stage - 1]!.map(figure => FIGURE_KEYS[figure]!);
  }
  /** Characters that have had their turn in this round. */
  activated(): string[] {
    return CHARACTER_KEYS.filter((_, character) => this.world.activated[character]);
  }
  /** The dials and the points of both teams: 'heroes 2 CP, 1 OP; Mastermind 0 CP, 3 OP'. */
  points(): string {
    const of = (team: Team): string => `${this.world.cp[team]} CP, ${this.world.op[team]} OP`;
    return `heroes ${of(HEROES)}; Mastermind ${of(MASTERMIND)}`;
  }
  /** The round and its phase: 'round 2, heroes'. */
  when(): string {
    return `round ${this.world.round}, ${PHASES[this.world.phase]!}`;
  }
  /** AP at hand for a character, with the CP of its team. */
  purse(key: string): number {
    return purse(this.world, characterNamed(key));
  }
  /** The attack on the table as it stands: its strength, what cover and the target's defense take off, the damage. */
  attack(): { strength: number; cover: number; defense: number; damage: number } {
    const { attack } = this.world;
    if (!attack) throw new Error('there is no attack on the table');
    const { obstruction: cover } = attack;
    return { strength: strengthOf(attack), cover, defense: defenseOf(attack) - cover, damage: damageOf(attack) };
  }
  /** The seat that decides for a figure. */
  seatOf(key: string): number {
    return this.world.owner[characterOf(figureNamed(key))]!;
  }
}
export const scenario = (position: Position = {}): Scenario => new Scenario(position);
/** Play that goes on from a state. */
export const resumed = (state: State<Strike>): Scenario =>
  new Scenario({ seats: state.seats }, () => clone(game, state));

const PHASES = ['set-up', 'command', 'mastermind', 'heroes', 'end', 'after'];
/** The first figure without damage slots. */
const NO_SLOTS = FIRST_HENCHMAN;

function stateOf(position: Position): State<Strike> {
  const { seats = 2, seed = 1, at = 'heroes', dice, units = unitsFor(seats, 2) } = position;
  const state = start(game, { seats, seed: seedOf(seed), options: { units } });
  const { world } = state;
  blank(world);
  world.round = at === 'setUp' ? 0 : 2;
  lay(world, position, seats);
  if (at === 'setUp' && position.map === undefined) world.map = NONE;
  state.stack =
    at === 'setUp' || at === 'levels'
      ? [{ at: `mission.${at}`, my: {} }]
      : [{ at: 'mission.round', my: {}, then: 'mission.round' }, ...roundFrom(world, at, position.acting)];
  if (dice) state.script = [...dice];
  return state;
}
/** A round from a phase on, or from a turn on whose AP are there already. */
function roundFrom(w: Strike, at: string, acting?: string): Frame[] {
  if (acting === undefined) return [{ at: `missionRound.${at}`, my: {} }];
  const character = characterNamed(acting);
  const isHero = teamOf(character) === HEROES;
  w.phase = isHero ? HERO_PHASE : MASTERMIND_PHASE;
  w.activated[character] = true;
  const [now, next] = isHero ? ['heroes', 'heroEnd'] : ['mastermind', 'heroes'];
  const phase = isHero ? 'heroPhase.floor' : 'mastermindPhase.activate';
  return [
    { at: `missionRound.${now}`, my: {}, then: `missionRound.${next}` },
    { at: phase, my: {}, then: phase },
    {
      at: 'activation.act',
      my: { character, isIdle: false, hasRolled: false },
      then: 'activation.close',
    },
    { at: 'turn.begin', my: { character, hasRolled: false } },
  ];
}
/** Nothing of what the set-up has begun. */
function blank(w: Strike): void {
  w.phase = SET_UP;
  w.open = 0;
  w.owner.fill(NONE);
  w.presence.fill(ABSENT);
  w.at.fill(NONE);
  w.chosen.fill(false);
  w.picks = [[], [], []];
  w.marks = [[], [], []];
  w.tokenKind = [];
  w.tokenAt = [];
  w.tokenDamage = [];
  w.tokenCarrier = [];
  w.tokenStage = [];
  w.tokenBy = [];
  for (const pile of [w.piles.stages]) {
    w.piles.undrawn.cards.push(...pile.cards.splice(0));
    w.piles.undrawn.seen.push(...pile.seen.splice(0).map(() => 0));
  }
}

/** Made-up Action Cards for one scenario: each takes the place of a printed card of its owner, which stays as it is. */
function withCards(
  fixtures: readonly ActionCard[],
  named: readonly string[] = [],
): { game: Game<Strike>; within: Within } {
  const places = new Map<number, ActionCard>();
  for (const card of fixtures) {
    const free = cardsOf(characterNumber(card.owner)).findLast(
      n => !places.has(n) && !named.includes(ACTIONS[n]!.name),
    );
    if (free === undefined) throw new Error(`no card of '${card.owner}' makes room for '${card.name}'`);
    places.set(free, card);
  }
  const made = Object.assign({}, ...[...places].map(([n, card]) => procedureOf(n, card)));
  return {
    game: defineGame({ ...game, procedures: { ...game.procedures, ...made } }),
    within: run => withActions(places, run),
  };
}
