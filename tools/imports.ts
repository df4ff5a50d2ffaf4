// Reads what a source file imports, and in which way.
import path from 'node:path';
import ts from 'typescript';
import { lineOf, parse, type Source } from './sources.ts';

export interface Import {
  line: number;
  /** As the file writes it. */
  what: string;
  /** The file of ours that is meant, from the project's root; nothing for packages. */
  file?: string;
  kind: 'value' | 'types' | 'lazy';
}

export function importsOf(source: Source): Import[] {
  const tree = parse(source);
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, kind: Import['kind']) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    const file = fileMeant(source.path, node.text);
    found.push({ line: lineOf(tree, node.getStart(tree)), what: node.text, kind, ...(file && { file }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'types' : 'value');
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'types' : 'value');
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'types');
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], 'lazy');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `#engine/x.ts` lies in `src/engine/x.ts`; what begins with a dot lies beside the file that names it. */
export function fileMeant(from: string, what: string): string | undefined {
  const plain = what.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return `src/${plain.slice(1)}`;
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(from), plain);
  return undefined;
}
