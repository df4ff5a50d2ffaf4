// Tests of the answers given for players whose clock has run out (MR-RUL-140); Upkeep's are proven beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hopeValueOf } from '../cards/index.ts';
import { plotOf } from '../cards/plots.ts';
import { distance, OPEN } from '../table/hex.ts';
import { numbered } from './position.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';
import { healthOf } from '../abilities/stats.ts';
import { FIRST_TOKEN } from '../table/world.ts';

const OWN = [
  ['Rogue', 'Pixie'],
  ['Beast', 'Anole'],
  ['Cable', 'Dust'],
  ['Iceman', 'Armor'],
];
const SWARM: Position = { at: 'mission', own: OWN, missions: ['Sentinel Swarm'], commander: 2 };
/** The default answer of the first seat that is waited for. */
const idleOf = (t: Scenario): string | undefined => t.asked(t.waiting[0]!)[0]!.idle;
const numberIn = (option: string | undefined): number => Number(option!.split(':')[1]);

test('MR-RUL-140 in the Plot Phase an absent player passes, gives nothing and discards what is worth least', () => {
  const t = scenario({ own: OWN, pp: [0, 2] });
  assert.equal(idleOf(t), 'pass');
  assert.equal(idleOf(t.play('0 ask:1:0:0')), 'give:0');
  const trim = scenario({ own: OWN, hands: [['Careful Preparations', 'Media Day', 'Schism']] }).idleTo('plot.trim');
  const gone = idleOf(trim)!.split(':')[2]!.split('+').map(Number);
  const kept = trim.world.piles.hand[0]!.cards.filter(card => !gone.includes(card));
  const worth = (cards: number[]) => cards.map(card => plotOf(card).hv);
  assert.ok(Math.max(...worth(gone)) <= Math.min(...worth(kept)));
});

test('MR-RUL-140 the cheapest cards go first, wherever they lie in the hand', () => {
  const hands = [['The World Is Watching', 'Schism', 'Media Day', 'Careful Preparations']];
  const t = scenario({ own: OWN, hands, left: { plots: 0 } })
    .idleTo('plot.trim')
    .idleOnce();
  assert.deepEqual(t.pile('plotDiscard'), ['Media Day']);
});

test('MR-RUL-140 an absent player is ready, bids 0 and trains the dearest', () => {
  assert.equal(idleOf(scenario({ at: 'recruit', own: OWN })), 'ready');
  const auction = { at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Dagger' } as const;
  assert.equal(idleOf(scenario(auction)), 'bid:0');
  const won = { at: 'recruit', run: 'training', locals: { seat: 0 }, offered: 'Blackbird Drill' } as const;
  const trained = numberIn(idleOf(scenario({ ...won, own: [['Pixie', 'Rogue', 'Nightcrawler']] })));
  assert.deepEqual([trained, hopeValueOf(trained)], [numbered('Rogue'), 5]);
});

test('MR-RUL-140 an absent Commander invites clockwise, and the absent send their strongest', () => {
  const t = scenario(SWARM).idleTo('invitations.invite');
  const { commander } = t.world;
  t.idleTo('placement.place');
  const { pcs } = t.world.fight!;
  assert.deepEqual(
    pcs.map(pc => pc.seat),
    [0, 1, 2, 3].map(n => (commander + n) % 4),
  );
  const strongest = ['Rogue', 'Beast', 'Cable', 'Iceman'].map(name => numbered(name));
  assert.deepEqual(new Set(pcs.map(pc => pc.character)), new Set(strongest));
});

test('MR-RUL-140 tokens are placed farthest away, and absent players’ Characters stand still', () => {
  const t = scenario(SWARM).idleTo('placement.place');
  const { pcs } = t.world.fight!;
  const clear = (hex: number) => Math.min(...pcs.map(pc => distance(pc.hex, hex)));
  assert.equal(clear(numberIn(idleOf(t))), Math.max(...OPEN.map(clear)));
  assert.equal(idleOf(t.idleTo('pcTurn.act')), 'done');
});

test('MR-RUL-140 Mission Characters go to the nearest hex that they may end on', () => {
  const t = scenario(SWARM).idleTo('activation.move');
  const [decision] = t.asked(t.waiting[0]!);
  const { figure } = t.state.stack.at(-1)!.my as { figure: number };
  const from = t.world.fight!.tokens[figure - FIRST_TOKEN]!.hex;
  const ends = decision!.options.filter(o => !o.refused).map(({ id }) => distance(from, numberIn(id)));
  assert.equal(distance(from, numberIn(decision!.idle)), Math.min(...ends));
});

test('MR-RUL-140 Damage lowers the highest stat, SPD before ATK before DEF', () => {
  const fight = { mission: 'Sentinel Swarm', pcs: ['Rogue E1', 'Beast E9'], tokens: ['A1'] };
  const locals = { figure: 0, n: 2, by: 1, assigner: 0 };
  const t = scenario({ at: 'mission', own: OWN, run: 'damage', locals, fight });
  assert.equal(idleOf(t), 'lower:2');
  t.idleOnce();
  assert.equal(idleOf(t), 'lower:0');
  assert.equal(healthOf(t.world.fight!.pcs[0]!.stats), 11);
});

test('MR-RUL-140 an absent player pays for the defeated if possible, and recruits nobody', () => {
  const fight = { mission: 'Sentinel Swarm', pcs: ['Pixie E1', 'Beast E9'], tokens: ['A1'] };
  const locals = { pc: 0, by: 1, severity: 1, waived: false };
  const defeated = { at: 'mission', own: OWN, run: 'defeat', locals, fight, pp: [0, 0, 0, 0] } as const;
  assert.equal(idleOf(scenario(defeated).idleTo('defeat.ransom')), 'pay');
  const poor = scenario({ ...defeated, hope: [0] }).idleTo('defeat.ransom');
  assert.equal(idleOf(poor), 'letGo');
  assert.equal(idleOf(poor.play('0 letGo')), 'decline');
});

test('MR-RUL-140 the strongest is picked for the Tournament', () => {
  const t = scenario({
    at: 'winning',
    rp: [6, 6, 1, 1],
    own: OWN,
    leaders: ['Wolverine', 'Storm', 'Magneto', 'Cyclops'],
  });
  assert.deepEqual([t.at, numberIn(idleOf(t))], ['match.pick', numbered(t.waiting[0] ? 'Storm' : 'Wolverine')]);
});
