// Lays out plain text: wrapped lines, columns, tables. Lists and counts are words: see engine/kit/wording.ts.

export const WIDTH = 80;

/** Text that others have written, as one line that does nothing to the terminal. */
export const printable = (text: string): string => text.replaceAll(/\s/gu, ' ').replaceAll(/\p{C}/gu, '\uFFFD');

/** Breaks a text at spaces; `first` and `rest` stand before the first and the following lines. */
export function wrap(text: string, width = WIDTH, first = '', rest = first): string {
  return text
    .split('\n')
    .map((line, i) => wrapLine(line, width, i ? rest : first, rest))
    .join('\n');
}

function wrapLine(line: string, width: number, first: string, rest: string): string {
  const lines: string[] = [];
  let now = first;
  let isEmpty = true;
  for (const word of line.split(' ')) {
    if (!isEmpty && now.length + 1 + word.length > width) {
      lines.push(now);
      now = rest;
      isEmpty = true;
    }
    now += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, now].join('\n');
}

/** Items in as many columns as fit, read downwards; long ones a line each, wrapped. */
export function columns(items: readonly string[], width = WIDTH, indent = '  '): string {
  const widest = Math.max(0, ...items.map(item => item.length)) + 3;
  const across = Math.max(1, Math.floor((width - indent.length + 3) / widest));
  if (items.length < FEW || across === 1)
    return items.map(item => wrap(item, width, indent, `${indent}    `)).join('\n');
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) => {
    const cells = items.filter((_, i) => i % down === row);
    return (
      indent +
      cells
        .map(cell => cell.padEnd(widest))
        .join('')
        .trimEnd()
    );
  }).join('\n');
}
/** Fewer than these stand below each other even when they fit side by side. */
const FEW = 5;

/** Two columns: names, and what they mean. */
export function glossary(rows: readonly (readonly [string, string])[], width = WIDTH, indent = '  '): string {
  const widest = Math.min(LONGEST_NAME, Math.max(...rows.map(([name]) => name.length)));
  const rest = indent + ' '.repeat(widest + 2);
  return rows
    .map(([name, meaning]) => {
      if (name.length > widest) return `${indent}${name}\n${wrap(meaning, width, rest)}`;
      return wrap(meaning, width, `${indent}${name.padEnd(widest)}  `, rest);
    })
    .join('\n');
}
const LONGEST_NAME = 30;

/** A Markdown table, numbers to the right. */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, 3, ...body.map(row => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** '1  Rogue', '2  Storm' */
export const numbered = (items: readonly string[]): string[] => items.map((item, i) => `${i + 1}  ${item}`);
