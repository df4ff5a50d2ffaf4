// Mutant Revolution for newcomers, in English.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'three-schools',
      options: {},
      seats: 3,
      minutes: 75,
      title: 'Three Schools',
      text: 'The whole game for three. One of the four Schools stays closed.',
      picture: 'panel|Jean Grey School for Higher Learning|0|1',
    },
    {
      id: 'four-schools',
      options: {},
      seats: 4,
      minutes: 90,
      title: 'Four Schools',
      text: 'The whole game for four: more bargains, more betrayal.',
      picture: 'panel|Brotherhood of Mutants|2|2',
    },
  ],
  gist: [
    { title: 'Plot', text: 'Play cards for your School and against others.', picture: 'large|Magneto' },
    { title: 'Recruit', text: 'Bid in secret for heroes and students.', picture: 'large|Emma Frost' },
    { title: 'Fight', text: 'Command a Mission, or be sent into one.', picture: 'large|Wolverine' },
  ],
  overview: [
    {
      title: 'What you want',
      text: 'Be the only School with 6 Revolution Points when a round ends. If several have 6, a tournament decides.',
      picture: 'panel|Jean Grey School for Higher Learning|0|1',
    },
    {
      title: 'Your School',
      text:
        'You lead one of four Schools: its Leader, a hero, two students, and 5 Hope. Hope is money: it ' +
        'buys what you bid for, and you may give it away while Plots are played or Characters traded.',
      picture: 'panel|Brotherhood of Mutants|2|2',
    },
    {
      title: 'Upkeep',
      text:
        'A round has four phases. In Upkeep three of your Characters recover; students bring Hope, heroes ' +
        'cost it. Six Characters who are ready may advance the Revolution together, for a point.',
      picture: 'panel|Storm|3|3',
    },
    {
      title: 'Plot',
      text:
        'Draw Plot Cards and play Events for Plot Points. Each round you have as many as Revolution ' +
        'Points; others may support you with theirs.',
      picture: 'panel|Magneto|2|4',
    },
    {
      title: 'Recruit',
      text:
        'Cards are turned up one after the other. Everybody bids Hope in secret, all at once; the highest ' +
        'bid pays and gets the card.',
      picture: 'panel|Gambit|recruit|5',
    },
    {
      title: 'Mission',
      text:
        'One more secret bid decides who is Mission Commander: that School gains a point and invites the ' +
        'others into the arena. Whoever is invited sends a Character, or loses a point.',
      picture: 'panel|Cyclops|1|6',
    },
    {
      title: 'In the arena',
      text:
        'Move, attack, defend: roll as many dice as your value, highest against highest. Damage lowers ' +
        'what you attack, defend and move with; at nought you are out. Missions pay in Hope and ' +
        'Revolution Points.',
      picture: 'panel|Wolverine|0|7',
    },
    {
      title: 'Talk',
      text:
        'Everything can be bargained for: Hope, help, mercy. A deal is done when the Hope is given; a ' +
        'word about later is only a word.',
      picture: 'panel|Mystique|reaction|8',
    },
  ],
};
