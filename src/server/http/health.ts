// Health and metrics for operators: is it alive, can it serve, and how is it doing?
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { closed } from '#protocol/parts.ts';
import { UNLIMITED } from './limits.ts';
import type { RouteContext } from './route-context.ts';

const Status = closed({ status: Type.String() });
const isWell = { 200: Status };

export const health: FastifyPluginAsync<RouteContext> = async (app, { host, metrics, isClosing }) => {
  app.get('/health', { config: UNLIMITED, schema: { summary: 'The process lives', response: isWell } }, async () => ({
    status: 'alive',
  }));
  app.get(
    '/ready',
    { config: UNLIMITED, schema: { summary: 'The store can be written to', response: { ...isWell, 503: Status } } },
    async (_request, reply) => {
      if (isClosing()) return reply.code(503).send({ status: 'closing' });
      try {
        await host.store.check();
        return { status: 'ready' };
      } catch {
        return reply.code(503).send({ status: 'the store does not answer' });
      }
    },
  );
  app.get(
    '/metrics',
    { schema: { summary: 'Numbers for Prometheus', response: { 200: Type.String() } } },
    async (_request, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()),
  );
};
