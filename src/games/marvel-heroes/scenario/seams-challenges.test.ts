// Seams of challenges: what comes of a fight before, of empty decks, and of a game that ends in the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VILLAINS } from '../table/world.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

const BLANKS = 'B'.repeat(80);
/** A Crime Headline with the Mastermind icon in Sunnyside, worth 4 VP; seat 0 has the Avengers, seat 1 Red Skull. */
const summit = ({ dice = '', ...position }: Position): Scenario =>
  scenario({
    seats: 2,
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    ...position,
    dice,
  })
    .play('0 troubleshoot:Queens')
    .idleTo('attempt.choose')
    .play('1 attempt');
/** The same without Trouble, so that no Villain comes, and challenged. */
const challenged = ({ dice = BLANKS, ...position }: Position): Scenario =>
  summit({ heroes: { thor: 'Sunnyside' }, ...position, dice: `B ${dice}` })
    .idleTo('planEnd.decide')
    .play('0 challenge');
/** A sequence in which only Thor’s attack lands. */
const STRIKE = 'HBBBB B BBBBB BBB BB BB ';

test('MH-MPL-08 MH-RUL-90 MH-CHL-13 who loses a challenge keeps the VP of the Headline, and is wounded', () => {
  const t = challenged({ kos: { thor: 1 }, dice: `BBBBB B DDDDD BBB` }).powers('red', 'red');
  t.idleTo('turn.act');
  assert.deepEqual([t.world.vp[0], t.plans('redSkull'), t.hero('thor')], [4, 1, 'wounded']);
});
test('MH-RUL-84 MH-EMP-02 with fewer cards than Henchmen those there are come, and no more', () => {
  const t = challenged({ empty: ['villains'], deck: ['viper'], discard: ['toad'] });
  assert.deepEqual([t.fight.helpers.length, t.pile('villains'), t.pile('villainDiscard')], [2, [], []]);
});
test('MH-CHL-09 MH-EMP-01 the Lead that was beaten is shuffled in with the discards, and may come back to help', () => {
  const t = summit({
    heroes: { thor: 'Sunnyside' },
    threat: { Queens: 4 },
    plots: [[], ['viper']],
    empty: ['villains'],
    dice: 'TTTT HBBBB B',
  });
  t.idleTo('lead.choose').play('1 lead:viper').powers('red', 'red').idleTo('planEnd.decide').play('0 challenge');
  assert.deepEqual([t.fight.lead, t.fight.helpers.length, t.pile('villainDiscard')], [-1, 1, []]);
});
test('MH-CHL-08 MH-CHL-02 the hero who is left fights Red Skull alone, with his KO', () => {
  const t = summit({
    heroes: { thor: 'Sunnyside', captainAmerica: 'Sunnyside' },
    kos: { captainAmerica: 1, thor: 1 },
    threat: { Queens: 4 },
    plots: [[], ['vulture']],
    dice: `TTTT BBBB BB HHH BBB BBBBB BB`.concat(' HBBBB BB BB BBB'),
  });
  t.idleTo('lead.choose').play('1 lead:vulture').idleTo('sequence.fighter').play('0 hero:captainAmerica');
  t.powers('red', 'red').idleTo('sequence.powers').idleTo('planEnd.decide');
  t.play('0 challenge').idleTo('sequence.powers');
  assert.deepEqual([t.hero('captainAmerica'), t.kos('thor'), t.fight.boss], ['wounded', 1, 0]);
  assert.equal(t.fight.initiative, 0, 'MH-CHL-07');
});
test('MH-CHL-08 where nobody Ready is left there is nothing to decide', () => {
  const t = summit({
    heroes: { thor: 'Sunnyside' },
    threat: { Queens: 4 },
    kos: { thor: 1 },
    plots: [[], ['viper']],
    dice: 'TTTT BBBBB B HH BBB',
  });
  t.idleTo('lead.choose').play('1 lead:viper').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.plans('redSkull'), t.world.vp[0], t.headline('Queens')], [1, 0, '']);
});
test('MH-PUP-04 MH-MPL-09 who has all Power-Ups gains none by a challenge, but the plan fails', () => {
  const powerUps = [['avengersMansion', 'quinjet', 'shieldClearance']];
  const t = challenged({ powerUps, deck: ['whiplash', 'shocker', 'pyro'], dice: STRIKE.repeat(2) });
  t.powers('red', 'red').powers('red', 'red').idleTo('turn.act');
  assert.deepEqual([t.plans('redSkull'), t.world.failed[0], t.powerUps(0).length], [0, 1, 3]);
});
test('MH-MPL-09 MH-RUL-88 a plan that has failed is attempted again in the next Game Round, not in this one', () => {
  const at = (gameRound: number): string =>
    scenario({
      seats: 2,
      gameRound,
      failed: { redSkull: 2 },
      heroes: { thor: 'Sunnyside' },
      headlines: { Queens: 'gangLordsCallASummit' },
    })
      .play('0 troubleshoot:Queens')
      .play('1 pass').at;
  assert.notEqual(at(2), 'attempt.choose');
  assert.equal(at(3), 'attempt.choose');
});
test('MH-ARC-01 MH-MPL-07 the Archnemesis completes a plan where a Normal Headline is solved without a Villain', () => {
  const t = scenario({
    seats: 2,
    archnemesis: 0,
    heroes: { thor: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    dice: 'BBB',
  }).play('0 troubleshoot:Queens', '1 pass', '1 attempt', '0 decline');
  assert.deepEqual([t.world.vp[0], t.plans('redSkull'), t.at], [2, 1, 'turn.act']);
});
test('MH-SCN-07 MH-MPL-07 to decline the challenge of a Conclusion ends Acts of Vengeance at once', () => {
  const t = scenario({
    seats: 3,
    options: { scenario: 'actsOfVengeance' },
    vp: [9, 0, 5],
    heroes: { thor: 'Sunnyside' },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 1 },
    plans: { redSkull: 2, doctorDoom: 2, kingpin: 2, magneto: 2 },
    dice: 'B',
  }).play('0 troubleshoot:Queens');
  t.idleTo('attempt.choose').play('1 attempt').idleTo('planEnd.decide').play('0 decline');
  assert.deepEqual([t.at, t.state.result!.ranks, t.state.result!.rule], ['', [2, 1, 2], 'MH-SCN-07']);
});
test('MH-SCN-07 MH-MWV-07 a Lead who completes a Conclusion first looks for a space, then the game is over', () => {
  const t = scenario({
    seats: 2,
    options: { scenario: 'actsOfVengeance' },
    heroes: { captainAmerica: 'Sunnyside' },
    kos: { captainAmerica: 1 },
    headlines: { Queens: 'gangLordsCallASummit' },
    threat: { Queens: 9 },
    plans: { redSkull: 2, doctorDoom: 2 },
    mostWanted: ['bullseye', 'venom', 'carnage'],
    plots: [[], ['crossbones']],
    dice: 'TTTTTTTTT BBBB DDD DDDD BBB',
  }).play('0 troubleshoot:Queens');
  t.idleTo('attempt.choose').play('1 attempt').idleTo('lead.choose').play('1 lead:crossbones');
  t.powers('red', 'red').idleTo('mostWanted.choose').play('1 replace:venom');
  assert.deepEqual([t.at, t.state.result!.ranks], ['', [2, 1]]);
  assert.deepEqual(t.mostWanted, ['bullseye', 'crossbones', 'carnage']);
});
test('MH-MPL-10 MH-CHL-07 Time Platform gives Doom Initiative in the challenge, too', () => {
  const t = scenario({
    seats: 2,
    teams: ['fantasticFour', 'xMen'],
    archnemesis: 0,
    plans: { doctorDoom: 2 },
    heroes: { thing: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    deck: ['whiplash', 'shocker', 'pyro'],
    dice: 'BBB',
  }).play('0 troubleshoot:Queens', '1 pass', '1 attempt', '0 challenge');
  assert.equal(t.fight.helpers.length, 3, 'Henchmen 2, and 1 by Doombots');
  assert.notEqual(t.fight.initiative, VILLAINS, 'the Conclusion is not completed yet');
  const later = scenario({
    seats: 2,
    teams: ['fantasticFour', 'xMen'],
    plans: { doctorDoom: 3 },
    heroes: { thing: 'Astoria' },
    headlines: { Queens: 'turfWarOnTheWaterfront' },
    threat: { Queens: 9 },
    plots: [[], ['viper']],
    dice: `TTTTTTTTT ${BLANKS}`,
  }).play('0 troubleshoot:Queens');
  later.idleTo('lead.choose').play('1 lead:viper').idleTo('sequence.powers');
  assert.equal(later.fight.initiative, VILLAINS);
});
test('MH-CHL-10 MH-ABT-02 a third player pays for the Mastermind’s ability, the controller for none', () => {
  const t = challenged({ seats: 3, plots: [[], [], ['toad']], allies: [{ vision: 1 }], hands: [['rogue']] });
  t.idleTo('ability.react').idleWhile(({ waiting }) => !waiting.includes(2));
  t.play('2 use:redSkull').idleTo('sequence.powers');
  assert.deepEqual([t.allies(0), t.hand(0), t.plots(2)], [['vision 0'], [], []]);
});
test('MH-CHL-03 MH-CRD-16 Rattled of a henchman takes no boosting from Red Skull: it serves him', () => {
  const t = challenged({ deck: ['shocker', 'whiplash', 'pyro'], dice: `BBBBB X B ${BLANKS}` });
  t.until('shockerLower').play('1 use:shockerLower').powers('red', 'red').idleTo('sequence.powers');
  const dice = t.match.events.flat().flatMap(({ kind, facts }) => (kind === 'rolled' ? [facts.dice] : []));
  assert.deepEqual(dice[1], [5, 1], 'Defend 1 shows BOOST and brings a die');
});
