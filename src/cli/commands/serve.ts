// longbox serve: the match server, until it is stopped. The server itself is loaded when it is to run, so that no
// other command waits for it.
import { once } from 'node:events';
import { configFrom, VARIABLES, type Config } from '#server/config.ts';
import type { Running } from '#server/serve.ts';
import { within } from '#server/promise-timeout.ts';
import type { Command, Given, Place } from '../command.ts';
import { pathFrom } from '../files/places.ts';
import { Complaint } from '../screen/complaint.ts';

export const serve: Command = {
  name: 'serve',
  does: 'run the match server',
  usage: '[options]',
  words: 0,
  about: [
    'Plays matches over HTTP and WebSocket and keeps every answer before it says so. Stops on Ctrl-C without losing',
    'anything.',
  ],
  settings: VARIABLES.map(({ name, usual, help }) => [`${name}=${usual}`, help]),
  flags: {
    port: { value: 'N', help: 'port to listen on, instead of PORT' },
    file: { value: 'FILE', help: 'the SQLite file, instead of LONGBOX_FILE' },
  },
  examples: ['serve', 'serve --port 9000 --file games.db'],
  run: runServe,
};

/** Milliseconds for a store that does not answer any more, when the server is to end. */
const LAST_PATIENCE = 5000;

async function runServe(given: Given, place: Place): Promise<number> {
  const { terminal, signal } = place;
  const config = settings(given, place);
  const [{ startServer }, { siteIsBuilt }] = await Promise.all([
    import('#server/serve.ts'),
    import('#server/http/site.ts'),
  ]);
  const server = await startServer(config).catch((error: unknown) => {
    throw new Complaint(`The server cannot start: ${(error as Error).message}${adviceOn(error as Error, place)}`);
  });
  if (!siteIsBuilt()) terminal.mutter("The site is not built, so there is only the API. 'npm run build' builds it.");
  terminal.say(`Longbox is served at ${server.address}. Stop it with Ctrl-C.`);
  if (!signal.aborted) await once(signal, 'abort');
  await end(server);
  return 0;
}
const OTHER_PORT = 9000;
/** Advice on what to type instead, where another port helps. */
function adviceOn({ cause }: Error, { env, program }: Place): string {
  const { syscall, code = '' } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  if (syscall !== 'listen' || !['EADDRINUSE', 'EACCES'].includes(code)) return '';
  const command = env.npm_lifecycle_event === 'start' ? 'npm start --' : `${program} serve`;
  return ` Choose another one: ${command} --port ${OTHER_PORT}`;
}
async function end(server: Running): Promise<void> {
  const closed = server.close().then(() => true);
  if (await within(LAST_PATIENCE, closed)) return;
  throw new Complaint('The store does not answer, so the server ends without it. What was acknowledged is not lost.');
}
/** A file is looked for where the command was typed. */
function settings(given: Given, place: Place): Config {
  const port = given.text('port') ?? place.env.PORT;
  const wanted = given.text('file') ?? place.env.LONGBOX_FILE;
  try {
    const config = configFrom({ ...place.env, PORT: port, LONGBOX_FILE: wanted });
    return config.file === ':memory:' ? config : { ...config, file: pathFrom(place, config.file) };
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}
