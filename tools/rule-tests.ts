// The rule ids that the tests of a file prove, read from their titles in the source; nothing is run.
import ts from 'typescript';
import { leadingIds } from '#engine/rulebook/rule-ids.ts';
import type { RuleId } from '#engine/types.ts';

export interface Proof {
  readonly id: RuleId;
  readonly title: string;
  readonly file: string;
  readonly line: number;
}

interface TestCall {
  readonly call: ts.CallExpression;
  readonly title: ts.Expression;
  readonly isSuite: boolean;
  readonly runs: boolean;
}

type Body = ts.ArrowFunction | ts.FunctionExpression;

const SUITES = ['describe', 'suite'];
const TESTS = ['test', 'it'];
const SKIPS = ['skip', 'todo'];

export function proofsIn(source: string, file: string): Proof[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const proofs: Proof[] = [];
  collect(tree, tree, proofs);
  return proofs;
}

/** Adds what the tests below the node prove; returns how many of them run; a suite where none runs proves nothing. */
function collect(node: ts.Node, tree: ts.SourceFile, proofs: Proof[]): number {
  const call = ts.isCallExpression(node) ? readTestCall(node) : undefined;
  if (call && !call.runs) return 0;
  let running = call && !call.isSuite ? 1 : 0;
  const place = proofs.length;
  ts.forEachChild(node, child => {
    running += collect(child, tree, proofs);
  });
  if (call && running > 0) proofs.splice(place, 0, ...proofsOf(call.call, call.title, tree));
  return running;
}

function proofsOf(call: ts.CallExpression, title: ts.Expression, tree: ts.SourceFile): Proof[] {
  const line = tree.getLineAndCharacterOfPosition(call.getStart(tree)).line + 1;
  const text = writtenTitle(title);
  return leadingIds(text).map(id => ({ id, title: text, file: tree.fileName, line }));
}

/** The literal text of a title; the first thing that only a running program knows ends it, as '_'. */
function writtenTitle(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return `${title.head.text}_`;
  return ts.isBinaryExpression(title) ? `${writtenTitle(title.left).replace(/_$/, '')}_` : '';
}

function readTestCall(call: ts.CallExpression): TestCall | undefined {
  const names = nameChain(call.expression);
  const modifier = SKIPS.includes(names[0] ?? '') || names[0] === 'only' ? names.shift() : undefined;
  const name = names[0] ?? '';
  const [title] = call.arguments;
  if (!title || (!SUITES.includes(name) && !TESTS.includes(name))) return undefined;
  const isSkipped = SKIPS.includes(modifier ?? '') || call.arguments.some(isSkippingOption);
  return { call, title, isSuite: SUITES.includes(name), runs: !isSkipped && hasBody(call) };
}

/** `t.test.skip` as ['skip', 'test', 't']. */
function nameChain(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  return ts.isPropertyAccessExpression(callee) ? [callee.name.text, ...nameChain(callee.expression)] : [];
}

function isSkippingOption(argument: ts.Expression): boolean {
  if (!ts.isObjectLiteralExpression(argument)) return false;
  return argument.properties.some(property => {
    const isNamed = property.name && ts.isIdentifier(property.name) && SKIPS.includes(property.name.text);
    const isOff = ts.isPropertyAssignment(property) && property.initializer.kind === ts.SyntaxKind.FalseKeyword;
    return isNamed && !isOff;
  });
}

/** A title alone, an empty function, or one that starts by skipping itself proves nothing. */
function hasBody(call: ts.CallExpression): boolean {
  const body = call.arguments.at(-1);
  if (!body || call.arguments.length < 2 || ts.isObjectLiteralExpression(body) || ts.isLiteralExpression(body)) {
    return false;
  }
  if (!ts.isArrowFunction(body) && !ts.isFunctionExpression(body)) return true;
  if (!ts.isBlock(body.body)) return true;
  return body.body.statements.length > 0 && !body.body.statements.some(statement => isSelfSkip(statement, body));
}

function isSelfSkip(statement: ts.Statement, body: Body): boolean {
  const context = body.parameters[0]?.name;
  if (!context || !ts.isIdentifier(context) || !ts.isExpressionStatement(statement)) return false;
  const names = ts.isCallExpression(statement.expression) ? nameChain(statement.expression.expression) : [];
  return names.length === 2 && SKIPS.includes(names[0] ?? '') && names[1] === context.text;
}
