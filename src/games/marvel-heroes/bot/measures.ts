// The measures that weights of actions, plans and schemes go by: plain ones for the greedy bot, with which balance is
// measured, and keen ones for bots that search. The keen ones were found by play: in 27,000 games of two and of four,
// and in 17,000 more of two, each seat weighed by measures changed by chance, and those that won more told the way. On
// 600 other deals of two, by weights alone, they won 62.5 % against plain ones (60.0 to 65.0), and those of the 27,000
// 58.0 %.

/** Each measure, plain and keen. */
const MEASURES = {
  /** Others who stand at a Headline may be faster: what is left of its worth for each of them. */
  rival: [0.75, 0.3],
  /** Power to which the chance of a mission is raised: below 1, more is dared. */
  doubt: [1, 0.8],
  /** How far experience of games counts beside dice and cards (experience.ts), from 0 to 1. */
  experience: [0, 1],
  /** The VP of a Headline, and the Wounds of heroes who fail there. */
  vp: [1, 1.25],
  wound: [1, 0.72],
  /** Of what a Headline promises, so much is left where the hero has still to go there: an action more is needed. */
  going: [0.55, 0.75],
  /** A hero who has solved one Headline is there for the next one, if he still stands. */
  again: [0.7, 0.92],
  /** Another Story action in the same Game Round. */
  storyAgain: [0.6, 0.45],
  /** A Story card is 1 VP and a third of a Power-Up. */
  story: [1.35, 1.15],
  /** A Plot Point that is kept. */
  pp: [0.4, 0.18],
  /** An ability that takes the place of the action, by what its effects are worth. */
  ability: [1, 0.9],
  /** A Wound that is treated. */
  treated: [0.45, 0.35],
  /** Of the chance to win a challenge, so much is counted on. */
  challenge: [1, 0.2],
  /** A Villain card that helps another is gone. */
  helper: [0.35, 0.5],
  /** The Nemesis raises the Threat, by rating; boosts dice with one Villain card in hand, or with more. */
  threat: [0.45, 0.8],
  boost: [0.6, 0.4],
  boostMore: [0.95, 0.6],
} as const;
export type Measures = Readonly<Record<keyof typeof MEASURES, number>>;
const column = (n: 0 | 1): Measures =>
  Object.fromEntries(Object.entries(MEASURES).map(([name, both]) => [name, both[n]])) as Measures;
export const PLAIN = column(0);
export const KEEN = column(1);
