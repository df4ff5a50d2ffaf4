// Timers that keep no process alive, wherever they run: in Node and in browsers.
export type Timer = ReturnType<typeof setTimeout>;

const quiet = (timer: Timer): Timer => {
  (timer as { unref?: () => void }).unref?.();
  return timer;
};
export const later = (run: () => void, milliseconds: number): Timer => quiet(setTimeout(run, milliseconds));
export const every = (milliseconds: number, run: () => void): Timer =>
  quiet(setInterval(run, milliseconds) as unknown as Timer);
