// Any position in a few lines, and play in lines as people would say them:
//   const t = scenario({ cards: [[4], [10]], field: [['Cyclops 2'], ['Sidekick']], reserve: [['bolt', 'fist']] });
//   t.play('0 field:Angel', '0 attack:Cyclops', '1 block:Sidekick>Cyclops');
//   t.play('0 bill:buy Angel+field Iceman 1=bolt+1 of 2 fist Wolverine+generic') pays for several things at once.
// The notation of dice: writing.ts and notes.ts.
import { defineGame, type Game } from '#engine/game.ts';
import { ScenarioPlayer, type Notation, type Reading, type Within } from '#engine/scenario/scenario.ts';
import type { Decision, Facts, Kind, Made, Seat, State } from '#engine/types.ts';
import type { Card } from '../cards/card.ts';
import { cardOf, madeUp } from '../cards/index.ts';
import { LOOSE, symbolsOf } from '../abilities/energy.ts';
import { FIELD as FIELD_ITEM, GLOBAL } from '../flow/paying.ts';
import { diceMasters as game } from '../game.ts';
import { attackersOf } from '../abilities/legality.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { forceText, noted, type ForceText } from './notes.ts';
import { stateOf, type Position } from './position.ts';
import { matches, nameOf, written } from './writing.ts';
import { has, inField, ownedIn, PREP, RESERVE, ROLLING, type Duel, type Zone, ZONES } from '../table/world.ts';
import { abilitiesOf } from '../definition.ts';

export type { Position };
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

const DICE: readonly Kind[] = ['die', 'pick', 'toField'];
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const { die, slot } = game.names as Required<typeof game.names>;

const NOTATION: Notation<Duel> = {
  /** Dice in the field; those elsewhere can be named where they are offered. */
  things(w, kind) {
    if (kind === 'die') return upTo(w.zone.length).filter(n => inField(w, n));
    if (kind === 'slot') return upTo(w.cards.length);
    return kind === 'ability'
      ? w.cards.flatMap(card => cardOf(card).abilities.map((_, place) => card * 10 + place))
      : [];
  },
  name(w, kind, n) {
    if (DICE.includes(kind)) return written(w, n);
    if (kind === 'slot') return cardOf(w.cards[n]!).name;
    return kind === 'ability' ? cardOf(Math.floor(n / 10)).name : undefined;
  },
  isCalled: (w, kind, n, text) => (DICE.includes(kind) ? matches(w, n, text) : undefined),
  verbs: { block: blockOption, bill: billOption },
  labels: {
    texts: {
      ...game.texts,
      'attack.attackers:attack': 'Attack with {dice}',
      global: 'Use the global ability of {ability}',
      'blocking.blockers:block': 'Block with {dice}',
      'choosing.pick:choose': 'Choose {die}',
    },
    names: { ...game.names, pick: die!, toField: die!, priced: slot! },
  },
};

/** The game with made-up cards and their procedures; the printed game stays as it is. */
function withCards(fixtures: readonly Card[]): { game: Game<Duel>; within: Within } {
  fixtures.forEach(({ name, number }, i) => {
    if (number !== madeUp.first + i)
      throw new Error(`the made-up ${name} has the number ${madeUp.first + i}, not ${number}`);
  });
  return {
    game: defineGame({ ...game, procedures: { ...game.procedures, ...abilitiesOf(fixtures) } }),
    within: run => madeUp.with(fixtures, run),
  };
}

