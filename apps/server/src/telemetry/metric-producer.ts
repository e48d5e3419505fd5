import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricFamily, Metrics } from '@vinlore/server-kit';

const hrTime = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1e6)];

type Labels = MetricFamily['values'][number]['labels'];

/** A histogram of one set of labels, with the cumulative counts of Prometheus. */
interface Buckets {
  readonly labels: Labels;
  readonly bounds: number[];
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Groups the samples of a histogram by their labels without `le`, and takes the difference of its cumulative counts. */
function histograms({ name, values }: MetricFamily): { labels: Labels; value: Histogram }[] {
  const groups = new Map<string, Buckets>();
  for (const { metricName = name, labels, value } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(own);
    const group = groups.get(key) ?? { labels: own, bounds: [], counts: [], sum: 0, count: 0 };
    groups.set(key, group);
    if (metricName === `${name}_sum`) group.sum = value;
    else if (metricName === `${name}_count`) group.count = value;
    else if (le !== undefined && le !== '+Inf') {
      group.bounds.push(Number(le));
      group.counts.push(value);
    }
  }
  return [...groups.values()].map(({ labels, bounds, counts, sum, count }) => ({
    labels,
    value: {
      buckets: { boundaries: bounds, counts: [...counts, count].map((each, at) => each - (counts[at - 1] ?? 0)) },
      sum,
      count,
    },
  }));
}

/** Null for a kind of metric that the product doesn't have. */
function dataOf(family: MetricFamily, times: { startTime: HrTime; endTime: HrTime }): MetricData | null {
  const { name, help, type, values } = family;
  const shared = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  switch (type) {
    case 'counter':
      return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return {
        ...shared,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histograms(family).map(({ labels, value }) => ({ ...times, attributes: labels, value })),
      };
    default:
      return null;
  }
}

/** The process's metrics as OpenTelemetry's: the same figures as `/metrics`, counted once. */
export function producerOf(metrics: Pick<Metrics, 'families'>, resource: Resource): MetricProducer {
  const startTime = hrTime(Date.now() - process.uptime() * 1000);
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime(Date.now()) };
      const families = await metrics.families();
      const made = families.map((family) => dataOf(family, times)).filter((data) => data !== null);
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'vinlore' }, metrics: made }] },
        errors: [],
      };
    },
  };
}
