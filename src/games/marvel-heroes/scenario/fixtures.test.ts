// Made-up cards: they run by their data like printed ones, and leave no trace. Positions: everything is set and read by
// name, and what is misspelt throws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abilityOfCard } from '../abilities/sources.ts';
import type { Ally, EventCard, Headline, Villain } from '../cards/card.ts';
import { cardName, CARDS, HERO_KEYS, madeUp, numberOf } from '../table/deck.ts';
import { VILLAINS } from '../table/world.ts';
import { duel, scenario, type Position } from './scenario.ts';

const BRUTE: Villain = {
  name: 'Brute',
  tier: 1,
  requirement: 2,
  cost: 1,
  ko: 2,
  powers: { red: { name: 'Fists', attack: 1, defend: 2, outwit: 1 } },
  ability: {
    name: 'Rage',
    at: 'beforeOwnRoll',
    roll: ['attack'],
    cost: { discard: 1 },
    effects: [{ do: 'rate', who: 'self', rating: 'attack', n: 3, for: 'roll' }],
  },
  lower: { kind: 'backup', trouble: 0, at: 'combatStart', cost: 'self', effects: [{ do: 'initiative' }] },
};
const CLERK: Ally = {
  name: 'Clerk',
  team: 'avengers',
  ability: { at: 'beforeAction', cost: 'charge', effects: [{ do: 'gainPp', n: 5 }] },
};
const PARADE: EventCard = {
  name: 'Parade',
  group: 'economy',
  ability: { at: 'action', cost: 'action', effects: [{ do: 'draw', deck: 'resource', n: 2 }] },
};
const SMOKE: Headline = {
  name: 'Smoke Over the River!',
  type: 'danger',
  threat: 5,
  symbol: 'circle',
  skill: 'science',
  vp: 9,
  line: 'Nobody has seen a fire.',
};

test('a made-up Villain leads, uses its ability and helps with its lower half', () => {
  const t = duel({
    fixtures: [{ id: 'brute', card: BRUTE }],
    with: 'captainAmerica',
    against: 'brute',
    plots: [[], ['toad']],
    rolls: 'BBBB BB',
  });
  t.play('0 power:red', '1 power:red', '1 use:brute', '1 discard:toad');
  assert.ok(t.log().includes('seat 1 uses Brute: Rage.'));
  const helped = duel({ fixtures: [{ id: 'brute', card: BRUTE }], with: 'thor', against: 'rhino', helpers: ['brute'] });
  helped.play('1 use:bruteLower');
  assert.deepEqual([helped.fight.initiative, helped.pile('villainDiscard')], [VILLAINS, ['brute']]);
});
test('a made-up Ally is played linked and activated, a made-up Event is played as an action', () => {
  const fixtures = [
    { id: 'clerk', kind: 'ally', card: CLERK },
    { id: 'parade', kind: 'event', card: PARADE },
  ] as const;
  const t = scenario({ seats: 2, fixtures, at: 'planning', hands: [['clerk', 'parade']] });
  t.play('0 plan::::', '1 plan::::', '0 charged:clerk', '0 use:clerk');
  assert.deepEqual([t.allies(0), t.world.pp[0]], [['clerk 1'], 7]);
  t.play('0 action:parade');
  assert.deepEqual([t.hand(0).length, t.pile('resourceDiscard')], [2, ['parade']]);
});

