// What the parts of the board share: the table, what is lit, and what a click on a thing does.
import { createContext, untrack } from 'svelte';
import type { Facts, Option, Phrase, Ref, Seat } from '#engine/types.ts';
import type { BoardProps } from '#web/kit/board.ts';
import { caption } from '#web/kit/captions.ts';
import { later, soon } from '#web/kit/later.ts';
import { Sights } from '#web/kit/sights.svelte.ts';
import { DIE_KINDS } from '../words/about.ts';
import { mustAttack, refuseBlocks } from '../abilities/legality.ts';
import { attackOf } from '../abilities/stats.ts';
import { NO_DIE, other, type Duel } from '../table/world.ts';
import { DrawnDice, type Shown } from './drawn.ts';
import { NOTHING_PLANNED, type Planned } from './layout.ts';
import { Looks, saysOf, usualLooks } from './looks.ts';
import * as plans from './plan.ts';
import { WORDS } from './words.ts';

/** Always the same, so that what is drawn from it stays as it is. */
const NO_OPTIONS: readonly Option[] = [];
const NO_PARTS: plans.Parts = [];
const DOUBLE_CLICK = 300;
/** After that an answer is taken for lost. */
const PATIENCE = 2000;

export class Desk {
  private readonly props: () => BoardProps;
  readonly sights = new Sights();
  /** What of cards and piles can be picked. */
  readonly asks = new Sights();
  /** What is counted beside the dice: it comes a moment after them. */
  readonly sums = new Sights();
  readonly dice = new DrawnDice(
    die => this.shown(die),
    (die, shown) => this.wordsOf(die, shown),
  );
  /** Options about the thing picked last, when there are several. */
  menu = $state.raw(NO_OPTIONS);
  parts = $state.raw(NO_PARTS);
  /** The blocker or attacker that waits for its foe. */
  held = $state.raw(NO_DIE);
  private pickedAt = -PATIENCE;
  private answered = '';
  private readonly looks = new Looks();

  constructor(props: () => BoardProps) {
    this.props = props;
  }
  readonly w: Duel = $derived.by(() => this.props().view.world as Duel);
  readonly below: Seat = $derived.by(() => plans.seatBelow(this.props().view.viewer));
  readonly above: Seat = $derived(other(this.below));
  readonly decision = $derived.by(() => this.props().decision);
  private readonly lit = $derived.by(() => this.props().lit);
  private readonly pointed = $derived.by(() => this.props().pointed);
  /** A new question begins with a new plan. */
  readonly question = $derived(this.decision ? `${this.decision.id} ${this.decision.nth}` : '');
  readonly plan = $derived(plans.planOf(this.decision));
  /** The table has moved on, and what is asked now is about to be told. */
  private readonly isPast: boolean = $derived.by(() => {
    const { view, decision } = this.props();
    return decision !== undefined && !view.decisions.some(({ id, nth }) => id === decision.id && nth === decision.nth);
  });

  /** What is planned for the attack zone. */
  readonly planned: Planned = $derived.by(() => {
    if (this.isPast) return NOTHING_PLANNED;
    if (this.plan?.kind === 'attack') return { attackers: this.parts[0] ?? [], blocks: [] };
    return this.plan?.kind === 'block' ? { attackers: [], blocks: this.parts } : NOTHING_PLANNED;
  });
  readonly plannedDice: readonly number[] = $derived([...this.planned.attackers, ...this.planned.blocks.flat()]);
  readonly isWhole = $derived(this.plan !== undefined && plans.isWhole(this.plan, this.parts));
  /** Why the plan cannot be answered as it is. */
  readonly refused: Phrase | undefined = $derived.by(() => {
    if (this.plan?.kind !== 'block' || !this.isWhole || this.isPast) return undefined;
    const verdict = refuseBlocks(this.w, this.decision!.seat, this.plan.whom, this.parts);
    if (!verdict) return undefined;
    if (typeof verdict === 'string') return { say: verdict, facts: {} };
    return { say: verdict.say ?? verdict.rule, facts: verdict.facts };
  });
  readonly plannedAttack = $derived(this.planned.attackers.reduce((sum, die) => sum + attackOf(this.w, die), 0));

