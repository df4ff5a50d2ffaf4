// The first game, guided: one turn after the other, from the roll of the dice to the last life.
import type { Lesson } from '#engine/scenario/lesson.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { type Position, type Scenario, scenario } from './scenario.ts';
import type { Duel } from '../table/world.ts';

/** DM-SET-06, DM-SET-07: the teams of a first game. */
const FIRST_GAME: Position = {
  cards: [
    [14, 4],
    [1, 10],
  ],
  dice: 2,
  most: 10,
};
const from = (position: Position) => (): Scenario => scenario({ ...FIRST_GAME, ...position });

export const lessons: readonly Lesson<Duel, Scenario>[] = [
  {
    ...lessonWords.Roll,
    aimAt: '[data-home="life:1"]',
    begin: from({ step: 'roll', prep: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']], rolls: [6, 3, 6, 4, 1, 5] }),
    isReached: t => t.match.events.flat().some(({ kind, facts }) => kind === 'rerolled' && facts.seat === 0),
    solution: ['0 reroll:Sidekick+Sidekick'],
  },
  {
    ...lessonWords.Purchase,
    begin: from({ reserve: [['mask', 'fist', 'shield']] }),
    isReached: t => t.dice(0, 'used').includes('Kitty Pryde'),
    solution: ['0 buy:Kitty Pryde'],
  },
  {
    ...lessonWords.Field,
    begin: from({ reserve: [['Kitty Pryde 1', 'Sidekick', 'bolt']] }),
    isReached: t => t.dice(0, 'field').join() === 'Kitty Pryde 1,Sidekick',
    solution: ['0 field:Kitty Pryde', '0 field:Sidekick'],
  },
  {
    ...lessonWords.Attack,
    begin: from({ step: 'attack', field: [['Kitty Pryde 2', 'Sidekick'], []] }),
    isReached: t => t.world.life[1]! < 10,
    solution: ['0 attack:Kitty Pryde+Sidekick', '0 pass'],
  },
  {
    ...lessonWords.Block,
    begin: from({ step: 'attack', active: 1, field: [['Cyclops 1', 'Sidekick'], ['Juggernaut 1']] }),
    isReached: t => t.happened('blocked').length > 0 && t.world.life[0] === 10,
    solution: ['0 block:Sidekick>Juggernaut'],
    replies: { 'attack.attackers': ['1 attack:Juggernaut'] },
  },
  {
    ...lessonWords.Damage,
    begin: from({ step: 'attack', field: [['Cyclops 2'], ['Sidekick', 'Sidekick']] }),
    isReached: t => t.happened('knockedOut').join() === 'knockedOut 1:Sidekick,knockedOut 1:Sidekick',
    solution: ['0 attack:Cyclops', '0 pass', '0 divide:0:4:1'],
    replies: { 'blocking.blockers': ['1 block:Sidekick>Cyclops,Sidekick>Cyclops'] },
  },
  {
    ...lessonWords.Win,
    begin: from({
      life: [4, 3],
      reserve: [['Sidekick', 'Sidekick', 'Sidekick']],
      field: [['Sidekick'], ['Sidekick']],
    }),
    isReached: t => t.match.state.result?.ranks[0] === 1,
    solution: [
      '0 field:Sidekick',
      '0 field:Sidekick',
      '0 field:Sidekick',
      '0 pass',
      '0 attack:Sidekick+Sidekick+Sidekick+Sidekick',
      '0 pass',
    ],
    replies: { 'blocking.blockers': ['1 block:Sidekick>Sidekick'] },
  },
];
