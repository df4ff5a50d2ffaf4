// Patches and messages as JSON, put together from parts that are JSON already: what was written once is not read again.

/** Writes the changes of one record; where nothing has changed, nothing is written. */
export class PatchWriter {
  /** The members so far, without the braces around. */
  members = '';

  /** Members that are written already, as `changesFrom` gives them. */
  add(members: string): this {
    if (members) this.members += (this.members && ',') + members;
    return this;
  }
  /** The change of one member. */
  change(name: string, change: string): this {
    return change ? this.add(`"${name}":${change}`) : this;
  }
  /** Changes within one member, which is a record. */
  within(name: string, changes: string): this {
    return changes ? this.add(`"${name}":{${changes}}`) : this;
  }
}

/** The change of a list in which one stretch is replaced by things that are JSON already. */
export const stretchChange = (from: number, cut: number, put: readonly string[]): string =>
  `[${from},${cut},[${put.join(',')}]]`;

/** A record as JSON with one more member, which is JSON already. Joined to a flat text: engines keep concatenations as
 *  trees, which would be flattened again on every use. */
export const withMember = (record: string, name: string, json: string): string =>
  [record.slice(0, -1), ',"', name, '":', json, '}'].join('');
