// Positions that are rare in play: rules that meet each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveCard } from '#engine/kit/piles.ts';
import { numberOf, villainOf } from '../table/deck.ts';
import { TEAM_UP_SLOTS } from '../table/spaces.ts';
import { scenario, type Position } from '../scenario/scenario.ts';

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
const HORSEMEN = { H1: 'death', H2: 'war', H3: 'pestilence', H4: 'famine' };
const DEATH_FALLS: Position = {
  at: 'mission',
  options: { mission: 'fall' },
  villains: HORSEMEN,
  markers: { H11: 1, H13: 1, H15: 2, H17: 0 },
  effectMarkers: { H1: 'bitterVictory' },
  resources: [RICH, RICH, RICH],
  protocols: [],
};

test('AH-RUL-38 AH-EVO-04 a captive that is played when it is freed is played for Evolution cards, too', () => {
  const teams = ['magik', 'stormForge', 'wolverineJubilee'];
  const t = scenario({ ...DEATH_FALLS, teams, played: [['sorceressOfLimbo']], jet: ['0 Magik'] });
  t.play('0 assign:H18');
  const before = t.purse(0)[2]!;
  t.play('0 slot:dangerAlly1');
  assert.deepEqual([t.purse(0)[2], t.kinds.includes('abilityActs')], [before + 1, true]);
  const taken = scenario({ ...DEATH_FALLS, teams, played: [['sorceressOfLimbo']], jet: ['0 Magik'] });
  taken.play('0 assign:H18', '0 hand');
  assert.ok(!taken.kinds.includes('abilityActs') && taken.hand(0).length >= 1);
});

test('AH-RUL-38 without an empty card space of its type the captive can only be taken into hand', () => {
  const rows = villainOf(numberOf('pestilence')).icons.map(([row]) => row);
  const markers = Object.fromEntries(rows.slice(1).map(row => [`H3${row}`, 0]));
  const t = scenario({ ...DEATH_FALLS, markers, effectMarkers: {}, jet: ['0 Cyclops'] });
  const { world: w } = t;
  const free = ['karma', 'emmaFrost', 'alphaFlight', 'starjammers', 'lilandra'].map(numberOf);
  const cards = free.filter(card => !w.captive.includes(card));
  TEAM_UP_SLOTS.forEach((slot, i) => {
    const { deck, inPlay } = w.piles;
    w.slots[slot] = cards[i]!;
    moveCard(deck, deck.cards.indexOf(cards[i]!), inPlay, 7);
  });
  t.play(`0 assign:H3${rows[0]}`).idleWhile(({ at }) => at !== 'freeing.choose');
  assert.deepEqual(t.options(0), ['hand']);
});

test('AH-TRN-04 AH-OBJ-09 an effect that opens a taken space does not use up the card that would open it, too', () => {
  const lead = {
    name: 'Lead',
    type: 'event',
    effects: [{ do: 'assign', pawn: { kind: 'any', on: 'board' }, to: { at: 'institute', state: 'any' } }],
  } as const;
  const t = scenario({
    fixtures: [{ id: 'lead', card: lead }],
    teams: ['kittyLockheed', 'stormForge', 'wolverineJubilee'],
    played: [['shadowcat']],
    hands: [['lead']],
    cards: { labAlly1: ['iceman', 0], dormAlly1: ['colossus', 0] },
    pawns: { labAlly1: '1 Storm', dormAlly1: '2 Wolverine' },
    resources: [POOR],
    protocols: [],
  });
  t.play('0 assign:medical1', '0 pawn:Lockheed', '0 play:lead');
  t.play('0 assign:iceman', '0 decline');
  assert.deepEqual([t.purse(0), t.world.used], [[6, 0, 0], []]);
  t.play('1 pass', '1 row:0', '2 pass', '2 row:1', '0 assign:colossus');
  assert.deepEqual([t.purse(0)[0], t.world.used.length], [10, 1]);
});

test('AH-RUL-46 scouting needs a card in the deck or the discard pile; those in the Protocols do not count', () => {
  const scout = { name: 'Scout', type: 'event', effects: [{ do: 'scout', look: 2, take: 1 }] } as const;
  const play = (position: Position) =>
    scenario({ fixtures: [{ id: 'lookout', card: scout }], hands: [['lookout']], ...position }).play(
      '0 assign:medical1',
      '0 pawn:Cyclops',
    );
  assert.deepEqual(play({ protocols: ['iceman'], deckLeft: 0 }).options(0), ['none']);
  assert.deepEqual(play({ protocols: [], deckLeft: 1 }).options(0), ['play:lookout']);
});
