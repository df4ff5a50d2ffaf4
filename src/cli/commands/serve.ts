// longbox serve: the match server, until it is told to stop.
import { once } from 'node:events';
import { configFrom, VARIABLES, type Config } from '#server/config.ts';
import { startServer } from '#server/serve.ts';
import type { Command, Given, Place } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { pathFrom } from '../places.ts';

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

async function runServe(given: Given, place: Place): Promise<number> {
  const config = settings(given, place);
  const server = await startServer(config).catch((error: unknown) => {
    throw new Complaint(`The server cannot start: ${(error as Error).message}`);
  });
  place.terminal.say(`Longbox is served at ${server.address}. Stop it with Ctrl-C.`);
  if (!place.signal.aborted) await once(place.signal, 'abort');
  await server.close();
  return 0;
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
