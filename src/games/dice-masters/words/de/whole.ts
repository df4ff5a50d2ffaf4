// Words of a card shown whole, in German.
import type { Words } from '../en/whole.ts';

export const de: Words = {
  faces: 'Die sechs Seiten ihres Würfels',
  energy: '{n} Energie',
  action: 'Aktion',
  stars: '{n?mit {n|einem Burst|{n} Bursts}|ohne Burst}',
  level: 'Stufe {n}',
  field: 'einsetzen für {n}',
  numbers: 'Angriff {attack}, Verteidigung {defense}',
  basic: 'Basisaktion',
  character: 'Charakter, {energy}',
  left: '{left} von {of} übrig',
  dice: '{of|1 Würfel|{of} Würfel}',
  noText: 'Sie hat keinen Text.',
  plain: 'Einfach gesagt',
  marks: 'Roter Stern, blauer Schild',
  marksText: 'Angriff und Verteidigung. Links oben: was das Einsetzen kostet.',
  bolt: 'Blitz',
  fist: 'Faust',
  mask: 'Maske',
  shield: 'Schild',
  wild: 'Joker',
  generic: 'Allgemein',
};
