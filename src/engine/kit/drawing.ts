// Lines of a table drawn as text: things behind a caption, wrapped at the edge, look-alikes counted.

/** Columns of a drawing at most. */
export const WIDTH = 100;

/** Lines behind a caption of so many columns; the caption stands before the first. */
export const captioned = (caption: string, lines: readonly string[], margin: number): string[] =>
  lines.map((line, i) => `  ${(i ? '' : caption).padEnd(margin - 2)}${line}`.trimEnd());

/** Things one after another on as many lines as they take. */
export function wrapped(things: readonly string[], width: number, between = ', '): string[] {
  const lines: string[] = [];
  for (const thing of things) {
    const longer = `${lines.at(-1) ?? ''}${between}${thing}`;
    if (lines.length && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(thing);
  }
  return lines;
}

/** 'Sidekick×3': each name once, with how often it stands there. */
export function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n > 1 ? `${name}×${n}` : name));
}

/** Things side by side in columns of one width, row by row. */
export const abreast = (things: readonly string[], columns: number, width: number): string[] =>
  Array.from({ length: Math.ceil(things.length / columns) }, (_, row) =>
    things
      .slice(row * columns, (row + 1) * columns)
      .map(thing => thing.padEnd(width))
      .join('')
      .trimEnd(),
  );

/** A text of so many characters at most, '…' for the rest. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
