// Bots bargain: support asked for, given and owed; deals offered and accepted; bids, ransoms and Reactions in measure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weigherOf } from '#bots/weights.ts';
import { greedyBot } from '#bots/greedy.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { mutantRevolution as game } from '../game.ts';
import { arena } from '../scenario/testing.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const choice = (t: Scenario, seat: number, seed = 1): string =>
  greedyBot.choose(game, knowledge(game, t.state, seat), quickRandom(seed));
const weigh = (t: Scenario, seat: number, option: string): number => weigherOf(game, t.state, seat)!(option);

// ---- support -----------------------------------------------------------------------------------------------

/** Seat 0 lacks 2 Plot Points for Schism, which takes a point from another School. */
const lacking = (position: Position = {}): Scenario =>
  scenario({
    run: 'playStage',
    rp: [2, 2, 5, 2],
    pp: [2, 2, 0, 2],
    hands: [['Schism'], ['Bamf!'], [], ['Hex Bolt']],
    ...position,
  });

test('who lacks Plot Points for a good Event asks those who would gain by it, and not the leader', () => {
  const asking = choice(lacking({ pp: [2, 2, 2, 2] }), 0);
  assert.ok(['ask:0:2:0:0', 'ask:0:0:0:2'].includes(asking), asking);
});

test('nobody asks for support of an Event that brings little', () => {
  const t = lacking({ pp: [1, 2, 0, 2], hands: [['Benefit Concert'], ['Bamf!'], [], ['Hex Bolt']] });
  assert.doesNotMatch(choice(t, 0), /^ask/);
});

test('a School gives what may hurt the leader, all of it or nothing', () => {
  const t = lacking().play('0 ask:2:0:0');
  assert.equal(choice(t, 1), 'give:2');
  assert.equal(weigh(t, 1, 'give:1'), 0);
});

test('nobody helps a School that stands before the goal', () => {
  const t = lacking({ rp: [5, 2, 2, 2], pp: [3, 2, 0, 2], hands: [['The World Is Watching'], ['Bamf!']] });
  assert.equal(choice(t.play('0 ask:2:0:0'), 1), 'give:0');
});

test('the Event that is owed is played on the leader; in a common cause the supporter has its share', () => {
  const schism = lacking().play('0 ask:2:0:0', '1 give:2');
  assert.match(choice(schism, 0), /^play:\d+:2$/);
  const hands = [['Setting Aside Differences'], ['Bamf!'], [], ['Hex Bolt']];
  const common = lacking({ rp: [2, 2, 2, 2], pp: [2, 2, 2, 2], hands }).play('0 ask:2:0:0', '1 give:2');
  assert.match(choice(common, 0), /^play:\d+:(0:1|1:0)$/);
});

// ---- the floor ---------------------------------------------------------------------------------------------

/** Seat 0 has nobody able and much Hope, seat 1 has Heroes to spare and none. */
const market = (): Scenario =>
  scenario({
    at: 'recruit',
    run: 'floor',
    own: [['Pixie, injured'], ['Rogue', 'Beast', 'Armor'], ['Cable', 'Anole'], ['Cloak', 'Bling!']],
    hope: [14, 0, 5, 5],
  });

test('who needs somebody offers a price that suits both, and the other side accepts it', () => {
  const t = market();
  const offer = choice(t, 0);
  assert.match(offer, /^offer:1:[1-9]\d*::0:\d+$/);
  t.play(`0 ${offer}`);
  assert.equal(choice(t, 1), 'accept:0');
  t.play('1 accept:0');
  assert.ok(t.own(0).some(name => name === 'Rogue' || name === 'Beast'));
});

test('offers that take more than they give are declined, and nobody is asked twice at once', () => {
  const t = market().play('0 offer:1:1::0:Rogue');
  assert.equal(choice(t, 1), 'decline:0');
  assert.equal(weigh(t, 0, 'offer:1:5::0:1'), 0, 'one offer is open');
});

test('whoever has nothing to gain is ready', () => {
  const own = [
    ['Rogue', 'Armor'],
    ['Beast', 'Anole'],
    ['Cable', 'Pixie'],
    ['Cloak', 'Bling!'],
  ];
  const t = scenario({ at: 'recruit', run: 'floor', own });
  for (const seat of [0, 1, 2, 3]) assert.equal(choice(t, seat), 'ready');
});

test('a spare Hero goes on a Secret Mission when Hope is scarce, the best one does not', () => {
  const own = [['Colossus', 'Dagger', 'Jubilee', 'Armor']];
  const t = scenario({ at: 'recruit', run: 'floor', own, hope: [0] });
  t.play(`0 ${choice(t, 0)}`);
  assert.deepEqual([t.own(0).length, t.own(0).includes('Colossus')], [3, true]);
  const rich = scenario({ at: 'recruit', run: 'floor', own, hope: [20] });
  assert.equal(choice(rich, 0), 'ready');
});

// ---- bids, ransoms, Reactions ------------------------------------------------------------------------------

test('a bid is never more than there is, nor far above what the prize is worth', () => {
  for (const hope of [1, 4, 9, 14]) {
    const t = scenario({
      at: 'recruit',
      run: 'auction',
      locals: { prize: 'recruit' },
      offered: 'Pixie',
      own: [['Rogue', 'Armor']],
      hope: [hope],
    });
    for (let seed = 0; seed < 40; seed++) {
      const bid = Number(choice(t, 0, seed).slice('bid:'.length));
      assert.ok(bid <= hope && bid <= 6, `${bid} of ${hope}`);
    }
  }
});

test('a rival before the goal makes the command dear to all', () => {
  const command = (rp: number[]): number =>
    Number(
      choice(scenario({ at: 'mission', run: 'auction', locals: { prize: 'commander' }, rp, hope: [14] }), 0).slice(4),
    );
  assert.ok(command([1, 5, 2, 2]) > command([1, 2, 2, 2]));
});

/** Rogue of seat 0 has fallen to a Mission Character. */
const fallen = (more: string[], hope: number): Scenario =>
  arena(['Rogue E1', 'Cable E9'], {
    mission: 'Gamma Rampage',
    tokens: ['E2'],
    run: 'defeat',
    locals: { pc: 0, by: -1, severity: 1, waived: false },
    more: [more],
    hope: [hope, 5, 5, 5],
  }).idleTo('defeat.ransom');

test('a School buys back the only Hero it has, and lets one of many go', () => {
  assert.equal(choice(fallen([], 9), 0), 'pay');
  assert.equal(choice(fallen(['Colossus', 'Sabretooth', 'X-23'], 9), 0), 'letGo');
});

test('an Event that harms is cancelled, one that helps or touches others is not', () => {
  const answered = (card: string, target: string): string => {
    const hands = [[card], ['Not at This School', 'Careful Preparations']];
    const t = scenario({ run: 'playStage', rp: [2, 4, 4, 2], pp: [6, 3, 0, 0], hands });
    return choice(t.play(`0 play:${card}:${target}`), 1);
  };
  assert.match(answered('Schism', '1'), /^play:/);
  assert.equal(answered('Lecture Tour', '1'), 'pass');
  assert.equal(answered('Schism', '2'), 'pass');
});
