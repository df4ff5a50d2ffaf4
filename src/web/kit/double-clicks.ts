// Double clicks on a board: the second half of one must not answer the question that the first half brought up.
/** Milliseconds and pixels: a click so soon after another, so near to it, is the second half of a double click. */
const DOUBLE_CLICK = 300;
const SAME_PLACE = 12;

export class DoubleClicks {
  /** The last click anywhere on the page, the one before it, and the one that gave the last answer. */
  private latest = { x: 0, y: 0 };
  private before = this.latest;
  private answering = this.latest;

  /** The last click has given an answer. */
  answered(): void {
    this.answering = this.latest;
  }
  /** Swallows second halves on this part of the page; gives the way to stop it. Clicks elsewhere, on the bar for
   *  example, count too: after one of them a click is a first one again. */
  swallow(root: HTMLElement, sinceAnswer: () => number): () => void {
    const note = ({ clientX: x, clientY: y }: MouseEvent): void => {
      this.before = this.latest;
      this.latest = { x, y };
    };
    const stop = (event: MouseEvent): void => {
      const way = Math.hypot(this.latest.x - this.answering.x, this.latest.y - this.answering.y);
      if (this.before !== this.answering || sinceAnswer() > DOUBLE_CLICK || way > SAME_PLACE) return;
      // A third click is swallowed as well.
      this.answering = this.latest;
      event.stopPropagation();
      event.preventDefault();
    };
    const page = root.ownerDocument;
    page.addEventListener('click', note, { capture: true });
    root.addEventListener('click', stop, { capture: true });
    return () => page.removeEventListener('click', note, { capture: true });
  }
}
