// The Mission Deck keeps within its limits, and every Mission can end and reward somebody.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MissionCard, MissionCharacter } from './mission-card.ts';
import { MISSIONS } from './numbers.ts';
import { MISSION_DECK, missionOf } from './missions.ts';

const fightersOf = ({ tokens }: MissionCard): MissionCharacter[] => tokens.filter(token => token.role === 'character');
const reinforcementsOf = ({ instructions = [] }: MissionCard): number =>
  instructions.reduce((sum, instruction) => sum + (instruction.do === 'reinforce' ? instruction.most : 0), 0);
const named = (wanted: string): MissionCard => MISSION_DECK.find(({ name }) => name === wanted)!;
const within = (n: number, least: number, most: number, what: string): void =>
  assert.ok(n >= least && n <= most, `${what} ${n}`);

test('MR-CMP-03 the Mission Deck has 18 different cards', () => {
  assert.equal(new Set(MISSION_DECK.map(({ name }) => name)).size, 18);
  assert.equal(missionOf(MISSIONS), MISSION_DECK[0]);
  assert.equal(missionOf(MISSIONS + 17), MISSION_DECK[17]);
});

test('MR-CMP-23 tokens keep to the 12 there are, and Mission Characters to their limits', () => {
  for (const mission of MISSION_DECK) {
    const { name, tokens } = mission;
    assert.ok(tokens.reduce((sum, { count }) => sum + count, reinforcementsOf(mission)) <= 12, name);
    for (const { placeMin } of tokens) within(placeMin, 2, 3, `${name}: distance`);
    for (const { count, damage, atk, def, move, range } of fightersOf(mission)) {
      within(atk, 2, 6, `${name}: attack dice`);
      within(def, 2, 5, `${name}: defence dice`);
      within(move, 1, 4, `${name}: movement`);
      within(range, 1, 3, `${name}: range`);
      within(damage, count > 1 ? 2 : 6, count > 1 ? 6 : 16, `${name}: Damage`);
    }
  }
});

test('rewards are 1 or 2 RP, about 1.2 on average, and 1 or 2 Hope', () => {
  const points = MISSION_DECK.map(({ rp }) => rp.reduce((sum, { n }) => sum + n, 0));
  for (const [i, n] of points.entries()) within(n, 1, 2, MISSION_DECK[i]!.name);
  within(points.reduce((a, b) => a + b) / 18, 1.1, 1.3, 'average');
  for (const { name, hope } of MISSION_DECK) if (hope) within(hope.n, 1, 2, name);
});

test('what a Mission rewards can be done in it', () => {
  for (const mission of MISSION_DECK)
    for (const { for: feat } of mission.rp) {
      if (feat === 'feats') assert.ok(mission.special ?? mission.brawl, mission.name);
      if (feat === 'damage' || feat === 'destroyed') assert.ok(fightersOf(mission).length, mission.name);
      if (feat === 'last') assert.ok(mission.ends?.alone, mission.name);
    }
});

test('a Special Action is at tokens that are there; many marks need a single token, dice can always hit', () => {
  for (const { name, special, tokens } of MISSION_DECK) {
    if (!special) continue;
    assert.ok(tokens[special.at], name);
    assert.ok(special.marks === 1 || tokens[special.at]!.count === 1, name);
    assert.ok((special.roll?.hit ?? 6) <= 6, name);
    assert.ok((special.finds?.length ?? 6) === 6, name);
  }
});

test('instructions speak of tokens that are there; reinforcements are one of several Mission Characters', () => {
  for (const { name, tokens, instructions = [] } of MISSION_DECK) {
    for (const each of instructions) {
      if (each.do === 'harm' || each.do === 'sap') assert.ok(tokens[each.near], name);
      if (each.do === 'mend') assert.ok(tokens[each.at]!.role === 'character', name);
    }
    const calls = instructions.filter(each => each.do === 'reinforce');
    assert.ok(calls.length <= 1, name);
    if (calls.length) assert.ok(tokens.at(-1)!.role === 'character' && tokens.at(-1)!.count > 1, name);
  }
});

test('a Mission for Leaders alone says that they may be sent', () => {
  for (const { name, only, leaders } of MISSION_DECK) assert.ok(!only?.includes('leader') || leaders, name);
});

test('a Mission without tokens says when it ends; objects that are left do not prolong a fight', () => {
  for (const { name, tokens, special, ends } of MISSION_DECK) {
    assert.ok(tokens.length > 0 || ends?.alone, name);
    if (ends?.without !== undefined) assert.equal(ends.without, special?.at, name);
    assert.ok(tokens.length < 2 || ends?.without !== undefined, name);
  }
});

