// One match at this keyboard: who is next, what each viewer is shown, and how it ends or is left.
import { setImmediate, setTimeout } from 'node:timers/promises';
import { difference } from '#engine/copy.ts';
import type { Random } from '#engine/definition.ts';
import type { Match } from '#engine/match.ts';
import { passAt, pauseBeforePass, type Passing } from '#engine/passing.ts';
import { isInSeries } from '#engine/versions/ruleset.ts';
import { commitment } from '#engine/seed.ts';
import type { Answer, Decision, Result, Seat, View, Viewer, World } from '#engine/types.ts';
import { count } from '#engine/kit/wording.ts';
import type { Place } from '../command.ts';
import { autosaveFile, lastFile, shellWord } from '../files/places.ts';
import { savedMatch, writeMatch, type SavedMatch } from '../files/record-file.ts';
import { resultByResigning } from '../files/resigned.ts';
import { outcome, sentences } from '../screen/speech.ts';
import { Left } from '../screen/terminal.ts';
import { wrap } from '../screen/text.ts';
import type { Box } from '../setup/games.ts';
import { chanceOf, SEEDS } from '../setup/opening.ts';
import { DEFAULT_BOT, isPersonWord, oneBot, seated, wordsFor, type Player } from '../setup/seating.ts';
import type { MatchAtKeyboard } from './key-press.ts';
import { takeTurn } from './turn.ts';

type Series = NonNullable<SavedMatch['series']>;
/** The part of a match's file beside its record. */
export interface Resumed {
  file?: string | undefined;
  resigned?: readonly Seat[] | undefined;
  series?: Series | undefined;
  passing?: Passing | undefined;
}

export class Session implements MatchAtKeyboard {
  readonly place: Place;
  readonly box: Box;
  readonly match: Match<World>;
  readonly players: Player[];
  readonly random: Random;
  /** The place of the match in its series, from 1, and the file of the one before. */
  readonly series: Series;
  /** The file of the match; none until it is left or over. */
  file: string | undefined;
  /** The setting by which people pass unasked where nothing else can be done, with the exceptions. */
  passing: Passing;
  /** The players who sat down first: 'you', or a bot's name. */
  private readonly seatedFirst: readonly string[];
  private readonly resigned: Seat[] = [];
  /** By seat (the last one: spectators), the last answer that it has been shown. */
  private readonly shownUpTo: number[];
  private atKeyboard: Seat | undefined;
  private onScreen = '';
  /** People who let others speak first on an open floor, until somebody does. */
  private readonly held = new Set<Seat>();

  constructor(place: Place, box: Box, match: Match<World>, players: readonly Player[], resumed: Resumed = {}) {
    this.place = place;
    this.box = box;
    this.match = match;
    this.players = [...players];
    this.seatedFirst = wordsFor(players);
    this.file = resumed.file;
    this.series = resumed.series ?? { place: 1 };
    this.passing = resumed.passing ?? { isOn: false, stops: [] };
    for (const seat of resumed.resigned ?? []) this.resign(seat);
    this.random = chanceOf(match.record.seed, `bots ${match.length}`);
    this.shownUpTo = Array.from({ length: players.length + 1 }, () => (match.length ? match.length : -1));
  }

  get isOver(): boolean {
    return this.result !== null;
  }
  /** By the rules, or because people have resigned. */
  get result(): Result | null {
    const isPerson = this.seatedFirst.map(isPersonWord);
    return this.match.state.result ?? resultByResigning(this.box.rules, isPerson, this.resigned);
  }
  /** Did people sit down to this match? */
  get hasPeople(): boolean {
    return this.seatedFirst.some(isPersonWord);
  }
  /** Those who sat down, once more in the same seats. */
  seatedAnew(): Player[] {
    return seated(this.box.rules, this.seatedFirst);
  }
  get people(): Seat[] {
    return this.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  }
  /** The viewer when nobody in particular is asked: the only person, or the public. */
  private get onlooker(): Viewer {
    return this.people.length === 1 ? this.people[0]! : 'spectator';
  }

