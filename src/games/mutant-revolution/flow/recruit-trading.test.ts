// Change Allegiance: deals on the open floor, what may not be given away, and how the stage ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampledOption } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { view } from '#engine/views.ts';
import { isLeader } from '../cards/numbers.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { character, idleOf, legalOf, ready, trainingCard } from '../scenario/testing.ts';

const SCHOOLS = [
  ['Rogue', 'Beast', 'Pixie', 'Armor'],
  ['Cable', 'Dagger', 'Dust', 'Oya'],
  ['Gambit', 'Broo'],
];
/** 9 Hope each; `marks` says what lies on whom. */
const open = (marks: Record<string, string> = {}): Scenario => {
  const own = SCHOOLS.map(names => names.map(name => (marks[name] ? `${name}, ${marks[name]}` : name)));
  return scenario({ at: 'recruit', seats: 3, own, hope: [9, 9, 9] });
};
const verbs = (t: Scenario, seat: number): string[] => [...new Set(t.asked(seat)[0]!.options.map(({ verb }) => verb))];

test('MR-ALG-01 the floor comes first, then the auctions of the row', () => {
  const t = open();
  assert.deepEqual([t.at, t.world.piles.row.cards], ['floor.floor', []]);
  assert.equal(ready(t).at, 'auction.bid');
});

test('MR-ALG-02 Heroes, Students and Hope change owner in any order of speech', () => {
  const t = open().play('2 offer:0:4::0:Pixie', '1 offer:0:1:Cable:0:Beast', '0 accept:1', '0 accept:0');
  assert.deepEqual(
    [t.own(0), t.own(1), t.own(2)],
    [
      ['Cable', 'Rogue', 'Armor'],
      ['Beast', 'Dagger', 'Dust', 'Oya'],
      ['Gambit', 'Broo', 'Pixie'],
    ],
  );
  assert.deepEqual(t.world.hope, [14, 8, 5]);
});

test('MR-ALG-02 a deal moves something, and only what its sides have', () => {
  const t = open();
  assert.equal(t.refused('0 offer:1:0::0:'), 'MR-ALG-02');
  assert.equal(t.refused('0 offer:1:0::2:'), undefined);
  const [cable, broo] = [character('Cable'), character('Broo')];
  for (const deal of ['1:10::0:', `1:0:${cable}:0:`, `1:0::0:${broo}`, '0:1::0:'])
    assert.equal(t.refused(`0 offer:${deal}`), 'ENGINE-ASK-3');
});

test('MR-ALG-03 no other stage offers a trade', () => {
  const t = ready(open());
  assert.deepEqual(
    [0, 1, 2].flatMap(seat => verbs(t, seat)),
    ['bid', 'bid', 'bid'],
  );
});

test('MR-ALG-04 MR-ALG-05 MR-RUL-61 all that lies on a Character moves with it, Training never alone', () => {
  const t = open({ Pixie: 'injured, triumph, Utopia Patrol' });
  const pixie = character('Pixie');
  const card = trainingCard('Utopia Patrol');
  assert.ok(slots(t, 0).every(({ things = [] }) => !things.includes(card)));
  t.play('0 offer:1:0:Pixie:2:', '1 accept:0');
  const { owner, power, injured, triumph, training } = t.world;
  assert.deepEqual(
    [owner, power, injured, triumph, training].map(column => column[pixie]),
    [1, 1, 1, 1, card],
  );
});

test('MR-ALG-06 any price will do', () => {
  const t = open().play('0 offer:1:9::0:Dust', '1 accept:0', '1 offer:2:0:Cable:0:', '2 accept:1');
  assert.deepEqual(
    [t.world.hope, t.own(2)],
    [
      [0, 18, 9],
      ['Cable', 'Gambit', 'Broo'],
    ],
  );
});

test('MR-ALG-07 MR-ALG-08 the last Uninjured Student and the last Uninjured Hero stay', () => {
  const t = open({ Armor: 'injured', Beast: 'injured' });
  assert.equal(t.refused('0 offer:1:0:Pixie:0:'), 'MR-ALG-07');
  assert.equal(t.refused('0 offer:1:0:Rogue:0:'), 'MR-ALG-08');
  assert.equal(t.refused('1 offer:0:1::0:Pixie'), 'MR-ALG-07');
  assert.equal(t.refused('1 offer:0:1::0:Rogue'), 'MR-ALG-08');
  assert.equal(t.refused('1 offer:2:0:Dust+Oya:0:'), 'MR-ALG-07');
  assert.equal(t.refused('1 offer:2:0:Dust:0:'), undefined);
});

