// Reader of the tables in a balance report, for tests of the reports that are kept beside games.

/** The rows of the table with this head: name, and numbers by column; of columns of one name the first. */
export function tableIn(report: string, head: string): Map<string, Record<string, number>> {
  const lines = report.split('\n').map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
  const first = lines.findIndex(([name]) => name === head);
  if (first < 0) throw new Error(`The report has no table '${head}'.`);
  const columns = lines[first]!;
  const rows = lines.slice(first + 2);
  const end = rows.findIndex(row => !row.length);
  return new Map(
    rows.slice(0, end < 0 ? rows.length : end).map(([name, ...cells]) => {
      const numbers = cells.map((cell, i) => [columns[i + 1]!, Number(cell)] as const);
      return [name!, Object.fromEntries(numbers.toReversed())];
    }),
  );
}
