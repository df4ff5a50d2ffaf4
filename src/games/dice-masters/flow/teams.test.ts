// Teams brought in secret and revealed together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composedId } from '#engine/running/option-cache.ts';
import { asked, decisionId, idle, legal, refusal, sampledOption } from '#engine/ask.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { sentence } from '#engine/scenario/transcript.ts';
import type { Json } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { colourOf, BOTH, diceLeft, type Duel } from '../table/world.ts';
import { diceMasters as game } from '../game.ts';
import type { Team } from '../table/starting-table.ts';
import { complaintsAbout, type Terms } from '../table/team-rules.ts';
import { PRESETS, randomTeam } from '../table/teams.ts';
import { madeOf, teamOf } from './teams.ts';

const open = (options: Json, seed = 1): Match<Duel> =>
  new Match(game, newRecord(game, { seats: 2, seed: seedOf(seed), options }));
const compose = (team: Team): string => composedId('compose', madeOf(team));
function bring(match: Match<Duel>, seat: number, option: string): Match<Duel> {
  const refused = match.answer({ seat, decision: 'teams.bring', option });
  assert.equal(refused, undefined);
  return match;
}
/** The cards of a seat, or those in the middle, with their dice. */
const lying = (w: Duel, holder: number): [number, number][] =>
  w.cards.flatMap((card, slot): [number, number][] => (w.holder[slot] === holder ? [[card, diceLeft(w, slot)]] : []));
const pairs = (team: Team): [number, number][] => team.cards.map(({ card, dice }) => [card, dice]);
const said = (match: Match<Duel>): string[] =>
  match.events.flat().map(event => sentence(game, match.state, event, 'everything'));

const mine: Team = { basics: [26, 32], cards: [{ card: 13, dice: 3 }, { card: 62, dice: 1 }] }; // oxfmt-ignore

for (const format of ['basic', 'tournament'])
  test('DM-RUL-10, DM-BSC-07, DM-TNT-05 nobody sees a team before both are there', () => {
    const match = open({ format });
    assert.deepEqual(asked(game, match.state), [0, 1]);
    bring(match, 0, compose(mine));
    assert.deepEqual(asked(game, match.state), [1]);
    const other = open({ format });
    bring(other, 0, 'preset:1');
    for (const viewer of [1, 'spectator'] as const)
      assert.deepEqual(view(game, match.state, viewer), view(game, other.state, viewer));
    assert.deepEqual(view(game, match.state, 0).sealed, { 0: [compose(mine)] });
    assert.deepEqual(match.state.world.cards, []);
    bring(match, 1, 'preset:0');
    const w = match.state.world;
    assert.deepEqual(lying(w, 0), pairs(mine));
    assert.deepEqual(lying(w, 1), pairs(PRESETS[0]!));
    assert.deepEqual(lying(w, BOTH), [[26, 3], [32, 3], [25, 3], [30, 3]]); // oxfmt-ignore
  });

test('DM-BSC-07, DM-BSC-10, DM-TNT-07 basic actions are revealed first, then the rest; then somebody begins', () => {
  for (const format of ['basic', 'tournament']) {
    const match = open({ format });
    assert.equal(match.state.world.active, -1);
    bring(bring(match, 1, 'preset:1'), 0, compose(mine));
    const kinds = match.events.flat().map(event => event.kind);
    assert.deepEqual(kinds.slice(0, 6), [
      'basicsRevealed',
      'basicsRevealed',
      'teamRevealed',
      'teamRevealed',
      'begun',
      'turnStarted',
    ]);
    assert.ok([0, 1].includes(match.state.world.active));
    assert.deepEqual(said(match)[0], 'seat 0 brings the basic actions Enrage and Selective Shield.');
    assert.deepEqual(
      said(match)[2],
      'seat 0 brings Kitty Pryde, Ariel and Cerebro, Cybernetic Intelligence, 4 dice in all.',
    );
  }
});

test('DM-BSC-08, DM-BSC-09, DM-TNT-06 the same basic action on both sides lies there twice, in two colours', () => {
  for (const format of ['basic', 'tournament']) {
    const match = open({ format });
    const { world: w } = bring(bring(match, 0, 'preset:0'), 1, compose({ ...mine, basics: [25, 34] })).state;
    assert.deepEqual(lying(w, BOTH), [[25, 3], [30, 3], [25, 3], [34, 3]]); // oxfmt-ignore
    const colours = w.holder.flatMap((holder, slot) => (holder === BOTH ? [colourOf(w, slot)!.name] : []));
    assert.equal(new Set(colours).size, 4);
  }
});

test('DM-RUL-10 a team that breaks the rules is refused with the rule', () => {
  const basic = open({ format: 'basic' }).state;
  const tournament = open({ format: 'tournament' }).state;
  const refused = (team: Team) =>
    [basic, tournament].map(
      state => refusal(game, state, { seat: 0, decision: 'teams.bring', option: compose(team) })?.rule,
    );
  assert.deepEqual(refused(mine), [undefined, undefined]);
  assert.deepEqual(refused({ ...mine, cards: [1, 2].map(card => ({ card, dice: 1 })) }), ['DM-BSC-04', 'DM-TNT-03']);
  const seven = [1, 4, 7, 10, 13, 16, 19].map(card => ({ card, dice: 1 }));
  assert.deepEqual(refused({ ...mine, cards: seven }), ['DM-BSC-03', undefined]);
  assert.deepEqual(refused(PRESETS[3]!)[1], undefined);
});

