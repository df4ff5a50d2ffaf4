// Templates of pictures: markup is parsed once and cloned from then on, for parsing takes a browser long.
import { defer } from './scheduler.ts';

const SVG = 'http://www.w3.org/2000/svg';
const templates = new Map<string, DocumentFragment>();

/** Nodes that wait for their pictures. */
const waiting = new Map<Element, readonly string[]>();
/** An attachment that fills a node with clones of these pictures, and nothing else, in a task of its own. */
export const fromTemplates =
  (...texts: readonly string[]) =>
  (node: Element): void => {
    if (waiting.set(node, texts).size === 1) defer(fill);
  };
function fill(): void {
  for (const [node, texts] of waiting)
    node.replaceChildren(...texts.map(text => cloned(text, node.namespaceURI === SVG)));
  waiting.clear();
}

const cloned = (text: string, isInSvg: boolean): Node => templateOf(text, isInSvg).cloneNode(true);
/** The template of a picture; called ahead of time for one that is shown later. */
export function templateOf(text: string, isInSvg = false): Node {
  let template = templates.get(text);
  if (!template) templates.set(text, (template = parsed(text, isInSvg)));
  return template;
}
/** Parts of an svg are parsed within one. */
function parsed(text: string, isInSvg: boolean): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = isInSvg ? `<svg>${text}</svg>` : text;
  const { content } = template;
  if (isInSvg) content.replaceChildren(...content.firstElementChild!.childNodes);
  return content;
}
