// Reasons for options, in words: each goes on after the option's own label.
import type { Text } from '#engine/types.ts';

const ap = '{n} AP';
const damage = '{n} damage';

export const reasonTexts = {
  // ---- what it comes to
  scores: 'brings your team {n} OP',
  fells: 'defeats {figure}',
  wounds: `deals {figure} ${damage}`,
  breaks: 'damages {token}',
  takes: 'takes {token}',
  hinders: 'slows {figure} down',
  heals: 'heals {n|a wound|{n} wounds}',
  gainsAp: `brings your team ${ap}`,
  gainsCp: 'brings your team {n} CP',
  returns: 'brings {figure} back to the map',
  guards: 'makes your side harder to hurt while it lasts',
  useful: 'is worth more than the others',

  // ---- where to
  nearsToken: 'nears {token}',
  beside: 'stands beside {token} and can work on it',
  guardsToken: 'guards {token}',
  nearsHome: 'brings what is carried nearer home',
  leaves: 'is on the way out of the mission',
  nearsPlace: 'nears the place that {scenario} is about',
  nearsEnemy: 'nears {figure}',
  inReach: 'has {figure} within reach',
  nearsFriend: 'nears {figure}, to whom {scenario} wants a blow dealt',
  opensWay: 'opens a way for your side',
  stays: 'the place is good as it is',

  // ---- a turn
  hasAp: `has ${ap} to act with`,
  carries: 'carries {token}',
  comesBack: 'comes back to the map',
  defers: 'lets the others on your team choose first',
  addsAp: 'gives AP for this turn',
  rests: 'takes {n|a wound|{n} wounds} away, and the AP at hand are enough',
  gambles: 'may bring AP, but as often brings the other team a Command Point',
  retreats: 'comes back whole, but the first defeat is worth OP to the other team',
  savesAp: 'keeps AP for reactions and the next turn',
  endsPhase: 'nobody has anything better to do',
  attacks: 'an enemy is within reach',
  freesWay: 'is up and free to act again',
  marches: 'brings the whole group nearer',
  mobilizes: 'has a target in sight',
  mobilizesNear: 'is nearest to where soldiers are needed',
  done: 'the AP are better kept for the others',
  recalls: 'brings a soldier back',
  returnsLater: 'the others are better placed when they return later',
  commands: 'keeps AP, of which a figure can hold only so many',
  victory: 'can be used once only, and the mission is well under way',

  // ---- attacks and reactions
  target: `would take ${damage}`,
  targetFalls: `would take ${damage} and be defeated`,
  targetSafe: 'is well protected, but nothing better is within reach',
  blow: '{scenario} wants this blow',
  forgoes: 'nothing is worth the attack',
  aims: 'adds {n} to the strength',
  noAim: 'the attack is strong enough, or the AP are needed',
  defends: `saves up to ${damage}`,
  defendsLife: `saves up to ${damage} and keeps {figure} up`,
  takesIt: 'the damage is worth less than the AP',
  takesBlow: '{scenario} wants this damage',
  wellPlaced: 'costs the least of what {figure} can do',
  healsBest: 'gives back what is missed most',
  pushes: 'leaves {figure} where it can do less',

  // ---- set-up
  team: 'fits what the Scenario Cards ask for',
  heroes: 'is as strong as any other team',
  shares: 'everybody on your team has a hero',
  sharesMore: 'the others on your team choose first',
  drafts: 'is a sound choice of cards within the Build Points',
  spawns: 'is near to where it is needed',
  placesFar: 'is far from the heroes',
  placesNear: 'is near to your heroes',
  secret: 'nobody should be able to foresee it',
  picksStrong: 'is the hardest to defeat',
  marks: 'is where the other team will have to pass',
  raises: 'has the most use for another Level',
  side: 'helps in any mission',
} satisfies Record<string, Text>;
