// Seams of the Recruit Phase: deals that others have made void, ties that come to nothing, decks that run short.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from './scenario.ts';
import { bid, ready } from './testing.ts';

const floor = (position: Position = {}): Scenario =>
  scenario({ at: 'recruit', seats: 3, hope: [9, 9, 9], ...position });
/** The auction of a card among three. */
const auction = (offered: string, position: Position = {}): Scenario =>
  scenario({ at: 'recruit', seats: 3, run: 'auction', locals: { prize: 'recruit' }, offered, ...position });
const OWN = [
  ['Rogue', 'Pixie', 'Armor'],
  ['Cable', 'Dust', 'Oya'],
  ['Gambit', 'Broo'],
];

test('MR-RUL-59 the last Hero is not swapped for another Hero either', () => {
  const t = floor({ own: OWN });
  assert.equal(t.refused('0 offer:1:0:Rogue:0:Cable'), 'MR-ALG-08');
  const injured = floor({
    own: [
      ['Rogue, injured', 'Pixie'],
      ['Cable', 'Beast'],
    ],
  });
  assert.equal(injured.refused('0 offer:1:0:Rogue:0:Cable'), undefined);
});

test('MR-RUL-58 an offer is judged anew when it is accepted: the Character has gone on a Secret Mission', () => {
  const t = floor({ own: OWN }).play('0 offer:1:0:Pixie:1:', '0 send:Pixie');
  assert.deepEqual([t.refused('1 accept:0'), t.refused('1 decline:0')], ['MR-RUL-58', undefined]);
});

test('MR-RUL-58 an offer is judged anew when it is accepted: the Hope has been given away', () => {
  const t = floor({ own: OWN }).play('0 offer:1:9::0:Dust', '0 gift:2:9');
  assert.deepEqual([t.refused('1 accept:0'), t.world.hope], ['MR-RUL-58', [0, 9, 18]]);
});

test('MR-ALG-07 MR-RUL-59 an offer is judged anew: another deal has made the Student the last one', () => {
  const t = floor({ own: OWN }).play('0 offer:1:0:Pixie:1:', '0 offer:2:0:Armor:1:', '2 accept:1');
  assert.deepEqual([t.refused('1 accept:0'), t.own(0)], ['MR-ALG-07', ['Rogue', 'Pixie']]);
});

test('MR-RUL-66 MR-RUL-67 two for each School, whoever owned them before', () => {
  const t = floor({ own: [['Pixie', 'Armor', 'Anole'], ['Dust', 'Oya', 'Broo'], []] });
  t.play('0 send:Pixie', '1 offer:0:0:Dust:0:', '0 accept:0', '0 send:Dust');
  assert.deepEqual([t.refused('0 send:Armor'), t.refused('1 send:Oya')], ['MR-SMI-04', undefined]);
});

test('MR-SMI-07 MR-GLO-02 an Injured Student does not stand in for the last Uninjured one', () => {
  const t = floor({ own: [['Pixie', 'Armor, injured'], [], []] });
  assert.deepEqual([t.refused('0 send:Pixie'), t.refused('0 send:Armor')], ['MR-SMI-07', 'MR-SMI-05']);
});

test('MR-RUL-64 an offer that is open when the last dial is picked up lapses', () => {
  const t = ready(floor({ own: OWN }).play('0 offer:1:0:Pixie:1:'));
  assert.deepEqual([t.at, t.offers, t.own(0)], ['auction.bid', [], ['Rogue', 'Armor', 'Pixie']]);
});

test('MR-RUL-65 when an order was called and is over, trading goes on and nobody is sent', () => {
  const t = floor({ own: OWN }).play('0 order', '0 done', '1 send:Dust');
  assert.deepEqual(
    [t.options(0).some(id => id.startsWith('send')), t.refused('0 offer:1:0:Pixie:1:')],
    [false, undefined],
  );
});

test('MR-RUL-68 MR-INF-01 a School that has given all its Hope away is not asked for a bid', () => {
  const t = ready(floor({ own: OWN, recruits: ['Pixie', 'Beast', 'Iceman'].slice(1) }).play('0 gift:1:9'));
  assert.deepEqual([t.at, t.waiting], ['auction.bid', [1, 2]]);
});

