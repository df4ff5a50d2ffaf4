// The process whose server is sent what costs it most; on request it says how long it has worked without a pause.
import { configFrom } from '#server/config.ts';
import { startServer } from '#server/serve.ts';
import { taskOf, tell } from '../server/child.ts';

export interface ServerTask {
  /** The file of its store. */
  file: string;
}
const { file } = taskOf<ServerTask>();
const { address } = await startServer(
  configFrom({ PORT: '0', LONGBOX_FILE: file, LONGBOX_LOG: 'error', LONGBOX_TRUST_PROXY: 'yes' }),
);

/** CPU milliseconds of the server's own thread: what others take of the machine does not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let [longest, last] = [0, worked()];
setInterval(() => {
  const now = worked();
  [longest, last] = [Math.max(longest, now - last), now];
}, 1);
process.on('message', () => {
  tell({ longest });
  longest = 0;
});
tell({ address });
