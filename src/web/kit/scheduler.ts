// The scheduler of the page: a queue of deferred work, one piece a task, so that the browser may draw or take a click
// in between; and work for idle moments and for the next frame.
const waiting: (() => void)[] = [];
/** Opened with the first work: where it is open a process outside a browser does not end. */
let channel: MessageChannel | undefined;

function nextTask(): void {
  channel ??= opened();
  channel.port2.postMessage(0);
}
function opened(): MessageChannel {
  const made = new MessageChannel();
  made.port1.addEventListener('message', () => {
    const work = waiting.shift();
    if (waiting.length) nextTask();
    work?.();
  });
  made.port1.start();
  return made;
}

/** Puts work at the end of the queue. */
export function defer(work: () => void): void {
  if (waiting.push(work) === 1) nextTask();
}

/** Puts work at the head of the queue: it runs in the next task, before all other deferred work. */
export function deferFirst(work: () => void): void {
  if (waiting.unshift(work) === 1) nextTask();
}

/** Runs pieces of work in idle moments, one in each, until they are done or what is returned is called: work for a part
 *  of the page that is gone would read what is no longer there. */
export function whenIdle(pieces: readonly (() => void)[]): () => void {
  const later = globalThis.requestIdleCallback ?? setTimeout;
  let next = 0;
  const work = (): void => {
    pieces[next++]?.();
    if (next < pieces.length) later(work);
  };
  later(work);
  return () => void (next = pieces.length);
}

/** Runs work right before the next frame. Pages that nobody sees have no frames, so a timer stands in for them. */
export const nextFrame = (work: () => void): void =>
  void (document.hidden ? setTimeout(work, 100) : requestAnimationFrame(work));
