// Age of Heroes for newcomers, in English.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'children-of-the-atom',
      options: { mission: 'atom' },
      minutes: 60,
      title: 'Children of the Atom',
      text: 'Two enemies, two harder ones, then the Final Test. The mission for a first game.',
      picture: 'panel|Juggernaut|villain|1',
    },
    {
      id: 'fatal-attractions',
      options: { mission: 'attractions' },
      minutes: 75,
      title: 'Fatal Attractions',
      text: 'Magneto’s Influence walks through the house: tempting tokens that cost you points in the end.',
      picture: 'panel|Magneto, Master of Magnetism|villain|2',
    },
    {
      id: 'fall-of-the-mutants',
      options: { mission: 'fall' },
      minutes: 90,
      title: 'Fall of the Mutants',
      text: 'Four Horsemen at once, each with a captive and a sting; then Apocalypse himself.',
      picture: 'panel|Apocalypse, the First One|villain|3',
    },
  ],
  gist: [
    { title: 'Train', text: 'By day, send pawns to the Institute for strength and cards.', picture: 'large|Storm' },
    { title: 'Fly', text: 'Put Heroes on the X-Jet: they are the ones who fight.', picture: 'large|X-Jet' },
    { title: 'Strike', text: 'By night, pay for hits on Villains and score.', picture: 'large|Wolverine' },
  ],
  overview: [
    {
      title: 'What you want',
      text: 'Have most Victory Points when the last Villain falls. Hits on Villains bring most of them.',
      picture: 'panel|Dark Phoenix|villain|1',
    },
    {
      title: 'Your team',
      text:
        'You lead one of six teams of Heroes. Three strengths pay for what they do: Physical, Mental and Willpower, ' +
        'each up to 10.',
      picture: 'panel|Cyclops|0|2',
    },
    {
      title: 'By day: the Institute',
      text:
        'In turn, everybody sends one pawn to an empty space and does at once what it says. Rooms give strength and ' +
        'cards, or let you play them. A space that is taken stays taken until the round is over.',
      picture: 'panel|Storm|1|3',
    },
    {
      title: 'Allies',
      text:
        'Play an Ally to a free card space, and there is one space more for all. You are its Recruiter: when ' +
        'somebody else uses it, you gain the bonus of that place.',
      picture: 'panel|Iceman|ally|4',
    },
    {
      title: 'Evolutions',
      text:
        'Evolution cards make one Hero stronger for the rest of the game. Your first is free; the next ones cost ' +
        'what their slots say.',
      picture: 'panel|Jean Grey|0|5',
    },
    {
      title: 'The X-Jet',
      text:
        'Heroes on board fight by night, in the order of their seats. Whoever boards first in a round may play a ' +
        'Team-Up at once. Who passes chooses a place in the next round’s order.',
      picture: 'panel|X-Jet|1|6',
    },
    {
      title: 'By night: the mission',
      text:
        'Each Hero of the X-Jet takes a row of a Villain, a Team-Up, or the Extraction Zone. A row costs what stands ' +
        'on its left; its icon scores, and your marker stays there.',
      picture: 'panel|Sabretooth|villain|7',
    },
    {
      title: 'A Villain falls',
      text:
        'When all its icons are marked, a Villain falls and a stronger one may come. The last one’s fall ends the ' +
        'game at once.',
      picture: 'panel|Master Mold|villain|8',
    },
  ],
};
