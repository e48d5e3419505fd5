/**
 * Grafana dashboards as code: `node tools/ship/src/dashboards.mjs && npm run format` writes `tools/ship/grafana/*.json` from the table
 * below. Format: Grafana's dashboard JSON model, schema version 39 (Grafana 10 and later).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A panel: its title, the unit of its values (as Grafana names it), and its queries by legend.
 *
 * @typedef {{ title: string, unit: string, queries: Record<string, string>, kind?: 'timeseries' | 'stat', exemplars?: true }} Panel
 */

const COLUMNS = 24;
const DATA_SOURCE = { type: 'prometheus', uid: '${source}' };
const MODULE = 'module=~"$module"';

/** Errors of a row are 5xx, the same as in the objectives. @type {Record<string, { title: string, panels: Panel[] }>} */
const DASHBOARDS = {
  overview: {
    title: 'Vinlore: overview',
    panels: [
      {
        title: 'Failed requests, last hour',
        unit: 'percentunit',
        kind: 'stat',
        queries: { failed: 'slo:vinlore_errors:ratio_rate1h' },
      },
      {
        title: 'Slower than half a second, last hour',
        unit: 'percentunit',
        kind: 'stat',
        queries: { slow: 'slo:vinlore_slow:ratio_rate1h' },
      },
      { title: 'Processes that run jobs', unit: 'none', kind: 'stat', queries: { workers: 'max(vinlore_workers)' } },
      { title: 'Age of the last backup', unit: 's', kind: 'stat', queries: { age: 'max(vinlore_backup_age_seconds)' } },
      { title: 'Requests by module', unit: 'reqps', queries: { '{{module}}': 'module:vinlore_requests:rate5m' } },
      {
        title: 'Failed requests by module',
        unit: 'percentunit',
        queries: { '{{module}}': 'module:vinlore_errors:ratio_rate5m' },
      },
      {
        title: '99th percentile by module',
        unit: 's',
        queries: { '{{module}}': 'module:vinlore_request_seconds:p99_5m' },
      },
      {
        title: 'Alerts that fire',
        unit: 'none',
        queries: { '{{alertname}}': 'ALERTS{alertstate="firing", alertname=~"Vinlore.*"}' },
      },
    ],
  },
  latency: {
    title: 'Vinlore: latency',
    panels: [
      { title: 'Median', unit: 's', queries: { '{{module}}': `module:vinlore_request_seconds:p50_5m{${MODULE}}` } },
      {
        title: '99th percentile',
        unit: 's',
        queries: { '{{module}}': `module:vinlore_request_seconds:p99_5m{${MODULE}}` },
      },
      {
        title: '99th percentile by row, with traces',
        unit: 's',
        exemplars: true,
        queries: {
          '{{name}}': `histogram_quantile(0.99, sum by (name, le) (rate(vinlore_request_seconds_bucket{${MODULE}}[5m])))`,
        },
      },
      {
        title: 'Allowance for slow requests in use',
        unit: 'percentunit',
        queries: { '3 days': 'slo:vinlore_slow:ratio_rate3d / 0.01', '1 hour': 'slo:vinlore_slow:ratio_rate1h / 0.01' },
      },
    ],
  },
  traffic: {
    title: 'Vinlore: traffic',
    panels: [
      {
        title: 'Requests by module',
        unit: 'reqps',
        queries: { '{{module}}': `module:vinlore_requests:rate5m{${MODULE}}` },
      },
      {
        title: 'Ten busiest rows',
        unit: 'reqps',
        queries: { '{{name}}': `topk(10, sum by (name) (rate(vinlore_requests_total{${MODULE}}[5m])))` },
      },
      {
        title: 'Calls to services outside',
        unit: 'reqps',
        queries: { '{{source}}': 'sum by (source) (rate(outside_requests_total[5m]))' },
      },
      {
        title: 'Sign-ins',
        unit: 'short',
        queries: {
          right: 'sum(increase(security_events_total{event="auth.password.ok"}[5m]))',
          wrong: 'sum(increase(security_events_total{event="auth.password.failed"}[5m]))',
        },
      },
    ],
  },
  errors: {
    title: 'Vinlore: errors',
    panels: [
      {
        title: 'Failed requests by module',
        unit: 'percentunit',
        queries: { '{{module}}': `module:vinlore_errors:ratio_rate5m{${MODULE}}` },
      },
      {
        title: 'Failed requests by row',
        unit: 'reqps',
        queries: {
          '{{name}} {{status}}': `sum by (name, status) (rate(vinlore_requests_total{status=~"5..", ${MODULE}}[5m])) > 0`,
        },
      },
      {
        title: 'Refused requests by row',
        unit: 'reqps',
        queries: {
          '{{name}} {{status}}': `topk(10, sum by (name, status) (rate(vinlore_requests_total{status=~"4..", ${MODULE}}[5m])))`,
        },
      },
      {
        title: 'Services outside that fail',
        unit: 'percentunit',
        queries: { '{{source}}': 'source:outside_requests_failed:ratio_rate15m' },
      },
      {
        title: 'Blocked by content policy',
        unit: 'short',
        queries: { '{{directive}} {{blocked}}': 'sum by (directive, blocked) (increase(csp_violations_total[1h]))' },
      },
      {
        title: 'Allowance for failed requests in use',
        unit: 'percentunit',
        queries: {
          '3 days': 'slo:vinlore_errors:ratio_rate3d / 0.001',
          '1 hour': 'slo:vinlore_errors:ratio_rate1h / 0.001',
        },
      },
    ],
  },
  saturation: {
    title: 'Vinlore: saturation',
    panels: [
      {
        title: 'CPU by process',
        unit: 'percentunit',
        queries: { '{{instance}}': 'rate(process_cpu_seconds_total{job="vinlore"}[5m])' },
      },
      {
        title: 'Event loop delay, 99th percentile',
        unit: 's',
        queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds{job="vinlore"}' },
      },
      {
        title: 'Memory by process',
        unit: 'bytes',
        queries: { '{{instance}}': 'process_resident_memory_bytes{job="vinlore"}' },
      },
      { title: 'Requests in flight', unit: 'none', queries: { '{{instance}}': 'vinlore_requests_in_flight' } },
      {
        title: 'Database connections',
        unit: 'none',
        queries: { used: 'max(vinlore_database_connections)', limit: 'max(vinlore_database_connections_limit)' },
      },
      {
        title: 'Database connections in use',
        unit: 'percentunit',
        queries: { used: 'vinlore:database_connections:ratio' },
      },
    ],
  },
  jobs: {
    title: 'Vinlore: jobs',
    panels: [
      { title: 'Processes that run jobs', unit: 'none', queries: { workers: 'max(vinlore_workers)' } },
      {
        title: 'Late and failed jobs',
        unit: 'none',
        queries: { late: 'max(vinlore_jobs_late)', failed: 'max(vinlore_jobs_failed)' },
      },
      { title: 'Runs by job', unit: 'ops', queries: { '{{job}}': 'sum by (job) (rate(vinlore_job_runs_total[5m]))' } },
      {
        title: 'Runs that failed',
        unit: 'ops',
        queries: {
          '{{job}} {{outcome}}': 'sum by (job, outcome) (rate(vinlore_job_runs_total{outcome!="done"}[5m])) > 0',
        },
      },
      {
        title: '99th percentile of a run',
        unit: 's',
        queries: { '{{job}}': 'histogram_quantile(0.99, sum by (job, le) (rate(vinlore_job_seconds_bucket[15m])))' },
      },
      { title: 'Age of open data', unit: 's', queries: { '{{source}}': 'max by (source) (open_data_age_seconds)' } },
    ],
  },
};

