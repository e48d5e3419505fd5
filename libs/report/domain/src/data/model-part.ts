import * as v from 'valibot';

/** Topics of the model part in reading order; recalls have their own section. */
export const MODEL_TOPICS = ['safety', 'complaints', 'investigations', 'communications', 'fuel'] as const;
export type ModelTopic = (typeof MODEL_TOPICS)[number];

/** Properties in which the published versions of a model differ. */
const DISTINCTIONS = [
  'body',
  'doors',
  'drive',
  'engine',
  'fuel',
  'hybrid',
  'turbo',
  'transmission',
  'trim',
  'production',
] as const;

/** EPA fuel types. */
const FUELS = [
  'regular',
  'midgrade',
  'premium',
  'diesel',
  'e85',
  'natural_gas',
  'propane',
  'hydrogen',
  'electricity',
] as const;

const POWERTRAINS = ['combustion', 'flex_fuel', 'bi_fuel', 'hybrid', 'plug_in', 'electric', 'fuel_cell'] as const;

/** Driver assistance features recommended by NHTSA. */
const ASSISTANCE = [
  'forward_collision_warning',
  'lane_departure_warning',
  'crash_imminent_braking',
  'dynamic_brake_support',
  'blind_spot_detection',
  'backup_camera',
] as const;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const DaySchema = v.pipe(v.string(), v.isoDate());

/** A range over all matching versions; `low` and `high` are equal for a single value. */
const SpanSchema = v.strictObject({ low: v.number(), high: v.number() });
export type ModelSpan = v.InferOutput<typeof SpanSchema>;
const Figure = v.nullable(SpanSchema);

/** Publisher, file, and date of the data. */
const SourceSchema = v.strictObject({ name: v.string(), release: v.nullable(v.string()), asOf: DaySchema });
export type ModelSource = v.InferOutput<typeof SourceSchema>;

/** Properties the VIN leaves open and the figures depend on; empty if the figures are exact for this vehicle. */
const DependsOn = v.array(v.picklist(DISTINCTIONS));

/** Stars in NHTSA's New Car Assessment Program; null if not rated. */
const RatingEntries = {
  overall: Figure,
  front: Figure,
  frontDriver: Figure,
  frontPassenger: Figure,
  side: Figure,
  sideDriver: Figure,
  sidePassenger: Figure,
  sidePole: Figure,
  rollover: Figure,
} as const;
export const RATINGS = Object.keys(RatingEntries) as (keyof typeof RatingEntries)[];

const SafetySchema = v.strictObject({
  dependsOn: DependsOn,
  ratings: v.strictObject(RatingEntries),
  /** Risk of rollover in a single-vehicle crash, in percent. */
  rolloverPercent: Figure,
  assistance: v.array(
    v.strictObject({
      feature: v.picklist(ASSISTANCE),
      availability: v.picklist(['standard', 'optional', 'none']),
      /** Whether it passed NHTSA's test; null if not reported. */
      meetsCriteria: v.nullable(v.boolean()),
    }),
  ),
  source: SourceSchema,
});
export type ModelSafety = v.InferOutput<typeof SafetySchema>;

const ComplaintsSchema = v.strictObject({
  /** Each complaint once, even if it names several components. */
  count: Count,
  /** Complaints that report a crash or fire; people reported injured or killed. */
  crashes: Count,
  fires: Count,
  injuries: Count,
  deaths: Count,
  /** By NHTSA component name, most frequent first. */
  byComponent: v.array(v.strictObject({ component: v.string(), count: Count, crashes: Count, fires: Count })),
  /** Mileage at failure; `to` is exclusive, and null for the last range. */
  byMileage: v.array(v.strictObject({ from: Count, to: v.nullable(Count), count: Count })),
  /** Number of complaints with mileage. */
  withMileage: Count,
  byModelYear: v.array(v.strictObject({ year: v.number(), count: Count })),
  firstReceived: v.nullable(DaySchema),
  lastReceived: v.nullable(DaySchema),
  source: SourceSchema,
});
export type ModelComplaints = v.InferOutput<typeof ComplaintsSchema>;

const InvestigationsSchema = v.strictObject({
  count: Count,
  open: Count,
  /** Open ones first, then newest; at most `MOST_ITEMS`. */
  items: v.array(
    v.strictObject({
      number: v.string(),
      opened: v.nullable(DaySchema),
      closed: v.nullable(DaySchema),
      isOpen: v.boolean(),
      components: v.array(v.string()),
      subject: v.string(),
      /** The recall it led to. */
      campaign: v.nullable(v.string()),
    }),
  ),
  source: SourceSchema,
});
export type ModelInvestigations = v.InferOutput<typeof InvestigationsSchema>;

