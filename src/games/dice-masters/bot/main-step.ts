// The main step as it looks before anything is tried: field, make ready, purchase, and only then the rest.
import type { Global } from '../cards/card.ts';
import { cardOf } from '../cards/index.ts';
import { abilityOf } from '../abilities/roster.ts';
import { attackOf, defenseOf } from '../abilities/stats.ts';
import { BOTH, isSidekick, type Duel } from '../table/world.ts';

/** Scores of options; passing is 0. A Sidekick costs nothing to field. */
const FIELD_SIDEKICK = 20;
const FIELD = 10;
/** Each point of attack and defense. */
const FORCE = 0.2;
const MAKE_READY = 6;
/** Characters; the dearer, the better. */
const PURCHASE = 1;
const USE = 0.5;
/** The score of options seldom good: basic actions, and global abilities that do nothing for the next turn. */
const SELDOM = -1;

export function mainScore(w: Duel, verb: string, n: number): number {
  if (verb === 'field') return isSidekick(w, n) ? FIELD_SIDEKICK : FIELD + FORCE * (attackOf(w, n) + defenseOf(w, n));
  if (verb === 'buy') return w.holder[n] === BOTH ? SELDOM : PURCHASE + cardOf(w.cards[n]!).cost;
  if (verb === 'global') return makesReady(abilityOf(n) as Global) ? MAKE_READY : SELDOM;
  return verb === 'use' || verb === 'activate' ? USE : 0;
}
/** Does it move dice to the prep area, where they will be rolled beside those drawn? */
const makesReady = ({ effects }: Global): boolean =>
  effects.some(effect => effect.do === 'move' && effect.into === 'prep' && effect.to === 'chosen');
