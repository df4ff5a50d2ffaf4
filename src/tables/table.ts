// A table as its log has made it: who sits where, the match, offers, talk and clocks. Entries are trusted; whether
// something may be done is for decide.ts to say.
import { openMatch, type Ruleset } from '#engine/versions/ruleset.ts';
import type { Kept, Match, MatchRecord, Reseed } from '#engine/match.ts';
import { NO_SEATS, sidesOf } from '#engine/seats.ts';
import type { Answer, Facts, Result, Seat, Sequel, State, World } from '#engine/types.ts';
import { Spending } from './allowances.ts';
import { Clocks } from './clocks.ts';
import { diceAfterUndo, openingOf, ownDice, recordOf } from './dice.ts';
import { Keys } from './idempotency-keys.ts';
import { isGivenUp, ranksLeft, type Chair } from './resigning.ts';
import type { Given, Made, TakenSeat } from './table-parts.ts';
import { mute, withLine } from './talk.ts';
import type { Entry } from '#protocol/entries.ts';
import type { ChatLine, Offer, NextGame } from '#protocol/table-doc.ts';
import type { TABLE_TEXTS } from '#protocol/texts.ts';

export type { Given, Made, TakenSeat } from './table-parts.ts';
/** The bot that takes over for players who have resigned. */
const STAND_IN = 'greedy';

export class Table {
  readonly game: Ruleset;
  readonly made: Made;
  readonly madeAt: number;
  /** Entries taken so far. */
  seq = 0;
  /** Time at which the last seat was taken. */
  fullAt: number | null = null;
  /** The number of the last entry that was no answer. */
  arrangedAt = 0;
  changedAt: number;
  readonly seats: TakenSeat[];
  /** The side of each seat. */
  readonly sides: readonly number[];
  match: Match<World> | null = null;
  /** The match that the table starts from, where it was replayed before. */
  played: Match<World> | null = null;
  /** Answers of the log, also where the rules cannot replay them. */
  private readonly answers: Answer[];
  /** New dice after something was taken back. */
  private afterUndo: Reseed[] = [];
  private rerolls = 0;
  private asked: readonly Seat[] | undefined;
  /** Number of undos so far. */
  undone = 0;
  /** The giver of each answer; the first one stands for the set-up. */
  readonly given: Given[] = [];
  /** The reason why it cannot go on. */
  stuck: string | null = null;
  result: Result | null = null;
  /** Was the table over when it was stored? */
  wasOver = false;
  chat: readonly ChatLine[] = [];
  /** Muted players, by the player who has muted them. */
  readonly muted = new Map<string, readonly string[]>();
  offers: readonly Offer[] = [];
  /** The next match, when everybody wants one: another game, or the next one of the series. */
  wantsNext: NextGame | null = null;
  /** The table where it goes on, and how. */
  next: { table: string; what: NextGame } | null = null;
  readonly clocks: Clocks;
  /** Idempotency keys of the commands so far. */
  readonly keys = new Keys();
  readonly spending = new Spending();

  constructor(game: Ruleset, made: Made, at: number) {
    this.game = game;
    this.made = made;
    this.madeAt = this.changedAt = at;
    this.seats = Array.from({ length: made.seats }, () => ({ player: null, bot: null, resigned: false }));
    this.sides = sidesOf(game, made.seats);
    this.clocks = new Clocks(made.clock, made.seats);
    this.answers = [...(made.start?.record.answers ?? [])];
    this.seq = this.arrangedAt = 1;
    if (made.key !== undefined) this.keys.set(made.key, 1);
  }

