import * as v from 'valibot';
import type { EventSection } from './sections.ts';
import { SourceWordsSchema } from './source-words.ts';

/** Event kinds and the section each belongs to. Any of them can include an odometer reading. */
export const EVENT_KINDS = {
  title: 'title',
  'title-brand': 'brand',
  'odometer-reading': 'odometer',
  junk: 'salvage',
  salvage: 'salvage',
  'total-loss': 'salvage',
  'salvage-auction': 'salvage',
  theft: 'theft',
  'theft-recovery': 'theft',
  lien: 'theft',
  'lien-release': 'theft',
  impound: 'theft',
  export: 'theft',
  import: 'theft',
  accident: 'damage',
  damage: 'damage',
  'owner-change': 'ownership',
  registration: 'ownership',
  use: 'ownership',
  auction: 'market',
  listing: 'market',
  sale: 'market',
  service: 'service',
  inspection: 'service',
  emissions: 'service',
  warranty: 'other',
  safety: 'other',
  value: 'other',
} as const satisfies Readonly<Record<string, EventSection>>;

export type EventKind = keyof typeof EVENT_KINDS;

/** The section of an event. */
export const sectionOfKind = (kind: EventKind): EventSection => EVENT_KINDS[kind];

/**
 * A date, month, or year: `YYYY-MM-DD`, `YYYY-MM`, or `YYYY`. Its length is its precision, which is never increased
 * beyond what the source reported.
 */
export const PartialDateSchema = v.pipe(v.string(), v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/));

export const DISPOSITIONS = ['sold', 'crush', 'scrap', 'tbd', 'retained', 'parts'] as const;
export const SEVERITIES = ['minor', 'moderate', 'severe'] as const;
export const RESULTS = ['pass', 'fail', 'advisory'] as const;

/** Location on the car, from the driver's perspective. */
export const IMPACT_POINTS = [
  'front',
  'front-left',
  'front-right',
  'left',
  'right',
  'rear',
  'rear-left',
  'rear-right',
  'roof',
  'undercarriage',
  'all-over',
] as const;

export const USES = [
  'personal',
  'lease',
  'rental',
  'fleet',
  'taxi',
  'police',
  'government',
  'commercial',
  'driver-education',
] as const;

/** Damage types of salvage auctions; `wear` and `minor` are normal for any used car. */
export const DAMAGE_TYPES = [
  'collision',
  'rollover',
  'flood',
  'fire',
  'hail',
  'storm',
  'vandalism',
  'theft',
  'stripped',
  'mechanical',
  'electrical',
  'frame',
  'suspension',
  'hazard',
  'repaired',
  'minor',
  'wear',
  'unknown',
] as const;

/**
 * Why a car was sent to a salvage auction: what its seller, usually an insurer, paid for, or that there was no loss.
 */
export const LOSS_TYPES = [
  'collision',
  'theft',
  'flood',
  'fire',
  'hail',
  'storm',
  'vandalism',
  'mechanical',
  'repossession',
  'donation',
  'fleet',
  'trade-in',
  'other',
] as const;

/** Title or sale document of a car. If a source reports it for a lot, no state record was checked. */
export const PAPERS = [
  'clear',
  'salvage',
  'rebuilt',
  'junk',
  'nonrepairable',
  'destruction',
  'parts-only',
  'bill-of-sale',
  'export-only',
] as const;

/** Result of the auction's own test before the sale; no guarantee. */
export const RUNS = ['runs-and-drives', 'starts', 'does-not-run', 'not-tested'] as const;

/** Claims about the past in a seller's listing, without a date. */
export const CLAIMS = [
  'accident',
  'no-accident',
  'frame-damage',
  'salvage',
  'theft',
  'lemon',
  'fleet',
  'rental',
  'taxi',
] as const;

/** NMVTIS odometer code. */
const OdometerCode = v.pipe(v.string(), v.regex(/^(6[89]|7[0-8])$/));
const listOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.pipe(v.array(v.picklist(choices)), v.minLength(1), v.maxLength(choices.length));

const Code = v.pipe(v.string(), v.regex(/^\d{2}$/));
const Words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

