// Marvel Heroes for newcomers, in English.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'born-again',
      options: { scenario: 'bornAgain' },
      minutes: 90,
      title: 'Born Again',
      text: 'No special rules: first to 15 Victory Points. The Scenario for a first game.',
      picture: 'panel|Daredevil|2|1',
    },
    {
      id: 'galactus-is-coming',
      options: { scenario: 'galactus' },
      minutes: 120,
      title: 'Galactus Is Coming',
      text: 'Danger all over town, and at 15 Victory Points a Special Headline that ends the game.',
      picture: 'panel|Silver Surfer|ally|2',
    },
    {
      id: 'acts-of-vengeance',
      options: { scenario: 'actsOfVengeance' },
      minutes: 150,
      title: 'Acts of Vengeance',
      text: 'Every Team faces a Mastermind it does not know; who completes his Conclusion wins at once.',
      picture: 'panel|Doctor Doom|villain|3',
    },
  ],
  gist: [
    { title: 'Plan', text: 'Pay for heroes: Ready ones act, Supporting ones help.', picture: 'large|Captain America' },
    { title: 'Go', text: 'Send heroes to the Districts where Headlines call.', picture: 'large|Spider-Man' },
    { title: 'Fight', text: 'Beat the Villain that the others send, and score.', picture: 'large|Wolverine' },
  ],
  overview: [
    {
      title: 'What you want',
      text: 'Have most Victory Points when the Scenario ends the game. Solved Headlines bring most of them.',
      picture: 'panel|Thor|0|1',
    },
    {
      title: 'Your Team, and your Mastermind',
      text:
        'You lead four heroes. You also play a Mastermind and Villain cards: against your neighbour, and whenever ' +
        'somebody else is in trouble.',
      picture: 'panel|Magneto|villain|2',
    },
    {
      title: 'Planning',
      text:
        'Each Game Round begins in secret: Plot Points make heroes Ready (for their Level) or Supporting (for 1). ' +
        'Three Story cards buy a Power-Up, and 1 Plot Point plays an Ally.',
      picture: 'panel|Captain America|0|3',
    },
    {
      title: 'Five actions',
      text:
        'In turn, everybody takes one action, five times: move a hero, take on a Headline, treat a Wound, draw a ' +
        'card and move the Story track, or use an ability.',
      picture: 'panel|Storm|3|4',
    },
    {
      title: 'Trouble',
      text:
        'To take on a Headline, a Ready hero must be in its District. Roll as many dice as its Threat; a hero’s ' +
        'rating lowers the Trouble Level. Without the right skill the dice are boosted: a BOOST rolls one more.',
      picture: 'panel|Mr. Fantastic|1|5',
    },
    {
      title: 'Villains',
      text:
        'With the Trouble that is left the others may play a Lead Villain, with Backups and Agents. If nobody does, ' +
        'the Headline is yours.',
      picture: 'panel|Electro|villain|6',
    },
    {
      title: 'The fight',
      text:
        'Both sides choose a Combat Power in secret: so many dice to attack, to defend, to outwit. An attack with as ' +
        'many HITs as the defence is a KO. Abilities, Allies and Events change the dice. A beaten hero is wounded.',
      picture: 'panel|Hulk|0|7',
    },
    {
      title: 'Master Plans',
      text:
        'On Mastermind Headlines your Nemesis may scheme, and attempt a Master Plan that works against you for the ' +
        'rest of the game. Win, then challenge him: beat him, and the plan fails and you gain a Power-Up.',
      picture: 'panel|Doctor Doom|villain|8',
    },
  ],
};
