import * as v from 'valibot';

/** What a table or an external service is used for. */
const SOURCE_SUBJECTS = [
  'decode',
  'history',
  'recalls',
  'fuel-economy',
  'catalogue',
  'plates',
  'pages',
  'files',
  'mail',
  'payments',
] as const;
export type SourceSubject = (typeof SOURCE_SUBJECTS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.nullable(v.string());

/** Data we store. */
export const StockSchema = v.object({
  subject: v.picklist(SOURCE_SUBJECTS),
  /** Publisher name for display; null for several. */
  name: v.nullable(v.string()),
  /** For large tables, the database's estimate. */
  rows: v.nullable(count),
  estimated: v.boolean(),
  /** The date the data goes through. */
  as_of: v.nullable(v.string()),
  /** Whether it contains only made-up sample data. */
  sample: v.boolean(),
  /** When it was last imported, from the desk or the command line. */
  imported_at: moment,
});
export type Stock = v.InferOutput<typeof StockSchema>;

/** An external service. */
export const ServiceSchema = v.object({
  subject: v.picklist(SOURCE_SUBJECTS),
  name: v.string(),
  /** Whether credentials are configured. */
  configured: v.boolean(),
  /** Until when some process has paused requests after repeated failures; null if not paused. */
  spared_until: moment,
  last_success_at: moment,
  last_failure_at: moment,
  /** In the last hour, across all processes. */
  asked: count,
  failed: count,
  /** Requests skipped while it was down. */
  spared: count,
  /** Mean response time in the last hour, in milliseconds; null without requests. */
  mean_ms: v.nullable(count),
});
export type Service = v.InferOutput<typeof ServiceSchema>;

/** Initial status of a service without requests. */
export const UNASKED: Omit<Service, 'name' | 'subject' | 'configured'> = {
  spared_until: null,
  last_success_at: null,
  last_failure_at: null,
  asked: 0,
  failed: 0,
  spared: 0,
  mean_ms: null,
};

/** A service counts as down when this share of its requests fails. */
const FAILING = 0.5;

/** Whether the most recent request failed. */
export const failsNow = ({ last_success_at: good, last_failure_at: bad }: Service): boolean =>
  bad !== null && (good === null || bad > good);

/** Whether a service is in use and down: paused, or failing repeatedly. */
export function isDown(service: Service): boolean {
  const { configured, spared_until, asked, failed } = service;
  if (!configured) return false;
  return spared_until !== null || (asked > 0 && failed / asked >= FAILING && failsNow(service));
}
