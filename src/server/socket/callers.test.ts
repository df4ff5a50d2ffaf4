// From where somebody calls, and how many from there.
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { callerOf, Callers } from './callers.ts';

const from = (remoteAddress: string, forwarded?: string | string[], trustProxy = true): string =>
  callerOf(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never as IncomingMessage,
    trustProxy,
  );

test('nobody claims another address, unless a proxy that is trusted says so itself', () => {
  assert.equal(from('10.0.0.1'), '10.0.0.1');
  assert.equal(from('10.0.0.1', '1.2.3.4', false), '10.0.0.1');
  assert.equal(from('10.0.0.1', '1.2.3.4'), '1.2.3.4');
  assert.equal(from('10.0.0.1', '6.6.6.6, 1.2.3.4'), '1.2.3.4');
  assert.equal(from('10.0.0.1', ['6.6.6.6', '7.7.7.7, 1.2.3.4']), '1.2.3.4');
  assert.equal(from('10.0.0.1', ''), '10.0.0.1');
});
test('an IPv6 network is one caller', () => {
  const same = ['2001:db8:0:7::1', '2001:db8:0:7:8:9:a:b', '2001:db8::7:8:9:a:b'];
  assert.deepEqual(
    same.map(address => from(address)),
    same.map(() => '2001:db8:0:7'),
  );
  assert.notEqual(from('2001:db8:0:8::1'), from('2001:db8:0:7::1'));
  assert.equal(from('::1'), '0:0:0:0');
  assert.equal(from('::ffff:1.2.3.4'), '::ffff:1.2.3.4');
});
test('so many from one address, and when one goes another may come', () => {
  const callers = new Callers(2);
  const come = (...names: string[]): boolean[] => names.map(name => callers.come(name));
  assert.deepEqual(come('a', 'a', 'a', 'b'), [true, true, false, true]);
  callers.go('a');
  assert.deepEqual(come('a', 'a'), [true, false]);
  for (const name of ['a', 'a', 'b']) callers.go(name);
  assert.deepEqual(come('a', 'a', 'a'), [true, true, false]);
});