test('every Mission can fail: Mission Characters may defeat all who were sent, or it says when', () => {
  for (const mission of MISSION_DECK) assert.ok(fightersOf(mission).length > 0 || mission.fails, mission.name);
});

test('Leaders are allowed in three Missions at most, Apocalypse’s among them', () => {
  const open = MISSION_DECK.filter(({ leaders }) => leaders);
  assert.ok(open.length <= 3);
  assert.ok(open.some(({ tokens }) => tokens[0]?.name === 'Apocalypse'));
});

test('two Missions are for 2 Characters, five have no Mission Character', () => {
  assert.equal(MISSION_DECK.filter(({ characters }) => characters === 2).length, 2);
  assert.equal(MISSION_DECK.filter(mission => fightersOf(mission).length === 0).length, 5);
});

test('what the rulebook tells of Missions is on the cards', () => {
  const [sentinels] = fightersOf(named('Sentinel Swarm'));
  assert.deepEqual([sentinels!.count, sentinels!.damage], [4, 4]);
  assert.equal(named('Sentinel Swarm').rp[0]!.for, 'destroyed');
  assert.equal(fightersOf(named('Sinister Trouble'))[0]!.damage, 11);
  assert.equal(named('Sinister Trouble').rp[0]!.for, 'damage');
  const hellfire = MISSION_DECK.find(({ tokens }) => tokens[0]?.name === 'Hellfire Sentinel')!;
  assert.deepEqual([hellfire.tokens[0]!.placeMin, hellfire.hope], [3, { per: 'hit', n: 2 }]);
  const captain = MISSION_DECK.find(({ tokens }) => tokens[0]?.name === 'Captain America')!;
  assert.deepEqual(captain.rp, [{ for: 'damage', n: 1 }]);
});

/** The shape of a Mission, without its names and numbers. */
const shapeOf = ({ name: _name, ...mission }: MissionCard): string =>
  JSON.stringify(mission, (key, value: unknown) => (key === 'name' || typeof value === 'number' ? 0 : value));

test('no two Missions are alike but for numbers, and every fight has a twist of its own', () => {
  assert.equal(new Set(MISSION_DECK.map(shapeOf)).size, 18);
  const twistsOf = (mission: MissionCard): string[] => {
    const { instructions = [], ends, leaders } = mission;
    const [foe] = fightersOf(mission);
    const own = (['bursts', 'rage', 'shield', 'spare'] as const).filter(twist => foe?.[twist]);
    return [
      ...own,
      ...instructions.map(each => each.do),
      ...(ends?.left ? ['left'] : []),
      ...(leaders ? ['open'] : []),
    ];
  };
  const fights = MISSION_DECK.filter(({ tokens, special }) => tokens.length > 0 && !special);
  const twists = fights.map(twistsOf);
  assert.deepEqual(
    [twists.length, new Set(twists.flat()).size],
    [9, 9],
    'nine fights, and each is told apart by what no other one has',
  );
  for (const [i, { name }] of fights.entries()) assert.equal(twists[i]!.length, 1, name);
});

/** The twists of a Mission: all that it has beyond tokens, a way to end and a reward. */
function twistsOf(mission: MissionCard): string[] {
  const { tokens, special, instructions = [], hope, rp, ends } = mission;
  const foes = fightersOf(mission).flatMap(foe => (['bursts', 'rage', 'shield'] as const).filter(twist => foe[twist]));
  const lies = (at: number): string => tokens[at]!.role;
  return [
    ...foes,
    ...instructions.map(each => (each.do === 'harm' ? `harm by ${lies(each.near)}` : each.do)),
    ...(special?.finds ? ['finds'] : []),
    ...(special?.hope ? ['hope for a token'] : []),
    ...(special?.power ? ['costs Power Tokens'] : []),
    ...(special?.roll ? [`rolls ${special.roll.stat} at ${lies(special.at)}`] : []),
    ...(mission.only ? [`only ${mission.only.join()}`] : []),
    ...(mission.leaders ? [`Leaders, ${mission.characters}`] : []),
    ...(ends?.left ? ['flee'] : []),
    ...(mission.brawl ? ['brawl'] : []),
    ...(hope?.per === 'defeat' ? ['hope for a defeat'] : []),
    ...rp.flatMap(({ overLeader, student }) => [
      ...(overLeader ? ['over a Leader'] : []),
      ...(student ? ['student'] : []),
    ]),
  ];
}

test('every Mission has a twist that no other one has', () => {
  const all = MISSION_DECK.map(twistsOf);
  const isOwn = (twist: string): boolean => all.filter(twists => twists.includes(twist)).length === 1;
  const alike = MISSION_DECK.filter((_, i) => !all[i]!.some(isOwn)).map(({ name }) => name);
  assert.deepEqual(alike, []);
});
