// Any position in a few lines, and play in lines as people would say them:
//   const t = scenario({ cards: [[4], [10]], field: [['Cyclops 2'], ['Sidekick']], reserve: [['bolt', '2 fist']] });
//   t.play('0 field:Angel', '0 attack:Cyclops', '1 block:Sidekick>Cyclops');
//   t.play('0 bill:buy Angel+field Iceman 1=bolt+1 of 2 fist Wolverine+generic') pays for several things at once.
// A die is written as what it shows: 'Cyclops 2' (level), 'bolt' or 'wild' (a Sidekick's energy), 'Sidekick' (its
// character face), '2 bolt Cyclops' (energy of a named die), 'Enrage' 'Enrage*' 'Enrage**' (action faces), 'generic'
// or 'generic Enrage'.
import { resume } from '#engine/apply.ts';
import { decisionId, explain } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { phraseOf } from '#engine/refusals.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/transcript.ts';
import type { Decision, Made, Option, Refusal, Seat, State } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { cardOf } from './cards/index.ts';
import { attackersOf } from './legality.ts';
import { ENERGIES, faceAt, FACES, GENERIC, SIDEKICK, SIDEKICK_CHARACTER, WILD, type Face } from './dice.ts';
import { symbolsOf } from './energy.ts';
import { FIELD as FIELD_ITEM, GLOBAL } from './flow/bill.ts';
import { diceMasters as game } from './game.ts';
import { addCard, addDie, emptyTable, SIDEKICKS } from './layout.ts';
import {
  ATTACK,
  BAG,
  BOTH,
  CARD,
  FIELD,
  has,
  mark,
  NO_DIE,
  ownedIn,
  PREP,
  RESERVE,
  ROLLING,
  USED,
  type Duel,
} from './world.ts';

/** Lists are by seat. What is left out is empty; Sidekicks that are named nowhere lie in the bag. */
export interface Position {
  /** Card numbers of each seat's team. */
  cards?: readonly (readonly number[])[];
  /** Dice of each of those cards; the card's limit when left out. */
  dice?: number;
  /** Basic actions; Ambush, Enrage and Reckless Melee when left out. */
  basics?: readonly number[];
  life?: readonly number[];
  /** Starting life, which is also the most. 20 when left out. */
  most?: number;
  active?: Seat;
  casual?: boolean;
  /** The step that begins now; the main step when left out. */
  step?: 'start' | 'clear' | 'roll' | 'main' | 'mainEnds' | 'attack' | 'cleanUp';
  field?: readonly (readonly string[])[];
  reserve?: readonly (readonly string[])[];
  prep?: readonly (readonly string[])[];
  used?: readonly (readonly string[])[];
  /** What a bag holds; given, it holds no other Sidekicks. */
  bag?: readonly (readonly string[])[];
  /** What the next dice show, as face numbers 1 to 6. */
  rolls?: readonly number[];
  seed?: number;
}

export const scenario = (position: Position = {}): Scenario => new Scenario(position);

