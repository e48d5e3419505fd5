import * as v from 'valibot';
import { FactSourceSchema } from './source.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const DaySchema = v.pipe(v.string(), v.isoDate());

/**
 * Complaints of owners about a model year, by NHTSA's office of defects. Each is counted once, whatever number of components
 * it names. They are counts, never rates: how many vehicles are on the road is not published.
 */
const ComplaintsSchema = v.object({
  count: Count,
  /** Complaints that report a crash, a fire. */
  crashes: Count,
  fires: Count,
  /** People reported injured, killed. */
  injuries: Count,
  deaths: Count,
  /** The part of the vehicle in NHTSA's words; a complaint that names several counts for each. The most frequent first. */
  by_component: v.array(v.object({ component: v.string(), count: Count, crashes: Count, fires: Count })),
  /** Miles at the failure, `to` exclusive and null for the last band; only complaints that give them. */
  by_mileage: v.array(v.object({ from: Count, to: v.nullable(Count), count: Count })),
  /** How many complaints give miles. */
  with_mileage: Count,
  /** The same model in its other years and this one, by year. */
  by_model_year: v.array(v.object({ year: v.number(), count: Count })),
  /** Days of receipt of the first and the last. */
  first_received: v.nullable(DaySchema),
  last_received: v.nullable(DaySchema),
  source: FactSourceSchema,
});
export type ComplaintsFacts = v.InferOutput<typeof ComplaintsSchema>;

/** Investigations by NHTSA that name the model year; open ones first, then the newest. */
const InvestigationsSchema = v.object({
  count: Count,
  open: Count,
  /** At most fifty. */
  items: v.array(
    v.object({
      /** NHTSA's number, such as `PE20001`. */
      number: v.string(),
      opened: v.nullable(DaySchema),
      /** Null while it is open. */
      closed: v.nullable(DaySchema),
      is_open: v.boolean(),
      components: v.array(v.string()),
      subject: v.string(),
      /** The recall that came of it. */
      campaign: v.nullable(v.string()),
    }),
  ),
  source: FactSourceSchema,
});
export type InvestigationsFacts = v.InferOutput<typeof InvestigationsSchema>;

/** What the manufacturer wrote to its dealers about the model year, such as service bulletins; the newest first. */
const CommunicationsSchema = v.object({
  count: Count,
  /** At most fifty. */
  items: v.array(
    v.object({
      /** NHTSA's number of it. */
      id: v.string(),
      /** The manufacturer's own number; null where it has none. */
      number: v.nullable(v.string()),
      date: v.nullable(DaySchema),
      components: v.array(v.string()),
      /** Its beginning, at most 400 characters. */
      summary: v.string(),
    }),
  ),
  source: FactSourceSchema,
});
export type CommunicationsFacts = v.InferOutput<typeof CommunicationsSchema>;

/** Null is "nothing is published about it", unless the source is in `not_loaded`. */
export const ProblemsSchema = v.object({
  complaints: v.nullable(ComplaintsSchema),
  investigations: v.nullable(InvestigationsSchema),
  communications: v.nullable(CommunicationsSchema),
});
export type ProblemsFacts = v.InferOutput<typeof ProblemsSchema>;
