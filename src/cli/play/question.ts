// A seat's questions on the screen: numbered options, what is greyed out and why, and what a typed line means.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import type { Decision, Form, Option, View } from '#engine/types.ts';
import { count } from '#engine/kit/wording.ts';
import { reason, say } from '../screen/speech.ts';
import type { Terminal } from '../screen/terminal.ts';
import { columns, wrap } from '../screen/text.ts';

/** Something that can be typed at a question. */
export type Entry = { decision: Decision; label: string } & ({ option: Option } | { verb: string; form: Form });

export class Question {
  /** Options that read the same are listed once; each can be typed by its id. */
  readonly entries: Entry[];
  /** The number to type for each entry: its place in the list, or the number it is about when all are about one. */
  readonly numbers: number[];
  private readonly game: GameInfo;
  private readonly seen: View;

  constructor(game: GameInfo, seen: View) {
    this.game = game;
    this.seen = seen;
    this.entries = seen.decisions.flatMap(decision => this.entriesOf(decision));
    const amounts = this.entries.map(amountOf);
    const isClear = new Set(amounts).size === amounts.length && !amounts.includes(undefined);
    this.numbers = isClear ? (amounts as number[]) : this.entries.map((_, i) => i + 1);
  }

  private entriesOf(decision: Decision): Entry[] {
    const { game, seen } = this;
    const open = decision.options.filter(option => !option.refused);
    const all = [...open.filter(option => !isPassing(decision, option)), ...open.filter(o => isPassing(decision, o))];
    const labels = all.map(option => ({ decision, option, label: say(game, option.label, seen) }));
    const listed: Entry[] = labels.filter(({ label }, i) => labels.findIndex(one => one.label === label) === i);
    const made: Entry[] = Object.entries(decision.forms).map(([verb, form]) => ({
      decision,
      verb,
      form,
      label: this.formLabel(verb),
    }));
    return [...listed, ...made];
  }

  /** 'Pay for several things at once …' where the game has words for the verb alone. */
  private formLabel(verb: string): string {
    const text = this.game.texts[verb];
    return text === undefined || text.includes('{') ? `${verb} … (put one together)` : `${text} …`;
  }

  private get greyed(): Option[] {
    return this.seen.decisions.flatMap(decision => decision.options.filter(option => option.refused));
  }

  /** Prompt and options of every question to this seat. */
  show(terminal: Terminal): void {
    for (const decision of this.seen.decisions) {
      const prompt = say(this.game, decision.prompt, this.seen);
      const said = prompt.startsWith('[') ? decision.id : prompt;
      terminal.say(`${terminal.paint('bold', wrap(said, terminal.width))} ${terminal.paint('dim', decision.rule)}`);
      const items = this.entries.flatMap((entry, i) =>
        entry.decision === decision ? [`${String(this.numbers[i]).padStart(2)}  ${entry.label}`] : [],
      );
      terminal.say(columns(items, terminal.width));
    }
    const { length } = this.greyed;
    if (length) terminal.say(terminal.paint('dim', `  (${count(length, 'option')} not allowed now: ? tells why)`));
  }

  showGreyed(terminal: Terminal): void {
    if (!this.greyed.length) terminal.say('Everything that is offered is allowed.');
    for (const option of this.greyed) {
      const why = `${say(this.game, option.label, this.seen)}: ${reason(this.game, option.refused!, this.seen)}`;
      terminal.say(terminal.paint('dim', wrap(why, terminal.width, '  - ', '    ')));
    }
  }

  /** The entry that a typed line picks: by number, an option's id, a verb with one option, or words of one label. */
  find(typed: string): Entry | undefined {
    if (/^\d+$/.test(typed)) return this.entries[this.numbers.indexOf(Number(typed))];
    const exact = this.entries.find(entry => 'option' in entry && entry.option.id === typed);
    if (exact) return exact;
    for (const decision of this.seen.decisions)
      for (const option of decision.options)
        if (option.id === typed && !option.refused) return { decision, option, label: typed };
    const byVerb = this.entries.filter(entry => ('option' in entry ? entry.option.verb : entry.verb) === typed);
    const form = byVerb.find(entry => 'form' in entry);
    if (form) return form;
    if (byVerb.length === 1) return byVerb[0];
    const words = typed.toLowerCase().split(/\s+/);
    const named = this.entries.filter(({ label }) => {
      const parts = label.toLowerCase().split(/[\s,.;:!?]+/);
      return words.every(word => parts.includes(word));
    });
    return named.length === 1 ? named[0] : undefined;
  }

  /** The greyed-out option that a typed line means, to say why it is. */
  findGreyed(typed: string): Option | undefined {
    const words = typed.toLowerCase();
    return this.greyed.find(option => {
      const parts = say(this.game, option.label, this.seen).toLowerCase().split(/\s+/);
      return option.id === typed || parts.includes(words);
    });
  }
}

/** 'pass', 'keep': to do nothing stands behind what can be done. */
const isPassing = ({ idle }: Decision, { id }: Option): boolean => id === idle && !id.includes(':');

/** 3 for 'bid:3', 'Bid 3 coins': who types 3 there means three coins, not the third line. */
function amountOf(entry: Entry): number | undefined {
  if (!('option' in entry)) return undefined;
  const n = /^\w+:(\d+)$/.exec(entry.option.id)?.[1];
  return n !== undefined && entry.label.split(/\D+/).includes(n) ? Number(n) : undefined;
}
