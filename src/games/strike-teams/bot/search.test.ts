// Bots of Strike Teams that search: what their keener value sees, how far they look, and that it pays in both roles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '#bots/bot.ts';
import { botNamed } from '#bots/bots.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { randomBot } from '#bots/plain.ts';
import { start } from '#engine/apply.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { strikeTeams as game } from '../game.ts';
import { type Position, scenario } from '../scenario/scenario.ts';
import { drawn } from '../table/testing.ts';
import type { Strike } from '../table/world.ts';
import { longHorizons, horizons } from './horizons.ts';

const HEROES_SEAT = 0;
/** The heroes' chance as bots that search see it. */
const keen = (position: Position): number =>
  game.bot!.keenValue!(game.table.bind(scenario(position).state), HEROES_SEAT);
const isBetter = (better: Position, worse: Position): void =>
  assert.ok(keen(better) > keen(worse), `${JSON.stringify(better)}: ${keen(better)} against ${keen(worse)}`);

const POWER: Position = {
  figures: { may: '2,4', winter: '11,11' },
  stages: ['s1-3'],
  tokens: [
    ['terminal', '6,4'],
    ['terminal', '6,8'],
  ],
};
test('a card is worth more the nearer heroes are to its tokens, and the more rounds are left', () => {
  isBetter({ ...POWER, figures: { may: '5,4', winter: '11,11' } }, POWER);
  isBetter({ ...POWER, round: 2 }, { ...POWER, round: 4 });
  isBetter({ ...POWER, tokens: [['terminal', '4,4']] }, { ...POWER, tokens: [['terminal', '10,10']] });
});
test('what is carried is worth more the nearer home it is', () => {
  const carried = (at: string): number => {
    const figures = { may: at, winter: '11,11' };
    const t = scenario({ figures, stages: ['s1-2'], tokens: [['dossier', at]], green: '0,4' });
    t.world.tokenAt[0] = -1;
    t.world.tokenCarrier[0] = 2;
    return game.bot!.keenValue!(game.table.bind(t.state), HEROES_SEAT);
  };
  assert.ok(carried('2,4') > carried('9,4'));
});
test('wounds, AP and Command Points count for both sides, and the two chances add up to 1', () => {
  const even: Position = { figures: { cap: '3,4', winter: '8,4' } };
  isBetter({ ...even, wounds: { winter: { attack: 2 } } }, even);
  isBetter(even, { ...even, wounds: { cap: { attack: 2 } } });
  isBetter({ ...even, ap: { cap: 6 } }, even);
  isBetter({ ...even, cp: [4, 0] }, even);
  const t = game.table.bind(scenario({ ...even, cp: [4, 0] }).state);
  assert.ok(Math.abs(game.bot!.keenValue!(t, 0) + game.bot!.keenValue!(t, 1) - 1) < 1e-9);
});
test('a villain is better off near the enemy than far off with the AP of the way', () => {
  const villain = (at: string, ap: number): Position => ({
    ...POWER,
    figures: { may: '2,4', winter: at },
    ap: { winter: ap },
  });
  isBetter(villain('9,4', 6), villain('5,4', 2));
});
test('soldiers are better off marching than keeping AP that their next turn cannot add to', () => {
  const soldier = (at: string, ap: number): Position => ({
    ...POWER,
    figures: { may: '2,4', s1: at },
    ap: { soldiers: ap },
  });
  isBetter(soldier('10,4', 6), soldier('8,4', 3));
  assert.equal(keen(soldier('8,4', 6)), keen(soldier('8,4', 2)));
});
test('a courier is worth more to the Mastermind the nearer the drop is, and less the more it is worn', () => {
  const courier = (at: string, wounds = 0): Position => ({
    map: drawn(['+###+###+###+###+###+###+###+', '#..A ..A ..A ..A ..A ..A ..B#', '+###+###+###+###+###+###+###+']),
    round: 5,
    figures: { cap: '0,0', winter: at },
    stages: ['s1-4', 's2-4'],
    isClosed: [true, false, false],
    secrets: ['', 'winter', ''],
    marks: ['', 'B', ''],
    wounds: { winter: { attack: wounds } },
  });
  isBetter(courier('3,0'), courier('6,0'));
  isBetter(courier('4,0', 2), courier('4,0'));
});
test('the seeker at the Cube and the courier at the drop are worth something to the Mastermind', () => {
  const seeker = (at: string): Position => ({
    round: 6,
    figures: { cap: '0,0', winter: at },
    stages: ['s1-4', 's2-3'],
    picks: ['', 'winter', ''],
    tokens: [['cosmic-cube', '6,6', 2]],
  });
  isBetter(seeker('11,0'), seeker('6,7'));
});
test('a villain’s turn is looked at to the end of the Hero Phase that follows', () => {
  const { world } = scenario({ figures: { cap: '3,4', s1: '9,9' } });
  const at = (round: number, phase: number): Strike => ({ ...world, round, phase });
  const clear = [at(3, 2), at(3, 3), at(3, 4), at(4, 1)].map(now => horizons['turn.act']!.isClear(at(3, 2), now));
  assert.deepEqual(clear, [false, false, true, true]);
});
test('against four heroes a villain’s turn is looked at to its end', () => {
  const { world } = scenario({ at: 'mastermind', units: 4, figures: { cap: '3,4', winter: '9,9', rad: '9,7' } });
  const then = { ...world, phase: 2, activated: world.activated.with(4, true) };
  const clear = [then, { ...then, activated: then.activated.with(5, true) }, { ...then, phase: 3 }].map(now =>
    horizons['turn.act']!.isClear(then, now),
  );
  assert.deepEqual(clear, [false, true, true]);
});
test('a hero’s turn is looked at to its end, the choice of who acts to the end of that one’s turn', () => {
  const t = scenario({ figures: { cap: '3,4', iron: '3,6', s1: '9,9' } });
  const before = structuredClone(t.world);
  t.turn('cap');
  assert.equal(horizons['turn.act']!.isClear(t.world, t.world), false);
  assert.equal(horizons['mastermindPhase.activate']!.isClear(before, t.world), false);
  const inTurn = structuredClone(t.world);
  t.play('0 end');
  t.turn('iron');
  assert.equal(horizons['turn.act']!.isClear(inTurn, t.world), true);
  assert.equal(horizons['mastermindPhase.activate']!.isClear(before, t.world), true);
});
test('with long to think heroes’ choices are played on through the next Mastermind Phase', () => {
  const { world } = scenario({ at: 'mastermind', figures: { cap: '3,4', s1: '9,9' } });
  const at = (round: number, phase: number): Strike => ({ ...world, round, phase });
  const answers = ['turn.act', 'attack.target', 'heroPhase.must'].map(decision =>
    [at(3, 3), at(3, 4), at(4, 2), at(4, 3), at(5, 1)].map(now => longHorizons[decision]!.isClear(at(3, 3), now)),
  );
  for (const clear of answers) assert.deepEqual(clear, [false, false, false, true, true]);
  for (const units of [2, 4])
    for (const now of [at(3, 2), at(3, 3), at(3, 4)]) {
      const then = { ...at(3, 2), units };
      assert.equal(longHorizons['turn.act']!.isClear(then, now), horizons['turn.act']!.isClear(then, now));
    }
});

/** Ranks after a mission of two units a side. */
function ranks(heroes: Bot, mastermind: Bot, seed: number): readonly number[] {
  const state = start(game, { seats: 2, seed: seedOf(seed), options: { units: 2 } });
  playOut(bareTable(game, state), [heroes, mastermind], quickRandom(seed));
  return state.result!.ranks;
}
test('in either role a bot that searches a little beats a player by chance in at least five missions of six', () => {
  const searching = botNamed('veteran#8')!;
  const won = [0, 0];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    if (ranks(searching, randomBot, seed).join() === '1,2') won[0]!++;
    if (ranks(randomBot, searching, seed).join() === '2,1') won[1]!++;
  }
  assert.ok(Math.min(...won) >= 5, `won by heroes and Mastermind: ${won.join(' and ')}`);
});
