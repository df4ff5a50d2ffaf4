// The findings of axe, the accessibility checker, on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST = 'color-contrast';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
/** Marks one element with text for each look: its letters, and all that is painted below them, be it around it or only
 *  under it as on a board. Contrast takes axe longer than everything else together, and a long text has thousands of
 *  paragraphs of the same look. */
const LOOKS = `(() => {
  const grounds = new Map();
  const idOf = new Map();
  const numbered = text => idOf.get(text) ?? idOf.set(text, idOf.size).size;
  const groundOf = element => {
    if (!element) return 0;
    if (grounds.has(element)) return grounds.get(element);
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, position, element.getAttribute('class')];
    grounds.set(element, numbered([groundOf(element.parentElement), ...own].join()));
    return grounds.get(element);
  };
  // All that lies at its middle, above it, too: cards and pieces lie on each other.
  const pileAt = element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const pile = document.elementsFromPoint(left + width / 2, top + height / 2);
    return pile.map(each => [each === element, groundOf(each)].join()).join(' ');
  };
  const hasText = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  const looks = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) && !element.matches('input, textarea, select')) continue;
    if (!element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [groundOf(element), pileAt(element), element.tagName, color, fontSize, fontWeight, textShadow].join();
    if (!looks.has(look)) looks.set(look, element);
  }
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  for (const element of looks.values()) element.setAttribute('data-look', '');
})()`;
/** Contrast is measured where a look is marked. */
const MARKED = JSON.stringify({ rules: [{ id: CONTRAST, selector: '[data-look]' }] });

/** One line for each thing that somebody could not see, hear or reach. */
export const barriers = (page: Page): Promise<string[]> => found(page, {});
/** Text with too little contrast. */
export const tooFaint = (page: Page): Promise<string[]> => found(page, { runOnly: [CONTRAST] });

async function found(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${AXE};axe.configure(${MARKED})`);
  const wanted = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`${LOOKS};axe.run(document, ${wanted})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const shown = html.replaceAll(' data-look=""', '').slice(0, 160);
      return `${id}: ${help}: ${shown} ${failureSummary}`;
    }),
  );
}
