// Fills facts into a text: 'at least {n}' with 3 is 'at least 3'.
export const filled = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
