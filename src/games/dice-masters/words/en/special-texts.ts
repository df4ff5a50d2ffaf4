// English texts of effects that one card alone has: on the card and in their questions.
import type { Text } from '#engine/types.ts';

export const specialTexts = {
  'special.feedback':
    'For the rest of the turn, whenever an opposing character is knocked out, your opponent takes 1 damage.',
  'special.capture': '{name} captures them until you damage your opponent.',
  'special.possess':
    'At the start of your attack step this turn, take control of one opposing character of a lower level than ' +
    'one of yours; it must attack.',
  'special.possessEqual': 'The same, but its level may also equal that of one of yours.',
  'special.relentless': 'Reroll it.',
  'special.selectiveShield': 'Name an energy type: no character of that type can attack until your next turn.',
  'special.selectiveBlock': 'Choose one such character; it cannot block until then.',
  'special.transferPower': 'Roll it: a character face is fielded free of charge, any other goes to your bag.',
  'possessing.pick': 'Take control of which character?',
  'special:selectiveShield.pick': 'Characters of which type cannot attack?',
  energy: 'Name {energy}',
  captured: '{die} captures {dice}.',
  controlled: '{seat} takes control of {die}.',
  shielded: '{seat} names {energy}: its characters cannot attack.',
  'hooking.pick': 'Put {die} on which card?',
  hook: 'Put it on {slot}{of? of {of:seat}|}',
  'special.rollSidekicks': 'Roll them into your reserve pool.',
  'special.mutantHunter':
    'Move {name} to your used pile, find one die of that card in your bag and roll it into your reserve pool.',
  'special.retarget': 'When an action die has one character as its target, make another character its target instead.',
  'special.lightchylde':
    'Draw a die: unless it is a Sidekick die, {name} and the attacker it blocks leave the attack zone and ' +
    'stay in the field; then put the die back into your bag.',
  'special.keepBolts': 'Draw 2 dice and roll them: those showing a bolt go to your reserve pool, the rest to your bag.',
  'special.cancelAction':
    "Cancel one action effect in force; if its die is in the field, it goes to its owner's used pile.",
  'special:cancelAction.pick': 'Which action effect does {ability} cancel?',
  cancel: 'Cancel {die}',
  cancelled: '{seat} cancels the effect of {die}.',
  leftAttack: '{die} leaves the attack zone.',
  'special.snivel': 'Choose one more opposing character; it must attack too.',
  'special:snivel.pick': 'Who else has to attack?',
  'special.halveChosen':
    "If it blocks the character so chosen, that character's attack is halved this turn, rounded down.",
  'special.returnLower': 'It returns to the field one level lower.',
  'special.returnSame':
    'If one of your Sidekicks is knocked out that turn, {name} returns to the field at the same level.',
  'special.xse': 'For every 2 of that damage, choose one opposing character; it takes 1 damage.',
  'special.redflag':
    'Reroll {name} until it shows a mask; your opponent takes 1 damage for each character face on ' +
    'the way; then {name} goes to your used pile.',
  'special.copyAttack': 'This turn, {name} has its attack and all its abilities about attacking.',
  'special.uncontrolled':
    'Roll all dice in your used pile, where they stay; your opponent takes 1 damage for each bolt shown.',
  'special.damageBack': 'If an attacking mask or fist character dealt it, {name} deals that character as much damage.',
  returned: '{die} returns to the field.',
  copied: '{die} takes after {source}.',
} satisfies Record<string, Text>;