export class Scenario extends ScenarioPlayer<Duel> {
  constructor(position: Position) {
    const { fixtures, seed = 1 } = position;
    const lay = (): State<Duel> => stateOf(position);
    super({ game, ...(fixtures && withCards(fixtures)), lay, seed }, NOTATION);
  }
  /** The question put to the seat now. */
  asked(seat: Seat): Decision {
    const [found] = this.questions(seat);
    if (!found) throw new Error(`seat ${seat} is not asked; the table is at ${this.at}`);
    return found;
  }
  /** The log so far, as sentences. */
  get log(): string[] {
    return this.sentences();
  }
  /** Dice with their owner: 'damaged 1:Iceman 3', 'knockedOut 1:Sidekick'. */
  protected override subject({ die, seat }: Facts): string | number | undefined {
    const w = this.world;
    return typeof die === 'number' && die >= 0 ? `${w.owner[die]}:${nameOf(w, die)}` : (seat as number | undefined);
  }
  /** Dice of a seat in a zone, as positions write them. The field has the attack zone in it; 'rolled' are those that
   *  may be rerolled now. */
  dice(seat: Seat, zone: Zone | 'rolled'): string[] {
    const w = this.world;
    if (zone === 'rolled')
      return ownedIn(w, seat, PREP)
        .flatMap(die => (has(w, die, ROLLING) ? [written(w, die, true)] : []))
        .sort();
    const isThere = (die: number): boolean => (zone === 'field' ? inField(w, die) : ZONES[w.zone[die]!] === zone);
    return w.zone.flatMap((_, die) => (isThere(die) && w.seat[die] === seat ? [written(w, die)] : [])).sort();
  }
  /** A die with all that clings to it, as a position writes it: 'Cyclops 2, 3 damage, paired with Iceman 1'. */
  look(seat: Seat, text: string, nth = 0): string {
    return noted(this.world, this.die(seat, text, nth));
  }
  /** Its attack and defense now, all bonuses counted. */
  strength(seat: Seat, text: string, nth = 0): { attack: number; defense: number } {
    const found = this.die(seat, text, nth);
    return { attack: attackOf(this.world, found), defense: defenseOf(this.world, found) };
  }
  /** Lasting effects, as a position writes them. */
  get forces(): ForceText[] {
    return this.world.forces.map(force => forceText(this.world, force));
  }
  /** Cards of which a die was fielded or used. */
  get played(): number[] {
    return this.world.cards.filter((_, slot) => this.world.played[slot]);
  }
  /** The number of a die in the field (or anywhere), by how it is written; `nth` among several. */
  die(seat: Seat, text: string, nth = 0): number {
    const w = this.world;
    const all = w.zone.flatMap((_, die) => (w.seat[die] === seat && matches(w, die, text) ? [die] : []));
    const found = [...all.filter(die => inField(w, die)), ...all][nth];
    if (found === undefined) throw new Error(`seat ${seat} has no ${text}`);
    return found;
  }
}

// ---- lines with a notation of their own --------------------------------------------------------------------

/** 'Sidekick>Cyclops,Iceman>Cyclops': who stops whom. */
function blockOption({ state: { world: w }, seat }: Reading<Duel>, text: string): string {
  const attackers = attackersOf(w);
  const made: Made = { to: 0, parts: attackers.map(() => []) };
  const taken: number[] = [];
  for (const pair of text.split(',')) {
    const [blocker, attacker = ''] = pair.split('>') as [string, string?];
    const at = attackers.findIndex(one => matches(w, one, attacker));
    if (at < 0) throw new Error(`no ${attacker} attacks`);
    const found = w.zone.findIndex(
      (_, d) => inField(w, d) && w.seat[d] === seat && !taken.includes(d) && matches(w, d, blocker),
    );
    if (found < 0) throw new Error(`seat ${seat} has no ${blocker} there`);
    taken.push(found);
    made.parts[at]!.push(found);
  }
  return `block:0:${made.parts.map(part => part.sort((a, b) => a - b).join('+')).join(':')}`;
}

/** Items 'buy Angel', 'field Angel 1', 'global Enrage'; a paying die gives all it shows, or '1 of' two symbols; 'loose'
 *  is energy without a die. */
function billOption(reading: Reading<Duel>, text: string): string {
  const [items, payment = ''] = text.split('=') as [string, string?];
  const wanted = items.split('+').map(item => itemOf(reading, item));
  const taken: number[] = [];
  const paid = payment.split('+').flatMap(part => paying(reading, part, taken));
  return `bill:0:${wanted.join('+')}:${paid.sort((a, b) => a - b).join('+')}`;
}
function itemOf({ state: { world: w }, seat, decision }: Reading<Duel>, text: string): number {
  const [verb, name] = [text.split(' ', 1)[0]!, text.slice(text.indexOf(' ') + 1)];
  const { things } = decision.forms.bill!.to[0]!.slots[0]!;
  const found = things!.find(item => {
    if (verb === 'buy') return item < FIELD_ITEM && cardOf(w.cards[item]!).name === name;
    if (verb === 'global') return item >= GLOBAL && cardOf(Math.floor((item - GLOBAL) / 10)).name === name;
    return verb === 'field' && item >= FIELD_ITEM && item < GLOBAL && matches(w, item - FIELD_ITEM, name);
  });
  if (found === undefined) throw new Error(`seat ${seat} cannot put '${text}' on a bill`);
  return found;
}
function paying({ state: { world: w }, seat }: Reading<Duel>, text: string, taken: number[]): number[] {
  if (!text) return [];
  if (text === 'loose') return [LOOSE];
  const part = text.startsWith('1 of ');
  const name = part ? text.slice(5) : text;
  const found = w.zone.findIndex(
    (zone, d) => zone === RESERVE && w.seat[d] === seat && !taken.includes(d) && matches(w, d, name),
  );
  if (found < 0) throw new Error(`seat ${seat} has no ${text} to pay with`);
  taken.push(found);
  return new Array<number>(part ? 1 : Math.max(1, symbolsOf(w, found))).fill(found);
}
