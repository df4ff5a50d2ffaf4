// An attack phase: the Attack roll, the Defend roll, and what scores a KO.
import { procedure } from '#engine/game.ts';
import { hasChange, ratingOf } from '../abilities/ratings.ts';
import type { Locals } from '../table/locals.ts';
import { ATTACK, DEFEND, type Marvel, otherSide } from '../table/world.ts';
import { openWindow } from './combat-abilities.ts';
import { announce, attackHits, dropRolled, dropSkipped, hits, roll } from './combat-rolls.ts';

export const attack = procedure<Marvel, Locals['attack']>()({
  /** MH-CMB-14: an attacker with Attack 0 skips the phase. */
  begin(t, { side }) {
    const f = t.world.fight!;
    if (!ratingOf(f, side, ATTACK)) return 'end';
    announce(f, side, ATTACK);
    openWindow(t, 'beforeRoll');
    return 'roll';
  },
  roll(t, { side }) {
    const f = t.world.fight!;
    if (!ratingOf(f, side, ATTACK)) {
      dropSkipped(f, side);
      return 'end';
    }
    roll(t);
    return 'aimed';
  },
  aimed(t, { side }) {
    const f = t.world.fight!;
    f.attack = f.dice;
    f.attackFirsts = f.firsts;
    f.attackBoosted = f.isBoosted;
    f.attackPlus = f.plus;
    announce(f, otherSide(side), DEFEND);
    openWindow(t, 'beforeRoll');
  },
  defend: t => roll(t),
  /** MH-CMB-15..18, MH-RUL-60: a tie favours the attacker, but 0 HITs never score. */
  compare(t, { side }) {
    const f = t.world.fight!;
    const [mine, theirs] = [attackHits(f), hits(f)];
    const isTieLost = mine === theirs && hasChange(f, otherSide(side), 'ties', DEFEND);
    dropRolled(f, side, ATTACK);
    dropRolled(f, otherSide(side), DEFEND);
    f.attack = [];
    f.attackPlus = 0;
    if (mine > 0 && mine >= theirs && !isTieLost) t.call('knockout', { side: otherSide(side), from: 'attack' });
  },
});
