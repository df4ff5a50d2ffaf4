// English texts of the guided first game, step by step.
import type { LessonWords } from '#engine/scenario/lesson.ts';

export const lessonWords = {
  Roll: {
    title: 'Roll',
    aim: 'Both players have 10 life here. Take all of your opponent’s before they take yours.',
    text: [
      'A turn begins with four dice from your bag, which you roll.',
      'At first these are Sidekicks: five of their faces give energy, the sixth is a small character.',
      'After the roll you may reroll any of the dice, once.',
    ],
    goal: 'Reroll some of the dice.',
    hint: 'Two of them show the Sidekick and give no energy: pick both and reroll them together.',
  },
  Purchase: {
    title: 'Purchase',
    text: [
      'Energy in your reserve pool buys dice from your cards and from the basic actions in the middle.',
      'Kitty Pryde costs 3 energy, and at least one of it must be a mask, her own type.',
      'What you buy goes to your used pile: you draw it later, when your bag is empty and is filled again.',
    ],
    goal: 'Purchase a die of Kitty Pryde.',
    hint: 'You have a mask, a fist and a shield: just enough. Pick the card of Kitty Pryde.',
  },
  Field: {
    title: 'Field',
    text: [
      'Later you roll the dice you bought.',
      'When one shows a character you may send it to the field for its fielding cost.',
      'Sidekicks cost nothing.',
    ],
    goal: 'Send Kitty Pryde and the Sidekick to the field.',
    hint: 'Field one, then the other. What you leave in the reserve pool goes to the used pile.',
  },
  Attack: {
    title: 'Attack',
    text: [
      'In the attack step any of your characters in the field may attack, new ones too.',
      'An attacker that nobody blocks takes as much life from your opponent as its attack is worth.',
      'Afterwards it goes to your used pile.',
    ],
    goal: 'Take life from your opponent.',
    hint: 'Nobody is there to block: attack with everybody. Then pass; with nothing left to use, damage is dealt.',
  },
  Block: {
    title: 'Block',
    text: [
      'Now your opponent attacks with Juggernaut.',
      'Each of your characters may block one attacker, and several may block the same one.',
      'An attacker that is blocked takes no life.',
    ],
    goal: 'Block Juggernaut, so that you lose no life.',
    hint: 'One blocker is enough to keep your life; it fights Juggernaut instead.',
  },
  Damage: {
    title: 'Damage',
    text: [
      'Who fights deals damage equal to its attack.',
      'With damage equal to its defense a character is knocked out: it goes to the prep area, to be rolled next turn.',
      'If several block one attacker, the attacker divides its damage among them.',
    ],
    goal: 'Attack with Cyclops, and divide his damage so that both blockers are knocked out.',
    hint: 'A Sidekick has a defense of 1. After the attack pass, then give each of them at least 1 damage.',
  },
  Win: {
    title: 'Win',
    text: [
      'Whoever takes the last life of the other player wins at once.',
      'You have a whole turn before you: characters to field, then an attack to declare.',
    ],
    goal: 'Win: your opponent has 3 life left, and one character to block with.',
    hint: 'Field everybody, pass to get to the attack, and attack with everybody: only one of them can be blocked.',
  },
} satisfies Record<string, LessonWords>;
