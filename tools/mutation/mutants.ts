// Mutants: the ways to break code where it bears a rule id, each a small change of the source.
import ts from 'typescript';
import { citationsIn } from '#engine/rulebook/rule-ids.ts';
import { lineOf, parse, type Source } from '../sources.ts';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The line of the source, what stands there, and what stands there instead. */
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** The whole source with the change. */
  readonly source: string;
}
interface Change {
  readonly at: number;
  readonly end: number;
  readonly to: string;
}

const SWAPS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};
const METHODS: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Members that rules may have or not: without one the rule is another. */
const OPTIONAL = new Set(['refuse', 'misfit', 'when', 'pass', 'forced', 'rule', 'limit', 'where', 'optional', 'more']);

/** All mutants of the code that bears the id in this file, in the order of the file. */
export function mutantsOf(file: Source, id: string): Mutant[] {
  const tree = parse(file);
  const changes = new Map<string, Change>();
  for (const at of placesOf(file.text, id)) {
    const bearer = bearerOf(tree, at);
    for (const change of bearer ? changesIn(bearer, tree) : []) changes.set(`${change.at}-${change.end}`, change);
  }
  return [...changes.values()].map(({ at, end, to }) => ({
    file: file.path,
    line: lineOf(tree, at),
    code: file.text.split('\n')[lineOf(tree, at) - 1]!.trim(),
    from: file.text.slice(at, end),
    to,
    source: file.text.slice(0, at) + to + file.text.slice(end),
  }));
}

function placesOf(text: string, id: string): number[] {
  const [prefix, code, number] = id.split('-');
  return citationsIn(text)
    .filter(cited => cited.prefix === prefix && cited.code === code && cited.numbers.includes(number!))
    .map(({ at }) => at);
}

/** The code that a place speaks of: of a comment what it stands before, or beside; of a text what it is a part of. */
function bearerOf(tree: ts.SourceFile, at: number): ts.Node | undefined {
  const inside = innermost(tree, at);
  if (at >= inside.getStart(tree)) return ts.isStringLiteralLike(inside) ? partAround(inside) : beside(tree, at);
  return beside(tree, at);
}
function beside(tree: ts.SourceFile, at: number): ts.Node | undefined {
  const lineStart = tree.text.lastIndexOf('\n', at) + 1;
  const isTrailing = /\S/.test(tree.text.slice(lineStart, at).replace(/\/[/*].*|^\s*\*.*/, ''));
  return firstNode(tree, node => {
    const start = node.getStart(tree);
    return isWhole(node) && (isTrailing ? start >= lineStart && start < at : start > at && node.pos <= at);
  });
}
/** The outermost node, in the order of the text, for which it holds. */
function firstNode(node: ts.Node, holds: (node: ts.Node) => boolean): ts.Node | undefined {
  return ts.forEachChild(node, child => (holds(child) ? child : firstNode(child, holds)));
}
function innermost(node: ts.Node, at: number): ts.Node {
  const child = ts.forEachChild(node, one => (one.pos <= at && at < one.end ? one : undefined));
  return child ? innermost(child, at) : node;
}
const isWhole = (node: ts.Node): boolean =>
  (ts.isStatement(node) && !ts.isImportDeclaration(node)) || ts.isObjectLiteralElement(node) || ts.isClassElement(node);
/** The condition, member or statement that a text, such as the id of a refusal, is a part of. */
function partAround(node: ts.Node): ts.Node {
  let part = node;
  while (!isWhole(part) && !ts.isBinaryExpression(part) && !ts.isConditionalExpression(part) && part.parent)
    part = part.parent;
  return part;
}

function changesIn(node: ts.Node, tree: ts.SourceFile): Change[] {
  const own = changeOf(node, tree);
  const inner: Change[] = [];
  // Types run nowhere, and what a verb is worth to a bot is no rule.
  if (!isPrice(node) && !ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node))
    ts.forEachChild(node, child => void inner.push(...changesIn(child, tree)));
  return own ? [own, ...inner] : inner;
}

function changeOf(node: ts.Node, tree: ts.SourceFile): Change | undefined {
  const instead = (whole: ts.Node, to: string): Change => ({ at: whole.getStart(tree), end: whole.end, to });
  const text = (whole: ts.Node): string => whole.getText(tree);
  if (ts.isIfStatement(node)) return instead(node.expression, `!(${text(node.expression)})`);
  if (ts.isConditionalExpression(node)) return instead(node.condition, `!(${text(node.condition)})`);
  if (ts.isBinaryExpression(node)) {
    const to = SWAPS[node.operatorToken.kind];
    if (to === '||' && isText(node)) return instead(node.left, `!(${text(node.left)})`);
    return to === undefined || isText(node) ? undefined : instead(node.operatorToken, to);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return instead(node, text(node.operand));
  if (ts.isNumericLiteral(node)) return instead(node, String(Number(node.text) + 1));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return instead(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return instead(node, 'true');
  if (ts.isExpressionStatement(node) && !isLog(node)) return instead(node, ';');
  if (ts.isPropertyAccessExpression(node) && node.name.text in METHODS && ts.isCallExpression(node.parent))
    return instead(node.name, METHODS[node.name.text]!);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (node.expression.name.text === 'filter') return instead(node, text(node.expression.expression));
  }
  if (ts.isObjectLiteralElement(node) && node.name && OPTIONAL.has(text(node.name)) && isInList(node))
    return { at: node.getStart(tree), end: node.end, to: `...{}` };
  return undefined;
}
const isPrice = (node: ts.Node): boolean => ts.isObjectLiteralElement(node) && node.name?.getText() === 'price';
const isInList = (node: ts.Node): boolean => ts.isObjectLiteralExpression(node.parent);
const isText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some(side => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
const isLog = ({ expression }: ts.ExpressionStatement): boolean =>
  ts.isCallExpression(expression) && expression.expression.getText().endsWith('.log');
