// The process in which one contestant's server runs; asked, it tells what it has used so far.
import { taskOf, tell } from './child.ts';
import { CONTESTANTS, type Name } from './contestant.ts';

export interface ServerTask {
  name: Name;
  /** For what must last. */
  folder: string;
}
export interface Usage {
  /** Milliseconds of CPU time. */
  cpu: number;
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000 };
}

const { name, folder } = taskOf<ServerTask>();
const { serve } = await CONTESTANTS[name]!();
process.on('message', () => tell(usage()));
tell({ port: await serve(folder) });
