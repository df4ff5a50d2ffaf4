// The metrics of a server, in the text format that Prometheus reads: all of them by name, and what each one means.
const METRICS = {
  longbox_sockets: { kind: 'gauge', help: 'Open sockets' },
  longbox_messages_in_total: { kind: 'counter', help: 'Messages from clients' },
  longbox_messages_out_total: { kind: 'counter', help: 'Messages to clients' },
  longbox_refused_total: { kind: 'counter', help: 'Messages that were refused' },
  longbox_http_refused_total: { kind: 'counter', help: 'HTTP requests that were refused' },
  longbox_tables_in_memory: { kind: 'gauge', help: 'Tables in memory' },
  longbox_event_loop_delay_p99_seconds: { kind: 'gauge', help: 'Delay of the event loop since last asked' },
  longbox_memory_bytes: { kind: 'gauge', help: 'Memory of the process' },
  longbox_bot_jobs_waiting: { kind: 'gauge', help: 'Bots that wait for a thread' },
  longbox_bot_longest_wait_seconds: { kind: 'gauge', help: 'Longest wait of a bot for a thread since last asked' },
  longbox_bot_jobs_too_slow_total: { kind: 'counter', help: 'Bots that were cut off' },
} as const;
export type MetricName = keyof typeof METRICS;

export class Metrics {
  private readonly readers = new Map<MetricName, () => number>();

  /** A counter from now on: the function adds to it. */
  count(name: MetricName): (n?: number) => void {
    let count = 0;
    this.read(name, () => count);
    return (n = 1) => void (count += n);
  }
  /** A number that is stored elsewhere and read on demand. */
  read(name: MetricName, now: () => number): void {
    this.readers.set(name, now);
  }
  /** All that are counted or read here. */
  text(): string {
    return [...this.readers]
      .map(([name, now]) => {
        const { kind, help } = METRICS[name];
        return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${name} ${now()}\n`;
      })
      .join('');
  }
}
