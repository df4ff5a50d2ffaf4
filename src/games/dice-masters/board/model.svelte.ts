// The model of a Dice Masters board: dice that are picked, planned and dragged, and the cards they are bought from.
import { getBoard, BoardModel } from '#web/kit/board-model.svelte.ts';
import { caption } from '#web/kit/captions.ts';
import { defer } from '#web/kit/scheduler.ts';
import { watch } from '#web/kit/watch.svelte.ts';
import type { Composition, Parts } from '#web/kit/picking.ts';
import { untrack } from 'svelte';
import type { Decision, Facts, Option, Phrase, Ref, Seat } from '#engine/types.ts';
import { DIE_KINDS } from '../words/about.ts';
import { refuseBlocks } from '../abilities/legality.ts';
import { attackOf } from '../abilities/stats.ts';
import { NO_DIE, other, type Duel } from '../table/world.ts';
import { DrawnDice } from './drawn.ts';
import type { DieChoice, Shown } from './faces.ts';
import { NOTHING_PLANNED, type Planned } from './layout.ts';
import { Looks, usualLooks } from './looks.ts';
import * as plans from './plan.ts';
import { againAfter, canRepeat, repeating, type Again } from './quick/again.ts';
import { WORDS } from './words.ts';

const DIE_NAMES: ReadonlySet<string> = new Set(['die', ...DIE_KINDS, 'source']);
const isPurchase = ({ verb }: Option): boolean => verb === 'buy';
const isGlobal = ({ verb }: Option): boolean => verb === 'global';
const dieIn = (ref: string): number => (ref.startsWith('die:') ? Number(ref.slice(4)) : NO_DIE);

export class DuelModel extends BoardModel<Duel> {
  readonly dice = new DrawnDice({
    look: die => this.looks.of(this.w, die),
    isTurned: die => this.looks.isTurned(this.w, die),
    choice: die => this.choiceWith(die),
    words: (die, shown) => this.wordsOf(die, shown),
  });
  /** The blocker or attacker that waits for its foe. */
  held = $state.raw(NO_DIE);
  /** The Global that one click uses again. */
  again = $state.raw<Again | undefined>();
  private readonly looks = new Looks();
  readonly below: Seat = $derived(plans.seatBelow(this.view.viewer));
  readonly above: Seat = $derived(other(this.below));
  readonly plan = $derived(this.composition as plans.Plan | undefined);
  /** The table has moved on, and the next question is about to come. */
  readonly isPast: boolean = $derived.by(() => {
    const { view, decision } = this;
    return decision !== undefined && !view.decisions.some(({ id, nth }) => id === decision.id && nth === decision.nth);
  });
  /** The plan for the attack zone. */
  readonly planned: Planned = $derived.by(() => {
    if (this.isPast) return NOTHING_PLANNED;
    if (this.plan?.kind === 'attack') return { attackers: this.parts[0] ?? [], blocks: [] };
    return this.plan?.kind === 'block' ? { attackers: [], blocks: this.parts } : NOTHING_PLANNED;
  });
  readonly plannedDice: readonly number[] = $derived([...this.planned.attackers, ...this.planned.blocks.flat()]);
  readonly plannedAttack = $derived(this.planned.attackers.reduce((sum, die) => sum + attackOf(this.w, die), 0));
  /** The reason why the plan cannot be answered as it is. */
  readonly refused: Phrase | undefined = $derived.by(() => {
    if (this.plan?.kind !== 'block' || !this.isComplete || this.isPast) return undefined;
    const verdict = refuseBlocks(this.w, this.decision!.seat, this.plan.whom, this.parts);
    if (!verdict) return undefined;
    if (typeof verdict === 'string') return { say: verdict, facts: {} };
    return { say: verdict.say ?? verdict.rule, facts: verdict.facts };
  });
  override start(): void {
    watch.pre(
      () => this.w,
      () => {
        this.dice.lookAgain();
        // A question that stays the same may allow something else now.
        if (this.plan) defer(() => this.chooseAgain());
      },
    );
    watch.pre(
      () => this.choosing,
      () => this.dice.chooseAgain(),
    );
    super.start();
    $effect(() => () => this.dice.close());
    watch(
      () => [this.w, this.choosing],
      () => this.dice.draw(),
    );
  }
  private chooseAgain(): void {
    this.dice.chooseAgain();
    this.dice.draw();
  }
  /** The values that the choices of dice depend on. The table is not among them: the question that belongs to a new
   *  table comes a moment later. */
  private get choosing(): readonly unknown[] {
    return [this.decision, this.parts, this.aim, this.held, this.again, this.plannedDice, this.pointed];
  }
  protected override get tableInputs(): readonly unknown[] {
    return [...super.tableInputs, this.planned];
  }
  protected override get choiceInputs(): readonly unknown[] {
    return [...super.choiceInputs, this.held];
  }
  prepare(die: number): void {
    if (die < this.w.zone.length) this.dice.prepare(die, usualLooks(this.w, die));
  }
  /** A caption of the board; it names nothing that lies there, so it stays the same from move to move. */
  say(key: keyof typeof WORDS, facts?: Facts): string {
    if (facts) return caption(WORDS, { say: key, facts }, [this.seatName(0), this.seatName(1)]);
    let plain = this.plainCaptions.get(key);
    if (plain === undefined) this.plainCaptions.set(key, (plain = caption(WORDS, { say: key, facts: {} }, [])));
    return plain;
  }
  /** Captions without facts, put into words once: many stand beside what changes, and are asked for with it. */
  private readonly plainCaptions = new Map<string, string>();

