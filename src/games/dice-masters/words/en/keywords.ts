// Words of art on cards, each explained in a plain sentence, in English.
export interface Keyword {
  readonly word: string;
  /** How a card says it. */
  readonly found: RegExp;
  readonly text: string;
}
export const keywords: readonly Keyword[] = [
  {
    word: 'Fielded',
    found: /\bfield(ed)?\b(?! cost)/,
    text: 'its cost is paid, and it comes from the reserve pool into the field.',
  },
  { word: 'Active', found: /\bactive\b/, text: 'at least one of its dice is in the field or attacks.' },
  {
    word: 'Global',
    found: /\bGlobal\b/,
    text: 'both players may use it, at any time when something can be used, for the energy in brackets.',
  },
  {
    word: 'Heroic',
    found: /\bHeroic\b/,
    text: 'when it is fielded it may pair up with another Heroic character; partners help each other.',
  },
  { word: '*', found: /\*/, text: 'counts only while the face of the die shows a burst.' },
  {
    word: 'Knocked out',
    found: /\bknock(s|ed)? (\w+ )?out\b/,
    text: 'its die goes to the prep area and is rolled again next turn.',
  },
  {
    word: 'Captures',
    found: /\bcaptures?\b/,
    text: 'the die lies under the other one and is out of the game until it is let go.',
  },
  {
    word: 'Prep area',
    found: /\bprep area\b/,
    text: 'what lies there is rolled next turn, on top of the four dice drawn.',
  },
  { word: 'Used pile', found: /\bused pile\b/, text: 'spent dice; they go back into the bag when that is empty.' },
  {
    word: 'Blockers',
    found: /\bblock(s|ers?|ed)?\b/,
    text: 'characters that stand in the way of an attacker; without one it hits the player.',
  },
  { word: 'Spin', found: /\bspin\b/, text: 'turn the die to its next level, up or down.' },
  { word: 'Sidekick', found: /\bSidekicks?\b/, text: 'one of the eight white dice with which each player begins.' },
  { word: 'Villain', found: /\bVillains?\b/, text: 'a character whose card bears the sign of the Villains.' },
];
