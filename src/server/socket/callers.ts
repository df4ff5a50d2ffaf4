// Limits by address: which address a request comes from, and how many sockets one address has open.
import type { IncomingMessage } from 'node:http';

/** The address, or what a proxy that is trusted says it is: only what that one has added itself counts. An IPv6
 *  network of 64 bits is one caller, for everybody has as many addresses in theirs as they like. */
export function callerOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim() : undefined;
  return networkOf(told || (socket.remoteAddress ?? ''));
}
/** The network that counts as one caller. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head, tail] = address.split('::').map(part => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = new Array<string>(Math.max(0, 8 - head.length - (tail?.length ?? 0))).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** The number of open sockets by the address they come from. */
export class Callers {
  private readonly most: number;
  private readonly inside = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }
  /** Lets one more in, unless there are too many already. */
  come(caller: string): boolean {
    const n = this.inside.get(caller) ?? 0;
    if (n >= this.most) return false;
    this.inside.set(caller, n + 1);
    return true;
  }
  go(caller: string): void {
    const left = (this.inside.get(caller) ?? 1) - 1;
    if (left) this.inside.set(caller, left);
    else this.inside.delete(caller);
  }
}