test('MR-ALG-09 MR-CON-06 neither Leaders nor cards other than Heroes and Students can be named', () => {
  const t = open();
  const things = slots(t, 0).flatMap(slot => slot.things ?? []);
  assert.equal(things.length, 4 + 4 + 4 + 2);
  assert.ok(things.every(c => c < 50 && !isLeader(c)));
});

test('MR-ALG-10 what a School can do on the floor; Plot Cards are not discarded for Hope', () => {
  const t = open().play('1 offer:0:1::0:Pixie', '0 offer:1:2::0:Dust');
  const all = ['ready', 'accept', 'decline', 'withdraw', 'offer', 'counter', 'send', 'order'];
  assert.deepEqual(verbs(t, 0), all);
  t.play('0 ready');
  assert.deepEqual(verbs(t, 0), ['unready', 'accept', 'decline', 'withdraw', 'counter']);
});

test('MR-ALG-11 the stage ends when all have picked up their dials', () => {
  const t = open().play('2 ready', '0 ready');
  assert.deepEqual([t.at, t.waiting], ['floor.floor', [1]]);
  assert.equal(t.play('1 ready').at, 'auction.bid');
});

test('MR-RUL-58 offers are public, and answered by accepting, declining or a counter-offer', () => {
  const t = open().play('0 offer:1:2:Pixie:0:Dust');
  assert.deepEqual(view(game, t.state, 2).world.offers, t.world.offers);
  assert.equal(t.refused('2 accept:0'), 'ENGINE-ASK-3');
  t.play('1 counter:0:0:Dust:4:Pixie');
  assert.deepEqual(
    t.world.offers.map(({ n, from, to }) => [n, from, to]),
    [[1, 1, 0]],
  );
  t.play('0 decline:1');
  assert.deepEqual([t.world.offers, t.own(0)], [[], ['Beast', 'Rogue', 'Armor', 'Pixie']]);
  assert.deepEqual(t.log(), [
    'Recruit Phase.',
    'seat 0 offers seat 1 2 Hope and Pixie for Dust.',
    'seat 1 declines seat 0’s 2 Hope and Pixie for Dust.',
    'seat 1 offers seat 0 Dust for 4 Hope and Pixie.',
    'seat 0 declines seat 1’s Dust for 4 Hope and Pixie.',
  ]);
});

test('MR-RUL-58 an offer is judged anew when it is accepted, and its maker may withdraw it', () => {
  const t = open().play('0 offer:1:5::0:Dust', '0 offer:2:5::0:', '2 accept:1');
  assert.equal(t.refused('1 accept:0'), 'MR-RUL-58');
  t.play('2 offer:0:5::0:', '0 accept:2', '1 send:Oya');
  assert.equal(t.refused('1 accept:0'), 'MR-ALG-07');
  assert.equal(t.play('0 withdraw:0').refused('1 decline:0'), 'ENGINE-ASK-3');
});

test('MR-RUL-58 six offers in one stage, counter-offers included', () => {
  const t = open().play('1 offer:0:1::0:');
  for (let n = 0; n < 6; n++) t.play('0 offer:2:1::0:');
  assert.throws(() => t.play('0 offer:2:1::0:'), /MR-RUL-58 You have made all your offers/);
  assert.throws(() => t.play('0 counter:0:0::2:'), /MR-RUL-58 You have made all your offers/);
  assert.ok(!legalOf(t, 0).some(option => /^(offer|counter)/.test(option)));
  assert.equal(t.refused('1 counter:0:0::2:'), 'ENGINE-ASK-3');
});

test('MR-RUL-59 the giver must keep one that it had before: what comes in does not help', () => {
  const t = open();
  assert.equal(t.refused('2 offer:0:0:Gambit:0:Rogue'), 'MR-ALG-08');
  assert.equal(t.refused('0 offer:2:0:Rogue:0:Gambit'), 'MR-ALG-08');
  assert.equal(t.refused('0 offer:1:0:Rogue+Beast:0:Cable'), 'MR-ALG-08');
  assert.equal(t.refused('0 offer:1:0:Rogue:0:Cable'), undefined);
});

