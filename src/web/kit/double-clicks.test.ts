// Double clicks: the second half is swallowed, a click after one elsewhere is not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DoubleClicks } from './double-clicks.ts';

/** A board in a page; a click on the board passes the page first. */
function pageWithBoard() {
  const page = new EventTarget();
  const root = Object.assign(new EventTarget(), { ownerDocument: page });
  const clicks = new DoubleClicks();
  let now = 0;
  const stop = clicks.swallow(root as unknown as HTMLElement, () => now);
  const at = (x: number, y: number): Event =>
    Object.assign(new Event('click', { cancelable: true }), { clientX: x, clientY: y });
  /** Is the click swallowed? */
  const onBoard = (x: number, y: number): boolean => {
    page.dispatchEvent(at(x, y));
    return !root.dispatchEvent(at(x, y));
  };
  const elsewhere = (x: number, y: number): void => void page.dispatchEvent(at(x, y));
  return { clicks, onBoard, elsewhere, stop, wait: (ms: number) => (now = ms) };
}

test('the second and third click at the same place are swallowed once an answer was given', () => {
  const { clicks, onBoard } = pageWithBoard();
  assert.equal(onBoard(50, 50), false);
  clicks.answered();
  assert.equal(onBoard(52, 51), true);
  assert.equal(onBoard(52, 51), true);
});

test('a click later, farther away, or after one elsewhere is a first one', () => {
  const late = pageWithBoard();
  late.onBoard(50, 50);
  late.clicks.answered();
  late.wait(301);
  assert.equal(late.onBoard(50, 50), false);

  const far = pageWithBoard();
  far.onBoard(50, 50);
  far.clicks.answered();
  assert.equal(far.onBoard(50, 70), false);

  const bar = pageWithBoard();
  bar.onBoard(50, 50);
  bar.clicks.answered();
  bar.elsewhere(50, 400);
  assert.equal(bar.onBoard(50, 50), false);
});
