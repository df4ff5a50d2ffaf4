// The process in which one server runs; on request it says what it uses.
import { taskOf, tell } from './child.ts';
import { SERVERS, type ServerName } from './contestants.ts';

export interface ServerTask {
  name: ServerName;
  /** For what must last. */
  folder: string;
}

const USED = {
  /** Milliseconds of CPU time so far. */
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  /** Bytes that are really in use. */
  memory(): number {
    globalThis.gc!();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
};
export type Used = keyof typeof USED;

const { name, folder } = taskOf<ServerTask>();
const { serve } = await SERVERS[name]();
process.on('message', (what: Used) => tell(USED[what]()));
tell(await serve(folder));
