// What axe, the accessibility checker, finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
/** One line for each thing that somebody could not see, hear or reach. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(`${AXE};0`);
  const { violations } = await page.evaluate<{ violations: Violation[] }>('axe.run()');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}
