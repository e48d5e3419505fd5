import * as v from 'valibot';
import { HistoryEventSchema } from '../events/history-event.ts';
import { SECTIONS } from '../events/sections.ts';
import { ComparableSalesSchema } from './comparable-sales.ts';
import { ModelPartSchema } from './model-part.ts';
import { ReportRecallSchema } from './report-recall.ts';
import { REPORT_TYPES, type ReportType } from './report-type.ts';

const DaySchema = v.pipe(v.string(), v.isoDate());

/** How a source answered when the report was made. */
const SourceAnswerSchema = v.strictObject({
  /** As readers see it. */
  name: v.string(),
  kind: v.picklist(['events', 'provider', 'recalls', 'decode']),
  /**
   * `down`: it did not answer in time or broke · `not-loaded`: its data is not loaded here yet; neither is ever "no record".
   */
  status: v.picklist(['answered', 'down', 'not-loaded']),
  /** The day up to which it knows; null where it does not say. */
  asOf: v.nullable(DaySchema),
  /** The sections that it would have records in. */
  covers: v.array(v.picklist(SECTIONS)),
  records: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sample: v.boolean(),
});
export type SourceAnswer = v.InferOutput<typeof SourceAnswerSchema>;

/** An event in a report, by the key under which findings name it. */
const ReportEventSchema = v.strictObject({
  ...HistoryEventSchema.entries,
  /** `e1`, `e2` … in the order of time. */
  key: v.pipe(v.string(), v.regex(/^e\d{1,5}$/)),
  /** Other sources that tell the same event. */
  alsoFrom: v.array(v.strictObject({ source: v.string(), recordId: v.string() })),
});
export type ReportEvent = v.InferOutput<typeof ReportEventSchema>;

/** A value about the vehicle itself. */
const ReportFactSchema = v.strictObject({
  /** Key of a label in `view` words, such as `engine`. */
  key: v.string(),
  /** Null: unknown, and shown so. */
  value: v.nullable(v.string()),
  from: v.picklist(['decoded', 'source', 'entered', 'unknown']),
  /** The source's name where one said it. */
  source: v.nullable(v.string()),
});
export type ReportFact = v.InferOutput<typeof ReportFactSchema>;

/** What a rule with a name found: which, how bad, about which events, with the figures that its sentence needs. */
const FindingSchema = v.strictObject({
  /** The rule's name, such as `odometer-rollback`. */
  rule: v.string(),
  section: v.picklist(SECTIONS),
  /** `ok`: looked at and in order · `look`: ask about it · `alert`: serious. */
  status: v.picklist(['ok', 'look', 'alert']),
  events: v.array(v.string()),
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type Finding = v.InferOutput<typeof FindingSchema>;

/**
 * A report as it was when it was made (stored as data). It says nothing in words: `reportView` says it, in the
 * reader's language.
 */
export const ReportDataSchema = v.strictObject({
  version: v.literal(1),
  id: v.string(),
  brand: v.strictObject({ key: v.string(), name: v.string(), domain: v.string() }),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(['standard', 'classic', 'europe']),
  /** The region whose records were looked for; absent in reports from before it was stored. */
  type: v.optional(v.picklist(REPORT_TYPES)),
  vin: v.string(),
  vehicle: v.strictObject({
    title: v.string(),
    /** The title is the member's own wording, not the decode's (docs/decisions.md §6, `check_vname`). */
    titleFrom: v.optional(v.literal('entered')),
    year: v.nullable(v.number()),
    make: v.nullable(v.string()),
    model: v.nullable(v.string()),
    series: v.nullable(v.string()),
    trim: v.nullable(v.string()),
    checkDigit: v.picklist(['agrees', 'disagrees', 'unknown']),
    facts: v.array(ReportFactSchema),
  }),
  /** Miles that the member read on the car; null where they gave none (spec §9: mileage 0). */
  mileage: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Any event of it is a sample. */
  sample: v.boolean(),
  /** In the order of time; the same event from two sources is one. */
  events: v.array(ReportEventSchema),
  recalls: v.array(ReportRecallSchema),
  findings: v.array(FindingSchema),
  sources: v.array(SourceAnswerSchema),
  /** What is published about its model; absent in reports from before it was, and where the vehicle has no name. */
  model: v.optional(ModelPartSchema),
  /** What sales of comparable cars say; absent in reports from before they did, and where there are too few. */
  comparable: v.optional(ComparableSalesSchema),
  /** What the owner of a shared report keeps back (`hideFromReport`); absent in the report itself. */
  withheld: v.optional(
    v.strictObject({
      sections: v.array(v.picklist(SECTIONS)),
      vin: v.boolean(),
      mileage: v.boolean(),
    }),
  ),
});
export type ReportData = v.InferOutput<typeof ReportDataSchema>;

/** The region whose records a report looked for, as a new version of it does. */
export const typeOfReport = ({ type, kind }: Pick<ReportData, 'type' | 'kind'>): ReportType =>
  type ?? (kind === 'europe' ? 'EU' : 'US');
