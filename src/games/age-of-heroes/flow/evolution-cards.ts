// Abilities of Evolution cards and of teams: they act when the rules come to them, and their owner orders them.
import { procedure } from '#engine/game.ts';
import { triggers as triggersOf } from '#engine/kit/triggers.ts';
import { scopeAt } from '../abilities/legality.ts';
import { advancedOf, isAdvanced, isLimited, markUsed } from '../abilities/moments.ts';
import { TEAMS } from '../cards/teams.ts';
import { EVOLUTION_KEYS, evolutionKey, evolutionOf } from '../table/deck.ts';
import type { Locals } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import type { Heroes } from '../table/world.ts';

/** AH-RUL-71, AH-ACT-06: in current turn order; the owner orders those of one player. */
export const triggers = triggersOf<Heroes>({ rule: 'AH-RUL-71', order: t => t.world.order, choose: true });
/** The effects of abilities by number. */
const PATHS: readonly string[] = [
  ...EVOLUTION_KEYS.map(key => `evolution/${key}`),
  ...TEAMS.map(({ id }) => `advanced/${id}`),
];
/** AH-EVO-04..06: an ability acts, if it has not acted this round already. */
export const ability = procedure<Heroes, Locals['ability']>()({
  run(t, my) {
    const { owner, source, pawn, space, tile } = my;
    if (isLimited(source) && t.world.used.includes(source)) return;
    const { effects } = isAdvanced(source) ? advancedOf(source) : evolutionOf(source);
    if (effects.some(effect => effect.do !== 'may')) markUsed(t, source); // AH-RUL-124
    t.log('abilityActs', { seat: owner, ability: source });
    const scope = scopeAt(owner, pawn, space, NONE, tile);
    scope.source = source;
    t.run(PATHS[source] ?? `evolution/${evolutionKey(source)}`, scope);
  },
});
