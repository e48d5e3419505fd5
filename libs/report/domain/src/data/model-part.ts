import * as v from 'valibot';

/** What a report says of a model, in the order in which it is read; recalls have a section of their own. */
export const MODEL_TOPICS = ['safety', 'complaints', 'investigations', 'communications', 'fuel'] as const;
export type ModelTopic = (typeof MODEL_TOPICS)[number];

/** What tells the published vehicles of one model apart. */
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

/** What EPA's vehicles run on. */
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

/** Driver assistance that NHTSA recommends. */
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

/** A figure: one number where `low` and `high` are the same, else the lowest and the highest of all that fit. */
const SpanSchema = v.strictObject({ low: v.number(), high: v.number() });
export type ModelSpan = v.InferOutput<typeof SpanSchema>;
const Figure = v.nullable(SpanSchema);

/** Who published it, in which file, as of when. */
const SourceSchema = v.strictObject({ name: v.string(), release: v.nullable(v.string()), asOf: DaySchema });
export type ModelSource = v.InferOutput<typeof SourceSchema>;

/** What the VIN leaves open and the figures depend on; empty where they are this vehicle's own. */
const DependsOn = v.array(v.picklist(DISTINCTIONS));

/** Stars of NHTSA's New Car Assessment Program; null: not rated. */
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
  /** Risk of rolling over in a single-vehicle crash, in percent. */
  rolloverPercent: Figure,
  assistance: v.array(
    v.strictObject({
      feature: v.picklist(ASSISTANCE),
      availability: v.picklist(['standard', 'optional', 'none']),
      /** Whether it met NHTSA's test; null where that is not said. */
      meetsCriteria: v.nullable(v.boolean()),
    }),
  ),
  source: SourceSchema,
});
export type ModelSafety = v.InferOutput<typeof SafetySchema>;

const ComplaintsSchema = v.strictObject({
  /** Each complaint once, whatever number of components it names. */
  count: Count,
  /** Complaints that report a crash, a fire; people reported injured, killed. */
  crashes: Count,
  fires: Count,
  injuries: Count,
  deaths: Count,
  /** By NHTSA's name of the component, the most frequent first. */
  byComponent: v.array(v.strictObject({ component: v.string(), count: Count, crashes: Count, fires: Count })),
  /** Miles at the failure; `to` is exclusive, and null for the last band. */
  byMileage: v.array(v.strictObject({ from: Count, to: v.nullable(Count), count: Count })),
  /** How many of them give miles. */
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
  /** Open ones first, then the newest; at most `MOST_ITEMS`. */
  items: v.array(
    v.strictObject({
      number: v.string(),
      opened: v.nullable(DaySchema),
      closed: v.nullable(DaySchema),
      isOpen: v.boolean(),
      components: v.array(v.string()),
      subject: v.string(),
      /** The recall that came of it. */
      campaign: v.nullable(v.string()),
    }),
  ),
  source: SourceSchema,
});
export type ModelInvestigations = v.InferOutput<typeof InvestigationsSchema>;

const CommunicationsSchema = v.strictObject({
  count: Count,
  /** The newest first; at most `MOST_ITEMS`. */
  items: v.array(
    v.strictObject({
      /** NHTSA's number of it. */
      id: v.string(),
      /** The manufacturer's own; null where it has none. */
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
  /** Null where the vehicles that fit differ. */
  powertrain: v.nullable(v.picklist(POWERTRAINS)),
  /** A figure for each fuel: flex-fuel vehicles and plug-in hybrids have two. */
  fuels: v.array(
    v.strictObject({
      fuel: v.nullable(v.picklist(FUELS)),
      /** `mpge`: miles on the energy of a gallon of gasoline. */
      unit: v.picklist(['mpg', 'mpge']),
      city: Figure,
      highway: Figure,
      combined: Figure,
      kwhPer100Miles: Figure,
      rangeMiles: Figure,
      co2GramsPerMile: Figure,
      /** U.S. dollars for 15,000 miles. */
      annualCost: Figure,
    }),
  ),
  /** U.S. dollars for 75,000 miles in five years. */
  fiveYearCost: Figure,
  /** Against the average new vehicle in five years: above zero is saved, below spent. */
  savesOver5Years: Figure,
  /** 1 to 10, 10 is best. */
  ghgScore: Figure,
  /** EPA's class, such as `Midsize Cars`. */
  sizeClass: v.nullable(v.string()),
  source: SourceSchema,
});
export type ModelFuel = v.InferOutput<typeof FuelSchema>;

/**
 * What was published about the vehicle's model when the report was made. None of it is a record of the vehicle: it is in
 * no count of records, costs nothing, and no rule looks at it. Null is "nothing is published", unless `missing` says
 * why there is nothing to be said.
 */
export const ModelPartSchema = v.strictObject({
  version: v.literal(1),
  /** Year, make and model that it is about. */
  title: v.string(),
  safety: v.nullable(SafetySchema),
  complaints: v.nullable(ComplaintsSchema),
  investigations: v.nullable(InvestigationsSchema),
  communications: v.nullable(CommunicationsSchema),
  fuel: v.nullable(FuelSchema),
  /** `not-loaded`: this installation has not loaded its file yet · `down`: it could not be looked up. */
  missing: v.array(v.strictObject({ topic: v.picklist(MODEL_TOPICS), why: v.picklist(['not-loaded', 'down']) })),
});
export type ModelPart = v.InferOutput<typeof ModelPartSchema>;

/** A report keeps so many investigations and communications; their counts are those of all. */
export const MOST_ITEMS = 20;
/** And so many components and years of complaints. */
const MOST_COMPONENTS = 8;
const MOST_YEARS = 12;

/** A model part as a report keeps it: its lists short enough to be read, its counts whole. */
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

/** What is published about a model, without how it is kept and called. */
export type PublishedModel = Omit<ModelPart, 'version' | 'title'>;

/** What is said where a model could not be looked up at all. */
export const MODEL_DOWN: PublishedModel = {
  safety: null,
  complaints: null,
  investigations: null,
  communications: null,
  fuel: null,
  missing: MODEL_TOPICS.map((topic) => ({ topic, why: 'down' })),
};
