// The other commands: simulate, replay, analyse, verify, fuzz, balance, help, and what is said to bad input.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { SavedMatch } from '../files/record-file.ts';
import { newFolder, ran } from '../testing.ts';

const BROKEN = fileURLToPath(new URL('../fixtures/broken-game.ts', import.meta.url));
const WIN = ['mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2'];

/** A folder with a finished match in match.json. */
async function recorded(): Promise<string> {
  const folder = newFolder();
  await ran('play tictactoe --me all --seed 7 --record match.json', { folder, lines: WIN });
  return folder;
}
function tamper(folder: string, change: (saved: SavedMatch) => void): void {
  const file = path.join(folder, 'match.json');
  const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedMatch;
  change(saved);
  writeFileSync(file, JSON.stringify(saved));
}

test('verify finds nothing false in an honest record that nobody has signed, and says what is not proven', async () => {
  const folder = await recorded();
  const { commitment } = JSON.parse(readFileSync(path.join(folder, 'match.json'), 'utf8')) as SavedMatch;
  const { code, out } = await ran(`verify match.json --commitment ${commitment}`, { folder });
  assert.equal(code, 3, out);
  assert.match(out, /✓ Every answer legal: Tic-tac-toe, version 1: all 5 answers keep the rules/);
  assert.match(out, /✓ The result follows: The result is the one claimed\. Player 1 wins/);
  assert.match(out, /✓ Committed before play: The\s+seed fits\s+the\s+commitment/);
  assert.match(
    out.replaceAll(/\s+/g, ' '),
    /\? Signed: By nobody.* Nothing is found false, but not proven: Signed\. $/,
  );
});
test('verify does not take a part of a record, or one that somebody made up, for the whole', async () => {
  const folder = await recorded();
  const { commitment } = JSON.parse(readFileSync(path.join(folder, 'match.json'), 'utf8')) as SavedMatch;
  const cut = (saved: SavedMatch): void =>
    void Object.assign(saved, { answers: saved.answers.slice(0, 3), result: null });
  const bare = (saved: SavedMatch): void => void delete (saved as Partial<SavedMatch>).result;
  for (const change of [cut, bare]) {
    tamper(folder, change);
    for (const more of ['', ` --commitment ${commitment}`]) {
      const { code, out } = await ran(`verify match.json${more}`, { folder });
      assert.deepEqual([code, /holds\./.test(out)], [3, false]);
    }
  }
  assert.match((await ran('verify match.json', { folder })).out, /\? The result follows: The file tells no result/);
});
test('verify says that names are given by those who sat', async () => {
  const { out } = await ran('verify match.json', { folder: await recorded() });
  assert.match(out.replaceAll(/\s+/g, ' '), /· Names: you \(seat 1\), you \(seat 2\): given by those who sat/);
});

test('analyse tells chances, turning points and what would have been better', async () => {
  const folder = newFolder();
  const lines = ['mark:0', 'mark:4', 'mark:1', 'mark:8', 'mark:2'];
  await ran('play tictactoe --me all --seed 7 --record match.json', { folder, lines });
  // So short a match is analysed in all its positions long before that: nothing depends on the clock.
  const { code, out } = await ran('analyse match.json --seconds 600', { folder });
  assert.equal(code, 0, out);
  assert.match(out, /Player 1 +[▁▂▃▄▅▆▇█]{6} 100 %\n {2}Player 2 +[▁▂▃▄▅▆▇█]{6} 0 %/);
  assert.match(out, /Turning points:[^]* 4 {2}Player 2: Mark c1\n[^]*Better, \d+ %: Mark c3/);
  const json = await ran('analyse match.json --seconds 600 --json', { folder });
  assert.equal((JSON.parse(json.out) as { chances: number[][] }).chances.length, 2);
  assert.equal((await ran('analyse', { folder })).code, 2);
});

const TAMPERED: Record<string, { change(saved: SavedMatch): void; said: RegExp }> = {
  'an illegal answer': {
    change: saved => void (saved.answers[2]!.option = 'mark:3'),
    said: /✗ Every answer legal: Answer 3 of 5 does not hold: Player 1, mark:3\. That cell is marked.* \(TT-TRN-03\)/,
  },
  'an answer too many': {
    change: saved => void saved.answers.push({ seat: 1, decision: 'turns.mark', option: 'mark:8' }),
    said: /✗ Every answer legal: Answer 6 of 6 does not hold[^]*ENGINE-END-1/,
  },
  'another winner': {
    change: saved => void (saved.result!.ranks = [2, 1]),
    said: /✗ The result follows: The file claims another result than the answers give/,
  },
  'a missing answer': {
    change: saved => void saved.answers.pop(),
    said: /✗ The result follows: The file claims another result/,
  },
  'another seed': {
    change: saved => void (saved.seed = '0'.repeat(32)),
    said: /✗ Committed before play: The seed does not fit the commitment/,
  },
};
for (const [what, { change, said }] of Object.entries(TAMPERED))
  test(`verify refuses a record with ${what}`, async () => {
    const folder = await recorded();
    tamper(folder, change);
    const { code, out } = await ran('verify match.json', { folder });
    assert.equal(code, 1);
    assert.match(out.replaceAll(/\s+/g, ' '), said);
    assert.match(out, /The record does not hold\./);
  });