  /** All that stands on a card, in words. */
  aboutCard(card: number): string {
    return this.props().game.about?.card?.text(card, this.w) ?? '';
  }
  /** The text of a card, below its price and levels. No move changes it, so it is put into words once. */
  abilityText(card: number): string {
    let text = this.abilityTexts.get(card);
    if (text === undefined) this.abilityTexts.set(card, (text = untrack(() => this.newAbilityText(card))));
    return text;
  }
  private readonly abilityTexts = new Map<number, string>();
  private newAbilityText(card: number): string {
    return this.aboutCard(card).split('\n').slice(2).join(' ');
  }
  override readLabel(name: string): string {
    return this.say('read', { name });
  }

  // ---- names of dice and cards -------------------------------------------------------------------------------

  private readonly cards = $derived(this.w.cards);
  /** A card lies in a slot, and so do its abilities. */
  protected override thingsNamed(ref: Ref): readonly Ref[] {
    const [kind, n] = ref.split(':');
    const number = kind === 'ability' ? Math.floor(Number(n) / 10) : kind === 'card' ? Number(n) : 0;
    if (!number) return [ref];
    return this.cards.flatMap((card, slot): Ref[] => (card === number ? [`slot:${slot}`] : []));
  }
  /** Sentences point at a die or a card under several names. */
  private readonly pointedThings: readonly Ref[] = $derived.by(() => {
    if (!this.pointed) return [];
    const [kind, n] = this.pointed.split(':') as [string, `${number}`];
    if (DIE_NAMES.has(kind)) return [`die:${n}`];
    return kind === 'priced' ? [`slot:${n}`] : this.thingsNamed(this.pointed);
  });
  override isPointed(...refs: readonly Ref[]): boolean {
    return refs.some(ref => this.pointedThings.includes(ref));
  }

  // ---- dice --------------------------------------------------------------------------------------------------

  private choiceWith(die: number): DieChoice {
    const { plan } = this;
    const ref: Ref = `die:${die}`;
    const [isLit, isHeld] = [this.isLit(ref), this.held === die];
    const isPicked = isHeld || this.aim.includes(ref) || (plan?.kind !== 'divide' && this.isPicked(ref));
    return {
      comes: plan?.kind === 'divide' ? (this.parts[plan.whom.indexOf(die)]?.[0] ?? 0) : 0,
      isLit,
      isPicked,
      isHeld,
      isPlanned: this.plannedDice.includes(die),
      isPointed: this.isPointed(ref),
      canDrag: isLit && this.canDrag(die),
      isRerolled: isPicked && plan?.kind === 'reroll',
      isToggle: isLit && plan !== undefined,
      isAttacker: plan?.kind === 'block' && plan.whom.includes(die),
    };
  }
  private wordsOf(die: number, { look, choice: { comes } }: Shown): string {
    const { letter, partner, captives } = look;
    const all = [this.props().game.names.pick?.(die, this.w) ?? ''];
    if (letter) all.push(this.say('colour', { letter }));
    if (partner) all.push(this.say('paired', { name: partner }));
    if (captives.length) all.push(this.say('captives', { names: captives.join(', ') }));
    if (comes) all.push(this.say('comes', { n: comes }));
    return all.join('; ');
  }
  override isLit(ref: Ref): boolean {
    const die = this.plan ? dieIn(ref) : NO_DIE;
    if (die !== NO_DIE) return plans.canPick(this.w, this.plan!, die, this.held);
    return super.isLit(ref) || this.isRepeated(dieIn(ref));
  }

