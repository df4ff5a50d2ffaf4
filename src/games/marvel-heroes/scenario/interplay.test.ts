// Positions in which several rules or cards meet: what one of them alone would not show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RATINGS, type Villain } from '../cards/card.ts';
import { duel, scenario, type Position, type Scenario } from './scenario.ts';

/** A Mystery Headline in Astoria, where somebody without Mystery is. */
const troubled = (position: Position): Scenario =>
  scenario({
    seats: 2,
    headlines: { Queens: 'maskedFightClubDrawsBlood' },
    threat: { Queens: 6 },
    dice: 'TTTTTT',
    ...position,
  }).play('0 troubleshoot:Queens');
/** The dice of the fight, roll by roll: '0 attack 4'. */
const rolls = (t: Scenario): string[] =>
  t.match.events
    .flat()
    .filter(({ kind }) => kind === 'rolled')
    .map(({ facts: { side, rating, rate } }) => `${Number(side)} ${RATINGS[Number(rating)]!} ${Number(rate)}`);
/** Everybody is absent until somebody may use this. */
function until(t: Scenario, ability: string): Scenario {
  const mayUse = (): boolean =>
    t.at === 'ability.react' && t.waiting.some(seat => t.options(seat).includes(`use:${ability}`));
  return t.idleWhile(() => !mayUse());
}
/** Both sides pick these powers as soon as they are asked. */
const pick = (t: Scenario, hero: string, villain: string): Scenario =>
  t.idleTo('sequence.powers').play(`0 power:${hero}`, `1 power:${villain}`);

const THUG: Villain = {
  name: 'Thug',
  tier: 1,
  requirement: 1,
  cost: 0,
  ko: 3,
  powers: { red: { name: 'Fists', attack: 1, defend: 1, outwit: 1 } },
  lower: { kind: 'backup', trouble: 0, at: 'combatStart', cost: 'self', effects: [] },
};

// ---- abilities ---------------------------------------------------------------------------------------------

test('MH-ABT-07 an Ally with two PP changes one Trouble roll once', () => {
  const after = troubled({
    teams: ['marvelKnights', 'xMen'],
    heroes: { spiderMan: 'Astoria' },
    allies: [{ moonKnight: 2 }],
  });
  after.play('0 use:moonKnight');
  assert.deepEqual([after.at, after.world.trouble, after.world.charges[0]], ['lead.choose', 5, [1]]);
  const before = troubled({
    teams: ['xMen', 'avengers'],
    heroes: { cyclops: 'Astoria' },
    allies: [{ beast: 2 }],
    dice: 'TTTTT',
  });
  before.play('0 use:beast');
  assert.deepEqual([before.at, before.world.charges[0]], ['lead.choose', [1]]);
});
test('MH-ABT-07 a KO in between does not make an ability fresh', () => {
  const t = duel({
    fixtures: [{ id: 'thug', card: { ...THUG, ability: { at: 'sequenceEnd', cost: { discard: 1 }, effects: [] } } }],
    with: 'captainAmerica',
    against: 'thug',
    heroes: { thor: 'support Queens' },
    hands: [['vision', 'rogue']],
    plots: [[], ['toad', 'pyro', 'vulture']],
    rolls: 'B'.repeat(40),
  });
  until(pick(t, 'red', 'red'), 'thorSupport').play('0 pass', '1 use:thug', '1 discard:toad', '0 use:thorSupport');
  t.idleWhile(({ at }) => at === 'using.discard');
  assert.deepEqual([t.fight.kos, t.at], [1, 'sequence.powers']);
});
test('Binding Circle seals Backup Effects, not Agents', () => {
  const t = duel({
    teams: ['marvelKnights', 'xMen'],
    with: 'doctorStrange',
    against: 'rhino',
    helpers: ['tombstone', 'blob'],
    hands: [['vision']],
    rolls: 'DDD BBB',
  });
  t.play('0 use:doctorStrange');
  until(pick(t, 'red', 'red'), 'tombstoneLower');
  assert.deepEqual(t.options(1), ['pass', 'use:tombstoneLower']);
});
test('MH-CMB-14 what was laid on an Attack roll that is skipped does not wait for the next one', () => {
  const t = duel({
    teams: ['fantasticFour', 'xMen'],
    with: 'invisibleWoman',
    against: 'vulture',
    helpers: ['whiplash'],
    rolls: 'B'.repeat(40),
  });
  pick(t, 'yellow', 'orange').play('1 use:whiplashLower');
  pick(t, 'red', 'orange');
  assert.deepEqual(rolls(t).slice(0, 5), ['1 attack 2', '0 defend 2', '0 outwit 3', '1 outwit 1', '0 attack 5']);
});
test('MH-ABT-12 MH-RUL-69 a sequence that a defeat has ended has an end, if another hero fights on', () => {
  const position = {
    against: 'ultron',
    kos: { captainAmerica: 1 },
    plots: [[], ['toad']],
    rolls: 'DDDD BBBBB DDD BBB',
  };
  const two = duel({ ...position, with: ['captainAmerica', 'thor'] }).play('0 hero:captainAmerica');
  pick(two, 'red', 'orange');
  assert.deepEqual([two.hero('captainAmerica'), two.fight.kos, two.options(1)], ['wounded', 1, ['pass', 'use:ultron']]);
  two.play('1 use:ultron', '1 discard:toad');
  assert.deepEqual([two.fight.kos, two.fight.initiative, two.at], [0, 1, 'sequence.powers']);
  const one = pick(duel({ ...position, with: 'captainAmerica' }), 'red', 'orange');
  assert.deepEqual([one.world.fight, one.at], [null, 'turn.act']);
});

