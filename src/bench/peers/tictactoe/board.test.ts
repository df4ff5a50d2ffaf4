// The peers play tic-tac-toe by the same rules as ours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tictactoe } from '#games/tictactoe/game.ts';
import { limitReplays, opening, oursReplays, peerReplays, scripts } from '../../measures/tictactoe.ts';
import { clone, play } from '#engine/apply.ts';
import { quickRandom } from '#engine/random.ts';
import { isRefused, makeMove } from '../boardgameio.ts';
import { Board } from './board.ts';
import { peer } from './boardgameio.ts';

test('ready-made games end the same for everybody', () => {
  const winners = new Set<number>();
  for (const script of scripts(60, 5)) {
    winners.add(script.winner);
    assert.equal(oursReplays(script, opening()), script.winner);
    assert.equal(peerReplays(script, peer.opening(2)), script.winner);
    assert.equal(limitReplays(script), script.winner);
  }
  assert.deepEqual(winners, new Set([-1, 0, 1]));
});

test('everybody refuses the same moves and is left as it was', t => {
  t.mock.method(console, 'error', () => undefined); // boardgame.io complains aloud
  const dice = quickRandom(9);
  for (let game = 0; game < 20; game++) {
    const [ours, board] = [clone(tictactoe, opening()), new Board()];
    let peers = peer.opening(2);
    for (let i = 0; i < 25; i++) {
      const [seat, cell] = [dice.below(2), dice.below(10)];
      const answer = { seat, decision: 'turns.mark', option: `mark:${cell}` };
      const rule = play(tictactoe, ours, answer)?.rule;
      const refused = rule !== undefined;
      const next = peer.play(peers, makeMove('mark', [cell], String(seat)));
      assert.equal(isRefused(next), refused);
      assert.equal(board.answer(answer), rule);
      if (!refused) peers = next;
      assert.deepEqual(board.cells, ours.world.cells);
      assert.deepEqual(
        peers.G.cells.map(mark => Number(mark ?? -1)),
        ours.world.cells,
      );
    }
    assert.equal(board.isOver, ours.result !== null);
  }
});

test('a copied board is another board', () => {
  const board = new Board();
  board.mark(0, 4);
  const copy = board.copy();
  assert.deepEqual(copy, board);
  copy.mark(1, 0);
  assert.deepEqual(board.legal(), [0, 1, 2, 3, 5, 6, 7, 8]);
});
