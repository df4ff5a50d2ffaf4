// The first game, guided: Headlines, planning, movement, a fight, abilities, the other side, and how the game is won.
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { Event } from '#engine/types.ts';
import { RESOURCE } from '../abilities/sources.ts';
import { HERO_KEYS, numberOf } from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';
import { type Position, type Scenario, scenario } from './scenario.ts';

/** Two players; the learner leads the Avengers against the Fantastic Four. */
const from = (position: Position) => (): Scenario =>
  scenario({ seats: 2, teams: ['avengers', 'fantasticFour'], ...position });
/** A hero stands where the Headline in Queens asks for one. */
const atQueens = (hero: string, more: Position = {}): (() => Scenario) =>
  from({ heroes: { [hero]: 'Astoria' }, headlines: { Queens: 'turfWarOnTheWaterfront' }, ...more });
/** Something of the learner's own has happened. */
function did(t: Scenario, kind: Event['kind'], more: Record<string, number> = {}): boolean {
  const wanted = Object.entries({ seat: 0, ...more });
  return t.match.events.flat().some(event => event.kind === kind && wanted.every(([key, n]) => event.facts[key] === n));
}
const isAt = (t: Scenario, hero: string, place: string): boolean => t.hero(hero) === place;

export const lessons: readonly Lesson<Marvel, Scenario>[] = [
  {
    title: 'Trouble in Queens',
    aim: 'Have most Victory Points when the Scenario ends the game. Solved Headlines bring most of them.',
    aimAt: '.plate .vp',
    text: [
      'A Headline tells of trouble in one District. Only a Ready hero in that District can take it on.',
      'You roll as many dice as its Threat says: that is the Trouble Level. A rating of one hero there lowers it.',
      'If nothing is left of it, no Villain comes, and the Headline is yours at once.',
    ],
    goal: 'Solve the Headline in Queens with Thor.',
    hint: 'Click the Headline in Queens: Thor stands in its District.',
    begin: atQueens('thor', { dice: 'THB' }),
    isReached: t => did(t, 'headlineScored'),
    solution: ['0 troubleshoot:Queens'],
  },
  {
    title: 'Plan a Game Round',
    text: [
      'Every Game Round begins with a plan in secret. Each hero who is at hand brings 1 Plot Point.',
      'A Ready hero costs the Level and goes out to act; a Supporting hero costs 1 and helps from a Support space.',
      'Three Story cards buy a Power-Up of your Team. Then you may play one Ally from your hand for 1 Plot Point.',
    ],
    goal: 'Make Captain America Ready and Hulk Supporting, buy the Quinjet, and play Vision.',
    hint: 'Set both heroes, pick the Quinjet and lock in the plan. Then click Vision in your hand and play it.',
    begin: from({ at: 'planning', hands: [['vision']], stories: [3, 0] }),
    isReached: t =>
      isAt(t, 'captainAmerica', 'ready') &&
      isAt(t, 'hulk', 'supporting') &&
      t.world.powerUps[0]!.length === 1 &&
      t.world.allies[0]!.length === 1,
    solution: ['0 plan:captainAmerica:hulk:quinjet:', '0 ally:vision'],
  },
  {
    title: 'Go there together',
    text: [
      'In each of five Action Rounds everybody takes one action. Moving is one, taking on a Headline is another.',
      'A Ready hero goes to any District and may bring a Supporting hero to the Support space of that Area.',
      'A hero there who has the skill of the Headline keeps the Trouble dice from being boosted.',
    ],
    goal: 'Move Captain America to the Headline in Queens, bring Hulk along, and solve it.',
    hint: 'Move Captain America to Long Island City and bring Hulk. In your next action take on the Headline.',
    begin: from({
      heroes: { captainAmerica: 'ready', hulk: 'supporting' },
      headlines: { Queens: 'schoolchildrenHeldForRansom' },
      dice: 'TBBX',
    }),
    isReached: t => did(t, 'headlineScored'),
    solution: ['0 move:captainAmerica', '0 district:Long Island City', '0 bring:hulk', '0 troubleshoot:Queens'],
  },
  {
    title: 'A Villain in the way',
    text: [
      'Trouble that is left pays for a Villain, and you fight. Both sides choose a Combat Power in secret.',
      'Who has Initiative attacks first: as many HITs as the defender, at least one, and the other side takes a KO.',
      'Then the other side attacks, and last both roll Outwit: more HITs give a KO and Initiative.',
    ],
    goal: 'Beat Baron Zemo with Thor.',
    hint: 'Take on the Headline in Queens, then choose the red power: it rolls most Attack dice.',
    begin: atQueens('thor', { plots: [[], ['baronZemo']], dice: 'DDH HHHBB HB HBB HHB HB BB' }),
    isReached: t => did(t, 'headlineScored'),
    solution: ['0 troubleshoot:Queens', '0 power:red'],
    replies: { 'lead.choose': ['1 lead:baronZemo'] },
  },
  {
    title: 'Abilities and Events',
    text: [
      'Around every roll you may use abilities. Most heroes’ abilities cost a card of your hand, whatever it says.',
      'Events are played from the hand at the moment they name. An Ally spends a charge, or leaves.',
      'Where you have nothing to use, you pass.',
    ],
    goal: 'Before your Defend roll play Brace for Impact, and use the ability of Captain America.',
    hint: 'Pass until it is before the Defend roll of Captain America. Then use both; Hawkeye pays for the second.',
    begin: atQueens('captainAmerica', {
      hands: [['braceForImpact', 'hawkeye']],
      plots: [[], ['vulture']],
      dice: 'DHH BBBB BB HHB HHHBBB',
    }),
    isReached: t =>
      did(t, 'used', { ability: RESOURCE + numberOf('braceForImpact') }) &&
      did(t, 'used', { ability: HERO_KEYS.indexOf('captainAmerica') }),
    solution: [
      '0 troubleshoot:Queens',
      '0 pass',
      '0 pass',
      '0 power:red',
      '0 pass',
      '0 pass',
      '0 use:braceForImpact',
      '0 use:captainAmerica',
    ],
    replies: { 'lead.choose': ['1 lead:vulture'] },
  },
  {
    title: 'The other side',
    text: [
      'While others take on Headlines you play the Villains, and the Mastermind who is your neighbour’s Nemesis.',
      'On a Mastermind Headline he may scheme, and attempt a Master Plan: it is completed if the heroes lose, or if ' +
        'they do not dare to challenge him.',
    ],
    goal: 'Boost the fight by a scheme, attempt the Master Plan, and play Electro as Lead Villain.',
    hint: 'Choose Boost Combat, then Attempt it. When Trouble is left, click Electro among your Villain cards.',
    begin: from({
      first: 1,
      heroes: { thing: 'Sunnyside' },
      headlines: { Queens: 'gangLordsCallASummit' },
      plots: [['electro', 'pyro'], []],
      dice: 'TTTHD',
    }),
    isReached: t => did(t, 'planAttempted') && did(t, 'leadPlayed') && did(t, 'schemed', { scheme: 2 }),
    solution: ['0 boost', '0 attempt', '0 lead:electro'],
    replies: { 'turn.act': ['1 troubleshoot:Queens'] },
  },
  {
    title: 'The last Headline',
    text: [
      'In Born Again the game ends with the Action Round in which a Team has 15 Victory Points; others end otherwise.',
      'The round is played to its end. Then whoever has most Victory Points wins.',
    ],
    goal: 'Solve the Headline in Queens and win with 15 Victory Points.',
    hint: 'Thor stands in its District: click the Headline in Queens.',
    begin: atQueens('thor', { vp: [13, 11], dice: 'TTB' }),
    isReached: t => t.match.state.result?.ranks[0] === 1,
    solution: ['0 troubleshoot:Queens'],
  },
];