test('MH-ABT-15 a KO that is prevented needs no second prevention', () => {
  const t = duel({
    teams: ['fantasticFour', 'xMen'],
    with: 'invisibleWoman',
    against: 'rhino',
    heroes: { thing: 'support Queens' },
    hands: [['bodyArmor', 'vision', 'rogue']],
    rolls: 'BBBBB BBB DDDDD BBBB',
  });
  until(pick(t, 'red', 'red'), 'bodyArmor');
  assert.deepEqual(t.options(0), ['pass', 'use:invisibleWoman', 'use:thingSupport', 'use:bodyArmor']);
  t.play('0 use:bodyArmor');
  assert.deepEqual([t.kos('invisibleWoman'), t.fight.rating], [0, 2]);
});
test('MH-CMB-09 who has taken the punch supports no more: the next roll is not boosted', () => {
  const t = duel({
    teams: ['fantasticFour', 'xMen'],
    with: 'invisibleWoman',
    against: 'rhino',
    heroes: { thing: 'support Queens' },
    hands: [['vision']],
    rolls: 'BBBBB BBB DDDDD BBBB X B BBBB',
  });
  until(pick(t, 'red', 'red'), 'thingSupport').play('0 use:thingSupport');
  assert.deepEqual([t.hero('thing'), t.kos('invisibleWoman')], ['recovery', 0]);
  t.idleTo('sequence.powers');
  const { facts } = t.match.events.flat().findLast(({ kind, facts: { side } }) => kind === 'rolled' && side === 0)!;
  assert.deepEqual(facts.dice, [5]);
});
test('MH-CMB-23 MH-ABT-15 a prevented KO of the Outwit contest gives Initiative all the same', () => {
  const t = duel({
    teams: ['xMen', 'avengers'],
    with: 'wolverine',
    against: 'rhino',
    hands: [['vision']],
    rolls: 'BBBBB BBB BBBBB BBB B D',
  });
  until(pick(t, 'red', 'red'), 'wolverine').play('0 use:wolverine');
  assert.deepEqual([t.kos('wolverine'), t.fight.initiative, t.fight.sequence], [0, 1, 2]);
});

// ---- Masterminds -------------------------------------------------------------------------------------------

/** The Nemesis attempts a plan on a Crime Headline in Sunnyside, worth 4 VP; no Trouble comes of it. */
const attempted = ({ dice = '', ...position }: Position): Scenario =>
  scenario({
    seats: 2,
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    ...position,
    dice: `B${dice}`,
  }).play('0 troubleshoot:Queens', '1 pass', '1 attempt');

test('MH-CHL-01 MH-ABT-15 Kingpin shrugs off one attack of a challenge, not the Outwit contest', () => {
  const t = attempted({
    teams: ['marvelKnights', 'xMen'],
    heroes: { elektra: 'Sunnyside' },
    plots: [[], ['toad', 'pyro']],
    deck: ['avalanche', 'trapster', 'shocker', 'whiplash'],
    dice: 'DDDDD BBB DDDDD DD D B DDDDD BBB',
  }).play('0 challenge');
  until(pick(t, 'red', 'red'), 'kingpin').play('1 use:kingpin', '1 discard:toad');
  assert.equal(t.fight.kos, 0);
  t.idleTo('sequence.powers');
  assert.equal(t.fight.kos, 1, 'of the Outwit contest');
  assert.deepEqual([t.kos('elektra'), t.fight.initiative], [1, 0]);
  pick(t, 'red', 'red').idleWhile(({ at }) => at === 'ability.react');
  assert.deepEqual([t.at, t.world.failed[2]], ['powerUpChoice.choose', 1]);
});
test('MH-CHL-02 MH-CHL-09 MH-MPL-08 a KO by the Lead counts against the Mastermind', () => {
  const t = scenario({
    seats: 2,
    heroes: { captainAmerica: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 4 },
    plots: [[], ['viper']],
    deck: ['vulture', 'scorpion', 'trapster', 'shocker', 'whiplash'],
    dice: 'TTTT BBBB BBB D BBB D B BBBB B DDDDD BBB',
  }).play('0 troubleshoot:Queens', '1 pass', '1 attempt', '1 lead:viper', '1 pass');
  pick(t, 'red', 'orange').play('0 challenge');
  assert.deepEqual([t.kos('captainAmerica'), t.world.vp[0], t.pile('villainDiscard')], [1, 4, ['viper']]);
  pick(t, 'red', 'red').idleTo('turn.act');
  assert.deepEqual([t.hero('captainAmerica'), t.kos('captainAmerica'), t.world.plans[0]], ['wounded', 0, 1]);
});

