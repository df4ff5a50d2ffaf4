// The first game, guided: what one needs to know on the tutorial's map, then the tutorial mission round by round.
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { Event } from '#engine/types.ts';
import { isOpen } from '../table/edges.ts';
import { gridFor } from '../table/figures.ts';
import { HEROES, type Strike } from '../table/world.ts';
import { figureNamed } from './naming.ts';
import type { Scenario } from './scenario.ts';
import { from, missionRounds } from './tutorial-mission.ts';

/** How often something has happened. */
const times = (t: Scenario, kind: Event['kind'], facts: Record<string, number> = {}): number =>
  t.match.events
    .flat()
    .filter(event => event.kind === kind && Object.entries(facts).every(([key, n]) => event.facts[key] === n)).length;
const isThrough = (t: Scenario, barrier: string): boolean =>
  isOpen(
    t.world.open,
    gridFor(t.world).barriers.findIndex(({ name }) => name === barrier),
  );
const boxWounds = ({ world: w }: Scenario, key: string): number => {
  const figure = figureNamed(key);
  return w.attackWounds[figure]! + w.defendWounds[figure]! + w.moveWounds[figure]!;
};

export const lessons: readonly Lesson<Strike, Scenario>[] = [
  {
    title: 'In by the side door',
    aim: 'Have more Objective Points than the other side when the mission is over. Scenario Cards bring most of them.',
    aimAt: '.op',
    text: [
      'In its turn a hero gains Action Points, or rests. A step to any of the eight neighbouring spaces costs 1 AP.',
      'A space with an object costs 1 AP more, and so does leaving a space beside an enemy.',
      'Whoever spends AP on nothing but steps in a turn runs: one space more, without AP.',
    ],
    goal: 'Bring Captain America to 6,1 in the room and keep 1 AP.',
    hint: 'Let Captain America act and gain AP. Go to 5,0, past the crate, then run on to 6,1.',
    begin: from({ figures: { cap: '0,2', s1: '8,2', s2: '9,5', s3: '11,2' } }),
    isReached: t => t.where('cap') === '6,1' && t.ap('cap') >= 1,
    solution: ['0 activate:cap', '0 addAp', '0 advance:5,0', '0 run:6,1'],
  },
  {
    title: 'Doors and walls',
    text: [
      'Doors and the walls inside a tile have a Material Strength. One attack that is as strong opens them for good.',
      'A hero beside a door may also open it for that many AP. Walls on the edge of a tile hold for ever.',
      'A ranged attack loses 1 strength for each space past the third. Aiming buys it back, 1 AP for each.',
    ],
    goal: 'Shoot door 1 open with Iron Man, then blow a hole into the plank wall behind it.',
    hint: 'Choose Repulsor Ray and click door 1. Attack again: the wall from 9,4 to 10,4, and aim for 2 AP.',
    begin: from({ figures: { iron: '4,4', s1: '11,2', s2: '10,0', s3: '13,1' } }),
    isReached: t => isThrough(t, '1') && isThrough(t, '9,4/10,4'),
    solution: ['0 activate:iron', '0 addAp', '0 attack', '0 barrier:0', '0 attack', '0 barrier:9,4/10,4', '0 aim:2'],
  },
  {
    title: 'A clear shot',
    text: [
      'A ranged attack needs a free line from center to center, and a target at least 2 spaces away.',
      'An object on the line beside the target is cover: its strength is taken off. So is 1 for each figure.',
      'A soldier falls at 3 wounds. Damage is the strength, less distance, cover and defense.',
    ],
    goal: 'Defeat the Hydra Soldiers 2 and 3 with Iron Man.',
    hint: 'Soldier 1 is safe behind the barrels. Shoot soldier 2 in the open, then aim for 2 AP at soldier 3.',
    begin: from({ doors: 'open', figures: { iron: '6,4', s1: '9,4', s2: '9,1', s3: '11,5' } }),
    isReached: t => t.where('s2') === 'down' && t.where('s3') === 'down',
    solution: ['0 activate:iron', '0 addAp', '0 attack', '0 figure:s2', '0 attack', '0 figure:s3', '0 aim:2'],
  },
  {
    title: 'Answer the fire',
    text: [
      'When you are attacked you may react with your defense and with reaction cards, from AP you have kept.',
      'What gets through are wounds, and you choose their slots. A wound on a card makes that card cost 1 AP more.',
      'A wound in a box makes all attacks, defenses or steps dearer; a full box shuts them. Resting removes 6 wounds.',
    ],
    goal: 'Block two shots of Winter Soldier, and place the wounds of the third on cards alone.',
    hint: 'Use Shield Block and take the rest, twice. Then put all three wounds on Hurl Shield.',
    begin: from({
      at: 'mastermind',
      figures: { cap: '7,1', winter: '7,4' },
      cards: ['Hurl Shield', 'Shield Block'],
      ap: { cap: 2 },
    }),
    isReached: t => times(t, 'reacted') >= 2 && t.wounds('cap') === 3 && boxWounds(t, 'cap') === 0,
    solution: ['0 card:Shield Block', '0 pass', '0 card:Shield Block', '0 wounds:0:3+3+3'],
    replies: { 'turn.act': ['1 attack'], 'attack.target': ['1 figure:cap'] },
  },
  {
    title: 'Catch your breath',
    text: [
      'Instead of gaining AP a hero may rest: 6 wounds of your choice are removed, and the turn goes on after it.',
      'Both teams gain 1 Command Point a round. They pay for anything of any figure, mixed with its AP.',
      'Once a turn you may roll the Action Die for 1 to 3 AP. On a red face the other side gains a Command Point.',
    ],
    goal: 'Rest with Captain America until all boxes are free, then still defeat soldier 1.',
    hint: 'Let Captain America act and rest: remove the six wounds in his boxes. Then attack soldier 1 with AP and CP.',
    begin: from({
      figures: { cap: '7,2', s1: '8,2', s2: '11,2' },
      ap: { cap: 1 },
      cp: [2, 0],
      wounds: { cap: { attack: 2, defend: 2, move: 2, 'Hurl Shield': 1 }, s1: { base: 1 } },
      cards: ['Hurl Shield', 'Shield Block'],
    }),
    isReached: t => boxWounds(t, 'cap') === 0 && t.where('s1') === 'down',
    solution: ['0 activate:cap', '0 rest', '0 heal:0:0+0+1+1+2+2', '0 attack', '0 figure:s1'],
  },
  {
    title: 'No way round',
    text: [
      'Figures of the other side are in the way: you cannot enter their spaces, and leaving them costs 1 AP more.',
      'A breakthrough costs 4 AP and tries your primary attack on an adjacent enemy, without hurting it.',
      'If its defense does not hold, you are past it, in the space behind. Otherwise the AP are spent for nothing.',
    ],
    goal: 'Break through soldier 1 with Captain America and reach 11,0.',
    hint: 'Let Captain America act, gain AP and break through the soldier at 9,0. Then go on to 11,0.',
    begin: from({ figures: { cap: '8,0', s1: '9,0', s2: '9,1', s3: '10,5' } }),
    isReached: t => t.where('cap') === '11,0',
    solution: ['0 activate:cap', '0 addAp', '0 breakthrough:s1', '0 advance:11,0'],
  },
  {
    title: 'Through the wall',
    text: [
      'A slam pushes its target away. If it hits something, both take half of the damage that was done.',
      'If that reaches the Material Strength, the crate, door or inner wall breaks and the target lands behind it.',
      'An object beside you can also be taken apart for as many AP as its strength.',
    ],
    goal: 'Slam Winter Soldier through the plank wall with Quake, then take the crate at 7,3 apart.',
    hint: 'Use Thrust on Winter Soldier and push him 2 spaces east. Then click the crate beside Quake.',
    begin: from({ figures: { quake: '6,2', winter: '8,2' }, cards: ['Thrust', 'Vibration Shield', 'Cybernetic Arm'] }),
    isReached: t => t.where('winter') === '10,2' && t.world.rubble.includes(t.square('7,3')),
    solution: ['0 activate:quake', '0 addAp', '0 card:Thrust', '0 figure:winter', '0 push:12', '0 dismantle:7,3'],
  },
  {
    title: 'Three at a throw',
    text: [
      'Some cards attack several targets: the further ones are measured from where the first one stands.',
      'The first defeat of a hero or villain is 1 OP for the other side, of the mastermind 2.',
      'Of soldiers every third one brings 1 OP. They come back for 3 AP each, but bring no more points then.',
    ],
    goal: 'Defeat three soldiers with one Hurl Shield and score 1 OP.',
    hint: 'Use Hurl Shield on soldier 1, then on the two beside it.',
    begin: from({ figures: { cap: '6,2', s1: '8,2', s2: '9,1', s3: '9,3' }, cards: ['Hurl Shield', 'Shield Block'] }),
    isReached: t => t.world.op[HEROES] === 1,
    solution: ['0 activate:cap', '0 addAp', '0 card:Hurl Shield', '0 figure:s1', '0 figure:s2', '0 figure:s3'],
  },
  {
    title: 'The other side',
    seat: 1,
    text: [
      'The Mastermind acts first in each round, with all her characters. Soldiers are one group with one purse of AP.',
      'A march moves them all at once, 2 AP worth each. Then you mobilize them one by one; each attacks once a round.',
      'In round 1 of a mission the Mastermind attacks nobody.',
    ],
    goal: 'March with the soldiers, then shoot Captain America with two of them.',
    hint: 'Let the soldiers act, gain AP and march. Then mobilize soldiers 1 and 2 and attack with each.',
    begin: from({
      at: 'mastermind',
      figures: { cap: '6,1', iron: '5,0', s1: '9,1', s2: '9,0', s3: '10,5', s4: '11,5', s5: '11,0', s6: '12,3' },
    }),
    isReached: t => times(t, 'marched') > 0 && times(t, 'damaged', { figure: 0 }) >= 2,
    solution: [
      '1 activate:soldiers',
      '1 addAp',
      '1 march',
      '1 done',
      '1 mobilize:s1',
      '1 attack',
      '1 figure:cap',
      '1 done',
      '1 mobilize:s2',
      '1 attack',
      '1 figure:cap',
    ],
  },
  ...missionRounds,
];
