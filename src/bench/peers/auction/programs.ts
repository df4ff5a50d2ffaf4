// The cards as small programs: their effects in one list of operations, compiled once.
import { CARD_IDS } from '#games/auction/table/deck.ts';
import { EVENTS } from '#games/auction/cards/events.ts';
import { REACTIONS } from '#games/auction/cards/reactions.ts';
import { RECRUITS } from '#games/auction/cards/recruits.ts';
import type { Effect, Role } from '#games/auction/cards/card.ts';
import { verbs } from '#games/auction/verbs/verbs.ts';

/** Codes of operations: a verb by its place in the vocabulary, or one of these. */
export const VERBS = Object.keys(verbs) as Effect['do'][];
export const END = -1;
export const JUMP = -2;
/** Lets the seats it is about wait to be asked. */
export const QUEUE = -3;

export interface Op {
  code: number;
  who: Role;
  n: number;
  /** The operation to go on at: after a jump, a failed roll, or when nobody is left to be asked. */
  to: number;
  /** Alternatives: where the branch of each verb begins. */
  branches: { verb: number; at: number }[];
}
export const PROGRAM: Op[] = [];

function emit(code: number, who: Role = 'owner', n = 0): Op {
  const op: Op = { code, who, n, to: 0, branches: [] };
  PROGRAM.push(op);
  return op;
}

function compileEffect(effect: Effect): void {
  const code = VERBS.indexOf(effect.do);
  switch (effect.do) {
    case 'discard':
      return compileAsking(code, effect.who, []);
    case 'oneOf':
      return compileAsking(code, effect.who, effect.of);
    case 'roll':
      return compileRoll(code, effect);
    case 'takeCoins':
      return void emit(code, effect.from, effect.n);
    case 'look':
      return void emit(code, effect.at);
    case 'chooseOpponent':
    case 'cancel':
      return void emit(code);
    default:
      return void emit(code, effect.who, effect.n);
  }
}

/** Asks seat by seat: each branch comes back to ask the next. */
function compileAsking(code: number, who: Role, branches: readonly Effect[]): void {
  emit(QUEUE, who);
  const at = PROGRAM.length;
  const op = emit(code, who);
  for (const branch of branches) {
    op.branches.push({ verb: VERBS.indexOf(branch.do), at: PROGRAM.length });
    compileEffect(branch);
    emit(JUMP).to = at;
  }
  op.branches.sort((a, b) => a.verb - b.verb);
  op.to = PROGRAM.length;
}

function compileRoll(code: number, effect: Effect & { do: 'roll' }): void {
  const roll = emit(code, 'owner', effect.atLeast);
  effect.then.forEach(compileEffect);
  const jump = emit(JUMP);
  roll.to = PROGRAM.length;
  effect.else.forEach(compileEffect);
  jump.to = PROGRAM.length;
}

function compileCard(id: string): number {
  const at = PROGRAM.length;
  (RECRUITS[id]?.ability?.effects ?? EVENTS[id]?.effects ?? REACTIONS[id]?.effects ?? []).forEach(compileEffect);
  emit(END);
  return at;
}
const places = new Map([...new Set(CARD_IDS)].map(id => [id, compileCard(id)]));
/** The first operation of each card's program. */
export const PROGRAM_OF: readonly number[] = CARD_IDS.map(id => places.get(id)!);
