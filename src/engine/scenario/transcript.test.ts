// A match as a text: what was asked and answered, what happened, how it ended.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineGame, procedure } from '../game.ts';
import { Match, newRecord } from '../match.ts';
import { matchFrom, newMatch, parlour, tell } from '../testing/sample-game.ts';
import { sentence, transcript } from './transcript.ts';

/** Rock, paper, scissors: both choose in secret; equals choose again. */
const CALLED = ['rock', 'paper', 'scissors'];
const duel = procedure<object>()({
  choose: {
    rule: 'RP-CHO-01',
    idle: 'rock',
    all: () => [0, 1],
    choices: { rock: {}, paper: {}, scissors: {} },
    reveal(t, _my, picks) {
      const [mine, yours] = [0, 1].map(seat => CALLED.indexOf(picks[seat]![0]!.verb)) as [number, number];
      t.log('shown', { mine, yours });
      if (mine === yours) return 'choose';
      const winner = (mine - yours + 3) % 3 === 1 ? 0 : 1;
      const ranks = winner === 0 ? [1, 2] : [2, 1];
      return t.finish({ ranks, rule: 'RP-END-01', reason: { say: 'beaten', facts: { seat: winner } } });
    },
  },
});
const rps = defineGame<object>({
  id: 'rps',
  name: 'Rock, paper, scissors',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({}),
  first: 'duel',
  procedures: { duel },
  copy: w => ({ ...w }),
  texts: { shown: '{mine:hand} meets {yours:hand}.', beaten: '{seat} wins.' },
  names: { hand: n => CALLED[n]! },
});

test('a transcript reads from the opening to the result', () => {
  const match = new Match(rps, newRecord(rps, { seats: 2, seed: '0'.repeat(32), options: { best: 1 } }));
  tell(match, 0, 'rock');
  tell(match, 1, 'rock');
  tell(match, 1, 'paper', 'unseal', 'scissors');
  tell(match, 0, 'rock');
  assert.equal(
    transcript(rps, match.record),
    `rps 1, 2 seats, seed 00000000000000000000000000000000
options {"best":1}
   1  duel.choose (RP-CHO-01) seat 0: rock, one of 3
   2  duel.choose (RP-CHO-01) seat 1: rock, one of 3
      rock meets rock.
   3  duel.choose (RP-CHO-01) seat 1: paper, one of 3
   4  duel.choose (RP-CHO-01) seat 1: unseal, one of 1
   5  duel.choose (RP-CHO-01) seat 1: scissors, one of 3
   6  duel.choose (RP-CHO-01) seat 0: rock, one of 3
      rock meets scissors.
ranks 1 2 (RP-END-01): seat 0 wins.
`,
  );
});

test('a match that goes on has no line for the result, and one without options none for those', () => {
  const match = newMatch();
  tell(match, 0, 'earn');
  assert.deepEqual(transcript(parlour, match.record).split('\n').slice(1), [
    '   1  turn.act (PA-ACT-01) seat 0: earn, one of 12',
    '      seat 0 earns a coin and has 3.',
    '',
  ]);
});

test('acts aside are told like others', () => {
  const match = newMatch();
  match.answer({ seat: 1, decision: 'aside.gift', option: 'give:0' });
  assert.match(transcript(parlour, match.record), / {3}1 {2}aside\.gift \(PA-GIF-01\) seat 1: give:0, one of 1\n/);
});

test('what happened is told as the viewer may know it', () => {
  const match = matchFrom(w => {
    w.piles.deck.cards = [3];
    w.piles.deck.seen = [0];
  });
  tell(match, 0, 'draw');
  assert.match(transcript(parlour, match.record), /seat 0 draws card 3\./);
  assert.match(transcript(parlour, match.record, 0), /seat 0 draws card 3\./);
  assert.match(transcript(parlour, match.record, 1), /seat 0 draws a plain card\./);
  assert.match(transcript(parlour, match.record, 'spectator'), /seat 0 draws a plain card\./);
});

test('what others have picked, and the seed, are read only by those who may see everything', () => {
  const match = newMatch();
  tell(match, 0, 'stash:10');
  assert.deepEqual(transcript(parlour, match.record, 0).split('\n'), [
    'parlour 3, 2 seats',
    '   1  turn.act (PA-ACT-01) seat 0: stash:10, one of 12',
    '      seat 0 stashes card 10.',
    '',
  ]);
  assert.deepEqual(transcript(parlour, match.record, 1).split('\n'), [
    'parlour 3, 2 seats',
    '   1  turn.act (PA-ACT-01) seat 0',
    '      seat 0 stashes a dark card.',
    '',
  ]);
});

test('names are those of what lies open: things that are hidden are not there to be told', () => {
  const names = { ...parlour.names, place: (_n: number, w: object) => Object.keys(w).join(' ') };
  const nosy = defineGame({ ...parlour, names, texts: { looked: 'Look at {place}.' } });
  const open = Object.keys(newMatch().state.world).filter(key => key !== 'piles' && key !== 'secrets');
  const event = { kind: 'looked', facts: { place: 0 } };
  assert.ok(open.length < Object.keys(newMatch().state.world).length);
  assert.equal(sentence(nosy, newMatch().state, event, 'everything'), `Look at ${open.join(' ')}.`);
});

test('one event can be told alone', () => {
  const event = { kind: 'rolled', facts: { seat: 1, pips: 4 } };
  assert.equal(sentence(parlour, newMatch().state, event, 0), 'seat 1 rolls 4.');
});
