// longbox serve: the match server, until it is told to stop.
import { once } from 'node:events';
import { configFrom, VARIABLES } from '#server/config.ts';
import { startServer } from '#server/serve.ts';
import type { Command, Given, Place } from '../command.ts';
import { Complaint } from '../complaint.ts';

export const serve: Command = {
  name: 'serve',
  does: 'run the match server',
  usage: '[options]',
  words: 0,
  about: [
    'Plays matches over HTTP and WebSocket and keeps every answer before it says so. Stops on Ctrl-C without losing',
    'anything. Settings come from the environment:',
    ...VARIABLES.map(({ name, usual, help }) => `${name} (${usual === '' ? 'none' : usual}): ${help}.`),
  ],
  flags: {
    port: { value: 'N', help: 'port to listen on, instead of PORT' },
    file: { value: 'FILE', help: 'the SQLite file, instead of LONGBOX_FILE' },
  },
  examples: ['serve', 'serve --port 9000 --file games.db'],
  run: runServe,
};

async function runServe(given: Given, place: Place): Promise<number> {
  const port = given.text('port');
  const file = given.text('file');
  const env = {
    ...process.env,
    ...(port !== undefined && { PORT: port }),
    ...(file !== undefined && { LONGBOX_FILE: file }),
  };
  const server = await startServer(settings(env)).catch((error: unknown) => {
    throw new Complaint(`The server cannot start: ${(error as Error).message}`);
  });
  place.terminal.say(`Longbox is served at ${server.address}. Stop it with Ctrl-C.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
}
function settings(env: Record<string, string | undefined>): ReturnType<typeof configFrom> {
  try {
    return configFrom(env);
  } catch (error) {
    throw new Complaint((error as Error).message);
  }
}
