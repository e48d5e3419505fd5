/** The trace that a histogram's bucket saw last (OpenMetrics 1.0, exemplars). */
export interface Exemplar {
  readonly traceId: string;
  readonly value: number;
  /** Seconds since 1970. */
  readonly at: number;
}

/** Media type of OpenMetrics' text format. */
export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/** Whether a scraper takes OpenMetrics, as Prometheus does. */
export const takesOpenMetrics = (accept: string | undefined): boolean =>
  accept?.includes('application/openmetrics-text') ?? false;

/**
 * Rewrites Prometheus' text format as OpenMetrics: the family of a counter goes without `_total`, exemplars follow their
 * bucket, and the text ends with `# EOF`. prom-client's own switch renames its counters for good, so a process could
 * not serve both formats.
 *
 * @param exemplarOf the exemplar of a sample such as `x_bucket{le="1"}`
 */
export function openMetricsText(text: string, exemplarOf: (sample: string) => Exemplar | undefined): string {
  const counters = new Set([...text.matchAll(/^# TYPE (\S+)_total counter$/gm)].map(([, family]) => family!));
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, head, name, rest] = /^(# (?:HELP|TYPE)) (\S+)(.*)$/.exec(line) ?? [];
      if (name !== undefined) {
        const family = name.replace(/_total$/, '');
        return `${head} ${counters.has(family) ? family : name}${rest}`;
      }
      const exemplar = line.includes('_bucket{') ? exemplarOf(line.slice(0, line.lastIndexOf(' '))) : undefined;
      return exemplar ? `${line} # {trace_id="${exemplar.traceId}"} ${exemplar.value} ${exemplar.at}` : line;
    });
  return `${lines.join('\n')}\n# EOF\n`;
}
