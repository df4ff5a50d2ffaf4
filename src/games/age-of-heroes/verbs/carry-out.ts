// Carrying out a list of effects: at once where nothing of it can ask, else as the procedure of that name.
import type { Act } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import type { Effect, Effects } from '../cards/card.ts';
import type { Scope } from '../table/locals.ts';
import { pay, type Due } from '../table/resources.ts';
import type { Heroes, T } from '../table/world.ts';

type Do = Act<Heroes, Scope, string>;
/** Lists that are done at once, by path: an action like 'gain 4 P' needs no frame of its own. */
const AT_ONCE = new Map<string, readonly Do[]>();

/** Remembers how the list of a path is carried out. */
export function recordSteps(path: string, effects: Effects, steps: readonly Do[]): void {
  if (areAtOnce(effects)) AT_ONCE.set(path, steps);
  else AT_ONCE.delete(path);
}
/** Is the list of this path done at once? */
export const isAtOnce = (path: string): boolean => AT_ONCE.has(path);
/** Parts of lists by their paths: locals name a part by its path, for to carry it along would copy it every time. */
const PARTS = new Map<string, { readonly effect: Effect; readonly lists: readonly string[] }>();
/** `lists`: the paths of the lists inside of it. */
export const recordPart = (path: string, effect: Effect, lists: readonly string[]): void =>
  void PARTS.set(path, { effect, lists });
export const partAt = <V extends Effect['do']>(path: string): Extract<Effect, { do: V }> =>
  PARTS.get(path)!.effect as Extract<Effect, { do: V }>;
/** The path of the n-th list inside a part. */
export const listIn = (path: string, n = 0): string => PARTS.get(path)!.lists[n]!;
/** Locals of the question that a part of a list asks. */
export const asking = (my: Scope, path: string): Scope => ({ ...my, path });
/** `my` is the list's own from now on. Nothing may wait to be called before it. */
export function carryOut(t: T, path: string, my: Scope): void {
  const steps = AT_ONCE.get(path);
  if (!steps) return t.callByName(path, my);
  for (let i = 0; i < steps.length; i++) steps[i]!(t, my);
}

/** Pays first: the list follows at once, or when its player has chosen what to pay with (AH-CNV-01). */
export function payFor(t: T, seat: Seat, due: Due, path: string, my: Scope): void {
  if (pay(t, seat, due)) carryOut(t, path, my);
  else t.callByName(path, my);
}

const areAtOnce = (effects: Effects): boolean => effects.every(isOneAtOnce);
/** Can this effect be done without a question, whatever the table looks like? */
function isOneAtOnce(effect: Effect): boolean {
  switch (effect.do) {
    case 'gain':
      return !effect.any;
    case 'lose':
      return effect.resource !== 'choice';
    case 'moveInfluenceMarker':
      return effect.steps !== undefined;
    case 'convert':
      return !effect.spend.any && areAtOnce(effect.then);
    case 'forEach':
      return effect.count !== 'handCardsDiscarded' && areAtOnce(effect.then);
    case 'if':
    case 'eachPlayer':
    case 'eachOpponent':
      return areAtOnce(effect.then);
    default:
      return PLAIN.has(effect.do);
  }
}
const PLAIN: ReadonlySet<Effect['do']> = new Set([
  'vp',
  'gainStudents',
  'gainVillainTokens',
  'refreshProtocols',
  'reduceCost',
  'increaseCost',
  'increaseGain',
  'replaceFrom',
  'freeCaptive',
  'enterOccupied',
]);
