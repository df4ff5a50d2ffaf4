// Tests of intents: one click gives answer after answer, and a question that was not expected ends it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import type { Decision, Seat } from '#engine/types.ts';
import { de } from '../../words/de/quick.ts';
import { en } from '../../words/en/quick.ts';
import { type Position, scenario, type Scenario } from '../../scenario/scenario.ts';
import { SIDEKICK } from '../../table/dice.ts';
import { againAfter, canRepeat, repeating, type Again, type Following } from './again.ts';
import { intentsOf, passing } from './intents.ts';
import { passWords } from './words.ts';

const question = (t: Scenario, seat: Seat): Decision | undefined =>
  asked(t.game, t.state).includes(seat) ? t.asked(seat) : undefined;
const offered = (t: Scenario, seat: Seat, parts: number[][] = []): string[] =>
  intentsOf(t.world, t.asked(seat)!, parts).map(({ key }) => key);
/** One click of a player: the answers that it gives before somebody else is asked or it ends. */
function click(t: Scenario, seat: Seat, key: string, parts: number[][] = []): Following {
  const intent = intentsOf(t.world, t.asked(seat)!, parts).find(one => one.key === key);
  assert.ok(intent, `${key} is not among ${offered(t, seat, parts).join()}`);
  const follow = intent.follow();
  goOn(t, seat, follow);
  return follow;
}
function goOn(t: Scenario, seat: Seat, follow: Following): string[] {
  const given: string[] = [];
  for (let now = question(t, seat); now; now = question(t, seat)) {
    const option = follow(now, t.world);
    if (!option) break;
    assert.equal(t.match.answer({ seat, decision: decisionId(t.state), option }), undefined, option);
    given.push(option);
  }
  return given;
}
const options = (t: Scenario): string[] => t.match.record.answers.map(({ option }) => option.split(':')[0]!);
const main = (position: Position): Scenario => scenario({ cards: [[4, 1], []], ...position });
/** With Kitty Pryde's Global, which both may use. */
const GLOBAL = { cards: [[4], [15]] };

test('dice of little use are rerolled at once, or all, or all but those marked', () => {
  const begin = (): Scenario =>
    scenario({
      step: 'roll',
      prep: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']],
      rolls: [6, 3, 5, 4, 1, 1, 1, 1],
    });
  const t = begin();
  assert.deepEqual(offered(t, 0), ['rerollTyped', 'rerollRest', 'rerollAll']);
  const { things } = t.asked(0)!.forms.reroll!.to[0]!.slots[0]!;
  assert.deepEqual(offered(t, 0, [[things![0]!]]), ['rerollOthers']);
  click(t, 0, 'rerollTyped');
  assert.equal(t.match.record.answers[0]!.option, `reroll:0:${things![1]}+${things![3]}`, 'wild energy is kept');
  const rest = begin();
  click(rest, 0, 'rerollRest');
  assert.equal(rest.match.record.answers[0]!.option, `reroll:0:${things!.slice(1).join('+')}`, 'wild energy, too');
  const other = begin();
  click(other, 0, 'rerollOthers', [[things![0]!]]);
  assert.equal(other.match.record.answers[0]!.option, `reroll:0:${things!.slice(1).join('+')}`);
});

test('energy of heroes alone is rerolled', () => {
  const t = scenario({
    step: 'roll',
    cards: [[4, 1], []],
    prep: [['Sidekick', 'Sidekick', 'Cyclops', 'Sidekick']],
    rolls: [6, 4, 2, 3, 1, 1, 1],
  });
  const { things } = t.asked(0)!.forms.reroll!.to[0]!.slots[0]!;
  assert.deepEqual(offered(t, 0), ['rerollTyped', 'rerollHeroes', 'rerollAll']);
  const answers = (key: string): string | undefined =>
    intentsOf(t.world, t.asked(0)!, [])
      .find(one => one.key === key)!
      .follow()(t.asked(0)!, t.world);
  const hero = things!.find(die => t.world.kind[die] !== SIDEKICK)!;
  assert.equal(answers('rerollHeroes'), `reroll:0:${hero}`);
});

test('everybody who can be paid for is fielded, and nobody where energy is short', () => {
  const t = main({ reserve: [['Angel 1', 'Sidekick', 'Sidekick', 'bolt']] });
  click(t, 0, 'fieldAll');
  assert.deepEqual(t.dice(0, 'field'), ['Angel 1', 'Sidekick', 'Sidekick']);
  assert.deepEqual(options(t), ['field', 'field', 'field']);
  const short = main({ reserve: [['Cyclops 3', 'Angel 3', 'bolt']] });
  assert.ok(!offered(short, 0).includes('fieldAll'));
});

test('a turn is ended with everybody fielded, with or without an attack', () => {
  const position = { reserve: [['Sidekick', 'Sidekick']], field: [['Cyclops 1'], ['Sidekick']] };
  const quiet = main(position);
  click(quiet, 0, 'endTurn');
  assert.deepEqual(options(quiet).slice(0, 4), ['field', 'field', 'pass', 'hold']);
  assert.equal(quiet.world.active, 1);
  const loud = main(position);
  click(loud, 0, 'attackAll');
  assert.equal(loud.dice(0, 'attack').length, 3);
  assert.equal(question(loud, 1)?.id, 'blocking.blockers');
});

