// npm run upgrades: tables begun with every kept release, as the trees of then have left them, are opened by today's
// server and by today's page, compared with what was shown of them then, and played on to their end.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { difference } from '#engine/versions/golden.ts';
import { toldByPage } from '../../e2e/matches/old-logs.ts';
import { Site } from '../../e2e/parts/browser.ts';
import { fileOf, FOLDER, loaded, readGolden } from '../release/files.ts';
import { KINDS, type Difference } from './differences.ts';
import { oldTables, releasesWithLogs } from './logs.ts';
import { opened } from './opened.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-upgrades-'));
const site = await Site.open();
const heads = ['release', 'tables', 'by', ...KINDS, 'played on'];
console.log(heads.join('  '));
let isWell = true;

function row(name: string, tables: number, by: string, found: readonly Difference[], played: string): void {
  const counts = KINDS.map(kind => found.filter(one => one.kind === kind).length);
  const cells = [name, tables, by, ...counts, played];
  console.log(cells.map((cell, n) => String(cell).padStart(heads[n]!.length)).join('  '));
  for (const { table, kind, what } of found.slice(0, 5)) console.log(`    ${table} ${kind}: ${what}`);
  isWell &&= found.length === 0;
}
async function release(name: string): Promise<void> {
  const tables = oldTables(name);
  const running = tables.filter(({ told }) => told.status === 'running').length;
  const { differences, played } = await opened(path.join(folder, `${name}.db`), tables);
  row(name, tables.length, 'server', differences, `${played} of ${running}`);
  isWell &&= played === running;
  row(name, tables.length, 'page', await toldByPage(site, tables), '');
  const { game, version } = tables[0]!;
  const { rules } = await loaded(fileOf(FOLDER, game, version));
  const elsewhere = difference(rules, readGolden(FOLDER, game, version)!);
  if (elsewhere !== undefined) console.log(`    ${elsewhere}`);
  isWell &&= elsewhere === undefined;
}
try {
  for (const name of releasesWithLogs()) await release(name);
  site.assertWell();
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(isWell ? 'Everything goes on as it was.' : 'Some tables are not what they were.');
process.exit(isWell ? 0 : 1);
