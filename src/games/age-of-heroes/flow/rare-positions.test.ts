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

test('AH-RUL-66 AH-RUL-67 AH-RUL-109 two Villains fall in one action: one Defeat ends before the other', () => {
  const t = scenario({
    at: 'mission',
    teams: ['gambitRogue', 'stormForge', 'wolverineJubilee'],
    villains: { A: 'avalanche', B: 'toad' },
    stack: ['sabretooth', 'omegaRed'],
    jet: ['0 Gambit'],
    pawns: { A1: '1 Storm', A3: '2 Wolverine', B4: '1 Forge' },
    markers: { A1: 1, A3: 2, A7: 2, B4: 1, B5: 0, B6: 0 },
    resources: [RICH, RICH, RICH],
    played: [['boStaff']],
    hands: [['shiarTechnology']],
    protocols: [],
  });
  t.play('0 assign:A2', '0 use', '0 play:shiarTechnology').idleTo('turn.act');
  const told = t.log().filter(line => /defeated|to the Extraction Zone|appears/.test(line));
  assert.deepEqual(told, [
    'Avalanche is defeated!',
    'seat 0 sends Gambit to the Extraction Zone.',
    'seat 1 sends Storm to the Extraction Zone.',
    'seat 2 sends Wolverine to the Extraction Zone.',
    'Sabretooth appears on Mission tile A.',
    'Toad is defeated!',
    'seat 1 sends Forge to the Extraction Zone.',
    'Omega Red appears on Mission tile B.',
  ]);
});

test('AH-RUL-46 a card with a cost of which nothing could be done cannot be chosen', () => {
  const position: Position = {
    at: 'mission',
    jet: ['0 Cyclops'],
    cards: { teamUp1: ['professorX', 1] },
    resources: [[0, 5, 0]],
    protocols: [],
    played: [['opticBlast', 'ricochetShot', 'fieldCommander', 'telekinesis', 'telepathicBond']],
  };
  assert.equal(scenario({ ...position, deckLeft: 0 }).refused('0 assign:professorX'), 'AH-RUL-46');
  assert.equal(scenario({ ...position, deckLeft: 1 }).refused('0 assign:professorX'), undefined);
  const evolving = scenario({ ...position, deckLeft: 0, played: [[]] });
  assert.equal(evolving.refused('0 assign:professorX'), undefined);
});

test('AH-EOR-02 two Heroes of a player on a card have its End of Round effect once', () => {
  const t = scenario({
    at: 'endOfRound',
    teams: ['kittyLockheed', 'stormForge', 'wolverineJubilee'],
    cards: { dangerAlly1: ['colossus', 1] },
    pawns: { dangerAlly1: ['0 Kitty Pryde', '0 Kitty Pryde', '1 Storm'] },
    resources: [POOR, POOR],
  });
  assert.deepEqual([t.at, t.purse(0), t.purse(1)], ['turn.act', [0, 0, 1], [0, 0, 1]]);
});

test('AH-DRW-03 AH-RUL-96 cards that were discarded and shuffled at once have been seen by all', () => {
  const t = scenario({
    cards: { dangerAlly1: ['psylocke', 0] },
    deck: ['iceman', 'beast'],
    deckLeft: 2,
    discard: ['rictor'],
  });
  assert.equal(t.state.learned, 0);
  t.play('0 assign:psylocke', '0 pawn:Cyclops');
  assert.deepEqual([t.state.learned, t.kinds.includes('reshuffled')], [1, true]);
});

test('AH-STU-04 AH-STU-07 a Student is no opponent for an action inside of its own', () => {
  const cards = { dangerAlly1: ['multipleMan', 0], dangerAlly2: ['bishop', 0] } as const;
  const t = scenario({ students: [2], cards, resources: [POOR] });
  t.play('0 assign:multipleMan', '0 pawn:Student', '0 gain:physical', '0 use', '0 assign:bishop');
  assert.deepEqual([t.purse(0), t.world.acting], [[6, 0, 0], []]);
  const later = scenario({ students: [2], cards, pawns: { dangerAlly1: '0 Student' }, resources: [POOR] });
  assert.deepEqual(later.play('0 assign:bishop', '0 pawn:Student').purse(0), [5, 0, 1]);
});

test('AH-RUL-48 AH-EXZ-05 the slot is paid beside the 2 P of the Extraction Zone, and the refusal says so', () => {
  const position: Position = { at: 'mission', round: 4, jet: ['0 Cyclops'], played: [['opticBlast']] };
  const poor = scenario({ ...position, resources: [[3, 0, 1]] }).play('0 assign:zone');
  assert.deepEqual([poor.options(0), poor.refused('0 choose:0')], [['choose:1'], 'AH-RUL-48']);
  const rich = scenario({ ...position, resources: [[4, 0, 1]] }).play(
    '0 assign:zone',
    '0 choose:0',
    '0 evolve:telekinesis',
  );
  assert.deepEqual(rich.purse(0), [0, 0, 1]);
});

