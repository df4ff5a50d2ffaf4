// Follow-ups: answers that one click has asked for beyond the first. They are given question by question, until one was
// not expected or something is taken back.
import type { Decision, Seat } from '#engine/types.ts';

/** The answer to a question that a pick has led to; '' while one is still to come or is left to the player, nothing
 *  where it ends. */
export type FollowUp = (decision: Decision | undefined) => string | undefined;
/** The seat while no question is open. */
const NOBODY = -1;

/** The follow-up of each player at one board. */
export class FollowUps {
  private readonly bySeat = new Map<Seat, FollowUp>();
  /** The question that is left to the player: what follows goes on after it. */
  private left = '';
  /** Answers at the table when a question was looked at last. */
  private answers = 0;

  set(seat: Seat, followUp: FollowUp): void {
    this.bySeat.set(seat, followUp);
  }
  /** A player answers: what was to follow the click before is over, unless this question was left to the player. */
  answer(seat: Seat, question: string): void {
    if (this.left !== question) this.bySeat.delete(seat);
  }
  /** The answer that follows now, with those that come after it. With fewer answers at the table than before, something
   *  was taken back, and nothing follows any more. */
  next(decision: Decision | undefined, question: string, answers: number): [string, FollowUp] | undefined {
    if (answers < this.answers) this.bySeat.clear();
    this.answers = answers;
    const seat = decision?.seat ?? NOBODY;
    const followUp = this.bySeat.get(seat);
    const id = followUp?.(decision);
    this.left = followUp && id === '' ? question : '';
    if (id === undefined) this.bySeat.delete(seat);
    return id && followUp ? [id, followUp] : undefined;
  }
}