test('a made-up card may have two options, of which either is used', () => {
  const options = [{ effects: [{ do: 'gainPp', n: 1 }] }, { effects: [{ do: 'gainPp', n: 3 }] }] as const;
  const card: Ally = { name: 'Clerk', team: 'avengers', ability: { at: 'beforeAction', cost: 'charge', options } };
  const fixtures = [{ id: 'clerk', kind: 'ally', card }] as const;
  for (const [use, pp] of [
    ['clerk', 3],
    ['clerk2', 5],
  ] as const) {
    const t = scenario({ seats: 2, fixtures, at: 'planning', hands: [['clerk']] });
    t.play('0 plan::::', '1 plan::::', '0 charged:clerk', `0 use:${use}`);
    assert.equal(t.world.pp[0], pp);
  }
});
test('MH-EX-01 MH-EX-02 a made-up Headline: Danger, Science, Threat 5', () => {
  const position: Position = {
    seats: 2,
    fixtures: [{ id: 'smoke', kind: 'headline', card: SMOKE }],
    headlines: { Queens: 'smoke' },
  };
  const skilled = scenario({ ...position, heroes: { ironMan: 'Astoria' }, dice: 'BTHXD' }).play(
    '0 troubleshoot:Queens',
  );
  assert.deepEqual(skilled.happened('troubleRolled'), ['troubleRolled 0 5']);
  const other = scenario({ ...position, heroes: { hulk: 'Astoria' }, dice: 'BTHXD D' }).play('0 troubleshoot:Queens');
  assert.deepEqual([other.happened('troubleRolled'), other.headline('Queens')], [['troubleRolled 0 7'], 'smoke 5']);
  assert.equal(scenario({ ...position, options: { scenario: 'galactus' } }).headline('Queens'), 'smoke 6');
});
test('two scenarios give the same number to different cards, and the printed game knows nothing of them', () => {
  const rich: Ally = { ...CLERK, ability: { ...CLERK.ability, effects: [{ do: 'gainPp', n: 9 }] } };
  const [one, other] = [CLERK, rich].map(card =>
    scenario({ fixtures: [{ id: 'clerk', kind: 'ally', card }], allies: [{ clerk: 0 }] }).play('0 use:clerk'),
  );
  assert.deepEqual([one!.world.pp[0], other!.world.pp[0]], [5, 9]);
  assert.deepEqual([madeUp.isEmpty, one!.within(() => cardName(CARDS.story.end))], [true, 'Clerk']);
  assert.throws(() => numberOf('clerk'), /there is no card 'clerk'/);
  assert.throws(() => scenario({ hands: [['clerk']] }), /there is no card 'clerk'/);
  assert.equal(abilityOfCard(numberOf('vision')).name, 'Phase');
});

