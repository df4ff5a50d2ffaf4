// Small words for card texts: how many of what, which Characters, which Schools.
import { capital, count, listed, present } from '#engine/kit/wording.ts';
import type { CharacterFilter, Target, Whom } from '../../cards/card.ts';

/** '1 attack die', '2 attack dice' */
export const dice = (n: number, kind: string): string => count(n, `${kind} die`, `${kind} dice`);

/** The context of a card's words: its targets, and those mentioned so far. */
export interface Voice {
  targets: readonly Target[];
  /** Targets that have been named, and so are 'it' from then on. */
  named: Set<Whom>;
  /** Are the Characters named those of a School mentioned before: 'one of its Students'? */
  its: boolean;
}
export const voiceOf = (targets: readonly Target[] = [], its = false): Voice => ({ targets, named: new Set(), its });

/** The two targets together, when the same befalls both. */
export type Who = Whom | 'both';

const SCHOOLS: Partial<Record<Who, string>> = {
  others: 'each other School',
  ahead: 'each School with more RP than you',
  everybody: 'each School',
  supporters: 'each School that supported it',
  acting: 'that School',
  attacker: "the attacker's School",
  defender: "the target's School",
};
/** 'one other School'; '' for the user, whom the sentence addresses. */
export function schoolNoun(who: Who, voice: Voice): string {
  if (who === 'you' || who === 'self') return '';
  const target = targetOf(who, voice);
  if (!target) return SCHOOLS[who]!;
  if (!('school' in target)) return 'its School';
  if (who === 'both') return target.school === 'other' ? 'two other Schools' : 'two different Schools';
  if (!isFirst(who, voice)) return 'that School';
  if (target.different) return 'a different School';
  const most = target.rp ? ' that no School surpasses in RP' : '';
  return `${target.school === 'other' ? 'one other School' : 'any School'}${most}`;
}

const CHARACTERS: Partial<Record<Who, string>> = {
  you: 'all your Characters',
  others: 'all Characters of other Schools',
  ahead: 'all Characters of Schools with more RP than you',
  everybody: 'all Characters',
  acting: 'all Characters of that School',
  self: '',
  attacker: 'the attacker',
  defender: 'the target',
};
/** 'one Uninjured Hero of another School'; '' for the user's own Character, which acts itself. */
export function characterNoun(who: Who, voice: Voice): string {
  const target = targetOf(who, voice);
  if (!target) return CHARACTERS[who] ?? 'another Character';
  if (!('character' in target)) return `all Characters of ${schoolNoun(who, voice)}`;
  if (who === 'both') {
    const apart = voice.targets.some(other => 'elsewhere' in other);
    const both = filterNoun(target.character, voice, 2);
    return apart ? both.replace('of another School', 'of two other Schools') : both;
  }
  if (!isFirst(who, voice)) return 'it';
  const noun = filterNoun(target.character, voice);
  if (target.elsewhere) return noun.replace('of another School', 'of a third School');
  return who === 'target2' && areBothOwn(voice) ? noun.replace('one of', 'another of') : noun;
}
/** Then the second is another one, for nothing is named twice (MR-EVT-03). */
const areBothOwn = ({ targets }: Voice): boolean =>
  targets.every(target => 'character' in target && target.character.whose === 'own');
/** The noun without 'with a … Token' where the sentence itself implies it: a Character that loses one has had one. */
export const without = (noun: string, token: string): string => noun.replace(` with a ${token} Token`, '');
/** Several at once: their verbs are plural. */
export const areMany = (noun: string): boolean => /^(all|two) /.test(noun);

export const KINDS = { leader: 'Leaders', hero: 'Heroes', student: 'Students' };
/** 'one of your Students', 'one Character of another School with a Power Token' */
export function filterNoun(filter: CharacterFilter, { its }: { its: boolean }, n: 1 | 2 = 1): string {
  const { whose, kind, injured, hvAtMost, hasPower, hasTriumph } = filter;
  const one = kind?.map(capital).join(' or ') ?? 'Character';
  const several = kind?.map(each => KINDS[each]).join(' or ') ?? 'Characters';
  const state = injured === undefined ? '' : injured ? 'Injured ' : 'Uninjured ';
  const having = present(
    hasPower && 'a Power Token',
    hasTriumph && 'a Triumph Token',
    hvAtMost !== undefined && `Hope Value ${hvAtMost} or less`,
  );
  const lacking = hasTriumph === false ? ' without a Triumph Token' : '';
  const tail = `${having.length ? ` with ${listed(having)}` : ''}${lacking}`;
  const many = n === 1 ? 'one' : 'two';
  if (whose === 'own') return `${many} of your ${state}${several}${tail}`;
  if (its) return `${many} of its ${state}${several}${tail}`;
  return `${many} ${state}${n === 1 ? one : several}${whose === 'other' ? ' of another School' : ''}${tail}`;
}

function targetOf(who: Who, { targets }: Voice): Target | undefined {
  return who === 'target' || who === 'both' ? targets[0] : who === 'target2' ? targets[1] : undefined;
}
function isFirst(who: Whom, { named }: Voice): boolean {
  const first = !named.has(who);
  named.add(who);
  return first;
}
