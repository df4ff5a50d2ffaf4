// Strike Teams for newcomers, in English.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'tutorial-mission',
      options: { mission: 'tutorial' },
      minutes: 25,
      title: 'The side entrance',
      text: 'The tutorial mission: four rounds, one exit, two cards for each hero. Made for a first game.',
      picture: 'panel|Captain America|hero|1',
    },
    {
      id: 'one-mission',
      options: { mission: 'single' },
      minutes: 60,
      title: 'One mission',
      text: 'Twelve rounds on one of six maps, with three Scenario Cards, one of them hidden.',
      picture: 'panel|Iron Man|hero|2',
    },
    {
      id: 'campaign-of-six',
      options: { mission: 'campaign' },
      minutes: 360,
      title: 'A campaign',
      text: 'Six missions in a row: points become Levels, Levels become cards, and who wins the last one wins it all.',
      picture: 'panel|Baron Strucker|villain|3',
    },
  ],
  gist: [
    { title: 'Move', text: 'Spend Action Points: steps, doors, cover.', picture: 'large|Agent May' },
    { title: 'Strike', text: 'Find a clear line, hit, and answer the fire.', picture: 'large|Captain America' },
    { title: 'Score', text: 'Fulfil the Scenario Cards before time runs out.', picture: 'large|Quake' },
  ],
  overview: [
    {
      title: 'What you want',
      text:
        'Heroes and Mastermind fight over three Scenario Cards. Whoever has more Objective Points after twelve ' +
        'rounds wins the mission.',
      picture: 'panel|Captain America|hero|1',
    },
    {
      title: 'One against the team',
      text:
        'One player is the Mastermind, with villains and soldiers; one to four players share the heroes. The ' +
        'Mastermind knows the hidden Stage 3 card; the heroes see it after round 4.',
      picture: 'panel|Baron Strucker|villain|2',
    },
    {
      title: 'Your cards',
      text:
        'Before the mission both sides choose Action Cards in secret, as many as their Build Points pay for. Each ' +
        'card is a deed, a reaction or a lasting power, and takes wounds.',
      picture: 'panel|Iron Man|hero|3',
    },
    {
      title: 'A round',
      text:
        'Both teams gain a Command Point. Then all of the Mastermind’s characters act, then all heroes. Each gains ' +
        'Action Points or rests, and spends what it likes; what is kept pays for reactions.',
      picture: 'panel|Quake|hero|4',
    },
    {
      title: 'Moving',
      text:
        'A step costs 1 AP, also diagonally; objects and leaving an enemy cost 1 more. Doors are opened or shot, ' +
        'inner walls break.',
      picture: 'panel|Agent May|hero|5',
    },
    {
      title: 'Attacking',
      text:
        'Strength, less 1 for each space past the third, less cover on the line, less armor and dodge: the rest are ' +
        'wounds. There are no dice in it. The target may react.',
      picture: 'panel|Winter Soldier|villain|6',
    },
    {
      title: 'Wounds',
      text:
        'You put wounds where you like: on cards, which then cost more, or into boxes, which make attacks, defenses ' +
        'or steps dearer. With all slots full you are out until your next turn.',
      picture: 'panel|Radioactive Man|villain|7',
    },
    {
      title: 'Campaign',
      text:
        'Points of a mission raise Levels, and Levels bring more cards. The winner of a mission holds the Victory ' +
        'Card in the next; who wins the last mission wins the campaign.',
      picture: 'panel|Hydra Soldiers|villain|8',
    },
  ],
};
