// English words of the pages around the table.
export const en = {
  trouble: {
    nowhere: ['There is no such page', 'The address is misspelt, or what was here has moved.'],
    noGame: ['There is no such game', 'We don’t have a game by that name.'],
    cutOff: ['This link is incomplete', 'Table links end in 16 characters. Ask for the full link.'],
    noTable: ['There is no such table', 'This table doesn’t exist here, or the link is wrong. Ask for a new link.'],
    notHere: [
      'This game is not saved here',
      'Solo and pass-and-play games are saved only in the browser you started them in.',
    ],
    notOver: ['This game is not over yet', 'You can replay it once it is over; until then hidden cards stay hidden.'],
    noFile: ['This game file is no longer open', 'An opened file is kept until its tab is closed. Open it again.'],
    noLine: [
      'No connection to the server',
      'Online tables and shared replays need one. Everything else works offline.',
    ],
    failed: ['Something went wrong', 'The page could not be shown.'],
  } as Readonly<Record<string, readonly [title: string, text: string]>>,
  lasting: {
    kept: 'This browser keeps your games until you delete them.',
    notKept: 'This browser may delete saved games when space runs low. Save a finished game as a file from its replay.',
  },
  which: {
    rules: 'Which rulebook?',
    learn: 'What would you like to learn?',
    new: 'What would you like to play?',
  } as Readonly<Record<string, string>>,
  howToPlay: 'How to play',
  ways: { bots: 'Against bots', screen: 'Pass and play', friends: 'Online with friends' } as Readonly<
    Record<string, string>
  >,
  whichGame: 'Which game?',
  whoPlays: 'Who plays?',
  about: 'About {n} minutes.',
  neverPlayed: 'Never played? Learn by playing',
  nameOf: 'Name: {seat}',
  person: 'A person',
  openSeat: 'Free seat',
  openSeatText: 'Open to anyone with your link.',
  cancel: 'Cancel',
  share: 'Share',
  scan: 'Or let them scan this with a phone.',
  qr: 'QR code of the link',
  seatsHere: 'Seats',
  fill: 'Fill with a bot:',
  asked: '{who} would like {bot} here.',
  standIn: 'Bot that plays for absent players',
  forMe: 'Bot that plays for me while I’m away',
  standsIn: 'While a player is away, the bot {bot} plays for them.',
  back: {
    alone: 'Taken back by {who} alone, {n}',
    agreed: 'Taken back by {who}, {n}; {others} agreed',
    one: '1 answer',
    many: '{n} answers',
  } as Readonly<Record<'alone' | 'agreed' | 'one' | 'many', string>>,
  youSit: 'You have a seat. The game starts when every seat is taken.',
  drawing: 'Everybody is here: the dice are being drawn together.',
  drawingFor: 'Waiting for {who}.',
  redrawn: {
    late: 'The dice are being drawn again without {who}, who did not respond in time.',
    left: 'The dice are being drawn again without {who}, who left meanwhile.',
  } as Readonly<Record<'late' | 'left', string>>,
  redrawnOnce: {
    late: 'They were drawn again without {who}, who did not respond in time.',
    left: 'They were drawn again without {who}, who left meanwhile.',
  } as Readonly<Record<'late' | 'left', string>>,
  leaveNow: 'If you leave while the dice are being drawn, you cannot take a seat here again.',
  joint: 'Everyone with a seat here helped fix the dice: {hash}',
  jointChanged:
    'The server shows other hashes than those that your browser knows: unless you have sat here in another browser ' +
    'as well, somebody may have chosen these dice.',
  onlooker: 'One person is watching.',
  onlookers: '{n} people are watching.',
  youLookOn: 'You’re watching. The game will appear here when it starts.',
  canSit: '{free} of {all} seats are free. Join or watch.',
  canSitLast: 'One seat is free. Join or watch.',
  allTaken: 'All seats are taken. You can watch.',
  makerFills: '{who} made this table and fills free seats with bots.',

  clocks: { none: 'No clock.', live: '20 minutes each.', days: '3 days per move.' } as Readonly<Record<string, string>>,
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
      'A player who resigns has lost; while others still play, a bot takes over that seat. The game ends ' +
      'when only one side has not resigned, or only bots are left: they win.',
    'TABLE-END-2':
      'Players may agree on a draw at any time; the game is over when every person at the table has agreed.',
  } as Readonly<Record<string, string>>,
};
export type Words = typeof en;
