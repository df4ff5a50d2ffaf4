// Upkeep: characters recover, the Revolution advances, Hope comes in and wages go out, Plot Markers are set.
import { composed, procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { someOf, subsets, type SomeOf } from '#engine/kit/subsets.ts';
import { characterOf, trainingOf } from '../cards/index.ts';
import { ableOf, changePower, dismiss, limitOf } from '../table/characters.ts';
import type { Upkeep } from '../table/locals.ts';
import { charactersOf, heroesOf, NONE, type Revolution, type T } from '../table/world.ts';
import { isStudent } from '../cards/numbers.ts';
import { changeHope, changeRp } from '../table/points-and-hope.ts';

const MOST_RECOVERED = 3;
const ADVANCING = 6;
/** Suggestions of a form, at most. */
const SUGGESTED = 12;

/** MR-UPK-02, MR-RUL-28: clockwise from the Mission Commander, seats without a real choice left out. */
const open = (t: T, my: Upkeep, hasChoice: (seat: Seat) => boolean): void => {
  my.left = t.clockwise(t.world.commander).filter(hasChoice);
};
const next = (_t: T, my: Upkeep): Seat | null => my.left[0] ?? null;
/** The seat has acted; the next one is asked at the same step. */
const done = <N extends string>(my: Upkeep, step: N): N => {
  my.left.shift();
  return step;
};

/** Some of the School's Characters, as one answer. */
interface Picking<N> extends Omit<SomeOf<Revolution, Upkeep>, 'of' | 'least'> {
  step: N;
  least?: number;
  act(t: T, seat: Seat, characters: readonly number[]): void;
}
const picking = <N extends string>({ step, least = 0, act, ...some }: Picking<N>) =>
  composed<Revolution, Upkeep, N>({
    ...someOf<Revolution, Upkeep>({ ...some, of: 'character', least: () => least }),
    facts: (_t, _my, _seat, { parts }) => ({ characters: parts[0]!, n: parts[0]!.length }),
    take(t, my, seat, { parts }) {
      act(t, seat, parts[0]!);
      return done(my, step);
    },
  });

export const upkeep = procedure<Revolution, Upkeep>()({
  /** MR-UPK-01 */
  toRecover: (t, my) => open(t, my, seat => recoverable(t, seat).length > 0),
  /** MR-UPK-03, MR-UPK-06 */
  recover: {
    rule: 'MR-UPK-03',
    idle: 'recover:0:',
    one: next,
    choices: {
      recover: picking<'recover'>({
        step: 'recover',
        say: 'recovering',
        among: (t, seat) => charactersOf(t.world, seat),
        most: (t, seat) => Math.min(MOST_RECOVERED, charactersOf(t.world, seat).length),
        ways(t, seat) {
          const able = recoverable(t, seat);
          return [...subsets(able, Math.min(MOST_RECOVERED, able.length), SUGGESTED), []];
        },
        act: (t, seat, characters) => characters.forEach(c => recover(t, seat, c)),
      }),
    },
  },
  toAdvance: (t, my) => open(t, my, seat => powered(t, seat).length >= ADVANCING),
  /** MR-UPK-07, MR-UPK-08, MR-UPK-09, MR-UPK-10, MR-UPK-11, MR-RUL-16, MR-RUL-30, MR-RUL-31 */
  advance: {
    rule: 'MR-UPK-07',
    idle: 'decline',
    one: next,
    choices: {
      advance: picking<'advance'>({
        step: 'advance',
        say: 'advancing',
        among: (t, seat) => powered(t, seat),
        least: ADVANCING,
        most: () => ADVANCING,
        ways: (t, seat) => subsets(powered(t, seat), ADVANCING, SUGGESTED),
        act: advance,
      }),
      decline: { take: (_t, my) => done(my, 'advance') },
    },
  },
  /** MR-UPK-12, MR-RUL-17 */
  income(t) {
    for (const seat of t.clockwise(t.world.commander)) earn(t, seat);
  },
  /** MR-UPK-14: a School with no Hope at all loses its Heroes unasked. */
  toPay(t, my) {
    const w = t.world;
    for (const seat of t.clockwise(w.commander)) if (!w.hope[seat]) payWages(t, seat, []);
    open(t, my, seat => heroesOf(w, seat).length > 0);
  },
  /** MR-UPK-13, MR-UPK-14, MR-RUL-32; MR-UPK-15: for Heroes alone. */
  wages: {
    rule: 'MR-UPK-13',
    idle: (t, _my, seat) => `pay:0:${payable(t, seat)[0]!.join('+')}`,
    one: next,
    facts: (t, _my, seat) => ({ hope: t.world.hope[seat]! }),
    choices: {
      pay: picking<'wages'>({
        step: 'wages',
        say: 'staying',
        among: (t, seat) => heroesOf(t.world, seat),
        most: (t, seat) => mostPaid(t, seat),
        ways: payable,
        act: payWages,
      }),
    },
  },
  /** MR-RUL-33 */
  toDespair: (t, my) => open(t, my, seat => !ableOf(t.world, seat).length && canLose(t.world, seat)),
  /** MR-UPK-16, MR-UPK-17, MR-RUL-35 */
  despair: {
    rule: 'MR-UPK-16',
    idle: (t, _my, seat) => (halfOf(t.world.hope[seat]!) <= Math.min(1, t.world.rp[seat]!) ? 'loseHope' : 'loseRp'),
    one: next,
    choices: {
      loseHope: {
        facts: (t, _my, seat) => ({ n: halfOf(t.world.hope[seat]!) }),
        take(t, my, seat) {
          const n = Math.abs(changeHope(t.world, seat, -halfOf(t.world.hope[seat]!)));
          t.log('hopeLost', { seat, n });
          return done(my, 'despair');
        },
      },
      loseRp: {
        take(t, my, seat) {
          const n = Math.abs(changeRp(t.world, seat, -1));
          t.log('rpLost', { seat, n });
          return done(my, 'despair');
        },
      },
    },
  },
  /** MR-UPK-18, MR-REV-05; until now the Plot Points left were there for Reactions (MR-RCT-05). */
  setMarkers(t) {
    t.world.pp = t.world.rp.slice();
    t.log('plotMarkersSet', { points: t.world.pp.slice() });
  },
});

// ---- recover and advance -----------------------------------------------------------------------------------

/** Characters that recovering would change: the Injured first, then those with the most room for Power Tokens. */
function recoverable({ world: w }: T, seat: Seat): number[] {
  const need = (c: number): number => (w.injured[c] ? URGENT : limitOf(w, c) - w.power[c]!);
  return charactersOf(w, seat)
    .filter(c => need(c) > 0)
    .sort((a, b) => need(b) - need(a));
}
const URGENT = 99;

/** MR-UPK-04, MR-UPK-05, MR-RUL-29 */
function recover(t: T, seat: Seat, character: number): void {
  const w = t.world;
  if (w.injured[character]) {
    w.injured[character] = 0;
    t.log('characterHealed', { seat, character });
  } else if (changePower(w, character, 1)) t.log('powerGained', { seat, character, n: 1 });
}

/** Those with a Power Token to spend. */
const powered = ({ world: w }: T, seat: Seat): number[] => charactersOf(w, seat).filter(c => w.power[c]! > 0);

function advance(t: T, seat: Seat, characters: readonly number[]): void {
  const w = t.world;
  for (const c of characters) changePower(w, c, -1);
  const n = changeRp(w, seat, 1);
  t.log('revolutionAdvanced', { seat, characters: [...characters], n });
}

// ---- hope --------------------------------------------------------------------------------------------------

function earn(t: T, seat: Seat): void {
  const w = t.world;
  let n = 0;
  for (const c of charactersOf(w, seat)) n += incomeOf(w, c);
  changeHope(w, seat, n);
  t.log('incomeEarned', { seat, n });
}

/** MR-UPK-12: a Student, a Triumph Token, Training that says so. */
function incomeOf(w: Revolution, c: number): number {
  const card = w.training[c]!;
  return Number(isStudent(c)) + w.triumph[c]! + (card === NONE ? 0 : (trainingOf(card).hope ?? 0));
}
const mostPaid = ({ world: w }: T, seat: Seat): number => Math.min(w.hope[seat]!, heroesOf(w, seat).length);

/** Ways to pay as many as possible, those of high Hope Value first, and at last nobody. */
function payable(t: T, seat: Seat): number[][] {
  const heroes = heroesOf(t.world, seat).sort((a, b) => characterOf(b).hv - characterOf(a).hv);
  const most = mostPaid(t, seat);
  const fewer = most > 1 ? subsets(heroes, most - 1, SUGGESTED) : [];
  return [...subsets(heroes, most, SUGGESTED), ...fewer, []];
}

function payWages(t: T, seat: Seat, staying: readonly number[]): void {
  const w = t.world;
  changeHope(w, seat, -staying.length);
  if (staying.length) t.log('wagesPaid', { seat, n: staying.length, characters: [...staying] });
  for (const character of heroesOf(w, seat)) {
    if (staying.includes(character)) continue;
    dismiss(t, character);
    t.log('characterLeft', { seat, character });
  }
}

/** MR-RUL-34 */
const halfOf = (hope: number): number => Math.ceil(hope / 2);
const canLose = (w: Revolution, seat: Seat): boolean => w.hope[seat]! > 0 || w.rp[seat]! > 0;
