// For tests only: bots that misbehave, each in its own way.
import { botNamed as wellBehaved } from '#bots/bots.ts';
import type { Bot } from '#bots/bot.ts';

const loop = (): never => {
  for (;;);
};
const hoard = (): never => {
  for (const kept: number[][] = []; ;) kept.push(new Array<number>(100_000).fill(0.5));
};
const fail = (): never => {
  throw new Error('no idea');
};
const leave = (): never => process.exit(3);
/** Tells what it has found so far (stage 1), and answers otherwise (stage 3) when it may go on (stage 2). */
const ponder: Bot['choose'] = (_game, known, _random, limit) => {
  const { stage } = known as unknown as { stage: Int32Array };
  limit!.soFar!('first');
  Atomics.store(stage, 0, 1);
  Atomics.notify(stage, 0);
  Atomics.wait(stage, 0, 1);
  Atomics.store(stage, 0, 3);
  Atomics.notify(stage, 0);
  return 'hold';
};
/** Nobody catches it, so it ends the thread. */
const stumble = (): string => {
  setImmediate(fail);
  return 'hold';
};

/** Has an answer long before it gives one. */
const dawdle: Bot['choose'] = (_game, _known, _random, limit) => {
  limit!.soFar!('first');
  limit!.soFar!('second');
  while (!limit!.enough!()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  return 'third';
};
/** Answers with the milliseconds that it may think. */
const boast: Bot['choose'] = (_game, _known, _random, limit) => String(limit!.milliseconds);

const ODD: Record<string, Bot['choose']> = { loop, hoard, fail, leave, ponder, stumble, dawdle, boast };

export const botNamed = (name: string): Bot | undefined =>
  name in ODD ? { name, about: 'misbehaves', choose: ODD[name]! } : wellBehaved(name);
