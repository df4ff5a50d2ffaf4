// Words fit the situation: prompts, options and log lines say whose roll, what it costs and what has changed it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '#engine/ask.ts';
import { words } from '#engine/words.ts';
import { phraseOf } from '#engine/refusals.ts';
import { SEAT_NAMES } from '#engine/scenario/transcript.ts';
import type { Phrase, Seat } from '#engine/types.ts';
import { marvelHeroes as game } from '../game.ts';
import { duel, scenario, type Scenario } from '../scenario/scenario.ts';

const say = (t: Scenario, phrase: Phrase): string => words(game, phrase, { world: t.world, seats: SEAT_NAMES });
/** The question of a seat and its options; behind an option that is refused the reason. */
function asked(t: Scenario, seat: Seat): { prompt: string; options: string[] } {
  const [question] = explain(game, t.state, [seat]);
  const { prompt, options } = question!;
  const told = options.map(({ label, refused }) => say(t, label) + (refused ? ` – ${say(t, phraseOf(refused))}` : ''));
  return { prompt: say(t, prompt), options: told };
}

test('planning tells the Plot Points and what a plan leaves of them', () => {
  const t = scenario({ seats: 2, at: 'planning' });
  const { prompt, options } = asked(t, 0);
  assert.equal(prompt, 'You have 4 Plot Points. Who is Ready, who supports?');
  assert.ok(options.includes('Ready: Thor; supporting: Captain America; keep 0 PP'), options.join('\n'));
});

test('a District says which Headline is open there', () => {
  const t = scenario({ heroes: { thor: 'ready' }, headlines: { Queens: 'turfWarOnTheWaterfront' } }).play(
    '0 move:thor',
  );
  const { prompt, options } = asked(t, 0);
  assert.equal(prompt, 'Where does Thor go?');
  assert.ok(options.includes('Go to Astoria: Turf War on the Waterfront!') && options.includes('Go to Steinway'));
});

test('schemes, the Trouble Level and the prices of Villains are told in numbers', () => {
  const t = scenario({
    seats: 2,
    heroes: { thor: 'Sunnyside', hulk: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    plots: [[], ['electro', 'pyro']],
    dice: 'TTTTD',
  }).play('0 troubleshoot:Queens');
  assert.deepEqual(asked(t, 1).options.slice(1, 3), ['Increase Threat: 3 Trouble dice more', 'Draw 3 Villain cards']);
  t.play('1 pass', '1 pass');
  assert.deepEqual(asked(t, 0), {
    prompt: 'Trouble Level 6. Which hero’s rating lowers it?',
    options: ['Hulk: 1 less', 'Thor: 2 less'],
  });
  t.play('0 hero:hulk');
  const { prompt, options } = asked(t, 1);
  assert.equal(prompt, 'Trouble Level 5. Do you play a Lead Villain against the heroes?');
  assert.ok(options.includes('Lead with Electro for 2 Trouble'), options.join('\n'));
});

test('powers are told with their ratings, abilities with their price, windows with the roll they are about', () => {
  const t = duel({ with: 'captainAmerica', against: 'vulture', hands: [['vision', 'hawkeye']], rolls: 'HBBB DB HHH' });
  assert.equal(asked(t, 0).options[0], 'Shield Throw (red): Attack 4, Defend 3, Outwit 1');
  t.play('0 power:red', '1 power:red');
  assert.equal(asked(t, 0).prompt, 'Before the Attack roll of Captain America: do you use an ability?');
  t.play('0 pass', '0 pass');
  assert.deepEqual(asked(t, 0), {
    prompt: 'Before the Defend roll of Captain America: do you use an ability?',
    options: ['Pass', 'Use Captain America: Behind the Shield, discarding a card'],
  });
  t.play('0 use:captainAmerica', '0 discard:vision');
  t.play('0 pass');
  const log = t.log(0);
  assert.ok(log.includes('Captain America uses Shield Throw (red).'), log.join('\n'));
  assert.ok(log.includes('Captain America rolls 4 dice for Attack: 1 HIT.'));
  assert.match(
    log.join('\n'),
    /Captain America rolls 4 dice for Defend \(3, changed by Captain America: Behind the Shield\): \d HITs?\./,
  );
});

test('a KO that is about to be marked says on whom', () => {
  const t = duel({ with: 'thor', against: 'vulture', hands: [['bodyArmor']], rolls: 'BBBBB BB HHH BBB' });
  t.play('0 power:red', '1 power:red').idleWhile(one => !/KO/.test(asked(one, 0).prompt));
  assert.equal(asked(t, 0).prompt, 'A KO is about to be marked on Thor: do you use an ability?');
});

test('the two ways to use one ability are told apart', () => {
  const t = scenario({ heroes: { hulk: 'supporting' }, mostWanted: ['rhino'], plots: [[], ['toad']] });
  const uses = asked(t, 0).options.filter(label => label.includes('Hulk: Smash'));
  assert.deepEqual(uses, [
    'Use Hulk: Smash the Hideout (discard one Villain from a Most Wanted space) as your action',
    'Use Hulk: Smash the Hideout (one opponent discards 2 Villain cards at random) as your action',
  ]);
});
