// Dice Masters for newcomers, in English.
import { primerOf } from './primer.ts';

export const primer = primerOf({
  openings: {
    'First game': 'Two heroes each, 10 life. The teams are ready.',
    'X-Men Academy against Archvillains': 'Six heroes each from the starter box, 15 life.',
    'Heroic Pairs against the Brotherhood': 'Full teams of eight, 20 life, ready to play.',
    'Surprise teams': 'Eight heroes each, drawn by chance from all 126 cards. 20 life.',
    'Small teams of your own': 'Bring up to six cards and 15 dice, or take a ready team. 15 life.',
    'Full teams of your own': 'Bring up to eight cards and 20 dice, or take a ready team. 20 life.',
    Draft: 'Take a card, pass the rest on, and play what you took.',
  },
  gist: {
    Roll: 'Four dice a turn: energy, or heroes.',
    Buy: 'Energy buys better dice for your bag.',
    Hit: 'Field heroes, attack, get through.',
  },
  overview: {
    'What you want':
      'Bring the other player from 20 life to none (10 in a first game). Attackers that nobody blocks hit the ' +
      'player.',
    'Your dice':
      'You begin with eight Sidekicks in a bag. Five of their faces give energy, the sixth is a small fighter. ' +
      'Everything better has to be bought.',
    'Draw and roll':
      'Each turn you draw four dice, roll them, and may roll any of them once more. When the bag is empty, your ' +
      'used dice go back in: what you bought comes round again.',
    Buy:
      'Energy buys dice from your own cards and from the basic actions both players share. At least one energy must ' +
      'be of the card’s own kind. Bought dice go to the used pile.',
    Field:
      'Dice that show a character go to the field for their fielding cost, at the level they rolled. There they ' +
      'stay until they are knocked out, or attack and are not blocked.',
    Attack:
      'Any of your fielded characters may attack. The other player says who blocks whom; several may block one ' +
      'attacker, but nobody blocks two. Unblocked attackers deal their attack to the player and go to the used ' +
      'pile.',
    'Knocked out':
      'A character with as much damage as its defense is knocked out. Its die goes to the prep area and is rolled ' +
      'again next turn: being knocked out is not the end.',
    Globals:
      'Some cards have a Global ability. Whoever has the energy may use it, also on the other player’s turn: energy ' +
      'that you do not spend is not wasted.',
  },
});
