// In place of the words of problems at tables that run in a browser: the page has its own (problems.ts).
export const problemWords = (): string => '';
