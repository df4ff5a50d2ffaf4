// Rulings where the rulebook is silent: how low a Threat falls, what cannot be used in vain, limits and costs of cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AREAS } from '../cards/board.ts';
import type { Ability, Limit, Villain } from '../cards/card.ts';
import { duel, scenario, type Position, type Scenario } from '../scenario/scenario.ts';

// ---- Threat ------------------------------------------------------------------------------------------------

/** Hulk takes on a Danger Headline in Long Island City; gives the Trouble dice that are rolled. */
const diceOf = (uses: readonly string[], position: Position): number => {
  const t = scenario({
    seats: 2,
    heroes: { hulk: 'Long Island City' },
    headlines: { Queens: 'reactorTestRunsWild' },
    dice: 'BBBBBB',
    ...position,
  }).play('0 troubleshoot:Queens');
  for (const use of uses) t.until(use).play(`0 use:${use}`);
  t.idleWhile(({ kinds }) => !kinds.includes('troubleRolled'));
  const { facts } = t.match.events.flat().find(({ kind }) => kind === 'troubleRolled')!;
  return (facts.dice as number[]).length;
};
test('MH-RUL-108 a Trouble roll has at least 1 die, whatever lowers the Threat', () => {
  const hands = [['evacuation']];
  assert.equal(diceOf(['evacuation'], { hands, threat: { Queens: 4 } }), 2);
  assert.equal(diceOf(['evacuation'], { hands, threat: { Queens: 1 } }), 1);
  assert.equal(diceOf([], { calm: { Queens: 2 }, threat: { Queens: 1 } }), 1);
  const both = { hands, calm: { Queens: 2 }, threat: { Queens: 3 } };
  assert.equal(diceOf(['evacuation'], both), 1);
});
test('MH-RUL-108 what is added to a Threat that was lowered in vain is added to 1', () => {
  assert.equal(diceOf([], { calm: { Queens: 2 }, threat: { Queens: 1 }, plans: { redSkull: 2 } }), 2);
});

/** Mr. Fantastic supports; his Team may use Run the Numbers. */
const numbers = (position: Position): Scenario =>
  scenario({
    seats: 2,
    teams: ['fantasticFour', 'xMen'],
    ...position,
    heroes: { mrFantastic: 'supporting', ...position.heroes },
  });
const RUN = '0 action:mrFantasticSupport';
const headlines = { Queens: 'turfWarOnTheWaterfront' };
const NO_HEADLINES = Object.fromEntries(AREAS.map(({ name }) => [name, '']));

test('MH-RUL-109 MH-RUL-111 Run the Numbers is used only where it lowers the Threat of an open Headline', () => {
  assert.equal(numbers({ heroes: { thing: 'Astoria' }, headlines }).refused(RUN), undefined);
  assert.equal(numbers({ headlines }).refused(RUN), 'MH-CRD-16', 'nobody is there');
  assert.equal(numbers({ heroes: { thing: 'Steinway' }, headlines }).refused(RUN), 'MH-CRD-16');
  const lowered = numbers({ heroes: { thing: 'Astoria' }, headlines, calm: { Queens: 2 } });
  assert.equal(lowered.refused(RUN), 'MH-CRD-16');
  assert.ok(!lowered.options(0).includes('action:mrFantasticSupport'));
});
test('MH-RUL-109 MH-SPH-02 the Threat of the Special Headline is not lowered', () => {
  const position = { options: { scenario: 'galactus' }, special: 1, vp: [15, 0], headlines };
  assert.equal(numbers({ ...position, heroes: { thing: 'special' } }).refused(RUN), 'MH-CRD-16');
  const both = numbers({ ...position, heroes: { thing: 'special', humanTorch: 'Astoria' } }).play(RUN);
  assert.deepEqual([both.world.calm[4], both.happened('calmed').length], [2, 1], 'Queens alone');
});