test('fielding goes on after a question that it brings about, but does not end the turn then', () => {
  for (const key of ['fieldAll', 'endTurn']) {
    const t = scenario({
      cards: [[4, 1], [10]],
      reserve: [['Cyclops 1', 'Angel 1', 'bolt', 'bolt', 'bolt']],
      field: [[], ['Sidekick', 'Juggernaut 1']],
    });
    const angel = t.die(0, 'Angel');
    const follow = click(t, 0, key);
    assert.equal(question(t, 0)?.id, 'choosing.pick', 'whom Cyclops hits as he is fielded');
    t.play('0 choose:Sidekick', '1 refuse');
    assert.deepEqual(goOn(t, 0, follow), [`field:${angel}`]);
    t.match.answer({ seat: 0, decision: decisionId(t.state), option: t.asked(0)!.idle! });
    assert.deepEqual([question(t, 0)?.id, goOn(t, 0, follow)], ['main.react', []]);
  }
});

test('attackers: all, all but Sidekicks, all but those marked', () => {
  const t = scenario({
    step: 'attack',
    cards: [[4, 1], []],
    field: [['Cyclops 1', 'Angel 1', 'Sidekick'], ['Sidekick']],
  });
  assert.deepEqual(offered(t, 0), ['attackAll', 'attackHeroes', 'attackOne']);
  assert.deepEqual(offered(t, 0, [[t.die(0, 'Angel')]]), ['attackOthers']);
  click(t, 0, 'attackHeroes');
  assert.equal(t.dice(0, 'attack').length, 2);
});

test('blockers: those who survive, as many as possible, all against one', () => {
  const t = scenario({
    step: 'attack',
    cards: [[4, 1], [10]],
    field: [['Sidekick'], ['Juggernaut 1', 'Sidekick']],
  });
  t.play('0 attack:Sidekick');
  assert.deepEqual(offered(t, 1), ['blockSafe', 'blockGang']);
  click(t, 1, 'blockGang');
  assert.equal(t.happened('blocked').length, 2);
});

test('the weakest stops the strongest attacker, and that alone', () => {
  const t = scenario({
    step: 'attack',
    cards: [[4, 1], [10]],
    field: [
      ['Sidekick', 'Cyclops 3'],
      ['Juggernaut 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Sidekick+Cyclops');
  click(t, 1, 'blockOne');
  assert.deepEqual(t.dice(1, 'attack'), ['Sidekick']);
  assert.equal(t.world.foe[t.die(1, 'Sidekick')], t.die(0, 'Cyclops'));
});

test('a Global is used once more on whom it could be used on, until something else is done', () => {
  const t = main({ reserve: [['bolt', 'bolt', 'bolt']], field: [['Cyclops 1', 'Sidekick'], []] });
  let again: Again | undefined;
  const give = (option: string): void => {
    again = againAfter(again, t.asked(0)!, option);
    assert.equal(t.match.answer({ seat: 0, decision: decisionId(t.state), option }), undefined, option);
  };
  const [hero, sidekick] = [t.die(0, 'Cyclops'), t.die(0, 'Sidekick')];
  const global = t.asked(0)!.options.find(({ verb, refused }) => verb === 'global' && !refused)!.id;
  give(global);
  give(`choose:${hero}`);
  assert.ok(canRepeat(t.world, t.asked(0)!, again!, sidekick));
  const follow = repeating(again!, sidekick);
  assert.deepEqual(goOn(t, 0, follow), [global, `choose:${sidekick}`]);
  assert.deepEqual(
    [hero, sidekick].map(die => t.world.plusAttack[die]),
    [1, 1],
  );
  assert.equal(again!.option, global);
  give('pass');
  assert.equal(again, undefined);
});

test('passing goes on while nothing has changed, and no further', () => {
  const t = main({ ...GLOBAL, reserve: [['mask'], ['mask', 'mask']], field: [['Cyclops 1'], ['Sidekick']] });
  const follow = passing();
  assert.deepEqual(goOn(t, 0, follow), ['pass']);
  assert.equal(question(t, 1)?.id, 'main.react');
  t.play('1 pass');
  assert.deepEqual(goOn(t, 0, follow), ['pass'], 'both have passed');
  assert.equal(question(t, 0)?.id, 'attack.attackers', 'the attack is a question of its own');
});

test('what the other player does meanwhile stops it', () => {
  const t = main({ ...GLOBAL, reserve: [['mask'], ['mask', 'mask']], field: [['Cyclops 1'], ['Sidekick']] });
  const follow = click(t, 0, 'endTurn');
  const used = t.asked(1)!.options.find(({ verb, refused }) => verb === 'global' && !refused)!;
  t.match.answer({ seat: 1, decision: decisionId(t.state), option: used.id });
  for (let now = question(t, 1); now; now = question(t, 1))
    t.match.answer({ seat: 1, decision: decisionId(t.state), option: now.idle! });
  assert.equal(question(t, 0)?.id, 'main.react');
  assert.deepEqual(goOn(t, 0, follow), []);
});

test('a whole turn of the other player is let go on, but blocks are asked for', () => {
  const t = main({ ...GLOBAL, reserve: [['mask'], ['mask', 'mask']], field: [['Cyclops 1'], ['Sidekick']] });
  t.play('0 pass');
  const follow = click(t, 1, 'letAll');
  t.play('0 pass', '0 attack:Cyclops');
  assert.equal(question(t, 1)?.id, 'blocking.blockers');
  assert.equal(follow(t.asked(1)!, t.world), '');
});

test('passing is called by what it does', () => {
  const words = (t: Scenario, seat: Seat): string | undefined => passWords(t.world, t.asked(seat)!);
  assert.equal(words(main({ reserve: [['bolt']] }), 0), 'toEnd');
  const t = main({ ...GLOBAL, reserve: [['mask'], ['mask', 'mask']], field: [['Cyclops 1'], ['Sidekick']] });
  assert.equal(words(t, 0), 'toAttack');
  t.play('0 pass');
  assert.equal(words(t, 1), 'letOn');
});

test('both languages have all words', () => {
  assert.deepEqual(Object.keys(de), Object.keys(en));
});
