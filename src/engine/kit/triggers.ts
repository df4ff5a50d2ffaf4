// Triggered abilities. What answers a happening is parked with the facts of the moment and runs when the rules come to
// it: never in the middle of another effect, seat by seat in the order the rules give, each seat ordering its own.
import { copy, same } from '../copy.ts';
import type { Procedure, Table } from '../definition.ts';
import { procedure } from '../game.ts';
import type { RuleId, Seat, Waiting, World } from '../types.ts';

/** Lets an ability wait for its turn, with the facts as they are now. */
export function park<W extends World>(t: Table<W>, ability: Waiting): void {
  (t.world.waiting ??= []).push(copy(ability));
}

export interface TriggerRules<W extends World> {
  /** The rule by which a seat orders its own abilities. */
  rule: RuleId;
  /** The seats in the order in which their abilities run; looked up anew before each. */
  order(t: Table<W>): readonly Seat[];
  /** The owner chooses among its own abilities; otherwise they run in the order parked. */
  choose: boolean;
}

/** The procedure that runs all waiting abilities. An ability's procedure gets its `my`, `owner` and `source`. */
export function triggers<W extends World>(rules: TriggerRules<W>): Procedure<W> {
  const next = (t: Table<W>): Seat | undefined =>
    t.world.waiting?.length ? rules.order(t).find(seat => t.world.waiting!.some(w => w.owner === seat)) : undefined;
  return procedure<W, { chosen?: number | null }>()({
    order: {
      rule: rules.rule,
      idle: 'resolve',
      one(t) {
        const seat = next(t);
        return seat !== undefined && rules.choose && differ(t, own(t, seat)) ? seat : null;
      },
      choices: {
        resolve: {
          of: 'waiting',
          each: (t, _my, seat) => own(t, seat),
          facts: (t, _my, _seat, n) => ({ source: t.world.waiting![n]!.source }),
          take: (_t, my, _seat, n) => void (my.chosen = n),
        },
      },
    },
    run(t, my) {
      const seat = next(t);
      if (seat === undefined) return 'end';
      const [ability] = t.world.waiting!.splice(my.chosen ?? own(t, seat)[0]!, 1) as [Waiting];
      my.chosen = null;
      t.callByName(ability.run, { ...ability.my, owner: ability.owner, source: ability.source });
      return 'order';
    },
  });
}

/** Places in the waiting list that belong to a seat. */
function own<W extends World>({ world: { waiting = [] } }: Table<W>, seat: Seat): number[] {
  const out: number[] = [];
  for (let i = 0; i < waiting.length; i++) if (waiting[i]!.owner === seat) out.push(i);
  return out;
}

/** Does their order matter? Not when all of them are the same. */
const differ = <W extends World>(t: Table<W>, places: readonly number[]): boolean =>
  places.some(i => !same(t.world.waiting![i], t.world.waiting![places[0]!]));
