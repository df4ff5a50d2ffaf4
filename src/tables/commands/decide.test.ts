// Tests of commands: who may give them, and the words of refusals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreedMeanwhile, answerFor, askedNow, decide, sit } from './decide.ts';
import { Problem } from '../problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { Command } from '#protocol/socket.ts';
import type { ProblemName } from '#protocol/problems.ts';
import type { Table } from '../log/table.ts';
import {
  ann,
  around,
  bob,
  cat,
  changed,
  LIVE,
  NOON,
  picking,
  play,
  print,
  somebody,
  tableWith,
  request,
  WINNING,
} from '../testing/parlour.ts';

/** It is refused, and nothing has changed. */
function refused(
  table: Table,
  who: Somebody,
  command: Command,
  problem: ProblemName,
  says?: RegExp,
  rule?: string,
): void {
  const before = print(table);
  assert.throws(
    () => decide(table, who, command, around),
    (error: unknown) => {
      assert.ok(error instanceof Problem, String(error));
      assert.equal(error.problem, problem);
      if (says) assert.match(error.message, says);
      assert.equal(error.rule, rule);
      return true;
    },
  );
  assert.equal(print(table), before);
}
const over = (): Table => {
  const table = tableWith();
  play(table, 0, ...WINNING);
  return table;
};

test('an answer is tried and nothing changes yet', () => {
  const table = tableWith();
  const { entry, computed } = decide(table, ann, picking(table, 0, 'earn'), around);
  assert.deepEqual(entry, { kind: 'answered', seat: 0, decision: 'turn.act', option: 'earn' });
  assert.equal(computed!.state.answered[0], 1);
  assert.equal(table.match!.length, 0);
});
test('what the rules forbid is refused in their words, with the id of the rule', () => {
  const table = tableWith();
  play(table, 0, ...WINNING.slice(0, -1));
  refused(table, ann, picking(table, 0, 'earn'), 'forbidden', /^You have 9 coins already\.$/, 'PA-ACT-02');
});
test('a rule without words is told by its id', () => {
  const table = tableWith();
  refused(table, ann, picking(table, 0, 'stop'), 'forbidden', /^PA-END-02 forbids it\.$/, 'PA-END-02');
});
test('out of turn, at another question, twice, and what is not on offer', () => {
  const table = tableWith();
  const now = picking(table, 0, 'earn');
  refused(table, bob, picking(table, 1, 'earn'), 'forbidden', /^Bob is not asked now\.$/, 'ENGINE-ASK-2');
  refused(table, ann, { ...now, decision: 'auction.bid' }, 'forbidden', /The table is at/, 'ENGINE-ASK-1');
  refused(table, ann, { ...now, option: 'fly' }, 'forbidden', /There is no option fly here/, 'ENGINE-ASK-3');
  request(table, ann, now);
  refused(table, ann, now, 'forbidden', /has been answered already/, 'ENGINE-ASK-4');
});
test('other people’s seats, and seats that are not there', () => {
  const table = tableWith();
  for (const command of [
    picking(table, 0, 'earn'),
    { do: 'undo', seat: 0 },
    { do: 'resign', seat: 0 },
    { do: 'offer', seat: 0, what: 'draw' },
    { do: 'agree', seat: 0, offer: 1 },
    { do: 'return', seat: 0 },
    { do: 'leave', seat: 0 },
  ] satisfies Command[]) {
    refused(table, bob, command, 'not-your-seat');
    refused(table, somebody('Nobody'), command, 'not-your-seat');
    refused(table, ann, { ...command, seat: 9 }, 'no-seat');
  }
});
test('before the game has begun one may only leave', () => {
  const table = tableWith({ seats: [ann, null] });
  for (const command of [
    { do: 'answer', seat: 0, decision: 'turn.act', option: 'earn', nth: 0 },
    { do: 'undo', seat: 0 },
    { do: 'resign', seat: 0 },
    { do: 'offer', seat: 0, what: 'draw' },
    { do: 'return', seat: 0 },
    { do: 'replace', seat: 0, level: 'greedy' },
  ] satisfies Command[])
    refused(table, ann, command, 'not-running');
  refused(table, ann, { do: 'offer', seat: 0, what: 'rematch' }, 'not-over');
  assert.deepEqual(decide(table, ann, { do: 'leave', seat: 0 }, around).entry, { kind: 'left', seat: 0 });
  refused(tableWith(), ann, { do: 'leave', seat: 0 }, 'begun');
});
test('when it is over, it is over', () => {
  const table = over();
  for (const command of [
    { do: 'answer', seat: 0, decision: 'turn.act', option: 'earn', nth: 8 },
    { do: 'undo', seat: 0 },
    { do: 'resign', seat: 1 },
    { do: 'offer', seat: 0, what: 'draw' },
  ] satisfies Command[])
    refused(table, command.seat ? bob : ann, command, 'over');
  refused(table, ann, { do: 'replace', seat: 1, level: 'greedy' }, 'not-running');
  refused(table, ann, { do: 'return', seat: 0 }, 'not-running');
});
test('whoever has resigned from a game that goes on', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, ann, { do: 'resign', seat: 0 });
  refused(table, ann, picking(table, 0, 'earn'), 'over');
  refused(table, ann, { do: 'resign', seat: 0 }, 'over');
  refused(table, ann, { do: 'return', seat: 0 }, 'no-bot-plays');
});

