// Patches and messages as JSON, put together from parts that are JSON already: what was written once is not read again.
// A part in which nothing has changed is empty.

/** The members of a record, without the braces around. */
export function members(...parts: readonly string[]): string {
  let all = '';
  for (const part of parts) if (part) all += (all && ',') + part;
  return all;
}
/** A member that has changed, with its change. */
export const member = (name: string, change: string): string => change && `"${name}":${change}`;
/** A member that is a record, with the changes within. */
export const within = (name: string, changes: string): string => changes && `"${name}":{${changes}}`;

/** The change of a list in which one stretch is replaced by things that are JSON already. */
export const stretchChange = (from: number, cut: number, put: readonly string[]): string =>
  `[${from},${cut},[${put.length === 1 ? put[0]! : put.join(',')}]]`;

/** A record as JSON with one more member, which is JSON already. Joined to a flat text: engines keep concatenations as
 *  trees, which would be flattened again on every use. */
export const withMember = (record: string, name: string, json: string): string =>
  [record.slice(0, -1), ',"', name, '":', json, '}'].join('');
