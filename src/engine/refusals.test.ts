// Tests of refusals, by the engine and by a game's rules, and of their words for people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, play } from './apply.ts';
import { decisionId, explain, refusal } from './ask.ts';
import { copy } from './copy.ts';
import type { Match } from './match.ts';
import { ENGINE_TEXTS, no } from './refusals.ts';
import { matchFrom, newMatch, parlour, tell, type Parlour } from './testing/sample-game.ts';
import type { Answer, Refusal } from './types.ts';
import { words } from './words.ts';

const why = ({ game, state }: Match<Parlour>, answer: Partial<Answer>): Refusal | undefined =>
  refusal(game, state, { seat: 0, decision: decisionId(state), option: 'earn', ...answer });
const sentence = ({ state: { world } }: Match<Parlour>, { rule, facts, say = rule }: Refusal): string =>
  words(parlour, { say, facts }, { world, seats: ['Ann', 'Ben'] });

interface Case {
  title: string;
  set?: (match: Match<Parlour>) => void;
  answer: Partial<Answer>;
  refused: Refusal;
  sentence: string;
}
const ENGINE_CASES: readonly Case[] = [
  {
    title: 'an answer to another question than the one on the table',
    answer: { decision: 'auction.bid', option: 'bid:1' },
    refused: no('ENGINE-ASK-1', { decision: 'turn.act', answered: 'auction.bid' }),
    sentence: 'The table is at turn.act, not at auction.bid.',
  },
  {
    title: 'an answer of a seat that is not asked',
    answer: { seat: 1 },
    refused: no('ENGINE-ASK-2', { seat: 1 }),
    sentence: 'Ben is not asked now.',
  },
  {
    title: 'a second secret answer of the same seat',
    set: match => tell(match, 0, 'auction', 'bid:1'),
    answer: { option: 'bid:2' },
    refused: no('ENGINE-ASK-2', { seat: 0 }),
    sentence: 'Ann is not asked now.',
  },
  {
    title: 'an act aside of a seat that may not do it',
    set: match => (match.state.world.coins[0] = 0),
    answer: { decision: 'aside.gift', option: 'give:1' },
    refused: no('ENGINE-ASK-2', { seat: 0 }),
    sentence: 'Ann is not asked now.',
  },
  {
    title: 'an option that nobody offers',
    answer: { option: 'fly' },
    refused: no('ENGINE-ASK-3', { option: 'fly' }),
    sentence: 'There is no option fly here.',
  },
  {
    title: 'an act aside that goes to nobody who is there',
    answer: { decision: 'aside.gift', option: 'give:7' },
    refused: no('ENGINE-ASK-3', { option: 'give:7' }),
    sentence: 'There is no option give:7 here.',
  },
  {
    title: 'taking back a secret answer that was not given',
    set: match => tell(match, 0, 'auction'),
    answer: { option: 'unseal' },
    refused: no('ENGINE-ASK-3', { option: 'unseal' }),
    sentence: 'There is no option unseal here.',
  },
  {
    title: 'an answer that comes late or twice',
    set: match => tell(match, 0, 'earn'),
    answer: { nth: 0 },
    refused: no('ENGINE-ASK-4'),
    sentence: 'This answers a question that has been answered already.',
  },
  {
    title: 'any answer when the game is over',
    set: match => {
      match.state.world.coins[0] = 9;
      tell(match, 0, 'stop');
    },
    answer: {},
    refused: no('ENGINE-END-1'),
    sentence: 'The game is over.',
  },
];

for (const { title, set, answer, refused, sentence: said } of ENGINE_CASES)
  test(`${refused.rule}: ${title} is refused`, () => {
    const match = newMatch();
    set?.(match);
    assert.deepEqual(why(match, answer), refused);
    assert.equal(sentence(match, refused), said);
  });

const STRANGE = [
  '',
  ':',
  'play',
  'play:',
  'play:x',
  'play:01',
  'play:1e0',
  'play:-1',
  'play:1:2',
  'play:1+2',
  'earn:0',
];
for (const option of [...STRANGE, ' earn', 'EARN', 'constructor', '__proto__'])
  test(`ENGINE-ASK-3: the option '${option}' is refused, not guessed at`, () => {
    const match = newMatch();
    match.state.world.piles.hands[0]!.cards = [1, 2];
    assert.deepEqual(why(match, { option }), no('ENGINE-ASK-3', { option }));
  });

test('an answer that says for which question it was meant is taken for that one', () => {
  const match = newMatch();
  tell(match, 0, 'earn');
  assert.equal(why(match, { nth: 1 }), undefined);
});

test('every engine refusal has words, and they need no text of the game', () => {
  const rules = new Set(ENGINE_CASES.map(c => c.refused.rule));
  assert.deepEqual(
    [...rules].sort(),
    Object.keys(ENGINE_TEXTS)
      .filter(key => key.startsWith('ENGINE'))
      .sort(),
  );
});

test("a rule's refusal with facts becomes a sentence of the game's own", () => {
  const match = newMatch();
  tell(match, 0, 'auction');
  const refused = why(match, { option: 'bid:3' })!;
  assert.deepEqual(refused, { rule: 'PA-BID-02', facts: { bid: 3, coins: 2 } });
  assert.equal(sentence(match, refused), 'A bid of 3 is more than your 2 coins.');
});

test('a refusal may name other words than those of its rule', () => {
  const refused = no('PA-BID-02', { coins: 1 }, 'PA-ACT-02');
  assert.deepEqual(refused, { rule: 'PA-BID-02', facts: { coins: 1 }, say: 'PA-ACT-02' });
  assert.equal(sentence(newMatch(), refused), 'You have a single coin already.');
});

test('a rule may refuse by its id alone', () => {
  assert.deepEqual(why(newMatch(), { option: 'stop' }), { rule: 'PA-END-02', facts: {} });
});

test('what is greyed out is refused for the reason it shows', () => {
  const match = newMatch();
  tell(match, 0, 'auction');
  const [decision] = explain(parlour, match.state);
  assert.deepEqual(
    decision!.options.map(({ id, refused }) => [id, refused]),
    ['bid:0', 'bid:1', 'bid:2', 'bid:3'].map(option => [option, why(match, { option })]),
  );
});

test('a refused answer changes nothing, whichever way it is given', () => {
  const match = matchFrom(w => (w.coins = [9, 0]), [3]);
  const before = copy(match.state);
  const answers: Answer[] = [
    { seat: 0, decision: 'turn.act', option: 'earn' },
    { seat: 1, decision: 'turn.act', option: 'roll' },
    { seat: 1, decision: 'aside.gift', option: 'give:0' },
    { seat: 0, decision: 'turn.act', option: 'fly' },
  ];
  for (const answer of answers) {
    assert.equal(apply(parlour, match.state, answer).ok, false);
    assert.ok(play(parlour, match.state, answer));
    assert.ok(match.answer(answer));
    assert.deepEqual(match.state, before);
  }
});

test('what the engine itself offers and asks has words', () => {
  const match = newMatch();
  tell(match, 0, 'auction', 'bid:1');
  const [{ prompt, options }] = explain(parlour, match.state, [0]) as [ReturnType<typeof explain>[number]];
  const { world } = match.state;
  assert.equal(words(parlour, prompt, { world }), 'You have answered; others still think.');
  assert.equal(words(parlour, options[0]!.label, { world }), 'Take my answer back');
});
