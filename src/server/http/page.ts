// The API page, generated from the schemas: for programs as OpenAPI, for people as a plain page.
import type { FastifyPluginAsync } from 'fastify';

interface Operation {
  summary?: string;
  requestBody?: unknown;
  parameters?: { name: string; in: string }[];
}

export const apiPage: FastifyPluginAsync = async app => {
  app.get('/api/openapi.json', { schema: { summary: 'This page for programs' } }, async () => app.swagger());
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    const rows = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => row(method, path, operation)),
    );
    return reply.type('text/html').send(page(rows.join('\n')));
  });
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function row(method: string, path: string, { summary = '', requestBody, parameters = [] }: Operation): string {
  const takes = [...parameters.map(({ name }) => name), ...(requestBody ? ['a JSON body'] : [])].join(', ');
  const cells = [method.toUpperCase(), `<code>${escaped(path)}</code>`, escaped(summary), escaped(takes)];
  return `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
}
const page = (rows: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Longbox API</title>
<h1>Longbox API</h1>
<p>Everything in detail: <a href="/api/openapi.json">OpenAPI</a>. The socket: <code>docs/bot-protocol.md</code>.</p>
<table><thead><tr><th>Method<th>Path<th>What it does<th>Takes</tr></thead><tbody>
${rows}
</tbody></table></html>
`;