test('verify does not pass a record of rules that are not here', async () => {
  const folder = await recorded();
  tamper(folder, saved => void (saved.version = 9));
  const { code, out } = await ran('verify match.json', { folder });
  assert.equal(code, 3);
  assert.match(
    out.replaceAll(/\s+/g, ' '),
    /\? Every answer legal: It was begun with version 9 of the rules of Tic-tac-toe/,
  );
  assert.match(out.replaceAll(/\s+/g, ' '), /not proven: Every answer legal; The result follows; .*Signed\./);
  assert.doesNotMatch(out, /The record holds/);
});

test('verify compares with the commitment that was shown', async () => {
  const folder = await recorded();
  const { code, out } = await ran(`verify match.json --commitment ${'a'.repeat(64)}`, { folder });
  assert.equal(code, 1);
  assert.match(out, /other dice\s+than those promised/);
});

const SPOILT: Record<string, [text: string, said: RegExp]> = {
  'no JSON': ['{ "format": ', /is not JSON/],
  'a list': ['[]', /it holds no object/],
  'another format': ['{"format":"chess"}', /its format is not longbox-match\/1/],
  'a later format': ['{"format":"longbox-match/2"}', /its format is longbox-match\/2; this program reads/],
  'no seed': ['{"format":"longbox-match/1","game":"tictactoe","version":1,"seats":2}', /its seed is not 32 hex digits/],
  'a strange answer': [
    `{"format":"longbox-match/1","game":"g","version":1,"seats":2,"seed":"${'0'.repeat(32)}","answers":[{"seat":2}]}`,
    /answer 1 is not made of a seat/,
  ],
  'an unknown game': [
    `{"format":"longbox-match/1","game":"chess","version":1,"seats":2,"seed":"${'0'.repeat(32)}","answers":[]}`,
    /a match of 'chess', a game that is not here/,
  ],
};
for (const [what, [text, said]] of Object.entries(SPOILT))
  test(`a record file with ${what} is told as such`, async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'match.json'), text);
    const { code, err } = await ran('replay match.json', { folder });
    assert.equal(code, 1);
    assert.match(err.replaceAll(/\s+/g, ' '), said);
  });

test('a file that is not there is told as such', async () => {
  const { code, err } = await ran('verify none.json');
  assert.equal(code, 1);
  assert.match(err, /none\.json cannot be read:\s+there is no such\s+file/);
});

test('replay tells the match, a part of it, or one moment, to each viewer', async () => {
  const folder = await recorded();
  const all = await ran('replay match.json', { folder });
  assert.match(all.out, /Tic-tac-toe, 2 seats, seed [0-9a-f]{32}/);
  assert.match(all.out, / {3}3 {2}Player 1 at turns\.mark: mark:1\n {6}Player 1 marks b3\./);
  assert.match(all.out, /Player 1 wins/);
  const part = await ran('replay match.json --from 2 --to 3 --view 1', { folder });
  assert.match(part.out, / {3}2 {2}Player 2 at turns\.mark: mark:3[^]* {3}3 {2}Player 1 marks b3\./);
  assert.doesNotMatch(part.out, /Player 1 at|Player 1 wins|marks a3/);
  const moment = await ran('replay match.json --at 2', { folder });
  assert.match(
    moment.out,
    /After 2 of 5 answers:[^]* X {2}│ {2}b3 [^]* O {2}│[^]*Player 1: Mark a cell\. \(TT-TRN-02\)/,
  );
  const data = await ran('replay match.json --json --from 5', { folder });
  const answer = { seat: 0, decision: 'turns.mark', option: 'mark:2' };
  const events = [{ kind: 'marked', facts: { seat: 0, cell: 2 } }];
  assert.deepEqual(JSON.parse(data.out), [{ n: 5, answer, events }]);
  assert.equal((await ran('replay match.json --at 6', { folder })).code, 2);
  assert.equal((await ran('replay match.json --view 2', { folder })).code, 2);
});