  get status(): 'open' | 'running' | 'over' | 'stuck' {
    if (this.stuck !== null) return 'stuck';
    return this.result ? 'over' : this.match ? 'running' : 'open';
  }
  /** Is the game over, so that nothing need be hidden? True also for a finished table that today's rules cannot replay;
   *  one that was stuck before its end may go on under the rules it was begun with. */
  get isOver(): boolean {
    return this.result !== null || this.wasOver;
  }
  /** Seats that are waited for. */
  get waitingFor(): readonly Seat[] {
    if (!this.match || this.result || this.stuck !== null) return NO_SEATS;
    return (this.asked ??= [...this.game.asked(this.match.state)]);
  }
  /** The record of the match, once it has begun; from the log alone where today's rules cannot replay it. */
  get record(): MatchRecord | null {
    if (this.match && this.stuck === null) return this.match.record;
    return this.isFull ? recordOf(this.game, this.made, this.seats, this.answers, this.afterUndo) : null;
  }
  /** The next match of the series, as the rules make it of how this one ended; where they fail, there is none. */
  get sequel(): Sequel | null {
    const { game, match, result } = this;
    if (!game.sequel || !match || !result || this.stuck !== null) return null;
    try {
      return game.sequel(match.state.world, result);
    } catch {
      return null;
    }
  }
  /** Reads something off the state; where the rules throw, the table is stuck. */
  shows<What>(look: (game: Ruleset, state: State) => What): What | null {
    try {
      return this.match && this.stuck === null ? look(this.game, this.match.shown()) : null;
    } catch (error) {
      this.stuck = (error as Error).message;
      return null;
    }
  }
  /** Seats whose consent an offer needs: people who play, and for another game also those who have resigned. */
  consenting(what: Offer['what']): Seat[] {
    return this.seats.flatMap(({ player, bot, resigned }, seat) =>
      player && (resigned ? isNextGame(what) : !bot) ? [seat] : [],
    );
  }
  seatsOf(player: string): Seat[] {
    return this.seats.flatMap((seat, n) => (seat.player?.id === player ? [n] : []));
  }

  /** Applies an entry of the log; `kept` is the state after an answer, where it was computed before. */
  take(entry: Entry, at: number, kept?: Kept<World>): void {
    this.seq++;
    this.changedAt = at;
    if (entry.kind !== 'answered') this.arrangedAt = this.seq;
    if (entry.key !== undefined) this.keys.set(entry.key, this.seq);
    const before = this.given.length;
    try {
      this.change(entry, at, kept);
      this.spending.note(entry, before - this.given.length, id => this.seats.some(({ player }) => player?.id === id));
      this.begin(at);
      this.asked = undefined;
      if (this.result) this.keepOffers(isNextGame);
      this.clocks.run(this.running(), at, entry.kind === 'answered' ? entry.seat : undefined);
    } catch (error) {
      this.stuck ??= (error as Error).message;
      this.clocks.run([], at);
    }
  }
  /** Seats whose clocks run: those waited for, but not where a bot plays for a person. */
  private running(): Seat[] {
    return this.waitingFor.filter(seat => this.seats[seat]!.bot === null || this.seats[seat]!.player === null);
  }

  private get isFull(): boolean {
    return this.seats.every(({ player, bot }) => player || bot);
  }
  /** The game begins when all seats are taken and no announced salt is waited for. */
  private begin(at: number): void {
    const { game, made, seats } = this;
    if (this.match || this.stuck !== null) return;
    this.fullAt = this.isFull ? (this.fullAt ?? at) : null;
    if (!this.isFull || seats.some(({ salting }) => salting)) return;
    this.match = this.played ?? openMatch(game, made.start?.record ?? openingOf(game, made, seats));
    if (made.start?.dice === 'new' && !this.match.state.result) this.match.reroll(ownDice(made, seats));
    for (let n = 0; n <= this.match.length; n++)
      this.given.push(n ? { at, seat: this.match.record.answers[n - 1]!.seat } : { at });
    this.result = this.match.state.result;
  }

  private whyNot({ kind }: Entry): string {
    return kind === 'made' ? 'a table is made once' : `entry ${this.seq} of its log cannot be read.`;
  }
  private change(entry: Entry, at: number, kept?: Kept<World>): void {
    switch (entry.kind) {
      case 'sat':
        return this.sit(entry);
      case 'salted':
      case 'unsalted':
        return this.salt(entry);
      case 'left':
        return void (this.seats[entry.seat] = { player: null, bot: null, resigned: false });
      case 'bot':
      case 'returned':
        this.seats[entry.seat]!.bot = entry.kind === 'bot' ? entry.level : null;
        return undefined;
      case 'answered':
        return this.answer(entry, at, kept);
      case 'undone':
        return this.undo(entry.to);
      case 'offered':
        return this.offer(entry);
      case 'agreed':
        return this.agree(entry);
      case 'declined':
        return void (this.offers = this.offers.filter(offer => offer.n !== entry.offer));
      case 'resigned':
        return this.resign(entry.seat);
      case 'said':
        return this.say(entry, at);
      case 'muted':
        return mute(this.muted, entry);
      case 'rematched':
        return void (this.next = { table: entry.table, what: entry.what ?? 'rematch' });
      case 'stuck':
        throw new Error(entry.why);
      case 'made':
      default:
        throw new Error(this.whyNot(entry));
    }
  }

