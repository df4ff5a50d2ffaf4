// The process that talks to the floor: as many tables and sockets as a real game has, and as many bytes.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { taskOf, tell } from './child.ts';
import { HOST } from './contestants.ts';
import { Seen } from './seen.ts';

export interface FloorTask extends Traffic {
  port: number;
  tables: number;
  seats: number;
  answers: number;
}
/** Bytes for an answer: what a client sends, and what all of them receive. */
export interface Traffic {
  said: number;
  heard: number;
}

interface Place {
  socket: WebSocket;
  seen: Seen;
}
const { port, tables, seats, answers, said, heard } = taskOf<FloorTask>();
const text = 'x'.repeat(Math.round(said));
let made = 0;

async function seated(): Promise<Place[]> {
  const address = `ws://${HOST}:${port}/?table=${made++}&bytes=${Math.round(heard / seats)}`;
  return await Promise.all(
    Array.from({ length: seats }, async () => {
      const socket = new WebSocket(address);
      const seen = new Seen();
      socket.on('message', () => seen.saw(seen.latest + 1));
      await once(socket, 'open');
      return { socket, seen };
    }),
  );
}

/** Talks at all tables, a message under way at each, until so many have been acknowledged. */
async function talked(): Promise<void> {
  const all = await Promise.all(Array.from({ length: tables }, seated));
  let given = 0;
  const talk = async (places: readonly Place[]): Promise<void> => {
    for (let n = 0; given < answers; n++) {
      given++;
      const { socket, seen } = places[n % seats]!;
      socket.send(text);
      await seen.until(n);
    }
  };
  if (made > tables * WARM) await begin();
  await Promise.all(all.map(talk));
  for (const { socket } of all.flat()) socket.terminate();
}
async function begin(): Promise<void> {
  tell({});
  await once(process, 'message');
}

/** The rounds before counting, as in a real game. */
const WARM = 3;
for (let n = 0; n <= WARM; n++) await talked();
tell({});
