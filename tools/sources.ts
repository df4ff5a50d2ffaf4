// The source files as the checks see them: where each lies, what it says, and its syntax tree.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Source {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  isTest: boolean;
}

const FOLDERS = ['src', 'examples', 'tools', 'e2e'];
const ENDINGS = /\.(ts|mjs|svelte)$/;

export function sources(root: string): Source[] {
  return FOLDERS.flatMap(folder => filesUnder(root, folder))
    .filter(file => ENDINGS.test(file))
    .toSorted()
    .map(file => ({
      path: file,
      text: readFileSync(path.join(root, file), 'utf8'),
      isTest: file.endsWith('.test.ts') || file.includes('/testing/') || file.startsWith('e2e/'),
    }));
}

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function parse({ path: file, text }: Source): ts.SourceFile {
  const code = file.endsWith('.svelte') ? scriptOf(text) : text;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

/** The script of a component, with the rest blanked out so that line numbers stay. */
function scriptOf(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let code = '';
  let end = 0;
  for (const match of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + match[1]!.length;
    code += blank(text.slice(end, start)) + match[2]!;
    end = start + match[2]!.length;
  }
  return code + blank(text.slice(end));
}

export const lineOf = (tree: ts.SourceFile, position: number): number =>
  tree.getLineAndCharacterOfPosition(position).line + 1;

/** Prints what a check found and sets the exit code. */
export function report(problems: readonly string[], praise: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length) process.exitCode = 1;
  else console.log(praise);
}
