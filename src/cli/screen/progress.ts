// The progress bar of a long run: on the error stream, and only on a terminal.
import type { Surroundings } from './terminal.ts';

const BAR = 30;
const OFTEN = 100;

export class Progress {
  private readonly out: Surroundings['errors'];
  private readonly total: number;
  private last = 0;
  constructor(around: Pick<Surroundings, 'errors'>, total: number) {
    this.out = around.errors;
    this.total = total;
  }
  show(done: number, note = ''): void {
    const now = performance.now();
    if (!this.out.isTTY || (now - this.last < OFTEN && done < this.total)) return;
    this.last = now;
    const full = Math.round((BAR * done) / this.total);
    this.out.write(`\r\u001B[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${this.total} ${note}`);
  }
  end(): void {
    if (this.out.isTTY && this.last) this.out.write('\r\u001B[K');
  }
}
