// Nobody is told what a seat should not know: random games through the host, subscribers at every seat and outside,
// and every message they are sent looked through. LONGBOX_LEAK_GAMES=500 plays more of them, watched from the beginning
// to the end; usually everybody comes at some moment and stays for a while.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId, legal, sampledOption } from '#engine/ask.ts';
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import { determinize } from '#engine/knowledge.ts';
import { patched } from '#engine/patch.ts';
import { quickRandom } from '#engine/random.ts';
import { commitment } from '#engine/seed.ts';
import type { Event, Pile, Secret, Seat, State, Viewer, World } from '#engine/types.ts';
import { auctionHouse } from '#games/auction/game.ts';
import { SHELF } from '#games/index.ts';
import type { GameEntry } from '#engine/game-entry.ts';
import { decide } from '../commands/decide.ts';
import { docParts, newTranscript, withLog } from '../documents/documents.ts';
import { Games } from '../live/games.ts';
import { Host } from '../live/host.ts';
import type { LiveTable } from '../live/live-table.ts';
import { Problem } from '../problem.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { SentDoc } from '#protocol/short-options.ts';
import type { FromServer, Command } from '#protocol/socket.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Table } from '../log/table.ts';

const LONG = process.env['LONGBOX_LEAK_GAMES'];
const GAMES = Number(LONG ?? 40);
/** Answers that are watched, and before which somebody comes at the latest. */
const WATCHED = LONG === undefined ? 40 : Infinity;
const LATEST = LONG === undefined ? 120 : 1;
/** One moment in so many is looked at with guesses. */
const EVERY = 16;
const MOST_ANSWERS = 400;
const HOUSE: GameEntry = {
  id: 'auction',
  name: 'Auction house',
  seats: { min: 2, max: 5 },
  load: async () => auctionHouse as unknown as Game,
};
const games = new Games([...SHELF, HOUSE]);
const IDS = [...SHELF.map(({ id }) => id), HOUSE.id];
const AROUND = { bots: ['greedy'], isAway: () => false, now: 0 };

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;
const somebody = (n: number): Somebody => ({ id: `player${n}`.padEnd(12, 'x'), name: `Player ${n}` });

/** Somebody who reads every message with suspicion. */
class Reader {
  readonly viewer: Viewer;
  readonly player: string | null;
  doc: SentDoc | undefined;
  messages = 0;
  private readonly game: Sitting;

  constructor(viewer: Viewer, game: Sitting) {
    this.viewer = viewer;
    this.player = typeof viewer === 'number' ? somebody(viewer).id : null;
    this.game = game;
  }
  send(text: string): void {
    this.messages++;
    const message = JSON.parse(text) as FromServer;
    this.game.scan(text);
    if (message.say === 'table') this.doc = message.doc;
    if (message.say === 'patch') this.doc = patched(this.doc!, message.patch);
    if (message.say === 'table' || message.say === 'patch') this.game.compare(this.doc!, this.viewer);
  }
}

/** One random game at a host. */
class Sitting {
  readonly random: Random;
  readonly host: Host;
  readonly live: LiveTable;
  readonly readers: Reader[];
  looks = 0;
  private commands = 0;

  constructor(host: Host, live: LiveTable, seed: number) {
    this.random = quickRandom(seed);
    this.host = host;
    this.live = live;
    const seats = this.table.seats.map((_, seat) => seat);
    this.readers = [...seats, 'spectator' as const].map(viewer => new Reader(viewer, this));
  }
  get table(): Table {
    return this.live.table;
  }
  get state(): State {
    return this.table.match!.state;
  }

  async play(): Promise<void> {
    for (let n = this.random.below(LATEST); n > 0 && this.isGoing(n); n--) await this.request(this.waitedFor());
    for (const reader of this.readers) await this.live.subscribe(reader);
    for (let n = 0; n < WATCHED && this.isGoing(0); n++) {
      if (this.random.below(EVERY) === 0) this.guess();
      await this.request(this.waitedFor());
    }
    for (const seat of this.table.seats.keys()) await this.command(seat, { do: 'resign', seat });
    for (const reader of this.readers) this.compare(reader.doc!, reader.viewer);
  }

