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
/** Marks one element with text for each look that has not been measured yet: its letters, those around it, and all that
 *  is painted below them, be it around it or only under it as on a board. Colours take axe longer than everything else
 *  together; a long text has thousands of paragraphs and links of the same look, and so have pages that follow each
 *  other. Tells the looks that are marked. */
const LOOKS = `(measured => {
  // Two numbers of 32 bits: looks of thousands are never taken for each other.
  const hashed = text => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let n = 0; n < text.length; n++) {
      a = Math.imul(a ^ text.charCodeAt(n), 2654435761);
      b = Math.imul(b ^ text.charCodeAt(n), 1597334677);
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36);
  };
  const grounds = new Map();
  const groundOf = element => {
    if (!element) return '';
    if (grounds.has(element)) return grounds.get(element);
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, position, element.getAttribute('class')];
    grounds.set(element, hashed([groundOf(element.parentElement), ...own].join()));
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
  const known = new Set(measured);
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  for (const element of (${PART}).querySelectorAll('body *, dialog *')) {
    if (!hasText(element) && !element.matches('input, textarea, select')) continue;
    if (!element.checkVisibility()) continue;
    const look = [groundOf(element), pileAt(element), element.tagName, lettersOf(element), around(element)].join();
    const name = hashed(look);
    if (known.has(name)) continue;
    known.add(name);
    element.setAttribute('data-look', '');
  }
  return [...known].slice(measured.length);
})`;
/** Looks that have been measured in this process, and are well. */
const measured: string[] = [];
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
export async function barriers(page: Page): Promise<string[]> {
  return found(page, await look(page), {});
}
/** Text with too little contrast. */
export async function tooFaint(page: Page): Promise<string[]> {
  const looks = await look(page);
  return looks.length ? found(page, looks, { runOnly: [CONTRAST] }) : [];
}

const look = (page: Page): Promise<string[]> => page.evaluate<string[]>(`${LOOKS}(${JSON.stringify(measured)})`);

async function found(page: Page, looks: readonly string[], options: object): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${AXE};axe.configure(${MARKED})`);
  const wanted = JSON.stringify({ ...options, ...LEAN });
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`axe.run(${PART}, ${wanted})`);
  if (!violations.length) measured.push(...looks);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const shown = html.replaceAll(' data-look=""', '').slice(0, 160);
      return `${id}: ${help}: ${shown} ${failureSummary}`;
    }),
  );
}
