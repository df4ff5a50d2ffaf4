// Positions: every thing on the table can be set and read by name, and what is misspelt throws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { back } from '../table/deck.ts';
import { scenario, type Position } from './scenario.ts';

const WHOLE: Position = {
  seats: 4,
  options: { mission: 'fall' },
  teams: ['magik', 'kittyLockheed', 'gambitRogue', 'stormForge'],
  order: [2, 0, 3, 1],
  next: [-1, 3, -1, -1],
  round: 5,
  passed: [false, false, false, true],
  vp: [3, 104, 0, 7],
  villainTokens: [0, 1, 0, 2],
  resources: [
    [1, 2, 3],
    [10, 0, 0],
    [4, 4, 4],
    [0, 0, 9],
  ],
  hands: [['iceman'], ['karma', 'safetiesOff'], [], ['beast']],
  protocols: ['rictor', 'havok', 'banshee', 'polaris', 'dazzler'],
  discard: ['longshot', 'bishop'],
  deck: ['sunspot', 'magma'],
  cards: { dangerAlly1: ['colossus', 1, 2], teamUp3: ['lilandra', 0] },
  villains: { H1: 'war', H2: 'famine', H3: 'gone', H4: 'death', MASTER: 'apocalypseAgeless' },
  captives: { H1: 'leech', H2: 'emmaFrost', H4: 'cypher' },
  effectMarkers: { H1: 'despair', H2: 'exhaustion', H4: 'bitterVictory' },
  pawns: { danger: ['1 Student'], dangerAlly1: ['2 Rogue'], zone: ['1 Lockheed', '0 Magik'] },
  jet: ['3 Storm', '0 Magik'],
  students: [2, 0, 0, 1],
  tokens: { lab: ['vp 1', 'villain 1'], dorm: ['willpower 3'] },
  played: [['soulsword'], ['ninjaTraining'], [], []],
  used: ['intangible', 'magik'],
  isJetBegun: true,
};

test('a whole position is read by the names by which it was laid', () => {
  const t = scenario(WHOLE);
  const { deck, markers, ...read } = t.table();
  const { options: _, deck: _next, ...laid } = WHOLE;
  for (const [key, value] of Object.entries(laid))
    if (key !== 'seats')
      assert.deepEqual(
        (read as Record<string, unknown>)[key],
        key === 'villains' ? { ...TILES, ...WHOLE.villains } : value,
        key,
      );
  assert.deepEqual([deck?.slice(0, 2), markers], [['sunspot', 'magma'], {}]);
});
const TILES = { A: 'gone', B: 'gone', C: 'gone' };

test('what is read can be laid again', () => {
  const t = scenario({ ...WHOLE, markers: {} });
  const again = scenario({ ...t.table(), options: { mission: 'fall' } });
  assert.deepEqual(again.table(), t.table());
  const atom = scenario({
    stack: ['omegaRed', 'juggernaut'],
    last: 'darkPhoenix',
    markers: { A2: 1 },
    villains: { A: 'blob', B: 'toad' },
  });
  const { stack, last, markers, villains } = atom.table();
  assert.deepEqual([stack, last, markers], [['omegaRed', 'juggernaut'], 'darkPhoenix', { A2: 1 }]);
  assert.deepEqual([villains!.A, villains!.B, villains!.C, villains!.H1], ['blob', 'toad', 'none', 'gone']);
});

test('AH-JET-02 a Hero laid on the X-Jet was the first of the round', () => {
  const t = scenario({ jet: ['1 Storm'], hands: [['karma']] }).play('0 jet', '0 pawn:Cyclops');
  assert.deepEqual([t.at, t.waiting], ['turn.act', [1]]);
  const first = scenario({ jet: ['1 Storm'], isJetBegun: false, hands: [['karma']] }).play('0 jet', '0 pawn:Cyclops');
  assert.equal(first.at, 'playing.choose');
});