test('MH-RUL-111 what could do nothing is not used as the action, or before it', () => {
  const usable = (position: Position, line: string): boolean =>
    scenario({ seats: 2, headlines: NO_HEADLINES, ...position }).refused(line) === undefined;
  const smash = { heroes: { hulk: 'supporting' } };
  assert.ok(!usable(smash, '0 action:hulkSupport') && !usable(smash, '0 action:hulkSupport2'));
  assert.ok(usable({ ...smash, mostWanted: ['rhino'] }, '0 action:hulkSupport'));
  assert.ok(usable({ ...smash, plots: [[], ['toad']] }, '0 action:hulkSupport2'));
  const nurse = { hands: [['nightNurse']] };
  assert.ok(
    !usable(nurse, '0 action:nightNurse') && usable({ ...nurse, heroes: { thor: 'wounded' } }, '0 action:nightNurse'),
  );
  const cat = { allies: [{ blackCat: 1 }] };
  assert.ok(!usable({ ...cat, vp: [3, 3] }, '0 use:blackCat') && usable({ ...cat, vp: [2, 3] }, '0 use:blackCat'));
  const assemble = { hands: [['avengersAssemble']], heroes: { thor: 'supporting' } };
  assert.ok(!usable(assemble, '0 action:avengersAssemble'));
  assert.ok(usable({ ...assemble, heroes: { thor: 'ready' } }, '0 action:avengersAssemble'));
  const news = { hands: [['frontPageNews']] };
  assert.ok(!usable(news, '0 action:frontPageNews'));
  assert.ok(
    usable({ ...news, headlines: { ...NO_HEADLINES, Queens: 'turfWarOnTheWaterfront' } }, '0 action:frontPageNews'),
  );
  const claws = { teams: ['xMen', 'avengers'], heroes: { wolverine: 'supporting' } } satisfies Position;
  assert.ok(!usable(claws, '0 action:wolverineSupport'));
  assert.ok(usable({ ...claws, plots: [[], ['toad']] }, '0 action:wolverineSupport'));
});

test('MH-RUL-110 MH-SPH-06 MH-RUL-98 the Archnemesis does not scheme at the confrontation', () => {
  const confront = (name: string): string =>
    scenario({
      seats: 2,
      options: { scenario: name },
      special: 1,
      vp: [15, 0],
      archnemesis: 0,
      heroes: { thor: 'special' },
      dice: 'B'.repeat(40),
    })
      .play('0 troubleshoot:special')
      .idleWhile(({ at }) => at === 'ability.react').at;
  assert.deepEqual([confront('houseOfM'), confront('galactus')], ['sequence.powers', 'scheming.choose']);
});

// ---- limits and costs --------------------------------------------------------------------------------------

/** How often a Villain with such a limit uses its free ability in two sequences with two rolls of each rating. */
const usesOf = (limit: Limit | undefined): number => {
  const ability: Ability = {
    at: 'beforeOwnRoll',
    cost: 'none',
    ...(limit && { limit }),
    effects: [{ do: 'rate', who: 'self', rating: 'roll', n: 1, for: 'roll' }],
  };
  const card: Villain = {
    name: 'Clock',
    tier: 1,
    requirement: 1,
    cost: 0,
    ko: 3,
    powers: { red: { name: 'Ticking', attack: 1, defend: 1, outwit: 1 } },
    ability,
    lower: { kind: 'backup', trouble: 0, at: 'combatStart', cost: 'self', effects: [] },
  };
  const t = duel({
    fixtures: [{ id: 'clock', card }],
    with: 'captainAmerica',
    against: 'clock',
    rolls: 'B'.repeat(60),
  });
  t.powers('red', 'red');
  for (let n = 0; n < 60 && t.fight.sequence < 3; n++) {
    const use = t.at === 'ability.react' && t.waiting.includes(1) && t.options(1).includes('use:clock');
    if (use) t.play('1 use:clock');
    else t.idleOnce();
  }
  return t.kinds.filter(kind => kind === 'used').length;
};
test('MH-ABT-07 every limit that a card can have is kept', () => {
  const uses: Record<Limit, number> = {
    sequence: usesOf('sequence'),
    combat: usesOf('combat'),
    round: usesOf('round'),
  };
  assert.deepEqual([uses, usesOf(undefined)], [{ sequence: 2, combat: 1, round: 1 }, 6]);
});
test('MH-ABT-17 MH-PLN-28 Ghost Rider is discarded with the Plot Point on him, and the option says so', () => {
  const t = duel({
    with: 'captainAmerica',
    against: 'rhino',
    allies: [{ ghostRider: 1, vision: 1 }],
    rolls: 'B'.repeat(60),
  });
  t.powers('red', 'red').until('ghostRider');
  assert.deepEqual(t.open(0, 'use'), ['Use Ghost Rider: Penance Stare, discarding it']);
  t.play('0 use:ghostRider');
  assert.deepEqual([t.allies(0), t.fight.kos], [['vision 1'], 1]);
});
test('MH-ABT-17 MH-ABT-18 an Ally says when its use is the last one', () => {
  const label = (charges: number): string =>
    scenario({ seats: 2, allies: [{ blackCat: charges }], vp: [0, 3] }).open(0, 'use')[0]!;
  assert.deepEqual([label(1), label(0)], ['Use Black Cat: Cat Burglar', 'Use Black Cat: Cat Burglar, discarding it']);
});
