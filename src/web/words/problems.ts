// The words of refusals in the language of the page, loaded when something is refused.
import { filled } from '../kit/captions.ts';
import { spokenLanguage } from './words.svelte.ts';

type Texts = Readonly<Record<string, string>>;
/** A problem as a server or the worker tells it; the worker has no words. */
export interface ToldProblem {
  problem: string;
  says: string;
  facts?: Readonly<Record<string, string | number>>;
}

/** By its name, where the page has words for it; else as the server says it. */
export async function problemText({ problem, says, facts = {} }: ToldProblem): Promise<string> {
  const own = spokenLanguage() === 'de' && ((await import('./de/problems.ts')).PROBLEMS as Texts)[problem];
  if (own) return filled(own, facts);
  if (says) return says;
  const { PROBLEMS } = await import('#protocol/problems.ts');
  return filled((PROBLEMS as Texts)[problem] ?? problem, facts);
}