test('MR-RUL-60 MR-GLO-02 Injured ones may all go; they do not count as the last', () => {
  const t = open({ Rogue: 'injured', Beast: 'injured' }).play('0 offer:1:0:Rogue+Beast:3:', '1 accept:0');
  assert.deepEqual(t.own(0), ['Armor', 'Pixie']);
});

test('MR-RUL-62 gifts of Characters and of Hope are deals for nothing', () => {
  const t = open().play('0 offer:1:3:Pixie:0:', '1 accept:0');
  assert.deepEqual(
    [t.own(1), t.world.hope],
    [
      ['Cable', 'Dagger', 'Dust', 'Oya', 'Pixie'],
      [6, 12, 9],
    ],
  );
});

test('MR-RUL-63 a dial can be put down again; who is ready still gets offers, and accepting puts it down', () => {
  const t = open().play('0 ready', '1 ready', '0 unready', '0 offer:1:2::0:');
  assert.deepEqual(
    [t.world.ready, t.waiting],
    [
      [false, true, false],
      [0, 1, 2],
    ],
  );
  t.play('1 accept:0');
  assert.deepEqual(
    [t.world.ready, t.waiting],
    [
      [false, false, false],
      [0, 1, 2],
    ],
  );
  assert.equal(ready(t).at, 'auction.bid');
});

test('MR-RUL-63 who is ready may still decline offers and withdraw own ones, and stays ready', () => {
  const t = open().play('0 offer:1:2::0:', '1 offer:0:1::0:', '0 ready', '0 withdraw:0', '0 decline:1');
  assert.deepEqual([t.world.offers, t.world.ready], [[], [true, false, false]]);
});

test('MR-RUL-64 MR-RUL-140 the clock makes everybody ready; open offers lapse', () => {
  const t = open().play('0 offer:1:2::0:', '1 ready');
  assert.deepEqual([idleOf(t, 0), idleOf(t, 1), idleOf(t, 2)], ['ready', 'decline:0', 'ready']);
  t.play('0 ready', '2 ready');
  assert.deepEqual([t.at, t.world.offers, t.world.hope], ['auction.bid', [], [9, 9, 9]]);
});

test('MR-RUL-63 a counter-offer puts the dial down as well', () => {
  const t = open().play('0 offer:1:2::0:Dust', '1 ready', '1 counter:0:0:Dust:3:');
  assert.deepEqual(t.world.ready, [false, false, false]);
});

test('MR-RUL-63 MR-ALG-11 all dials lie down when the next Recruit Phase begins', () => {
  const t = scenario({ at: 'upkeep', seats: 3, own: SCHOOLS });
  t.world.ready = [true, true, true];
  assert.deepEqual(t.idleTo('floor.floor').world.ready, [false, false, false]);
});

test('MR-RUL-58 deals that come to mind: the best that can be spared, and a counter for one Hope more', () => {
  const t = open({ Rogue: 'injured' }).play('1 offer:0:1::0:Armor', '1 offer:0:2::1:Armor');
  const offers = [
    'Offer Player 2 5 Hope for Cable',
    'Offer Player 2 Armor for 2 Hope',
    'Offer Player 3 Armor for 2 Hope',
  ];
  assert.deepEqual(t.open(0, 'offer'), offers);
  const counters = ['Offer Player 2 Armor for 2 Hope instead', 'Offer Player 2 Armor for 2 Hope instead'];
  assert.deepEqual(t.open(0, 'counter'), counters);
});

test('MR-RUL-58 deals by chance are deals', () => {
  const t = open();
  const random = quickRandom(1);
  const made = new Set(Array.from({ length: 50 }, () => sampledOption(game, t.state, 0, random)));
  assert.ok(made.size > 30);
  for (const option of made) assert.notEqual(t.refused(`0 ${option}`), 'ENGINE-ASK-3');
});

/** The slots of a seat's offers to all others. */
const slots = (t: Scenario, seat: number) => t.asked(seat)[0]!.forms['offer']!.to.flatMap(to => to.slots);
