// Words of art on cards, each explained in a plain sentence, in English.

/** By word: how a card says it, and what it means. */
export type Keywords = Readonly<Record<string, readonly [found: RegExp, text: string]>>;

export const keywords: Keywords = {
  Fielded: [/\bfield(ed)?\b(?! cost)/, 'its cost is paid, and it comes from the reserve pool into the field.'],
  Active: [/\bactive\b/, 'at least one of its dice is in the field or attacks.'],
  Global: [
    /\bGlobal\b/,
    'both players may use it, at any time when something can be used, for the energy in brackets.',
  ],
  Heroic: [/\bHeroic\b/, 'when it is fielded it may pair up with another Heroic character; partners help each other.'],
  '*': [/\*/, 'counts only while the face of the die shows a burst.'],
  'Knocked out': [/\bknock(s|ed)? (\w+ )?out\b/, 'its die goes to the prep area and is rolled again next turn.'],
  Captures: [/\bcaptures?\b/, 'the die lies under the other one and is out of the game until it is let go.'],
  'Prep area': [/\bprep area\b/, 'what lies there is rolled next turn, on top of the four dice drawn.'],
  'Used pile': [/\bused pile\b/, 'spent dice; they go back into the bag when that is empty.'],
  Blockers: [
    /\bblock(s|ers?|ed)?\b/,
    'characters that stand in the way of an attacker; without one it hits the player.',
  ],
  Spin: [/\bspin\b/, 'turn the die to its next level, up or down.'],
  Sidekick: [/\bSidekicks?\b/, 'one of the eight white dice with which each player begins.'],
  Villain: [/\bVillains?\b/, 'a character whose card bears the sign of the Villains.'],
};