test('MR-RUL-75 a Training Card that nobody can hold is paid for, discarded, and still earns the bonus card', () => {
  const own = [['Rogue, Blackbird Drill'], ['Dust'], ['Broo']];
  const t = floor({ own, hope: [12, 5, 5], recruits: ['Utopia Patrol', 'Beast', 'Iceman'] });
  bid(ready(t), '10 0 0');
  assert.deepEqual([t.world.hope[0], t.hand(0).length, t.pile('recruitDiscard')], [2, 1, ['Utopia Patrol']]);
});

test('MR-BID-10 MR-BID-11 a tie at 14 that comes to nothing gives all Hope back', () => {
  const t = bid(auction('Beast', { hope: [20, 14, 20] }), '14 14 14');
  assert.deepEqual(
    [t.world.stake, t.waiting],
    [
      [14, 14, 14],
      [0, 2],
    ],
  );
  bid(t, '0 - 0');
  assert.deepEqual([t.world.hope, t.world.stake, t.gave], [[20, 14, 20], [0, 0, 0], { winner: -1, live: [0, 1, 2] }]);
});

test('MR-BID-06 MR-RUL-69 who has put everything on the board stays in it with 0', () => {
  const t = bid(auction('Beast', { hope: [4, 4, 9] }), '4 0 4', '- - 1');
  assert.deepEqual([t.gave, t.world.hope], [{ winner: 2, live: [2] }, [4, 4, 4]]);
});

test('MR-BID-05 MR-BID-06 a raise after the reveal breaks the tie, or makes it anew', () => {
  const position = { hands: [['Hidden Account']], pp: [1, 0, 0] };
  const won = bid(auction('Beast', position), '3 3 0').play('0 play:Hidden Account');
  assert.deepEqual([won.gave, won.world.hope], [{ winner: 0, live: [0] }, [0, 5, 5]]);
  const tied = bid(auction('Beast', position), '1 3 0').play('0 play:Hidden Account');
  assert.deepEqual(
    [tied.world.stake, tied.world.hope, tied.waiting],
    [
      [3, 3, 0],
      [2, 2, 5],
      [0, 1],
    ],
  );
});

test('MR-BID-10 where the only bid counts as 0 everybody has bid 0, and the auction fails', () => {
  const t = bid(auction('Beast', { hands: [[], ['Protesters Outside']], pp: [0, 2, 0] }), '5 0 0');
  t.play('1 play:Protesters Outside');
  assert.deepEqual([t.gave, t.world.hope], [{ winner: -1, live: [0, 1, 2] }, [5, 5, 5]]);
});

test('MR-BID-07 a bid of a tie round that counts as 0 leaves what was put on the board before', () => {
  const position = { hands: [[], [], ['Protesters Outside']], pp: [0, 0, 2], hope: [9, 9, 9] };
  const t = bid(bid(auction('Beast', position), '3 3 3').play('2 pass'), '4 2 1').play('2 play:Protesters Outside');
  assert.deepEqual([t.gave, t.world.hope], [{ winner: 1, live: [1] }, [9, 4, 9]]);
});

test('MR-RUL-38 MR-RTR-09 a Recruit Deck that runs short is made anew once; then what there is, is dealt', () => {
  const t = ready(floor({ left: { recruits: 1 }, recruitDiscard: ['Beast'] }));
  assert.deepEqual(
    [t.pile('row').length + t.pile('offered').length, t.pile('recruits'), t.pile('recruitDiscard')],
    [2, [], []],
  );
  bid(t, '1 0 0', '0 1 0');
  assert.deepEqual([t.own(0).length + t.own(1).length, t.world.phase], [2, 'mission']);
});

test('MR-RTR-06 MR-RUL-38 a card that nobody wins is not dealt again in the same row', () => {
  const t = bid(ready(floor({ left: { recruits: 3 } })), '0 0 0', '0 0 0', '0 0 0');
  assert.deepEqual([t.pile('recruits'), t.pile('recruitDiscard').length], [[], 3]);
});
