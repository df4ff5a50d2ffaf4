// Counters and gauges in the text format that Prometheus reads.
interface Metric {
  help: string;
  kind: 'counter' | 'gauge';
  read(): number;
}

export class Metrics {
  private readonly metrics = new Map<string, Metric>();
  private readonly counts = new Map<string, number>();

  count(name: string, help: string): (n?: number) => void {
    this.counts.set(name, 0);
    this.counter(name, help, () => this.counts.get(name)!);
    return (n = 1) => void this.counts.set(name, this.counts.get(name)! + n);
  }
  /** A counter that is counted elsewhere. */
  counter(name: string, help: string, read: () => number): void {
    this.metrics.set(name, { help, kind: 'counter', read });
  }
  gauge(name: string, help: string, read: () => number): void {
    this.metrics.set(name, { help, kind: 'gauge', read });
  }
  text(): string {
    return [...this.metrics]
      .map(([name, { help, kind, read }]) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${name} ${read()}\n`)
      .join('');
  }
}
