// Would a Power or Reaction change anything now? What would not is neither offered nor asked for. All of it is public.
import type { Table } from '#engine/definition.ts';
import type { Effect } from '../cards/card.ts';
import type { Revolution } from '../table/world.ts';
import { verbs } from '../verbs/index.ts';
import type { EffectVerb } from '../verbs/verb.ts';
import type { User } from './conditions.ts';

/** Could one of the effects do something? Each verb knows when it would not. */
export function isUseful(t: Table<Revolution>, user: User, effects: readonly Effect[]): boolean {
  for (const effect of effects) {
    const { isFutile } = verbs[effect.do] as EffectVerb<Effect>;
    if (!isFutile?.(t, user, effect)) return true;
  }
  return false;
}
