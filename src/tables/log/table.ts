// A table as its log has made it: who sits where, the match, offers, talk and clocks. Entries are trusted; whether
// something may be done is for decide.ts to say.
import { same } from '#engine/copy.ts';
import { openMatch, refusedAt, type Ruleset } from '#engine/versions/ruleset.ts';
import type { Kept, Match, MatchRecord, Reseed } from '#engine/match.ts';
import { NO_SEATS, sidesOf } from '#engine/seats.ts';
import type { Answer, Result, Seat, Sequel, State, World } from '#engine/types.ts';
import { Spending } from './allowances.ts';
import { Clocks } from './clocks.ts';
import { diceAfterUndo, openingOf, ownDice, recordOf } from './dice.ts';
import { Keys } from './idempotency-keys.ts';
import { Drawing, isAboutDice, isDrawn, applyDiceEntry } from './joint-dice.ts';
import { noEnd, otherEnd, whyStuck } from './stuck.ts';
import { clocked } from './playing.ts';
import { chairsOf, endBeside, isGivenUp } from './resigning.ts';
import { changeSeat } from './seat-changes.ts';
import { isNextGame, sequelOf, type Given, type Made, type Settling, type SeatState } from './table-parts.ts';
import { withUndone, type Undone } from './undone.ts';
import { mute, withLine } from './chat.ts';
import type { Ended } from '#protocol/ended.ts';
import type { Entry } from '#protocol/entries.ts';
import type { ChatLine, Offer, NextGame } from '#protocol/table-doc.ts';

export type { Given, Made, SeatState as TakenSeat } from './table-parts.ts';

