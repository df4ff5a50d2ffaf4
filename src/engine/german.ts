// German texts of the engine and of tables, for any game: part of every German folder of a game.
import type { Text } from './types.ts';

export const GERMAN: Record<string, Text> = {
  'ENGINE-END-1': 'Das Spiel ist aus.',
  'ENGINE-ASK-1': 'Der Tisch ist bei {decision}, nicht bei {answered}.',
  'ENGINE-ASK-2': '{seat} ist jetzt nicht gefragt.',
  'ENGINE-ASK-3': 'Eine Möglichkeit {option} gibt es hier nicht.',
  'ENGINE-ASK-4': 'Diese Frage ist schon beantwortet.',
  'TABLE-END-1': '{seat} hat aufgegeben.',
  'TABLE-END-2': 'Die Spieler haben sich auf Remis geeinigt.',
  sealed: 'Du hast geantwortet; andere überlegen noch.',
  unseal: 'Meine Antwort zurücknehmen',
  pass: 'Passen',
  resolve: 'Fähigkeit von {source} ausführen',
  apply: 'Fähigkeit von {source} anwenden',
  decline: 'Ablehnen',
  and: ' und ',
  player: 'Spieler {n}',
  yes: 'ja',
  no: 'nein',
};