test('DM-TNT-02 to DM-TNT-04 DM-BSC-02 to DM-BSC-06 no team is refused without the rule that it breaks', () => {
  const basic = open({ format: 'basic' }).state;
  const tournament = open({ format: 'tournament' }).state;
  const box = open({ format: 'tournament', starterBox: true }).state;
  const refused = (option: string) =>
    [basic, tournament, box].map(state => refusal(game, state, { seat: 0, decision: 'teams.bring', option })?.rule);
  const dice = (...cards: [card: number, dice: number][]): string =>
    cards.map(([card, n]) => new Array<number>(n).fill(card).join('+')).join('+');
  const basics = ['DM-BSC-02', 'DM-TNT-02', 'DM-TNT-02'];
  for (const wrong of ['', '25', '25+26+27', '25+25', '1+25'])
    assert.deepEqual(refused(`compose:0:${wrong}:${dice([13, 2])}`), basics, wrong);
  assert.deepEqual(refused(`compose:0:25+26:${dice([13, 5])}`), ['DM-BSC-05', 'DM-TNT-04', 'DM-TNT-04']);
  const full = dice([1, 4], [4, 4], [7, 4], [10, 4]);
  assert.deepEqual(refused(`compose:0:25+26:${full}`), ['DM-BSC-05', undefined, 'DM-RUL-08']);
  assert.deepEqual(refused(`compose:0:25+26:${full}+${dice([13, 4], [16, 1])}`)[1], 'DM-TNT-04');
  assert.deepEqual(refused(`compose:0:25+26:${dice([1, 1], [27, 1])}`), ['DM-BSC-03', 'DM-TNT-03', 'DM-TNT-03']);
  assert.deepEqual(refused(`compose:0:25+26:${dice([1, 1], [62, 1])}`), [undefined, undefined, 'DM-RUL-08']);
  assert.deepEqual(refused(`compose:0:25+26:${dice([1, 1], [127, 1])}`), ['DM-CMP-10', 'DM-CMP-10', 'DM-CMP-10']);
  assert.deepEqual(refused('compose:0:26+25:'), ['ENGINE-ASK-3', 'ENGINE-ASK-3', 'ENGINE-ASK-3'], 'no answer at all');
});

test('DM-RUL-08 with a starter box only its cards can be brought, two dice each', () => {
  const state = open({ format: 'tournament', starterBox: true }).state;
  const judged = (team: Team) =>
    refusal(game, state, { seat: 0, decision: 'teams.bring', option: compose(team) })?.rule;
  assert.equal(judged({ ...mine, cards: [{ card: 13, dice: 2 }] }), undefined);
  assert.ok(judged({ ...mine, cards: [{ card: 13, dice: 3 }] }));
  assert.ok(judged(mine));
  assert.deepEqual(legal(game, state, 0), ['preset:0', 'preset:1', 'random']);
});

test('a team drawn by chance is legal, and no one knows it beforehand', () => {
  const terms: Terms = { format: 'tournament', starterBox: false };
  const drawn = [1, 2].map(seed => {
    const match = bring(bring(open({ format: 'tournament' }, seed), 0, 'random'), 1, 'random');
    const [a, b] = [0, 1].map(seat => lying(match.state.world, seat).map(([card, dice]) => ({ card, dice })));
    for (const cards of [a!, b!]) assert.deepEqual(complaintsAbout({ basics: [25, 26], cards }, terms), []);
    assert.notDeepEqual(a, b);
    return a;
  });
  assert.notDeepEqual(drawn[0], drawn[1]);
});

test('DM-RUL-13 who does not answer brings the first team that is ready', () => {
  for (const format of ['basic', 'tournament']) assert.equal(idle(game, open({ format }).state, 1), 'preset:0');
});

test('a team and the option that brings it say the same', () => {
  const random = quickRandom(5);
  for (let i = 0; i < 50; i++) {
    const team = randomTeam({ format: 'basic', starterBox: false }, random);
    assert.deepEqual(teamOf(madeOf(team)), team);
  }
});

test('DM-RUL-05, DM-BSC-01, DM-TNT-01 teams in the options are laid out at once', () => {
  const teams = [PRESETS[0]!, PRESETS[1]!].map(({ basics, cards }) => ({ basics: [...basics], cards: [...cards] }));
  for (const [format, life] of [
    ['basic', 15],
    ['tournament', 20],
  ] as const) {
    const { state } = open({ format, teams, first: 1 });
    assert.equal(decisionId(state), 'turn.reroll');
    assert.deepEqual([state.world.active, state.world.life, state.world.mostLife], [1, [life, life], life]);
    for (const seat of [0, 1]) assert.deepEqual(lying(state.world, seat), pairs(PRESETS[seat]!));
  }
});

test('DM-TNT-02 to DM-TNT-04 random play brings legal teams of its own, small ones too', () => {
  const { state } = open({ format: 'tournament' });
  const random = quickRandom(4);
  const sizes = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const option = sampledOption(game, state, 1, random)!;
    assert.equal(refusal(game, state, { seat: 1, decision: 'teams.bring', option }), undefined, option);
    sizes.add(new Set(option.split(':')[3]!.split('+')).size);
  }
  assert.ok(sizes.has(8) && Math.min(...sizes) < 4, [...sizes].join());
});