/** Stats stand four in a row, graphs two. @param {readonly Panel[]} panels */
function placed(panels) {
  let x = 0;
  let y = 0;
  return panels.map(({ title, unit, queries, kind = 'timeseries', exemplars }, index) => {
    const [w, h] = kind === 'stat' ? [6, 4] : [12, 8];
    if (x + w > COLUMNS) [x, y] = [0, y + (panels[index - 1]?.kind === 'stat' ? 4 : 8)];
    const gridPos = { x, y, w, h };
    x += w;
    return {
      id: index + 1,
      title,
      type: kind,
      datasource: DATA_SOURCE,
      gridPos,
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: Object.entries(queries).map(([legendFormat, expr], at) => ({
        refId: String.fromCharCode(65 + at),
        datasource: DATA_SOURCE,
        expr,
        legendFormat,
        ...(exemplars && { exemplar: true }),
      })),
    };
  });
}

const variable = (/** @type {object} */ own) => ({ hide: 0, includeAll: false, multi: false, ...own });

/**
 * The dashboards by file name.
 *
 * @returns {Record<string, { uid: string, title: string, panels: ReturnType<typeof placed> }>}
 */
export function dashboards() {
  return Object.fromEntries(
    Object.entries(DASHBOARDS).map(([key, { title, panels }]) => [
      `${key}.json`,
      {
        uid: `vinlore-${key}`,
        title,
        tags: ['vinlore'],
        schemaVersion: 39,
        timezone: 'browser',
        refresh: '30s',
        time: { from: 'now-6h', to: 'now' },
        templating: {
          list: [
            variable({ name: 'source', type: 'datasource', query: 'prometheus', label: 'Data source' }),
            variable({
              name: 'module',
              type: 'query',
              label: 'Module',
              datasource: DATA_SOURCE,
              query: 'label_values(vinlore_requests_total, module)',
              refresh: 2,
              includeAll: true,
              multi: true,
              allValue: '.*',
            }),
          ],
        },
        links: [{ type: 'dashboards', tags: ['vinlore'], title: 'Vinlore', asDropdown: true, keepTime: true }],
        panels: placed(panels),
      },
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../grafana', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const [file, dashboard] of Object.entries(dashboards()))
    writeFileSync(join(folder, file), `${JSON.stringify(dashboard)}\n`);
}
