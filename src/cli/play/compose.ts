// Composed options at the keyboard: whom it goes to, then slot by slot what goes in.
import { composedId } from '#engine/running/option-cache.ts';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import type { Form, Slot, View } from '#engine/types.ts';
import { count } from '#engine/kit/wording.ts';
import { seatNames } from '../screen/drawing.ts';
import { reason, say } from '../screen/speech.ts';
import type { Terminal } from '../screen/terminal.ts';
import { columns, wrap, numbered } from '../screen/text.ts';

const CANCEL = /^(cancel|back|c)$/i;

/** Asks for the parts of a composed option; its id, or nothing when the player thinks better of it. */
export async function compose(
  terminal: Terminal,
  game: GameInfo,
  seen: View,
  verb: string,
  form: Form,
): Promise<string | undefined> {
  terminal.say(terminal.paint('dim', "  Numbers, separated by spaces; 'cancel' goes back."));
  const to = await askTo(terminal, game, seen, form);
  if (!to) return undefined;
  const parts: number[][] = [];
  for (const slot of to.slots) {
    const part = slot.things
      ? await askThings(terminal, game, seen, slot)
      : await askNumber(terminal, game, seen, slot);
    if (!part) return undefined;
    parts.push(part);
  }
  return composedId(verb, { to: to.n, parts });
}

async function askTo(
  terminal: Terminal,
  game: GameInfo,
  seen: View,
  form: Form,
): Promise<Form['to'][number] | undefined> {
  const open = form.to.filter(to => !to.refused);
  for (const to of form.to)
    if (to.refused)
      terminal.say(
        wrap(`${nameOf(game, seen, form.of, to.n)}: ${reason(game, to.refused, seen)}`, terminal.width, '  - '),
      );
  if (form.of === undefined && open.length === 1) return open[0];
  if (!open.length) {
    terminal.say('  There is nobody and nothing it could go to now.');
    return undefined;
  }
  terminal.say(columns(numbered(open.map(to => nameOf(game, seen, form.of, to.n))), terminal.width));
  for (;;) {
    const typed = await terminal.ask(form.of === 'seat' ? '  to whom? ' : '  to what? ');
    if (CANCEL.test(typed)) return undefined;
    const chosen = open[Number(typed) - 1];
    if (chosen) return chosen;
    terminal.say(`  A number from 1 to ${open.length}, please.`);
  }
}

async function askNumber(terminal: Terminal, game: GameInfo, seen: View, slot: Slot): Promise<number[] | undefined> {
  if (slot.min === slot.max) return [slot.min];
  for (;;) {
    const range = `${slot.min} to ${slot.max}; Enter: ${slot.min}`;
    const typed = await terminal.ask(`  ${caption(game, seen, slot)} (${range}) `);
    if (CANCEL.test(typed)) return undefined;
    if (typed === '') return [slot.min];
    const n = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
    if (n >= slot.min && n <= slot.max) return [n];
    terminal.say(`  A whole number from ${slot.min} to ${slot.max}, please.`);
  }
}

async function askThings(terminal: Terminal, game: GameInfo, seen: View, slot: Slot): Promise<number[] | undefined> {
  const things = slot.things!;
  if (!things.length || slot.max === 0) return [];
  const items = things.map((n, i) => nameOf(game, seen, slot.of, n) + timesText(slot.times?.[i]));
  terminal.say(`  ${caption(game, seen, slot)}: ${countText(slot)}${slot.ordered ? ', in order' : ''}`);
  terminal.say(columns(numbered(items), terminal.width, '    '));
  for (;;) {
    const typed = await terminal.ask(slot.min === 0 ? '  which? (Enter for none) ' : '  which? ');
    if (CANCEL.test(typed)) return undefined;
    const part = typed
      .split(/[\s,+]+/)
      .filter(Boolean)
      .map(word => things[Number(word) - 1]);
    const wrong = problemOf(slot, part);
    if (wrong === undefined) return slot.ordered ? (part as number[]) : (part as number[]).sort((a, b) => a - b);
    terminal.say(`  ${wrong}`);
  }
}

function problemOf(slot: Slot, part: readonly (number | undefined)[]): string | undefined {
  const things = slot.things!;
  if (part.includes(undefined)) return `Numbers from 1 to ${things.length}, please.`;
  if (part.length < slot.min || part.length > slot.max) return `Wants ${countText(slot)}, not ${part.length}.`;
  const over = things.find((n, i) => part.filter(one => one === n).length > (slot.times?.[i] ?? 1));
  return over === undefined ? undefined : `Number ${things.indexOf(over) + 1} is in there too often.`;
}

const caption = (game: GameInfo, seen: View, slot: Slot): string =>
  say(game, { say: slot.say, facts: slot.facts ?? {} }, seen);
const timesText = (times: number | undefined): string => (times !== undefined && times > 1 ? ` (up to ${times})` : '');
const countText = ({ min, max }: Slot): string =>
  min === max ? count(min, 'thing') : min === 0 ? `up to ${max}` : `${min} to ${max}`;

export function nameOf(game: GameInfo, seen: View, kind: string | undefined, n: number): string {
  if (kind === 'seat') return seatNames(game, seen.seats)[n]!;
  const naming = kind !== undefined && Object.hasOwn(game.names, kind) ? game.names[kind] : undefined;
  return naming?.(n, seen.world) ?? String(n);
}
