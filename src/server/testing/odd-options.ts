// For tests only: options of games as somebody might write them by hand, odd in one place or two, or fine.
import type { Generator } from '#engine/random.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Json } from '#engine/types.ts';

const ODD: readonly Json[] = [
  1e308,
  -1,
  0,
  1,
  50,
  99,
  1.5,
  2 ** 53,
  'NaN',
  'Infinity',
  '',
  '1',
  '__proto__',
  null,
  true,
  [],
  [[]],
  [1, 1],
  {},
  { length: 2 },
  'x'.repeat(3000),
  new Array<Json>(900).fill(0),
];
const KEYS = ['__proto__', 'constructor', 'toString', 'length', 'level', ''];
const one = <X>(list: readonly X[], random: Generator): X => list[random.below(list.length)]!;
const isBranch = (json: Json): json is Json[] | { [key: string]: Json } => typeof json === 'object' && json !== null;

/** Options of a usual game, of a set-up or a trial, or none. */
function usual(game: Ruleset, seats: number, random: Generator): Json {
  const ways = Object.values({ ...game.setups, ...game.trials });
  if (!ways.length || !random.below(4)) return {};
  return structuredClone(one(ways, random)(seats, random)) ?? {};
}
/** The same with one part changed, somewhere. */
function odd(game: Ruleset, json: Json, random: Generator): Json {
  if (!isBranch(json) || !random.below(5)) return one(ODD, random);
  const known = Array.isArray(json) ? [] : (game.settings ?? []).map(({ key }) => key);
  const keys = [...Object.keys(json), ...known];
  const key = !keys.length || !random.below(10) ? one(KEYS, random) : one(keys, random);
  const parts: [string, Json][] = Object.entries(json).filter(([name]) => name !== key);
  const was = Object.hasOwn(json, key) ? (json as Record<string, Json>)[key]! : null;
  const is = odd(game, was, random);
  if (Array.isArray(json))
    return json.map((item, n) => (String(n) === key ? is : item)).concat(random.below(3) ? [] : [is]);
  return Object.fromEntries([...parts, [key, is]]);
}
export function oddOptions(game: Ruleset, seats: number, random: Generator): Json {
  let options = usual(game, seats, random);
  for (let n = random.below(3); n > 0; n--) options = odd(game, options, random);
  return options;
}
