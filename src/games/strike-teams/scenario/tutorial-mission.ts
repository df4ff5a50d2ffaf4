// The tutorial mission of the rulebook, guided from its first round to its last against soldiers who shoot.
import { type Lesson, LessonRun } from '#engine/scenario/lesson.ts';
import { gridFor } from '../table/figures.ts';
import { columnOf } from '../table/grid.ts';
import { HEROES, ON_MAP, type Strike } from '../table/world.ts';
import { figureNamed } from './naming.ts';
import { type Position, resumed, type Scenario, scenario } from './scenario.ts';

/** The map of the tutorial, with the heroes' Starting Zone in the west and the way out in the east. */
export const from = (position: Position) => (): Scenario =>
  scenario({ map: 'T0', zones: ['A', 'E'], green: '0,1 0,2 0,3 0,4', white: '10,0 11,2 9,5', rounds: 4, ...position });

/** Before round 1: two heroes with their Starting cards against six soldiers. */
const begun = from({
  round: 0,
  at: 'command',
  stages: ['tut'],
  figures: { cap: '0,1', iron: '0,2', s1: '10,0', s2: '7,1', s3: '8,2', s4: '11,2', s5: '12,2', s6: '9,5' },
  white: '10,0 7,1 8,2 11,2 12,2 9,5',
  cards: ['Hurl Shield', 'Shield Block', 'Iron Armor', 'Jet Boots', 'Trench Knife', 'Concussion Rocket'],
});
/** Every soldier who sees a hero shoots. */
const replies = {
  'turn.act': ['1 attack', ...['s1', 's2', 's3', 's4', 's5', 's6'].map(soldier => `1 mobilize:${soldier}`)],
  'attack.target': ['1 figure:cap', '1 figure:iron'],
};
const isPast = ({ world: w }: Scenario, key: string, column: number): boolean => {
  const figure = figureNamed(key);
  return w.presence[figure] === ON_MAP && columnOf(gridFor(w), w.at[figure]!) >= column;
};

type Round = Omit<Lesson<Strike, Scenario>, 'begin' | 'replies'>;
const ROUNDS: readonly Round[] = [
  {
    title: 'Round 1: unseen',
    text: [
      'The tutorial mission: within four rounds one of you ends a turn on the exit tile E, or the Mastermind scores.',
      'Each round the soldiers act first, then both heroes, in the order you like. In round 1 soldiers do not shoot.',
      'Captain America has Hurl Shield and Shield Block, Iron Man his armor and Jet Boots.',
    ],
    goal: 'Go in past the crate: Captain America to column 5, Iron Man to column 4, and end the round.',
    hint: 'Captain America gains AP, goes to 5,0 and ends his turn with 1 AP kept. Iron Man goes to 4,0 and ends his.',
    isReached: t => t.world.round > 1 && isPast(t, 'cap', 5) && isPast(t, 'iron', 4),
    solution: [
      '0 activate:cap',
      '0 addAp',
      '0 advance:5,0',
      '0 end',
      '0 activate:iron',
      '0 addAp',
      '0 advance:4,0',
      '0 end',
    ],
  },
  {
    title: 'Round 2: under fire',
    text: [
      'A soldier shoots. AP that you have kept pay for reactions: first yours, then the wounds that are left.',
      'Three soldiers stand close together, and a thrown shield hits up to three of them.',
      'Three defeated soldiers are 1 OP. Whoever does not need his AP keeps them for the next shots.',
    ],
    goal: 'Defeat three soldiers with the shield, and end the round with both heroes standing.',
    hint: 'Use Shield Block, then pass. Hurl Shield at soldiers 2, 3 and 1, go to 6,0; with Iron Man aim at soldier 6.',
    isReached: t => t.world.round > 2 && t.world.op[HEROES] >= 1 && isPast(t, 'cap', 0) && isPast(t, 'iron', 0),
    solution: [
      '0 card:Shield Block',
      '0 pass',
      '0 activate:cap',
      '0 addAp',
      '0 card:Hurl Shield',
      '0 figure:s2',
      '0 figure:s3',
      '0 figure:s1',
      '0 advance:6,0',
      '0 end',
      '0 activate:iron',
      '0 addAp',
      '0 attack',
      '0 figure:s6',
      '0 aim:2',
      '0 end',
    ],
  },
  {
    title: 'Round 3: past the planks',
    text: [
      'The plank wall shields the exit; its north end is open. Behind it one soldier holds the gap, another the exit.',
      'Those who stand in the gap can be hit by hand: Slug needs an adjacent target and no line.',
      'Mind what will see you in the next Mastermind Phase, and keep AP for it.',
    ],
    goal: 'Bring Captain America behind the planks, to column 10 or further, and defeat the soldier at 11,2.',
    hint: 'Captain America goes to 10,1, attacks soldier 4 and ends his turn. Iron Man follows to 9,0.',
    isReached: t => t.world.round > 3 && isPast(t, 'cap', 10) && t.where('s4') === 'down',
    solution: [
      '0 activate:cap',
      '0 addAp',
      '0 advance:10,1',
      '0 attack',
      '0 figure:s4',
      '0 end',
      '0 activate:iron',
      '0 addAp',
      '0 advance:9,0',
      '0 end',
    ],
  },
  {
    title: 'Round 4: the way out',
    text: [
      'Scenario Cards say what the heroes must do, and until when. If they fail, the Mastermind has the points.',
      'Other missions have three such cards and twelve rounds; the third card is hidden until round 4 is over.',
      'In a campaign of six missions the points of each raise your characters’ Levels: more cards for the next one.',
    ],
    goal: 'End a turn on the exit tile E, and win the mission.',
    hint: 'Take the shot, with wounds on cards. Captain America goes to 12,3 and ends his turn; then end the phase.',
    isReached: t => t.match.state.result?.ranks[0] === 1,
    solution: ['0 pass', '0 wounds:0:3+3', '0 activate:cap', '0 addAp', '0 advance:12,3', '0 end', '0 endPhase'],
  },
];

/** The mission after so many rounds that were played as they are shown. */
function after(rounds: number): Scenario {
  let table = begun();
  for (const round of ROUNDS.slice(0, rounds)) {
    const run = new LessonRun<Strike, Scenario>({ ...round, replies, begin: () => table });
    for (const _ of round.solution) run.showNext();
    table = resumed(run.match.state);
  }
  return table;
}
export const missionRounds: readonly Lesson<Strike, Scenario>[] = ROUNDS.map((round, n) => ({
  ...round,
  replies,
  begin: () => after(n),
}));
