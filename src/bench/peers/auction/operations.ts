// The operations of cards that ask nobody.
import { Generator } from '#engine/random.ts';
import { draw, gainCoins, type House, loseCoins, losePoints, takeCoins } from './house.ts';
import { JUMP, type Op, QUEUE, VERBS } from './programs.ts';

/** The kinds of card that can run. */
export const EVENT = 0;
export const REACTION = 1;
export const ABILITY = 2;

const GAIN_COINS = VERBS.indexOf('gainCoins');
const LOSE_COINS = VERBS.indexOf('loseCoins');
const GAIN_POINTS = VERBS.indexOf('gainPoints');
const LOSE_POINTS = VERBS.indexOf('losePoints');
const DRAW = VERBS.indexOf('draw');
const TAKE_COINS = VERBS.indexOf('takeCoins');
const LOOK = VERBS.indexOf('look');
const ROLL = VERBS.indexOf('roll');
const CANCEL = VERBS.indexOf('cancel');
export const DISCARDING = VERBS.indexOf('discard');
export const ONE_OF = VERBS.indexOf('oneOf');
export const CHOOSE_OPPONENT = VERBS.indexOf('chooseOpponent');

const dice = new Generator({ random: [] });

/** Does an operation and says where to go on. */
export function operate(w: House, op: Op, next: number): number {
  switch (op.code) {
    case JUMP:
      return op.to;
    case QUEUE:
      queueUp(w, op);
      return next;
    case ROLL:
      dice.holder = w;
      return dice.die(6) >= op.n ? next : op.to;
    case CANCEL:
      w.cancelled = true;
      return next;
    case CHOOSE_OPPONENT: // with two seats there is nothing to ask
      w.victim = 1 - w.owner;
      return next;
    default:
      if (op.who === 'others') for (let i = 1; i < w.seats; i++) change(w, op, (w.owner + i) % w.seats);
      else change(w, op, seatOf(w, op));
      return next;
  }
}

function seatOf(w: House, { who }: Op): number {
  if (who === 'owner') return w.owner;
  if (who === 'victim') return w.victim;
  return w.running === ABILITY ? w.cause : w.by;
}

function change(w: House, { code, n }: Op, seat: number): void {
  if (code === GAIN_COINS) gainCoins(w, seat, n);
  else if (code === LOSE_COINS) loseCoins(w, seat, n);
  else if (code === GAIN_POINTS) w.points[seat]! += n;
  else if (code === LOSE_POINTS) losePoints(w, seat, n);
  else if (code === DRAW) draw(w, seat, n);
  else if (code === TAKE_COINS) takeCoins(w, seat, w.owner, n);
  else if (code !== LOOK) throw new Error(`the plain game does not know the verb '${VERBS[code]}'`);
}

function queueUp(w: House, op: Op): void {
  w.queue.push(-1);
  if (op.who !== 'others') w.queue.push(seatOf(w, op));
  else for (let i = w.seats - 1; i > 0; i--) w.queue.push((w.owner + i) % w.seats);
}
