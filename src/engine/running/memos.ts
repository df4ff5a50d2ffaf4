// Values derived from a table while one question is looked at: a few, so that a list is quicker than a map.
export type Derive = (...args: readonly unknown[]) => unknown;

export class Memos {
  private readonly derives: Derive[] = [];
  private readonly abouts: (readonly unknown[])[] = [];
  private readonly values: unknown[] = [];
  private count = 0;

  clear(): void {
    this.count = 0;
  }
  of(t: unknown, derive: Derive, about: readonly unknown[]): unknown {
    for (let i = 0; i < this.count; i++)
      if (this.derives[i] === derive && areSame(this.abouts[i]!, about)) return this.values[i];
    const value = derive(t, ...about);
    // Noted afterwards: what is derived may derive more on the way.
    this.derives[this.count] = derive;
    this.abouts[this.count] = about;
    this.values[this.count++] = value;
    return value;
  }
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
