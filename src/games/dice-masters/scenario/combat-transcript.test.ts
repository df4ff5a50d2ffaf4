// The golden transcript of the rulebook's detailed fight (DM-EX-19 to DM-EX-25): Bryan is seat 0, Kyle seat 1.
import assert from 'node:assert/strict';
import { testGolden } from '#engine/testing/games.ts';
import { attackersOf } from '../abilities/legality.ts';
import { scenario, type Scenario } from './scenario.ts';

/** Bryan attacks with all he has, and Kyle blocks all but Quicksilver. */
function begin(): Scenario {
  const t = scenario({
    step: 'attack',
    cards: [
      [2, 10, 21],
      [9, 18],
    ],
    field: [
      ['Angel 1', 'Juggernaut 2', 'Juggernaut 3', 'Quicksilver 2', 'Sidekick', 'Sidekick'],
      ['Iceman 1', 'Iceman 2', 'Magneto 1', 'Sidekick', 'Sidekick'],
    ],
    reserve: [['Enrage'], ['bolt']],
  });
  t.play('0 attack:Angel+Juggernaut 2+Juggernaut 3+Quicksilver+Sidekick+Sidekick');
  const blockers = new Map([
    [t.die(0, 'Juggernaut 2'), t.die(1, 'Iceman 1')],
    [t.die(0, 'Juggernaut 3'), t.die(1, 'Iceman 2')],
    [t.die(0, 'Sidekick'), t.die(1, 'Magneto')],
    [t.die(0, 'Sidekick', 1), t.die(1, 'Sidekick')],
    [t.die(0, 'Angel'), t.die(1, 'Sidekick', 1)],
  ]);
  const parts = attackersOf(t.world).map(attacker => blockers.get(attacker) ?? '');
  return t.play(`1 block:0:${parts.join(':')}`);
}

/** Kyle turns both Sidekicks to bolts and doubles both Icemen with them. */
function answered(): Scenario {
  const t = begin().play('0 pass', '1 global:Iceman', '1 choose:Sidekick', '1 choose:Sidekick');
  return t.play('0 pass', '1 activate:Iceman 1', '0 pass', '1 activate:Iceman 2');
}
/** Bryan enrages Quicksilver, and gives the Sidekick that Magneto blocks away for the bigger Juggernaut. */
function fought(): Scenario {
  const t = answered().play('0 use:Enrage', '0 choose:Quicksilver', '0 pass');
  const small = t.world.foe[t.die(1, 'Magneto')]!;
  assert.equal(t.asked(0).prompt.facts.die, t.die(0, 'Juggernaut 2'));
  t.play('0 decline');
  assert.equal(t.asked(0).prompt.facts.die, t.die(0, 'Juggernaut 3'));
  return t.play('0 apply:Juggernaut', `0 choose:${small}`, '0 enough');
}
testGolden(new URL('transcripts/combat-example.txt', import.meta.url), () => fought().match);
