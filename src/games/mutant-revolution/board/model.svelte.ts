// The model of a Mutant Revolution board: what every board has, a Move in one click, and what Schools deal with each
// other.
import { BoardModel, getBoard } from '#web/kit/board-model.svelte.ts';
import { gathering, type Composition } from '#web/kit/picking.ts';
import type { Decision, Option, Seat } from '#engine/types.ts';
import { pcOf } from '../table/figures.ts';
import { NONE, type Pc, type Revolution } from '../table/world.ts';
import { bundleOf, byThings, choosingFor, endOfMove, isInMenu, type Deal } from './places.ts';
import { WORDS } from './words.ts';

const NOBODY_ASKED: ReadonlyMap<Seat, number> = new Map();
const NO_ASIDES: readonly Decision[] = [];

export class RevolutionModel extends BoardModel<Revolution> {
  /** The figure that the pointer is on. */
  hovered = $state(NONE);
  /** The number that the dial shows. */
  turned = $state(0);
  /** Several cards are being discarded at once. */
  isBundling = $state(false);
  /** Plot Points that are to be asked for, by School. */
  asked = $state.raw(NOBODY_ASKED);
  /** A deal in the making. */
  deal = $state.raw<Deal>();

  get asides(): readonly Decision[] {
    return this.props().asides ?? NO_ASIDES;
  }
  override readLabel(name: string): string {
    return `${WORDS.read} ${name}`;
  }
  protected override byThings(decision: Decision): Decision {
    return byThings(decision);
  }
  protected override isInMenu(option: Option): boolean {
    return isInMenu(this.w, this.me, this.aim, option);
  }
  protected override compositionOf(decision: Decision): Composition | undefined {
    return this.isBundling ? bundleOf(decision) : gathering(decision);
  }
  protected override get choiceInputs(): readonly unknown[] {
    return [...super.choiceInputs, this.isBundling];
  }
  bundle(isOn: boolean): void {
    this.startOver();
    this.isBundling = isOn;
    this.parts = isOn ? [[]] : [];
  }
  askFor(seat: Seat, n: number): void {
    this.asked = new Map([...this.asked].filter(([other]) => other !== seat).concat(n ? [[seat, n]] : []));
  }
  override undo(): boolean {
    if (!this.isBundling && !this.asked.size && !this.deal) return super.undo();
    this.deal = undefined;
    this.startOver();
    return true;
  }
  protected override startOver(): void {
    if (this.isBundling) this.isBundling = false;
    if (this.asked.size) this.asked = NOBODY_ASKED;
    if (this.deal && this.decision?.id !== 'floor.floor') this.deal = undefined;
    super.startOver();
  }
  /** The viewer's Player Character, when it is asked to act and may move. */
  get walker(): Pc | undefined {
    if (this.decision?.id !== 'pcTurn.act' || !this.legal('move')) return undefined;
    const pc = this.w.fight ? pcOf(this.w, this.decision.seat) : undefined;
    return pc?.out ? undefined : pc;
  }
  /** Begins a Move that is to end there. */
  walkTo(hex: number): void {
    this.pickThen('move', decision => endOfMove(decision, hex));
  }
  /** The seat whose stats are chosen now. */
  get choosingFor(): Seat {
    return choosingFor(this.view, this.decision) ?? NONE;
  }
}
export const getModel = getBoard as () => RevolutionModel;
