// Whatever somebody writes into the options of a game: the answer says what is wrong with them, or the game can be
// played.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { quickRandom, type Generator } from '#engine/random.ts';
import { newRecord, openMatch, rulesetOf, type Ruleset } from '#engine/versions/ruleset.ts';
import { seedOf } from '#engine/seed.ts';
import { GAMES } from '#games/index.ts';
import { Games } from '#tables/live/games.ts';
import { House, type Answered, type Guest } from './http.ts';
import { oddOptions } from './odd-options.ts';

/** Openings of each game, and answers that are given in each that is taken. */
const TRIES = 40;
const ANSWERS = 12;

let house: House;
let ann: Guest;
before(async () => {
  house = await House.open({ LONGBOX_MAKES_PER_MINUTE: '100000' }, new Games(GAMES));
  ann = await house.guest('Ann');
});
after(() => house.close());

const REST = { isPublic: false, clock: { kind: 'none' } };
const mine = (seats: number): object[] => Array.from({ length: seats }, () => ({ kind: 'me' }));

/** Ann answers at every seat by chance. */
async function playOn(id: string, game: Ruleset, random: Generator): Promise<void> {
  for (let n = 0; n < ANSWERS; n++) {
    const { table } = await house.host.open(id);
    assert.equal(table.stuck, null);
    const [seat] = table.waitingFor;
    if (seat === undefined) return;
    const { state } = table.match!;
    const legal = game.legal(state, seat);
    await house.play(id, seat, legal[random.below(legal.length)] ?? game.idle(state, seat));
  }
}
const toldWell = ({ status, body }: Answered, options: unknown): boolean => {
  const said = `${JSON.stringify(options)?.slice(0, 300)}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  assert.ok(status === 200 || (status === 400 && body.problem !== 'internal' && body.says.length > 20), said);
  return status === 200;
};

for (const { id, load } of GAMES)
  describe(id, () => {
    test('over HTTP', async () => {
      const game = rulesetOf(await load());
      const random = quickRandom(43);
      let taken = 0;
      for (let n = 0; n < TRIES; n++) {
        const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
        const options = oddOptions(game, seats, random);
        const made = await house.ask('POST /api/tables', {
          token: ann.token,
          body: { ...REST, game: id, options, seats: mine(seats) },
        });
        if (toldWell(made, options)) await playOn(made.body.table as string, game, random);
        const file = newRecord(game, { seats, seed: seedOf(n), options });
        const body = { ...REST, file, seats: mine(seats) };
        const brought = await house.ask('POST /api/records', { token: ann.token, body });
        if (toldWell(brought, options)) taken++;
        assert.equal(made.status, brought.status, 'a file says the same as a wish');
      }
      assert.ok(taken > TRIES / 8, `only ${taken} were taken`);
      assert.ok(taken < TRIES, 'nothing was odd');
    });

    test('in a match, where also what comes from a match before is looked at', async () => {
      const game = rulesetOf(await load());
      const random = quickRandom(7);
      for (let n = 0; n < 4 * TRIES; n++) {
        const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
        const options = oddOptions(game, seats, random);
        const seed = seedOf(n);
        if (game.complaints({ seats, seed, options }).length) continue;
        const match = openMatch(game, newRecord(game, { seats, seed, options }));
        for (let answer = 0; answer < ANSWERS && !match.state.result; answer++) {
          const seat = game.asked(match.state)[0]!;
          const legal = game.legal(match.state, seat);
          const option = legal[random.below(legal.length)] ?? game.idle(match.state, seat);
          assert.equal(match.answer({ seat, decision: game.decision(match.state), option }), undefined);
        }
      }
    });
  });

test('what only a match before can give is not taken from anybody, and what is out of range is said', async () => {
  const made = async (game: string, options: unknown): Promise<string> => {
    const seats = mine(game === 'tug' ? 3 : 2);
    const { status, body } = await house.ask('POST /api/tables', {
      token: ann.token,
      body: { ...REST, game, options, seats },
    });
    assert.equal(status, 400, JSON.stringify(options));
    return body.says as string;
  };
  const before = /The option (campaign|match|wins) comes from the match before, at a table of this server; nobody/;
  const levels = [50, 50, 50, 50, 50, 50, 50, 50];
  assert.match(await made('strike-teams', { mission: 'campaign', campaign: { mission: 2 } }), before);
  assert.match(await made('tug', { match: 3, wins: [1, 1] }), before);
  assert.match(await made('tug', { match: 2 }), before);
  for (const [campaign, part] of [
    [{ mission: 1e308 }, 'campaign.mission is a whole number from 1 to 99'],
    [{ victor: 99 }, 'campaign.victor is a whole number from -1 to 1'],
    [{ scenarios: [400] }, 'campaign.scenarios[0] is a whole number from 0 to'],
    [{ levels }, 'campaign.levels[0] is a whole number from 1 to 8, not 50'],
    [{ maps: [0, 0] }, 'campaign.maps has nothing twice'],
  ] as const) {
    const { strikeTeams } = await import('#games/strike-teams/game.ts');
    const wrong = rulesetOf(strikeTeams as never).complaints({
      seats: 2,
      seed: '',
      options: { mission: 'campaign', campaign: campaign as never },
    });
    assert.ok(wrong.length === 1 && wrong[0]!.includes(part), wrong.join());
  }
  assert.match(await made('strike-teams', { level: 50 }), /The option level is 1, 2, .* or 8, not 50/);
});
