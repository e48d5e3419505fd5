import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CountedWatch } from '../outside/counted-watch.ts';
import { NO_SECURITY_LOG, type SecurityLog } from '../security-events/security-log.ts';

/** Metrics of one process in Prometheus text format; labels contain no personal data. */
export interface Metrics {
  /** Counts an answered call or page. */
  readonly answered: (name: string, status: number, seconds: number) => void;
  /** Counts a content security policy violation; the caller limits the number of distinct labels. */
  readonly policyViolated: (violation: {
    readonly directive: string;
    readonly blocked: string;
    readonly page: string;
  }) => void;
  /** Returns the text of `/metrics`. */
  readonly text: () => Promise<string>;
}

/** A gauge computed when metrics are read; gauges of one name have the same labels. */
export interface GaugeValue {
  readonly name: string;
  readonly help: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Returns the current values of some gauges. */
export type Gauges = () => Promise<readonly GaugeValue[]>;

/** Metrics stay readable if a gauge's source is down. */
async function readGauges(registry: Registry, gauges: Gauges): Promise<void> {
  const values = await gauges().catch(() => []);
  for (const { name, help, labels, value } of values) {
    const labelNames = Object.keys(labels);
    const known = registry.getSingleMetric(name) as Gauge | undefined;
    const gauge = known ?? new Gauge({ name, help, labelNames, registers: [registry] });
    gauge.set(labels, value);
  }
}

/**
 * Creates the process's metrics.
 *
 * @param security totals of security events to include
 * @param outside outcomes of requests to outside services to include
 * @param gauges values computed when metrics are read
 */
export function createMetrics(
  security: Pick<SecurityLog, 'totals'> = NO_SECURITY_LOG,
  outside: Pick<CountedWatch, 'totals'> = { totals: () => [] },
  gauges: readonly Gauges[] = [],
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'vinlore_requests_total',
    help: 'Answered requests by row or page kind and status.',
    labelNames: ['name', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'vinlore_request_seconds',
    help: 'Time to answer, by row or page kind.',
    labelNames: ['name'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Counter({
    name: 'security_events_total',
    help: 'Security events by name; docs/operations/monitoring.md says what each means.',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [event, count] of security.totals()) this.labels({ event }).inc(count);
    },
  });
  new Counter({
    name: 'outside_requests_total',
    help: 'Questions to services outside, by service and by whether they were answered, failed, or were spared.',
    labelNames: ['source', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { source, outcome, count } of outside.totals()) this.labels({ source, outcome }).inc(count);
    },
  });
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Content policy violations that browsers reported, by directive, kind of source and kind of page.',
    labelNames: ['directive', 'blocked', 'page'],
    registers: [registry],
  });
  // Looking up a counter by its labels costs more than counting, so each is looked up once.
  const counters = new Map<string, { requests: Counter.Internal; seconds: Histogram.Internal<'name'> }>();
  const counterOf = (name: string, status: number) => {
    const key = `${name} ${status}`;
    const known = counters.get(key);
    if (known) return known;
    const made = { requests: requests.labels({ name, status }), seconds: seconds.labels({ name }) };
    counters.set(key, made);
    return made;
  };
  return {
    answered: (name, status, took) => {
      const counter = counterOf(name, status);
      counter.requests.inc();
      counter.seconds.observe(took);
    },
    policyViolated: (violation) => violations.inc({ ...violation }),
    text: async () => {
      for (const each of gauges) await readGauges(registry, each);
      return registry.metrics();
    },
  };
}
