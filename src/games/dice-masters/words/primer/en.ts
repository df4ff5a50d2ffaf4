// Dice Masters for newcomers, in English.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'first-game',
      options: {},
      minutes: 15,
      title: 'First game',
      text: 'Two heroes each, 10 life. The teams are ready.',
      picture: 'panel|Angel|shield|1',
    },
    {
      id: 'academy-against-archvillains',
      minutes: 25,
      title: 'X-Men Academy against Archvillains',
      text: 'Six heroes each from the starter box, 15 life.',
      picture: 'panel|Wolverine|fist|22',
    },
    {
      id: 'heroic-pairs-against-brotherhood',
      minutes: 35,
      title: 'Heroic Pairs against the Brotherhood',
      text: 'Full teams of eight, 20 life, ready to play.',
      picture: 'panel|Magneto|mask|13',
    },
    {
      id: 'tournament-by-chance',
      minutes: 35,
      title: 'Surprise teams',
      text: 'Eight heroes each, drawn by chance from all 126 cards. 20 life.',
      picture: 'panel|Spider-Man|mask|61',
    },
    {
      id: 'basic',
      options: { format: 'basic' },
      minutes: 25,
      title: 'Small teams of your own',
      text: 'Bring up to six cards and 15 dice, or take a ready team. 15 life.',
      picture: 'panel|Cyclops|bolt|7',
    },
    {
      id: 'tournament',
      options: { format: 'tournament' },
      minutes: 35,
      title: 'Full teams of your own',
      text: 'Bring up to eight cards and 20 dice, or take a ready team. 20 life.',
      picture: 'panel|Captain America|fist|37',
    },
    {
      id: 'draft',
      options: { format: 'draft' },
      minutes: 45,
      title: 'Draft',
      text: 'Take a card, pass the rest on, and play what you took.',
      picture: 'panel|Mystique|mask|53',
    },
  ],
  gist: [
    { title: 'Roll', text: 'Four dice a turn: energy, or heroes.', picture: 'large|Sidekick' },
    { title: 'Buy', text: 'Energy buys better dice for your bag.', picture: 'large|Storm' },
    { title: 'Hit', text: 'Field heroes, attack, get through.', picture: 'large|fist' },
  ],
  overview: [
    {
      title: 'What you want',
      text:
        'Bring the other player from 20 life to none (10 in a first game). Attackers that nobody blocks ' +
        'hit the player.',
      picture: 'panel|Wolverine|fist|22',
    },
    {
      title: 'Your dice',
      text:
        'You begin with eight Sidekicks in a bag. Five of their faces give energy, the sixth is a small ' +
        'fighter. Everything better has to be bought.',
      picture: 'panel|Sidekick||3',
    },
    {
      title: 'Draw and roll',
      text:
        'Each turn you draw four dice, roll them, and may roll any of them once more. When the bag is ' +
        'empty, your used dice go back in: what you bought comes round again.',
      picture: 'panel|Quicksilver|fist|57',
    },
    {
      title: 'Buy',
      text:
        'Energy buys dice from your own cards and from the basic actions both players share. At least one ' +
        'energy must be of the card’s own kind. Bought dice go to the used pile.',
      picture: 'panel|Emma Frost|mask|44',
    },
    {
      title: 'Field',
      text:
        'Dice that show a character go to the field for their fielding cost, at the level they rolled. ' +
        'There they stay until they are knocked out, or attack and are not blocked.',
      picture: 'panel|Storm|mask|58',
    },
    {
      title: 'Attack',
      text:
        'Any of your fielded characters may attack. The other player says who blocks whom; several may ' +
        'block one attacker, but nobody blocks two. Unblocked attackers deal their attack to the player ' +
        'and go to the used pile.',
      picture: 'panel|Juggernaut|fist|9',
    },
    {
      title: 'Knocked out',
      text:
        'A character with as much damage as its defense is knocked out. Its die goes to the prep area and ' +
        'is rolled again next turn: being knocked out is not the end.',
      picture: 'panel|Reckless Melee|fist|31',
    },
    {
      title: 'Globals',
      text:
        'Some cards have a Global ability. Whoever has the energy may use it, also on the other player’s ' +
        'turn: energy that you do not spend is not wasted.',
      picture: 'panel|Magneto|mask|13',
    },
  ],
};