// ---- Planning and actions ----------------------------------------------------------------------------------

test('MH-PLN-06 MH-MPL-10 who receives 1 PP less receives none at the least: nothing saved is lost', () => {
  const heroes = { daredevil: 'Astoria', elektra: 'Astoria', spiderMan: 'Astoria', doctorStrange: 'Astoria' };
  const t = scenario({
    seats: 2,
    teams: ['marvelKnights', 'xMen'],
    at: 'planning',
    pp: [3],
    plans: { kingpin: 3 },
    heroes,
  });
  assert.deepEqual(t.world.pp, [3, 4]);
});
test('MH-PLN-29 the Danger Room pays already for the plan that it is bought with', () => {
  const t = scenario({ seats: 2, teams: ['xMen', 'avengers'], at: 'planning', stories: [3] });
  assert.equal(t.refused('0 plan:cyclops+storm:jeanGrey+wolverine::'), 'MH-PLN-15');
  t.play('0 plan:cyclops+storm:jeanGrey+wolverine:dangerRoom:', '1 plan::::');
  assert.deepEqual([t.world.pp[0], t.hero('storm'), t.hero('wolverine')], [0, 'ready', 'supporting']);
});
test('MH-ABL-05 Old Favor can be played in the Ally step after an Ally, too', () => {
  const position: Position = { seats: 2, at: 'planning', hands: [['scarletWitch', 'oldFavor']] };
  const played = (discard: string[]): Scenario =>
    scenario({ ...position, discard }).play('0 plan::::', '1 plan::::', '0 ally:scarletWitch');
  assert.deepEqual(played(['vision']).options(0), ['pass', 'use:oldFavor']);
  assert.equal(played([]).at, 'turn.act', 'by public knowledge there is nothing to take');
});
test('MH-MOV-06 MH-INF-03 all are told of a supporter who goes back to the card', () => {
  const t = scenario({ heroes: { thor: 'support Queens' } }).play('0 move:thor', '0 home');
  assert.equal(t.log(2).at(-1), 'Thor goes back to the card, still Supporting.');
});
test('MH-INF-03 all are told the Trouble Level after dice are rolled again, and a KO that is removed', () => {
  const t = troubled({
    teams: ['xMen', 'avengers'],
    powerUps: [['cerebro']],
    hands: [['clearedStreets']],
    heroes: { cyclops: 'Astoria' },
    threat: { Queens: 2 },
    dice: 'BT DD',
  });
  t.idleWhile(({ at }) => at === 'ability.react' && !t.options(0).includes('use:clearedStreets'));
  t.play('0 use:clearedStreets', '0 reroll:0+1');
  assert.ok(t.log(1).includes('The Trouble Level is 3 now.'), 'four, less one by Cerebro');
  const fight = duel({
    teams: ['xMen', 'avengers'],
    with: 'wolverine',
    against: 'rhino',
    kos: { wolverine: 1 },
    hands: [['vision']],
  }).play('0 use:wolverine2');
  assert.deepEqual([fight.kos('wolverine'), fight.log(1).at(-1)], [0, 'Wolverine recovers from a KO: 0 left.']);
});
test('MH-CRD-16 the effects of a card come in its order: who asks is answered before the next', () => {
  const t = scenario({ seats: 3, allies: [{ nickFury: 1 }], plots: [[], ['viper'], ['pyro']] }).play('0 use:nickFury');
  assert.deepEqual([t.at, t.hand(0).length], ['opponentChoice.choose', 0]);
  t.play('0 whom:1');
  assert.deepEqual([t.hand(0).length, t.kinds.slice(-2)], [1, ['looked', 'drew']]);
});
test('MH-RUL-100 MH-WIN-02 the end tells whether the Scenario or the track set the last Game Round', () => {
  const ended = (name: string, gameRound: number): string =>
    scenario({ seats: 2, options: { scenario: name }, gameRound, actionRound: 5 }).play('0 pass', '1 pass').state
      .result!.rule;
  assert.deepEqual([ended('evolutionaryWar', 3), ended('bornAgain', 5)], ['MH-WIN-02', 'MH-RUL-100']);
});