test('AH-RUL-44 AH-RUL-32 neither a token on the space nor the one of the Influence marker pays for the space', () => {
  const position: Position = {
    options: { mission: 'attractions' },
    influence: 'dangerRoom',
    cards: { dangerAlly1: ['cannonball', 1] },
    tokens: { dangerAlly1: ['villain 1'] },
  };
  assert.equal(scenario(position).refused('0 assign:cannonball'), 'AH-ACT-01');
  const t = scenario({ ...position, villainTokens: [1] }).play('0 assign:cannonball', '0 pawn:Cyclops');
  assert.deepEqual(t.world.villainTokens, [2, 0, 0]);
});

test('AH-RUL-38 AH-DEF-05 AH-ALY-05 a freed Ally in the Zone takes Heroes of the same Defeat', () => {
  const t = scenario({ ...DEATH_FALLS, captives: { H1: 'iceman' }, pawns: { H15: '2 Wolverine' }, jet: ['0 Cyclops'] });
  t.play('0 assign:H18', '0 slot:zoneAlly1', '0 assign:zone').idleTo('zoneChoice.space');
  const before = [...t.world.vp];
  t.play('2 assign:iceman');
  assert.deepEqual([t.waiting, t.world.vp[0]! - before[0]!], [[0], 1]);
});

test('AH-PAS-03 AH-RUL-86 an ability that acts on passing may lead to another place', () => {
  const teams = ['kittyLockheed', 'stormForge', 'magik'];
  const t = scenario({ teams, played: [['intangible']], pawns: { lab: '0 Kitty Pryde' }, resources: [[0, 2, 0]] });
  t.play('0 pass', '0 row:2', '0 use', '0 assign:medical1');
  assert.deepEqual([t.at, t.options(0)], ['ordering.choose', ['row:0', 'row:1', 'keep']]);
  assert.deepEqual(t.play('0 row:0').world.next, [0, -1, -1]);
});

test('AH-RES-02 AH-STU-02 AH-GLO-12 the log tells what was really gained and lost', () => {
  const cards = { dangerAlly1: ['iceman', 1], labAlly1: ['moiraMacTaggert', 0] } as const;
  const t = scenario({
    cards,
    students: [4],
    resources: [
      [9, 10, 0],
      [9, 0, 0],
    ],
  });
  t.play('0 assign:iceman', '0 pawn:Cyclops').idleWhile(({ waiting }) => waiting[0] !== 0);
  t.play('0 assign:moiraMacTaggert', '0 pawn:Cyclops');
  assert.deepEqual(t.happened('gained', 'studentsGained'), ['gained 0 1', 'gained 1 1']);
  const ambush = scenario({ hands: [['sentinelAmbush']], resources: [POOR, [1, 0, 0], POOR] });
  ambush.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:sentinelAmbush');
  assert.deepEqual(ambush.happened('lost', 'gained'), ['lost 1 1', 'gained 0 3']);
});

test('AH-TOK-01 AH-RUL-91 every token that is put is told, and others hear how many cards somebody looks at', () => {
  const options = { mission: 'attractions' };
  const t = scenario({ options, hands: [['magnetosManifesto']], protocols: [], deck: ['iceman'] });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:magnetosManifesto', '0 place:lab');
  const told = t.log().filter(line => line.includes('token'));
  assert.deepEqual(told, [
    'seat 0 puts a 3-Willpower token on the Research Lab.',
    'seat 0 puts a Villain token on the Research Lab.',
  ]);
  const looks = scenario({ cards: { dangerAlly1: ['psylocke', 0] }, deck: ['iceman', 'beast', 'rictor'] });
  looks.play('0 assign:psylocke', '0 pawn:Cyclops');
  assert.deepEqual(looks.log(1).slice(-1), ['seat 0 looks at 3 cards.']);
  assert.deepEqual(looks.log(0).slice(-1), ['seat 0 looks at Iceman, Beast and Rictor.']);
});

