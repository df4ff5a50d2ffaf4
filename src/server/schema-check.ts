// Checks what arrives against the schemas of the protocol, quickly and with a reason when it does not fit.
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/value';
import { Problem } from '#tables/problem.ts';

/** A function that gives what it is given, as the schema's type, or throws a Problem. */
export function checker<S extends TSchema>(schema: S): (value: unknown) => Static<S> {
  const whole = compiled(schema);
  return value => {
    if (whole.Check(value)) return value as Static<S>;
    throw new Problem('bad-message', { why: reasonOf(schema, value, '') });
  };
}

interface Check {
  Check(value: unknown): boolean;
}
/** Also parts of schemas: to find what is wrong with a long match file took two seconds without. */
const checks = new WeakMap<TSchema, Check>();
function compiled(schema: TSchema): Check {
  let check = checks.get(schema);
  if (!check) checks.set(schema, (check = Compile(schema)));
  return check;
}

/** The parts that a schema may be made of. */
interface Parts {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema & { const?: string }>;
}

/** The innermost thing that is wrong; of several kinds of a thing only the one that is meant counts. */
function reasonOf(schema: TSchema, value: unknown, at: string): string {
  const { anyOf, items, properties = {} } = schema as Parts;
  if (anyOf) return reasonAmong(anyOf, value, at);
  const [key, part] = wrongPart(items, properties, value) ?? [];
  if (part) return reasonOf(part, (value as Record<string, unknown>)[key!], at ? `${at}.${key}` : `${key}`);
  const error = Errors(outside(schema), value).find(({ message }) => message !== 'schema is false');
  return `${at || 'it'} ${error ? complaint(error) : 'does not fit'}`;
}
/** The schema of the thing alone: all its parts that are there fit, and need no second look. */
function outside(schema: TSchema): TSchema {
  const { items: _, properties, ...rest } = schema as TSchema & Parts;
  if (!properties) return rest;
  return { ...rest, properties: Object.fromEntries(Object.keys(properties).map(key => [key, {}])) };
}
/** The first part that is there and does not fit. */
function wrongPart(
  items: TSchema | undefined,
  properties: Record<string, TSchema>,
  value: unknown,
): [key: string | number, part: TSchema] | undefined {
  if (Array.isArray(value)) {
    const n = items ? value.findIndex(held => !compiled(items).Check(held)) : -1;
    return n < 0 ? undefined : [n, items!];
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const held = value as Record<string, unknown>;
  return Object.entries(properties).find(([key, part]) => held[key] !== undefined && !compiled(part).Check(held[key]));
}
/** Kinds of a thing are told apart by one word. */
function reasonAmong(kinds: readonly TSchema[], value: unknown, at: string): string {
  const all = kinds.map(kind => (kind as Parts).properties ?? {});
  const tag = Object.keys(all[0]!).find(key => all.every(properties => properties[key]?.const !== undefined));
  if (tag === undefined || typeof value !== 'object' || value === null) return `${at || 'it'} does not fit`;
  const meant = all.findIndex(properties => properties[tag]!.const === (value as Record<string, unknown>)[tag]);
  if (meant >= 0) return reasonOf(kinds[meant]!, value, at);
  return `${at ? `${at}.` : ''}${tag} must be one of ${all.map(properties => properties[tag]!.const).join(', ')}`;
}
function complaint({ message, params }: { message: string; params: object }): string {
  const unknown = 'additionalProperties' in params ? (params.additionalProperties as string[]) : [];
  return unknown.length ? `${message}: ${unknown.join(', ').slice(0, 100)}` : message;
}
