// The weight of each option of each question: a policy that plays a plausible game when options are drawn by it.
import { weighBy, type Weigher } from '#engine/kit/bot-kit.ts';
import type { Revolution } from '../table/world.ts';
import {
  weighAction,
  weighAnswer,
  weighChampion,
  weighGain,
  weighHex,
  weighInvitation,
  weighLoss as weighStatLoss,
  weighMarch,
  weighPlace,
} from './arena.ts';
import {
  weighAdvance,
  weighBid,
  weighDespair,
  weighFind,
  weighRansom,
  weighRecovery,
  weighTrainee,
  weighWages,
} from './economy.ts';
import { weighFloor, weighSecret } from './deals.ts';
import { weighFace, weighMoment, weighPower, weighTurn } from './moments.ts';
import { weighActivity, weighLoss, weighOwed, weighSupport } from './plot.ts';

const even: Weigher<Revolution> = () => 1;
const discarding: Weigher<Revolution> = (t, seat, { made }) => weighLoss(t.world, seat, made!.parts[0]!);

/** By decision, in the order of a round. */
export const WEIGHERS: Record<string, Weigher<Revolution>> = {
  'schools.choose': even,
  'upkeep.recover': (t, _seat, { made }) => weighRecovery(t.world, made!.parts[0]!),
  'upkeep.advance': (t, seat, option) => weighAdvance(t.world, seat, option),
  'upkeep.wages': (t, _seat, { made }) => weighWages(t.world, made!.parts[0]!),
  'upkeep.despair': (t, seat, option) => weighDespair(t.world, seat, option),
  'playStage.act': weighActivity,
  'support.answer': (t, seat, { n }) => weighSupport(t, seat, n),
  'support.play': weighOwed,
  'discarding.choose': discarding,
  'plot.trim': discarding,
  'moment.react': weighMoment,
  'reactions.react': weighMoment,
  'floor.floor': weighFloor,
  'secretMissions.send': (t, seat, { verb, n }) => (verb === 'done' ? 1 : weighSecret(t, seat, n)),
  'auction.bid': (t, seat, { n }) => weighBid(t, seat, n),
  'training.assign': (t, _seat, { n }) => weighTrainee(t.world, n),
  'invitations.invite': (t, seat, { n }) => weighInvitation(t.world, seat, n),
  'invitations.answer': (t, seat, option) => weighAnswer(t.world, seat, option),
  'placement.place': (t, seat, { n }) => weighPlace(t.world, seat, n),
  'initiative.choose': (_t, seat, { n }) => (n === seat ? 1 : 0),
  'pcTurn.act': (t, seat, option) =>
    option.verb === 'power' ? weighPower(t, seat, option.n) : weighAction(t.world, seat, option),
  'move.to': (t, seat, { n }) => weighHex(t, seat, n),
  'put.choose': (t, seat, { n }) => weighHex(t, seat, n),
  'push.whom': even,
  'push.to': even,
  'attack.pay': even,
  'damage.lower': (t, seat, { n }) => weighStatLoss(t, seat, n),
  'restore.choose': (_t, _seat, { n }) => weighGain(n),
  'reroll.choose': weighFace,
  'changeDie.choose': (_t, _seat, { n }) => weighTurn(n),
  'defeat.ransom': weighRansom,
  'defeat.recruit': weighFind,
  'missionCharacters.pick': even,
  'activation.move': (t, seat, { n }) => weighMarch(t.world, seat, t.outer('activation')!.figure, n),
  'activation.strike': even,
  'match.pick': (t, _seat, { n }) => weighChampion(t.world, n),
};

export const weigh = weighBy(WEIGHERS);