test('AH-LOC-04 AH-ACT-06 Telepathic Link fills the row: only who finds it full discards one of it first', () => {
  const t = scenario({
    hands: [['telepathicLink'], ['rictor'], ['beast']],
    protocols: ['iceman', 'polaris', 'leech', 'skids', 'magma', 'mirage', 'havok'],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:telepathicLink', '1 put:rictor');
  assert.equal(t.at, 'protocols.clear');
  t.play('2 clear:iceman', '2 put:beast', '0 take:beast', '0 take:rictor', '0 take:leech');
  assert.deepEqual(t.hand(0).toSorted(), ['beast', 'leech', 'rictor']);
});

test('AH-JET-07 AH-RUL-112 a Hero who boards in the Mission phase flies in that phase', () => {
  const t = scenario({
    at: 'mission',
    teams: ['gambitRogue', 'stormForge', 'wolverineJubilee'],
    villains: { A: 'avalanche', B: 'toad' },
    jet: ['0 Gambit'],
    pawns: { danger: '0 Rogue' },
    played: [['boStaff']],
    hands: [['blackbirdRefit']],
    resources: [RICH],
  });
  t.play('0 assign:A1', '0 use', '0 play:blackbirdRefit');
  assert.deepEqual([t.at, t.waiting, t.places(0, 'Rogue')[0]], ['missionTurn.choose', [0], 'jet 0']);
});

test('AH-OBJ-09 AH-RUL-113 AH-RUL-116 in the Zone a Student copies by Cypher what is done at the Institute', () => {
  const t = scenario({
    hands: [['morlockTunnels']],
    students: [1],
    cards: { zoneAlly1: ['cypher', 1], dangerAlly1: ['iceman', 2] },
    pawns: { dangerAlly1: '1 Storm' },
    resources: [POOR],
  });
  t.play('0 assign:medical1', '0 pawn:Cyclops', '0 play:morlockTunnels', '0 gain:physical');
  t.play('0 pawn:Student', '0 assign:zoneAlly1', '0 choose:1');
  assert.deepEqual([t.purse(0), t.happened('bonusGained'), t.world.vp[1]], [[7, 0, 0], ['bonusGained 1'], 1]);
});

test('AH-RUL-34 AH-END-05 a tie that Villain tokens make is broken like any other', () => {
  const t = scenario({
    at: 'endOfRound',
    options: { mission: 'attractions', roundLimit: 1 },
    vp: [20, 16, 3],
    villainTokens: [2, 0, 1],
    resources: [
      [1, 2, 3],
      [2, 2, 3],
      [9, 9, 9],
    ],
  });
  assert.deepEqual(
    [t.world.vp, t.state.result!.ranks],
    [
      [16, 16, 1],
      [2, 1, 3],
    ],
  ); // Willpower and Mental are even
});

test('AH-RUL-53 AH-EXZ-05 with nothing to pay in rounds 4 to 6 a Hero must go to the free Ally in the Zone', () => {
  const t = scenario({
    at: 'mission',
    round: 4,
    resources: [POOR],
    cards: { zoneAlly1: ['iceman', 1] },
    jet: ['0 Cyclops', '0 Cyclops'],
  });
  assert.deepEqual(t.options(0), ['assign:zoneAlly1']);
  t.play('0 assign:zoneAlly1'); // 6 P, of which 2 pay for an Evolution card
  assert.deepEqual(t.options(0), ['assign:zone']);
});

test('AH-ALY-05 AH-ALY-07 AH-RUL-59 whoever becomes a Recruiter by the action itself was none when assigning', () => {
  const event: Position = { hands: [['foundFamily']], protocols: [], resources: [[0, 1, 0], POOR] };
  const rusty = scenario({ ...event, cards: { dangerAlly1: ['rustyCollins', 1] } });
  rusty.play('0 assign:rustyCollins', '0 pawn:Cyclops', '0 play:foundFamily', '0 join:dangerAlly1');
  assert.deepEqual([rusty.world.recruiters[3], rusty.purse(0), rusty.purse(1)], [3, [5, 0, 0], [2, 0, 0]]);
  const options = { mission: 'attractions' };
  const cannonball = scenario({ ...event, options, cards: { dormAlly1: ['cannonball', 1] }, villainTokens: [1] });
  cannonball.play('0 assign:cannonball', '0 pawn:Cyclops', '0 play:foundFamily', '0 join:dormAlly1');
  assert.deepEqual(cannonball.happened('bonusGained'), ['bonusGained 1']);
});

test('AH-ALY-06 AH-RUL-59 AH-RUL-119 an Ally that moves during its action pays the bonus of where it was used', () => {
  const t = scenario({
    hands: [['dangerRoomDrill', 'siegePerilous']],
    cards: { labAlly2: ['rustyCollins', 1], dangerAlly1: ['multipleMan', 0] },
    pawns: { danger: '1 Storm' },
    resources: [[0, 1, 0], POOR],
    protocols: [],
  });
  t.play(
    '0 assign:rustyCollins',
    '0 pawn:Cyclops',
    '0 play:dangerRoomDrill',
    '0 assign:dangerAlly1',
    '0 gain:physical',
  );
  t.play('0 use', '0 assign:medical1', '0 play:siegePerilous', '0 use', '0 ally:labAlly2', '0 slot:dormAlly1');
  t.idleTo('turn.act');
  assert.deepEqual(t.happened('bonusGained', 'gained').slice(-2), ['bonusGained 1', 'gained 1 2']);
  assert.ok(t.log().includes('seat 1 gains the bonus beside Rusty Collins.'));
});
