// Mission set-up, seats and what they know, settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId, idle, legal, refusal } from '#engine/ask.ts';
import { usualOf } from '#engine/kit/settings.ts';
import { Match, newRecord } from '#engine/match.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { ACTIONS, cardsOf } from '../cards/actions.ts';
import { BUILD_POINTS } from '../cards/character-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { strikeTeams as game } from '../game.ts';
import { begun, say, until } from '../scenario/missions.ts';
import { scenario } from '../scenario/scenario.ts';
import { charactersOf, gridFor, MAP_IDS } from '../table/figures.ts';
import { healthOf } from '../table/damage-slots.ts';
import type { Strike } from '../table/world.ts';
import { equalize, meetsDemands, unitLevel, VILLAIN_TEAMS } from './set-up.ts';

const stepsOf = (state: State<Strike>): string[] => {
  const seen: string[] = [];
  for (let n = 0; n < 300 && decisionId(state) !== 'mastermindPhase.activate'; n++) {
    if (seen.at(-1) !== decisionId(state)) seen.push(decisionId(state));
    const seat = asked(game, state)[0]!;
    say(state, seat, idle(game, state, seat));
  }
  return seen;
};

test('ST-SEAT-01 one Mastermind on the last seat, one to four Hero Players', () => {
  assert.deepEqual(game.seats, { min: 2, max: 5 });
  assert.deepEqual(game.sides!(4), [0, 0, 0, 1]);
  assert.deepEqual(game.roles!(3), ['role:heroes', 'role:heroes', 'role:mastermind']);
});
test('ST-SET-01 the steps of the set-up come in their order', () => {
  const steps = stepsOf(begun(3, { units: 4 }, 5)).filter(step => !/^(placing|picking|marking)/.test(step));
  assert.deepEqual([...new Set(steps)], ['settingUp.villains', 'dealing.next', 'drafting.choose', 'spawning.place']);
});
test('ST-SET-02 ST-SNG-01 a mission map by chance, never the tutorial’s, its doors closed', () => {
  const maps = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const { world } = begun(2, { units: 2 }, seed);
    maps.add(world.map);
    assert.deepEqual([world.open, world.green.length + world.red.length + world.white.length], [0, 0]);
  }
  assert.deepEqual(
    [...maps].sort((a, b) => a - b),
    [0, 1, 2, 3, 4, 5],
  );
  assert.equal(MAP_IDS[begun(2, { units: 2, map: 'B2' }).world.map], 'B2');
});
test('ST-SET-03 ST-SET-04 ST-SEAT-06 ST-SEAT-11 ST-RUL-104 a card of each stage, the third in secret', () => {
  const state = begun(3, { units: 3 });
  assert.deepEqual(
    state.world.piles.stages.cards.map(card => SCENARIOS[card]!.stage),
    [1, 2, 3],
  );
  const seen = (viewer: 0 | 1 | 2): number[] => view(game, state, viewer).world.piles.stages.cards;
  assert.equal(seen(0)[2], -3);
  assert.equal(seen(1)[2], -3);
  assert.deepEqual(seen(2), state.world.piles.stages.cards);
  assert.ok(view(game, state, 2).world.piles.undrawn.cards.every(card => card < 0));
});
test('ST-SET-06 ST-CMP-22 ST-CMP-23 ST-RUL-13 the Mastermind’s units add up exactly to the agreed total', () => {
  const state = begun(2, { units: 2, map: 'W1' });
  for (const option of legal(game, state, 1)) assert.equal(VILLAIN_TEAMS[Number(option.split(':')[1])]!.units, 2);
  const teams = VILLAIN_TEAMS.filter(({ units }) => units === 2);
  const names = teams.map(({ characters, group }) => [...characters, group].join(' '));
  assert.deepEqual(new Set(names), new Set(['7 6', '4 7 3', '5 7 3', '4 5 0', '6 0']));
});
test('ST-SET-07 a team that misses what a card demands is refused, the hidden card’s demands too', () => {
  let found = 0;
  for (let seed = 0; seed < 60 && found < 3; seed++) {
    const state = begun(2, { units: 2 }, seed);
    const { cards } = state.world.piles.stages;
    if (!SCENARIOS[cards[2]!]!.demands) continue;
    found++;
    VILLAIN_TEAMS.forEach((team, n) => {
      if (team.units !== 2 || meetsDemands(state.world, team)) return;
      const answer = { seat: 1, decision: 'settingUp.villains', option: `team:${n}` };
      assert.equal(refusal(game, state, answer)?.rule, 'ST-SET-07');
    });
  }
  assert.equal(found, 3);
});
test('ST-SET-29 ST-SET-07 ST-OPS-07 Breach the Perimeter demands a villain: six soldiers have no zone', () => {
  const t = scenario({ at: 'setUp', units: 2, map: 'W1', undrawn: ['s1-4', 's2-6', 's3-1'] });
  const six = VILLAIN_TEAMS.findIndex(({ units, group }) => units === 2 && group === 6);
  assert.equal(t.refused(`1 team:${six}`), 'ST-SET-07');
  t.idleTo('mastermindPhase.activate');
  assert.ok(t.world.red.length > 0 && t.world.zones[1].length > 0);
});
test('ST-TUT-03 ST-TUT-04 ST-TUT-05 the tutorial takes no other teams than six henchmen with as many villains', () => {
  const teams = (units: number): string[] =>
    legal(game, begun(2, { mission: 'tutorial', units }), 1).map(option => {
      const { characters, group } = VILLAIN_TEAMS[Number(option.split(':')[1])]!;
      return [...characters, group].join(' ');
    });
  assert.deepEqual([teams(2), teams(3).toSorted(), teams(4)], [['7 6'], ['4 7 6', '5 7 6'], ['4 5 7 6']]);
});
test('ST-SET-31 ST-RUL-105 the winner of the mission before reads both sides of the Victory Card', () => {
  const t = scenario({ at: 'setUp', campaign: { mission: 2, victor: 0 } });
  assert.equal(t.at, 'settingUp.victory');
  assert.deepEqual(t.open(0), ['Karma: 4 CP, once', 'Guardians: 6 wounds and all Status Tokens of your team, once']);
});
test('ST-RUL-09 some team always meets the demands of the cards drawn', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const units of [2, 3, 4]) assert.ok(legal(game, begun(2, { units }, seed), 1).length > 0);
});
test('ST-SET-08 ST-SNG-02 the heroes are chosen after that, to the same total', () => {
  const state = until(begun(2, { units: 3 }), 'settingUp.heroes');
  const options = legal(game, state, 0);
  assert.equal(options.length, 4);
  say(state, 0, 'heroes:11');
  assert.deepEqual(charactersOf(state.world, 0), [0, 1, 3]);
});
test('ST-SNG-02 ST-RUL-01 two unit points unless there are more Hero Players', () => {
  const units = game.settings!.find(({ key }) => key === 'units')!;
  assert.deepEqual(
    [2, 3, 4, 5].map(seats => usualOf(units, {}, seats)),
    [2, 2, 3, 4],
  );
});
test('ST-CMP-05 the pile shows the backs of three stages, and of the tutorial its own', () => {
  const { undrawn } = view(game, begun(2, { units: 2 }), 0).world.piles;
  const backs = (n: number): number => undrawn.cards.filter(card => card === n).length;
  assert.deepEqual([-1, -2, -3, -4].map(backs), [5, 5, 5, 1]);
});
test('ST-SEAT-03 ST-RUL-01 ST-RUL-02 ST-RUL-107 the captain deals the heroes out, at least one to each seat', () => {
  const state = until(begun(3, { units: 4 }), 'dealing.next');
  say(state, 0, 'give:0');
  say(state, 0, 'give:0');
  say(state, 0, 'give:0');
  assert.deepEqual(state.world.owner.slice(0, 4), [0, 0, 0, 1]);
  assert.deepEqual(game.complain!({ units: 2 }, 5).length, 1);
  assert.deepEqual(game.complain!({ units: 4 }, 5), []);
});
test('ST-SET-09 ST-SET-12 ST-SEAT-08 drafts are secret until both teams are done; a side sees its own', () => {
  const state = until(begun(3, { units: 3 }), 'drafting.choose');
  assert.deepEqual([...asked(game, state)], [0, 1, 2]);
  say(state, 0, idle(game, state, 0));
  assert.ok(view(game, state, 1).sealed[0]);
  assert.equal(view(game, state, 2).sealed[0], undefined);
  assert.ok(!state.world.chosen.includes(true));
  say(state, 1, idle(game, state, 1));
  say(state, 2, idle(game, state, 2));
  assert.ok(state.world.chosen.includes(true));
});
test('ST-SET-10 ST-SET-11 ST-SNG-04 ST-SNG-05 ST-RUL-14 ST-RUL-15 ST-RUL-16 at most the Build Points', () => {
  const state = until(begun(2, { units: 2, level: 1 }), 'drafting.choose');
  const [first, second] = charactersOf(state.world, 0) as [number, number];
  const cards = cardsOf(first);
  const over = {
    seat: 0,
    decision: 'drafting.choose',
    option: `draft:0:${cards.slice(0, 3).join('+')}:${cardsOf(second)[0]}`,
  };
  assert.equal(cards.slice(0, 3).reduce((sum, card) => sum + ACTIONS[card]!.build, 0) > BUILD_POINTS[1]!, true);
  assert.equal(refusal(game, state, over)?.rule, 'ST-SET-10');
  const few = { ...over, option: `draft:0:${cards[0]}:${cardsOf(second)[0]}` };
  assert.equal(refusal(game, state, few), undefined);
});
test('ST-SET-13 ST-SET-14 ST-SET-15 ST-SNG-03 Health is all slots; tracks and dials begin at 0', () => {
  const state = until(begun(2, { units: 2, level: 3 }), 'spawning.place');
  const { world } = state;
  const hero = charactersOf(world, 0)[0]!;
  const cards = cardsOf(hero).filter(card => world.chosen[card]);
  assert.equal(healthOf(world, hero), 6 + cards.reduce((sum, card) => sum + ACTIONS[card]!.slots, 0));
  assert.deepEqual(
    [world.ap, world.cp],
    [
      [0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0],
    ],
  );
  assert.ok(world.level.every(level => level === 3));
});
test('ST-SET-16 ST-SET-17 ST-SET-18 ST-SET-21 ST-SET-22 a point of its kind for each figure', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { world } = until(begun(2, { units: 2 + (seed % 3) }, seed), 'mastermindPhase.activate');
    const grid = gridFor(world);
    const on = (squares: readonly number[]): boolean => squares.every(square => world.at.includes(square));
    assert.ok(on(world.green) && on(world.red) && on(world.white));
    assert.equal(world.green.length, world.units);
    assert.equal(world.white.length, world.group);
    assert.ok(world.red.every(square => grid.spawn[square] === 'villain' || grid.spawn[square] === 'hybrid'));
    assert.equal(new Set([...world.green, ...world.red, ...world.white]).size, world.at.filter(at => at >= 0).length);
  }
});
test('ST-SET-19 ST-SET-20 ST-SET-23 ST-RUL-10 ST-RUL-11 tokens lie in the Battle Zone, clear of objects', () => {
  let tokens = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { world } = until(begun(2, { units: 3 }, seed), 'mastermindPhase.activate');
    const grid = gridFor(world);
    for (const square of world.tokenAt) {
      tokens++;
      assert.ok(!(world.zones[0] + world.zones[1]).includes(grid.tile[square]!));
      assert.equal(grid.object[square], null);
    }
  }
  assert.ok(tokens > 20);
});
test('ST-SET-24 ST-SET-25 a token for each character, and one for each henchman', () => {
  const { world } = until(begun(2, { units: 4 }), 'mastermindPhase.activate');
  assert.deepEqual([world.taken.includes(true), world.henchmanTokens], [false, world.group]);
});
test('ST-SET-29 ST-SET-30 ST-RUL-12 Starting Zones are the tiles with green and red points', () => {
  const { world } = until(begun(2, { units: 3, map: 'W1' }), 'mastermindPhase.activate');
  assert.equal(world.zones[0], 'A');
  assert.ok(world.red.every(square => world.zones[1].includes(gridFor(world).tile[square]!)));
});
test('ST-EX-01 ST-SET-27 ST-SET-28 the lower Unit Level begins with twice the difference in CP, 6 at most', () => {
  const t = scenario({
    figures: { winter: '1,1', rad: '2,2', s4: '3,3', cap: '4,4', iron: '5,5', may: '6,6', quake: '7,7' },
  });
  const w = t.world;
  w.level = [1, 1, 1, 2, 1, 1, 1, 2];
  assert.deepEqual([unitLevel(w, 1), unitLevel(w, 0)], [6, 5]);
  equalize(w);
  assert.deepEqual(w.cp, [2, 0]);
  w.level[4] = 8;
  equalize(w);
  assert.deepEqual(w.cp, [8, 0]);
});
test('ST-RUL-18 a single mission compares no Unit Levels', () => {
  assert.deepEqual(until(begun(2, { units: 4, level: 4 }), 'mastermindPhase.activate').world.cp, [1, 1]);
});
test('ST-SEAT-05 ST-SEAT-04 all but the secrets is the same for all seats', () => {
  const state = until(begun(3, { units: 3 }), 'mastermindPhase.activate');
  const open = (viewer: 0 | 1 | 2): object => ({ ...view(game, state, viewer).world, piles: null, secrets: null });
  assert.deepEqual(open(0), open(2));
  assert.deepEqual(open(0), open(1));
});

