import { trace, TraceFlags } from '@opentelemetry/api';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CountedWatch } from '../outside/counted-watch.ts';
import { type Exemplar, OPEN_METRICS, openMetricsText, takesOpenMetrics } from './open-metrics.ts';
import { NO_SECURITY_LOG, type SecurityLog } from '../security-events/security-log.ts';

/** Metrics of one process in Prometheus text format; labels contain no personal data. */
export interface Metrics {
  /** Counts an answered call or page; its module is the first part of the name. */
  readonly answered: (name: string, status: number, seconds: number) => void;
  /** Counts requests that are being answered: +1 when one comes, -1 when it is over. */
  readonly inFlight: (change: 1 | -1) => void;
  /** Counts the run of a background job. */
  readonly ran: (job: string, outcome: 'done' | 'repeated' | 'failed', seconds: number) => void;
  /** Counts a content security policy violation; the caller limits the number of distinct labels. */
  readonly policyViolated: (violation: {
    readonly directive: string;
    readonly blocked: string;
    readonly page: string;
  }) => void;
  /** The same figures as data, to be sent to a collector. */
  readonly families: () => Promise<readonly MetricFamily[]>;
  /** The text of `/metrics`, in the format that the `Accept` header names. */
  readonly text: (accept?: string) => Promise<{ readonly type: string; readonly text: string }>;
}

/** All samples of one metric. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly {
    /** Of a histogram, `name_bucket`, `name_sum`, or `name_count`. */
    readonly metricName?: string;
    readonly labels: Readonly<Record<string, string | number>>;
    readonly value: number;
  }[];
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

/** Upper bounds of request times in seconds. The one of 0.5 is what the objective for latency counts by. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** A bucket of `vinlore_request_seconds`, as prom-client writes it. */
const SAMPLE = /^vinlore_request_seconds_bucket\{le="([^"]+)",module="[^"]*",name="([^"]+)"\}$/;

/** Metrics stay readable if a gauge's source is down. */
async function readGauges(registry: Registry, gauges: Gauges, before: Set<string>): Promise<void> {
  const values = await gauges().catch(() => []);
  // What can't be read now, or no longer exists, has no figure; an old one would hide an outage.
  for (const name of before) registry.removeSingleMetric(name);
  before.clear();
  for (const { name, help, labels, value } of values) {
    const labelNames = Object.keys(labels);
    const known = registry.getSingleMetric(name) as Gauge | undefined;
    const gauge = known ?? new Gauge({ name, help, labelNames, registers: [registry] });
    gauge.set(labels, value);
    before.add(name);
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
    labelNames: ['module', 'name', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'vinlore_request_seconds',
    help: 'Time to answer, by row or page kind.',
    labelNames: ['module', 'name'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const open = new Gauge({
    name: 'vinlore_requests_in_flight',
    help: 'Requests being answered now.',
    registers: [registry],
  });
  const runs = new Counter({
    name: 'vinlore_job_runs_total',
    help: 'Runs of background jobs in this process, by job and outcome: done, repeated (failed, will be retried), or failed for good.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const runSeconds = new Histogram({
    name: 'vinlore_job_seconds',
    help: 'Time of a run of a background job.',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
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
  const counters = new Map<string, { requests: Counter.Internal; seconds: Histogram.Internal<'module' | 'name'> }>();
  const asked = gauges.map((each) => [each, new Set<string>()] as const);
  const exemplars = new Map<string, Exemplar>();
  const counterOf = (name: string, status: number) => {
    const key = `${name} ${status}`;
    const known = counters.get(key);
    if (known) return known;
    const module = name.split('.', 1)[0]!;
    const made = {
      requests: requests.labels({ module, name, status }),
      seconds: seconds.labels({ module, name }),
    };
    counters.set(key, made);
    return made;
  };
  const readAll = async () => {
    for (const [each, names] of asked) await readGauges(registry, each, names);
  };
  return {
    answered: (name, status, took) => {
      const counter = counterOf(name, status);
      counter.requests.inc();
      counter.seconds.observe(took);
      const span = trace.getActiveSpan()?.spanContext();
      // A trace that isn't kept leads nowhere.
      if (!span || (span.traceFlags & TraceFlags.SAMPLED) === 0) return;
      const { traceId } = span;
      const bound = BUCKETS.find((each) => took <= each) ?? '+Inf';
      exemplars.set(`${bound} ${name}`, { traceId, value: took, at: Date.now() / 1000 });
    },
    inFlight: (change) => open.inc(change),
    ran: (job, outcome, took) => {
      runs.inc({ job, outcome });
      runSeconds.observe({ job }, took);
    },
    policyViolated: (violation) => violations.inc({ ...violation }),
    families: async () => {
      await readAll();
      return (await registry.getMetricsAsJSON()) as unknown as MetricFamily[];
    },
    text: async (accept) => {
      await readAll();
      const text = await registry.metrics();
      if (!takesOpenMetrics(accept)) return { type: Registry.PROMETHEUS_CONTENT_TYPE, text };
      const exemplarOf = (sample: string) => {
        const [, bound, name] = SAMPLE.exec(sample) ?? [];
        return exemplars.get(`${bound} ${name}`);
      };
      return { type: OPEN_METRICS, text: openMetricsText(text, exemplarOf) };
    },
  };
}