test('a position is set by name and read by the same names', () => {
  const position = {
    seats: 2,
    heroes: { thor: 'Midtown', hulk: 'supporting', ironMan: 'support Queens', captainAmerica: 'wounded' },
    headlines: { Queens: 'demonsWalkTheEarth', Brooklyn: '' },
    threat: { Queens: 4 },
    calm: { Queens: 1 },
    allies: [{ vision: 2, hawkeye: 0 }],
    powerUps: [['quinjet', 'shieldClearance']],
    mostWanted: ['rhino'],
    plans: { doctorDoom: 2 },
    failed: { redSkull: 1 },
    used: ['shieldClearance'],
    track: ['xMen', 'xMen', 'avengers', 'fantasticFour', 'avengers'],
    discard: ['toad', 'vulture', 'bodyArmor'],
  } as const satisfies Position;
  const t = scenario(position as Position);
  for (const [key, place] of Object.entries(position.heroes)) assert.equal(t.hero(key), place);
  assert.deepEqual([t.headline('Queens'), t.headline('Brooklyn')], ['demonsWalkTheEarth 4', '']);
  assert.deepEqual(
    [t.allies(0), t.powerUps(0)],
    [
      ['vision 2', 'hawkeye 0'],
      ['quinjet', 'shieldClearance'],
    ],
  );
  assert.deepEqual([t.mostWanted, t.plans('doctorDoom')], [['rhino', '', ''], 2]);
  assert.deepEqual([t.track, t.pile('villainDiscard')], [position.track, ['toad', 'vulture']]);
  assert.deepEqual([t.world.calm[4], t.world.failed[0], t.world.used.length], [1, 1, 1]);
});
test('a fight begins with KOs and Initiative as they are named', () => {
  const t = duel({ with: 'thor', against: 'blob', koOnVillain: 1, initiative: VILLAINS, rolls: 'BBBB BBB DDDDD BBB' });
  t.play('0 power:red', '1 power:red').idleTo('turn.act');
  assert.deepEqual([t.happened('rolled').slice(0, 2), t.world.vp[0]], [['rolled 0', 'rolled 0'], 2]);
  const sides = t.match.events.flat().flatMap(({ kind, facts }) => (kind === 'rolled' ? [facts.side] : []));
  assert.deepEqual(sides, [VILLAINS, 0, 0, VILLAINS]);
});
test('a fight that is changed in the middle of play has a log, and shows the dice that it is given', () => {
  const t = duel({ with: 'thor', against: 'blob', koOnVillain: 1, rolls: 'BBBBB' }).powers('red', 'red');
  assert.ok(t.log().includes('Thor uses Mystical Blasts (red).'));
  const late = t.changed(w => void (w.ko[HERO_KEYS.indexOf('thor')] = 1)).rolling('HHH');
  assert.deepEqual([late.kos('thor'), late.fight.kos, t.kos('thor')], [1, 1, 0]);
  const [first] = late
    .idleWhile(({ rolls }) => !rolls.length)
    .match.events.flat()
    .filter(({ kind }) => kind === 'rolled');
  assert.deepEqual((first!.facts.dice as number[]).slice(0, 3), [3, 3, 3]);
});
test('a fight at a table of four: the others hold cards and are asked, too', () => {
  const t = duel({
    seats: 4,
    with: 'captainAmerica',
    against: 'scorpion',
    plots: [[], ['toad'], ['pyro'], ['blob']],
    rolls: 'HBBB BB',
  }).powers('red', 'red');
  const asked = new Set<number>();
  t.idleWhile(({ at, waiting, fight }) => {
    if (at === 'ability.react') for (const seat of waiting) asked.add(seat);
    return fight.sequence === 1;
  });
  assert.deepEqual(
    [t.plots(2).includes('pyro'), t.plots(3), [...asked].toSorted((a, b) => a - b)],
    [true, ['blob'], [1, 2, 3]],
  );
});
test('the Archnemesis is named by the seat of the Team it opposes, or by its own name', () => {
  const archnemesis = (position: Position): number => scenario({ seats: 3, ...position }).world.archnemesis;
  assert.deepEqual([archnemesis({ archnemesis: 1 }), archnemesis({ archnemesisIs: 'doctorDoom' })], [1, 1]);
  assert.equal(archnemesis({ archnemesisIs: 'redSkull' }), 0);
});
test('what is misspelt throws: parts, cards, heroes, places, abilities, faces, verbs and steps', () => {
  const wrong =
    (position: object): (() => unknown) =>
    () =>
      scenario(position as Position);
  assert.throws(wrong({ heros: {} }), /a position has no 'heros'.*heroes/);
  assert.throws(wrong({ heroes: { thorr: 'Midtown' } }), /there is no hero 'thorr'/);
  assert.throws(wrong({ heroes: { thor: 'Middtown' } }), /there is no District 'Middtown'/);
  assert.throws(wrong({ seats: 2, heroes: { wolverine: 'Midtown' } }), /the Team of 'wolverine' is not in play/);
  assert.throws(wrong({ headlines: { Quens: '' } }), /there is no Area 'Quens'/);
  assert.throws(wrong({ powerUps: [['quinjett']] }), /there is no Power-Up 'quinjett'/);
  assert.throws(wrong({ plans: { doom: 1 } }), /there is no Mastermind 'doom'/);
  assert.throws(wrong({ used: ['quinjett'] }), /there is no ability 'quinjett'/);
  assert.throws(wrong({ dice: 'Z' }), /no face is written 'Z'/);
  assert.throws(wrong({ at: 'mission' }), /gameRound.mission/);
  const t = scenario({ heroes: { thor: 'ready' } });
  for (const line of ['0 mov:thor', '0 move:thorr', '0 action:quinjett']) {
    assert.throws(() => t.play(line), line);
    assert.throws(() => t.refused(line), line);
  }
  assert.throws(() => t.idleTo('turn.atc'));
});
