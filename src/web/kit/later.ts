// Work that can wait, one piece a task: between two of them the browser may draw, or hear a click.
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

export function later(work: () => void): void {
  waiting.push(work);
  port2.postMessage(0);
}

/** Before the browser draws next. Pages that nobody sees have no frames. */
export const nextFrame = (work: () => void): void =>
  void (document.hidden ? setTimeout(work, 100) : requestAnimationFrame(work));
