// Sums that no play may change: all Hope, and a list of faults that must stay empty.
import { NONE, type Revolution } from './world.ts';
import { CHARACTERS, isLeader, isTraining } from '../cards/numbers.ts';
import { MOST_RP } from './points-and-hope.ts';
import { limitOf } from './characters.ts';

/** MR-GLO-05, MR-RUL-04: the bank counts from 0 and may owe, so that coins are neither made nor lost. */
export function inventory(w: Revolution): Record<string, number> {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const out: Record<string, number> = { hope: w.bank + sum(w.hope) + sum(w.stake) };
  for (let c = 0; c < CHARACTERS; c++) for (const fault of faultsOf(w, c)) out[`character ${c} ${fault}`] = 1;
  for (let seat = 0; seat < w.rp.length; seat++)
    for (const fault of schoolFaults(w, seat)) out[`seat ${seat} ${fault}`] = 1;
  const trainings = w.training.filter(card => card !== NONE).length;
  const lying = w.piles.schools.cards.filter(isTraining).length;
  if (trainings !== lying) out['Training Cards on nobody'] = lying - trainings;
  return out;
}

/** The faults of a character's data. Training numbers lie between Students and Leaders. */
function faultsOf(w: Revolution, c: number): string[] {
  const out: string[] = [];
  const owned = w.owner[c] !== NONE;
  if (isTraining(c)) return owned ? ['is a Training Card with an owner'] : [];
  if (!isLeader(c) && owned !== w.piles.schools.cards.includes(c)) out.push('is not where its owner is');
  if (!owned && (w.power[c] || w.injured[c] || w.triumph[c] || w.training[c] !== NONE)) out.push('is not clean');
  if (w.power[c]! < 0 || w.power[c]! > limitOf(w, c)) out.push('has too many Power Tokens');
  if (w.triumph[c]! > 1 || w.injured[c]! > 1) out.push('has a token twice');
  if (isLeader(c) && w.training[c] !== NONE) out.push('is a Leader with Training');
  return out;
}

function schoolFaults(w: Revolution, seat: number): string[] {
  const out: string[] = [];
  if (w.rp[seat]! < 0 || w.rp[seat]! > MOST_RP) out.push('is off the Revolution Track');
  if (w.pp[seat]! < 0) out.push('owes Plot Points');
  if (w.hope[seat]! < 0 || w.stake[seat]! < 0) out.push('owes Hope');
  return out;
}
