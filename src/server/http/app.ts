// The HTTP side: its parts put together, allowed origins, responses to problems. Routes stand in files of their own.
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Convert } from 'typebox/value';
import { checker } from '../schema-check.ts';
import type { Config } from '../config.ts';
import { Problem } from '#tables/problem.ts';
import { Uncertain } from '#tables/store.ts';
import { Problem as RefusedWith } from '#protocol/http.ts';
import type { ProblemName } from '#protocol/problems.ts';
import type { Metrics } from '../metrics.ts';
import { isAllowedOrigin, isOwnName } from '../socket/origin.ts';
import { BARE_HEADERS, NO_PAGE, refuseRubbish } from '../socket/raw-refusal.ts';
import { health } from './health.ts';
import { gameSettings, guests } from './guests.ts';
import { branches } from './branches.ts';
import { apiPage } from './page.ts';
import { imports } from './imports.ts';
import { freeUnread, lateHeadersOf, MOST_BODY, REQUESTS, slownessOf } from './limits.ts';
import { records } from './records.ts';
import { securityHeaders } from './security-headers.ts';
import type { RouteContext } from './route-context.ts';
import { pageForLost, site } from './site.ts';
import { lists, tables } from './tables.ts';
import { wellKnown } from './well-known.ts';

/** Paths for monitoring. */
const WATCHED: ReadonlySet<string> = new Set(['/health', '/ready']);

const STATUS: Partial<Record<ProblemName, number>> = {
  'unknown-token': 401,
  'not-you': 401,
  'forbidden-origin': 403,
  'wrong-host': 421,
  'not-your-seat': 403,
  'seed-hidden': 403,
  'no-table': 404,
  'no-game': 404,
  endless: 409,
  newer: 409,
  'too-big': 413,
  'too-fast': 429,
  'many-tables': 429,
  'many-entries': 429,
  'many-megabytes': 429,
  busy: 503,
  unknown: 503,
  internal: 500,
};

export async function buildApp(context: RouteContext): Promise<FastifyInstance> {
  const { config, metrics } = context;
  const app = newServer(config);
  app.setValidatorCompiler(({ schema, httpPart }) => validator(schema as TSchema, httpPart === 'querystring'));
  await app.register(helmet, securityHeaders(config));
  await app.register(rateLimit, REQUESTS);
  app.addHook('onRoute', ({ schema }) => {
    if (schema && !schema.hide) schema.response = { ...(schema.response as object), '4xx': RefusedWith };
  });
  await app.register(swagger, { openapi: { info: { title: 'Longbox', version: '1' }, openapi: '3.1.0' } });
  app.setErrorHandler(refuse);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const page = pageForLost(request);
    if (page) return reply.code(404).type('text/html').header('cache-control', 'no-cache').send(page);
    return reply.code(404).send({ problem: NO_PAGE.problem, says: NO_PAGE.message });
  });
  freeUnread(app);
  countRefused(app, metrics);
  app.addHook('onRequest', async (request, reply) => letIn(request, reply, config));
  for (const routes of [guests, gameSettings, tables, lists, records, branches, imports, wellKnown, health])
    await app.register(routes, context);
  await app.register(apiPage);
  await app.register(site, context);
  return app;
}

function countRefused(app: FastifyInstance, metrics: Metrics): void {
  const refused = metrics.count('longbox_http_refused_total');
  app.addHook('onResponse', async (_request, { statusCode }) => void (statusCode >= 400 && refused()));
}

const newServer = (config: Config): FastifyInstance =>
  Fastify({
    bodyLimit: MOST_BODY,
    // Only what the proxy itself has added counts: callers may write whatever they like before it.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    ...slownessOf(config),
    frameworkErrors: (error, request, reply) => refuse(error, request, reply.headers(BARE_HEADERS)),
    clientErrorHandler: refuseRubbish,
    // Some programs offer another protocol with every request; only sockets leave HTTP.
    http: {
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      ...lateHeadersOf(config),
    },
  });

/** Pages of other sites may not do anything here. Those that may are told so: browsers want to hear it before they
 *  send, and with every answer. */
function letIn(
  { headers, method, url }: FastifyRequest,
  reply: FastifyReply,
  { origins, hosts }: Config,
): FastifyReply | undefined {
  const { origin, host } = headers;
  // Monitoring may know the number only.
  if (!isOwnName(host, hosts) && !WATCHED.has(url)) throw new Problem('wrong-host');
  if (!isAllowedOrigin(origin, host, origins)) throw new Problem('forbidden-origin');
  if (!origins.length) return undefined;
  void reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return undefined;
  void reply.header('access-control-allow-origin', origin);
  if (method !== 'OPTIONS') return undefined;
  void reply.header('access-control-allow-methods', 'GET, POST, PATCH');
  void reply.header('access-control-allow-headers', 'authorization, content-type');
  return reply.header('access-control-max-age', '600').code(204).send();
}

/** The same check as for messages on the socket. What stands in an address is text, and becomes what it spells. */
function validator(schema: TSchema, isText: boolean): (value: unknown) => { value: unknown } | { error: Error } {
  const check = checker(schema);
  return given => {
    try {
      return { value: check(isText ? Convert(schema, given) : given) };
    } catch (error) {
      return { error: error as Error };
    }
  };
}

/** Says what is wrong; what went wrong inside stays inside. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { problem, message, facts } = problemOf(error, request.routeOptions.bodyLimit);
  if (problem === 'internal') request.log.error(error);
  if (problem === 'unknown') request.log.error(error instanceof Problem ? error.cause : error);
  if (facts.seconds !== undefined) void reply.header('retry-after', facts.seconds);
  void reply.code(STATUS[problem] ?? 400).send({ problem, says: message });
}
function problemOf(error: unknown, limit = MOST_BODY): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Uncertain) return new Problem('unknown');
  const { code, statusCode, message } = error as { [key: string]: unknown } & Error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('too-big', { limit });
  if (typeof statusCode === 'number' && statusCode < 500) return new Problem('bad-message', { why: message });
  return new Problem('internal');
}
