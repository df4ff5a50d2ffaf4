// The first game, guided: a round from the Institute to the mission, and how the game is won.
import type { Lesson } from '#engine/scenario/lesson.ts';
import type { Event } from '#engine/types.ts';
import { VILLAINS } from '../cards/villains.ts';
import type { Heroes } from '../table/world.ts';
import { type Position, type Scenario, scenario } from './scenario.ts';

/** Two players; the learner leads Storm and Forge. */
const TEAMS: Position = {
  seats: 2,
  teams: ['stormForge', 'wolverineJubilee'],
  villains: { A: 'avalanche', B: 'pyro' },
};
const from = (position: Position) => (): Scenario => scenario({ ...TEAMS, ...position });
/** Something of the learner's own has happened. */
const did = (t: Scenario, kind: Event['kind'], facts: Record<string, number> = {}): boolean =>
  t.match.events
    .flat()
    .some(
      event => event.kind === kind && Object.entries({ seat: 0, ...facts }).every(([key, n]) => event.facts[key] === n),
    );

/** All icons of the last Villain but one are marked. */
const ROWS = VILLAINS.masterMold!.icons.map(([row]) => `C${row}`);
const LAST = ROWS.at(-1)!;
const MARKED = Object.fromEntries(ROWS.slice(0, -1).map((row, i) => [row, i % 2]));

export const lessons: readonly Lesson<Heroes, Scenario>[] = [
  {
    title: 'A day at the Institute',
    aim: 'Have most Victory Points when the last Villain falls. Hits on Villains bring them.',
    aimAt: '.home .star',
    text: [
      'Every round begins by day. In turn, each player sends one pawn to an empty space and does at once what it says.',
      'Three strengths pay for hits later: Physical (the fist), Mental (the brain) and Willpower (the flame).',
    ],
    goal: 'Gain 4 Physical in the Danger Room.',
    hint: 'Click the space of the Danger Room, then the Hero who goes there.',
    begin: from({}),
    isReached: t => did(t, 'gained', { n: 4, resource: 0 }),
    solution: ['0 assign:danger', '0 pawn:Storm'],
  },
  {
    title: 'Cards',
    text: [
      'In the Headmaster’s Office you first put a card of your hand into the Protocols, then draw.',
      'Each card you draw comes from the deck or from the Protocols, as you like.',
    ],
    goal: 'Draw three cards in the Headmaster’s Office, Iceman among them.',
    hint: 'Take the space with the 3. Put Rictor into the Protocols, take Iceman from there, and two from the deck.',
    begin: from({ hands: [['rictor'], []], protocols: ['iceman', 'beast', 'karma'] }),
    isReached: t => t.hand(0).includes('iceman') && t.hand(0).length === 3,
    solution: ['0 assign:office1', '0 pawn:Forge', '0 put:rictor', '0 take:iceman', '0 deck', '0 deck'],
  },
  {
    title: 'Recruit an Ally',
    text: [
      'Cerebro plays an Ally from your hand to a free card space. From then on anybody may send a pawn to it.',
      'You are its Recruiter: whenever somebody else uses the Ally, you gain the bonus printed above its space.',
    ],
    goal: 'Recruit Iceman to the Danger Room.',
    hint: 'Send a Hero to Cerebro, play Iceman, and choose a card space of the Danger Room.',
    begin: from({ hands: [['iceman'], []] }),
    isReached: t => t.world.slots.slice(3, 5).includes(0),
    solution: ['0 assign:cerebroAlly', '0 pawn:Forge', '0 play:iceman', '0 slot:dangerAlly1'],
  },
  {
    title: 'Evolve',
    text: [
      'The other space of Cerebro plays one of your Evolution cards: a power of one Hero for the rest of the game.',
      'The first slot is free; the others cost what is printed on them.',
    ],
    goal: 'Play your first Evolution card.',
    hint: 'Send a Hero to the right space of Cerebro, then click one of the cards that lie ready.',
    begin: from({}),
    isReached: t => t.world.played[0]!.length === 1,
    solution: ['0 assign:cerebroEvolution', '0 pawn:Forge', '0 evolve:lightningStrike'],
  },
  {
    title: 'Board the X-Jet',
    text: [
      'Instead of working, a Hero may board the X-Jet: only those on board fight by night.',
      'When you pass, you choose your place in the next round’s order.',
    ],
    goal: 'Put Storm on the X-Jet, then pass and be first next round.',
    hint: 'Click Board the X-Jet and Storm. On your next turn pass, and take place 1.',
    begin: from({}),
    isReached: t => did(t, 'boarded') && did(t, 'placeChosen', { row: 0 }),
    solution: ['0 jet', '0 pawn:Storm', '0 pass', '0 row:0'],
    replies: { 'turn.act': ['1 jet'] },
  },
  {
    title: 'Hit a Villain',
    text: [
      'By night the Heroes of the X-Jet go on the mission, from the nose down.',
      'A row of a Mission tile costs what stands on its left; its Damage icon scores for you. ✓ says that you can pay.',
    ],
    goal: 'Hit Avalanche.',
    hint: 'Look for a row of Avalanche with a ✓ and send Storm there.',
    begin: from({
      at: 'mission',
      jet: ['0 Storm'],
      resources: [
        [5, 4, 4],
        [0, 0, 0],
      ],
    }),
    isReached: t => did(t, 'damaged'),
    solution: ['0 assign:A3'],
  },
  {
    title: 'The last Villain',
    text: [
      'When all icons of a Villain are marked, it falls. A stronger one may take its place.',
      'The fall of the last one ends the game at once: whoever has most Victory Points wins.',
    ],
    goal: 'Beat Master Mold and win.',
    hint: 'One icon is left, and you can pay its row. Send Storm there.',
    begin: from({
      at: 'mission',
      villains: { A: 'gone', B: 'gone', C: 'masterMold' },
      jet: ['0 Storm'],
      resources: [
        [10, 10, 10],
        [0, 0, 0],
      ],
      vp: [50, 40],
      markers: MARKED,
    }),
    isReached: t => t.match.state.result?.ranks[0] === 1,
    solution: [`0 assign:${LAST}`],
  },
];
