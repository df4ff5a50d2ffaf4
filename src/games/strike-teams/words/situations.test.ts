// Words fit the situation: prompts, options and log lines say who, what it costs, and what comes of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '#engine/ask.ts';
import { phraseOf } from '#engine/refusals.ts';
import { SEAT_NAMES } from '#engine/scenario/transcript.ts';
import type { Phrase, Seat } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { strikeTeams as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { drawn, ROOMS } from '../table/testing.ts';

const say = (t: Scenario, phrase: Phrase): string => words(game, phrase, { world: t.world, seats: SEAT_NAMES });
/** The question of a seat and its options; behind an option that is refused the reason. */
function asked(t: Scenario, seat: Seat): { prompt: string; options: string[] } {
  const [question] = explain(game, t.state, [seat]);
  const { prompt, options } = question!;
  const told = options.map(({ label, refused }) => say(t, label) + (refused ? ` – ${say(t, phraseOf(refused))}` : ''));
  return { prompt: say(t, prompt), options: told };
}
const has = (list: readonly string[], ...wanted: string[]): void => {
  for (const one of wanted) assert.ok(list.includes(one), `${one} is not in\n${list.join('\n')}`);
};

test('a turn tells AP and CP, and what each thing costs', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' }, cards: ['Hurl Shield'], cp: [2, 0], ap: { cap: 1 } });
  has(asked(t, 0).options, 'Captain America, 1 AP');
  t.play('0 activate:cap');
  assert.equal(asked(t, 0).prompt, 'Captain America has 1 AP: gain more, or rest?');
  has(asked(t, 0).options, 'Gain 6 AP', 'Roll the Action Die for 2 AP');
  t.play('0 addAp');
  const { prompt, options } = asked(t, 0);
  assert.equal(prompt, 'Captain America: what now? 7 AP and 2 CP to spend.');
  has(options, 'Slug (2 AP)', 'Break through past Hydra Soldier 1 (4 AP)');
  assert.equal(say(t, { say: 'walk', facts: {} }), 'Choose the path step by step');
  assert.ok(options.some(option => /^Go to 2,2 \(\d AP\)$/.test(option)));
});

test('an attack tells its weapon, and of each target what it would do there', () => {
  const t = scenario({ figures: { iron: '1,3', s1: '6,3', s2: '1,6' } })
    .turn('iron')
    .play('0 attack');
  assert.deepEqual(asked(t, 0), {
    prompt: 'Iron Man attacks with Repulsor Ray, strength 3. Whom or what?',
    options: ['Hydra Soldier 1: 1 damage, 2 lost to distance', 'Hydra Soldier 2: 3 damage'],
  });
  t.play('0 figure:s1');
  assert.equal(asked(t, 0).prompt, '2 strength is lost over the distance. Aim for how many AP?');
  const die = [1, 2, 3].map(n => `Roll the Action Die for ${n} AP`);
  assert.deepEqual(asked(t, 0).options, ['Shoot as it is', '1 AP: 1 strength more', '2 AP: 2 strength more', ...die]);
  t.play('0 aim:2').idleTo('turn.act');
  has(t.log(0), 'Iron Man attacks Hydra Soldier 1 with Repulsor Ray.', 'Hydra Soldier 1 is defeated.');
});

test('a soldier who returns is told apart by what everybody knows of it', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '9,9' },
    down: 's1 s2 s3',
    white: '3,3 4,4',
    stages: ['s1-3', 's2-4'],
    marks: ['', 'A'],
    secrets: ['', 's3', ''],
  });
  t.world.secrets.picked[1]!.seen = 31;
  t.turn('soldiers').play('1 recall:3,3');
  assert.deepEqual(asked(t, 1), {
    prompt: 'Which soldier returns at 3,3?',
    options: ['Hydra Soldier 1', 'Hydra Soldier 3, the courier'],
  });
});

test('a reaction tells who attacks, with what, and how much it takes away', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { cap: '3,3', winter: '3,6' },
    cards: ['Shield Block', 'Hurl Shield'],
    ap: { cap: 3 },
  })
    .turn('winter')
    .play('1 attack', '1 figure:cap');
  const { prompt, options } = asked(t, 0);
  assert.equal(prompt, 'Winter Soldier attacks Captain America with Pistol: 3 damage. React?');
  has(options, 'Dodge (1 AP): 2 less', 'Shield Block (1 AP)', 'Take it');
});

