// The findings of axe, the accessibility checker, on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST = 'color-contrast';
const LINKS = 'link-in-text-block';

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}
/** What lies behind an open box cannot be reached, and is looked at on a page without one. */
const PART = `document.querySelector('dialog[open]') ?? document`;
/** Marks one element with text for each look: its letters, those around it, and all that is painted below them, be it
 *  around it or only under it as on a board. Colours take axe longer than everything else together, and a long text has
 *  thousands of paragraphs and links of the same look. */
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
  const lettersOf = element => {
    const { color, fontSize, fontWeight, textShadow, textDecoration } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, textDecoration].join();
  };
  // A link is told apart from the text that it stands in.
  const around = element => (element.matches('a') ? lettersOf(element.parentElement) : '');
  const hasText = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  const looks = new Map();
  for (const element of (${PART}).querySelectorAll('body *, dialog *')) {
    if (!hasText(element) && !element.matches('input, textarea, select')) continue;
    if (!element.checkVisibility()) continue;
    const look = [groundOf(element), pileAt(element), element.tagName, lettersOf(element), around(element)].join();
    if (!looks.has(look)) looks.set(look, element);
  }
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  for (const element of looks.values()) element.setAttribute('data-look', '');
})()`;
/** Colours are measured where a look is marked. */
const MARKED = JSON.stringify({
  rules: [
    { id: CONTRAST, selector: '[data-look]' },
    { id: LINKS, selector: 'a[href][data-look]' },
  ],
});
/** Only what is wrong is told, without a path to it, and nothing is fetched for it. */
const LEAN = { resultTypes: ['violations'], selectors: false, preload: false };
/** One line for each thing that somebody could not see, hear or reach. */
export const barriers = (page: Page): Promise<string[]> => found(page, {});
/** Text with too little contrast. */
export const tooFaint = (page: Page): Promise<string[]> => found(page, { runOnly: [CONTRAST] });

async function found(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${AXE};axe.configure(${MARKED})`);
  const wanted = JSON.stringify({ ...options, ...LEAN });
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`${LOOKS};axe.run(${PART}, ${wanted})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const shown = html.replaceAll(' data-look=""', '').slice(0, 160);
      return `${id}: ${help}: ${shown} ${failureSummary}`;
    }),
  );
}