test('ST-TUT-01 ST-TUT-02 ST-TUT-03 ST-TUT-08 the tutorial: 4 rounds, Level 0, Starting cards, 6 henchmen', () => {
  const state = begun(2, { mission: 'tutorial', units: 2 });
  assert.deepEqual([MAP_IDS[state.world.map], state.world.rounds], ['T0', 4]);
  until(state, 'mastermindPhase.activate');
  const { world } = state;
  assert.deepEqual([charactersOf(world, 0), charactersOf(world, 1), world.group], [[0, 1], [7], 6]);
  for (const character of [0, 1, 7])
    assert.deepEqual(
      cardsOf(character).filter(card => world.chosen[card]),
      cardsOf(character).filter(card => ACTIONS[card]!.starting),
    );
  assert.deepEqual([world.level[0], world.piles.stages.cards.length], [0, 1]);
});
test('ST-TUT-04 ST-TUT-05 ST-TUT-06 ST-TUT-07 three and four heroes of choice meet one and two villains more', () => {
  const three = until(begun(2, { mission: 'tutorial', units: 3 }), 'mastermindPhase.activate').world;
  assert.deepEqual([three.green.length, three.red.length, three.white.length], [3, 1, 6]);
  const four = until(begun(2, { mission: 'tutorial', units: 4 }), 'mastermindPhase.activate').world;
  assert.deepEqual([four.green.length, four.red.length, four.white.length], [4, 2, 6]);
  assert.equal(legal(game, until(begun(2, { mission: 'tutorial', units: 2 }), 'settingUp.heroes'), 0).length, 6);
});