test('wounds name the boxes and cards that they go to', () => {
  const t = scenario({
    at: 'mastermind',
    figures: { may: '3,3', winter: '3,6' },
    cards: ['Sidearm'],
  }).turn('winter');
  t.play('1 attack', '1 figure:may');
  const { prompt, options } = asked(t, 0);
  assert.equal(prompt, 'Agent May takes 3 wounds. Where do they go?');
  has(
    options,
    '1 on the Attack Box and 2 on Sidearm',
    '1 on the Attack Box, 1 on the Defend Box and 1 on the Move Box',
  );
  assert.equal(say(t, { say: 'wounds', facts: {} }), 'Place the wounds one by one');
  t.play('0 wounds:0:32+32+33');
  has(t.log(0), 'Agent May takes 3 wounds: 2 on the Attack Box and 1 on the Defend Box.');
});

test('refusals say what to do about it', () => {
  const t = scenario({ figures: { cap: '3,3', s1: '4,3' }, trapped: { cap: 1 } }).turn('cap');
  has(asked(t, 0).options, 'Slug (2 AP) – A trapped character can neither move nor attack: break free first.');
});

test('set-up asks for teams by unit points and for cards by name', () => {
  const state = scenario({ seats: 2 });
  assert.ok(game.texts['setting:mission:campaign']);
  assert.equal(say(state, { say: 'settingUp.villains', facts: { n: 3 } }), 'Choose your team of 3 unit points.');
  assert.equal(say(state, { say: 'placing.place', facts: { token: 'cosmic-cube' } }), 'Where does the Cosmic Cube go?');
  assert.equal(
    say(state, { say: 'picking.hidden', facts: { role: 'courier' } }),
    'Pick in secret: who is the courier?',
  );
  assert.equal(say(state, { say: 'draft', facts: { cards: [0, 1] } }), 'Hurl Shield and Shield Block');
});
test('ST-BRK-08 a breakthrough is told as a move, and inflicts nothing', () => {
  const position = { figures: { cap: '3,3', s1: '4,3' }, ap: { soldiers: 1 }, cards: ['Covering Line'] };
  const through = scenario(position).turn('cap').play('0 breakthrough:s1', '1 pass');
  assert.deepEqual(through.log().slice(-2), [
    'Captain America attacks Hydra Soldier 1 with a breakthrough.',
    'Captain America breaks through.',
  ]);
  const weak = { ...position, figures: { cap: '3,3', winter: '4,3' }, ap: { winter: 2 }, cards: ['Deflect'] };
  const back = scenario(weak).turn('cap').play('0 breakthrough:winter', '1 card:Deflect').idleTo('turn.act');
  assert.equal(back.log().at(-1), 'Captain America does not get past Winter Soldier.');
});
test('verbs fit the one and the many, and sentences begin with a capital', () => {
  const t = scenario({ at: 'mastermind', figures: { s1: '3,3', cap: '9,9' }, dice: [1] });
  assert.equal(asked(t.play('1 activate:soldiers'), 1).prompt, 'Hydra Soldiers have 0 AP: gain more, or rest?');
  t.play('1 addAp', '1 roll:1');
  assert.deepEqual(t.log(), [
    'Hydra Soldiers act.',
    'Hydra Soldiers gain 6 AP.',
    'Hydra Soldiers roll the Action Die for 1 AP: 1.',
  ]);
  assert.equal(say(t, { say: 'scored', facts: { team: 1, n: 2 } }), 'The Mastermind scores 2 OP.');
  assert.equal(say(t, { say: 'cpGained', facts: { team: 0, n: 1 } }), 'The heroes gain 1 CP.');
  const door = scenario({ map: drawn(ROOMS), figures: { cap: '1,1' } })
    .turn('cap')
    .play('0 openDoor:door 1');
  assert.equal(door.log().at(-1), 'Door 1 is open.');
});
