// Key words that can be typed at a question beside an answer.
import { searchRules } from '#engine/rulebook/rule-search.ts';
import { findRule, type RuleEntry } from '#engine/rulebook/rulebook.ts';
import { listed } from '#engine/kit/wording.ts';
import { pathFrom } from '../files/places.ts';
import { messageOf } from '../screen/complaint.ts';
import { sentences } from '../screen/speech.ts';
import { Left } from '../screen/terminal.ts';
import { glossary, wrap } from '../screen/text.ts';
import { giveHints } from './hinting.ts';
import type { KeyPress } from './key-press.ts';
import { lookUp } from './looking-up.ts';

interface Key {
  /** The form in which it is typed, when more than its name. */
  usage?: string;
  help: string;
  run(press: KeyPress): 'undone' | void | Promise<'undone' | void>;
}

export const KEYS: Readonly<Record<string, Key>> = {
  '?': {
    help: 'what is not allowed now, and why',
    run: ({ session, question }) => question.showGreyed(session.place.terminal),
  },
  rule: { usage: 'rule ID', help: 'reads a rule; with other words, finds rules', run: readRule },
  about: {
    usage: 'about CARD',
    help: 'reads a card by its name; alone, lists them',
    run: ({ session, seen, rest }) => lookUp(session.place.terminal, session.box.rules, seen, rest),
  },
  hint: { help: 'the three best choices, with your chance to win and the reason', run: giveHints },
  board: { help: 'shows the table again', run: ({ session, seen }) => session.showTable(seen, true) },
  options: { help: 'shows the choices again', run: ({ session, question }) => question.show(session.place.terminal) },
  log: { help: 'tells all that has happened', run: tellLog },
  undo: { help: 'takes your last answer back', run: takeBack },
  passing: {
    usage: 'passing on|off|here',
    help: 'passes for you where nothing else can be done, or asks; a pass of itself tells others that',
    run: setPassing,
  },
  resign: { help: 'gives up; a bot plays on where others of your side do', run: giveUp },
  save: { usage: 'save FILE', help: 'writes the match to a file and plays on', run: saveTo },
  help: { help: 'this list', run: showHelp },
  quit: {
    help: 'leaves; the match is kept',
    run() {
      throw new Left();
    },
  },
};

function showHelp({ session }: KeyPress): void {
  const { terminal } = session.place;
  const rows = Object.entries(KEYS).map(([name, { usage, help }]) => [usage ?? name, help] as const);
  const choosing = ['a number', "chooses that option; so does its id ('mark:4') or a word that only it has"] as const;
  terminal.say(glossary([choosing, ...rows], terminal.width));
}

function tellLog({ session, seat }: KeyPress): void {
  const { place, box, match } = session;
  for (let n = 0; n <= match.length; n++)
    for (const line of sentences(box.rules, match, n, seat))
      place.terminal.say(wrap(line, place.terminal.width, `${String(n).padStart(4)}  `, '      '));
}

function readRule({ session, rest }: KeyPress): void {
  const { place, box } = session;
  const { terminal } = place;
  const tell = ({ id, text }: RuleEntry): void =>
    terminal.say(wrap(`${id} ${text.replaceAll(/[*`]/g, '')}`, terminal.width, '  ', '    '));
  if (!box.book) return terminal.say('This game has no rulebook beside it.');
  if (!rest) return terminal.say(`Which rule? 'rule ${box.book.entries[0]?.id ?? 'ID'}', or words to look for.`);
  const rule = findRule(box.book, rest.toUpperCase());
  if (rule) return tell(rule);
  const found = searchRules(box.book, rest, 5);
  if (!found.length) return terminal.say(`No rule has the id or the words '${rest}'.`);
  found.forEach(tell);
}

/** One's own last answers freely, until something was rolled or learned; further back when all others agree. */
async function takeBack({ session, seat }: KeyPress): Promise<'undone' | void> {
  const { match, people, players, place } = session;
  const { terminal } = place;
  const to = match.record.answers.findLastIndex(answer => answer.seat === seat);
  if (to < 0) return terminal.say('You have answered nothing yet.');
  const isFree = to >= match.undoableTo(seat);
  for (const other of isFree ? [] : people.filter(one => one !== seat)) {
    const typed = await terminal.ask(`${players[other]!.name}, may ${players[seat]!.name} take that back? [y/N] `);
    if (!/^y(es)?$/i.test(typed)) return terminal.say(`${players[other]!.name} does not agree; play goes on.`);
  }
  const bots = players.filter(player => player.bot).map(player => player.name);
  session.undo(to);
  terminal.say(isFree || !bots.length ? 'Taken back.' : `Taken back; ${listed(bots)} agreed.`);
  return 'undone';
}

function setPassing({ session, question, rest }: KeyPress): void {
  const { terminal } = session.place;
  const here = question.entries[0]?.decision.id;
  const { stops } = session.passing;
  if (rest === 'on') session.passing = { isOn: true, stops };
  else if (rest === 'off') session.passing = { isOn: false, stops };
  else if (rest === 'here' && here !== undefined) session.passing = { isOn: true, stops: [...stops, here] };
  const { isOn, stops: now } = session.passing;
  const but = now.length ? `, but for ${listed(now)}` : '';
  terminal.say(isOn ? `Where you can only pass, that is said for you${but}.` : 'You are asked everywhere.');
}

async function giveUp({ session, seat }: KeyPress): Promise<'undone' | void> {
  const typed = await session.place.terminal.ask('Resign from this game? [y/N] ');
  if (!/^y(es)?$/i.test(typed)) return undefined;
  session.resign(seat);
  return 'undone';
}

function saveTo({ session, rest }: KeyPress): void {
  const { terminal } = session.place;
  if (!rest) return terminal.say("Save where? For example 'save friday.json'.");
  try {
    const file = pathFrom(session.place, rest);
    session.save(file);
    terminal.say(`Saved to ${file}.`);
  } catch (error) {
    terminal.say(messageOf(error));
  }
}
