// The Evolution cards, each at its moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';

const RICH = [10, 10, 10];
const POOR = [0, 0, 0];
const TEAMS: Readonly<Record<string, string>> = {
  Cyclops: 'cyclopsJean',
  'Jean Grey': 'cyclopsJean',
  Storm: 'stormForge',
  Forge: 'stormForge',
  Wolverine: 'wolverineJubilee',
  Jubilee: 'wolverineJubilee',
  Lockheed: 'kittyLockheed',
  'Kitty Pryde': 'kittyLockheed',
  Gambit: 'gambitRogue',
  Rogue: 'gambitRogue',
  Magik: 'magik',
};
/** Seat 0 has the Hero's team and has played the card; a team that nobody else has sits opposite. */
const owning = (card: string, hero: string, position: Position = {}): Scenario => {
  const team = TEAMS[hero]!;
  const others = ['cyclopsJean', 'stormForge', 'wolverineJubilee'].filter(other => other !== team);
  return scenario({ protocols: [], resources: [POOR], teams: [team, ...others], played: [[card]], ...position });
};
/** The Hero is assigned to an Institute space. */
const assigned = (card: string, hero: string, space: string, position: Position = {}): Scenario => {
  const t = owning(card, hero, position).play(`0 assign:${space}`);
  return t.at === 'turn.pawn' ? t.play(`0 pawn:${hero}`) : t;
};
/** Vanisher has green, purple, orange, purple in rows 1, 5, 6, 8; Blob gray, gray, orange, purple in 2, 4, 5, 6. */
const FOES: Position = { at: 'mission', villains: { A: 'vanisher', B: 'blob' }, resources: [RICH] };
/** The Hero attacks from the X-Jet for VP: 4 (A1), 6 (A5), 8 (A6), 7 (A8), 8 (B2), 7 (B4), 7 (B5), 5 (B6). */
const attacking = (card: string, hero: string, row: string, position: Position = {}): Scenario =>
  owning(card, hero, { ...FOES, jet: [`0 ${hero}`], ...position }).play(`0 assign:${row}`);
const vp = (t: Scenario): number => t.world.vp[0]!;
const zone = (card: string, hero: string, position: Position = {}): Scenario =>
  attacking(card, hero, 'zone', { resources: [POOR], ...position }).play('0 choose:0', '0 gain:physical');
const boarded = (card: string, hero: string, position: Position = {}): Scenario =>
  owning(card, hero, position).play('0 jet', `0 pawn:${hero}`);

test('Optic Blast', () => {
  assert.deepEqual(
    [vp(attacking('opticBlast', 'Cyclops', 'A6')), vp(attacking('opticBlast', 'Cyclops', 'A1'))],
    [11, 4],
  );
});
test('Ricochet Shot', () => assert.deepEqual(attacking('ricochetShot', 'Cyclops', 'A1').purse(0), [9, 8, 10]));
test('Field Commander', () => assert.deepEqual(boarded('fieldCommander', 'Cyclops').purse(0), [0, 1, 0]));
test('Wide Beam', () => {
  const t = attacking('wideBeam', 'Cyclops', 'karma', { cards: { teamUp1: ['karma', 0] }, resources: [[8, 0, 5]] });
  assert.deepEqual(t.play('0 icon:A5').purse(0), POOR);
});
test('Summers Resolve', () => {
  const t = owning('summersResolve', 'Cyclops', {
    at: 'endOfRound',
    round: 12,
    played: [['summersResolve', 'opticBlast']],
  });
  assert.equal(vp(t), 4);
});
test('Telekinesis', () =>
  assert.deepEqual(assigned('telekinesis', 'Jean Grey', 'lab').play('0 gain:willpower').purse(0), [0, 3, 1]));
test('Telepathic Bond', () => {
  const t = assigned('telepathicBond', 'Jean Grey', 'iceman', { cards: { labAlly1: ['iceman', 0] } });
  assert.equal(t.hand(0).length, 2);
});
test('Psychic Shield', () =>
  assert.deepEqual(attacking('psychicShield', 'Jean Grey', 'B2', { resources: [[4, 2, 1]] }).purse(0), POOR));
