// Hints at the keyboard: the best choices, what each promises, and what speaks for it.
import { percent } from '#bots/hints.ts';
import { hintsSpeaker, say } from '../screen/speech.ts';
import { wrap } from '../screen/text.ts';
import { SEEDS } from '../setup/opening.ts';
import type { KeyPress } from './key-press.ts';

/** Bounds of a search for hints. A quick search is bound by iterations, and so gives the same hint each time. */
const BOUNDS = { iterations: 800, milliseconds: 1500 };

export async function giveHints({ session, seat, seen, question }: KeyPress): Promise<void> {
  const { place, box, match, random } = session;
  const { rules: game, thinking } = box;
  const { terminal } = place;
  const found = await thinking.hints(game.knowledge(match.state, seat), random.below(SEEDS), BOUNDS);
  if (!found.length) return terminal.say('There is nothing to choose here now.');
  const speaker = hintsSpeaker(game, await game.bot?.reasons?.());
  terminal.say('The best choices, with your chance to win:');
  for (const { option, label, chance, reason } of found) {
    const called = say(game, label, seen);
    const at = question.entries.findIndex(entry => 'option' in entry && entry.label === called);
    const typed = at < 0 ? option : String(question.numbers[at]);
    const head = `${String(percent(chance)).padStart(4)} %  `;
    const said = `${typed}: ${called} (${say(speaker, reason, seen)})`;
    terminal.say(wrap(said, terminal.width, head, ' '.repeat(head.length)));
  }
}