  /** Whenever anything changes that a piece may show, all are looked at again: dice once they lie in their places, and
   *  what can be picked a moment after what lies there. */
  look(): void {
    void [this.w, this.planned];
    untrack(() => this.sights.look());
  }
  count(): void {
    void [this.w, this.planned];
    soon(() => this.sums.look());
    later(() => this.asks.look());
  }
  ask(): void {
    this.beAsked();
    untrack(() => this.asks.look());
  }
  begin(): void {
    void this.w;
    this.beAsked();
    this.dice.begin();
  }
  draw(): void {
    void this.w;
    this.beAsked();
    untrack(() => this.dice.draw());
  }
  prepare(die: number): void {
    if (die < this.w.zone.length) this.dice.prepare(die, usualLooks(this.w, die));
  }
  private beAsked(): void {
    void [this.plan, this.parts, this.held, this.plannedDice, this.lit, this.pointed];
  }
  planAnew(): void {
    // What was answered may be asked again once it was taken back.
    if (this.question !== this.answered) this.answered = '';
    this.menu = NO_OPTIONS;
    this.held = NO_DIE;
    this.parts = this.plan ? plans.firstParts(this.w, this.plan) : NO_PARTS;
  }
  /** A caption of the board; it names nothing that lies there, so it stays the same from move to move. */
  say(key: keyof typeof WORDS, facts: Facts = {}): string {
    return caption(WORDS, { say: key, facts }, [this.seatName(0), this.seatName(1)]);
  }
  phrase(phrase: Phrase): string {
    return this.props()
      .say(phrase)
      .map(part => part.text)
      .join('');
  }
  seatName(seat: Seat): string {
    return this.props().seatName(seat);
  }
  show(ref: Ref): void {
    this.props().show(ref);
  }
  /** Sentences point at a die or a card under several names. */
  isPointed(kind: 'die' | 'slot', n: number): boolean {
    const { pointed } = this;
    if (!pointed) return false;
    const [name, number] = pointed.split(':');
    if (Number(number) === n) return kind === 'die' ? DIE_NAMES.has(name!) : name === 'slot' || name === 'priced';
    const isOfCard = name === 'ability' ? Math.floor(Number(number) / 10) : name === 'card' ? Number(number) : 0;
    return kind === 'slot' && isOfCard > 0 && this.w.cards[n] === isOfCard;
  }

  // ---- dice ------------------------------------------------------------------------------------------------

  private shown(die: number): Shown {
    const { plan } = this;
    const [isLit, isPicked] = [this.isLit(die), this.isPicked(die)];
    return {
      look: this.looks.of(this.w, die),
      comes: this.damageFor(die),
      isLit,
      isPicked,
      isHeld: this.held === die,
      isPlanned: this.plannedDice.includes(die),
      isPointed: this.isPointed('die', die),
      canDrag: isLit && this.canDrag(die),
      isRerolled: isPicked && plan?.kind === 'reroll',
      isToggle: isLit && plan !== undefined,
      isAttacker: plan?.kind === 'block' && plan.whom.includes(die),
    };
  }
  private wordsOf(die: number, { look: { letter, partner, captives }, comes }: Shown): string {
    const all = [saysOf(this.w, die)];
    if (letter) all.push(this.say('colour', { letter }));
    if (partner) all.push(this.say('paired', { name: partner }));
    if (captives.length) all.push(this.say('captives', { names: captives.join(', ') }));
    if (comes) all.push(this.say('comes', { n: comes }));
    return all.join('; ');
  }
  isLit(die: number): boolean {
    const { plan, w } = this;
    if (!plan) return this.lit.has(`die:${die}`);
    if (plan.kind !== 'block') return plans.canPick(w, plan, die);
    if (plan.whom.includes(die)) return this.held === NO_DIE || plans.stoppable(w, plan, this.held).includes(die);
    return plans.stoppable(w, plan, die).length > 0;
  }
  isPicked(die: number): boolean {
    if (this.held === die) return true;
    return this.plan !== undefined && this.plan.kind !== 'divide' && this.parts.some(part => part.includes(die));
  }
  /** Damage that is planned for it. */
  damageFor(die: number): number {
    return this.plan?.kind === 'divide' ? (this.parts[this.plan.whom.indexOf(die)]?.[0] ?? 0) : 0;
  }
  pickDie(die: number): void {
    if (!this.isLit(die)) this.read(`die:${die}`);
    else if (this.plan) this.planDie(this.plan, die);
    else this.offer(this.lit.get(`die:${die}`) ?? []);
  }
  private planDie(plan: plans.Plan, die: number): void {
    if (plan.kind === 'divide') this.parts = plans.given(plan, this.parts, die);
    else if (plan.kind === 'block') this.planBlock(plan, die);
    else if (plan.kind === 'reroll' || !this.parts[0]?.includes(die) || !mustAttack(this.w, die))
      this.parts = [plans.toggled(this.parts[0] ?? [], die)];
  }
  /** First one, then its foe, in either order; where there is only one foe, one click does. */
  private planBlock(plan: plans.Plan, die: number): void {
    const { held } = this;
    const isAttacker = plan.whom.includes(die);
    this.held = NO_DIE;
    if (held === die) return;
    if (held !== NO_DIE && plan.whom.includes(held) !== isAttacker)
      this.parts = plans.blocked(this.w, plan, this.parts, isAttacker ? held : die, isAttacker ? die : held);
    else if (!isAttacker && this.parts.some(part => part.includes(die))) this.parts = plans.freed(this.parts, die);
    else if (!isAttacker && plan.whom.length === 1)
      this.parts = plans.blocked(this.w, plan, this.parts, die, plan.whom[0]!);
    else this.held = die;
  }
  canDrag(die: number): boolean {
    const { plan } = this;
    return (plan?.kind === 'attack' || plan?.kind === 'block') && !plan.whom.includes(die) && this.isLit(die);
  }
  /** A die is let go over a place: 'attack', 'home', or 'die:12'. */
  drop(die: number, place: string): void {
    const { plan } = this;
    if (plan?.kind === 'attack' && (place === 'home') === this.isPicked(die)) this.planDie(plan, die);
    if (plan?.kind !== 'block') return;
    const attacker = place.startsWith('die:') ? Number(place.slice(4)) : NO_DIE;
    if (place === 'home') this.parts = plans.freed(this.parts, die);
    else if (attacker !== NO_DIE && !this.parts[plan.whom.indexOf(attacker)]?.includes(die))
      this.parts = plans.blocked(this.w, plan, this.parts, die, attacker);
    this.held = NO_DIE;
  }