test('replay steps forth and back, and branches into a new match', async () => {
  const folder = await recorded();
  const { out } = await ran('replay match.json --step', { folder, lines: ['', 'b', '5', '', 'q'] });
  assert.deepEqual(
    [...out.matchAll(/^\[(\d)\/5\]/gm)].map(found => found[1]),
    ['0', '1', '0', '5', '5'],
  );
  const branch = await ran('replay match.json --branch 2 --me all', { folder, lines: ['mark:8', 'quit'] });
  assert.match(branch.out, /Resumed after 2 answers[^]*Player 2 —/);
  tamper(folder, saved => assert.equal(saved.answers.length, 5, 'the record itself stays'));
});

test('simulate counts wins by seat and bot, and the same seed gives the same games', async () => {
  const { code, out } = await ran('simulate tictactoe --games 40 --bots greedy,random --seed 1');
  assert.equal(code, 0);
  assert.match(out, /Player 1 won +\d+[^]*greedy bot won +\d+[^]*draws[^]*answers a second/);
  const [one, two] = await Promise.all(
    [0, 1].map(async () => {
      const { out } = await ran('simulate auction --games 5 --seats 3 --bots random --seed x --json');
      return JSON.parse(out) as Record<string, unknown> & { seats: number[]; draws: number };
    }),
  );
  assert.equal(one!.games, 5);
  assert.equal(Math.round(one!.seats.reduce((sum, n) => sum + n, one!.draws)), 5);
  for (const key of ['seats', 'answers', 'longest']) assert.deepEqual(one![key], two![key]);
});

test('fuzz says that the laws hold', async () => {
  const { code, out, err } = await ran('fuzz --game tictactoe --games 5 --seed 1');
  assert.equal(code, 0, out + err);
  assert.match(out, /✓ tictactoe: 5 games, \d+ answers/);
  const json = await ran('fuzz --game tictactoe --games 3 --seed 1 --json');
  const { measure, games } = JSON.parse(json.out) as { measure: string; games: number };
  assert.deepEqual([measure, games, json.out.trim().split('\n').length], ['fuzz', 3, 1]);
});

for (const threads of [1, 2])
  test(`fuzz tells of a broken law with a line that shows it again (${threads} at once)`, async () => {
    const folder = newFolder();
    const { code, out } = await ran(`fuzz --game ${BROKEN} --games 40 --seed 1 --threads ${threads}`, { folder });
    assert.equal(code, 1);
    assert.match(out, /✗ broken breaks a law: /);
    const [, again] = /Play it again:\n {2}longbox (.*)/.exec(out) ?? [];
    assert.match(again!, /^fuzz --game \S+broken-game\.ts --seed 1 --from \d+ --games 1 --seats [23]$/);
    const twice = await ran(again!, { folder });
    assert.equal(twice.code, 1);
    assert.equal(twice.out.split('\n')[1], out.split('\n')[1], 'the same finding');
    const [, see, file] = /See the moment:\n {2}longbox (replay (\S+) .*)/.exec(out) ?? [];
    assert.ok(existsSync(file!));
    assert.match((await ran(see!, { folder })).out, /After \d+ of \d+ answers?/);
  });

test('balance sums up games of equal bots; a seed gives the same report with any number of threads', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(async threads => {
      const { code, out } = await ran(
        `balance --game auction --games 20 --seats 3 --bot random --seed 1 --threads ${threads} --json`,
      );
      assert.equal(code, 0);
      return JSON.parse(out) as { measure: string; games: number; wins: number[]; draws: number };
    }),
  );
  assert.deepEqual(one, two);
  assert.deepEqual([one!.measure, one!.games, one!.wins.length], ['balance', 20, 3]);
  assert.equal(
    one!.wins.reduce((sum, n) => sum + n, one!.draws),
    20,
  );
});

test('learn fits a value to games of bots, tries it, and writes it with the command that made it', async () => {
  const folder = newFolder();
  const numbers = '--games 40 --again 5 --trial 4 --bot veteran#20 --seats 3 --seed 1 --threads 1';
  const { code, out } = await ran(`learn --game auction ${numbers} --out learned.ts`, { folder });
  assert.equal(code, 0, out);
  assert.match(out, /nothing known +\| +\d+ +\| +1\.0986 +\| +0\.500/);
  const [, not] = /one side of 3 with the new value, the others with the one kept so far: (not )?kept/.exec(out)!;
  const file = path.join(folder, 'learned.ts');
  assert.equal(existsSync(file), !not);
  if (!not) assert.match(readFileSync(file, 'utf8'), /npm run learn -- --game auction --games 40/);
});
test('learn without a trial keeps what it found, and the same seed finds the same', async () => {
  const folder = newFolder();
  const numbers = '--games 30 --again 0 --trial 0 --seats 2 --setup short,full --seed 1 --threads 1';
  const line = `learn --game auction ${numbers} --out`;
  const files = ['one.ts', 'two.ts'];
  for (const file of files) assert.equal((await ran(`${line} ${file}`, { folder })).code, 0);
  const [one, two] = files.map(file => readFileSync(path.join(folder, file), 'utf8'));
  assert.equal(one, two);
  assert.match(one!, /\n  points: \d/);
  assert.match(one!, /--seats 2 --setup short,full --seed 1\n/);
});

