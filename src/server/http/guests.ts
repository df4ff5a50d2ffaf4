// Routes for guests, who get a name and a token, and for the list of games and bots.
import { BOTS } from '#bots/bots.ts';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { roleNames, sidesOf } from '#engine/seats.ts';
import { settingsForm } from '#engine/kit/settings-form.ts';
import { shownName } from '#protocol/names.ts';
import { nameFrom } from '#tables/log/names.ts';
import { closed, GameId } from '#protocol/parts.ts';
import * as Http from '#protocol/http.ts';
import { making } from './limits.ts';
import { caller, type RouteContext } from './route-context.ts';

export const guests: FastifyPluginAsync<RouteContext> = async (app, { host, config }) => {
  app.post<{ Body: Static<typeof Http.NewGuest> }>(
    '/api/guests',
    {
      config: making(config),
      schema: { summary: 'Become a guest', body: Http.NewGuest, response: { 200: Http.Guest } },
    },
    async ({ body }) => {
      const { player, token } = await host.newGuest(nameFrom(body.name));
      return { player: player.id, name: player.name, token };
    },
  );
  app.get('/api/me', { schema: { summary: 'Who you are', response: { 200: Http.Me } } }, async request => {
    const { id, name } = await caller(host, request);
    return { player: id, name: shownName(name) };
  });
  app.patch<{ Body: Static<typeof Http.NewGuest> }>(
    '/api/me',
    { schema: { summary: 'Take another name', body: Http.NewGuest, response: { 200: Http.Me } } },
    async request => {
      const { id } = await caller(host, request);
      const name = nameFrom(request.body.name);
      await host.store.rename(id, name);
      return { player: id, name };
    },
  );
  app.get('/api/games', { schema: { summary: 'Games and bots', response: { 200: Http.Games } } }, async () => ({
    games: host.games.shelf.map(({ id, name, seats }) => ({ id, name, seats })),
    bots: BOTS.filter(({ name }) => host.bots.includes(name)).map(({ name, about }) => ({ name, about })),
  }));
};

export const gameSettings: FastifyPluginAsync<RouteContext> = async (app, { host }) => {
  app.get<{ Params: { game: string }; Querystring: { seats?: number } }>(
    '/api/games/:game',
    {
      schema: {
        summary: 'How a game can be set up',
        params: closed({ game: GameId }),
        querystring: closed({ seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })) }),
        response: { 200: Http.GameSettings },
      },
    },
    async request => settingsOf(await host.games.get(request.params.game), request.query.seats),
  );
};

/** The settings of a game, with as few seats as can be where nobody says how many. */
function settingsOf(game: GameInfo, wanted?: number): Http.GameSettings {
  const { min, max } = game.seats;
  const seats = Math.min(Math.max(wanted ?? min, min), max);
  const fields = settingsForm(game, null, seats).map(({ chosen, ...field }) => ({ ...field, usual: chosen }));
  const roles = roleNames(game, seats);
  return {
    id: game.id,
    seats,
    ...(roles && { roles }),
    ...(game.sides && { sides: [...sidesOf(game, seats)] }),
    settings: fields.map(({ values, ...field }) => ({ ...field, values: [...values] })),
  };
}
