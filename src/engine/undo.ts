// Taking back: a seat's own last answers, as long as nothing was rolled and nobody learned anything since.
import { bit, eachPile, eachSecret, hideTheSame, samePile, sameSecret } from './kit/piles.ts';
import type { State, World } from './types.ts';

/** Did this answer roll dice or teach anybody anything? */
export function taught<W extends World>(before: State<W>, after: State<W>): boolean {
  if (before.learned !== after.learned || before.script?.length !== after.script?.length) return true;
  if (before.random.some((word, i) => word !== after.random[i]) || revealed(before, after)) return true;
  if (hideTheSame(before.world, after.world)) return false;
  const known = knowers(before.world, after.world);
  for (const [thing, times] of knowers(after.world, before.world)) if (times > (known.get(thing) ?? 0)) return true;
  return false;
}

/** Were others' secret answers laid open? */
function revealed(before: State, after: State): boolean {
  const sealed = before.stack.at(-1)?.sealed;
  if (!sealed || after.stack[before.stack.length - 1]?.sealed) return false;
  return Object.keys(sealed).some(seat => before.answered[Number(seat)] === after.answered[Number(seat)]);
}

/** The number of copies of each hidden thing that each seat knows, wherever they lie. Piles and secrets that are the
 *  same on the other table, as most are, teach nothing and are left out. */
function knowers(world: World, other: World): Map<string, number> {
  const out = new Map<string, number>();
  const note = (thing: string, seen: number): void => {
    for (let seat = 0; seen >> seat; seat++)
      if (seen & bit(seat)) out.set(`${seat} ${thing}`, (out.get(`${seat} ${thing}`) ?? 0) + 1);
  };
  eachPile(world, (p, name, index) => {
    const there = thingAt(other.piles, name, index);
    if (!there || !samePile(p, there)) p.cards.forEach((card, i) => note(`card ${card}`, p.seen[i]!));
  });
  eachSecret(world, (s, name, index) => {
    const there = thingAt(other.secrets, name, index);
    if (!there || !sameSecret(s, there)) note(`secret ${name} ${index} ${s.value}`, s.seen);
  });
  return out;
}
function thingAt<T>(things: Record<string, T | T[]> | undefined, name: string, index: number): T | undefined {
  const found = things?.[name];
  return Array.isArray(found) ? found[index] : found;
}