  /** Is there so much left to play? */
  private isGoing(left: number): boolean {
    return this.table.status === 'running' && this.table.match!.length + left < MOST_ANSWERS;
  }
  private waitedFor(): Seat {
    return pick(this.table.waitingFor, this.random);
  }
  /** Mostly an answer; now and then one that is refused, talk, or something to take back. */
  private async request(seat: Seat): Promise<void> {
    const { random } = this;
    switch (random.below(24)) {
      case 0:
        return this.command(seat, { do: 'say', text: 'What do you hold?' });
      case 1:
        return this.command(seat, { do: 'undo', seat });
      case 2: {
        const offer = this.table.offers[0];
        const other = random.below(this.table.seats.length);
        return offer && this.command(other, { do: 'agree', seat: other, offer: offer.n });
      }
      case 3:
        return this.command(seat, this.odd(seat));
      default:
        return this.command(seat, this.answer(seat));
    }
  }
  private answer(seat: Seat): Command {
    const { random, state } = this;
    const { game } = this.table.match!;
    const composed = random.below(6) === 0 ? sampledOption(game, state, seat, random) : undefined;
    const option = composed ?? pick(legal(game, state, seat), random);
    return { do: 'answer', seat, decision: decisionId(state), option, nth: state.answered[seat]! };
  }
  /** Something greyed out, or with another number in it. */
  private odd(seat: Seat): Command {
    const { random, state } = this;
    const options = this.table.game.explain(state, [seat]).flatMap(d => d.options.map(({ id }) => [d.id, id] as const));
    const [decision, option] = options.length ? pick(options, random) : [decisionId(state), 'x'];
    const changed = random.below(2) ? option : option.replaceAll(/\d+/g, () => String(random.below(80)));
    return { do: 'answer', seat, decision, option: changed, nth: state.answered[seat]! };
  }
  /** A refusal must not depend on what the seat does not know, and must not tell it. */
  private async command(seat: Seat, command: Command): Promise<void> {
    const { table } = this;
    const who = somebody(seat);
    const says = command.do === 'answer' ? refusalOf(table, who, command) : undefined;
    if (says !== undefined) {
      this.scan(says);
      const guessed = withState(table, this.guessOf(seat), () => refusalOf(table, who, command));
      assert.equal(guessed, says, `a refusal tells seat ${seat} something: ${JSON.stringify(command)}`);
    }
    await this.host.request(this.live.id, who, `k${++this.commands}`, command).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      this.scan(error.message);
    });
  }

  // ---- what must not be there ---------------------------------------------------------------------------------

  /** Words that nobody should read: the seed until the end, who has seen what, secrets, the dice. */
  scan(text: string): void {
    const isOver = this.table.status === 'over';
    const { record } = this.table.match!;
    if (!isOver) assert.ok(!text.includes(record.seed) && !/"(seed|salt)":/.test(text), 'the seed is told');
    assert.doesNotMatch(text, /"seen":\[[^\]]|"seen":[1-9]/, 'who has seen what is told');
    assert.doesNotMatch(text, /"(random|script|learned|secret|reseeds|tokenHash)":/, 'the inside is told');
  }
  /** Looks at a document beside the true state, without the code that made it. */
  compare(doc: SentDoc, viewer: Viewer): void {
    const { table } = this;
    assert.equal(doc.viewer, viewer);
    assert.equal(doc.commitment, commitment(table.match!.record.seed));
    if (!doc.view) return;
    const eyes = viewer === 'spectator' ? (1 << table.seats.length) - 1 : 1 << (viewer as number);
    pilesOf(doc.view.world).forEach(({ cards, seen }, n) =>
      checkPile(cards, seen, pilesOf(this.state.world)[n]!, eyes),
    );
    secretsOf(doc.view.world).forEach(({ value, seen }, n) => {
      const hidden = secretsOf(this.state.world)[n]!;
      assert.equal(seen, 0);
      assert.equal(value, (hidden.seen & eyes) === eyes ? hidden.value : -1);
    });
    const sides = table.game.sides?.(table.seats.length) ?? table.seats.map((_, seat) => seat);
    for (const seat of Object.keys(doc.view.sealed)) assert.equal(sides[Number(seat)], sides[viewer as number]);
    for (const { seat } of doc.view.decisions) assert.equal(seat, viewer);
    const newest = doc.log.length - 1;
    assert.deepEqual(
      doc.log[newest]!.events.map(({ kind, facts }) => ({ kind, facts })),
      table.match!.events[newest]!.map(event => heardBy(event, viewer)),
    );
  }
  /** A seat is sent the same, whatever lies where it cannot look. */
  private guess(): void {
    for (const { viewer, doc } of this.readers) {
      if (typeof viewer !== 'number') continue;
      const show = (): unknown => JSON.parse(JSON.stringify(shown(this.table, viewer, doc!)));
      const truth = show();
      assert.deepEqual({ ...doc, undoableTo: 0 }, truth, 'patches lead astray');
      const guessed = withState(this.table, this.guessOf(viewer), show);
      assert.deepEqual(guessed, truth, `seat ${viewer} can tell a guess from the truth`);
      this.looks++;
    }
  }
  private guessOf(seat: Seat): State {
    return determinize(this.table.match!.game, this.state, seat, this.random);
  }
}

