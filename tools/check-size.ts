// Checks that files, functions and lines stay short enough to be read at a glance.
import ts from 'typescript';
import { lineOf, parse, report, type Source, sources } from './sources.ts';

export const LIMITS = { file: 300, function: 40, line: 120 };
/** Content is data and as long as it must be; its functions and lines are not. */
const DATA = /\/(cards|content)\//;

export function checkSize(root: string): string[] {
  return sources(root).flatMap(source => [...longFile(source), ...longLines(source), ...longFunctions(source)]);
}

function longFile({ path, text, isTest }: Source): string[] {
  const lines = text.trimEnd().split('\n').length;
  if (isTest || DATA.test(path) || lines <= LIMITS.file) return [];
  return [`${path}: ${lines} lines, ${LIMITS.file} at most: divide it by ideas`];
}

function longLines({ path, text }: Source): string[] {
  return text.split('\n').flatMap((line, i) => {
    const { length } = line.trimEnd();
    return length > LIMITS.line ? [`${path}:${i + 1} a line of ${length} characters, ${LIMITS.line} at most`] : [];
  });
}

function longFunctions(source: Source): string[] {
  if (source.isTest) return [];
  const tree = parse(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const first = lineOf(tree, node.getStart(tree));
      const lines = lineOf(tree, node.end) - first + 1;
      if (lines > LIMITS.function)
        found.push(`${source.path}:${first} ${nameOf(node, tree)} has ${lines} lines, ${LIMITS.function} at most`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named ? `the function ${named.getText(tree)}` : 'a function without a name';
}

if (import.meta.main) report(checkSize('.'), 'files, functions and lines are short enough');