export class Table {
  readonly game: Ruleset;
  made: Made;
  readonly madeAt: number;
  /** The number of entries applied so far. */
  seq = 0;
  /** Time at which the last seat was taken. */
  fullAt: number | null = null;
  /** The number of the last entry that was no answer. */
  arrangedAt = 0;
  changedAt: number;
  readonly seats: SeatState[];
  readonly drawing = new Drawing();
  /** The side of each seat. */
  readonly sides: readonly number[];
  match: Match<World> | null = null;
  /** The match that the table starts from, where it was replayed before. */
  played: Match<World> | null = null;
  /** Answers of the log, also where the rules cannot replay them. */
  private readonly answers: Answer[];
  /** New dice after undos. */
  private afterUndo: Reseed[] = [];
  private rerolls = 0;
  private asked: readonly Seat[] | undefined;
  /** The undos so far. */
  undos: readonly Undone[] = [];
  /** The giver of each answer; the first one stands for the set-up. */
  readonly given: Given[] = [];
  /** The reason why it cannot go on. */
  stuck: string | null = null;
  /** The end to which answers, resigning and draws have led; what is shown of it is the fact in the log. */
  reached: Result | null = null;
  ended: Ended | null = null;
  /** Was the table over when it was stored? */
  wasOver = false;
  chat: readonly ChatLine[] = [];
  /** Muted players, by the player who has muted them. */
  readonly muted = new Map<string, readonly string[]>();
  offers: readonly Offer[] = [];
  /** The next match, when everybody wants one, and the id of its table; earlier servers did not draw that. */
  wantsNext: { what: NextGame; id: string | undefined } | null = null;
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
    return this.isOver ? 'over' : this.match ? 'running' : 'open';
  }
  get result(): Result | null {
    return this.ended?.result ?? null;
  }
  /** Is the game over, so that nothing need be hidden? True also for a finished table that today's rules cannot replay;
   *  one that was stuck before its end may go on under the rules it was begun with. */
  get isOver(): boolean {
    return this.ended !== null || this.wasOver || (this.reached !== null && this.stuck === null);
  }
  /** Number of undos so far. */
  get undoCount(): number {
    return this.undos.length;
  }
  /** Seats that are waited for. */
  get waitingFor(): readonly Seat[] {
    if (!this.match || this.isOver || this.stuck !== null) return NO_SEATS;
    return (this.asked ??= [...this.game.asked(this.match.state)]);
  }
  /** The record of the match, once it has begun; from the log alone where today's rules cannot replay it. */
  get record(): MatchRecord | null {
    if (this.match && this.stuck === null) return this.match.record;
    return this.isFull ? recordOf(this.game, this.made, this.seats, this.answers, this.afterUndo) : null;
  }
  get sequel(): Sequel | null {
    return this.stuck === null ? sequelOf(this.game, this.match, this.result) : null;
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
  /** Seats whose consent an offer needs: people who play, and for another game also people who have resigned. */
  consenting(what: Offer['what']): Seat[] {
    return this.seats.flatMap(({ player, bot, resigned }, seat) =>
      player && (resigned ? isNextGame(what) : !bot) ? [seat] : [],
    );
  }
  seatsOf(player: string): Seat[] {
    return this.seats.flatMap((seat, n) => (seat.player?.id === player ? [n] : []));
  }

  /** Applies an entry of the log; `computed` is the state after an answer, where it was computed before. */
  apply(entry: Entry, at: number, computed?: Kept<World>): void {
    this.seq++;
    // To look at an old table changes nothing there.
    if (entry.kind !== 'ended') this.changedAt = at;
    if (entry.kind !== 'answered') this.arrangedAt = this.seq;
    if (entry.key !== undefined) this.keys.set(entry.key, this.seq);
    if (entry.jump !== undefined) this.shift(entry.jump);
    const before = this.given.length;
    try {
      this.change(entry, at, computed);
      this.spending.note(entry, before - this.given.length, id => this.seats.some(({ player }) => player?.id === id));
      this.begin(at);
      this.asked = undefined;
      if (this.isOver) this.keepOffers(isNextGame);
      this.clocks.run(clocked(this), at, entry.kind === 'answered' ? entry.seat : undefined);
    } catch (error) {
      this.stuck ??= whyStuck(this.game, error);
      this.clocks.run([], at);
    }
    if (entry.ended) this.recordEnd(entry.ended);
  }

  /** The clock on the wall was set; whatever is measured from some time on goes on as if nothing had happened. */
  private shift(jump: number): void {
    this.clocks.shift(jump);
    if (this.fullAt !== null) this.fullAt += jump;
    if (this.drawing.revealingSince !== null) this.drawing.revealingSince += jump;
  }
  private get isFull(): boolean {
    return this.seats.every(({ player, bot }) => player || bot);
  }
  /** The game begins when all seats are taken and its dice are drawn. */
  private begin(at: number): void {
    const { game, made, seats } = this;
    if (this.match || this.stuck !== null) return;
    this.fullAt = this.isFull ? (this.fullAt ?? at) : null;
    if (!this.isFull || !isDrawn(this, at)) return;
    this.match = this.played ?? openMatch(game, made.start?.record ?? openingOf(game, made, seats));
    if (made.start?.dice === 'new' && !this.match.state.result) this.match.reroll(ownDice(made, seats));
    for (let n = 0; n <= this.match.length; n++)
      this.given.push(n ? { at, seat: this.match.record.answers[n - 1]!.seat } : { at });
    this.reached = this.match.state.result;
  }

  private whyNot({ kind }: Entry): string {
    return kind === 'made' ? 'a table is made once' : `entry ${this.seq} of its log cannot be read.`;
  }
  private change(entry: Entry, at: number, computed?: Kept<World>): void {
    if (isAboutDice(entry)) return applyDiceEntry(this, entry);
    switch (entry.kind) {
      case 'left':
      case 'bot':
      case 'returned':
      case 'asked':
      case 'standIn':
        return changeSeat(this.seats, entry);
      case 'answered':
        return this.answer(entry, at, computed);
      case 'undone':
        return this.undo({ at, by: this.answers.at(-1)!.seat, to: entry.to, agreed: [] });
      case 'offered':
        return this.offer(entry, at);
      case 'agreed':
        return this.agree(entry, at);
      case 'declined':
        return void (this.offers = this.offers.filter(offer => offer.n !== entry.offer));
      case 'resigned':
        return this.resign(entry);
      case 'ended':
        return undefined;
      case 'said':
        return void (this.chat = withLine(this, entry, at));
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

  private answer(
    { seat, decision, option, by }: Extract<Entry, { kind: 'answered' }>,
    at: number,
    computed?: Kept<World>,
  ): void {
    const answer = { seat, decision, option };
    this.answers.push(answer);
    if (this.stuck !== null) return;
    const match = this.match!;
    if (computed) match.keep(answer, computed);
    else {
      const refused = match.answer(answer);
      if (refused) throw refusedAt(match, answer, refused);
    }
    this.given.push(by ? { at, seat, by } : { at, seat });
    this.reached = match.state.result;
    this.keepOffers(what => what !== 'undo');
  }
  /** Drops other offers; the list stays the same object where none goes. */
  private keepOffers(isKept: (what: Offer['what']) => boolean): void {
    if (this.offers.length) this.offers = this.offers.filter(({ what }) => isKept(what));
  }
  private undo(what: Omit<Undone, 'from'>, isAnew = false): void {
    const { to } = what;
    this.undos = withUndone(this, what);
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

  private offer(entry: Extract<Entry, { kind: 'offered' }>, at: number): void {
    const { seat, what, to } = entry;
    const offer: Offer = { n: this.seq, by: seat, what, agreed: this.alsoOf(seat), ...(to !== undefined && { to }) };
    this.offers = [...this.offers, offer];
    this.settle(offer, at, entry);
  }
  private agree(entry: Extract<Entry, { kind: 'agreed' }>, at: number): void {
    const { seat, offer: n } = entry;
    const offer = this.offers.find(o => o.n === n)!;
    const agreed = { ...offer, agreed: [...offer.agreed, ...this.alsoOf(seat)] };
    this.offers = this.offers.map(o => (o === offer ? agreed : o));
    this.settle(agreed, at, entry);
  }
  /** All seats of the player in this one: they agree together. */
  private alsoOf(seat: Seat): Seat[] {
    return this.seatsOf(this.seats[seat]!.player!.id);
  }
  /** Carries out an offer once all have agreed, as the entry says that settles it. */
  private settle({ n, by, what, to, agreed }: Offer, at: number, { anew, next }: Settling): void {
    if (!this.consenting(what).every(seat => agreed.includes(seat))) return;
    this.offers = this.offers.filter(offer => offer.n !== n);
    if (what === 'undo') this.undo({ at, by, to: to!, agreed }, anew);
    else if (isNextGame(what)) this.wantsNext = { what, id: next };
    else this.reached = endBeside(this, 'TABLE-END-2');
  }

  /** The last side that has not given up wins, or those of bots where only they are left; otherwise a bot plays on. */
  private resign(entry: Extract<Entry, { kind: 'resigned' }>): void {
    const { seat } = entry;
    changeSeat(this.seats, entry);
    if (isGivenUp(this.sides, chairsOf(this.seats))) this.reached = endBeside(this, 'TABLE-END-1', { seat });
    this.offers = [];
  }

  /** The fact stands, whatever its answers lead to. */
  recordEnd(ended: Ended): void {
    this.ended = ended;
    if (!same(this.reached, ended.result)) this.stuck ??= (this.reached ? otherEnd : noEnd)(this.game);
  }
}