test('ST-TUT-01 each round of the tutorial is told what it is about, to one to four Hero Players', () => {
  for (const players of [1, 2, 3, 4]) {
    const options = { mission: 'tutorial', units: Math.max(2, players) };
    const opening = { seats: players + 1, seed: seedOf(players), options };
    const match = new Match(game, newRecord(game, opening));
    while (!match.state.result) {
      const seat = asked(game, match.state)[0]!;
      match.answer({ seat, decision: decisionId(match.state), option: idle(game, match.state, seat) });
    }
    const told = match.events.flat().flatMap(({ kind }) => (kind.startsWith('tutorial') ? [kind] : []));
    assert.deepEqual(told, ['tutorialOpens', 'tutorialFire', 'tutorialWay', 'tutorialCloses'], `${players} players`);
  }
});

test('ST-RUL-04 ST-RUL-108 absent players have Starting cards and the cheapest others, add AP and end', () => {
  const state = until(begun(2, { units: 2 }), 'drafting.choose');
  const [first] = charactersOf(state.world, 0) as [number];
  const chosen = idle(game, state, 0).split(':')[2]!.split('+').map(Number);
  assert.deepEqual(chosen.slice(0, 2), cardsOf(first).slice(0, 2));
  until(state, 'activation.open');
  assert.equal(idle(game, state, 1), 'addAp');
  until(state, 'turn.act');
  assert.equal(idle(game, state, 1), 'end');
});
test('ST-SEAT-09 nothing that happens is told to some seats alone: the Mastermind reads what the heroes read', () => {
  const t = scenario({ seats: 3, figures: { cap: '3,3', may: '6,6', s1: '4,4' } });
  t.world.owner[2] = 1;
  t.turn('may').play('1 end').turn('cap').play('0 attack', '0 figure:s1').idleTo('turn.act').play('0 end');
  assert.ok(t.log(0).length > 5);
  assert.deepEqual(t.log(2), t.log(0));
  assert.deepEqual(t.log(1), t.log(0));
});
test('ST-SEAT-10 whoever’s hero acts spends the team’s Command Points, and the captain is not asked', () => {
  const t = scenario({ seats: 3, figures: { cap: '3,3', may: '6,6', s1: '9,9' }, cp: [5, 0] });
  t.world.owner[2] = 1;
  t.play('1 activate:may', '1 addAp', '1 command:1', '1 advance:7,6');
  assert.deepEqual([t.world.cp[0], t.ap('may'), t.waiting], [4, 6, [1]]);
});
