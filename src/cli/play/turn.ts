// A person's turn at the keyboard: shows the table and the questions, and reads lines until one of them is an answer.
import type { Answer, Seat, View } from '#engine/types.ts';
import { didYouMean } from '#engine/did-you-mean.ts';
import { reason } from '../screen/speech.ts';
import { wrap } from '../screen/text.ts';
import { compose } from './compose.ts';
import type { KeyPress, MatchAtKeyboard } from './key-press.ts';
import { KEYS } from './keys.ts';
import { Question, type Entry } from './question.ts';

export type Taken = Answer | 'wait' | 'undone';

export async function takeTurn(session: MatchAtKeyboard, seat: Seat, mayWait: boolean): Promise<Taken> {
  const { box, match, place } = session;
  const { terminal } = place;
  const seen = box.rules.view(match.state, seat);
  const question = new Question(box.rules, seen);
  const press: KeyPress = { session, seat, seen, question, rest: '' };
  session.showTable(seen);
  question.show(terminal);
  if (mayWait) terminal.say(terminal.paint('dim', '  (Enter: say nothing now and let the others go on)'));
  for (;;) {
    const typed = await terminal.ask(`${terminal.paint('bold', '>')} `);
    if (typed === '') {
      if (mayWait) return 'wait';
      continue;
    }
    const outcome = await (isChoice(press, typed) ? answered(press, typed) : pressed(press, typed));
    if (outcome) return outcome;
  }
}

const isChoice = ({ question, seen }: KeyPress, typed: string): boolean =>
  (question.find(typed) ?? typedId(seen, typed)) !== undefined;

/** The answer that a typed line gives, if the rules allow it and the player does not think better of it. */
async function answered(press: KeyPress, typed: string): Promise<Answer | undefined> {
  const { session, seat, seen, question } = press;
  const entry = question.find(typed);
  const chosen = entry ? await chosenOf(session, seen, entry) : typedId(seen, typed);
  if (!chosen) return undefined;
  const answer: Answer = { seat, ...chosen };
  const refused = session.box.rules.refuse(session.match.state, answer);
  if (!refused) return answer;
  const { terminal } = session.place;
  terminal.say(wrap(reason(session.box.rules, refused, seen), terminal.width));
  return undefined;
}

async function chosenOf(
  { place, box }: MatchAtKeyboard,
  seen: View,
  entry: Entry,
): Promise<Pick<Answer, 'decision' | 'option'> | undefined> {
  const decision = entry.decision.id;
  if ('option' in entry) return { decision, option: entry.option.id };
  const option = await compose(place.terminal, box.rules, seen, entry.verb, entry.form);
  return option === undefined ? undefined : { decision, option };
}

/** A composed option written out: 'deal:2:3:12+14'. */
function typedId(seen: View, typed: string): Pick<Answer, 'decision' | 'option'> | undefined {
  const verb = typed.split(':')[0]!;
  const decision = seen.decisions.find(one => typed.includes(':') && Object.hasOwn(one.forms, verb));
  return decision && { decision: decision.id, option: typed };
}

/** Does what a key word says; 'undone' when the table is another one now. */
async function pressed(press: KeyPress, typed: string): Promise<'undone' | undefined> {
  const { terminal } = press.session.place;
  const [word = '', ...rest] = typed.split(/\s+/);
  const name = word.toLowerCase();
  const key = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
  if (key) return (await key.run({ ...press, rest: rest.join(' ') })) ?? undefined;
  const greyed = press.question.findGreyed(typed);
  if (greyed) terminal.say(wrap(reason(press.session.box.rules, greyed.refused!, press.seen), terminal.width));
  else
    terminal.say(`'${typed}' is no choice here.${didYouMean(word, Object.keys(KEYS))} 'help' tells what can be typed.`);
  return undefined;
}
