// For those who run the server: is it alive, can it serve, and how is it doing?
import type { FastifyPluginAsync } from 'fastify';
import type { Served } from './app.ts';

export const health: FastifyPluginAsync<Served> = async (app, { host, metrics, isClosing }) => {
  app.get('/health', { schema: { summary: 'The process lives' } }, async () => ({ status: 'alive' }));
  app.get('/ready', { schema: { summary: 'The store can be written to' } }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' });
    try {
      await host.store.check();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the store does not answer' });
    }
  });
  app.get('/metrics', { schema: { summary: 'Numbers for Prometheus' } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text()),
  );
};
