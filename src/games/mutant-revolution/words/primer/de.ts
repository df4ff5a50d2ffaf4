// Mutant Revolution for newcomers, in German.
import type { Primer } from '#web/kit/primer.ts';

export const primer: Primer = {
  openings: [
    {
      id: 'three-schools',
      options: {},
      seats: 3,
      minutes: 75,
      title: 'Drei Schulen',
      text: 'Das ganze Spiel zu dritt. Eine der vier Schulen bleibt zu.',
      picture: 'panel|Jean Grey School for Higher Learning|0|1',
    },
    {
      id: 'four-schools',
      options: {},
      seats: 4,
      minutes: 90,
      title: 'Vier Schulen',
      text: 'Das ganze Spiel zu viert: mehr Handel, mehr Verrat.',
      picture: 'panel|Brotherhood of Mutants|2|2',
    },
  ],
  gist: [
    { title: 'Ränke', text: 'Spiel Karten für deine Schule und gegen andere.', picture: 'large|Magneto' },
    { title: 'Anwerben', text: 'Biete geheim auf Helden und Schüler.', picture: 'large|Emma Frost' },
    { title: 'Kämpfen', text: 'Führe eine Mission, oder werde hineingeschickt.', picture: 'large|Wolverine' },
  ],
  overview: [
    {
      title: 'Worum es geht',
      text:
        'Sei am Ende einer Runde die einzige Schule mit 6 Revolutionspunkten. Haben mehrere 6, ' +
        'entscheidet ein Turnier.',
      picture: 'panel|Jean Grey School for Higher Learning|0|1',
    },
    {
      title: 'Deine Schule',
      text:
        'Du führst eine von vier Schulen: ihren Anführer, einen Helden, zwei Schüler und 5 Hoffnung. ' +
        'Hoffnung ist Geld: damit bietest du, und verschenken darfst du sie, solange Plots gespielt oder ' +
        'Charaktere getauscht werden.',
      picture: 'panel|Brotherhood of Mutants|2|2',
    },
    {
      title: 'Unterhalt',
      text:
        'Eine Runde hat vier Phasen. Im Unterhalt erholen sich drei deiner Charaktere; Schüler bringen ' +
        'Hoffnung, Helden kosten sie. Sechs bereite Charaktere können zusammen die Revolution ' +
        'voranbringen, für einen Punkt.',
      picture: 'panel|Storm|3|3',
    },
    {
      title: 'Ränke',
      text:
        'Zieh Ränkekarten und spiel Ereignisse für Ränkepunkte. Jede Runde hast du so viele wie ' +
        'Revolutionspunkte; andere können dich mit ihren unterstützen.',
      picture: 'panel|Magneto|2|4',
    },
    {
      title: 'Anwerben',
      text:
        'Karten werden nacheinander aufgedeckt. Alle bieten gleichzeitig und geheim Hoffnung; das höchste ' +
        'Gebot zahlt und bekommt die Karte.',
      picture: 'panel|Gambit|recruit|5',
    },
    {
      title: 'Mission',
      text:
        'Noch ein geheimes Gebot entscheidet, wer die Mission führt: diese Schule bekommt einen Punkt und ' +
        'lädt die anderen in die Arena. Wer eingeladen ist, schickt einen Charakter oder verliert einen ' +
        'Punkt.',
      picture: 'panel|Cyclops|1|6',
    },
    {
      title: 'In der Arena',
      text:
        'Ziehen, angreifen, verteidigen: wirf so viele Würfel wie dein Wert, höchster gegen höchsten. ' +
        'Schaden senkt Angriff, Verteidigung oder Tempo; bei null ist man draußen. Missionen bringen ' +
        'Hoffnung und Revolutionspunkte.',
      picture: 'panel|Wolverine|0|7',
    },
    {
      title: 'Reden',
      text:
        'Über alles lässt sich handeln: Hoffnung, Hilfe, Gnade. Ein Handel gilt, wenn die Hoffnung ' +
        'gegeben ist; ein Wort für später ist nur ein Wort.',
      picture: 'panel|Mystique|reaction|8',
    },
  ],
};
