// Any position in a few lines, and play in lines as people would say them:
//   const t = scenario({ cards: [[4], [10]], field: [['Cyclops 2'], ['Sidekick']], reserve: [['bolt', 'fist']] });
//   t.play('0 field:Angel', '0 attack:Cyclops', '1 block:Sidekick>Cyclops');
//   t.play('0 bill:buy Angel+field Iceman 1=bolt+1 of 2 fist Wolverine+generic') pays for several things at once.
// How dice are written: position.ts.
import { resume } from '#engine/apply.ts';
import { decisionId, explain } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { phraseOf } from '#engine/refusals.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/transcript.ts';
import type { Decision, Made, Option, Refusal, Seat, State } from '#engine/types.ts';
import { words, type Speaker } from '#engine/words.ts';
import { cardOf } from '../cards/index.ts';
import { symbolsOf } from '../abilities/energy.ts';
import { FIELD as FIELD_ITEM, GLOBAL } from '../flow/paying.ts';
import { diceMasters as game } from '../game.ts';
import { attackersOf } from '../abilities/legality.ts';
import { matches, nameOf, stateOf, written, type Position } from './position.ts';
import { ATTACK, BAG, FIELD, has, ownedIn, PREP, RESERVE, ROLLING, USED, type Duel } from '../table/world.ts';

/** Labels without the numbers that help people choose. */
const { die, slot } = game.names as Required<typeof game.names>;
const BRIEF: Speaker<Duel> = {
  texts: {
    ...game.texts,
    'attack.attackers:attack': 'Attack with {dice}',
    global: 'Use the global ability of {ability}',
    'blocking.blockers:block': 'Block with {dice}',
    'choosing.pick:choose': 'Choose {die}',
  },
  names: { ...game.names, pick: die!, toField: die!, priced: slot! },
};

export type { Position };
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
        return [kind, whom as number | string, n as number].filter(part => part !== undefined).join(' ');
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
    return words(BRIEF, label, { world: this.world });
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
