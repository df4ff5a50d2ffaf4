// Reasons for an option, as bots would tell people: damage that gets through, blockers that stay, dice and energy.
import { mean, reasonsFrom, sayWith, type Reason as ReasonFor } from '#engine/kit/bot-kit.ts';
import type { Reasons, Tried } from '#engine/bot-knowledge.ts';
import type { Phrase, Seat } from '#engine/types.ts';
import { cardOf } from '../cards/index.ts';
import { WILD } from '../table/dice.ts';
import { lacks, purchasePrice, purseOf } from '../abilities/energy.ts';
import { ownSlots } from '../flow/purchasing.ts';
import { attackersOf } from '../abilities/legality.ts';
import { reasonTexts } from '../words/en/reasons.ts';
import { attackOf, totalAttack } from '../abilities/stats.ts';
import {
  ATTACK,
  BOTH,
  charactersOf,
  diceIn,
  diceLeft,
  faceOf,
  FIELD,
  has,
  inField,
  other,
  PREP,
  ROLLING,
  type Duel,
} from '../table/world.ts';
import { past, bearing } from './worth.ts';

type Reason = ReasonFor<Tried<Duel>>;
const why = sayWith(reasonTexts);

/** The total attack of a seat's characters in the field. */
const forceOf = (w: Duel, seat: Seat): number => totalAttack(w, diceIn(w, seat, FIELD));

// ---- the main step -----------------------------------------------------------------------------------------

const buy: Reason = move => {
  const { before, after, seat } = move;
  const slot = move.pick.n;
  const { cost } = cardOf(before.cards[slot]!);
  const left = purseOf(after, seat).total;
  if (before.holder[slot] === BOTH && !diceLeft(after, slot)) return why('buysLast', { foe: other(seat) });
  return cost >= dearest(before, seat) ? why('buysDearest', { left }) : why('buys', { n: cost, left });
};
/** The cost of the dearest die that the seat can pay for. */
function dearest(w: Duel, seat: Seat): number {
  const purse = purseOf(w, seat);
  const open = ownSlots(w, seat).map(slot => ({ card: cardOf(w.cards[slot]!), left: diceLeft(w, slot) }));
  return Math.max(0, ...open.map(({ card, left }) => (left && !lacks(purse, purchasePrice(card)) ? card.cost : 0)));
}

/** More attackers than blockers are a threat; else the character stands in the way of one. */
const field: Reason = move => {
  const { after, seat } = move;
  const foes = diceIn(after, other(seat), FIELD).length;
  const n = forceOf(after, other(seat));
  if (n && diceIn(after, seat, FIELD).length <= foes) return why('fieldsBlocker', { n });
  return why('fieldsAttacker', { n: attackOf(after, move.pick.n), foes });
};

const pass: Reason = move => {
  const { before, seat, decision } = move;
  if (decision === 'clash.react') return letsFight(before, seat);
  const n = purseOf(before, seat).total;
  return n ? why('savesEnergy', { n }) : why('spentAll');
};

/** The energy left after the payment, and the wild energy in it. */
const payWith: Reason = ({ before, seat, pick }) => {
  const { total, wild } = purseOf(before, seat);
  return why('paysWith', { n: total - 1, wild: wild - (faceOf(before, pick.n).energy === WILD ? 1 : 0) });
};

// ---- attacks -----------------------------------------------------------------------------------------------

const isBlockedBy = (w: Duel, attacker: number): number[] =>
  diceIn(w, other(w.active), ATTACK).filter(die => w.foe[die] === attacker || w.foe2[die] === attacker);

/** The fight as it stands, if nobody does anything more. */
function letsFight(w: Duel, seat: Seat): Phrase {
  const n = totalAttack(w, open(w));
  const life = w.life[other(w.active)]!;
  if (seat !== w.active) return n ? why('fightCosts', { n, life }) : why('fightQuiet');
  return n >= life ? why('fightWins', { n }) : n ? why('fightHurts', { n }) : why('fightQuiet');
}
/** Attackers whom nobody blocks. */
const open = (w: Duel): number[] => attackersOf(w).filter(die => !isBlockedBy(w, die).length);