test('Phoenix Spark', () => assert.equal(vp(attacking('phoenixSpark', 'Jean Grey', 'A1')), 6));
test('Mind Reader', () => assert.equal(assigned('mindReader', 'Jean Grey', 'cerebroAlly').at, 'scouting.keep'));

test('Lightning Strike', () => assert.equal(vp(attacking('lightningStrike', 'Storm', 'A6')), 10));
test('Gale Force', () => assert.deepEqual(zone('galeForce', 'Storm').purse(0), [1, 0, 1]));
test('Weather Mastery', () => assert.deepEqual(assigned('weatherMastery', 'Storm', 'dorm').purse(0), [0, 0, 3]));
test('Goddess of the Plains', () => {
  const at = (pawns: Position['pawns']) =>
    vp(owning('goddessOfThePlains', 'Storm', { at: 'endOfRound', pawns: pawns! }));
  assert.deepEqual([at({ lab: '0 Storm', dorm: '0 Storm' }), at({ office1: '0 Storm', office2: '1 Cyclops' })], [1, 0]);
});
test('Morlock Leader', () => {
  const t = assigned('morlockLeader', 'Storm', 'iceman', { cards: { dangerAlly1: ['iceman', 0] } });
  assert.deepEqual(t.purse(0), [8, 0, 0]);
});
test('Lockpick', () => {
  const t = assigned('lockpick', 'Storm', 'office2', { discard: ['karma'], protocols: [] });
  assert.deepEqual(t.options(0), ['take:karma']);
});
test('Intuitive Invention', () => assert.deepEqual(assigned('intuitiveInvention', 'Forge', 'lab').purse(0), [0, 5, 0]));
test('Cybernetic Limb', () =>
  assert.deepEqual(attacking('cyberneticLimb', 'Forge', 'A1', { resources: [[0, 2, 0]] }).purse(0), POOR));
test('Neutralizer', () => {
  const t = attacking('neutralizer', 'Forge', 'A1').play('0 choose:0');
  assert.equal(vp(t), 6);
});
test("Maker's Workshop", () => {
  const t = assigned('makersWorkshop', 'Forge', 'danger').play('0 use');
  assert.deepEqual(t.purse(0), [2, 2, 1]);
});

test('Adamantium Claws', () => assert.equal(vp(attacking('adamantiumClaws', 'Wolverine', 'A1')), 5));
test('Healing Factor', () => {
  const pawns = { A1: '0 Wolverine', zone: '0 Wolverine' };
  const t = owning('healingFactor', 'Wolverine', { ...FOES, at: 'endOfRound', resources: [POOR], pawns });
  assert.deepEqual(t.purse(0), [0, 0, 2]);
});
test('Berserker Rage', () => assert.deepEqual(assigned('berserkerRage', 'Wolverine', 'danger').purse(0), [6, 0, 0]));
test('Heightened Senses', () => assert.equal(zone('heightenedSenses', 'Wolverine').at, 'scouting.keep'));
test('Weapon X Conditioning', () => {
  const t = assigned('weaponXConditioning', 'Wolverine', 'danger', { resources: [[0, 0, 1]] }).play('0 use');
  assert.deepEqual(t.purse(0), [8, 0, 0]);
});
test('Lone Hunter', () =>
  assert.deepEqual(assigned('loneHunter', 'Wolverine', 'lab').play('0 gain:mental').purse(0), [0, 4, 0]));
