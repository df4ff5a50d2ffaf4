// Guests, and what there is to play.
import { BOTS } from '#bots/bots.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Static } from 'typebox';
import * as Http from '#protocol/http.ts';
import { caller, making, type Served } from './served.ts';

export const guests: FastifyPluginAsync<Served> = async (app, { host, config }) => {
  app.post<{ Body: Static<typeof Http.NewGuest> }>(
    '/api/guests',
    {
      config: making(config),
      schema: { summary: 'Become a guest', body: Http.NewGuest, response: { 200: Http.Guest } },
    },
    async ({ body }) => {
      const { player, token } = await host.newGuest(body.name);
      return { player: player.id, name: player.name, token };
    },
  );
  app.get('/api/me', { schema: { summary: 'Who you are', response: { 200: Http.Me } } }, async request => {
    const { id, name } = await caller(host, request);
    return { player: id, name };
  });
  app.patch<{ Body: Static<typeof Http.NewGuest> }>(
    '/api/me',
    { schema: { summary: 'Take another name', body: Http.NewGuest, response: { 200: Http.Me } } },
    async request => {
      const { id } = await caller(host, request);
      await host.store.rename(id, request.body.name);
      return { player: id, name: request.body.name };
    },
  );
  app.get('/api/games', { schema: { summary: 'Games and bots', response: { 200: Http.Games } } }, async () => ({
    games: host.games.shelf.map(({ id, name, status, seats }) => ({ id, name, status, seats })),
    bots: BOTS.filter(({ name }) => host.bots.includes(name)).map(({ name, about }) => ({ name, about })),
  }));
};
