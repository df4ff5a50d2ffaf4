// The site: built files that browsers may keep for ever, and the one page for every path of it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RouteContext } from './route-context.ts';

const ROOT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));
const INDEX = path.join(ROOT, 'index.html');
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Paths of the site; what they show is for the page itself to find out. */
const PATHS = [
  '/',
  '/table/*',
  '/local/*',
  '/new',
  '/new/*',
  '/rules',
  '/rules/*',
  '/replay/*',
  '/learn',
  '/learn/*',
  '/settings',
];

/** Paths at which programs ask; they are answered in their own way. */
const FOR_PROGRAMS = /^\/(api|socket|assets|health|ready|metrics|\.well-known)\b/;
let page: Buffer | undefined;
/** The page for somebody whose browser asks for an address that is not there: it says so, and shows a way on. */
export const pageForLost = ({ method, url, headers }: FastifyRequest): Buffer | undefined =>
  method === 'GET' && !FOR_PROGRAMS.test(url) && headers.accept?.includes('text/html') ? page : undefined;

export const siteIsBuilt = (): boolean => existsSync(INDEX);

export const site: FastifyPluginAsync<RouteContext> = async (app, { host: { games } }) => {
  if (!siteIsBuilt()) return;
  await app.register(statics, {
    root: ROOT,
    index: false,
    wildcard: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? FOR_EVER : 'no-cache');
    },
  });
  page = readFileSync(INDEX);
  const pages = games.shelf.flatMap(game => game.pages ?? []).map(one => one.path);
  for (const at of [...PATHS, ...pages])
    app.get(at, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html').header('cache-control', 'no-cache').send(page),
    );
};
