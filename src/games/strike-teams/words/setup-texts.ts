// Words of set-up, settings and the campaign.
import type { Text } from '#engine/types.ts';
import { MAPS, MISSION_MAPS } from '../cards/maps.ts';
import { TOKEN_NAMES } from './names.ts';

/** The guide through the tutorial mission. */
const GUIDE: Record<string, Text> = {
  tutorialOpens:
    'Tutorial: nobody attacks a hero in this round. Heroes gain AP, go in towards the exit tile E, and keep 1 or 2 AP.',
  tutorialFire:
    'Tutorial: from now on soldiers and villains shoot at whom they see. AP that were kept pay for defenses; ' +
    'every third soldier who falls is 1 OP.',
  tutorialWay:
    'Tutorial: the plank wall shields the exit, and its north end is open. One hero clears the way, the others follow.',
  tutorialCloses:
    'Tutorial: the last round. A hero who ends a turn on the exit tile E fulfils the card; else the Mastermind scores.',
};
const PROMPTS: Record<string, Text> = {
  'settingUp.victory': 'Your team holds the Victory Card. Which side is face up in this mission?',
  'settingUp.villains': 'Choose your team of {n} unit points.',
  'settingUp.heroes': 'Which {n} heroes go on the mission?',
  'dealing.next': 'Who plays {character}?',
  'drafting.choose': 'Choose Action Cards for your characters, in secret.',
  'spawning.place': 'Where does {figure} start?',
  'placing.name': 'Name a place for {token}.',
  'placing.place': 'Where does {token} go?',
  'picking.hidden': 'Pick in secret: who is {role}?',
  'picking.openly': 'Pick for all to see: who is {role}?',
  'naming.name': 'Who leads from now on?',
  'marking.tile': 'Which tile is {mark}?',
  'agreeing.units':
    'How many unit points has each side in the next mission? It changes only if both teams name the same.',
  'levelling.raise': 'Your team has {n} OP to spend. Who rises a Level?',
};
const LABELS: Record<string, Text> = {
  side: '{victory}{isKarma?: 4 CP, once|: 6 wounds and all Status Tokens of your team, once}',
  team: '{villainTeam}',
  heroes: '{heroTeam}',
  give: '{seat}',
  draft: '{cards?{cards:card}|Choose the cards one by one}',
  draftFor: '{character}: {n} Build Points',
  raise: '{character} to Level {level}, {n} OP',
  name: '{square}',
  place: '{square}',
  pick: '{figure}',
  pickToken: '{token}',
  tile: '{tile}',
  units: '{n} unit points',
};
const REFUSALS: Record<string, Text> = {
  'ST-SET-07': 'A Scenario Card of this mission demands other characters: choose a team that has them.',
  'ST-SET-10': 'The cards of {character} cost more than its {n} Build Points.',
  'ST-LVL-02': 'A new Level costs as many OP as its number.',
};
const EVENTS: Record<string, Text> = {
  mapDrawn: 'The mission takes place at {map}.',
  scenariosDrawn: 'Stage 1: {first:scenario}. Stage 2: {second:scenario}.',
  villainsChosen: 'The Mastermind plays {villainTeam}.',
  heroesChosen: 'The heroes are {heroTeam}.',
  drafted: 'All Action Cards are shown.',
  scenarioWon: 'The heroes fulfil {scenario}: {n} OP.',
  scenarioFailed: '{scenario} is failed: {n} OP for the Mastermind.',
  unitsAgreed: 'The next mission is played with {n} unit points a side.',
  raised: '{character} rises to Level {level}.',
  nextMission: 'Mission {n}',
};
/** Words that stand in facts. */
const WORDS: Record<string, Text> = {
  ...Object.fromEntries(Object.entries(TOKEN_NAMES).map(([kind, name]) => [`token=${kind}`, name])),
  'role=frenemy': 'a frenemy',
  'role=impostor': 'the impostor',
  'role=master': 'the master bomb',
  'role=seeker': 'the seeker',
  'role=courier': 'the courier',
  'role=leader': 'the leader',
  'role=controlled': 'under control',
  'mark=drop': 'the drop',
  'mark=ground': 'the room to hold',
  'mark=cracked': 'about to come down',
};
const SETTINGS: Record<string, Text> = {
  'setting:mission': 'Mission',
  'setting:mission:single': 'One mission',
  'setting:mission:tutorial': 'The tutorial mission',
  'setting:mission:campaign': 'A campaign',
  'setting:units': 'Unit points of each side',
  'setting:units:2': '2',
  'setting:units:3': '3',
  'setting:units:4': '4',
  'setting:level': 'Level of all characters',
  ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`setting:level:${i + 1}`, `Level ${i + 1}`])),
  'setting:map': 'Map',
  'setting:map:random': 'By chance',
  ...Object.fromEntries(MISSION_MAPS.map(id => [`setting:map:${id}`, MAPS[id].name])),
  'setting:missions': 'Missions of the campaign',
  'setting:missions:3': '3',
  'setting:missions:6': '6',
  'setting:missions:9': '9',
  'setting:removal': 'Used maps and Scenario Cards',
  'setting:removal:true': 'Leave the campaign',
  'setting:removal:false': 'Stay in it',
  'role:mastermind': 'Mastermind',
  'role:heroes': 'Heroes',
  tutorial: 'The tutorial mission',
  small: 'A mission of two units a side',
  usual: 'A mission of three units a side',
  large: 'A mission of four units a side',
  campaign: 'A campaign of six missions',
};
export const setupTables: readonly Record<string, Text>[] = [GUIDE, PROMPTS, LABELS, REFUSALS, EVENTS, WORDS, SETTINGS];