test('balance tells what the game counts, and how the report was made', async () => {
  const { code, out } = await ran('balance --game mutant-revolution --games 2 --seed 1 --bot weighted');
  assert.equal(code, 0);
  assert.match(out, /^# X-Men: Mutant Revolution: balance\n\n2 games between 4 weighted bots/);
  assert.match(out, /`npm run balance -- --game mutant-revolution --games 2 --seed 1 --seats 4 --bot weighted`/);
  for (const head of ['Length +\\| +shortest', 'Seat', 'School +\\| +games \\| +won', 'Mission', 'Recruit', 'Plot'])
    assert.match(out, new RegExp(`^\\| ${head}`, 'm'));
  assert.match(out, /^\| rounds( +\| +\d+){5} \|$/m);
});

const MISUSED: [args: string, said: RegExp][] = [
  ['plya', /no command 'plya'\. Did you mean play\?/],
  ['play tictactoo', /no game 'tictactoo'\. Did you mean tictactoe\?/],
  ['play', /Which game\? Ready to play: dice-masters, .*tictactoe/],
  ['play tictactoe --seets 2', /no option --seets\. Did you mean --seats\?/],
  ['play tictactoe --seats', /--seats wants a value: --seats N/],
  ['play tictactoe --seats two', /--seats two: wants a whole number/],
  ['play tictactoe --seats 3', /for exactly 2 players, not 3/],
  ['play tictactoe --me 2', /seats go from 0 to 1/],
  ['play tictactoe --bots greddy', /no bot 'greddy'\. Did you mean greedy\?/],
  ['play tictactoe --setup big', /has but one way to set up/],
  ['play auction --setup ful', /no set-up 'ful'\. Did you mean full\?/],
  ['play tictactoe now', /'now' is one too many/],
  ['play ./none.ts', /no file \.\/none\.ts/],
  ['simulate tictactoe --json=yes', /--json takes no value/],
  ['balance', /Which game\?/],
  ['learn --game tictactoe', /name no features, so there is nothing to learn from/],
  ['learn --game auction --setup short,long', /has no set-up 'long'/],
  ['learn --game auction --out nowhere/learned.ts', /There is no folder/],
  ['balance tictactoe', /takes 0 words; 'tictactoe' is one too many\. Did you mean --game tictactoe\?/],
  ['balance --game tictactoe now', /'now' is one too many\. 'longbox/],
  ['balance --game tictactoe --bot smart', /no bot 'smart'/],
  ['replay', /Which file\? longbox replay FILE/],
  ['verify', /Which file\?/],
  ['help plya', /Did you mean play\?/],
  ['--versoin', /no command '--versoin'/],
];
for (const [args, said] of MISUSED)
  test(`longbox ${args}: says what to do`, async () => {
    const { code, err } = await ran(args);
    assert.equal(code, 2);
    assert.match(err.replaceAll('\n', ' '), said);
    assert.match(err, /'longbox help.*' tells more\./);
  });

test('help, --help and --version', async () => {
  const overview = await ran('help');
  assert.match(
    overview.out,
    /simulate +let bots play[^]*dice-masters +Marvel Dice.*, 2 players\n[^]*strike-teams +Marvel.*, 2–5 players\n/,
  );
  assert.equal((await ran('--help')).out, overview.out);
  for (const name of ['play', 'simulate', 'replay', 'verify', 'fuzz', 'balance', 'help']) {
    const { code, out } = await ran(`help ${name}`);
    assert.equal(code, 0);
    assert.match(out, new RegExp(`^Usage: longbox ${name} `));
    assert.equal((await ran(`${name} --help`)).out, out);
    assert.ok(out.split('\n').every(line => line.length <= 80));
  }
  assert.match((await ran('--version')).out, /^longbox \d+\.\d+\.\d+\n$/);
  assert.match((await ran('help play', { env: { npm_lifecycle_event: 'start' } })).out, /npm run longbox -- play/);
  assert.match((await ran('replay', { env: { npm_lifecycle_event: 'start' } })).err, /npm run longbox -- replay FILE/);
});
