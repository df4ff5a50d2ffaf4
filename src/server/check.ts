// Checks what arrives against the schemas of the protocol, quickly and with a reason when it does not fit.
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Problem } from './problem.ts';

/** A function that gives what it is given, as the schema's type, or throws a Problem. */
export function checker<S extends TSchema>(schema: S): (value: unknown) => Static<S> {
  const compiled = Compile(schema);
  return value => {
    if (compiled.Check(value)) return value as Static<S>;
    throw new Problem('bad-message', { why: reasonOf(compiled.Errors(value)) });
  };
}
/** The first complaint that says something: of a union only that none of it fits is known. */
function reasonOf(errors: readonly { instancePath: string; message: string }[]): string {
  const [first] = errors;
  if (!first) return 'it does not fit the protocol';
  return `${first.instancePath === '' ? 'it' : first.instancePath.slice(1).replaceAll('/', '.')} ${first.message}`;
}
