// Pictures that are written as text: each is read once and copied from then on, for reading takes a browser long.
const SVG = 'http://www.w3.org/2000/svg';
const pictures = new Map<string, DocumentFragment>();

/** Shows these pictures in a node, and nothing else. */
export const stamps =
  (...texts: readonly string[]) =>
  (node: Element): void =>
    node.replaceChildren(...texts.map(text => copied(text, node.namespaceURI === SVG)));

const copied = (text: string, isInSvg: boolean): Node => pictureOf(text, isInSvg).cloneNode(true);
/** Also for a picture that is shown later. */
export function pictureOf(text: string, isInSvg = false): Node {
  let picture = pictures.get(text);
  if (!picture) pictures.set(text, (picture = read(text, isInSvg)));
  return picture;
}
/** What stands within an svg is read there. */
function read(text: string, isInSvg: boolean): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = isInSvg ? `<svg>${text}</svg>` : text;
  const { content } = template;
  if (isInSvg) content.replaceChildren(...content.firstElementChild!.childNodes);
  return content;
}