export class Scenario {
  readonly match: Match<Duel>;
  constructor(position: Position) {
    const state = stateOf(position);
    resume(game, state);
    const record = newRecord(game, { seats: 2, seed: seedOf(position.seed ?? 1) });
    this.match = new Match(game, { ...record, from: state as State });
  }
  get state(): State<Duel> {
    return this.match.state;
  }
  get world(): Duel {
    return this.match.state.world;
  }
  /** Answers one line after the other; a refusal is thrown as 'DM-BUY-04 At least 1 …'. */
  play(...lines: string[]): this {
    for (const line of lines) this.answer(line);
    return this;
  }
  private answer(line: string): void {
    const seat = Number(line[0]);
    const refused = this.match.answer({
      seat,
      decision: decisionId(this.state),
      option: this.option(seat, line.slice(2)),
    });
    if (refused) throw new Error(`${refused.rule} ${this.words(refused)}`);
  }
  /** What the seat is asked now. */
  asked(seat: Seat): Decision {
    const found = explain(game, this.state, [seat])[0];
    if (!found) throw new Error(`seat ${seat} is not asked; the table is at ${decisionId(this.state)}`);
    return found;
  }
  /** Labels of the open options of a verb (all verbs when left out), as people read them. */
  open(seat: Seat, verb?: string): string[] {
    return this.asked(seat)
      .options.filter(o => !o.refused && (verb === undefined || o.verb === verb))
      .map(o => this.label(o));
  }
  /** Why an option is greyed out: its rule's id, or nothing. */
  refused(seat: Seat, line: string): string | undefined {
    const id = this.option(seat, line);
    return this.asked(seat).options.find(o => o.id === id)?.refused?.rule;
  }
  /** The log so far, as sentences. */
  get log(): string[] {
    return this.match.events.flat().map(event => sentence(game, this.state, event, 'everything'));
  }
  /** What happened of these kinds, in short: 'damaged 1:Iceman 3', 'lifeLost 0 2', 'knockedOut 1:Sidekick'. */
  happened(...kinds: string[]): string[] {
    const w = this.world;
    return this.match.events
      .flat()
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, facts: { die, seat, n } }) => {
        const whom = typeof die === 'number' && die >= 0 ? `${w.owner[die]}:${nameOf(w, die)}` : seat;
        return [kind, whom, n].filter(part => part !== undefined).join(' ');
      });
  }
  /** Dice of a seat in a zone, as they are written in positions; 'rolled' are those that may be rerolled now. */
  dice(seat: Seat, zone: 'field' | 'reserve' | 'prep' | 'rolled' | 'used' | 'bag' | 'attack'): string[] {
    const w = this.world;
    if (zone === 'rolled')
      return ownedIn(w, seat, PREP)
        .flatMap(die => (has(w, die, ROLLING) ? [written(w, die, true)] : []))
        .sort();
    const zones =
      zone === 'field'
        ? [FIELD, ATTACK]
        : [{ reserve: RESERVE, prep: PREP, used: USED, bag: BAG, attack: ATTACK }[zone]];
    return zones
      .flatMap(z => w.zone.flatMap((at, die) => (at === z && w.seat[die] === seat ? [written(w, die)] : [])))
      .sort();
  }
  /** The number of a die in the field (or anywhere), by how it is written; `nth` among several. */
  die(seat: Seat, text: string, nth = 0): number {
    const w = this.world;
    const all = w.zone.flatMap((_, die) => (w.seat[die] === seat && matches(w, die, text) ? [die] : []));
    const found = [...all.filter(die => w.zone[die] === FIELD || w.zone[die] === ATTACK), ...all][nth];
    if (found === undefined) throw new Error(`seat ${seat} has no ${text}`);
    return found;
  }
  private label({ label }: Option): string {
    return words(game, label, { world: this.world });
  }
  private words(refused: Refusal): string {
    return words(game, phraseOf(refused), { world: this.world });
  }
  /** 'field:Angel' → 'field:31'; 'attack:Cyclops+Sidekick' and 'block:Sidekick>Cyclops' → composed options. */
  private option(seat: Seat, text: string): string {
    const [verb, rest] = [text.split(':', 1)[0]!, text.slice(text.indexOf(':') + 1)];
    if (!text.includes(':') || /^[\d+:]+$/.test(rest)) return text;
    if (verb === 'block') return this.blockOption(seat, rest);
    if (verb === 'bill') return this.billOption(seat, rest);
    if (verb === 'attack' || verb === 'reroll') return `${verb}:0:${this.numbers(seat, rest.split('+')).join('+')}`;
    const wanted = this.asked(seat).options.find(o => o.verb === verb && this.fitsOption(o, rest));
    return wanted?.id ?? text;
  }
  private fitsOption(option: Option, text: string): boolean {
    const { id, refs } = option;
    const n = Number(id.split(':')[1]);
    const w = this.world;
    if (refs.some(ref => ref.startsWith('slot:'))) return cardOf(w.cards[n]!).name === text;
    if (refs.some(ref => ref.startsWith('ability:'))) return cardOf(Math.floor(n / 10)).name === text;
    if (refs.some(ref => ref.startsWith('die:'))) return matches(w, n, text);
    return this.label(option).includes(text);
  }
  private blockOption(seat: Seat, text: string): string {
    const made: Made = { to: 0, parts: attackersOf(this.world).map(() => []) };
    const taken: number[] = [];
    for (const pair of text.split(',')) {
      const [blocker, attacker] = pair.split('>') as [string, string];
      const at = attackersOf(this.world).findIndex(die => matches(this.world, die, attacker));
      const die = this.numbers(seat, [blocker], taken)[0]!;
      taken.push(die);
      made.parts[at]!.push(die);
    }
    return `block:0:${made.parts.map(part => part.sort((a, b) => a - b).join('+')).join(':')}`;
  }
  /** Items 'buy Angel', 'field Angel 1', 'global Enrage'; a paying die gives all it shows, or '1 of' two symbols. */
  private billOption(seat: Seat, text: string): string {
    const [items, payment = ''] = text.split('=') as [string, string?];
    const wanted = items.split('+').map(item => this.item(seat, item));
    const taken: number[] = [];
    const paid = payment.split('+').flatMap(part => this.paying(seat, part, taken));
    return `bill:0:${wanted.join('+')}:${paid.sort((a, b) => a - b).join('+')}`;
  }
  private item(seat: Seat, text: string): number {
    const [verb, name] = [text.split(' ', 1)[0]!, text.slice(text.indexOf(' ') + 1)];
    const { things } = this.asked(seat).forms.bill!.to[0]!.slots[0]!;
    const w = this.world;
    const found = things!.find(item => {
      if (verb === 'buy') return item < FIELD_ITEM && cardOf(w.cards[item]!).name === name;
      if (verb === 'global') return item >= GLOBAL && cardOf(Math.floor((item - GLOBAL) / 10)).name === name;
      return item >= FIELD_ITEM && item < GLOBAL && matches(w, item - FIELD_ITEM, name);
    });
    if (found === undefined) throw new Error(`seat ${seat} cannot put '${text}' on a bill`);
    return found;
  }
  private paying(seat: Seat, text: string, taken: number[]): number[] {
    const w = this.world;
    const part = text.startsWith('1 of ');
    const name = part ? text.slice(5) : text;
    const die = w.zone.findIndex(
      (zone, d) => zone === RESERVE && w.seat[d] === seat && !taken.includes(d) && matches(w, d, name),
    );
    if (text && die < 0) throw new Error(`seat ${seat} has no ${text} to pay with`);
    taken.push(die);
    return text ? new Array<number>(part ? 1 : Math.max(1, symbolsOf(w, die))).fill(die) : [];
  }
  private numbers(seat: Seat, texts: readonly string[], taken: readonly number[] = []): number[] {
    const w = this.world;
    const out: number[] = [];
    const zones = decisionId(this.state) === 'turn.reroll' ? [PREP] : [FIELD, ATTACK];
    for (const text of texts) {
      const die = w.zone.findIndex(
        (zone, d) =>
          zones.includes(zone) && w.seat[d] === seat && !out.includes(d) && !taken.includes(d) && matches(w, d, text),
      );
      if (die < 0) throw new Error(`seat ${seat} has no ${text} there`);
      out.push(die);
    }
    return out.sort((a, b) => a - b);
  }
}

