// The process that plays a real game at many tables: cheap players, each of whom answers by chance what is asked.
import { once } from 'node:events';
import { quickRandom } from '#engine/random.ts';
import type { Seat } from '#engine/types.ts';
import { taskOf, tell } from './child.ts';
import type { Traffic } from './floor-load.ts';
import { Client, newTable, tableOf } from './ours-client.ts';
import { optionsFor, type RealGame } from './real-games.ts';

export interface RealTask {
  game: RealGame;
  port: number;
  /** Answers at all tables together. */
  answers: number;
}
export interface RealCount extends Traffic {
  /** Acknowledged. */
  answers: number;
}

const { game, port, answers } = taskOf<RealTask>();
const dice = quickRandom(1);

/** A new table, a client on each of its seats. */
async function seated(): Promise<Client[]> {
  const { table, tokens } = await newTable(port, tableOf(game.id, await optionsFor(game, dice), game.seats));
  const clients = await Promise.all(tokens.map(token => Client.arrive(port, token)));
  await Promise.all(clients.map(client => client.watch(table)));
  return clients;
}
async function allSeated(): Promise<Client[][]> {
  const tables: Client[][] = [];
  while (tables.length < game.tables) tables.push(await seated());
  return tables;
}

/** Plays at all tables until so many answers are acknowledged, or all games are over; returns how many were. */
async function played(tables: readonly Client[][]): Promise<number> {
  let given = 0;
  const play = async (clients: readonly Client[]): Promise<void> => {
    let latest = clients[0]!;
    for (let waitingFor; (waitingFor = latest.doc!.view!.waitingFor).length && given < answers;) {
      const seat = waitingFor[dice.below(waitingFor.length)]!;
      const client = clients[seat]!;
      await client.seen.until(latest.seen.latest);
      given++;
      await answer(client, seat);
      latest = client;
    }
  };
  await Promise.all(tables.map(play));
  return given;
}
async function answer(client: Client, seat: Seat): Promise<void> {
  const { id: decision, nth, options } = client.doc!.view!.decisions.find(({ idle }) => idle !== undefined)!;
  const legal = options.filter(({ refused }) => !refused);
  await client.request({ do: 'answer', seat, decision, option: legal[dice.below(legal.length)]!.id, nth });
}

/** Bytes at all tables so far. */
function traffic(tables: readonly Client[][]): Traffic {
  const all = tables.flat().map(client => client.traffic);
  const sum = (what: keyof Traffic): number => all.reduce((bytes, one) => bytes + one[what], 0);
  return { said: sum('said'), heard: sum('heard') };
}

/** The rounds of answers before counting, until code that runs often has been compiled on both sides. */
const WARM = 3;
for (let n = 0; n < WARM; n++) await played(await allSeated());
const tables = await allSeated();
tell({});
await once(process, 'message');
const before = traffic(tables);
const given = await played(tables);
const after = traffic(tables);
tell({
  answers: given,
  said: (after.said - before.said) / given,
  heard: (after.heard - before.heard) / given,
} satisfies RealCount);
