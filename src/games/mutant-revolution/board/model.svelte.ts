// The model of a Mutant Revolution board: what every board has, a Move in one click, and stats that are chosen.
import { BoardModel, getBoard } from '#web/kit/board-model.svelte.ts';
import type { Seat } from '#engine/types.ts';
import { pcOf } from '../table/figures.ts';
import { NONE, type Pc, type Revolution } from '../table/world.ts';
import { running } from './happened.ts';
import { endOfMove } from './walking.ts';
import { WORDS } from './words.ts';

export class RevolutionModel extends BoardModel<Revolution> {
  /** The figure that the pointer is on. */
  hovered = $state(NONE);

  override readLabel(name: string): string {
    return `${WORDS.read} ${name}`;
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
  /** Whose stats are chosen now: of a Player Character that bears Damage or regains some. */
  get choosingFor(): Seat {
    if (!this.decision?.options.some(({ refs }) => refs[0]?.startsWith('stat:'))) return NONE;
    const { at } = this.view.stack.at(-1) ?? { at: '' };
    const bearing = at.startsWith('damage.') && running<{ figure: number }>(this.view, 'damage');
    return bearing ? bearing.figure : (running<{ seat: Seat }>(this.view, 'restore')?.seat ?? NONE);
  }
}
export const getModel = getBoard as () => RevolutionModel;