  // ---- cards -----------------------------------------------------------------------------------------------

  /** What can be done with a card: its die purchased, a die put on it, its global ability used. */
  optionsOf(slot: number): readonly Option[] {
    return this.bySlot.get(slot) ?? NO_OPTIONS;
  }
  private readonly cards = $derived(this.w.cards);
  private readonly bySlot: ReadonlyMap<number, readonly Option[]> = $derived.by(() => {
    const found = new Map<number, Option[]>();
    for (const [ref, options] of this.lit)
      for (const slot of slotsOf(ref, this.cards))
        found.set(slot, [...new Set([...(found.get(slot) ?? []), ...options])]);
    return found;
  });
  pickCard(slot: number): void {
    const options = this.optionsOf(slot);
    if (options.length) this.offer(options);
    else this.read(`slot:${slot}`);
  }

  // ---- answers ---------------------------------------------------------------------------------------------

  private offer(options: readonly Option[]): void {
    if (options.length === 1) this.pick(options[0]!.id);
    else this.menu = options;
  }
  /** A second click of a double click is no answer to what is asked next, nor one more to the same. */
  pick(option: string): void {
    this.menu = NO_OPTIONS;
    if (this.sincePick() < (this.question === this.answered ? PATIENCE : DOUBLE_CLICK)) return;
    this.pickedAt += this.sincePick();
    this.answered = this.question;
    this.props().pick(option);
  }
  /** Nor does it ask for the words of what has come to lie there. */
  private read(ref: Ref): void {
    if (this.sincePick() > DOUBLE_CLICK) this.show(ref);
  }
  private sincePick(): number {
    // oxlint-disable-next-line no-restricted-globals -- hands have a clock, rules have none
    return performance.now() - this.pickedAt;
  }
  answerPlan(): void {
    if (this.plan && this.isWhole) this.pick(plans.optionOf(this.plan, this.parts));
  }
  pickAll(): void {
    const { plan, w } = this;
    if (plan) this.parts = [plan.things.filter(die => plans.canPick(w, plan, die)).sort((a, b) => a - b)];
  }
  /** Options about nothing that lies on the board. */
  readonly plain: readonly Option[] = $derived.by(() =>
    (this.decision?.options ?? []).filter(
      ({ refused, refs, verb }) => !refused && verb !== this.plan?.kind && !refs.some(isOnBoard),
    ),
  );
}
const DIE_NAMES: ReadonlySet<string> = new Set(['die', ...DIE_KINDS, 'source']);
/** The cards that a name of a thing is about. */
function slotsOf(ref: Ref, cards: readonly number[]): number[] {
  const [kind, n] = ref.split(':');
  if (kind === 'slot') return [Number(n)];
  const number = kind === 'ability' ? Math.floor(Number(n) / 10) : kind === 'card' ? Number(n) : 0;
  return number > 0 ? cards.flatMap((card, slot) => (card === number ? [slot] : [])) : [];
}
const isOnBoard = (ref: Ref): boolean => /^(die|slot|ability):/.test(ref);

export const [getDesk, setDesk] = createContext<Desk>();
