// Entrants of the arena: bots of this house by name, and programs that speak over standard input and output.
import { misused } from '../screen/complaint.ts';
import { oneBot } from '../setup/seating.ts';

export interface Entrant {
  /** As reports call it; no two are the same. */
  readonly name: string;
  /** A bot's name, or 'stdio:' and a command. */
  readonly word: string;
}
const STDIO = 'stdio:';

/** From 'greedy,random,stdio:node bot.mjs'; commas inside quotes divide nothing. */
export function entrantsFrom(text: string): Entrant[] {
  const words = (text.match(/(?:[^,"']|"[^"]*"|'[^']*')+/g) ?? []).map(word => word.trim()).filter(Boolean);
  if (words.length < 2) throw misused('--players wants two names or more, divided by commas.');
  for (const word of words) check(word);
  return words.map((word, i) => {
    const before = words.slice(0, i).filter(other => other === word).length;
    const name = commandOf(word)?.join(' ') ?? word;
    return { word, name: before ? `${name} (${before + 1})` : name };
  });
}

function check(word: string): void {
  if (!word.startsWith(STDIO)) oneBot(word);
  else if (!commandOf(word)?.length) throw misused(`${STDIO} wants a command, as in stdio:"node bot.mjs".`);
}

/** The words of an outside program's command without their quotes; nothing for a bot of this house. */
export function commandOf(word: string): string[] | undefined {
  if (!word.startsWith(STDIO)) return undefined;
  const words = word.slice(STDIO.length).match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  const bare = words.map(one => one.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
  // stdio:"node bot.mjs", its quotes still there, is one word.
  return bare.length === 1 && bare[0] !== words[0] ? bare[0]!.split(/\s+/).filter(Boolean) : bare;
}
