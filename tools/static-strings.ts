// Which strings an expression can be, read from the source alone: literals, templates, constants and rows of tables.
import ts from 'typescript';

type Step = string | number;

/** Stands for a part that only a running program knows; a letter, so that an id touching it does not count as one. */
const UNREADABLE = '_';

export function stringsOf(expression: ts.Expression): string[] {
  const node = bare(expression);
  if (ts.isTemplateExpression(node)) return templateStrings(node);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return stringsOf(node.left).map(left => left + oneString(node.right));
  }
  if (isCallOf(node, 'join')) return valuesOf(node.expression.expression).map(joined);
  if (ts.isStringLiteralLike(node)) return [node.text];
  const strings = valuesOf(node).flatMap(value => (value === node ? [] : stringsOf(value)));
  return strings.length > 0 ? strings : [UNREADABLE];
}

function templateStrings(node: ts.TemplateExpression): string[] {
  const [first, ...others] = node.templateSpans;
  const tail = others.map(span => oneString(span.expression) + span.literal.text).join('');
  if (!first) return [node.head.text];
  return stringsOf(first.expression).map(start => node.head.text + start + first.literal.text + tail);
}

function oneString(expression: ts.Expression): string {
  const [only = UNREADABLE, ...more] = stringsOf(expression);
  return more.length === 0 ? only : UNREADABLE;
}

function joined(array: ts.Expression): string {
  return ts.isArrayLiteralExpression(array) ? array.elements.map(oneString).join(' ') : UNREADABLE;
}

/** The literal expressions that a name, a member or a row of a table can stand for. */
function valuesOf(expression: ts.Expression): ts.Expression[] {
  const node = bare(expression);
  if (ts.isIdentifier(node)) return valuesOfName(node);
  if (ts.isPropertyAccessExpression(node)) return membersOf(valuesOf(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node)) {
    const key = bare(node.argumentExpression);
    return ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)
      ? membersOf(valuesOf(node.expression), key.text)
      : [];
  }
  return [node];
}

function valuesOfName(name: ts.Identifier): ts.Expression[] {
  for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
    const values = valuesInScope(scope, name.text);
    if (values) return values;
  }
  return [];
}

function valuesInScope(scope: ts.Node, name: string): ts.Expression[] | undefined {
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer)) {
    const steps = stepsTo(scope.initializer.declarations[0]?.name, name);
    if (steps) return follow(rowsOf(scope.expression), steps);
  }
  if (ts.isFunctionLike(scope)) return valuesOfParameter(scope, name);
  if (ts.isBlock(scope) || ts.isSourceFile(scope)) return valuesOfConstant(scope, name);
  return undefined;
}

function valuesOfParameter(scope: ts.SignatureDeclaration, name: string): ts.Expression[] | undefined {
  for (const [index, parameter] of scope.parameters.entries()) {
    const steps = stepsTo(parameter.name, name);
    if (!steps) continue;
    const call = scope.parent;
    const isRow = index === 0 && (isCallOf(call, 'forEach') || isCallOf(call, 'map'));
    return isRow ? follow(rowsOf(call.expression.expression), steps) : [];
  }
  return undefined;
}

function valuesOfConstant(scope: ts.Block | ts.SourceFile, name: string): ts.Expression[] | undefined {
  const declarations = scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(s => [...s.declarationList.declarations]);
  for (const declaration of declarations) {
    const steps = stepsTo(declaration.name, name);
    if (!steps) continue;
    const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
    return isConstant && declaration.initializer ? follow(valuesOf(declaration.initializer), steps) : [];
  }
  return undefined;
}

/** The way from a value to the name that destructuring gives one of its parts: [] for the value itself. */
function stepsTo(binding: ts.BindingName | undefined, name: string): Step[] | undefined {
  if (!binding) return undefined;
  if (ts.isIdentifier(binding)) return binding.text === name ? [] : undefined;
  for (const [index, element] of binding.elements.entries()) {
    if (!ts.isBindingElement(element) || element.dotDotDotToken) continue;
    const steps = stepsTo(element.name, name);
    if (!steps) continue;
    const key = element.propertyName ?? element.name;
    if (ts.isArrayBindingPattern(binding)) return [index, ...steps];
    return ts.isIdentifier(key) || ts.isStringLiteral(key) ? [key.text, ...steps] : undefined;
  }
  return undefined;
}

function follow(values: ts.Expression[], steps: readonly Step[]): ts.Expression[] {
  return steps.reduce((found, step) => membersOf(found, String(step)), values);
}

function rowsOf(table: ts.Expression): ts.Expression[] {
  const node = bare(table);
  if (isCallOf(node, 'entries') && node.arguments[0]) {
    return valuesOf(node.arguments[0]).flatMap(value => (ts.isObjectLiteralExpression(value) ? entriesOf(value) : []));
  }
  return valuesOf(node).flatMap(value => (ts.isArrayLiteralExpression(value) ? value.elements.flatMap(valuesOf) : []));
}

function entriesOf(object: ts.ObjectLiteralExpression): ts.Expression[] {
  return object.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
    const isReadable = ts.isIdentifier(name) || ts.isStringLiteralLike(name);
    const key = ts.factory.createStringLiteral(isReadable ? name.text : UNREADABLE);
    return [ts.factory.createArrayLiteralExpression([key, initializer])];
  });
}

function membersOf(values: readonly ts.Expression[], key: string): ts.Expression[] {
  return values.flatMap(value => {
    if (ts.isArrayLiteralExpression(value)) return value.elements.slice(Number(key), Number(key) + 1).flatMap(valuesOf);
    if (!ts.isObjectLiteralExpression(value)) return [];
    const assignments = value.properties.filter(ts.isPropertyAssignment);
    const named = assignments.filter(
      ({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key,
    );
    return named.flatMap(({ initializer }) => valuesOf(initializer));
  });
}

function bare(node: ts.Expression): ts.Expression {
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

type MethodCall = ts.CallExpression & { expression: ts.PropertyAccessExpression };

function isCallOf(node: ts.Node, method: string): node is MethodCall {
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === method
  );
}
