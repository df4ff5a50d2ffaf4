// The measures that weights of actions, plans and schemes go by: plain ones for the greedy bot, with which balance is
// measured, and keen ones for bots that search. The keen ones were found by play: in 27,000 games of two and of four,
// and in 17,000 more of two, each seat weighed by measures changed by chance, and those that won more told the way. On
// 600 other deals of two, by weights alone, they won 62.5 % against plain ones (60.0 to 65.0), and those of the 27,000
// 58.0 %.
export interface Measures {
  /** Others who stand at a Headline may be faster: what is left of its worth for each of them. */
  readonly rival: number;
  /** Power to which the chance of a mission is raised: below 1, more is dared. */
  readonly doubt: number;
  /** How far experience of games counts beside dice and cards (experience.ts), from 0 to 1. */
  readonly experience: number;
  /** The VP of a Headline, and the Wounds of heroes who fail there. */
  readonly vp: number;
  readonly wound: number;
  /** Of what a Headline promises, so much is left where the hero has still to go there: an action more is needed. */
  readonly going: number;
  /** A hero who has solved one Headline is there for the next one, if he still stands. */
  readonly again: number;
  /** Another Story action in the same Game Round. */
  readonly storyAgain: number;
  /** A Story card is 1 VP and a third of a Power-Up. */
  readonly story: number;
  /** A Plot Point that is kept. */
  readonly pp: number;
  /** An ability that takes the place of the action, by what its effects are worth. */
  readonly ability: number;
  /** A Wound that is treated. */
  readonly treated: number;
  /** Of the chance to win a challenge, so much is counted on. */
  readonly challenge: number;
  /** A Villain card that helps another is gone. */
  readonly helper: number;
  /** The Nemesis raises the Threat, by rating; boosts dice with one Villain card in hand, or with more. */
  readonly threat: number;
  readonly boost: number;
  readonly boostMore: number;
}
export const PLAIN: Measures = {
  rival: 0.75,
  doubt: 1,
  experience: 0,
  vp: 1,
  wound: 1,
  going: 0.55,
  again: 0.7,
  storyAgain: 0.6,
  story: 1.35,
  pp: 0.4,
  ability: 1,
  treated: 0.45,
  challenge: 1,
  helper: 0.35,
  threat: 0.45,
  boost: 0.6,
  boostMore: 0.95,
};
export const KEEN: Measures = {
  rival: 0.3,
  doubt: 0.8,
  experience: 1,
  vp: 1.25,
  wound: 0.72,
  going: 0.75,
  again: 0.92,
  storyAgain: 0.45,
  story: 1.15,
  pp: 0.18,
  ability: 0.9,
  treated: 0.35,
  challenge: 0.2,
  helper: 0.5,
  threat: 0.8,
  boost: 0.4,
  boostMore: 0.6,
};