const CommunicationsSchema = v.strictObject({
  count: Count,
  /** Newest first; at most `MOST_ITEMS`. */
  items: v.array(
    v.strictObject({
      /** NHTSA's number. */
      id: v.string(),
      /** The manufacturer's number; null if it has none. */
      number: v.nullable(v.string()),
      date: v.nullable(DaySchema),
      components: v.array(v.string()),
      summary: v.string(),
    }),
  ),
  source: SourceSchema,
});
export type ModelCommunications = v.InferOutput<typeof CommunicationsSchema>;

const FuelSchema = v.strictObject({
  dependsOn: DependsOn,
  /** Null if the matching versions differ. */
  powertrain: v.nullable(v.picklist(POWERTRAINS)),
  /** One entry per fuel: flex-fuel vehicles and plug-in hybrids have two. */
  fuels: v.array(
    v.strictObject({
      fuel: v.nullable(v.picklist(FUELS)),
      /** `mpge`: miles per gallon of gasoline equivalent. */
      unit: v.picklist(['mpg', 'mpge']),
      city: Figure,
      highway: Figure,
      combined: Figure,
      kwhPer100Miles: Figure,
      rangeMiles: Figure,
      co2GramsPerMile: Figure,
      /** US dollars per 15,000 miles. */
      annualCost: Figure,
    }),
  ),
  /** US dollars for 75,000 miles over five years. */
  fiveYearCost: Figure,
  /** Compared with the average new vehicle over five years: positive for savings, negative for extra cost. */
  savesOver5Years: Figure,
  /** 1 to 10; 10 is best. */
  ghgScore: Figure,
  /** EPA size class, such as `Midsize Cars`. */
  sizeClass: v.nullable(v.string()),
  source: SourceSchema,
});
export type ModelFuel = v.InferOutput<typeof FuelSchema>;

/**
 * Data published about the vehicle's model when the report was created. It isn't part of the vehicle's records: it's
 * free, not counted, and ignored by the rules. Null means "nothing published", unless `missing` gives another reason.
 */
export const ModelPartSchema = v.strictObject({
  version: v.literal(1),
  /** Year, make, and model it covers. */
  title: v.string(),
  safety: v.nullable(SafetySchema),
  complaints: v.nullable(ComplaintsSchema),
  investigations: v.nullable(InvestigationsSchema),
  communications: v.nullable(CommunicationsSchema),
  fuel: v.nullable(FuelSchema),
  /** `not-loaded`: this server hasn't loaded the file yet · `down`: the lookup failed. */
  missing: v.array(v.strictObject({ topic: v.picklist(MODEL_TOPICS), why: v.picklist(['not-loaded', 'down']) })),
});
export type ModelPart = v.InferOutput<typeof ModelPartSchema>;

/** Maximum number of investigations and communications stored in a report; their counts include all. */
export const MOST_ITEMS = 20;
/** Maximum number of components and model years of complaints. */
const MOST_COMPONENTS = 8;
const MOST_YEARS = 12;

/** A model part as stored in a report: lists are truncated, counts are complete. */
export function shortenModel(part: ModelPart, year: number | null): ModelPart {
  const { complaints, investigations, communications } = part;
  const nearest = (list: ModelComplaints['byModelYear']) =>
    list
      .toSorted((one, other) => Math.abs(one.year - (year ?? 0)) - Math.abs(other.year - (year ?? 0)))
      .slice(0, MOST_YEARS)
      .sort((one, other) => one.year - other.year);
  return {
    ...part,
    complaints: complaints && {
      ...complaints,
      byComponent: complaints.byComponent.slice(0, MOST_COMPONENTS),
      byModelYear: nearest(complaints.byModelYear),
    },
    investigations: investigations && { ...investigations, items: investigations.items.slice(0, MOST_ITEMS) },
    communications: communications && { ...communications, items: communications.items.slice(0, MOST_ITEMS) },
  };
}

/** Published data about a model, independent of how it's stored and queried. */
export type PublishedModel = Omit<ModelPart, 'version' | 'title'>;

/** Value for a failed model lookup. */
export const MODEL_DOWN: PublishedModel = {
  safety: null,
  complaints: null,
  investigations: null,
  communications: null,
  fuel: null,
  missing: MODEL_TOPICS.map((topic) => ({ topic, why: 'down' })),
};
