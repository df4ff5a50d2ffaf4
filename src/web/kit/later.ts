// Work that can wait, one piece a task: between two of them the browser may draw, or hear a click.
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => {
  const work = waiting.shift();
  if (waiting.length) port2.postMessage(0);
  work?.();
});
port1.start();

export function later(work: () => void): void {
  if (waiting.push(work) === 1) port2.postMessage(0);
}

/** As soon as the browser has had its turn, before anything else that waits. */
export function soon(work: () => void): void {
  if (waiting.unshift(work) === 1) port2.postMessage(0);
}

/** When nobody waits for anything, piece by piece. */
export const whenIdle = (pieces: readonly (() => void)[]): void =>
  void (globalThis.requestIdleCallback ?? setTimeout)(() => {
    pieces[0]?.();
    if (pieces.length > 1) whenIdle(pieces.slice(1));
  });

/** Before the browser draws next. Pages that nobody sees have no frames. */
export const nextFrame = (work: () => void): void =>
  void (document.hidden ? setTimeout(work, 100) : requestAnimationFrame(work));
