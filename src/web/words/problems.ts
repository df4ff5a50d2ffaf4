// The words of refusals in the language of the page.
import { spokenLanguage } from './words.svelte.ts';

/** By its name, where the page has words for it; else as the server says it. */
export async function problemText({ problem, says }: { problem: string; says: string }): Promise<string> {
  if (spokenLanguage() !== 'de') return says;
  const { PROBLEMS } = await import('./problems-de.ts');
  return (PROBLEMS as Readonly<Record<string, string>>)[problem] || says;
}
