import * as v from 'valibot';

/** Components the service depends on besides its database, by impact of a failure. */
export const HEALTH_PARTS = ['payments', 'jobs', 'mail', 'files', 'sources', 'backups'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/**
 * Problems of a component. `stop`: it doesn't work; `ask`: it works but needs attention.
 *
 * - `no-worker`: no process runs jobs.
 * - `not-set-up`: a production server without this service configured.
 * - `down`: services that don't respond.
 * - `late`: jobs that have been due for minutes.
 * - `failed`: jobs that failed permanently and whose work is still undone.
 * - `undelivered`: paid orders without a receipt or document.
 * - `not-loaded`: open data whose last load failed or was refused.
 * - `lost-file`: pictures and files that are missing from the object store, or damaged.
 * - `no-backup`, `old-backup`: no backup is known, or the last one is old.
 */
export const FINDINGS = {
  'no-worker': 'stop',
  'not-set-up': 'stop',
  down: 'stop',
  late: 'ask',
  failed: 'ask',
  undelivered: 'ask',
  'not-loaded': 'ask',
  'lost-file': 'ask',
  'no-backup': 'ask',
  'old-backup': 'ask',
} as const satisfies Readonly<Record<string, 'stop' | 'ask'>>;
export type FindingName = keyof typeof FINDINGS;

const FINDING_NAMES = Object.keys(FINDINGS) as [FindingName, ...FindingName[]];
const DateTimeSchema = v.pipe(v.string(), v.isoTimestamp());
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One problem of a component. */
const FindingSchema = v.object({
  name: v.picklist(FINDING_NAMES),
  count: CountSchema,
  /** Since when; null if unknown. */
  since: v.nullable(DateTimeSchema),
});
export type Finding = v.InferOutput<typeof FindingSchema>;

/** Status of a component. */
const PartHealthSchema = v.object({
  part: v.picklist(HEALTH_PARTS),
  /** Its problems, worst first; empty if it is well. */
  findings: v.array(FindingSchema),
  /** When it last worked, if known. */
  last_at: v.nullable(DateTimeSchema),
});
export type PartHealth = v.InferOutput<typeof PartHealthSchema>;

/** Permanently failed jobs with the same name. */
const FailedJobsSchema = v.object({
  name: v.string(),
  count: CountSchema,
  last_at: DateTimeSchema,
  /** Error of the last one, without personal addresses. */
  message: v.nullable(v.string()),
});
export type FailedJobs = v.InferOutput<typeof FailedJobsSchema>;

/** Health of the service, shared by all brands. */
export const HealthSchema = v.object({
  parts: v.array(PartHealthSchema),
  failed: v.array(FailedJobsSchema),
});
export type Health = v.InferOutput<typeof HealthSchema>;

/** The worst problem of a component. */
export function severityOf({ findings }: Pick<PartHealth, 'findings'>): 'ok' | 'ask' | 'stop' {
  if (findings.length === 0) return 'ok';
  return findings.some(({ name }) => FINDINGS[name] === 'stop') ? 'stop' : 'ask';
}
