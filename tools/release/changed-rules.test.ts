// Today's rules: they play the golden matches of their version, and a change that nobody has counted is found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameDefinition } from '#engine/definition.ts';
import { defineGame, procedure, type Game } from '#engine/game.ts';
import { rulesetOf } from '#engine/versions/ruleset.ts';
import { auctionHouse } from '#games/auction/game.ts';
import type { House } from '#games/auction/table/world.ts';
import { entryOf, GAMES } from '#games/index.ts';
import { changedRules } from './changed-rules.ts';
import { FOLDER, readGolden } from './files.ts';

const complaint = (game: Game, version = game.version): string | undefined =>
  changedRules(rulesetOf(game), readGolden(FOLDER, game.id, version));

for (const { id } of GAMES)
  test(`today's rules of ${id} play the golden matches of their version`, async () => {
    const game = await entryOf(id)!.load();
    assert.equal(complaint(game), undefined);
    const { matches } = readGolden(FOLDER, id, game.version)!;
    assert.ok(matches.length >= 20);
    const { min, max } = game.seats;
    const seats = new Set(matches.map(({ record }) => record.seats));
    for (let n = min; n <= max; n++) assert.ok(seats.has(n), `${n} seats`);
    for (const way of Object.keys({ ...game.setups, ...game.trials }))
      assert.ok(
        matches.some(({ name }) => name.startsWith(`${way}, `)),
        way,
      );
    assert.equal(matches.filter(({ name }) => name.includes('of a series')).length > 1, game.sequel !== undefined);
  });

const house = auctionHouse as GameDefinition<House>;
const otherwise = (change: Partial<GameDefinition<House>>): Game =>
  defineGame<House>({ ...house, ...change }) as unknown as Game;
const WHAT_TO_DO = new RegExp(
  [
    `while their version is still ${auctionHouse.version}: golden match 1 \\(full, 2 seats, weighted\\), (.*)\\n.*`,
    `  npm run release -- auction {10}keeps version ${auctionHouse.version}, .*`,
    `  npm run release -- auction --raise {2}.* version ${auctionHouse.version + 1}$`,
  ].join('\\n'),
);
const named = (game: Game): string => WHAT_TO_DO.exec(complaint(game) ?? '')?.[1] ?? 'nothing';

test('a rule that forbids what was done is found where it was done', () => {
  const { auction } = house.procedures;
  const bid = auction!['bid'] as unknown as { choices: { bid: object } };
  const refuse = (...[, , , n]: [unknown, unknown, number, number]): false | string => n === 3 && 'AU-BID-02';
  const changed = { ...bid, choices: { ...bid.choices, bid: { ...bid.choices.bid, refuse } } };
  const game = otherwise({ procedures: { ...house.procedures, auction: { ...auction!, bid: changed } as never } });
  assert.match(named(game), /^the opening: what seat 0 may answer differs; now auction\.bid: /);
});
test('each part of a position is compared, and the first answer that leads elsewhere is named', () => {
  const richer: GameDefinition<House>['setup'] = (...opening) => {
    const world = house.setup(...opening);
    world.coins[1]! += 1;
    return world;
  };
  assert.match(named(otherwise({ setup: richer })), /^the opening: what everybody sees differs/);
  assert.match(named(otherwise({ back: () => 0 })), /^(the opening|answer \d+ \(.*\)): what .* sees differs/);
  const { market } = house.procedures;
  const floor = market!['floor'] as unknown as { any(): number[] };
  const mute = { ...market!, floor: { ...floor, awaits: () => [0] } } as never;
  assert.match(
    named(otherwise({ procedures: { ...house.procedures, market: mute } })),
    /^answer \d+ \(auction\.bid, seat \d: bid:\d+\): who is asked differs: before 01, now 0\./,
  );
});
test('words, frames and what is kept beside the table are no rules', () => {
  const texts = Object.fromEntries(Object.keys(house.texts).map(key => [key, 'Said better.']));
  assert.equal(complaint(otherwise({ texts, names: {} })), undefined);
  const evening = procedure<House>()({ play: t => t.call('round') });
  const within = otherwise({ first: 'evening', procedures: { ...house.procedures, evening } });
  assert.equal(complaint(within), undefined);
  const setup: GameDefinition<House>['setup'] = (...opening) => Object.assign(house.setup(...opening), { counted: 0 });
  assert.equal(complaint(otherwise({ setup })), undefined);
});
test('a version without golden matches is a complaint', () => {
  assert.match(complaint(auctionHouse as unknown as Game, 9) ?? '', /has no golden matches.*auction --raise/);
});