  /** Plays until the end or until the person leaves; the exit code. */
  async play(): Promise<number> {
    this.open();
    try {
      while (!this.isOver) await this.next();
    } catch (error) {
      this.leave();
      if (error instanceof Left) return 0;
      throw error;
    }
    this.close();
    return 0;
  }

  private open(): void {
    const { place, box, match, players } = this;
    const { terminal } = place;
    terminal.say(terminal.paint('bold', box.rules.name));
    for (const { name, bot } of players) terminal.say(`  ${name}: ${bot ? `${bot.name} bot` : 'you'}`);
    if (this.series.previous !== undefined)
      terminal.say(`  Match ${this.series.place} of a series, after ${this.series.previous}`);
    terminal.say(terminal.paint('dim', wrap(`Seed commitment ${commitment(match.record.seed)}`, terminal.width)));
    if (match.length)
      terminal.say(`Resumed after ${count(match.length, 'answer')}; 'log' tells what has happened so far.`);
    else if (this.people.length) terminal.say(terminal.paint('dim', "Type a number to choose; 'help' tells the rest."));
    if (this.people.length <= 1) this.tell(this.onlooker);
    if (!this.people.length) terminal.say(`\n${box.draw(box.rules.view(match.state, 'spectator'))}\n`);
  }

  private async next(): Promise<void> {
    const { rules } = this.box;
    const { state } = this.match;
    const waited = rules.asked(state);
    const bots = waited.filter(seat => this.players[seat]!.bot);
    const isFloor = this.box.isFloor?.(state) ?? false;
    if (!isFloor && bots.length) return this.botMove(bots[0]!);
    const people = (isFloor ? this.mayBeHeard() : waited.filter(seat => !this.players[seat]!.bot)).filter(
      seat => !this.held.has(seat),
    );
    const seat = people.find(one => waited.includes(one)) ?? people[0];
    if (seat !== undefined) return this.personMove(seat, isFloor && (!waited.includes(seat) || waited.length > 1));
    if (bots.length) return this.botMove(bots[this.random.below(bots.length)]!);
    this.held.clear();
  }

  /** People who may speak at the question on the table, waited for or not. */
  private mayBeHeard(): Seat[] {
    const { rules } = this.box;
    const { state } = this.match;
    const at = rules.decision(state);
    return this.people.filter(seat => rules.explain(state, [seat]).some(decision => decision.id === at));
  }

  private async botMove(seat: Seat): Promise<void> {
    await setImmediate(); // lets key presses in
    if (this.place.signal.aborted) throw new Left();
    const { rules, thinking } = this.box;
    const { state } = this.match;
    const { name } = this.players[seat]!.bot!;
    const found = thinking.ranked(name, rules.knowledge(state, seat), this.random.below(SEEDS), {});
    this.answer({ seat, decision: rules.decision(state), option: found[0]!.option });
  }

  private async personMove(seat: Seat, mayWait: boolean): Promise<void> {
    const decisions = this.box.rules.explain(this.match.state, [seat]);
    const passed = decisions.find(decision => passAt(this.passing, decision) !== undefined);
    if (passed) return this.passUnasked(passed);
    await this.handOver(seat);
    this.tell(seat);
    const answer = await takeTurn(this, seat, mayWait);
    if (answer === 'wait') this.held.add(seat);
    else if (answer !== 'undone') this.answer(answer);
  }

  /** Says pass after a pause; around one keyboard the reason stays hidden from others. */
  private async passUnasked({ seat, id, idle }: Decision): Promise<void> {
    const { terminal, pause = setTimeout } = this.place;
    await pause(pauseBeforePass(Math.random));
    const isAlone = this.people.length === 1;
    if (isAlone) terminal.say(terminal.paint('dim', "  (You can only pass, and do; 'passing' changes that.)"));
    this.answer({ seat, decision: id, option: idle! });
  }

  private answer(answer: Answer): void {
    const refused = this.match.answer(answer);
    if (refused) throw new Error(`${answer.option} was offered, but ${refused.rule} forbids it`);
    this.held.clear();
    if (this.people.length <= 1) this.tell(this.onlooker);
  }

