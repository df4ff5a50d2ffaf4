// The first game, guided: one turn after the other, from the roll of the dice to the last life.
import type { Lesson } from '#engine/scenario/lesson.ts';
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
    title: 'Roll',
    text: [
      'A turn begins with four dice from your bag, which you roll.',
      'At first these are Sidekicks: five of their faces give energy, the sixth is a small character.',
      'After the roll you may reroll any of the dice, once.',
    ],
    goal: 'Reroll some of the dice.',
    hint: 'Two of them show the Sidekick and give no energy: pick both and reroll them together.',
    begin: from({ step: 'roll', prep: [['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']], rolls: [6, 3, 6, 4, 1, 5] }),
    isReached: t => t.match.events.flat().some(({ kind, facts }) => kind === 'rerolled' && facts.seat === 0),
    solution: ['0 reroll:Sidekick+Sidekick'],
  },
  {
    title: 'Purchase',
    text: [
      'Energy in your reserve pool buys dice from your cards and from the basic actions in the middle.',
      'Kitty Pryde costs 3 energy, and at least one of it must be a mask, her own type.',
      'What you buy goes to your used pile: you draw it later, when your bag is empty and is filled again.',
    ],
    goal: 'Purchase a die of Kitty Pryde.',
    hint: 'You have a mask, a fist and a shield: just enough. Pick the card of Kitty Pryde.',
    begin: from({ reserve: [['mask', 'fist', 'shield']] }),
    isReached: t => t.dice(0, 'used').includes('Kitty Pryde'),
    solution: ['0 buy:Kitty Pryde'],
  },
  {
    title: 'Field',
    text: [
      'Later you roll the dice you bought.',
      'When one shows a character you may send it to the field for its fielding cost.',
      'Sidekicks cost nothing.',
    ],
    goal: 'Send Kitty Pryde and the Sidekick to the field.',
    hint: 'Field one, then the other. What you leave in the reserve pool goes to the used pile.',
    begin: from({ reserve: [['Kitty Pryde 1', 'Sidekick', 'bolt']] }),
    isReached: t => t.dice(0, 'field').join() === 'Kitty Pryde 1,Sidekick',
    solution: ['0 field:Kitty Pryde', '0 field:Sidekick'],
  },
  {
    title: 'Attack',
    text: [
      'In the attack step any of your characters in the field may attack, new ones too.',
      'An attacker that nobody blocks takes as much life from your opponent as its attack is worth.',
      'Afterwards it goes to your used pile.',
    ],
    goal: 'Take life from your opponent.',
    hint: 'Nobody is there to block: attack with everybody. Then pass; with nothing left to use, damage is dealt.',
    begin: from({ step: 'attack', field: [['Kitty Pryde 2', 'Sidekick'], []] }),
    isReached: t => t.world.life[1]! < 10,
    solution: ['0 attack:Kitty Pryde+Sidekick', '0 pass'],
  },
  {
    title: 'Block',
    text: [
      'Now your opponent attacks with Juggernaut.',
      'Each of your characters may block one attacker, and several may block the same one.',
      'An attacker that is blocked takes no life.',
    ],
    goal: 'Block Juggernaut, so that you lose no life.',
    hint: 'One blocker is enough to keep your life; it fights Juggernaut instead.',
    begin: from({ step: 'attack', active: 1, field: [['Cyclops 1', 'Sidekick'], ['Juggernaut 1']] }),
    isReached: t => t.happened('blocked').length > 0 && t.world.life[0] === 10,
    solution: ['0 block:Sidekick>Juggernaut'],
    replies: { 'attack.attackers': ['1 attack:Juggernaut'] },
  },
  {
    title: 'Damage',
    text: [
      'Who fights deals damage equal to its attack.',
      'With damage equal to its defense a character is knocked out: it goes to the prep area, to be rolled next turn.',
      'If several block one attacker, the attacker divides its damage among them.',
    ],
    goal: 'Attack with Cyclops, and divide his damage so that both blockers are knocked out.',
    hint: 'A Sidekick has a defense of 1. After the attack pass, then give each of them at least 1 damage.',
    begin: from({ step: 'attack', field: [['Cyclops 2'], ['Sidekick', 'Sidekick']] }),
    isReached: t => t.happened('knockedOut').join() === 'knockedOut 1:Sidekick,knockedOut 1:Sidekick',
    solution: ['0 attack:Cyclops', '0 pass', '0 divide:0:4:1'],
    replies: { 'blocking.blockers': ['1 block:Sidekick>Cyclops,Sidekick>Cyclops'] },
  },
  {
    title: 'Win',
    text: [
      'Whoever takes the last life of the other player wins at once.',
      'You have a whole turn before you: characters to field, then an attack to declare.',
    ],
    goal: 'Win: your opponent has 3 life left, and one character to block with.',
    hint: 'Field everybody, pass to get to the attack, and attack with everybody: only one of them can be blocked.',
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
