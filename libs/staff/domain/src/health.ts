import * as v from 'valibot';

/** What the product runs on besides its database, in the order in which a fault of it hurts. */
export const HEALTH_PARTS = ['payments', 'jobs', 'mail', 'sources', 'backups'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/**
 * What can be wrong with a part. `stop`: it does not do its work; `ask`: it does, and somebody should look.
 *
 * - `no-worker`: no process runs jobs.
 * - `not-set-up`: a production that nobody told whom to ask.
 * - `down`: services that are asked and do not answer.
 * - `late`: jobs that could have run minutes ago.
 * - `failed`: jobs that failed for good, and whose work nobody did since.
 * - `undelivered`: orders that are paid and still lack receipt or document.
 * - `not-loaded`: open data whose last load failed or was refused.
 * - `no-backup`, `old-backup`: none is known, or the last one is old.
 */
export const FINDINGS = {
  'no-worker': 'stop',
  'not-set-up': 'stop',
  down: 'stop',
  late: 'ask',
  failed: 'ask',
  undelivered: 'ask',
  'not-loaded': 'ask',
  'no-backup': 'ask',
  'old-backup': 'ask',
} as const satisfies Readonly<Record<string, 'stop' | 'ask'>>;
export type FindingName = keyof typeof FINDINGS;

const FINDING_NAMES = Object.keys(FINDINGS) as [FindingName, ...FindingName[]];
const DateTimeSchema = v.pipe(v.string(), v.isoTimestamp());
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One thing that is wrong with a part. */
const FindingSchema = v.object({
  name: v.picklist(FINDING_NAMES),
  count: CountSchema,
  /** Since when; null where nobody knows. */
  since: v.nullable(DateTimeSchema),
});
export type Finding = v.InferOutput<typeof FindingSchema>;

/** How one part stands. */
const PartHealthSchema = v.object({
  part: v.picklist(HEALTH_PARTS),
  /** What is wrong with it, the worst first; nothing where it is well. */
  findings: v.array(FindingSchema),
  /** When it last did its work, where that is known. */
  last_at: v.nullable(DateTimeSchema),
});
export type PartHealth = v.InferOutput<typeof PartHealthSchema>;

/** Jobs of one name that failed for good. */
const FailedJobsSchema = v.object({
  name: v.string(),
  count: CountSchema,
  last_at: DateTimeSchema,
  /** What the last of them said, without addresses of people. */
  message: v.nullable(v.string()),
});
export type FailedJobs = v.InferOutput<typeof FailedJobsSchema>;

/** How the product runs: all brands share it. */
export const HealthSchema = v.object({
  parts: v.array(PartHealthSchema),
  failed: v.array(FailedJobsSchema),
});
export type Health = v.InferOutput<typeof HealthSchema>;

/** The worst of what is wrong with a part. */
export function severityOf({ findings }: Pick<PartHealth, 'findings'>): 'ok' | 'ask' | 'stop' {
  if (findings.length === 0) return 'ok';
  return findings.some(({ name }) => FINDINGS[name] === 'stop') ? 'stop' : 'ask';
}
