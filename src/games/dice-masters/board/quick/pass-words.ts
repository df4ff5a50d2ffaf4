// The words for passing: it ends the main step, goes on with a fight, or lets the other player go on.
import type { Decision } from '#engine/types.ts';
import { hasCharacters, type Duel } from '../../table/world.ts';
import type { Words } from '../../words/en/quick.ts';

export function passWords(w: Duel, { id, seat }: Decision): keyof Words | undefined {
  if (id !== 'main.react' && id !== 'clash.react') return undefined;
  if (seat !== w.active) return 'letOn';
  if (id === 'clash.react') return 'goOn';
  return hasCharacters(w, seat) ? 'toAttack' : 'toEnd';
}
