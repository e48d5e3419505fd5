import * as v from 'valibot';

/** What a table of ours, or a service outside, is asked for. */
const SOURCE_SUBJECTS = [
  'decode',
  'history',
  'recalls',
  'fuel-economy',
  'catalogue',
  'plates',
  'pages',
  'mail',
  'payments',
] as const;
export type SourceSubject = (typeof SOURCE_SUBJECTS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.nullable(v.string());

/** Data that we hold. */
export const StockSchema = v.object({
  subject: v.picklist(SOURCE_SUBJECTS),
  /** Whose it is, as readers see it; null where it is of several. */
  name: v.nullable(v.string()),
  /** Of large tables an estimate of the database's. */
  rows: v.nullable(count),
  estimated: v.boolean(),
  /** The day up to which it knows. */
  as_of: v.nullable(v.string()),
  /** Whether all of it was made up for trying the product. */
  sample: v.boolean(),
  /** When it was last imported at the desk or by the command. */
  imported_at: moment,
});
export type Stock = v.InferOutput<typeof StockSchema>;

/** A service outside. */
export const ServiceSchema = v.object({
  subject: v.picklist(SOURCE_SUBJECTS),
  name: v.string(),
  /** Whether its account is in the environment. */
  configured: v.boolean(),
  /** Until when some process asks it nothing, since it kept failing; null where it is asked. */
  spared_until: moment,
  last_success_at: moment,
  last_failure_at: moment,
  /** Of the last hour, over all processes. */
  asked: count,
  failed: count,
  /** Questions that were not put to it while it was down. */
  spared: count,
  /** Mean of the last hour, in milliseconds; null where nothing was asked. */
  mean_ms: v.nullable(count),
});
export type Service = v.InferOutput<typeof ServiceSchema>;

/** How a service stands that nobody has asked yet. */
export const UNASKED: Omit<Service, 'name' | 'subject' | 'configured'> = {
  spared_until: null,
  last_success_at: null,
  last_failure_at: null,
  asked: 0,
  failed: 0,
  spared: 0,
  mean_ms: null,
};

/** A service that fails this share of what it is asked is down. */
const FAILING = 0.5;

/** Whether the last that a service was asked failed. */
export const failsNow = ({ last_success_at: good, last_failure_at: bad }: Service): boolean =>
  bad !== null && (good === null || bad > good);

/** Whether a service is asked and does not answer: it is spared, or fails again and again. */
export function isDown(service: Service): boolean {
  const { configured, spared_until, asked, failed } = service;
  if (!configured) return false;
  return spared_until !== null || (asked > 0 && failed / asked >= FAILING && failsNow(service));
}