// ---- writing dice ------------------------------------------------------------------------------------------

const nameOf = (w: Duel, die: number): string => (w.slot[die]! < 0 ? 'Sidekick' : cardOf(w.cards[w.slot[die]!]!).name);

/** How a die is written where it lies. */
export function written(w: Duel, die: number, rolled = false): string {
  const name = nameOf(w, die);
  const shows = [RESERVE, FIELD, ATTACK].includes(w.zone[die]!);
  if (!shows && !rolled) return name;
  const { energy, amount, level, action, bursts } = faceAt(w.kind[die]!, w.face[die]!);
  if (action) return `${name}${'*'.repeat(bursts)}`;
  if (level) return name === 'Sidekick' ? name : `${name} ${level}`;
  if (energy === GENERIC) return `generic ${name}`;
  const kind = energy === WILD ? 'wild' : ENERGIES[energy]!;
  return name === 'Sidekick' ? kind : `${amount} ${kind} ${name}`;
}
const matches = (w: Duel, die: number, text: string): boolean => {
  const shown = written(w, die, has(w, die, ROLLING));
  return shown === text || nameOf(w, die) === text || shown.replace(/^generic .*/, 'generic') === text;
};

// ---- laying out --------------------------------------------------------------------------------------------

function stateOf(position: Position): State<Duel> {
  const { cards = [[], []], basics = [25, 26, 30], active = 0, step = 'main', most = 20 } = position;
  const w = emptyTable('scenario', most, position.casual ?? false);
  w.active = active;
  w.life = [position.life?.[0] ?? most, position.life?.[1] ?? most];
  if (w.life.some(life => life < 1 || life > most)) throw new Error(`lives are 1 to ${most}, not ${w.life.join(', ')}`);
  for (const seat of [0, 1]) layTeam(w, seat, cards[seat] ?? [], position.dice);
  for (const card of basics) addCard(w, card, 3, BOTH);
  for (const seat of [0, 1]) layDice(w, seat, position);
  if (step === 'clear' || step === 'roll') for (const die of ownedIn(w, active, PREP)) mark(w, die, ROLLING);
  const script = position.rolls ? { script: [...position.rolls] } : {};
  const stack = [
    { at: 'game.turns', my: {}, then: '' },
    { at: 'turns.turn', my: {}, then: 'turns.next' },
    { at: `turn.${step}`, my: {} },
  ];
  const start = new Match(game, newRecord(game, { seats: 2, seed: seedOf(position.seed ?? 1) })).state;
  return { ...start, ...script, world: w, stack, answered: [0, 0], learned: 0, result: null };
}

