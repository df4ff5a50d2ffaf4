// Words of Scenario Cards beside their rules: the story, the twist, a plan for each side, and the lessons of the
// tutorial. Only a card that is read shows it, so no table waits for it.
import type { ScenarioStory, Lesson } from './scenario-card.ts';

/** By the id of the card. */
export const STORIES: Readonly<Record<string, ScenarioStory>> = {
  's1-1': {
    story: 'Hydra holds somebody who knows too much. The cell is strong, the way back is long.',
    plans: {
      heroes: 'One hero opens the cell by round 3 or 4, the runner goes home at once.',
      mastermind: 'Delay at the cell; afterwards the carrier is the only target that matters.',
    },
  },
  's1-2': {
    story: 'A folder with a red seal: the plan for tonight, names and hours.',
    twist:
      'The folder is the real plan: a hero who takes it in Stage 1 reads the hidden Stage 3 card, and ' +
      'the heroes know it from then on.',
    plans: {
      heroes: 'A fast hero can read it even without hope of getting home.',
      mastermind:
        'Choose whether to hide the paper deep or near the guns; a Stage 3 card that lives on surprise ' +
        'is worth guarding.',
    },
  },
  's1-3': {
    story: 'Two switch boxes feed the alarms.',
    plans: {
      heroes: 'Split at once: both boxes are far off, and six AP have to be left on arrival.',
      mastermind: 'Stand round one of the boxes; against two heroes hold both.',
    },
  },
  's1-4': {
    story: 'Before anything else: show them that their wall has a hole.',
    plans: {
      heroes: 'Go in together: whoever is inside has to last four rounds, or be relieved.',
      mastermind: 'They come to where your own return: let none of them stay a fourth round.',
    },
  },
  's1-5': {
    story: 'They agree on everything except who leads.',
    plans: {
      heroes: 'Trade the blows in the first rounds, where no villain is near, and keep both standing.',
      mastermind: 'Hunt the weaker rival: one defeat is enough.',
    },
  },
  's1-6': {
    story: 'Night shift workers hide between the racks. One of them has a radio.',
    twist: 'One of the Mastermind’s two bystanders is an agent. Whoever takes it in unprepared is ambushed.',
    plans: {
      heroes: 'Question the Mastermind’s two when there is time, simply sweep up your own.',
      mastermind: 'Put the agent where a hero will be alone.',
    },
  },
  's2-1': {
    story: 'It was a drawing for ten years. Tonight it is bolted to the floor.',
    plans: {
      heroes: 'Twelve AP or three strong hits: bring a breaker, and be near when Stage 2 begins.',
      mastermind: 'Guard it for a round; from round 6 on it guards itself.',
    },
  },
  's2-2': {
    story: 'Three clocks, one radio signal. Somebody wired them in a hurry.',
    twist: 'One bomb is the master clock. If the heroes damage it first, all three go dead at once.',
    plans: {
      heroes: 'Watch which bomb is guarded, then ask why.',
      mastermind: 'Guard a blank and leave the master alone, or the other way round.',
    },
  },
  's2-3': {
    story: 'The Cube hums when he comes near. After the third touch it will answer.',
    plans: {
      heroes: 'Be near the Cube in round 5 with saved AP.',
      mastermind: 'First touch when the heroes are busy, the others after a rest or right away behind henchmen.',
    },
  },
  's2-4': {
    story: 'One of them carries the codes. The others only look as if they did.',
    twist:
      'The roles are turned: the Mastermind must deliver, the heroes must guess. The courier may be ' +
      'the least of her henchmen, and it must outlive two Hero Phases on the drop.',
    plans: {
      heroes: 'Clear the drop tile in every Hero Phase, whoever stands there.',
      mastermind: 'Send others first; a figure that falls unrevealed in Stage 2 is known to be no courier.',
    },
  },
  's2-5': {
    story: 'The reserve turbines start. Every screen in the command post is bright.',
    plans: {
      heroes: 'End Stage 1 spread out: the places are not known before.',
      mastermind: 'Place them on opposite sides of the heroes.',
    },
  },
  's2-6': {
    story: 'Whoever holds that room at midnight holds the building.',
    plans: {
      heroes: 'Slams and explosions empty a room faster than wounds.',
      mastermind: 'March in at round 8, when the heroes have the last word but little AP.',
    },
  },
  's3-1': {
    story: 'Sirens, far away and not ours. Time to leave.',
    plans: {
      heroes:
        'The last hero keeps the other objectives; a defeat early in Stage 3 is a lift home, but ' +
        'ST-RET-09 makes it slow.',
      mastermind: 'Trap and knock prone on the way back; every status token is a round.',
    },
  },
  's3-2': {
    story: 'Cut off one head.',
    twist:
      'Hydra has a second head: when the leader falls the Mastermind names another, if she has one, ' +
      'and only half the reward is won.',
    plans: {
      heroes: 'The second head is weaker or far away: keep AP for it.',
      mastermind: 'Name first whom they cannot reach; the second stays near the spawn points.',
    },
  },
  's3-3': {
    story: 'One vial is left of the old project.',
    plans: { heroes: 'Name two places that one route passes.', mastermind: 'Take the one behind a closed door.' },
  },
  's3-4': {
    story: 'The last shift is told that nobody leaves.',
    plans: {
      heroes: 'Stand near the white points before round 9.',
      mastermind: 'Spread them, cover them, make every kill cost a turn.',
    },
  },
  's3-5': {
    story: 'A calm voice counts, and the corridors begin to go.',
    twist:
      'The building falls: at the end of rounds 8 to 11 the Mastermind names a corridor, and one round ' +
      'later it comes down on everybody in it.',
    plans: {
      heroes: 'Spread out before round 9: the Terminals are not known earlier, and six AP open each.',
      mastermind: 'Name the corridor they need, or the one they stand in and cannot leave.',
    },
  },
  's3-6': {
    story: 'The voice in the earpiece is not ours any more.',
    plans: {
      heroes: 'Hit it when no villain is near, then rest.',
      mastermind: 'Wait beside the controlled hero for the friendly blows.',
    },
  },
  tut: {
    story: 'A side door, six guards, four rounds.',
    plans: {
      heroes: 'One draws fire in the open way, one comes through the door.',
      mastermind: 'Hold the plank wall and the two gaps beside it.',
    },
  },
};