  // ---- Globals -----------------------------------------------------------------------------------------------

  /** A click on a card that sells dice buys one: its Global has a button of its own. */
  override about(ref: Ref): readonly Option[] {
    const all = super.about(ref);
    return all.some(isPurchase) ? all.filter(option => !isGlobal(option)) : all;
  }
  globalsOn(slot: number): readonly Option[] {
    const all = super.about(`slot:${slot}`);
    return all.some(isPurchase) ? all.filter(isGlobal) : [];
  }
  private isRepeated(die: number): boolean {
    const { again, decision } = this;
    if (!again || !decision || this.isPast || die === NO_DIE || this.aim.length) return false;
    return canRepeat(this.w, decision, again, die);
  }
  /** The card of a Global that can be used again; none where nobody can be picked for it. */
  readonly repeated: number = $derived.by(() => {
    const die = this.again?.dice.find(one => this.isRepeated(one));
    return die === undefined ? 0 : Math.floor(Number(this.again!.option.split(':')[1]) / 10);
  });
  override touch(ref: Ref): void {
    const die = dieIn(ref);
    if (this.isRepeated(die)) this.intend(repeating(this.again!, die));
    else super.touch(ref);
  }
  override pick(id: string, isFollowUp?: boolean): boolean {
    const { decision } = this;
    const isGiven = super.pick(id, isFollowUp);
    if (isGiven && decision) this.again = againAfter(this.again, decision, id);
    return isGiven;
  }

  // ---- plans -------------------------------------------------------------------------------------------------

  protected override compositionOf(decision: Decision): Composition | undefined {
    return plans.planOf(decision);
  }
  protected override firstParts(plan: Composition): Parts {
    return plans.firstParts(this.w, plan as plans.Plan);
  }
  protected override isFilled(plan: Composition): boolean {
    return plans.isWhole(plan as plans.Plan, this.parts);
  }
  protected override put(plan: Composition, die: number): void {
    ({ parts: this.parts, held: this.held } = plans.put(this.w, plan as plans.Plan, this, die));
  }
  protected override startOver(): void {
    this.held = NO_DIE;
    super.startOver();
  }
  /** Answers with one die alone: it is rerolled, attacks, or blocks the attacker that it likes first. */
  alone(die: number): boolean {
    const { plan } = this;
    if (!plan || plan.kind === 'divide' || this.isHalfMade) return false;
    if (plan.whom.includes(die) || !this.isLit(`die:${die}`)) return false;
    this.put(plan, die);
    if (!this.refused) this.confirm();
    return true;
  }
  canDrag(die: number): boolean {
    const { plan } = this;
    return (plan?.kind === 'attack' || plan?.kind === 'block') && !plan.whom.includes(die) && this.isLit(`die:${die}`);
  }
  /** A die is let go over a place: 'attack', 'home', or 'die:12'. */
  drop(die: number, place: string): void {
    const { plan } = this;
    if (plan?.kind === 'attack' && (place === 'home') === this.isPicked(`die:${die}`)) this.put(plan, die);
    if (plan?.kind !== 'block') return;
    this.parts = plans.dropped(this.w, plan, this.parts, die, place === 'home' ? place : dieIn(place));
    this.held = NO_DIE;
  }
  /** Gives what one click asks for: an answer, and those that are to follow it. */
  intend(follow: (decision: Decision, w: Duel) => string | undefined): boolean {
    const first = this.decision && follow(this.decision, this.w);
    if (first) this.pickThen(first, decision => (decision ? follow(decision, this.w) : ''));
    return Boolean(first);
  }
}
export const getModel = getBoard as () => DuelModel;
