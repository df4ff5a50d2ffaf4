// Checks what arrives against the schemas of the protocol, quickly and with a reason when it does not fit.
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check, Errors } from 'typebox/value';
import { Problem } from './problem.ts';

/** A function that gives what it is given, as the schema's type, or throws a Problem. */
export function checker<S extends TSchema>(schema: S): (value: unknown) => Static<S> {
  const compiled = Compile(schema);
  return value => {
    if (compiled.Check(value)) return value as Static<S>;
    throw new Problem('bad-message', { why: reasonOf(schema, value, '') });
  };
}

/** What a schema may be made of. */
interface Parts {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema & { const?: string }>;
}

/** The innermost thing that is wrong; of several kinds of a thing only the one that is meant counts. */
function reasonOf(schema: TSchema, value: unknown, at: string): string {
  const { anyOf, items, properties = {} } = schema as Parts;
  if (anyOf) return reasonAmong(anyOf, value, at);
  const inner = (part: TSchema, key: string | number): string | undefined => {
    const held = (value as Record<string | number, unknown>)[key];
    return held === undefined || Check(part, held) ? undefined : reasonOf(part, held, at ? `${at}.${key}` : `${key}`);
  };
  if (items && Array.isArray(value))
    for (let n = 0; n < value.length; n++) if (inner(items, n) !== undefined) return inner(items, n)!;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, part] of Object.entries(properties)) if (inner(part, key) !== undefined) return inner(part, key)!;
  const error = Errors(schema, value).find(({ message }) => message !== 'schema is false');
  return `${at || 'it'} ${error ? complaint(error) : 'does not fit'}`;
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
