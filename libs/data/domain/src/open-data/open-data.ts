import * as v from 'valibot';

/**
 * Government open data the product can sync automatically. An empty installation loads these in this order: smallest
 * and most useful first.
 */
export const OPEN_DATA_NAMES = [
  'epa',
  'ncap',
  'recalls',
  'vpic',
  'investigations',
  'canada-recalls',
  'complaints',
  'communications',
] as const;
export type OpenDataName = (typeof OPEN_DATA_NAMES)[number];

/** Current step of a run. */
const OPEN_DATA_STEPS = ['looking', 'downloading', 'loading'] as const;
export type OpenDataStep = (typeof OPEN_DATA_STEPS)[number];

/**
 * How a run ended: new data was loaded; nothing was new; the files were rejected; the publisher was unreachable or
 * something failed; or the previous load was restored.
 */
const OPEN_DATA_OUTCOMES = ['loaded', 'unchanged', 'refused', 'failed', 'rolled-back'] as const;
export type OpenDataOutcome = (typeof OPEN_DATA_OUTCOMES)[number];

/** When open data is downloaded: automatically, on request, or never. */
export const OPEN_DATA_MODES = ['auto', 'manual', 'off'] as const;
export type OpenDataMode = (typeof OPEN_DATA_MODES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.nullable(v.string());
const day = v.nullable(v.string());

/** Status of an open-data source. */
export const OpenDataStandingSchema = v.object({
  name: v.picklist(OPEN_DATA_NAMES),
  publisher: v.string(),
  license: v.string(),
  /** Host the files are downloaded from. */
  host: v.string(),
  cadence_hours: v.number(),
  /** The load in use; null if nothing has been loaded yet. */
  in_use: v.nullable(
    v.object({ rows: count, refused: count, as_of: day, release: v.nullable(v.string()), loaded_at: v.string() }),
  ),
  /** The load a rollback would restore. */
  previous: v.nullable(v.object({ rows: count, as_of: day, release: v.nullable(v.string()), loaded_at: v.string() })),
  /** The run in progress. */
  running: v.nullable(
    v.object({ step: v.picklist(OPEN_DATA_STEPS), share: v.number(), rows: count, started_at: v.string() }),
  ),
  /** Whether a sync was requested and hasn't started yet. */
  asked: v.boolean(),
  outcome: v.nullable(v.picklist(OPEN_DATA_OUTCOMES)),
  ended_at: moment,
  /** Why the last run loaded nothing. */
  failure: v.nullable(v.string()),
  /** When the publisher last responded successfully. */
  checked_at: moment,
  /** When the next check is due; null without automatic checks. */
  next_at: moment,
});
export type OpenDataStanding = v.InferOutput<typeof OpenDataStandingSchema>;
