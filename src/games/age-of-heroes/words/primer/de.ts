// Age of Heroes für Neulinge, auf Deutsch.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'children-of-the-atom',
      options: { mission: 'atom' },
      minutes: 60,
      title: 'Children of the Atom',
      text: 'Zwei Gegner, zwei stärkere, dann die letzte Prüfung. Die Mission für ein erstes Spiel.',
      picture: 'panel|Juggernaut|villain|1',
    },
    {
      id: 'fatal-attractions',
      options: { mission: 'attractions' },
      minutes: 75,
      title: 'Fatal Attractions',
      text: 'Magnetos Einfluss geht durchs Haus: verlockende Marker, die am Ende Punkte kosten.',
      picture: 'panel|Magneto, Master of Magnetism|villain|2',
    },
    {
      id: 'fall-of-the-mutants',
      options: { mission: 'fall' },
      minutes: 90,
      title: 'Fall of the Mutants',
      text: 'Vier Reiter auf einmal, jeder mit einem Gefangenen und einem Stachel; dann Apocalypse selbst.',
      picture: 'panel|Apocalypse, the First One|villain|3',
    },
  ],
  gist: [
    {
      title: 'Trainieren',
      text: 'Tags schickst du Figuren durchs Institut, für Stärke und Karten.',
      picture: 'large|Storm',
    },
    { title: 'Fliegen', text: 'Setz Helden in den X-Jet: nur sie kämpfen.', picture: 'large|X-Jet' },
    { title: 'Zuschlagen', text: 'Nachts bezahlst du Treffer auf Schurken und punktest.', picture: 'large|Wolverine' },
  ],
  overview: [
    {
      title: 'Was du willst',
      text: 'Die meisten Siegpunkte haben, wenn der letzte Schurke fällt. Treffer auf Schurken bringen die meisten.',
      picture: 'panel|Dark Phoenix|villain|1',
    },
    {
      title: 'Dein Team',
      text:
        'Du führst eines von sechs Heldenteams. Drei Stärken bezahlen, was sie tun: Physical, Mental und Willpower, ' +
        'jede bis 10.',
      picture: 'panel|Cyclops|0|2',
    },
    {
      title: 'Tags: das Institut',
      text:
        'Reihum schicken alle je eine Figur auf ein leeres Feld und tun sofort, was dort steht. Räume geben Stärke ' +
        'und Karten oder lassen dich Karten spielen. Ein besetztes Feld bleibt besetzt, bis die Runde vorbei ist.',
      picture: 'panel|Storm|1|3',
    },
    {
      title: 'Verbündete',
      text:
        'Ein Ally auf einem freien Kartenplatz ist ein Feld mehr für alle. Du hast ihn angeworben: Nutzt ihn jemand ' +
        'anderes, bekommst du den Bonus des Platzes.',
      picture: 'panel|Iceman|ally|4',
    },
    {
      title: 'Evolutionen',
      text:
        'Evolutionskarten machen einen Helden für den Rest des Spiels stärker. Die erste ist frei, die nächsten ' +
        'kosten, was an ihrem Platz steht.',
      picture: 'panel|Jean Grey|0|5',
    },
    {
      title: 'Der X-Jet',
      text:
        'Helden an Bord kämpfen nachts, in der Reihe ihrer Sitze. Wer in einer Runde zuerst einsteigt, darf gleich ' +
        'ein Team-Up spielen. Wer passt, wählt seinen Platz in der nächsten Runde.',
      picture: 'panel|X-Jet|1|6',
    },
    {
      title: 'Nachts: die Mission',
      text:
        'Jeder Held des X-Jets nimmt eine Zeile eines Schurken, ein Team-Up oder die Extraction Zone. Eine Zeile ' +
        'kostet, was links steht; ihr Symbol gibt Punkte, und dein Marker bleibt dort.',
      picture: 'panel|Sabretooth|villain|7',
    },
    {
      title: 'Ein Schurke fällt',
      text:
        'Sind alle seine Symbole markiert, fällt ein Schurke, und ein stärkerer kann kommen. Fällt der letzte, ist ' +
        'das Spiel sofort zu Ende.',
      picture: 'panel|Master Mold|villain|8',
    },
  ],
};
