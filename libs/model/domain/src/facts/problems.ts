import * as v from 'valibot';
import { FactSourceSchema } from './source.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const DaySchema = v.pipe(v.string(), v.isoDate());

/**
 * Owner complaints about a model year, from NHTSA's Office of Defects Investigation. A complaint counts once, even if
 * it names several components. These are totals, never rates, because the number of vehicles on the road isn't
 * published.
 */
const ComplaintsSchema = v.object({
  count: Count,
  /** Complaints that report a crash or a fire. */
  crashes: Count,
  fires: Count,
  /** People reported injured or killed. */
  injuries: Count,
  deaths: Count,
  /** Component in NHTSA's words. A complaint that names several counts for each. Most frequent first. */
  by_component: v.array(v.object({ component: v.string(), count: Count, crashes: Count, fires: Count })),
  /** Mileage at failure, with `to` exclusive and null in the last band. Only complaints with a mileage. */
  by_mileage: v.array(v.object({ from: Count, to: v.nullable(Count), count: Count })),
  /** Number of complaints with a mileage. */
  with_mileage: Count,
  /** The model's complaints by year, including this one. */
  by_model_year: v.array(v.object({ year: v.number(), count: Count })),
  /** Dates of receipt of the first and last complaint. */
  first_received: v.nullable(DaySchema),
  last_received: v.nullable(DaySchema),
  source: FactSourceSchema,
});
export type ComplaintsFacts = v.InferOutput<typeof ComplaintsSchema>;

/** NHTSA investigations of the model year; open ones first, then newest first. */
const InvestigationsSchema = v.object({
  count: Count,
  open: Count,
  /** Up to fifty. */
  items: v.array(
    v.object({
      /** NHTSA's number, such as `PE20001`. */
      number: v.string(),
      opened: v.nullable(DaySchema),
      /** Null while open. */
      closed: v.nullable(DaySchema),
      is_open: v.boolean(),
      components: v.array(v.string()),
      subject: v.string(),
      /** Recall that resulted from it. */
      campaign: v.nullable(v.string()),
    }),
  ),
  source: FactSourceSchema,
});
export type InvestigationsFacts = v.InferOutput<typeof InvestigationsSchema>;

/** Manufacturer communications to dealers about the model year, such as service bulletins, newest first. */
const CommunicationsSchema = v.object({
  count: Count,
  /** Up to fifty. */
  items: v.array(
    v.object({
      /** NHTSA's number. */
      id: v.string(),
      /** Manufacturer's own number; null if it has none. */
      number: v.nullable(v.string()),
      date: v.nullable(DaySchema),
      components: v.array(v.string()),
      /** First 400 characters. */
      summary: v.string(),
    }),
  ),
  source: FactSourceSchema,
});
export type CommunicationsFacts = v.InferOutput<typeof CommunicationsSchema>;

/** Null means nothing is published, unless the source is in `not_loaded`. */
export const ProblemsSchema = v.object({
  complaints: v.nullable(ComplaintsSchema),
  investigations: v.nullable(InvestigationsSchema),
  communications: v.nullable(CommunicationsSchema),
});
export type ProblemsFacts = v.InferOutput<typeof ProblemsSchema>;
