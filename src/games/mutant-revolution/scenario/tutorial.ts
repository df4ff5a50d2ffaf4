// The first game, guided: the phases of a round one by one, and how it is won.
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { Event } from '#engine/types.ts';
import { type Position, type Scenario, scenario } from './scenario.ts';
import type { Revolution } from '../table/world.ts';

/** Three Schools of three; the learner runs Wolverine's. */
const SCHOOLS: Position = {
  seats: 3,
  leaders: ['Wolverine', 'Magneto', 'Storm'],
  own: [
    ['Colossus', 'Pixie', 'Rockslide'],
    ['Rogue', 'Anole'],
    ['Beast', 'Dust'],
  ],
};
const from = (position: Position) => (): Scenario => scenario({ ...SCHOOLS, ...position });
/** Something of the learner's own has happened. */
const did = (t: Scenario, kind: Event['kind']): boolean =>
  t.match.events.flat().some(event => event.kind === kind && event.facts.seat === 0);

export const lessons: readonly Lesson<Revolution, Scenario>[] = [
  {
    title: 'Upkeep and Hope',
    aim: 'Stand alone on 6 Revolution Points at the end of a round. Missions, bids and your Characters bring them.',
    aimAt: '.mine .track',
    text: [
      'Every round begins with Upkeep.',
      'Up to 3 of your Characters recover: an Injured one is healed, any other gains a Power Token.',
      'Then each Student brings 1 Hope, and each Hero who is to stay costs 1.',
    ],
    goal: 'Heal Pixie, and keep Colossus.',
    hint: 'Let Colossus and Pixie recover. Then pay for Colossus; your Students have earned it.',
    begin: from({
      at: 'upkeep',
      own: [['Colossus, 0 power', 'Pixie, injured', 'Rockslide'], ...SCHOOLS.own!.slice(1)],
      hope: [1, 5, 5],
    }),
    isReached: t => did(t, 'characterHealed') && did(t, 'wagesPaid') && t.own(0).includes('Colossus'),
    solution: ['0 recover:Colossus+Pixie', '0 pay:Colossus'],
  },
  {
    title: 'Advance the Revolution',
    text: [
      'Whoever stands alone on 6 Revolution Points at the end of a round wins.',
      'One way to gain a point: in Upkeep, 6 of your Characters spend a Power Token each.',
      'Your Leader may be one of them.',
    ],
    goal: 'Gain a Revolution Point in Upkeep.',
    hint: 'You have exactly six Characters, Wolverine among them: let all of them spend.',
    begin: from({
      at: 'upkeep',
      own: [['Colossus', 'Iceman', 'Pixie', 'Rockslide', 'Armor'], ...SCHOOLS.own!.slice(1)],
    }),
    isReached: t => did(t, 'revolutionAdvanced'),
    solution: ['0 advance:Colossus+Iceman+Pixie+Rockslide+Armor+Wolverine'],
  },
  {
    title: 'Plot',
    text: [
      'In the Plot Phase everybody draws 3 Plot Cards and acts in turn until all have passed.',
      'An Event costs Plot Points. Cards you do not want can be discarded for the Hope printed on them.',
    ],
    goal: 'Play an Event that brings you Hope.',
    hint: 'You hold Anonymous Donor. It costs 2 Plot Points, and you have 3.',
    begin: from({ at: 'plot', hands: [['Anonymous Donor'], [], []], pp: [3, 1, 1], hope: [2, 5, 5] }),
    isReached: t => did(t, 'eventPlayed') && did(t, 'hopeGained'),
    solution: ['0 play:Anonymous Donor'],
  },
  {
    title: 'Bid',
    text: [
      'In the Recruit Phase as many cards are auctioned as there are players.',
      'All bid Hope in secret and show it together. The highest bid pays and wins; the others keep their Hope.',
      'Tied bidders bid again.',
    ],
    goal: 'Win Emma Frost for your School.',
    hint: 'First say that you are ready. The others have 4 and 3 Hope: bid 5, and nobody can beat it.',
    begin: from({ at: 'recruit', hope: [7, 4, 3], recruits: ['Emma Frost', 'Iceman', 'Cable'] }),
    isReached: t => t.own(0).includes('Emma Frost'),
    solution: ['0 ready', '0 bid:5'],
    replies: { 'auction.bid': ['1 bid:3', '2 bid:2'] },
  },
  {
    title: 'Mission Commander',
    text: [
      'A Mission is turned up, and all bid to command it. The Mission Commander gains 1 Revolution Point at once.',
      'The Commander invites one School after the other: each sends a Character or loses a Revolution Point.',
    ],
    goal: 'Become Mission Commander, and send a Character of your own.',
    hint: 'Bid 4 Hope or more. Then invite your own School and send Rockslide or Colossus.',
    begin: from({ at: 'mission', hope: [6, 5, 4], missions: ['Sentinel Swarm'] }),
    isReached: t => t.world.commander === 0 && did(t, 'commanded') && did(t, 'sent'),
    solution: ['0 bid:4', '0 invite:0', '0 send:Colossus'],
    replies: { 'auction.bid': ['1 bid:3', '2 bid:2'] },
  },
  {
    title: 'Move and attack',
    text: [
      'In the arena a Character has two Actions on its turn: a move, an attack, or what the Mission offers.',
      'Attacker and defender roll as many dice as their stats say; place by place, the higher die counts.',
    ],
    goal: 'Damage one of the Sentinels.',
    hint: 'Colossus strikes only adjacent hexes. Move beside the nearest Sentinel, then attack it.',
    begin: from({
      at: 'mission',
      run: 'pcTurn',
      locals: { seat: 0 },
      fight: {
        mission: 'Sentinel Swarm',
        pcs: ['Colossus E1', 'Rogue A5', 'Beast I5'],
        tokens: ['E5', 'E8', 'B5', 'H5'],
      },
      dice: [6, 6, 6, 6, 6, 1, 1, 1],
    }),
    isReached: t => (t.world.fight?.damage[0] ?? 0) > 0,
    solution: ['0 move', '0 to:E4', '0 attack:Sentinel 1'],
  },
  {
    title: 'Win',
    text: [
      'You have 5 Revolution Points. Commanding the Mission brings the sixth, but only the end of the round counts.',
      'Where fewer than two Schools take part in a Mission, it is over at once, and so is the round.',
    ],
    goal: 'Win the game.',
    hint: 'Outbid the others and invite them first: they refuse. Do not refuse yourself, it costs a point.',
    begin: from({ at: 'mission', rp: [5, 4, 4], hope: [7, 4, 3], missions: ['Sentinel Swarm'] }),
    isReached: t => t.match.state.result?.ranks[0] === 1,
    solution: ['0 bid:5', '0 invite:1', '0 invite:2', '0 invite:0', '0 send:Colossus'],
    replies: { 'auction.bid': ['1 bid:4', '2 bid:3'], 'invitations.answer': ['1 refuse', '2 refuse'] },
  },
];
