// Tests of the glossary (DM-GLS), of dice by where they lie (DM-MOD), and of manners that the table enforces (DM-ETQ).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { view } from '#engine/views.ts';
import { BASIC_ACTION, CEREBRO, faceAt, FACES, KINDS } from '../table/dice.ts';
import { diceMasters as game } from '../game.ts';
import { scenario } from './scenario.ts';
import { isActive } from '../abilities/counting.ts';
import { attackOf, defenseOf, fieldingOf } from '../abilities/stats.ts';
import { engaged, fits } from '../abilities/targets.ts';
import { BAG, CAPTURED, inField, isCharacter, NO_DIE, PREP, RESERVE, USED, type Duel } from '../table/world.ts';

const KITTY = 13;
const ICEMAN = 7;

test("DM-GLS-01 abilities are the text of the die's own card", () => {
  const position = { step: 'attack' as const, field: [['Kitty Pryde 1'], ['Sidekick']] };
  const sprite = scenario({ ...position, cards: [[14], [KITTY]] }).play('0 attack:Kitty Pryde');
  assert.throws(() => sprite.play('1 block:Sidekick>Kitty Pryde'), /DM-FUN-01/);
  const ariel = scenario({ ...position, cards: [[KITTY], [14]] }).play('0 attack:Kitty Pryde');
  ariel.play('1 block:Sidekick>Kitty Pryde');
  assert.deepEqual(ariel.dice(1, 'attack'), ['Sidekick'], 'the same die with another card');
});

test('DM-GLS-02 an action is a die without character faces, or its special face', () => {
  const faces = (kind: number) => Array.from({ length: FACES }, (_, face) => faceAt(kind, face));
  for (const kind of KINDS.keys()) {
    const isAction = kind === BASIC_ACTION || kind === CEREBRO;
    assert.equal(faces(kind).filter(face => face.action).length, isAction ? 3 : 0);
    assert.equal(
      faces(kind).some(face => face.level > 0),
      !isAction,
    );
  }
  const t = scenario({ cards: [[KITTY], []], field: [['Sidekick'], []], reserve: [['Ambush', 'generic', 'mask'], []] });
  assert.equal(t.asked(0).options.filter(o => o.verb === 'use').length, 1, 'the special face alone is used');
});

test('DM-GLS-03 active is a card with a die in the field, attack zone included', () => {
  const t = scenario({ cards: [[KITTY], [KITTY]], reserve: [['Kitty Pryde 1'], []], field: [[], ['Sidekick']] });
  const slot = t.world.cards.indexOf(KITTY);
  assert.ok(!isActive(t.world, 0, slot));
  t.play('0 field:Kitty Pryde');
  assert.ok(isActive(t.world, 0, slot));
  assert.ok(!isActive(t.world, 1, slot + 1), "not the opponent's");
  t.play('0 pass', '0 attack:Kitty Pryde');
  assert.ok(isActive(t.world, 0, slot));
  t.play('1 none', '0 pass');
  assert.ok(!isActive(t.world, 0, slot), 'gone to the used pile');
});

test('DM-GLS-04 characters are assigned to attack and to block, damage is assigned to characters', () => {
  const t = scenario({ step: 'attack', cards: [[ICEMAN], []], field: [['Iceman 3'], ['Sidekick', 'Sidekick']] });
  t.play('0 attack:Iceman');
  assert.deepEqual(t.dice(0, 'attack'), ['Iceman 3']);
  t.play('1 block:Sidekick>Iceman,Sidekick>Iceman');
  assert.equal(t.world.foe.filter(foe => foe === t.die(0, 'Iceman')).length, 2);
  t.play('0 pass', '0 divide:0:3:1');
  assert.deepEqual(t.happened('damaged').slice(-2), ['damaged 1:Sidekick 3', 'damaged 1:Sidekick 1']);
});