  /** Tells a viewer what happened since it last looked. */
  tell(viewer: Viewer): void {
    const { terminal } = this.place;
    const index = typeof viewer === 'number' ? viewer : this.players.length;
    for (let n = this.shownUpTo[index]! + 1; n <= this.match.length; n++)
      for (const line of sentences(this.box.rules, this.match, n, viewer))
        terminal.say(wrap(line, terminal.width, '• ', '  '));
    this.shownUpTo[index] = this.match.length;
  }

  /** Draws the table, unless it is on the screen as it is. */
  showTable(seen: View, isWanted = false): void {
    const drawn = this.box.draw(seen);
    if (isWanted || drawn !== this.onScreen) this.place.terminal.say(`\n${drawn}\n`);
    this.onScreen = drawn;
  }

  /** Between two people who must not see the same things: one looks away, the other comes. */
  private async handOver(seat: Seat): Promise<void> {
    const { terminal } = this.place;
    const before = this.atKeyboard;
    this.atKeyboard = seat;
    if (before === seat || this.people.length < 2) return;
    const { name } = this.players[seat]!;
    if (terminal.isLive && this.hasSecrets()) {
      if (before !== undefined) {
        this.tell(before);
        await terminal.ask(`Enter clears the screen; then it is ${name}'s turn. `);
        terminal.clear();
      }
      this.onScreen = '';
      await terminal.ask(`${name}, press Enter when nobody else looks. `);
    }
    terminal.say(terminal.paint('bold', `\n— ${name} —`));
  }
  private hasSecrets(): boolean {
    const { rules } = this.box;
    const { state } = this.match;
    if (rules.asked(state).length > 1) return true;
    const all = rules.view(state, 'everything').world;
    return this.people.some(seat => difference(rules.view(state, seat).world, all) !== undefined);
  }

  /** Goes back; later events are shown again when they come. */
  undo(to: number): void {
    this.match.undo(to);
    this.held.clear();
    for (let i = 0; i < this.shownUpTo.length; i++) this.shownUpTo[i] = Math.min(this.shownUpTo[i]!, to);
  }

  /** A bot plays on for the seat, unless its side has given up with it. */
  resign(seat: Seat): void {
    this.resigned.push(seat);
    this.players[seat] = { ...this.players[seat]!, bot: oneBot(DEFAULT_BOT) };
  }

  save(file: string): void {
    const { resigned, series } = this;
    const players = [...this.seatedFirst];
    const isSeries = isInSeries(this.box.rules, this.match.record.options);
    const beside = { players, ...(resigned.length && { resigned }), ...(isSeries && { series }) };
    writeMatch(file, savedMatch(this.match.record, this.result, beside));
  }

  private leave(): void {
    const { place, box, match } = this;
    if (!match.length && this.file === undefined) return;
    this.file ??= autosaveFile(place, box.rules.id);
    this.save(this.file);
    const game = box.word === box.rules.id ? '' : `${shellWord(box.word)} `;
    place.terminal.say(
      `\nThe match is kept. Go on with:\n  ${place.program} play ${game}--resume ${shellWord(this.file)}`,
    );
  }

  private close(): void {
    const { place, box, match } = this;
    const { terminal } = place;
    const viewer = this.people.length > 1 ? 'spectator' : this.onlooker;
    if (this.people.length > 1)
      this.shownUpTo[this.players.length] = Math.min(...this.people.map(seat => this.shownUpTo[seat]!));
    this.tell(viewer);
    const end = box.rules.view(match.state, 'everything');
    terminal.say(`\n${box.draw(end)}\n`);
    terminal.say(terminal.paint('bold', wrap(outcome(box.rules, this.result!, end), terminal.width)));
    const file = (this.file ??= lastFile(place, box.rules.id));
    this.save(file);
    terminal.say(terminal.paint('dim', `Seed ${match.record.seed}; verify or replay the match with:`));
    const game = box.word === box.rules.id ? '' : ` --game ${shellWord(box.word)}`;
    terminal.say(terminal.paint('dim', `  ${place.program} verify ${shellWord(file)}${game}`));
    terminal.say(terminal.paint('dim', `  ${place.program} replay ${shellWord(file)}${game}`));
  }
}
