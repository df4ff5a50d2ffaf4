// Checks a value by a schema, and says where it does not fit: 'effects[1].n: 0 is less than 1'.
import type { World } from '../types.ts';
import type { Verbs } from './effects.ts';
import { EFFECTS, type JsonSchema, type Schema } from './schema.ts';

/** The arguments of every verb of a game. */
export type VerbSchemas = Readonly<Record<string, JsonSchema>>;

/** Complaints about a list of effects; none when it is in order. */
export function checkEffects(value: unknown, verbs: VerbSchemas, at = 'effects'): string[] {
  if (!Array.isArray(value)) return [`${at}: ${shown(value)} is no list of effects`];
  return value.flatMap((effect, i) => checkEffect(effect, verbs, `${at}[${i}]`));
}

function checkEffect(value: unknown, verbs: VerbSchemas, at: string): string[] {
  if (!isRecord(value)) return [`${at}: ${shown(value)} is no effect`];
  const { do: verb, ...rest } = value;
  if (typeof verb !== 'string' || !Object.hasOwn(verbs, verb)) return [`${at}.do: ${shown(verb)} is no verb`];
  return check(rest, verbs[verb]!, verbs, at);
}

function check(value: unknown, schema: JsonSchema, verbs: VerbSchemas, at: string): string[] {
  if (schema.$ref === EFFECTS) return checkEffects(value, verbs, at);
  if (schema.anyOf) return checkAny(value, schema.anyOf, verbs, at);
  if (schema.enum)
    return schema.enum.includes(value as string) ? [] : [`${at}: ${shown(value)} is none of ${schema.enum.join(', ')}`];
  if (schema.type === 'array') return checkList(value, schema, verbs, at);
  if (schema.type === 'object') return checkRecord(value, schema, verbs, at);
  return checkPlain(value, schema, at);
}

/** The complaints of the alternative that fits best. */
function checkAny(value: unknown, anyOf: readonly JsonSchema[], verbs: VerbSchemas, at: string): string[] {
  const complaints = anyOf.map(one => check(value, one, verbs, at));
  return complaints.reduce((best, other) => (other.length < best.length ? other : best));
}
function checkList(value: unknown, { items, minItems = 0 }: JsonSchema, verbs: VerbSchemas, at: string): string[] {
  if (!Array.isArray(value)) return [`${at}: ${shown(value)} is no list`];
  if (value.length < minItems) return [`${at}: needs at least ${minItems}`];
  return value.flatMap((one, i) => check(one, items!, verbs, `${at}[${i}]`));
}
function checkRecord(value: unknown, schema: JsonSchema, verbs: VerbSchemas, at: string): string[] {
  if (!isRecord(value)) return [`${at}: ${shown(value)} is no record`];
  const { properties = {}, required = [] } = schema;
  return [
    ...required.filter(key => !Object.hasOwn(value, key)).map(key => `${at}.${key}: is missing`),
    ...Object.entries(value).flatMap(([key, one]) =>
      Object.hasOwn(properties, key)
        ? check(one, properties[key]!, verbs, `${at}.${key}`)
        : [`${at}.${key}: there is no such argument; there are ${Object.keys(properties).join(', ') || 'none'}`],
    ),
  ];
}
function checkPlain(
  value: unknown,
  { type, minimum = -Infinity, maximum = Infinity }: JsonSchema,
  at: string,
): string[] {
  if (type !== 'integer') return typeof value === type ? [] : [`${at}: ${shown(value)} is no ${type}`];
  if (!Number.isSafeInteger(value)) return [`${at}: ${shown(value)} is no whole number`];
  if ((value as number) < minimum) return [`${at}: ${shown(value)} is less than ${minimum}`];
  return (value as number) > maximum ? [`${at}: ${shown(value)} is more than ${maximum}`] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The schemas of a game's verbs, to check effects by. */
export const schemasOf = <W extends World, L, Arguments, Means, Use>(
  verbs: Verbs<W, L, Arguments, Means, Use>,
): Record<keyof Arguments, Schema<never>> =>
  Object.fromEntries(Object.entries<{ schema: unknown }>(verbs).map(([verb, { schema }]) => [verb, schema])) as Record<
    keyof Arguments,
    Schema<never>
  >;
