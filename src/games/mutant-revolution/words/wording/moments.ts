// The words for the moment of a card: the moment, whose act it is, and what must hold.
import { present } from '#engine/kit/wording.ts';
import type { Condition, Moment } from '../../cards/card.ts';

/** 'When Dagger attacks, before the roll' */
export function momentText(on: Moment, condition: Condition = {}, who: string): string {
  return [WHEN[on](condition, who), ...ifs(condition, who)].join(', ');
}

type When = (condition: Condition, who: string) => string;
const WHEN: Record<Moment, When> = {
  'plot.activity': () => 'in the Plot Phase',
  'event.played': ({ aimedAtYou }) =>
    `when another School plays an Event${aimedAtYou ? ' that names you or one of your Characters' : ''}`,
  'reaction.played': () => 'when another School plays a Reaction',
  'bids.revealed': ({ yours }) => `after bids are revealed${yours ? ' in an auction that you are in' : ''}`,
  'mission.invited': ({ yours }) => `when ${yours ? 'you are' : 'another School is'} invited`,
  'mission.refused': ({ yours }) => `when ${yours ? 'you refuse' : 'another School refuses'} an invitation`,
  'initiative.beforeRoll': (_condition, who) => `before ${who} rolls for Initiative`,
  'initiative.afterRoll': (_condition, who) => `after ${who} rolled for Initiative`,
  'pcTurn.start': (condition, who) => `at the start of ${subject(condition, who)}'s turn`,
  'pcTurn.action': (condition, who) => `in ${subject(condition, who)}'s turn`,
  'move.before': (condition, who) => `when ${subject(condition, who)} moves`,
  'move.after': (condition, who) => `after ${subject(condition, who)} moved`,
  'attack.declare': (condition, who) => `when ${fighting(condition, who)}`,
  'attack.beforeRoll': (condition, who) => `when ${fighting(condition, who)}, before the roll`,
  'attack.afterRoll': (condition, who) => `when ${fighting(condition, who)}, after the roll`,
  'attack.damage': (condition, who) => `when ${damaging(condition, who, 'is')}`,
  'attack.after': (condition, who) =>
    `after ${condition.hit ? damaging(condition, who, 'was') : fighting(condition, who, 'was')}`,
  'pc.defeated': (condition, who) => `when ${subject(condition, who)} is defeated`,
  'mission.end': () => 'at the end of the Mission',
};
const subject = ({ yours, role }: Condition, who: string): string =>
  yours || role ? who : 'a Character of another School';
const SIDES = { pc: 'a PC', missionCharacter: 'a Mission Character' };

/** 'Hijack is attacked by a Mission Character', 'Bling! attacks from more than 1 hex away' */
function fighting(condition: Condition, who: string, tense: 'is' | 'was' = 'is'): string {
  const { role, against, apart, yours } = condition;
  const attacks = tense === 'is' ? 'attacks' : 'attacked';
  const from = apart ? ' from more than 1 hex away' : '';
  if (role === 'attacker') return `${who} ${attacks}${against ? ` ${SIDES[against]}` : ''}${from}`;
  if (role === 'defender') return `${who} ${tense} attacked${against ? ` by ${SIDES[against]}` : ''}${from}`;
  return yours ? `${who} ${attacks} or ${tense} attacked` : `a Character ${attacks}${from}`;
}
/** 'Psylocke damages a PC', 'an attack from more than 1 hex away damages Dust' */
function damaging(condition: Condition, who: string, tense: 'is' | 'was'): string {
  const { role, against, apart } = condition;
  const from = apart ? ' from more than 1 hex away' : '';
  const damages = tense === 'is' ? 'damages' : 'damaged';
  if (role === 'attacker') return `${who} ${damages} ${against ? SIDES[against] : 'a Character'}${from}`;
  return `an attack${from} ${damages} ${role === 'defender' ? who : 'a Character'}`;
}

function ifs({ undamaged, atOne, shows, rp, commander }: Condition, who: string): string[] {
  return present(
    undamaged && 'if undamaged',
    atOne && `if one of ${who}'s stats is 1`,
    shows !== undefined && `if one of ${who}'s dice shows ${shows}`,
    rp && `if no School has ${rp === 'most' ? 'more' : 'fewer'} RP than you`,
    commander && 'if you are Mission Commander',
  );
}
