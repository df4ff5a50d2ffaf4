// Screen-reader text of a page, line by line, read from the browser's accessibility tree.
import type { Page } from 'playwright-core';

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  properties?: { name: string; value: { value: unknown } }[];
}
/** Parts that are said by those around them. */
const SILENT = new Set([
  'generic',
  'none',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'image',
  'SvgRoot',
  'GenericContainer',
  'time',
]);
const SAID = new Set(['pressed', 'disabled', 'expanded']);

/** Of the part of the page under a selector. */
export async function heard(page: Page, selector: string): Promise<string> {
  const line = await page.context().newCDPSession(page);
  const { root } = (await line.send('DOM.getDocument')) as { root: { nodeId: number } };
  const found = (await line.send('DOM.querySelector', { nodeId: root.nodeId, selector })) as { nodeId: number };
  const { node } = (await line.send('DOM.describeNode', { nodeId: found.nodeId })) as {
    node: { backendNodeId: number };
  };
  const { nodes } = (await line.send('Accessibility.getFullAXTree')) as {
    nodes: (Node & { backendDOMNodeId?: number })[];
  };
  await line.detach();
  const byId = new Map(nodes.map(one => [one.nodeId, one]));
  const start = nodes.find(one => one.backendDOMNodeId === node.backendNodeId)!;
  const lines: string[] = [];
  say(start, byId, 0, lines);
  return lines.join('\n');
}
function say(node: Node, byId: ReadonlyMap<string, Node>, depth: number, lines: string[]): void {
  const text = node.ignored ? '' : lineOf(node);
  if (text) lines.push(`${'  '.repeat(depth)}${text}`);
  // The content of a button, link or heading is its name.
  if (!node.ignored && /^(button|link|heading|img|image|StaticText|DisclosureTriangle)$/.test(node.role?.value ?? ''))
    return;
  for (const id of node.childIds ?? []) {
    const child = byId.get(id);
    if (child) say(child, byId, text ? depth + 1 : depth, lines);
  }
}
function lineOf({ role, name, properties = [] }: Node): string {
  const [kind, said] = [role?.value ?? '', name?.value.replace(/\s+/g, ' ').trim() ?? ''];
  if (kind === 'StaticText') return said && `“${said}”`;
  if (SILENT.has(kind) && !said) return '';
  if (/^(list|listitem|paragraph|ListMarker)$/.test(kind) && !said) return '';
  const states = properties.filter(
    one => SAID.has(one.name) && one.value.value !== 'false' && one.value.value !== false,
  );
  return [kind, said && `“${said}”`, ...states.map(one => one.name)].filter(Boolean).join(' ');
}
