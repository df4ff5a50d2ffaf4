// Verbs of Troubleshooting: the Trouble roll and scheming.
import { among, record, whole } from '#engine/kit/schema.ts';
import { troubleShown } from '../abilities/passive.ts';
import { type Skill, SKILLS, type TroubleArguments } from '../cards/card.ts';
import { skillBit } from '../table/figures.ts';
import { atOnce, bare, IF, type VerbsOf } from './verb.ts';

/** What a Trouble less is worth. */
export const TROUBLE = 2;
const ALL_SKILLS = 63;
const bitsOf = (skill: Skill | 'headline'): number => (skill === 'headline' ? ALL_SKILLS : skillBit(skill));

export const troubles: VerbsOf<TroubleArguments> = {
  /** MH-TRB-11, MH-RUL-107, MH-BRD-11 */
  trouble: {
    ...atOnce,
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-TRB-07', 'MH-TRB-11'],
    run: effect => t => {
      t.world.task!.change += effect.n;
      t.world.trouble = troubleShown(t.world);
      t.log('troubleChanged', { n: t.world.trouble });
    },
    price: ({ n }) => -n * TROUBLE,
  },
  threat: {
    ...atOnce,
    schema: record({ n: whole(-9, 9) }, IF),
    rules: ['MH-GLO-11'],
    run: effect => t => void (t.world.task!.threat = Math.max(1, t.world.task!.threat + effect.n)),
    price: ({ n }) => Math.abs(n) * 1.1 * TROUBLE,
  },
  skill: {
    ...atOnce,
    schema: record({ skill: among(SKILLS, 'headline') }, IF),
    rules: ['MH-TRB-06'],
    run: effect => t => void (t.world.task!.skills |= bitsOf(effect.skill)),
    price: ({ skill }) => 0.8 * TROUBLE * (skill === 'headline' ? 0.7 : 0.25),
  },
  stopScheme: {
    ...atOnce,
    schema: bare,
    rules: ['MH-SCH-01'],
    run: () => t => void (t.outer('scheming')!.isStopped = true),
    price: 0,
  },
};
