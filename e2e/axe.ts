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
/** One line for each thing that somebody could not see, hear or reach; by all rules, or by these. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${AXE};0`);
  const only = rules ? { runOnly: rules, resultTypes: ['violations'] } : { resultTypes: ['violations'] };
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`axe.run(${JSON.stringify(only)})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}