/** ST-TUT-01 to ST-TUT-05 */
export const LESSONS: readonly Lesson[] = [
  {
    round: 1,
    who: 'captain-america',
    teaches: 'advance, running, cost of an object',
    task: 'go from 0,2 along tile B past the crate at 4,1',
    rules: ['ST-MOV-01', 'ST-MOV-05', 'ST-MOV-09'],
  },
  {
    round: 1,
    who: 'iron-man',
    teaches: 'doors, Command Points, no enemy fire in round 1',
    task: 'go to 4,5 by tile D, then shoot door 1 (strength 3) or walk on with the round’s CP',
    rules: ['ST-OBJ-07', 'ST-INT-02', 'ST-CMD-04', 'ST-RND-08'],
  },
  {
    round: 2,
    who: 'any hero',
    teaches: 'reactions',
    task: 'answer a rifle shot with the primary defense or Shield Block',
    rules: ['ST-DEF-01', 'ST-DEF-02', 'ST-DEF-04'],
  },
  {
    round: 2,
    who: 'iron-man',
    teaches: 'ranged attack, distance, aiming, cover',
    task: 'shoot a Soldier past the barrels at 8,4, then one in the open',
    rules: ['ST-ATK-03', 'ST-ATK-05', 'ST-ATK-06', 'ST-LOS-03'],
  },
  {
    round: 2,
    who: 'captain-america',
    teaches: 'a card with several targets',
    task: 'Hurl Shield from the room’s west side',
    rules: ['ST-MUL-01', 'ST-MUL-03'],
  },
  {
    round: 3,
    who: 'any hero',
    teaches: 'wounds, surcharges, rest',
    task: 'place wounds by choice, see the costs rise, weigh a rest',
    rules: ['ST-WND-01', 'ST-WND-04', 'ST-ACT-05'],
  },
  {
    round: 3,
    who: 'captain-america',
    teaches: 'breaching an inner wall',
    task: 'Slug the plank wall between 9,2 and 10,2',
    rules: ['ST-OBJ-09', 'ST-OBJ-10'],
  },
  {
    round: 3,
    who: 'any hero',
    teaches: 'Action Die, leaving an adjacent enemy, breakthrough',
    task: 'roll for 1 AP, step away from a Soldier, try the breakthrough',
    rules: ['ST-DIE-01', 'ST-DIE-06', 'ST-MOV-06', 'ST-BRK-01'],
  },
  {
    round: 4,
    who: 'any hero',
    teaches: 'objective and scoring',
    task: 'end a turn on tile E; count henchman tokens',
    rules: ['ST-OPS-05', 'ST-OPS-07', 'ST-END-06'],
  },
];
