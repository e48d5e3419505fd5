import * as v from 'valibot';
import { HistoryEventSchema } from '../events/history-event.ts';
import { SECTIONS } from '../events/sections.ts';
import { ComparableSalesSchema } from './comparable-sales.ts';
import { ModelPartSchema } from './model-part.ts';
import { ReportRecallSchema } from './report-recall.ts';
import { REPORT_TYPES, type ReportType } from './report-type.ts';

const DaySchema = v.pipe(v.string(), v.isoDate());

/** How a source responded when the report was created. */
const SourceAnswerSchema = v.strictObject({
  /** Name for display. */
  name: v.string(),
  kind: v.picklist(['events', 'provider', 'recalls', 'decode']),
  /**
   * `down`: timed out or failed · `not-loaded`: its data isn't loaded on this server yet. Neither means "no record
   * found".
   */
  status: v.picklist(['answered', 'down', 'not-loaded']),
  /** The date its data goes through; null if unknown. */
  asOf: v.nullable(DaySchema),
  /** Sections the source covers. */
  covers: v.array(v.picklist(SECTIONS)),
  records: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sample: v.boolean(),
});
export type SourceAnswer = v.InferOutput<typeof SourceAnswerSchema>;

/** An event in a report, with the key that findings refer to. */
const ReportEventSchema = v.strictObject({
  ...HistoryEventSchema.entries,
  /** `e1`, `e2` … in chronological order. */
  key: v.pipe(v.string(), v.regex(/^e\d{1,5}$/)),
  /** Other sources that report the same event. */
  alsoFrom: v.array(v.strictObject({ source: v.string(), recordId: v.string() })),
});
export type ReportEvent = v.InferOutput<typeof ReportEventSchema>;

/** A vehicle fact. */
const ReportFactSchema = v.strictObject({
  /** Key of its label in the `view` messages, such as `engine`. */
  key: v.string(),
  /** Null if unknown, which is shown as such. */
  value: v.nullable(v.string()),
  from: v.picklist(['decoded', 'source', 'entered', 'unknown']),
  /** Name of the source that reported it. */
  source: v.nullable(v.string()),
});
export type ReportFact = v.InferOutput<typeof ReportFactSchema>;

/** Result of a rule: which rule, how serious, which events, and the figures for its sentence. */
const FindingSchema = v.strictObject({
  /** Name of the rule, such as `odometer-rollback`. */
  rule: v.string(),
  section: v.picklist(SECTIONS),
  /** `ok`: checked, no issues · `look`: ask about it · `alert`: serious. */
  status: v.picklist(['ok', 'look', 'alert']),
  events: v.array(v.string()),
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type Finding = v.InferOutput<typeof FindingSchema>;

/** A report as stored when it was created. Contains data only; `reportView` puts it into the reader's language. */
export const ReportDataSchema = v.strictObject({
  version: v.literal(1),
  id: v.string(),
  brand: v.strictObject({ key: v.string(), name: v.string(), domain: v.string() }),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(['standard', 'classic', 'europe']),
  /** The region whose records were requested; absent in reports from before it was stored. */
  type: v.optional(v.picklist(REPORT_TYPES)),
  vin: v.string(),
  vehicle: v.strictObject({
    title: v.string(),
    /** The title is the member's own wording rather than the decoded name (docs/decisions.md §6, `check_vname`). */
    titleFrom: v.optional(v.literal('entered')),
    year: v.nullable(v.number()),
    make: v.nullable(v.string()),
    model: v.nullable(v.string()),
    series: v.nullable(v.string()),
    trim: v.nullable(v.string()),
    checkDigit: v.picklist(['agrees', 'disagrees', 'unknown']),
    facts: v.array(ReportFactSchema),
  }),
  /** Mileage the member read on the car; null if not given (spec §9: mileage 0). */
  mileage: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether any event is a sample. */
  sample: v.boolean(),
  /** In chronological order; duplicates from several sources are merged. */
  events: v.array(ReportEventSchema),
  recalls: v.array(ReportRecallSchema),
  findings: v.array(FindingSchema),
  sources: v.array(SourceAnswerSchema),
  /** Published data about the model; absent in older reports and if the vehicle has no name. */
  model: v.optional(ModelPartSchema),
  /** Sales of comparable cars; absent in older reports and if there are too few. */
  comparable: v.optional(ComparableSalesSchema),
  /** What the owner of a shared report hides (`hideFromReport`); absent in the original. */
  withheld: v.optional(
    v.strictObject({
      sections: v.array(v.picklist(SECTIONS)),
      vin: v.boolean(),
      mileage: v.boolean(),
    }),
  ),
});
export type ReportData = v.InferOutput<typeof ReportDataSchema>;

/** Returns the region whose records a report looked for; a new version uses the same one. */
export const typeOfReport = ({ type, kind }: Pick<ReportData, 'type' | 'kind'>): ReportType =>
  type ?? (kind === 'europe' ? 'EU' : 'US');