test('DM-GLS-05 a captured die lies under another and is out of the game for a while', () => {
  const t = scenario({
    basics: [28],
    field: [['Sidekick'], ['Sidekick', 'Sidekick']],
    reserve: [['Imprisoned'], []],
  });
  const captive = t.die(1, 'Sidekick');
  t.play('0 use:Imprisoned', `0 choose:${captive}`, '0 enough');
  assert.equal(t.world.zone[captive], CAPTURED);
  assert.equal(t.world.under[captive], t.die(0, 'Imprisoned'));
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
  t.play('0 pass', '0 attack:Sidekick', '1 none', '0 pass');
  assert.ok(inField(t.world, captive), 'free again, as damage was dealt');
});

test('DM-GLS-06 engaged is who blocks or is blocked by that opposing character', () => {
  const t = scenario({
    step: 'attack',
    cards: [[ICEMAN], []],
    field: [
      ['Iceman 1', 'Sidekick'],
      ['Sidekick', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Sidekick', '1 block:Sidekick>Iceman');
  const blocker = t.world.foe.findIndex(foe => foe === t.die(0, 'Iceman'));
  assert.ok(engaged(t.world, blocker, t.die(0, 'Iceman')));
  assert.ok(!engaged(t.world, blocker, t.die(0, 'Sidekick')));
});

test('DM-GLS-07 a global effect can be used by both players, whosever card it is on', () => {
  const position = {
    cards: [[64], []],
    field: [['Ant-Man 1'], ['Sidekick']],
    reserve: [
      ['fist', 'fist'],
      ['fist', 'fist'],
    ],
  };
  const t = scenario(position);
  assert.equal(t.refused(0, 'global:Ant-Man'), undefined);
  t.play('0 pass');
  assert.equal(t.refused(1, 'global:Ant-Man'), undefined);
  t.play('1 global:Ant-Man');
  assert.equal(t.dice(1, 'reserve').length, 1);
});

test("DM-GLS-08 opposing is what belongs to one's opponent or is under the opponent's control", () => {
  const t = scenario({ cards: [[ICEMAN], [KITTY]], field: [['Iceman 2'], ['Kitty Pryde 1']] });
  const kitty = t.die(1, 'Kitty Pryde');
  const opposing = (seat: number) => fits(t.world, { seat, die: NO_DIE }, { whose: 'opposing' }, kitty);
  assert.deepEqual([opposing(0), opposing(1)], [true, false]);
  const p = scenario({
    basics: [29],
    cards: [[ICEMAN], [KITTY]],
    field: [['Iceman 2'], ['Kitty Pryde 1', 'Sidekick']],
    reserve: [['Possession'], []],
  });
  p.play('0 use:Possession', '0 pass', '0 choose:Kitty Pryde');
  const held = p.world.seat.findIndex((seat, die) => seat === 0 && p.world.owner[die] === 1);
  assert.ok(held >= 0 && fits(p.world, { seat: 1, die: NO_DIE }, { whose: 'opposing' }, held));
});

test('DM-GLS-09 to spin is to turn a die without rolling', () => {
  const t = scenario({ cards: [[ICEMAN], []], field: [['Iceman 1'], []], reserve: [['Enrage'], []], rolls: [1] });
  t.play('0 use:Enrage');
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 2']);
  assert.deepEqual(t.state.script, [1], 'no roll was made');
  assert.deepEqual(t.happened('rolled', 'rerolled'), []);
});

test('DM-GLS-10 the stats of a character are fielding cost, attack and defense of its face', () => {
  const t = scenario({ cards: [[10], []], field: [['Juggernaut 1', 'Juggernaut 2', 'Juggernaut 3', 'Sidekick'], []] });
  const stats = (text: string) => [fieldingOf, attackOf, defenseOf].map(stat => stat(t.world, t.die(0, text)));
  assert.deepEqual(['Juggernaut 1', 'Juggernaut 2', 'Juggernaut 3', 'Sidekick'].map(stats), [
    [1, 6, 3],
    [2, 7, 4],
    [3, 7, 6],
    [0, 1, 1],
  ]);
});

test('DM-GLS-11 when fielded: as it is sent to the field for its cost, not when it attacks or comes back', () => {
  const t = scenario({
    cards: [[20], [ICEMAN]],
    field: [[], ['Sidekick', 'Iceman 1']],
    reserve: [['Quicksilver 2', 'bolt'], []],
  });
  t.play('0 field:Quicksilver');
  assert.deepEqual(t.dice(0, 'reserve'), [], 'its cost is paid');
  assert.deepEqual(t.happened('abilityUsed'), ['abilityUsed 0:Quicksilver']);
  assert.deepEqual(t.dice(1, 'field'), ['Iceman 1']);
  t.play('0 pass', '0 attack:Quicksilver', '1 block:Iceman>Quicksilver');
  if (!t.world.turns) t.play('0 pass');
  assert.equal(t.happened('abilityUsed').length, 1);
});

test('DM-MOD-01 a die in reserve pool or field is what it shows', () => {
  const t = scenario({
    cards: [[KITTY], []],
    reserve: [['Kitty Pryde 1', '1 mask Kitty Pryde', 'Ambush', 'generic'], []],
  });
  const kinds = (verb: string) => t.asked(0).options.filter(o => o.verb === verb).length;
  assert.equal(kinds('field'), 1, 'energy is not fielded');
  assert.equal(kinds('use'), 1, 'nor used as an action');
  assert.equal(t.refused(0, 'buy:Kitty Pryde'), undefined, 'but 1 mask and 2 generic pay');
  const poor = scenario({ cards: [[KITTY], []], reserve: [['Kitty Pryde 1', 'Ambush'], []] });
  assert.equal(poor.refused(0, 'buy:Kitty Pryde'), 'DM-PAY-08', 'characters and actions are no energy');
});

test('DM-MOD-02 a Sidekick die is an energy die or a character, as it shows', () => {
  const t = scenario({ field: [['Sidekick'], []], reserve: [['fist', 'Sidekick'], []] });
  const [shown, hero] = [RESERVE, RESERVE].map(
    (zone, nth) => t.world.zone.flatMap((at, die) => (at === zone && t.world.owner[die] === 0 ? [die] : []))[nth]!,
  ) as [number, number];
  assert.deepEqual([isCharacter(t.world, shown), isCharacter(t.world, hero)], [false, true]);
  assert.deepEqual(
    t
      .asked(0)
      .options.filter(o => o.verb === 'field')
      .map(o => o.id),
    [`field:${hero}`],
  );
  t.play(`0 field:${hero}`);
  assert.ok(isCharacter(t.world, t.die(0, 'Sidekick')));
});

test('DM-MOD-03 a die in bag, prep area or used pile is unrolled and counts by the faces it has', () => {
  const t = scenario({
    basics: [34, 25],
    cards: [[KITTY], []],
    used: [['Kitty Pryde 1', 'Ambush', 'Sidekick'], []],
    reserve: [['Transfer Power'], []],
    rolls: [6],
  });
  t.world.face[t.die(0, 'Kitty Pryde')] = 0;
  t.play('0 use:Transfer Power');
  const open = t
    .asked(0)
    .options.filter(o => !o.refused && o.verb === 'choose')
    .map(o => Number(o.id.split(':')[1]));
  assert.ok(open.includes(t.die(0, 'Kitty Pryde')), 'a character die, whatever it showed when it came there');
  assert.ok(!open.includes(t.die(0, 'Ambush')), 'an action die is none');
});

// ---- manners -----------------------------------------------------------------------------------------------

/** The first turns of a first game, played by chance; looks at every step. */
function played(seed: number, look: (match: Match<Duel>) => void): void {
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(seed) }));
  const random = quickRandom(seed);
  for (let n = 0; n < 120 && !match.state.result; n++) {
    const seat = asked(game, match.state)[0]!;
    const options = legal(game, match.state, seat);
    match.answer({ seat, decision: decisionId(match.state), option: options[random.below(options.length)]! });
    look(match);
  }
}

test('DM-ETQ-01 everybody sees which die lies where, and how', () => {
  played(3, ({ state }) => {
    for (const seat of [0, 1]) {
      const { world } = view(game, state, seat);
      assert.deepEqual(world.zone, state.world.zone);
      assert.deepEqual(world.face, state.world.face);
    }
  });
});

test('DM-ETQ-02 a die turns only when it is rolled, paid with in part, or turned by an effect', () => {
  let before: Duel | undefined;
  let turned = 0;
  played(4, ({ state: { world }, events }) => {
    const touched = new Set<unknown>();
    for (const { kind, facts } of events.at(-1)!) {
      if (['rolled', 'rerolled', 'paid', 'chosen'].includes(kind))
        for (const die of facts.dice as number[]) touched.add(die);
      if (['spun', 'fielded', 'survived'].includes(kind)) touched.add(facts.die);
    }
    for (const [die, face] of world.face.entries())
      if (before && before.face[die] !== face) {
        turned++;
        assert.ok(touched.has(die), `die ${die} turned by itself`);
      }
    before = { ...world, face: [...world.face] };
  });
  assert.ok(turned > 20);
});

test("DM-ETQ-03 nobody uses, rolls or spends the other player's dice", () => {
  const t = scenario({
    cards: [[KITTY], [KITTY]],
    reserve: [['mask'], ['mask', 'Sidekick', 'fist']],
    field: [['Sidekick'], ['Sidekick']],
  });
  const theirs = t.world.zone.flatMap((zone, die) => (zone === RESERVE && t.world.owner[die] === 1 ? [die] : []));
  const mine = t.world.zone.flatMap((zone, die) => (zone === RESERVE && t.world.owner[die] === 0 ? [die] : []));
  assert.throws(() => t.play(`0 bill:0:0:${mine[0]!}+${theirs[0]!}`), /ENGINE-ASK-3/);
  assert.throws(() => t.play(`0 field:${theirs[1]!}`), /ENGINE-ASK-3/);
  assert.equal(t.refused(0, 'buy:Kitty Pryde'), 'DM-PAY-08', '1 mask of the own, 2 of the other');
  played(5, ({ state }) => {
    const [seat] = asked(game, state);
    if (seat === undefined || decisionId(state) !== 'turn.reroll') return;
    for (const option of legal(game, state, seat).filter(id => id.startsWith('reroll')))
      for (const die of option.split(':')[2]!.split('+')) assert.equal(state.world.owner[Number(die)], seat);
  });
});

test('DM-ETQ-04 a player counts the own bag at any time, and every draw is a new chance', () => {
  const start = (seed: number) =>
    scenario({
      step: 'clear',
      cards: [[KITTY], []],
      bag: [['Kitty Pryde 1', 'Sidekick', 'Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'], []],
      seed,
    });
  const { world } = view(game, start(1).state, 0);
  assert.equal(world.zone.filter((zone, die) => zone === BAG && world.owner[die] === 0).length, 2);
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => start(seed).dice(0, 'bag').includes('Kitty Pryde'));
  assert.ok(drawn.includes(true) && drawn.includes(false), 'the same bag, other draws');
});

test('DM-ETQ-05 nobody draws too many dice', () => {
  for (const bag of [3, 4, 6]) {
    const t = scenario({
      step: 'clear',
      bag: [Array.from({ length: bag }, () => 'Sidekick'), []],
      used: [['Sidekick', 'Sidekick'], []],
    });
    assert.equal(t.world.zone.filter((zone, die) => zone === PREP && t.world.owner[die] === 0).length, 4);
    const [drawn] = t.match.events.flat().filter(({ kind }) => kind === 'drawn');
    assert.ok(!drawn || (drawn.facts.dice as number[]).length === 4);
    assert.equal(
      t.world.zone.filter((zone, die) => (zone === BAG || zone === USED) && t.world.owner[die] === 0).length,
      bag - 2,
    );
  }
});

test('DM-ETQ-06 every roll shows one of the six faces', () => {
  const seen = new Set<number>();
  played(6, ({ state: { world }, events }) => {
    for (const { kind, facts } of events.at(-1)!)
      if (kind === 'rolled' || kind === 'rerolled')
        for (const die of facts.dice as number[]) seen.add(world.face[die]!);
  });
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    [0, 1, 2, 3, 4, 5],
  );
});
