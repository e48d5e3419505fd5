import * as v from 'valibot';
import type { EventSection } from './sections.ts';
import { SourceWordsSchema } from './source-words.ts';

/** What can happen to a vehicle, and the section in which it is told. An odometer reading may come with any of them. */
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

/** The section in which an event is told. */
export const sectionOfKind = (kind: EventKind): EventSection => EVENT_KINDS[kind];

/**
 * A day, a month or a year: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. Its length is its precision; nothing is made more exact
 * than its source said it.
 */
export const PartialDateSchema = v.pipe(v.string(), v.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/));

export const DISPOSITIONS = ['sold', 'crush', 'scrap', 'tbd', 'retained', 'parts'] as const;
export const SEVERITIES = ['minor', 'moderate', 'severe'] as const;
export const RESULTS = ['pass', 'fail', 'advisory'] as const;

/** Where on the car, seen from the driver's seat. */
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

/** What a salvage auction says is wrong with a lot; `wear` and `minor` are what any used car has. */
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

/** Why a car came to a salvage auction: what its seller, mostly an insurer, had paid for, or that nothing happened to it. */
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

/** The paper with which a car is sold or titled; where a source says it of a lot, no state's record was read. */
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

/** How a lot was tried before its sale: by the auction on one day, which promises nothing. */
export const RUNS = ['runs-and-drives', 'starts', 'does-not-run', 'not-tested'] as const;

/** What a seller's listing says of the past, in a word: its own claim, without a day. */
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

/** What is said of an event besides; a key that is absent was not said. */
const EventDetailSchema = v.strictObject({
  /** Title brand, ANSI D.20: '00' to '56'. */
  brand: v.optional(Code),
  /** What became of a junk or salvage vehicle (JSI). */
  disposition: v.optional(v.picklist(DISPOSITIONS)),
  /** Whether it was meant for export (JSI). */
  exported: v.optional(v.boolean()),
  /** Who reported: a company or an authority, never a private person. */
  entity: v.optional(Words(120)),
  severity: v.optional(v.picklist(SEVERITIES)),
  impact: v.optional(v.pipe(v.array(v.picklist(IMPACT_POINTS)), v.minLength(1), v.maxLength(11))),
  airbags: v.optional(v.boolean()),
  towed: v.optional(v.boolean()),
  structural: v.optional(v.boolean()),
  /** Whether an insurer took it for a total loss. */
  totalLoss: v.optional(v.boolean()),
  use: v.optional(v.picklist(USES)),
  price: v.optional(MoneySchema),
  /** What the seller's own table said that it was worth. */
  marketValue: v.optional(MoneySchema),
  /** A dealer or a company, never a private person. */
  seller: v.optional(Words(120)),
  /** As the source grades it, such as `4.5 of 5`. */
  condition: v.optional(Words(60)),
  exterior: v.optional(Words(60)),
  interior: v.optional(Words(60)),
  trim: v.optional(Words(60)),
  body: v.optional(Words(60)),
  transmission: v.optional(Words(60)),
  result: v.optional(v.picklist(RESULTS)),
  /** What was done at a service visit. */
  work: v.optional(v.pipe(v.array(Words(120)), v.maxLength(40))),
  note: v.optional(Words(500)),
  /** The day on which it ended: an ownership, a use, a time on offer. As exact as the source says it. */
  until: v.optional(PartialDateSchema),
  /** What a source says of the odometer without a reading: '69' not actual, '71' exempt. With one it is `odometer.code`. */
  odometerCode: v.optional(OdometerCode),
  damage: v.optional(listOf(DAMAGE_TYPES)),
  lossType: v.optional(v.picklist(LOSS_TYPES)),
  paper: v.optional(v.picklist(PAPERS)),
  runs: v.optional(v.picklist(RUNS)),
  /** The auction's own number of the lot: with the VIN it tells the same lot listed twice. */
  lot: v.optional(Words(40)),
  /** What the seller's own table said that a repair costs. */
  repairCost: v.optional(MoneySchema),
  /** Owners so far, by a seller's own words. */
  owners: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  claims: v.optional(listOf(CLAIMS)),
  /** What the source says in words that the model has none for: shown as its words; no rule takes them for silence. */
  sourceWords: v.optional(SourceWordsSchema),
});
export type EventDetail = v.InferOutput<typeof EventDetailSchema>;

const OdometerSchema = v.nullable(
  v.strictObject({
    /** As it was read. */
    value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)),
    unit: v.picklist(['mi', 'km']),
    /** NMVTIS odometer code, '68' to '78'; null where the source gives none. */
    code: v.nullable(OdometerCode),
  }),
);

/** What can be corrected of a record, where its source is known to be wrong. */
export const EventCorrectionSchema = v.pipe(
  v.strictObject({ date: v.optional(PartialDateSchema), odometer: v.optional(OdometerSchema) }),
  v.check(({ date, odometer }) => date !== undefined || odometer !== undefined),
);
export type EventCorrection = v.InferOutput<typeof EventCorrectionSchema>;

/**
 * One thing that a source says happened to a vehicle: the one documented event model (`docs/reference/history-events.md`).
 * Import files, providers and samples all become it.
 */
export const HistoryEventSchema = v.strictObject({
  /** Plain: upper case, no separators; 17 characters, or a classic number of 5 to 14. */
  vin: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,14}$|^[A-HJ-NPR-Z0-9]{17}$/)),
  kind: v.picklist(Object.keys(EVENT_KINDS) as EventKind[]),
  date: PartialDateSchema,
  /**
   * `seen`: on that day a source had it so; it happened then or at any time before, such as a brand in a list of stock.
   * Absent, as mostly: it happened on that day.
   */
  dateIs: v.optional(v.picklist(['happened', 'seen'])),
  odometer: OdometerSchema,
  place: v.nullable(
    v.strictObject({
      /** ISO 3166-1 alpha-2. */
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      /** State or province: of ISO 3166-2 the part after the country, such as `OH`. */
      region: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,3}$/))),
      city: v.nullable(Words(80)),
    }),
  ),
  /** The source's name, as readers see it. */
  source: Words(80),
  /** The source's own id of the record: with the source's name it tells the same record come twice. */
  recordId: Words(120),
  /** `reported`: the source vouches for it · `unverified`: it passes it on, such as a listing's own words. */
  confidence: v.picklist(['reported', 'unverified']),
  /** Invented to show the product; marked wherever it shows. */
  sample: v.boolean(),
  detail: EventDetailSchema,
  /** Of a record that we corrected: what its source says in place of what stands here. */
  corrected: v.optional(EventCorrectionSchema),
});
export type HistoryEvent = v.InferOutput<typeof HistoryEventSchema>;

/** A record as it was corrected, with its source's own words kept beside. */
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
