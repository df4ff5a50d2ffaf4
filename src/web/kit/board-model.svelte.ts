// The board model: what the parts of a board share. It knows the table, what can be picked on it, and what a click
// does: it takes an option, aims at one thing after the other, or gathers several. A game's model extends it.
import { createContext, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { phraseOf } from '#engine/refusals.ts';
import type { Decision, Option, Phrase, Ref, Seat, View, World } from '#engine/types.ts';
import type { BoardProps } from './board.ts';
import { DoubleClicks } from './double-clicks.ts';
import { FollowUps, type FollowUp } from './follow-ups.ts';
import { defer, deferFirst } from './scheduler.ts';
import { composed, exchanged, gathering, isFilled, optionsBy, type Composition, type Parts } from './picking.ts';
import { Pieces, SpokenWords } from './pieces.svelte.ts';
import { watch } from './watch.svelte.ts';

/** Always the same, so that what is drawn from it stays as it is. */
const NO_OPTIONS: readonly Option[] = [];
const NO_PARTS: Parts = [];
/** Milliseconds after which an answer is taken for lost, and may be given again. */
const PATIENCE = 2000;
/** The seat of a spectator. */
const NOBODY = -1;

/** The choice that a thing offers. */
export interface Choice {
  /** The name under which it can be picked. */
  lit: Ref | undefined;
  options: readonly Option[];
  /** Is it picked? Left out where it is not picked and dropped again. */
  isPressed: boolean | undefined;
  isPointed: boolean;
}

export abstract class BoardModel<W extends World = World> {
  protected readonly props: () => BoardProps;
  /** Pieces that lie on the table. */
  readonly pieces = new Pieces();
  /** Choices of the viewer: they are drawn a moment after what lies there. */
  readonly choices = new Pieces();
  /** Counters beside the pieces: they are drawn a moment after them, too. */
  readonly counters = new Pieces();
  readonly words = new SpokenWords();
  /** Things picked so far of an option that names several: a card, then whom it is played on. */
  aim = $state.raw<readonly Ref[]>([]);
  /** The parts so far of the answer that is being composed. */
  parts = $state.raw(NO_PARTS);
  private readonly followUps = new FollowUps();
  private pickedAt = -PATIENCE;
  private answered = '';
  private readonly doubleClicks = new DoubleClicks();
  constructor(props: () => BoardProps) {
    this.props = props;
  }
  readonly view = $derived.by(() => this.props().view as View<W>);
  readonly w: W = $derived(this.view.world);
  readonly decision: Decision | undefined = $derived.by(() => this.props().decision);
  readonly pointed = $derived.by(() => this.props().pointed);
  /** Tells one question from the next. */
  readonly question = $derived(this.decision ? `${this.decision.id} ${this.decision.seat} ${this.decision.nth}` : '');
  private readonly onThings = $derived(this.decision && this.byThings(this.decision));
  private readonly byRef = $derived(optionsBy(this.onThings, this.aim, ref => this.thingsNamed(ref)));
  readonly composition: Composition | undefined = $derived(this.decision && this.compositionOf(this.decision));
  readonly isComplete = $derived(this.composition !== undefined && this.isFilled(this.composition));
  /** Options about all the things aimed at, while there is still a choice. */
  readonly menu: readonly Option[] = $derived.by(() => {
    const [first, ...rest] = this.aim;
    const all = first && optionsBy(this.onThings, rest, ref => this.thingsNamed(ref)).get(first);
    return all?.filter(option => this.isInMenu(option)) ?? NO_OPTIONS;
  });

  get log(): BoardProps['doc']['log'] {
    return this.props().doc.log;
  }
  /** The viewer's seat; NOBODY for spectators. */
  get me(): Seat {
    const { viewer } = this.view;
    return typeof viewer === 'number' ? viewer : NOBODY;
  }
  /** Around one screen: the next one may look already, so what is secret is covered until somebody is asked. */
  get isCovered(): boolean {
    const { seats } = this.props().doc;
    const player = seats[this.me]?.player;
    const own = seats.filter(seat => seat.kind === 'person' && seat.player === player);
    return !this.decision && player !== undefined && own.length > 1;
  }
  seatName(seat: Seat): string {
    return this.props().seatName(seat);
  }
  phrase(phrase: Phrase): string {
    const parts = this.props().say(phrase);
    return parts.map(part => part.text).join('');
  }
  text(option: Option): string {
    return this.phrase(option.label);
  }
  isPointed(...refs: readonly (Ref | undefined)[]): boolean {
    return this.pointed !== null && refs.includes(this.pointed);
  }
  /** Shows what is known about a thing. */
  show(ref: Ref): void {
    this.props().show(ref);
  }

  // ---- what a game may change --------------------------------------------------------------------------------

  /** The words of the button that shows what is known about a thing. */
  abstract readLabel(name: string): string;
  /** The things on the board that a name in an option stands for. */
  protected thingsNamed(ref: Ref): readonly Ref[] {
    return [ref];
  }
  /** The question with those options alone that are picked by clicks on things. */
  protected byThings(decision: Decision): Decision {
    return decision;
  }
  /** Is it listed once a thing that it names is aimed at? */
  protected isInMenu(_option: Option): boolean {
    return true;
  }
  /** The answer that is composed on the board, if the question asks for one. */
  protected compositionOf(decision: Decision): Composition | undefined {
    return gathering(decision);
  }
  /** The parts it has at first. */
  protected firstParts({ slots }: Composition): Parts {
    return slots.map(() => []);
  }
  protected isFilled(composition: Composition): boolean {
    return isFilled(composition, this.parts);
  }
  /** A thing is picked for it. */
  protected put({ slots }: Composition, thing: number): void {
    this.parts = [exchanged(this.parts[0] ?? [], thing, slots[0]!.max)];
  }
  /** The values from which what lies on the table is drawn, */
  protected get tableInputs(): readonly unknown[] {
    return [this.view, this.pointed, this.seatName(0)];
  }
  /** and those from which choices are. */
  protected get choiceInputs(): readonly unknown[] {
    return [this.decision, this.pointed, this.aim, this.parts];
  }
  /** Brings the subject of a new question into sight. */
  open(): void {}

  // ---- drawing -----------------------------------------------------------------------------------------------

  /** Called once by useBoard, before anything is drawn: pieces are read again whenever one may have changed. */
  start(): void {
    watch.pre(
      () => this.question,
      () => this.begin(),
    );
    watch.pre(
      () => this.tableInputs,
      () => {
        this.pieces.refresh();
        deferFirst(() => this.counters.refresh());
        defer(() => this.choices.refresh());
        this.words.refresh();
      },
    );
    watch.pre(
      () => this.choiceInputs,
      () => {
        this.choices.refresh();
        this.words.refresh();
      },
    );
    $effect(() => this.follow(this.decision));
  }
  /** A new question: nothing is picked yet. */
  private begin(): void {
    // The same question may come again once its answer was taken back.
    if (this.question !== this.answered) this.answered = '';
    this.startOver();
  }

  // ---- picking -----------------------------------------------------------------------------------------------

  /** Legal options about a thing that go with what is aimed at. */
  about(ref: Ref): readonly Option[] {
    return this.byRef.get(ref) ?? NO_OPTIONS;
  }
  isLit(ref: Ref): boolean {
    return Boolean(this.composition?.refs.has(ref)) || this.byRef.has(ref) || this.aim.includes(ref);
  }
  /** The first of these names of a thing under which it can be picked now. */
  lit(...refs: readonly Ref[]): Ref | undefined {
    return refs.find(ref => this.isLit(ref));
  }
  /** Is it part of the answer that is being composed? */
  isPicked(ref: Ref): boolean {
    const { composition } = this;
    return Boolean(composition && this.parts.some(part => part.some(n => ref === `${composition.of}:${n}`)));
  }
  /** The choice that a thing offers now, under the first of its names that is lit. */
  choiceOf(refs: readonly Ref[]): Choice {
    const lit = this.lit(...refs);
    const isAim = lit !== undefined && this.aim.includes(lit);
    const isPart = lit !== undefined && Boolean(this.composition?.refs.has(lit));
    return {
      lit,
      options: lit ? this.about(lit) : NO_OPTIONS,
      isPressed: isAim || isPart ? isAim || this.isPicked(lit) : undefined,
      isPointed: this.isPointed(...refs),
    };
  }
  /** The option of that id, when it is legal. */
  legal(id: string): Option | undefined {
    return this.decision?.options.find(option => option.id === id && !option.refused);
  }
  /** The reason why nothing can be done with a thing, where the question says so. */
  whyNot(...refs: readonly Ref[]): string {
    const isAbout = (ref: Ref): boolean => this.thingsNamed(ref).some(thing => refs.includes(thing));
    const found = this.decision?.options.find(option => option.refused && option.refs.some(isAbout));
    return found ? this.phrase(phraseOf(found.refused!)) : '';
  }
  /** A click on a thing: picks it, drops it, or shows what it is. */
  touch(ref: Ref): void {
    const options = this.about(ref);
    if (!this.isLit(ref)) this.show(ref);
    else if (this.composition?.refs.has(ref)) this.put(this.composition, Number(ref.split(':')[1]));
    else if (this.aim.includes(ref)) this.aimAt([]);
    else if (options.length === 1) this.pick(options[0]!.id);
    else this.aimAt([...this.aim, ref]);
  }
  /** The panel beside the board lists what the first thing can be picked for. */
  private aimAt(aim: readonly Ref[]): void {
    const [first] = this.aim.length ? this.aim : aim;
    if ((!this.aim.length || !aim.length) && this.props().lit.has(first!)) this.props().choose(first!);
    this.aim = aim;
  }
  /** Gives an answer, but not the same question twice: its second answer would be one to whatever is asked next. */
  pick(id: string, isFollowUp = false): boolean {
    if (this.question === this.answered && this.sincePick() < PATIENCE) return false;
    if (this.decision) this.followUps.answer(this.decision.seat, this.question);
    this.pickedAt += this.sincePick();
    this.doubleClicks.answered();
    this.answered = this.question;
    if (this.aim.length) this.aim = [];
    this.props().pick(id, isFollowUp);
    return true;
  }
  /** Does something that may be done beside the question. */
  pickBeside(id: string): void {
    this.props().pick(id);
  }
  /** Gives an answer, and then those to the questions that it leads to, until there is none. */
  pickThen(id: string, followUp: FollowUp, isFollowUp = false): void {
    if (this.pick(id, isFollowUp) && this.decision) this.followUps.set(this.decision.seat, followUp);
  }
  private follow(decision: Decision | undefined): void {
    if (this.question === this.answered) return;
    const next = this.followUps.next(
      decision,
      this.question,
      untrack(() => this.props().doc.answers),
    );
    if (next) untrack(() => this.pickThen(...next, true));
  }
  confirm(): void {
    if (this.composition && this.isComplete) this.pick(composed(this.composition, this.parts));
  }
  /** Undoes what has been picked of an answer that is not given yet. */
  undo(): boolean {
    const isMade = this.isHalfMade;
    if (this.aim.length) this.aimAt([]);
    else if (isMade) this.startOver();
    return isMade;
  }
  get isHalfMade(): boolean {
    return this.aim.length > 0 || this.parts.some(part => part.length > 0);
  }
  /** Drops everything picked. Lists that are empty already are left alone: to set them draws all choices anew. */
  protected startOver(): void {
    if (this.aim.length) this.aim = [];
    const parts = this.composition ? this.firstParts(this.composition) : NO_PARTS;
    if (parts.length || this.parts.length) this.parts = parts;
  }

  // ---- hands -------------------------------------------------------------------------------------------------

  /** For the root of the board: swallows the second half of a double click, and undoes on Escape. */
  readonly hands: Attachment<HTMLElement> = root => {
    const onkeydown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && this.undo()) event.preventDefault();
    };
    root.addEventListener('keydown', onkeydown);
    return this.doubleClicks.swallow(root, () => this.sincePick());
  };
  private sincePick(): number {
    // oxlint-disable-next-line no-restricted-globals -- hands have a clock, rules have none
    return performance.now() - this.pickedAt;
  }
}

/** The model of the board that a part is on. */
export const [getBoard, setBoard] = createContext<BoardModel>();