  private sit({ seat, player, salt, salting }: Extract<Entry, { kind: 'sat' }>): void {
    const salted = { ...(salt !== undefined && { salt }), ...(salting && { salting }) };
    this.seats[seat] = { player, bot: null, resigned: false, ...salted };
  }
  private salt(entry: Extract<Entry, { kind: 'salted' | 'unsalted' }>): void {
    const { salting: _, ...taken } = this.seats[entry.seat]!;
    this.seats[entry.seat] = entry.kind === 'salted' ? { ...taken, salt: entry.salt } : taken;
  }
  private answer(
    { seat, decision, option, by }: Extract<Entry, { kind: 'answered' }>,
    at: number,
    kept?: Kept<World>,
  ): void {
    const answer = { seat, decision, option };
    this.answers.push(answer);
    if (this.stuck !== null) return;
    const match = this.match!;
    if (kept) match.keep(answer, kept);
    else {
      const refused = match.answer(answer);
      if (refused) throw new Error(`answer ${match.length + 1} (${decision}) is forbidden by ${refused.rule}`);
    }
    this.given.push(by ? { at, seat, by } : { at, seat });
    this.result = match.state.result;
    this.keepOffers(what => what !== 'undo');
  }
  /** Drops other offers; the list stays the same object where none goes. */
  private keepOffers(isKept: (what: Offer['what']) => boolean): void {
    if (this.offers.length) this.offers = this.offers.filter(({ what }) => isKept(what));
  }
  private undo(to: number, isAnew = false): void {
    this.undone++;
    this.answers.length = to;
    if (this.stuck === null) this.match!.undo(to);
    this.afterUndo = this.afterUndo.filter(({ at }) => at < to || (at === to && !isAnew));
    if (isAnew) this.reroll(to);
    this.given.length = Math.min(this.given.length, to + 1);
    this.offers = [];
  }

  private reroll(at: number): void {
    const dice = diceAfterUndo(this.made, this.seats, ++this.rerolls);
    this.afterUndo.push({ at, ...dice });
    if (this.stuck === null) this.match!.reroll(dice);
  }

  private offer({ seat, what, to, anew }: Extract<Entry, { kind: 'offered' }>): void {
    const offer: Offer = { n: this.seq, by: seat, what, agreed: this.alsoOf(seat), ...(to !== undefined && { to }) };
    this.offers = [...this.offers, offer];
    this.settle(offer, anew);
  }
  private agree({ seat, offer: n, anew }: Extract<Entry, { kind: 'agreed' }>): void {
    const offer = this.offers.find(o => o.n === n)!;
    const agreed = { ...offer, agreed: [...offer.agreed, ...this.alsoOf(seat)] };
    this.offers = this.offers.map(o => (o === offer ? agreed : o));
    this.settle(agreed, anew);
  }
  /** All seats of the player in this one: they agree together. */
  private alsoOf(seat: Seat): Seat[] {
    return this.seatsOf(this.seats[seat]!.player!.id);
  }
  /** Carries out an offer once all have agreed; `isAnew` of an undo: with new dice after it. */
  private settle({ n, what, to, agreed }: Offer, isAnew = false): void {
    if (!this.consenting(what).every(seat => agreed.includes(seat))) return;
    this.offers = this.offers.filter(offer => offer.n !== n);
    if (what === 'undo') this.undo(to!, isAnew);
    else if (isNextGame(what)) this.wantsNext = what;
    else this.end('TABLE-END-2', {});
  }

  /** The last side that has not given up wins, or those of bots where only they are left; otherwise a bot plays on. */
  private resign(seat: Seat): void {
    Object.assign(this.seats[seat]!, { resigned: true, bot: STAND_IN } satisfies Partial<TakenSeat>);
    if (isGivenUp(this.sides, this.chairs())) this.end('TABLE-END-1', { seat });
    this.offers = [];
  }
  private chairs(): Chair[] {
    return this.seats.map(({ player, resigned }) => ({ isPerson: player !== null, resigned }));
  }
  private end(rule: keyof typeof TABLE_TEXTS, facts: Facts): void {
    this.result = { ranks: ranksLeft(this.sides, this.chairs()), rule, reason: { say: rule, facts } };
  }

  private say({ player, text }: Extract<Entry, { kind: 'said' }>, at: number): void {
    const line: ChatLine = { at, player: player.id, name: player.name, seat: this.seatsOf(player.id)[0] ?? null, text };
    this.chat = withLine(this.chat, line);
  }
}

/** Is it about another game at another table, rather than about this one? */
export const isNextGame = (what: Offer['what']): what is NextGame => what === 'rematch' || what === 'sequel';
