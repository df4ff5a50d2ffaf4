// How a Villain card is written in a few lines: numbers in their printed order, and costs that go without saying.
import type { Ability, Colour, Cost, Effect, Effects, Powers, Rating, Span, Timing, Villain } from './card.ts';

/** The numbers above: the tier, the Requirement, the Trouble Cost and the KO value. */
type Numbers = readonly [
  tier: Villain['tier'],
  requirement: number,
  cost: number,
  ko: number,
  isMostWanted?: 'mostWanted',
];
/** A moment, and of a moment of a roll the ratings that are rolled. */
type When = Timing | readonly [at: Timing, ...roll: Rating[]];
type More = Partial<Pick<Ability, 'if' | 'limit' | 'cost'>>;
type Used = readonly [name: string, when: When, effects: Effects, more?: More];
/** The lower half begins with the Trouble that it costs. */
type Lower = readonly [trouble: number, ...Used];
interface Halves {
  readonly powers: Readonly<Partial<Record<Colour, readonly [string, attack: number, defend: number, outwit: number]>>>;
  readonly lead?: Used;
  readonly backup?: Lower;
  readonly agent?: Lower;
}

/** A Lead discards a card for its ability, a Backup Effect is discarded itself, and an Agent costs nothing more. */
export function villain(name: string, numbers: Numbers, { powers, lead, backup, agent }: Halves): Villain {
  const [tier, requirement, cost, ko, isMostWanted] = numbers;
  const [trouble, ...used] = (backup ?? agent)!;
  return {
    name,
    tier,
    requirement,
    cost,
    ko,
    ...(isMostWanted && { isMostWanted: true }),
    powers: Object.fromEntries(
      Object.entries(powers).map(([colour, [called, attack, defend, outwit]]) => [
        colour,
        { name: called, attack, defend, outwit },
      ]),
    ) as Powers,
    ...(lead && { ability: abilityOf(lead, { discard: 1 }) }),
    lower: { kind: backup ? 'backup' : 'agent', trouble, ...abilityOf(used, backup ? 'self' : 'none') },
  };
}
function abilityOf([name, when, effects, more = {}]: Used, usual: Cost): Ability {
  const [at, ...roll] = typeof when === 'string' ? [when] : when;
  const { if: condition, limit, cost = usual } = more;
  return {
    name,
    at,
    ...(roll.length && { roll }),
    ...(condition && { if: condition }),
    cost,
    ...(limit && { limit }),
    effects,
  };
}

type RateMore = Pick<Extract<Effect, { do: 'rate' }>, 'if' | 'perKo'>;
const rated =
  (who: 'self' | 'opponent') =>
  (rating: Rating | 'roll', n: number, span: Span, more: RateMore = {}): Effect => ({
    do: 'rate',
    who,
    rating,
    n,
    for: span,
    ...more,
  });
/** A rating of the own fighter, or of the other one, is so much higher. */
export const own = rated('self');
export const theirs = rated('opponent');
