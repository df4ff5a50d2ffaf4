// The part of a table's documents that all subscribers see alike: made once for all of them, and compared once.
import { hideTheSame } from '#engine/kit/piles.ts';
import { changesFrom } from '#engine/patch.ts';
import type { OpenView, OpenWorld, World } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import type { SentDoc } from '#protocol/short-options.ts';
import { usedSeed } from '../log/dice.ts';
import { endedOf } from '../commands/ending.ts';
import type { Given, Table } from '../log/table.ts';

type Fact = 'status' | 'stuck' | 'clocks' | 'seed' | 'salt' | 'answers' | 'offers' | 'result' | 'ended' | 'sequel';
export type OpenFacts = Pick<SentDoc, Fact>;
export interface OpenDoc {
  facts: OpenFacts;
  /** Nothing where there is no game to look at. */
  game: { view: OpenView; world: OpenWorld } | null;
}
/** As JSON, without the braces around. */
export interface OpenChange {
  facts: string;
  view: string;
  world: string;
}

export class OpenDocs {
  /** The last one, and of when it is. */
  private doc: OpenDoc | undefined;
  private seq = 0;
  private stuck: string | null = null;
  /** Lines of the log, as JSON, that are the same for all readers of one language ('' is English); and what they were
   *  made of. */
  private readonly lines = new Map<string, { lines: string[]; given: Given[] }>();
  /** The number of the hidden part of the table, of when it is, and the table by then. */
  private hidden = 0;
  private hiddenSeq = -1;
  private world: World | undefined;
  /** The documents that were compared last. */
  private before: OpenDoc | undefined;
  private after: OpenDoc | undefined;
  private change: OpenChange | undefined;

  /** The table as it is now. */
  of(table: Table): OpenDoc {
    if (!this.doc || this.seq !== table.seq || this.stuck !== table.stuck) {
      this.doc = openDoc(table);
      this.seq = table.seq;
      this.stuck = table.stuck;
    }
    return this.doc;
  }
  /** The number of the hidden part of the table as it is now: while it stays, every viewer sees the same of it as
   *  before. */
  hiddenAt(table: Table): number {
    if (table.seq === this.hiddenSeq) return this.hidden;
    const { world: before } = this;
    const after = table.match?.shown().world;
    if (!before || !after ? before !== after : !hideTheSame(before, after)) this.hidden++;
    this.hiddenSeq = table.seq;
    this.world = after;
    return this.hidden;
  }
  /** The line of the log that was made of this, if it is known. */
  line(n: number, given: Given, language = ''): string | undefined {
    const known = this.lines.get(language);
    return known?.given[n] === given ? known.lines[n] : undefined;
  }
  keepLine(n: number, given: Given, line: string, language = ''): void {
    let known = this.lines.get(language);
    if (!known) this.lines.set(language, (known = { lines: [], given: [] }));
    known.lines[n] = line;
    known.given[n] = given;
  }
  changeFrom(before: OpenDoc, after: OpenDoc): OpenChange {
    if (this.before === before && this.after === after) return this.change!;
    this.before = before;
    this.after = after;
    return (this.change = changeBetween(before, after));
  }
}

function openDoc(table: Table): OpenDoc {
  const game = table.shows((game, state) => ({ view: game.openView(state), world: game.openWorld(state) }));
  return { facts: openFacts(table), game };
}
function openFacts(table: Table): OpenFacts {
  const { made, match, status, offers, result, clocks } = table;
  const facts: OpenFacts = { status, answers: match?.length ?? 0, offers, result };
  const ended = endedOf(table);
  if (ended) facts.ended = ended;
  if (table.stuck !== null) facts.stuck = table.stuck;
  if (made.clock.kind !== 'none') facts.clocks = { left: [...clocks.left], since: [...clocks.since] };
  const used = status === 'over' && match ? usedSeed(made, match.record) : undefined;
  if (used) Object.assign(facts, { seed: used.seed, salt: used.salt ?? '' });
  const { sequel } = table;
  if (sequel) facts.sequel = words(table.game, sequel.say, { world: match!.state.world });
  return facts;
}

function changeBetween(before: OpenDoc, after: OpenDoc): OpenChange {
  const facts = changesFrom(before.facts, after.facts);
  if (!before.game || !after.game) return { facts, view: '', world: '' };
  return {
    facts,
    view: changesFrom(before.game.view, after.game.view),
    world: changesFrom(before.game.world, after.game.world),
  };
}
