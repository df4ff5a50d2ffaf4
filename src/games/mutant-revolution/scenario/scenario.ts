// Any position in a few lines, and play in lines as people would say them (how things are written: position.ts):
//   const t = scenario({ at: 'upkeep', own: [['Colossus, 0 power', 'Pixie, injured']], hope: [3] });
//   t.play('0 recover:Colossus+Pixie', '0 pay:Colossus');
import { resume } from '#engine/apply.ts';
import { asked, decisionId, explain, idle, refusal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { phraseOf } from '#engine/refusals.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/transcript.ts';
import type { Answer, Decision, Form, Json, Kind, Seat, Slot, State, Viewer } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { mutantRevolution as game } from '../game.ts';
import { cardName } from '../words/names.ts';
import { stateOf, type Position } from './position.ts';
import { charactersOf, isLeader, type Revolution } from '../table/world.ts';

export type { Position };
export const scenario = (position: Position = {}): Scenario => new Scenario(position);

export class Scenario {
  readonly match: Match<Revolution>;
  constructor(position: Position) {
    const state = stateOf(position);
    resume(game, state);
    const record = newRecord(game, { seats: state.seats, seed: seedOf(position.seed ?? 1) });
    this.match = new Match(game, { ...record, from: state as State });
  }
  get state(): State<Revolution> {
    return this.match.state;
  }
  get world(): Revolution {
    return this.match.state.world;
  }
  /** The decision on the table; '' when the game is over. */
  get at(): string {
    return decisionId(this.state);
  }
  /** Who is waited for. */
  get waiting(): readonly Seat[] {
    return asked(game, this.state);
  }
  /** What the position's `run` gave, while the round lasts. */
  get gave(): Json | undefined {
    return (this.state.stack[1]?.my as { gave?: Json } | undefined)?.gave;
  }
  /** '2 bid:7': the seat and its answer; throws the rule that refuses, with its words. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const refused = this.match.answer(this.answer(line));
      if (refused) throw new Error(`${refused.rule} ${words(game, phraseOf(refused), { world: this.world })}`);
    }
    return this;
  }
  /** The rule that refuses this line, or nothing. */
  refused(line: string): string | undefined {
    return refusal(game, this.state, this.answer(line))?.rule;
  }
  /** The first seat waited for is absent. */
  idleOnce(): void {
    const seat = this.waiting[0]!;
    this.match.answer({ seat, decision: this.at, option: idle(game, this.state, seat) });
  }
  /** Everybody is absent until this decision is on the table; '' is the end of the game. */
  idleTo(decision: string): this {
    for (let n = 0; this.at !== decision; n++) {
      if (!this.at || n > 300) throw new Error(`the game does not come to '${decision}'; it is at '${this.at}'`);
      this.idleOnce();
    }
    return this;
  }
  /** The questions to a seat, what it may do aside too. */
  asked(seat: Seat): Decision[] {
    return explain(game, this.state, [seat]);
  }
  /** Labels of the open options of a verb (of all verbs when left out), as people read them. */
  open(seat: Seat, verb?: string): string[] {
    return this.asked(seat)
      .flatMap(({ options }) => options)
      .filter(o => !o.refused && (verb === undefined || o.verb === verb))
      .map(o => words(game, o.label, { world: this.world }));
  }
  /** What has happened, as the viewer may read it. */
  log(viewer: Viewer = 'everything'): string[] {
    const { match } = this;
    return match.events.flatMap((events, n) => events.map(event => sentence(game, match.at(n), event, viewer)));
  }
  /** Kinds of what happened, in order. */
  get kinds(): string[] {
    return this.match.events.flat().map(({ kind }) => kind);
  }
  /** Heroes and Students of a school by name. */
  own(seat: Seat): string[] {
    return charactersOf(this.world, seat)
      .filter(c => !isLeader(c))
      .map(cardName);
  }
  hand(seat: Seat): string[] {
    return this.world.piles.hand[seat]!.cards.map(cardName);
  }

  // ---- reading lines ---------------------------------------------------------------------------------------

  private answer(line: string): Answer {
    const seat = Number(line[0]);
    const said = line.slice(2);
    const verb = said.split(':', 1)[0]!;
    const decision = this.asked(seat).find(d => verb in d.forms || d.options.some(o => o.verb === verb));
    if (!decision) return { seat, decision: this.at, option: said };
    const form = decision.forms[verb];
    const rest = said.slice(verb.length + 1);
    const option = form ? `${verb}:${this.composed(form, rest)}` : this.optionOf(decision, said, rest);
    return { seat, decision: decision.id, option };
  }
  private optionOf({ options }: Decision, said: string, name: string): string {
    const named = options.find(({ id, verb, refs }) => {
      const [kind, n] = (refs[0]?.split(':') ?? []) as [Kind?, string?];
      return said === `${verb}:${name}` && kind && id === `${verb}:${n}` && this.nameOf(kind, Number(n)) === name;
    });
    return named?.id ?? said;
  }
  /** 'to:part:part' with names for numbers; 'part:part' where the form goes to nobody. */
  private composed(form: Form, text: string): string {
    const parts = text.split(':');
    const nobody = form.of === undefined && form.to.length === 1 && form.to[0]!.slots.length === parts.length;
    const all = form.to.map(({ n }) => n);
    const to = nobody ? form.to[0]!.n : this.numberOf(form.of, all, parts.shift()!);
    const slots = form.to.find(({ n }) => n === to)?.slots ?? [];
    return [to, ...parts.map((part, i) => this.part(slots[i], part))].join(':');
  }
  private part(slot: Slot | undefined, text: string): string {
    if (text === '') return '';
    const numbers = text.split('+').map(name => this.numberOf(slot?.of, slot?.things ?? [], name));
    return (slot?.ordered ? numbers : numbers.sort((a, b) => a - b)).join('+');
  }
  private numberOf(kind: Kind | undefined, among: readonly number[], name: string): number {
    if (/^\d+$/.test(name)) return Number(name);
    const found = kind === undefined ? undefined : among.find(n => this.nameOf(kind, n) === name);
    if (found === undefined) throw new Error(`'${name}' cannot be chosen at ${this.at}`);
    return found;
  }
  private nameOf(kind: Kind, n: number): string | undefined {
    return game.names[kind]?.(n, this.world);
  }
}