/** Dice are written by name, so a character has one card a seat (DM-CRD-12). */
function layTeam(w: Duel, seat: Seat, cards: readonly number[], dice?: number): void {
  const names = cards.map(card => cardOf(card).name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice) throw new Error(`seat ${seat} has two cards of ${twice}; its dice could not be told apart`);
  for (const card of cards) addCard(w, card, dice ?? cardOf(card).max, seat);
}

function layDice(w: Duel, seat: Seat, position: Position): void {
  const zones = [
    [FIELD, position.field],
    [RESERVE, position.reserve],
    [PREP, position.prep],
    [USED, position.used],
    [BAG, position.bag],
  ] as const;
  for (const [zone, lists] of zones) for (const text of lists?.[seat] ?? []) lay(w, seat, zone, text);
  const sidekicks = w.kind.filter((kind, die) => kind === SIDEKICK && w.owner[die] === seat).length;
  if (sidekicks > SIDEKICKS) throw new Error(`seat ${seat} has ${sidekicks} Sidekicks, but there are ${SIDEKICKS}`);
  if (!position.bag?.[seat]) for (let i = sidekicks; i < SIDEKICKS; i++) addDie(w, -1, SIDEKICK, seat, BAG);
}

/** Lays one die, as written, into a zone. */
function lay(w: Duel, seat: Seat, zone: number, text: string): void {
  const { name, face } = read(text);
  const die = name === 'Sidekick' ? addDie(w, -1, SIDEKICK, seat, zone) : fromCard(w, seat, name, text);
  w.owner[die] = w.seat[die] = seat;
  w.zone[die] = zone;
  const found = face(w.kind[die]!);
  const plain = text === name && zone !== FIELD && zone !== RESERVE;
  if (found < 0 && !plain) throw new Error(`'${text}' is no face of ${name}: write what it shows, as '${name} 2'`);
  if (zone === FIELD && !faceAt(w.kind[die]!, found).level) throw new Error(`'${text}' is no character for the field`);
  w.face[die] = Math.max(0, found);
}
function fromCard(w: Duel, seat: Seat, name: string, text: string): number {
  const free = (die: number): boolean => w.zone[die] === CARD && w.slot[die]! >= 0;
  const fits = (die: number): boolean =>
    name === 'generic' ? w.holder[w.slot[die]!] === BOTH : nameOf(w, die) === name;
  const owned = (die: number): boolean => w.holder[w.slot[die]!] === seat || w.holder[w.slot[die]!] === BOTH;
  const die = w.zone.findIndex((_, d) => free(d) && fits(d) && owned(d));
  if (die === NO_DIE)
    throw new Error(`no die is left for '${text}' of seat ${seat}: name its card in 'cards' or 'basics'`);
  return die;
}

/** Reads a die: its name, and the face it shows. */
function read(text: string): { name: string; face: (kind: number) => number } {
  const find = (test: (face: Face) => boolean) => (kind: number) =>
    Array.from({ length: FACES }, (_, f) => f).findIndex(f => test(faceAt(kind, f)));
  if (text === 'Sidekick') return { name: 'Sidekick', face: () => SIDEKICK_CHARACTER };
  const generic = /^generic(?: (.+))?$/.exec(text);
  if (generic) return { name: generic[1] ?? 'generic', face: find(f => f.energy === GENERIC) };
  const type = text === 'wild' ? WILD : ENERGIES.indexOf(text as (typeof ENERGIES)[number]);
  if (type >= 0) return { name: 'Sidekick', face: find(f => f.energy === type) };
  const energy = /^([12]) (bolt|fist|mask|shield) (.+)$/.exec(text);
  if (energy) return { name: energy[3]!, face: find(showing(energy[1]!, energy[2]!)) };
  const level = /^(.+) ([123])$/.exec(text);
  if (level) return { name: level[1]!, face: find(f => f.level === Number(level[2])) };
  const bursts = /\**$/.exec(text)![0].length;
  return {
    name: text.slice(0, text.length - bursts),
    face: find(f => f.action && f.bursts === bursts),
  };
}
const showing = (amount: string, energy: string) => (face: Face) =>
  face.amount === Number(amount) && ENERGIES[face.energy] === energy;
