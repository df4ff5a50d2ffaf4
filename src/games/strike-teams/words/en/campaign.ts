// Words of the campaign page in English.
export const en = {
  title: 'The campaign',
  place: 'Mission {n} of {of}',
  won: 'Missions won',
  teams: ['Heroes', 'Mastermind'],
  saved: '{n} OP saved',
  victory: 'holds the Victory Card',
  results: 'Results so far',
  none: 'The first mission is still to come.',
  op: '{heroes} : {mastermind} OP',
  ends: ['The heroes won', 'The Mastermind won', 'A draw'],
  level: 'Level {n}',
  build: '{n} Build Points',
  noCards: 'no cards yet',
  nobody: 'Nobody yet: who joins begins at Level 1.',
  out: 'Out of the campaign',
  maps: 'Maps',
  scenarios: 'Scenario Cards',
  nothingOut: 'Nothing yet.',
  next: 'The next mission begins with these Levels, each in the same seat.',
  champions: ['The heroes win the campaign.', 'The Mastermind wins the campaign.'],
};
export type Words = typeof en;
