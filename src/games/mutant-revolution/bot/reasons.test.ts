// Tests of the reasons given for options: points, Hope, people, and the prospects of a fight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hints, hintSpeaker } from '#bots/hints.ts';
import { apply } from '#engine/apply.ts';

import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import type { Seat } from '#engine/types.ts';
import { words } from '#engine/words.ts';
import { mutantRevolution as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const reasons = await game.bot!.reasons!();
const speaker = hintSpeaker(game, reasons);
const TEAMS = [['Rogue', 'Armor'], ['Rockslide'], ['Hellion'], ['Anole']];

/** The reason for a seat's option, judged by the table right after it. */
function reason(t: Scenario, seat: Seat, option: string | RegExp): string {
  const ids = t.asked(seat)[0]!.options.map(({ id }) => id);
  const id = ids.find(one => (typeof option === 'string' ? one === option : option.test(one)));
  assert.ok(id, `${String(option)} is none of ${ids.join(' ')}`);
  const done = apply(game, t.state, { seat, decision: t.at, option: id });
  assert.ok(done.ok, id);
  const { world } = done.state;
  const { pick } = game.table.bind(t.state).asking()!.options.find(id)!;
  const said = reasons.reason({ seat, decision: t.at, pick, before: t.world, after: world, later: [world] });
  return said ? words(speaker, said, { world: t.world }) : '';
}
/** The words of the hints, by option. */
function hinted(t: Scenario, seat: Seat): Record<string, string> {
  const found = hints(game, knowledge(game, t.state, seat), quickRandom(3), { iterations: 60 }, reasons);
  return Object.fromEntries(found.map(hint => [hint.option, words(speaker, hint.reason, { world: t.world })]));
}

test('a bid is told by how often it wins and what it leaves; none keeps all', () => {
  const t = scenario({ at: 'recruit', run: 'auction', locals: { prize: 'recruit' }, offered: 'Pixie', own: TEAMS });
  t.world.hope.fill(0, 1);
  assert.equal(reason(t, 0, 'bid:0'), 'keeps your 5 Hope');
  assert.equal(reason(t, 0, 'bid:2'), 'wins the auction about 10 times in 10, and leaves 3 Hope');
});

test('Upkeep: who can be sent again, who stays, what is gained', () => {
  const upkeep = scenario({ at: 'upkeep', own: [['Rogue, injured', 'Armor, 0 power']], hope: [3] });
  assert.match(reason(upkeep, 0, /^recover:0:\d+/), /Rogue can be sent again|brings a Power Token/);
  const wages = scenario({ at: 'upkeep', own: [['Rogue', 'Cable']], hope: [3] }).idleTo('upkeep.wages');
  assert.equal(reason(wages, 0, /^pay:0:\d+\+\d+$/), 'keeps all your Heroes for 2 Hope');
  assert.match(reason(wages, 0, /^pay:0:\d+$/), /^saves 1 Hope, but (Rogue|Cable) leaves$/);
});

test('an Event is told by the points that it brings; to pass keeps Plot Points', () => {
  const opening = { pp: [6, 0, 0, 0], hands: [['The World Is Watching']] };
  const ahead = scenario({ ...opening, rp: [4, 1, 1, 1] });
  assert.match(Object.values(hinted(ahead, 0)).join(), /gains 1 Revolution Point/);
  const t = scenario(opening);
  assert.equal(reason(t, 0, 'pass'), 'keeps 6 Plot Points for Reactions');
  assert.match(reason(t, 0, /^discard/), /^brings \d Hope for cards that you would lose anyway$/);
});

test('deals are told by what they are worth in Hope', () => {
  const t = scenario({ at: 'recruit', run: 'floor', own: [['Rogue', 'Armor', 'Pixie'], ['Hellion']], hope: [5, 5] });
  t.play('0 offer:1:0:Pixie:0:');
  assert.match(reason(t, 1, 'accept:0'), /^is worth about \d+ Hope more to you than what you give$/);
  t.play('1 decline:0', '1 offer:0:0::5:Pixie');
  assert.match(reason(t, 0, 'accept:1'), /^the deal would cost you about \d+ Hope more than it brings$/);
  assert.equal(reason(t, 0, 'ready'), 'no deal on the floor is better');
});

test('whom to send: the strongest, or whom it spares; to refuse costs a point', () => {
  const fight = { mission: 'Gamma Rampage', pcs: [] };
  const t = scenario({ at: 'mission', run: 'invitations', own: TEAMS, fight });
  assert.equal(reason(t, 0, 'invite:0'), 'your own Character takes part');
  assert.match(reason(t, 0, 'invite:1'), /^their strongest has \d+ Attributes$/);
  t.play('0 invite:0');
  const sent = t
    .asked(0)[0]!
    .options.filter(({ refused }) => !refused)
    .map(({ id }) => reason(t, 0, id));
  assert.ok(sent.some(said => /^your strongest, \d+ Attributes$/.test(said)));
  assert.ok(sent.some(said => /^\d+ Attributes, and spares (Rogue|Armor)$/.test(said)));
  assert.ok(sent.includes('costs 1 Revolution Point, but risks nobody'));
});

test('in the arena: whom an attack hurts, where a walk leads', () => {
  const pcs = ['Rogue E4', 'Rockslide A3', 'Hellion E9', 'Anole I3'];
  const fight = { mission: 'Sinister Trouble', pcs, tokens: ['E5'] };
  const near = scenario({ at: 'mission', run: 'pcTurn', locals: { seat: 0 }, own: TEAMS, fight }).idleTo('pcTurn.act');
  assert.match(hinted(near, 0)['attack:10']!, /^does about [\d.]+ Damage to |^takes .* out about /);
  assert.match(reason(near, 0, 'done'), /^stays \d hex(es)? from the goal$|^nobody has it within reach there$/);
  const away = { ...fight, pcs: ['Rogue E1', ...pcs.slice(1)], tokens: ['E7'] };
  const far = scenario({ at: 'mission', run: 'pcTurn', locals: { seat: 0 }, own: TEAMS, fight: away });
  far.idleTo('pcTurn.act').play('0 move').idleTo('move.to');
  const ways = far.asked(0)[0]!.options.map(({ id }) => reason(far, 0, id));
  assert.ok(ways.some(said => /^\d hex(es)? nearer to the goal$/.test(said)));
});