test('nothing to take back', () => {
  const table = tableWith();
  refused(table, ann, { do: 'undo', seat: 0 }, 'nothing-to-undo');
  play(table, 0, 'earn');
  refused(table, bob, { do: 'undo', seat: 1 }, 'nothing-to-undo');
  refused(table, ann, { do: 'undo', seat: 0, to: 1 }, 'nothing-to-undo');
});
test('after others have answered, one’s own last answer is offered to be taken back', () => {
  const table = tableWith();
  play(table, 0, 'earn', 'pass');
  play(table, 1, 'earn');
  assert.deepEqual(request(table, ann, { do: 'undo', seat: 0 }), { kind: 'offered', seat: 0, what: 'undo', to: 1 });
  refused(table, ann, { do: 'undo', seat: 0 }, 'offered-already');
});
test('bots agree to no draw', () => {
  const table = tableWith({ seats: [ann, 'greedy'] });
  refused(table, ann, { do: 'offer', seat: 0, what: 'draw' }, 'bots-play-on');
});
test('offers that are not there, or agreed to already', () => {
  const table = tableWith();
  refused(table, bob, { do: 'agree', seat: 1, offer: 7 }, 'no-offer');
  refused(table, bob, { do: 'decline', seat: 1, offer: 7 }, 'no-offer');
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  refused(table, ann, { do: 'agree', seat: 0, offer: table.seq }, 'no-offer');
  refused(table, bob, { do: 'offer', seat: 1, what: 'draw' }, 'offered-already');
});
test('who does not play decides nothing for those who do', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, cat, { do: 'replace', seat: 2, level: 'greedy' });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  const offer = table.seq;
  refused(table, cat, { do: 'agree', seat: 2, offer }, 'bot-plays');
  refused(table, cat, { do: 'decline', seat: 2, offer }, 'bot-plays');
  request(table, cat, { do: 'return', seat: 2 });
  request(table, cat, { do: 'agree', seat: 2, offer });
  request(table, cat, { do: 'replace', seat: 2, level: 'greedy' });
  assert.equal(
    request(table, cat, { do: 'decline', seat: 2, offer }).kind,
    'declined',
    'one’s own word one may take back',
  );
  request(table, cat, { do: 'resign', seat: 2 });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  refused(table, cat, { do: 'agree', seat: 2, offer: table.seq }, 'over');
  refused(table, cat, { do: 'decline', seat: 2, offer: table.seq }, 'over');
});
test('at a table that cannot go on nothing is agreed to meanwhile', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, ann, { do: 'offer', seat: 0, what: 'draw' });
  request(table, bob, { do: 'agree', seat: 1, offer: table.offers[0]!.n });
  table.apply({ kind: 'bot', seat: 2, level: 'greedy' }, NOON);
  assert.deepEqual(agreedMeanwhile(table)!.entry, { kind: 'agreed', seat: 0, offer: table.offers[0]!.n });
  table.stuck = 'its rules have failed';
  assert.equal(agreedMeanwhile(table), undefined);
});
test('who had a bot play to the end may still say whether to play again', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  request(table, bob, { do: 'replace', seat: 1, level: 'greedy' });
  play(table, 0, ...WINNING);
  request(table, ann, { do: 'offer', seat: 0, what: 'rematch' });
  assert.equal(request(table, bob, { do: 'decline', seat: 1, offer: table.seq }).kind, 'declined');
});
test('another game is offered once', () => {
  const table = over();
  request(table, ann, { do: 'offer', seat: 0, what: 'rematch' });
  refused(table, bob, { do: 'offer', seat: 1, what: 'rematch' }, 'offered-already');
  request(table, bob, { do: 'agree', seat: 1, offer: table.seq });
  refused(table, bob, { do: 'offer', seat: 1, what: 'rematch' }, 'offered-already');
  table.apply({ kind: 'rematched', table: 'x' }, NOON);
  refused(table, bob, { do: 'offer', seat: 1, what: 'rematch' }, 'offered-already');
});

