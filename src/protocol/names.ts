// Names that people give themselves: what may stand in them, how others are shown, and which of them look alike.

/** The most characters of a name. */
export const LONGEST_NAME = 24;
const UNSEEN = '\\p{Default_Ignorable_Code_Point}';
/** A letter or digit with its marks. */
const LETTER = `(?!${UNSEEN})[\\p{L}\\p{N}](?:(?!${UNSEEN})[\\p{Mn}\\p{Mc}]){0,2}`;
const SIGN = '[ !"#$%&\'()*+,\\-./:;=?@[\\]_{|}~^`´’‘‚“”„«»‹›–—·…¡¿°€£§]';
const WHOLE = new RegExp(`^(?! )(?:${LETTER}|${SIGN})+(?<! )$`, 'u');
const PARTS = new RegExp(`${LETTER}|${SIGN}`, 'gu');

/** Letters, digits, spaces within and usual punctuation; at most two marks a letter. Nothing that is not seen. */
export const isName = (text: string): boolean => WHOLE.test(text.normalize('NFC'));

/** A name as it is shown: names from before they were checked so strictly are cleaned. */
export function shownName(name: string): string {
  const whole = name.normalize('NFC');
  if (WHOLE.test(whole)) return whole;
  const parts = whole.replace(/\s/gu, ' ').match(PARTS) ?? [];
  return parts.join('').trim() || NOBODY;
}
/** Where nothing is left of a name. */
const NOBODY = 'Guest';

/** The same for names that look alike: case, width and runs of spaces do not count. */
const folded = (name: string): string =>
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replace(/\s+/gu, ' ').trim();

interface Named {
  readonly id: string;
  readonly name: string;
}
/** Names as they are shown at one table: of people whose names look alike all but the first have a number. */
export class NamesAtTable {
  private readonly shown = new Map<string, string>();
  private readonly used = new Set<string>();

  constructor(people: Iterable<Named>) {
    for (const one of people) this.of(one);
  }
  of({ id, name }: Named): string {
    const key = `${id} ${name}`;
    let shown = this.shown.get(key);
    if (shown === undefined) {
      this.shown.set(key, (shown = this.numbered(shownName(name))));
      this.used.add(folded(shown));
    }
    return shown;
  }
  private numbered(name: string): string {
    let [shown, n] = [name, 1];
    while (this.used.has(folded(shown))) shown = `${name} (${++n})`;
    return shown;
  }
}
