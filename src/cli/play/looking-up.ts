// Reading what stands on the things of the table, found by name.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import type { View } from '#engine/types.ts';
import type { Terminal } from '../screen/terminal.ts';
import { columns, wrap } from '../screen/text.ts';

/** More than these are listed, not read out. */
const MOST = 5;

/** Reads out what the words name; without words, or with too few, lists the names. */
export function lookUp(terminal: Terminal, game: GameInfo, { world }: View, words: string): void {
  const things = readable(game, world);
  if (!things.size) return terminal.say('There is nothing to read in this game.');
  const found = [...things].filter(([name]) => isNamed(name, words));
  if (!found.length) return terminal.say(`Nothing here is called '${words}'; 'about' alone lists what can be read.`);
  if (found.length > MOST)
    return terminal.say(
      columns(
        found.map(([name]) => name),
        terminal.width,
      ),
    );
  for (const [name, text] of found) {
    terminal.say(terminal.paint('bold', name));
    terminal.say(wrap(text, terminal.width, '  '));
  }
}

/** Texts by name; look-alikes are there once. */
function readable(game: GameInfo, world: View['world']): Map<string, string> {
  const things = new Map<string, string>();
  for (const [kind, { each, text }] of Object.entries(game.about ?? {}))
    for (const n of each?.(world) ?? []) things.set(game.names[kind]!(n, world), text(n, world));
  return things;
}

/** Does every word begin a word of the name? */
function isNamed(name: string, words: string): boolean {
  const parts = wordsOf(name);
  return wordsOf(words).every(word => parts.some(part => part.startsWith(word)));
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
