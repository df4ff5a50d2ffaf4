// For tests only: a host whose clock moves when told to, and bots that answer when told to.
import { setImmediate as turn } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import type { Game } from '#engine/game.ts';
import type { Job, Thinkers } from '../live/bot-turns.ts';
import { Host, type HostParts } from '../live/host.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '../store.ts';
import { lastPause } from '../time-slices.ts';
import { gamesOf, NOON, parlourGame } from './parlour.ts';

export class Thoughts implements Thinkers {
  readonly jobs: (Job & { answer(option: string): void; fail(): void })[] = [];
  choose(job: Job): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.jobs.push({ ...job, answer: resolve, fail: () => reject(new Error('no idea')) });
    return promise;
  }
}

export interface Stage {
  host: Host;
  store: Store;
  thoughts: Thoughts;
  failures: unknown[];
  /** What chance gives next; then a half each time. */
  chances: number[];
  /** Time passes; what comes of it is done when this resolves. */
  wait(milliseconds: number): Promise<void>;
  /** A new host on what the last one has kept, perhaps after a while and with other games. */
  restart(after?: number, ...games: Game[]): Promise<Host>;
}

/** A host on a store in memory; the clock stands still at noon. */
export function stage(
  t: TestContext,
  change: (store: Store) => Store = store => store,
  parts: Partial<HostParts> = {},
): Stage {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: NOON });
  const disk = openSqlite(':memory:');
  const store = change(disk);
  const thoughts = new Thoughts();
  const failures: unknown[] = [];
  const chances: number[] = [];
  const newHost = (games: Game[]): Host =>
    new Host({
      store: lent(store),
      thinkers: thoughts,
      games: gamesOf(...games),
      bots: ['random', 'greedy', 'veteran', 'mastermind'],
      elapsed: () => Date.now(),
      chance: () => chances.shift() ?? 0.5,
      failed: error => void failures.push(error),
      ...parts,
    });
  const it: Stage = {
    host: newHost([parlourGame]),
    store,
    thoughts,
    failures,
    chances,
    async wait(milliseconds) {
      for (let left = milliseconds; left > 0; left -= 1000) {
        t.mock.timers.tick(Math.min(1000, left));
        await settled();
      }
    },
    async restart(after = 0, ...games) {
      await it.host.close();
      t.mock.timers.tick(after);
      return (it.host = newHost(games.length ? games : [parlourGame]));
    },
  };
  t.after(async () => {
    await it.host.close();
    await disk.close();
  });
  return it;
}

/** The store for one host: closed to it when it closes it, and still there for the next. */
function lent(store: Store): Store {
  let isOpen = true;
  const append: Store['append'] = (change, until) =>
    isOpen ? store.append(change, until) : Promise.reject(new Error('The store is closed.'));
  const close = async (): Promise<void> => void (isOpen = false);
  return Object.create(store, { append: { value: append }, close: { value: close } }) as Store;
}

/** Lets what is under way come to its end: a commit takes a turn of the event loop. Tasks that pause, as they do where
 *  the machine is busy, are waited for as well. */
export async function settled(): Promise<void> {
  for (let pause; pause !== lastPause();) {
    await (pause = lastPause());
    for (let n = 0; n < 12; n++) await turn();
  }
}
