// Marvel Heroes für Neulinge, auf Deutsch.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'born-again',
      options: { scenario: 'bornAgain' },
      minutes: 90,
      title: 'Born Again',
      text: 'Keine Sonderregeln: Wer zuerst 15 Siegpunkte hat, beendet das Spiel. Das Szenario für ein erstes Spiel.',
      picture: 'panel|Daredevil|2|1',
    },
    {
      id: 'galactus-is-coming',
      options: { scenario: 'galactus' },
      minutes: 120,
      title: 'Galactus Is Coming',
      text: 'Gefahr in der ganzen Stadt, und bei 15 Siegpunkten eine Special Headline, die das Spiel beendet.',
      picture: 'panel|Silver Surfer|ally|2',
    },
    {
      id: 'acts-of-vengeance',
      options: { scenario: 'actsOfVengeance' },
      minutes: 150,
      title: 'Acts of Vengeance',
      text: 'Jedes Team trifft auf einen fremden Mastermind; wer seine Conclusion vollendet, gewinnt sofort.',
      picture: 'panel|Doctor Doom|villain|3',
    },
  ],
  gist: [
    {
      title: 'Planen',
      text: 'Bezahle Helden: Ready heißt handeln, Supporting heißt helfen.',
      picture: 'large|Captain America',
    },
    { title: 'Losziehen', text: 'Schick Helden dorthin, wo Headlines rufen.', picture: 'large|Spider-Man' },
    { title: 'Kämpfen', text: 'Besiege den Schurken, den die anderen schicken.', picture: 'large|Wolverine' },
  ],
  overview: [
    {
      title: 'Was du willst',
      text: 'Die meisten Siegpunkte haben, wenn das Szenario das Spiel beendet. Gelöste Headlines bringen die meisten.',
      picture: 'panel|Thor|0|1',
    },
    {
      title: 'Dein Team und dein Mastermind',
      text:
        'Du führst vier Helden. Du spielst auch einen Mastermind und Schurken: gegen deinen Nachbarn und immer, wenn ' +
        'jemand anderes in Schwierigkeiten ist.',
      picture: 'panel|Magneto|villain|2',
    },
    {
      title: 'Planung',
      text:
        'Jede Spielrunde beginnt geheim: Plot Points machen Helden Ready (für ihren Level) oder Supporting (für 1). ' +
        'Drei Story-Karten kaufen ein Power-Up, und 1 Plot Point spielt einen Ally.',
      picture: 'panel|Captain America|0|3',
    },
    {
      title: 'Fünf Aktionen',
      text:
        'Reihum haben alle je eine Aktion, fünfmal: einen Helden bewegen, eine Headline angehen, eine Wunde ' +
        'behandeln, eine Karte ziehen und die Story-Leiste bewegen oder eine Fähigkeit nutzen.',
      picture: 'panel|Storm|3|4',
    },
    {
      title: 'Trouble',
      text:
        'Wer eine Headline angeht, braucht einen Ready-Helden in ihrem Viertel. Wirf so viele Würfel, wie ihr Threat ' +
        'sagt; der Wert eines Helden senkt das Trouble Level. Ohne die passende Fertigkeit gibt jedes BOOST einen ' +
        'Würfel mehr.',
      picture: 'panel|Mr. Fantastic|1|5',
    },
    {
      title: 'Schurken',
      text:
        'Mit dem Trouble, das bleibt, dürfen die anderen einen Schurken spielen, dazu Helfer. Tut es niemand, gehört ' +
        'die Headline dir.',
      picture: 'panel|Electro|villain|6',
    },
    {
      title: 'Der Kampf',
      text:
        'Beide Seiten wählen geheim eine Kampfkraft: so viele Würfel für Attack, Defend und Outwit. Ein Angriff mit ' +
        'so vielen HITs wie die Abwehr ist ein KO. Fähigkeiten, Allies und Events ändern die Würfel. Ein Held, der ' +
        'verliert, hat eine Wunde.',
      picture: 'panel|Hulk|0|7',
    },
    {
      title: 'Master Plans',
      text:
        'Bei manchen Headlines darf dein Nemesis Ränke schmieden und einen Master Plan versuchen, der bis zum Ende ' +
        'gegen dich wirkt. Gewinne und fordere ihn heraus: Verliert er, scheitert der Plan, und du bekommst ein ' +
        'Power-Up.',
      picture: 'panel|Doctor Doom|villain|8',
    },
  ],
};
