// Verbs of Troubleshooting: the Trouble roll and scheming.
import { among, record, whole } from '#engine/kit/schema.ts';
import { troubleShown } from '../abilities/passive.ts';
import { SKILLS, type TroubleArguments } from '../cards/card.ts';
import { skillBit } from '../table/figures.ts';
import { always, bare, IF, type VerbsOf } from './verb.ts';

/** What a Trouble less is worth. */
export const TROUBLE = 2;
const ALL_SKILLS = 63;

export const troubles: VerbsOf<TroubleArguments> = {
  /** MH-TRB-11, MH-RUL-107, MH-BRD-11 */
  trouble: {
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-TRB-07', 'MH-TRB-11'],
    run:
      ({ n }) =>
      t => {
        t.world.task!.change += n;
        t.world.trouble = troubleShown(t.world);
        t.log('troubleChanged', { n: t.world.trouble });
      },
    canDo: always,
    price: ({ n }) => -n * TROUBLE,
    atOnce: true,
  },
  threat: {
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-GLO-11'],
    run:
      ({ n }) =>
      ({ world: { task } }) =>
        void (task!.threat = Math.max(1, task!.threat + n)),
    canDo: always,
    price: ({ n }) => Math.abs(n) * 1.1 * TROUBLE,
    atOnce: true,
  },
  skill: {
    schema: record({ skill: among(SKILLS, 'headline') }, IF),
    rules: ['MH-TRB-06'],
    run:
      ({ skill }) =>
      t =>
        void (t.world.task!.skills |= skill === 'headline' ? ALL_SKILLS : skillBit(skill)),
    canDo: always,
    price: ({ skill }) => 0.8 * TROUBLE * (skill === 'headline' ? 0.7 : 0.25),
    atOnce: true,
  },
  stopScheme: {
    schema: bare,
    rules: ['MH-SCH-01'],
    run: () => t => void (t.outer('scheming')!.isStopped = true),
    canDo: always,
    price: 0,
    atOnce: true,
  },
};
