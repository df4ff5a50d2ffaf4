// English words of the pages around the table.
export const en = {
  trouble: {
    nowhere: ['There is no such page', 'The address is misspelt, or what was here has moved.'],
    noGame: ['There is no such game', 'The box holds five games; this address names none of them.'],
    cutOff: [
      'This link is cut off',
      'A link to a table ends in sixteen letters and digits. Ask for it again, and copy it whole.',
    ],
    noTable: [
      'There is no such table',
      'Nobody made it on this server, or its link was copied wrongly. Ask whoever sent it for another one.',
    ],
    notHere: [
      'This game is not kept here',
      'Games against bots and around one screen are kept in the browser they were begun in, and only there.',
    ],
    notOver: [
      'This game is not over yet',
      'It can be looked at again when it is: until then nobody is shown what lies hidden.',
    ],
    noFile: [
      'This match file is not open any more',
      'A file that was opened is kept until its tab is closed. Open it again.',
    ],
    noLine: [
      'The server cannot be reached',
      'Tables with friends and links to replays need it. Everything else works.',
    ],
    failed: ['Something went wrong', 'The page could not be shown.'],
  } as Readonly<Record<string, readonly [title: string, text: string]>>,
  lasting: {
    kept: 'This browser keeps the games that are played in it until you delete them.',
    notKept:
      'This browser has not promised to keep the games played in it. A match file can be saved from the replay of a ' +
      'finished game.',
  },
  which: {
    rules: 'Which rulebook?',
    learn: 'What would you like to learn?',
    new: 'What would you like to play?',
  } as Readonly<Record<string, string>>,
  howToPlay: 'How to play',
  ways: { bots: 'Against bots', screen: 'Around one screen', friends: 'Online with friends' } as Readonly<
    Record<string, string>
  >,
  whichGame: 'Which game?',
  whoPlays: 'Who plays?',
  about: 'About {n} minutes.',
  neverPlayed: 'Never played? Learn by playing',
  nameOf: 'Name: {seat}',
  person: 'A person',
  openSeat: 'Free seat',
  openSeatText: 'For whoever comes by your link.',
  cancel: 'Cancel',
  share: 'Share',
  scan: 'Or let them scan this with a phone.',
  qr: 'QR code of the link',
  seatsHere: 'Who is here',
  fill: 'Fill with a bot:',
  asked: '{who} would like {bot} here.',
  standIn: 'Who plays for somebody who is away',
  forMe: 'While I am away, my seat is played by',
  standsIn: 'While somebody is away, the bot {bot} plays for them.',
  back: {
    alone: 'Taken back by {who} alone, {n}',
    agreed: 'Taken back by {who}, {n}; {others} agreed',
    one: '1 answer',
    many: '{n} answers',
  } as Readonly<Record<'alone' | 'agreed' | 'one' | 'many', string>>,
  youSit: 'You sit here. The game begins when every seat is taken.',
  drawing: 'Everybody is here: the dice are being drawn together.',
  drawingFor: 'Still to come: {who}.',
  redrawn: {
    late: 'The dice are drawn anew, without {who}, who did not take part in time.',
    left: 'The dice are drawn anew, without {who}, who left while they were being drawn.',
  } as Readonly<Record<'late' | 'left', string>>,
  redrawnOnce: {
    late: 'They were drawn anew, without {who}, who did not take part in time.',
    left: 'They were drawn anew, without {who}, who left while they were being drawn.',
  } as Readonly<Record<'late' | 'left', string>>,
  leaveNow: 'Whoever leaves while the dice are being drawn cannot sit here again.',
  joint: 'Everybody who sits here has fixed them together: {hash}',
  jointChanged:
    'The server shows other hashes than those that your browser knows: unless you have sat here in another browser ' +
    'as well, somebody may have chosen these dice.',
  onlooker: 'One person is looking on.',
  onlookers: '{n} people are looking on.',
  youLookOn: 'You are looking on: the game is shown here as soon as it begins.',
  canSit: '{free} of {all} seats are free. Sit down, or watch.',
  canSitLast: 'One seat is free. Sit down, or watch.',
  allTaken: 'All seats are taken. You can watch.',
  makerFills: '{who} made this table, and fills free seats with bots.',

  clocks: { none: 'No clock.', live: '20 minutes each.', days: '3 days an answer.' } as Readonly<
    Record<string, string>
  >,
  levels: ['plays anything', 'beginner', 'easy', 'strong', 'as strong as it gets'] as readonly string[],
  bots: {
    random: ['Scatterbrain', 'Does whatever the rules allow. Good for trying things out.'],
    greedy: ['Magpie', 'Takes what glitters right now and never thinks of tomorrow.'],
    rookie: ['Rookie', 'Plays fast, slips now and then. A fair first opponent.'],
    veteran: ['Veteran', 'Thinks a moment ahead and punishes mistakes.'],
    mastermind: ['Mastermind', 'Thinks as far as it can and gives nothing away.'],
  } as Readonly<Record<string, readonly [name: string, says: string]>>,
  overview: 'In two minutes',
  kinds: { rule: '', ruling: 'Ruling', example: 'Example' } as Readonly<Record<string, string>>,
  tryWords: 'Try other words, fewer words, or the name of a card.',
  house: 'House rules of the table',
  houseText: 'These hold in every game: they are about people at a table, not about the game on it.',
  houseRules: {
    'TABLE-END-1':
      'Whoever resigns has lost; where others still play, a bot plays on in that seat. The game is over ' +
      'when one side alone has not resigned, or nobody but bots is left: they win.',
    'TABLE-END-2':
      'Players may agree on a draw at any time; the game is over when every person at the table has agreed.',
  } as Readonly<Record<string, string>>,
};
export type Words = typeof en;