function checkPile(cards: readonly number[], seen: readonly number[], real: Pile, eyes: number): void {
  assert.deepEqual(seen, []);
  assert.equal(cards.length, real.cards.length);
  const known = real.cards.filter((_, i) => (real.seen[i]! & eyes) === eyes);
  if (real.loose) assert.deepEqual(sorted(cards.filter(card => card >= 0)), sorted(known));
  else cards.forEach((card, i) => assert.ok(card < 0 || (real.seen[i]! & eyes) === eyes, `card ${card} is shown`));
}
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
/** By name: a patch may have put them into another order. */
const inOrder = <T>(named: Readonly<Record<string, T>>): T[] =>
  Object.keys(named)
    .toSorted()
    .map(name => named[name]!);
const pilesOf = ({ piles = {} }: World): Pile[] => inOrder(piles).flat();
const secretsOf = ({ secrets = {} }: World): Secret[] => inOrder(secrets).flat();
const heardBy = ({ kind, facts, secret }: Event, viewer: Viewer): Event =>
  secret?.to.includes(viewer as number) ? { kind, facts: { ...facts, ...secret.facts } } : { kind, facts };

/** The document, its newest line written anew; how far one may go back depends on the past, which a guess has not. */
function shown(table: Table, viewer: Seat, { log }: SentDoc): SentDoc {
  const seen = {
    ...newTranscript(viewer),
    lines: log.slice(0, -1).map(line => JSON.stringify(line)),
    given: table.given.slice(0, -1),
  };
  return { ...withLog(docParts(table, seen, null), seen), undoableTo: 0 };
}
function withState<T>(table: Table, state: State, run: () => T): T {
  const match = table.match!;
  const real = match.state;
  match.state = state;
  try {
    return run();
  } finally {
    match.state = real;
  }
}
/** The words of a refusal, if it is refused. */
function refusalOf(table: Table, who: Somebody, command: Command): string | undefined {
  try {
    decide(table, who, command, AROUND);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.problem} ${error.rule} ${error.message}`;
  }
}

async function sitting(host: Host, n: number): Promise<Sitting> {
  const random = quickRandom(n + 1);
  const game = await games.get(IDS[n % IDS.length]!);
  const round = Math.floor(n / IDS.length);
  const seats = game.seats.min + (round % (game.seats.max - game.seats.min + 1));
  const ways = Object.values(game.trials ?? game.setups ?? {});
  const options = ways.length ? ways[round % ways.length]!(seats, random) : null;
  const wanted = {
    game: game.id,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'player' as const, player: somebody(seat) })),
    isPublic: true,
    clock: { kind: 'none' as const },
    // Some begin as campaigns stand after a match, which nobody may choose.
    series: { place: 2, previous: 'a'.repeat(16) },
  };
  const id = await host.make(wanted, somebody(0));
  return new Sitting(host, await host.open(id), n);
}

test(`${GAMES} random games tell no seat what it should not know`, { timeout: 3_600_000 }, async t => {
  const host = new Host({
    store: openSqlite(':memory:'),
    thinkers: { choose: () => Promise.reject(new Error('no bots here')) },
    games,
    bots: AROUND.bots,
  });
  let [messages, looks, answers] = [0, 0, 0];
  for (let n = 0; n < GAMES; n++) {
    const game = await sitting(host, n);
    await game.play().catch((error: unknown) => {
      const { length, record } = game.table.match!;
      const where = `game ${n} of ${record.game}, answer ${length}`;
      throw new Error(`${where}: ${JSON.stringify(record)}`, { cause: error });
    });
    messages += game.readers.reduce((sum, reader) => sum + reader.messages, 0);
    looks += game.looks;
    answers += game.table.match!.length;
  }
  await host.close();
  t.diagnostic(`${answers} answers, ${messages} messages, ${looks} guesses`);
  assert.ok(messages > GAMES && looks > GAMES);
});