test('AH-FOM-04..07 the set-up is played from a deck in a chosen order', () => {
  const deck = ['foundFamily', 'karma', 'iceman', 'emmaFrost', 'safetiesOff', 'beast', 'rictor'];
  const t = scenario({ at: 'setUp', options: { mission: 'fall' }, deck });
  assert.deepEqual([t.at, t.waiting], ['teams.pick', [0]]);
  const held = Object.values(t.table().captives!);
  assert.deepEqual(held.toSorted(), ['beast', 'emmaFrost', 'iceman', 'karma']);
  assert.match(
    t.log().join(' '),
    /Death holds Iceman captive.*War holds Beast.*Pestilence holds Karma.*Famine holds Emma Frost/,
  );
});

test('AH-PAS-03 who has passed has a place in the next round, in the current order where none is named', () => {
  const t = scenario({ order: [0, 2, 1], passed: [false, true, true] });
  assert.deepEqual([t.world.next, t.waiting], [[2, 1, -1], [0]]);
  t.play('0 pass');
  assert.deepEqual([t.world.round, t.world.order], [2, [2, 1, 0]]);
});

test('AH-PLY-10 a line may name any card, also one that its seat cannot see, and is refused', () => {
  const t = scenario({ hands: [['rictor'], ['iceman']], protocols: [] }).play('0 assign:cerebroAlly', '0 pawn:Cyclops');
  assert.ok(t.refused('0 play:iceman') && t.refused('0 play:beast'));
  assert.equal(t.refused('0 play:rictor'), undefined);
  assert.throws(() => t.refused('0 play:icemen'), /icemen/);
});

test('AH-RUL-91 what a position lays of the face-down Villains leaves the backs of the rest in their order', () => {
  const backs = (position: Position) => scenario(position).world.piles.away.cards.map(back);
  assert.deepEqual(
    backs({ stack: ['omegaRed'], last: 'darkPhoenix', villains: { B: 'blob' } }),
    [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  );
});

test('what is misspelt, or cannot be there, throws', () => {
  const wrong: [Position, RegExp][] = [
    [{ influence: 'cerebor' }, /no Institute location 'cerebor'. Did you mean cerebro/],
    [{ options: { mission: 'fall' }, effectMarkers: { H1: 'dispair' } }, /no Horseman Effect marker 'dispair'/],
    [{ villains: { D: 'avalanche' } }, /no Mission tile 'D'/],
    [{ villains: { A: 'avalanch' } }, /no Villain 'avalanch'/],
    [{ villains: { A: 'death' } }, /'death' is no Villain of this mission/],
    [{ villains: { A: 'toad' }, stack: ['toad'] }, /'toad' lies face up/],
    [{ tokens: { danger: ['phys 1'] } }, /no token 'phys'/],
    [{ tokens: { danger: ['vp'] } }, /'vp' is no token/],
    [{ villains: { A: 'avalanche' }, markers: { A4: 0 } }, /no Damage icon at 'A4'/],
    [{ cards: { teamUp1: ['iceman', 0] } }, /'iceman' does not go to 'teamUp1'/],
    [{ cards: { danger: ['iceman', 0] } }, /'danger' is no card space/],
    [{ hands: [['icemen']] }, /no card 'icemen'/],
    [{ hands: [['iceman'], ['iceman']] }, /'iceman' is not in the deck/],
    [{ played: [['lightningStrike']] }, /no Evolution card of seat 0/],
    [{ used: ['soulswort'] }, /no Evolution card 'soulswort'/],
    [{ resources: [[11, 0, 0]] }, /resources go from 0 to 10/],
    [{ pawns: { danger: '0 Storm' } }, /seat 0 has no Storm/],
    [{ teams: ['cyclops'] }, /no team 'cyclops'/],
    [{ at: 'endOfRound', pawns: { dangerAlly1: '0 Cyclops' } }, /no card lies at 'dangerAlly1' for a pawn/],
  ];
  const misspelt: object = { round: 2, jett: ['0 Cyclops'] };
  assert.throws(() => scenario(misspelt), /a position has no 'jett'. Did you mean jet\?/);
  for (const [position, message] of wrong) assert.throws(() => scenario(position), message);
  for (const line of ['0 asign:danger', '0 assign:dangr', '7 pass', 'pass']) assert.throws(() => scenario().play(line));
  assert.throws(() => scenario().idleTo('turn.akt'), /Did you mean turn.act/);
});
