// What a player does on the board: picks a thing, names targets one after the other, or gathers several and confirms.
import { createContext, untrack } from 'svelte';
import type { Decision, Option, Ref, Seat, View } from '#engine/types.ts';
import type { BoardProps } from '#web/kit/board.ts';
import { later, soon } from '#web/kit/later.ts';
import { Sights } from '#web/kit/sights.svelte.ts';
import { pcOf } from '../table/figures.ts';
import { NONE, type Pc, type Revolution } from '../table/world.ts';
import { gathering, optionsBy, wantedOf, type Gathering } from './picking.ts';
import { running } from './happened.ts';

export class Desk {
  private readonly props: () => BoardProps;
  readonly sights = new Sights();
  /** What of the pieces can be picked. */
  readonly asks = new Sights();
  /** What is told beside them: it comes a moment after what lies on the table. */
  readonly sums = new Sights();
  /** Things picked so far of an option that names several: a card, then whom it is played on. */
  aim = $state.raw<readonly Ref[]>([]);
  /** Gathered for an answer that is a list. */
  gathered = $state.raw<readonly number[]>([]);
  /** The figure that the pointer is on. */
  hovered = $state(NONE);
  /** Where a Move is to end that has not been begun yet. */
  private wish = NONE;
  private asked = '';

  constructor(props: () => BoardProps) {
    this.props = props;
  }
  readonly view = $derived.by(() => this.props().view as View<Revolution>);
  readonly w: Revolution = $derived(this.view.world);
  readonly decision: Decision | undefined = $derived.by(() => this.props().decision);
  private readonly pointed = $derived.by(() => this.props().pointed);
  private readonly byRef: ReadonlyMap<Ref, readonly Option[]> = $derived(optionsBy(this.decision, this.aim));
  readonly gathering: Gathering | undefined = $derived(this.decision && gathering(this.decision));
  get log(): BoardProps['doc']['log'] {
    return this.props().doc.log;
  }
  /** The seat that looks, NONE for those who watch. */
  get me(): Seat {
    const { viewer } = this.view;
    return typeof viewer === 'number' ? viewer : NONE;
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
  get isPointing(): boolean {
    return this.pointed !== null;
  }
  isPointed(...refs: (Ref | undefined)[]): boolean {
    return this.pointed !== null && refs.includes(this.pointed);
  }
  show(ref: Ref): void {
    this.props().show(ref);
  }
  text(option: Option): string {
    return this.props()
      .say(option.label)
      .map(part => part.text)
      .join('');
  }

  /** Looks at all pieces again, whenever anything changes that one of them may show. */
  look(): void {
    void [this.view, this.pointed, this.seatName(0)];
    untrack(() => this.sights.look());
    soon(() => this.sums.look());
    later(() => this.asks.look());
  }
  /** The same with what can be picked: the question comes a moment after the table that it is asked at. */
  ask(): void {
    void [this.decision, this.pointed, this.aim, this.gathered, this.gathering];
    untrack(() => this.asks.look());
  }

  // ---- picking ---------------------------------------------------------------------------------------------

  about(ref: Ref): readonly Option[] {
    return this.byRef.get(ref) ?? [];
  }
  isGathered(ref: Ref): boolean {
    return this.gathering !== undefined && this.gathered.some(n => ref === `${this.gathering!.of}:${n}`);
  }
  /** The first of these names of a thing under which it can be picked now. */
  lit(...refs: Ref[]): Ref | undefined {
    return refs.find(ref => this.gathering?.refs.has(ref) || this.about(ref).length > 0 || this.aim.includes(ref));
  }
  /** The option of that verb and number, when it is legal. */
  legal(id: string): Option | undefined {
    return this.decision?.options.find(option => option.id === id && !option.refused);
  }
  pick(id: string): void {
    this.props().pick(id);
  }
  touch(ref: Ref): void {
    const options = this.about(ref);
    if (this.gathering?.refs.has(ref)) this.gather(Number(ref.split(':')[1]));
    else if (this.aim.includes(ref)) this.aimAt([]);
    else if (options.length === 1) this.pick(options[0]!.id);
    else if (options.length) this.aimAt([...this.aim, ref]);
  }
  letBe(): void {
    this.aimAt([]);
  }
  /** The panel lists what the first thing can be picked for. */
  private aimAt(aim: readonly Ref[]): void {
    const [first] = [...this.aim, ...aim];
    if (!this.aim.length || !aim.length) this.props().choose(first!);
    this.aim = aim;
  }

  // ---- gathering -------------------------------------------------------------------------------------------

  private gather(n: number): void {
    const { gathered } = this;
    this.gathered = gathered.includes(n)
      ? gathered.filter(other => other !== n)
      : [...gathered, n].toSorted((a, b) => a - b);
  }
  get isEnough(): boolean {
    const { gathering: wanted, gathered } = this;
    return wanted !== undefined && gathered.length >= wanted.min && gathered.length <= wanted.max;
  }
  confirm(): void {
    if (this.gathering && this.isEnough) this.pick(`${this.gathering.verb}:0:${this.gathered.join('+')}`);
  }

  // ---- walking ---------------------------------------------------------------------------------------------

  /** The viewer's Player Character, when it is asked to act and may move. */
  get walker(): Pc | undefined {
    if (this.decision?.id !== 'pcTurn.act' || !this.legal('move')) return undefined;
    const pc = this.w.fight ? pcOf(this.w, this.decision.seat) : undefined;
    return pc?.out ? undefined : pc;
  }
  /** Begins a Move that is to end there. */
  walkTo(hex: number): void {
    this.wish = hex;
    this.pick('move');
  }
  /** A new question: nothing is picked yet, but for the end of a Move that was begun with a hex in mind. */
  turnTo(decision: Decision | undefined): void {
    const key = decision ? `${decision.id} ${decision.seat} ${decision.nth}` : '';
    if (key === this.asked) return;
    this.asked = key;
    // Whatever could be picked is drawn anew with these, so they are touched only where there is something in them.
    if (this.aim.length) this.aim = [];
    if (this.gathered.length) this.gathered = [];
    const wanted = wantedOf(decision, this.wish);
    if (wanted !== '') this.wish = NONE;
    if (wanted) this.pick(wanted);
  }

  /** Whose stats are chosen now: of a Player Character that bears Damage or regains some. */
  get choosingFor(): Seat {
    if (!this.decision?.options.some(({ refs }) => refs[0]?.startsWith('stat:'))) return NONE;
    const { at } = this.view.stack.at(-1) ?? { at: '' };
    const bearing = at.startsWith('damage.') && running<{ figure: number }>(this.view, 'damage');
    return bearing ? bearing.figure : (running<{ seat: Seat }>(this.view, 'restore')?.seat ?? NONE);
  }
}
/** What the pieces of the board show, what of them can be picked, and what is told beside them. */
export const [getSights, setSights] = createContext<Sights>();
export const [getAsks, setAsks] = createContext<Sights>();
export const [getSums, setSums] = createContext<Sights>();
