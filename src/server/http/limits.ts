// Limits of HTTP: how often an address may ask, how much it may send, and how slowly.
import type { Socket } from 'node:net';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#tables/problem.ts';
import type { Config } from '../config.ts';

/** Bytes that anybody may send; match files may be bigger. */
export const MOST_BODY = 32_000;

/** Requests of one address in a minute. */
const PER_MINUTE = 600;
export const REQUESTS: RateLimitPluginOptions = {
  max: PER_MINUTE,
  timeWindow: '1 minute',
  // A first visit fetches every file of the site, and many people may come from one address.
  allowList: ({ url }) => url.startsWith('/assets/'),
  errorResponseBuilder: () => new Problem('too-fast'),
};
/** The rate limit of routes that make something. */
export const making = ({ makesPerMinute }: Config) => ({ rateLimit: { max: makesPerMinute, timeWindow: '1 minute' } });
/** Health checks are not kept waiting, whatever others do from the same address. */
export const UNLIMITED = { rateLimit: false as const };

/** Milliseconds that a request may take to arrive, and a connection to do nothing. */
export const slownessOf = ({ slowest }: Config) => ({ requestTimeout: slowest, connectionTimeout: slowest });
export const lateHeadersOf = ({ slowest }: Config) => ({
  headersTimeout: slowest,
  // Node looks this often for requests that are late.
  connectionsCheckingInterval: slowest / 10,
});

/** Cuts off connections on which nothing moves, unless a request is being worked on. */
export function freeUnread(app: FastifyInstance): void {
  const working = new WeakSet<Socket>();
  app.addHook('preHandler', async ({ raw }) => void working.add(raw.socket));
  app.addHook('onSend', async ({ raw }) => void working.delete(raw.socket));
  app.server.on('timeout', socket => working.has(socket) || socket.destroy());
}