const MoneySchema = v.strictObject({
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/** Further details of an event; a missing key wasn't reported. */
const EventDetailSchema = v.strictObject({
  /** Title brand, ANSI D.20: '00' to '56'. */
  brand: v.optional(Code),
  /** Disposition of a junk or salvage vehicle (JSI). */
  disposition: v.optional(v.picklist(DISPOSITIONS)),
  /** Whether it was intended for export (JSI). */
  exported: v.optional(v.boolean()),
  /** Reporting company or agency, never a private person. */
  entity: v.optional(Words(120)),
  severity: v.optional(v.picklist(SEVERITIES)),
  impact: v.optional(v.pipe(v.array(v.picklist(IMPACT_POINTS)), v.minLength(1), v.maxLength(11))),
  airbags: v.optional(v.boolean()),
  towed: v.optional(v.boolean()),
  structural: v.optional(v.boolean()),
  /** Whether an insurer declared it a total loss. */
  totalLoss: v.optional(v.boolean()),
  use: v.optional(v.picklist(USES)),
  price: v.optional(MoneySchema),
  /** Value according to the seller's own table. */
  marketValue: v.optional(MoneySchema),
  /** A dealer or company, never a private person. */
  seller: v.optional(Words(120)),
  /** Grade assigned by the source, such as `4.5 of 5`. */
  condition: v.optional(Words(60)),
  exterior: v.optional(Words(60)),
  interior: v.optional(Words(60)),
  trim: v.optional(Words(60)),
  body: v.optional(Words(60)),
  transmission: v.optional(Words(60)),
  result: v.optional(v.picklist(RESULTS)),
  /** Work done at a service visit. */
  work: v.optional(v.pipe(v.array(Words(120)), v.maxLength(40))),
  note: v.optional(Words(500)),
  /** End date of an ownership, use, or listing, as precise as the source reported it. */
  until: v.optional(PartialDateSchema),
  /** Odometer code without a reading: '69' not actual, '71' exempt. With a reading, it's `odometer.code`. */
  odometerCode: v.optional(OdometerCode),
  damage: v.optional(listOf(DAMAGE_TYPES)),
  lossType: v.optional(v.picklist(LOSS_TYPES)),
  paper: v.optional(v.picklist(PAPERS)),
  runs: v.optional(v.picklist(RUNS)),
  /** The auction's lot number; together with the VIN, it identifies a lot that is listed again. */
  lot: v.optional(Words(40)),
  /** Repair cost according to the seller's own table. */
  repairCost: v.optional(MoneySchema),
  /** Number of owners according to the seller. */
  owners: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  claims: v.optional(listOf(CLAIMS)),
  /**
   * Source wording without an equivalent in the model. It's displayed as is, and rules don't treat it as missing data.
   */
  sourceWords: v.optional(SourceWordsSchema),
});
export type EventDetail = v.InferOutput<typeof EventDetailSchema>;

const OdometerSchema = v.nullable(
  v.strictObject({
    /** As reported. */
    value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)),
    unit: v.picklist(['mi', 'km']),
    /** NMVTIS odometer code, '68' to '78'; null if the source gives none. */
    code: v.nullable(OdometerCode),
  }),
);

/** Fields that can be corrected when the source is known to be wrong. */
export const EventCorrectionSchema = v.pipe(
  v.strictObject({ date: v.optional(PartialDateSchema), odometer: v.optional(OdometerSchema) }),
  v.check(({ date, odometer }) => date !== undefined || odometer !== undefined),
);
export type EventCorrection = v.InferOutput<typeof EventCorrectionSchema>;

/**
 * An event reported by a source, in the documented event model (`docs/reference/history-events.md`). Import files,
 * providers, and samples are all converted to it.
 */
export const HistoryEventSchema = v.strictObject({
  /** Normalized: upper case, no separators; 17 characters, or a classic VIN of 5 to 14. */
  vin: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,14}$|^[A-HJ-NPR-Z0-9]{17}$/)),
  kind: v.picklist(Object.keys(EVENT_KINDS) as EventKind[]),
  date: PartialDateSchema,
  /**
   * `seen`: the source observed it on that date; it happened then or earlier, such as a brand in an inventory list.
   * Usually absent: it happened on that date.
   */
  dateIs: v.optional(v.picklist(['happened', 'seen'])),
  odometer: OdometerSchema,
  place: v.nullable(
    v.strictObject({
      /** ISO 3166-1 alpha-2. */
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      /** State or province: the part of ISO 3166-2 after the country, such as `OH`. */
      region: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,3}$/))),
      city: v.nullable(Words(80)),
    }),
  ),
  /** Name of the source for display. */
  source: Words(80),
  /** The source's record ID. Source and ID together identify a record that arrives again. */
  recordId: Words(120),
  /** `reported`: verified by the source · `unverified`: passed on as is, such as a listing's text. */
  confidence: v.picklist(['reported', 'unverified']),
  /** Made up for demonstration; marked wherever it appears. */
  sample: v.boolean(),
  detail: EventDetailSchema,
  /** For a corrected record: the source's original values. */
  corrected: v.optional(EventCorrectionSchema),
});
export type HistoryEvent = v.InferOutput<typeof HistoryEventSchema>;

/** Applies a correction to a record, keeping the source's original values. */
export function correctEvent(event: HistoryEvent, { date, odometer }: EventCorrection): HistoryEvent {
  return {
    ...event,
    ...(date !== undefined && { date }),
    ...(odometer !== undefined && { odometer }),
    corrected: {
      ...(date !== undefined && { date: event.date }),
      ...(odometer !== undefined && { odometer: event.odometer }),
    },
  };
}