const attack: Reason = ({ before, after, later, seat }) => {
  const foe = other(seat);
  const foes = diceIn(after, foe, FIELD).length;
  const blows = attackersOf(after).map(die => attackOf(after, die));
  const sure = past(blows, foes);
  const kept = diceIn(after, seat, FIELD).length;
  if (sure >= after.life[foe]!) return why('attackWins', { n: sure });
  if (!foes) return why('attackFree', { n: sure });
  const n = forceOf(after, foe);
  if (sure) return why('attackThrough', { n: sure, kept });
  if (kept && n) return why('keepsBlockers', { kept, n });
  const through = Math.round(mean(later.map(w => before.life[foe]! - w.life[foe]!)));
  return through > 0 ? why('attackMean', { n: through, kept }) : undefined;
};
const hold: Reason = ({ before, seat }) => {
  const kept = diceIn(before, seat, FIELD).length;
  const n = forceOf(before, other(seat));
  const foes = diceIn(before, other(seat), FIELD).length;
  return n ? why('keepsBlockers', { kept, n }) : foes ? why('holdsBack', { foes }) : undefined;
};

const block: Reason = ({ before, after }) => {
  const all = totalAttack(before, attackersOf(before));
  const n = all - totalAttack(after, open(after));
  const [felled, lost]: [number[], number[]] = [[], []];
  for (const attacker of attackersOf(after)) {
    const blockers = isBlockedBy(after, attacker);
    if (blockers.length && totalAttack(after, blockers) >= bearing(after, attacker)) felled.push(attacker);
    let left = attackOf(after, attacker);
    for (const die of blockers) {
      if (left >= bearing(after, die)) lost.push(die);
      left -= bearing(after, die);
    }
  }
  return why('blocks', { n, all, felled, lost });
};
const none: Reason = ({ before, seat }) =>
  why('blocksNone', { n: totalAttack(before, attackersOf(before)), life: before.life[seat]! });

// ---- rolls -------------------------------------------------------------------------------------------------

/** The energy and characters on rolled dice that are kept. */
function shown(w: Duel, seat: Seat, but: readonly number[]): { n: number; characters: number } {
  const kept = diceIn(w, seat, PREP).filter(die => has(w, die, ROLLING) && !but.includes(die));
  const faces = kept.map(die => faceOf(w, die));
  return {
    n: faces.reduce((sum, { energy, amount }) => sum + (energy >= 0 ? amount : 0), 0),
    characters: faces.filter(({ level }) => level).length,
  };
}
const keep: Reason = ({ before, seat }) => why('keepsDice', shown(before, seat, []));
const reroll: Reason = ({ before, seat, pick }) => {
  const dice = pick.made?.parts[0] ?? [];
  return why('rerolls', { again: dice.length, ...shown(before, seat, dice) });
};

// ---- abilities ---------------------------------------------------------------------------------------------

/** The ability's most important consequence this turn. */
const does: Reason = ({ before, after, later, seat }) => {
  const tables = later.filter(({ turns }) => turns === before.turns);
  const then = tables.length ? tables : [after];
  const foe = other(seat);
  const gain = (count: (w: Duel) => number): number => Math.round(mean(then.map(count)) - count(before));
  const hit = -gain(w => w.life[foe]!);
  if (hit > 0) return why('takesLife', { n: hit, foe });
  const die = charactersOf(before, foe).find(one => then.every(w => !inField(w, one) || w.seat[one] !== foe));
  if (die !== undefined) return why('knocksOut', { die });
  const gains = [
    why('gainsLife', { n: gain(w => w.life[seat]!) }),
    why('addsAttack', { n: gain(w => totalAttack(w, charactersOf(w, seat))) }),
    why('weakens', { n: -gain(w => totalAttack(w, charactersOf(w, foe))), foe }),
    why('bringsEnergy', { n: gain(w => purseOf(w, seat).total) }),
    why('prepares', { n: gain(w => diceIn(w, seat, PREP).length) }),
  ];
  return gains.find(({ facts }) => (facts.n as number) > 0);
};

const OF_ACTS = { buy, field, pass, payWith, attack, hold, block, none, keep, reroll };
const OF_ABILITIES = ['use', 'global', 'activate', 'accept', 'choose', 'divide'].map(verb => [verb, does]);
const REASONS: Record<string, Reason> = { ...OF_ACTS, ...Object.fromEntries(OF_ABILITIES) };

export const reasons: Reasons<Duel> = reasonsFrom(REASONS, reasonTexts, (tried: Tried<Duel>) => tried);