test('Fireworks', () => assert.deepEqual(zone('fireworks', 'Jubilee').purse(0), [1, 2, 0]));
test('Plasmoid Burst', () => assert.deepEqual(attacking('plasmoidBurst', 'Jubilee', 'A1').purse(0), [8, 9, 10]));
test('Mall Rat Reflexes', () => {
  const t = assigned('mallRatReflexes', 'Jubilee', 'iceman', { cards: { labAlly1: ['iceman', 0] } });
  assert.equal(t.places(0, 'Student').length, 1);
});
test('Sidekick No More', () => {
  assert.equal(vp(attacking('sidekickNoMore', 'Jubilee', 'A1')), 4);
  assert.equal(vp(attacking('sidekickNoMore', 'Jubilee', 'A1', { markers: { A5: 0 } })), 7);
});

test('Dragon Fire', () => assert.equal(vp(attacking('dragonFire', 'Lockheed', 'A5')), 9));
test('Aerial Scout', () => assert.equal(boarded('aerialScout', 'Lockheed').at, 'scouting.keep'));
test('Loyal Companion', () => {
  const t = assigned('loyalCompanion', 'Lockheed', 'cerebroAlly', { pawns: { cerebroEvolution: '0 Kitty Pryde' } });
  assert.deepEqual(t.purse(0), [0, 1, 1]);
});
test('Alien Agent', () => assert.equal(assigned('alienAgent', 'Lockheed', 'office2').hand(0).length, 4));
test('Phase Shift', () => {
  const t = assigned('phaseShift', 'Kitty Pryde', 'danger', { pawns: { danger: '1 Cyclops', lab: '1 Cyclops' } });
  assert.deepEqual(t.purse(0), [4, 0, 0]);
  while (t.at !== 'turn.act' || t.waiting[0] !== 0) t.idleOnce();
  assert.deepEqual(t.play('0 assign:lab').purse(0), [4, 3, 0], 'as often as she likes');
});
test('Ninja Training', () =>
  assert.deepEqual(attacking('ninjaTraining', 'Kitty Pryde', 'A1', { resources: [[3, 2, 0]] }).purse(0), [0, 0, 1]));
test('Computer Expert', () => {
  assert.deepEqual(assigned('computerExpert', 'Kitty Pryde', 'lab').purse(0), [0, 4, 0]);
  assert.deepEqual(assigned('computerExpert', 'Kitty Pryde', 'medical1').play('0 decline').purse(0), [0, 1, 0]);
  assert.deepEqual(assigned('computerExpert', 'Kitty Pryde', 'dorm').purse(0), [0, 0, 2]);
});
test('Intangible', () => {
  const t = owning('intangible', 'Kitty Pryde', { pawns: { lab: '0 Kitty Pryde' }, resources: [[0, 2, 0]] });
  t.play('0 pass', '0 row:0', '0 use', '0 assign:danger');
  assert.deepEqual([t.purse(0), t.places(0, 'Kitty Pryde')[0]], [[4, 0, 0], 'danger']);
});
test('Shadowcat', () => {
  const t = assigned('shadowcat', 'Kitty Pryde', 'iceman', {
    cards: { labAlly1: ['iceman', 0] },
    pawns: { labAlly1: '1 Cyclops' },
  });
  assert.deepEqual(t.purse(0), [6, 0, 0]);
});
test('Circuit Disruption', () =>
  assert.deepEqual(attacking('circuitDisruption', 'Kitty Pryde', 'A1').purse(0), [8, 9, 10]));

/** Rogue plays Sentinel Ambush in the Medical Bay. */
const eventPlayed = (card: string) =>
  owning(card, 'Gambit', { hands: [['sentinelAmbush']] }).play(
    '0 assign:medical1',
    '0 pawn:Rogue',
    '0 play:sentinelAmbush',
    '0 decline',
  );
