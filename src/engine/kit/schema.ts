// JSON Schema of what cards say, made by functions that know its type: so a card can come from outside as data, and a
// schema that does not fit its type does not compile. Values are checked in `schema-check.ts`, where such cards come
// in.

/** The part of JSON Schema that is used here. */
export interface JsonSchema {
  readonly type?: 'integer' | 'boolean' | 'string' | 'array' | 'object';
  readonly enum?: readonly (string | number | boolean)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: typeof EFFECTS;
}
declare const OF: unique symbol;
/** The schema of a type: of exactly this one, neither a wider nor a narrower, nor one that lacks what may be left
 *  out. */
export type Schema<T> = JsonSchema & { readonly [OF]?: (of: T, keys: KeysOf<T>) => readonly [T, KeysOf<T>] };
type KeysOf<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;
type Of<S> = S extends Schema<infer T> ? T : never;
type Fields = Readonly<Record<string, JsonSchema>>;
type Made<F extends Fields> = { [K in keyof F]: Of<F[K]> };

/** Where a schema means any list of effects of its game. */
export const EFFECTS = '#/$defs/effects';

export const whole = (minimum = 0, maximum?: number): Schema<number> => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
});
export const flag: Schema<boolean> = { type: 'boolean' };
/** Said or left out: `{ upTo: true }`. */
export const said: Schema<true> = { enum: [true] };
export const text: Schema<string> = { type: 'string' };
export const oneOf = <const V extends string | number | boolean>(...values: readonly V[]): Schema<V> => ({
  enum: values,
});
/** One of a list that stands elsewhere, or of some more: where nobody needs the schema, a call that spreads the list
 *  would still be built in. */
export const among = <const L extends string | number | boolean, const M extends string | number | boolean = never>(
  values: readonly L[],
  ...more: readonly M[]
): Schema<L | M> => ({ enum: [...values, ...more] });
export const list = <T>(items: Schema<T>, minItems = 0): Schema<readonly T[]> => ({ type: 'array', items, minItems });
export function record<const R extends Fields>(required: R): Schema<Made<R>>;
export function record<const R extends Fields, const O extends Fields>(
  required: R,
  optional: O,
): Schema<Made<R> & Partial<Made<O>>>;
export function record(required: Fields, optional: Fields = {}): JsonSchema {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}
/** A verb without arguments. */
export const nothing: Schema<object> = { type: 'object', properties: {}, required: [], additionalProperties: false };
export const either = <T extends readonly unknown[]>(
  ...anyOf: { [K in keyof T]: Schema<T[K]> }
): Schema<T[number]> => ({
  anyOf: anyOf as readonly JsonSchema[],
});
/** Effects inside an effect. */
export const effects = <E>(): Schema<readonly E[]> => ({ $ref: EFFECTS }) as Schema<readonly E[]>;
