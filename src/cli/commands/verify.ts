// longbox verify: replays a record and says in plain words what that proves.
import { same } from '#engine/copy.ts';
import { commitment } from '#engine/seed.ts';
import { view } from '#engine/views.ts';
import type { Command, Given, Place } from '../command.ts';
import { misused } from '../complaint.ts';
import { resultByResigning } from '../resigned.ts';
import { isPersonWord } from '../seating.ts';
import { pathFrom } from '../places.ts';
import type { SavedMatch } from '../record-file.ts';
import { openRecord, Unplayable, type Opened } from '../replaying.ts';
import { outcome } from '../speech.ts';
import { count } from '#engine/kit/wording.ts';
import { wrap } from '../text.ts';

export const verify: Command = {
  name: 'verify',
  does: 'check that a recorded match kept the rules and its dice were honest',
  usage: 'FILE [--commitment HASH]',
  words: 1,
  about: [
    'Replays a record, checks every answer against the rules, the result, and that the seed fits the commitment that',
    'was shown before play.',
    'Exit code 1 when something does not hold.',
  ],
  flags: {
    commitment: { value: 'HASH', help: 'what you were shown before play; without it, what the file says' },
    game: { value: 'FILE', help: "the game's file, when it is not on the shelf" },
  },
  examples: ['verify match.json', 'verify match.json --commitment 5f1c…'],
  run: runVerify,
};

interface Finding {
  holds: boolean;
  text: string;
}

async function runVerify(given: Given, place: Place): Promise<number> {
  const [word] = given.words;
  if (word === undefined) throw misused(`Which file? ${place.program} verify FILE`);
  const findings: Finding[] = [];
  const file = pathFrom(place, word);
  try {
    const opened = await openRecord(file, given.text('game'), place);
    findings.push(...proven(opened), seedFinding(opened.saved, given.text('commitment')));
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error;
    findings.push({ holds: false, text: error.message });
  }
  const { terminal } = place;
  for (const { holds, text } of findings) terminal.say(wrap(text, terminal.width, holds ? '✓ ' : '✗ ', '  '));
  const isProven = findings.every(finding => finding.holds);
  terminal.say(terminal.paint('bold', isProven ? 'The record holds.' : 'The record does not hold.'));
  return isProven ? 0 : 1;
}

function proven({ box, saved, match }: Opened): Finding[] {
  const { game } = box;
  const answers = count(match.length, 'answer');
  const findings: Finding[] = [
    { holds: true, text: `${game.name}, version ${game.version}: all ${answers} keep the rules.` },
  ];
  const isPerson = (saved.players ?? []).map(isPersonWord);
  const result = match.state.result ?? resultByResigning(game, isPerson, saved.resigned ?? []);
  const said = result ? outcome(game, result, view(game, match.state, 'everything')) : 'The match is not over.';
  if (saved.result === undefined) findings.push({ holds: true, text: `${said} (The file claims no result.)` });
  else if (same(saved.result, result)) findings.push({ holds: true, text: `The result is the one claimed. ${said}` });
  else findings.push({ holds: false, text: `The file claims another result than the answers give. ${said}` });
  if (saved.from) findings.push({ holds: true, text: 'Play began from a given position, not from the opening.' });
  for (const { at } of saved.reseeds ?? [])
    findings.push({ holds: true, text: `After answer ${at} the dice were replaced by new ones (a branch).` });
  return findings;
}

function seedFinding(saved: SavedMatch, shown: string | undefined): Finding {
  const truth = commitment(saved.seed);
  const claimed = shown?.toLowerCase() ?? saved.commitment;
  if (claimed === undefined)
    return { holds: true, text: `No commitment to compare with; that of this seed is ${truth}.` };
  if (claimed !== truth)
    return { holds: false, text: `The seed does not fit the commitment ${claimed}: other dice than those promised.` };
  const compare = shown === undefined ? ' Compare it with the one you were shown before play.' : '';
  return {
    holds: true,
    text: `The seed fits the commitment ${claimed}: dice and shuffles were fixed before play.${compare}`,
  };
}