test('Charged Card', () => assert.deepEqual(eventPlayed('chargedCard').play('0 gain:mental').purse(0), [3, 1, 0]));
test('Ace in the Hole', () => assert.equal(eventPlayed('aceInTheHole').at, 'scouting.keep'));
test('Thieves Guild Tricks', () => assert.deepEqual(zone('thievesGuildTricks', 'Gambit').purse(0), [1, 0, 1]));
test('Bo Staff', () => {
  const t = attacking('boStaff', 'Gambit', 'B4', { hands: [['sentinelAmbush']] }).play(
    '0 use',
    '0 play:sentinelAmbush',
  );
  assert.deepEqual(t.purse(0), [10, 8, 7]);
});
test('Cajun Charm', () => {
  const t = owning('cajunCharm', 'Gambit', { order: [1, 0, 2], cards: { dangerAlly1: ['iceman', 0] } });
  t.play('1 assign:iceman', '1 pawn:Cyclops');
  assert.equal(vp(t), 1);
});
test('Power Absorption', () => {
  const t = assigned('powerAbsorption', 'Rogue', 'danger', { pawns: { danger: '1 Cyclops' } });
  assert.deepEqual(t.purse(0), [4, 0, 0]);
});
test('Flight', () => {
  const t = assigned('flight', 'Rogue', 'danger', { resources: [[0, 2, 0]] }).play('0 use');
  assert.deepEqual([t.purse(0), t.places(0, 'Rogue')[0]], [[4, 0, 0], 'jet 0']);
});
test('Super Strength', () =>
  assert.deepEqual(attacking('superStrength', 'Rogue', 'A1', { resources: [[1, 2, 0]] }).purse(0), POOR));
test('Borrowed Memories', () => {
  const t = assigned('borrowedMemories', 'Rogue', 'iceman', {
    cards: { dangerAlly1: ['iceman', 0] },
    pawns: { danger: '1 Cyclops' },
    resources: [[0, 1, 0]],
  });
  assert.deepEqual(t.play('0 use').purse(0), [10, 0, 0]);
});
test('Stubborn Streak', () => {
  assert.equal(vp(attacking('stubbornStreak', 'Rogue', 'A1')), 4);
  assert.equal(vp(attacking('stubbornStreak', 'Rogue', 'A1', { markers: { A5: 1 } })), 6);
});

test('Soulsword', () => assert.equal(vp(attacking('soulsword', 'Magik', 'A5')), 8));
test('Stepping Disc', () => {
  const t = assigned('steppingDisc', 'Magik', 'dorm', { resources: [[0, 3, 0]] }).play('0 use');
  assert.deepEqual([t.purse(0), t.places(0, 'Magik')[0]], [[0, 0, 2], 'jet 0']);
});
test('Limbo Portal', () => assert.deepEqual(zone('limboPortal', 'Magik').play('0 gain:willpower').purse(0), [1, 0, 1]));
test('Eldritch Armor', () =>
  assert.deepEqual(attacking('eldritchArmor', 'Magik', 'A1', { resources: [[3, 1, 0]] }).purse(0), POOR));
test('Darkchylde', () => {
  const t = owning('darkchylde', 'Magik').play('0 jet');
  assert.deepEqual(t.purse(0), [1, 0, 0]);
  while (t.at !== 'turn.act' || t.waiting[0] !== 0) t.idleOnce();
  assert.deepEqual(t.play('0 jet').purse(0), [1, 0, 0]);
});
test('Sorceress of Limbo', () => {
  const t = owning('sorceressOfLimbo', 'Magik', { hands: [['iceman']] }).play(
    '0 assign:cerebroAlly',
    '0 play:iceman',
    '0 slot:labAlly1',
  );
  assert.deepEqual(t.purse(0), [0, 0, 1]);
});
test('Bloodstones', () => {
  assert.equal(vp(owning('bloodstones', 'Magik', { at: 'endOfRound', round: 12, resources: [[0, 0, 9]] })), 8);
});
test('Time-Tossed', () =>
  assert.deepEqual(owning('timeTossed', 'Magik').play('0 pass', '0 row:0').purse(0), [0, 1, 0]));
test('Little Sister', () => {
  assert.equal(assigned('littleSister', 'Magik', 'iceman', { cards: { labAlly1: ['iceman', 0] } }).hand(0).length, 1);
});
test('Demon Host', () => assert.equal(attacking('demonHost', 'Magik', 'A5').places(0, 'Student').length, 1));
