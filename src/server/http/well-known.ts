// The key by which everybody can check that a match file was signed here.
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { closed } from '#protocol/parts.ts';
import type { RouteContext } from './route-context.ts';

const Key = closed({
  algorithm: Type.Literal('Ed25519'),
  key: Type.String({ description: 'the public key, 32 bytes as base64url' }),
});

export const wellKnown: FastifyPluginAsync<RouteContext> = async (app, { signer }) => {
  if (!signer) return;
  app.get(
    '/.well-known/longbox-key',
    { schema: { summary: 'The key that signs match files', response: { 200: Key } } },
    async () => ({ algorithm: 'Ed25519' as const, key: signer.key }),
  );
};
