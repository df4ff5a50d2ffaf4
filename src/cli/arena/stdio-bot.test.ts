// Outside programs: good ones, slow ones, and those that say nonsense, say nothing, or are not there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, View } from '#engine/types.ts';
import { StdioBot } from './stdio-bot.ts';

/** Milliseconds that no program here needs, however slow the machine. */
const AMPLE = 120_000;
const GAME = { game: 'tictactoe', version: 1, seats: 2, seat: 0 };
const ASKED = { decision: {} as Decision, view: {} as View };
/** A program that runs `hear` on every message. */
const program = (hear: string): string[] => [
  process.execPath,
  '-e',
  `const say = m => console.log(typeof m === 'string' ? m : JSON.stringify(m));
  const ready = m => m.say === 'game' && say({ say: 'ready', n: m.n });
  const answer = (m, option) => m.say === 'asked' && say({ say: 'answer', n: m.n, option });
  require('node:readline').createInterface(process.stdin).on('line', line => { const m = JSON.parse(line); ${hear} });`,
];
async function playing<T>(hear: string, limit: number, use: (bot: StdioBot) => Promise<T>): Promise<T> {
  const bot = new StdioBot(program(hear), '.', limit);
  try {
    return await use(bot);
  } finally {
    await bot.close();
  }
}

test('a program gets ready and answers, game after game', async () => {
  const picks = await playing(`ready(m); answer(m, 'mark:' + m.n);`, AMPLE, async bot => {
    await bot.begin(GAME);
    const first = [await bot.choose(ASKED), await bot.choose(ASKED)];
    bot.end({ say: 'over', result: null });
    await bot.begin(GAME);
    return [...first, await bot.choose(ASKED)];
  });
  assert.deepEqual(picks, [{ option: 'mark:2' }, { option: 'mark:3' }, { option: 'mark:5' }]);
});

test('what comes too late is no answer to the next question', async () => {
  const slow = `ready(m); if (m.n === 3) answer({ ...m, n: 2 }, 'late'); if (m.n !== 2) answer(m, 'good');`;
  const picks = await playing(slow, 5000, async bot => {
    await bot.begin(GAME);
    return [await bot.choose(ASKED), await bot.choose(ASKED)];
  });
  assert.deepEqual(picks, [undefined, { option: 'good' }]);
});

const NOT = 'This message is not understood:';
const NONSENSE: [said: string, instead: string][] = [
  [`'hello'`, `'hello'. ${NOT} it is not JSON.`],
  [`'{}'`, `'{}'. ${NOT} say must be one of ready, answer.`],
  [`{ say: 'ready', n: m.n }`, `'ready'.`],
  [`{ say: 'answer', n: 99, option: 'a' }`, `'{"say":"answer","n":99,"option":"a"}'. ${NOT} n must be 2.`],
  [`{ say: 'answer', n: '2', option: 'a' }`, `'{"say":"answer","n":"2","option":"a"}'. ${NOT} n must be integer.`],
  [`'x'.repeat(81)`, `'${'x'.repeat(80)}…'. ${NOT} it is not JSON.`],
];
for (const [said, instead] of NONSENSE)
  test(`${said} is no answer, and it is told why`, async () => {
    const nonsense = `ready(m); if (m.say === 'asked') say(${said});`;
    const pick = await playing(nonsense, AMPLE, bot => bot.begin(GAME).then(() => bot.choose(ASKED)));
    assert.deepEqual(pick, { instead });
  });

test('who says nothing time after time is given up', async () => {
  const asking = async (bot: StdioBot): Promise<void> => {
    await bot.begin(GAME);
    for (let n = 0; n < 30; n++) await bot.choose(ASKED);
  };
  await assert.rejects(playing('ready(m);', 5, asking), /does not play: it was late 20 times in a row/);
});

test('a program that ends, is not ready or is not there', async () => {
  const begin = (bot: StdioBot): Promise<void> => bot.begin(GAME);
  await assert.rejects(playing('process.exit(3);', 100, begin), /does not play: it ended with code 3/);
  await assert.rejects(
    playing(`say('what?');`, 100, begin),
    /does not play: it did not say that it is ready, but 'what\?'\. .* it is not JSON\.$/,
  );
  const missing = new StdioBot(['no-such-program-here'], '.', 100);
  await assert.rejects(
    missing.begin(GAME),
    /'no-such-program-here' does not play: there is no program 'no-such-program-here'\.$/,
  );
  await missing.close();
});

test('a program that does not end by itself is ended', async () => {
  const bot = new StdioBot(program('ready(m); setInterval(() => 0, 1000);'), '.', 100);
  await bot.begin(GAME);
  await bot.close();
  await assert.rejects(bot.choose(ASKED), /does not play: it ended with SIGKILL/);
});