test('a bot for oneself at any time, for others only when they are away or late', () => {
  const table = tableWith({ seats: [ann, bob, cat] });
  refused(table, ann, { do: 'replace', seat: 1, level: 'greedy' }, 'not-away');
  refused(table, somebody('Nobody'), { do: 'replace', seat: 2, level: 'greedy' }, 'not-your-seat');
  request(table, ann, { do: 'replace', seat: 2, level: 'greedy' });
  refused(table, ann, { do: 'replace', seat: 2, level: 'greedy' }, 'bot-plays');
  request(table, cat, { do: 'return', seat: 2 });
  refused(table, cat, { do: 'return', seat: 2 }, 'no-bot-plays');
  request(table, ann, { do: 'replace', seat: 0, level: 'random' });
  refused(table, ann, picking(table, 0, 'earn'), 'bot-plays');
  refused(table, ann, { do: 'undo', seat: 0 }, 'bot-plays');
});
test('late is whose last answer was given by the clock', () => {
  const table = tableWith({ clock: LIVE });
  const { entry, computed } = answerFor(table, askedNow(table, 0), 'clock')!;
  table.apply(entry, NOON + 70_000, computed);
  assert.equal(request(table, bob, { do: 'replace', seat: 0, level: 'greedy' }).kind, 'bot');
});
test('with days for each answer nobody is replaced for being away, only for being late', () => {
  const table = tableWith({ seats: [cat, ann], clock: { kind: 'days', days: 1 } });
  const replacing: Command = { do: 'replace', seat: 0, level: 'greedy' };
  refused(table, ann, replacing, 'not-late', /^Everybody has days for each answer here/);
  const { entry, computed } = answerFor(table, askedNow(table, 0), 'clock')!;
  table.apply(entry, NOON + 86_400_000, computed);
  assert.equal(request(table, ann, replacing).kind, 'bot');
});

test('at a table that cannot go on there is only talk', () => {
  const table = tableWith({ game: changed({ version: 4 }) });
  refused(table, ann, { do: 'resign', seat: 0 }, 'stuck', /cannot go on: It was begun with version 3/);
  request(table, ann, { do: 'say', text: 'a pity' });
  request(table, ann, { do: 'mute', player: bob.id, on: true });
  assert.equal(table.chat.length, 1);
});
test('one mutes so many and no more', () => {
  const table = tableWith();
  const mute = (n: number, on: boolean): Command => ({ do: 'mute', player: String(n).padStart(12, 'x'), on });
  for (let n = 0; n < 100; n++) request(table, ann, mute(n, true));
  refused(table, ann, mute(100, true), 'full');
  request(table, ann, mute(7, false));
  request(table, ann, mute(100, true));
  assert.equal(table.muted.get(ann.id)!.length, 100);
  request(table, bob, mute(100, true));
});
test('a table takes so many entries and no more', () => {
  const table = tableWith();
  table.seq = 120_000;
  refused(table, ann, { do: 'say', text: 'still there?' }, 'full');
});

test('sitting down: the seat wanted, or the first that is free', () => {
  const table = tableWith({ seats: [null, 'random', null] });
  assert.deepEqual(sit(table, ann), { kind: 'sat', seat: 0, player: ann });
  assert.deepEqual(sit(table, ann, 2, 'salt'), { kind: 'sat', seat: 2, player: ann, salt: 'salt' });
  const problem = (who: Somebody, wanted?: number): string => {
    try {
      return sit(table, who, wanted).kind;
    } catch (error) {
      return (error as Problem).problem;
    }
  };
  assert.equal(problem(ann, 1), 'seat-taken');
  assert.equal(problem(ann, 3), 'no-seat');
  table.apply(sit(table, ann), NOON);
  assert.equal(problem(ann), 'already-seated');
  table.apply(sit(table, bob), NOON);
  assert.equal(problem(cat), 'no-free-seat');
  table.stuck = 'so it is';
  assert.equal(problem(cat), 'stuck');
});

test('a bot’s answer; what it may not is answered idly instead', () => {
  const table = tableWith({ seats: ['random', ann] });
  const asked = askedNow(table, 0);
  const optionOf = (wanted?: string): unknown => (answerFor(table, asked, 'bot', wanted)!.entry as any).option;
  assert.equal(optionOf('earn'), 'earn');
  assert.equal(optionOf('stop'), 'pass');
  assert.equal(optionOf('nonsense'), 'pass');
  assert.equal(optionOf(), 'pass');
  assert.equal((answerFor(table, asked, 'bot', 'earn')!.entry as any).by, 'bot');
});
test('no answer for a question that has gone, or to somebody else', () => {
  const table = tableWith({ seats: ['random', ann] });
  const asked = askedNow(table, 0);
  assert.equal(answerFor(table, asked, 'clock'), undefined);
  assert.equal(answerFor(table, askedNow(table, 1), 'clock'), undefined);
  const { entry, computed } = answerFor(table, asked, 'bot', 'earn')!;
  table.apply(entry, NOON, computed);
  assert.equal(answerFor(table, asked, 'bot', 'earn'), undefined);
  request(table, ann, { do: 'resign', seat: 1 });
  assert.equal(answerFor(table, askedNow(table, 0), 'bot', 'earn'), undefined);
});
test('rules that fail at a bot’s answer: the idle one; where that fails too, the table is stuck', () => {
  const failing = (when: (option: string) => boolean): Table => {
    const table = tableWith({ seats: ['random', ann] });
    const { tried } = table.match!;
    table.match!.tried = answer => {
      if (when(answer.option)) throw new Error('oops');
      return tried.call(table.match, answer);
    };
    return table;
  };
  const once = failing(option => option === 'earn');
  assert.equal((answerFor(once, askedNow(once, 0), 'bot', 'earn')!.entry as any).option, 'pass');
  const always = failing(() => true);
  assert.deepEqual(answerFor(always, askedNow(always, 0), 'bot', 'earn')!.entry, {
    kind: 'stuck',
    why: 'its rules have failed: oops',
  });
});
