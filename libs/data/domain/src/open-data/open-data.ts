import * as v from 'valibot';

/**
 * The open data of governments that the product can keep by itself, in the order in which an empty installation is filled:
 * the smallest and most useful first.
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

/** What a run does just now. */
const OPEN_DATA_STEPS = ['looking', 'downloading', 'loading'] as const;
export type OpenDataStep = (typeof OPEN_DATA_STEPS)[number];

/**
 * How a run ended: something new was loaded; nothing was new; the files were refused; the publisher could not be reached, or
 * something broke; or the load before was put into use again.
 */
const OPEN_DATA_OUTCOMES = ['loaded', 'unchanged', 'refused', 'failed', 'rolled-back'] as const;
export type OpenDataOutcome = (typeof OPEN_DATA_OUTCOMES)[number];

/** When open data is downloaded: by itself, when asked for, or never. */
export const OPEN_DATA_MODES = ['auto', 'manual', 'off'] as const;
export type OpenDataMode = (typeof OPEN_DATA_MODES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.nullable(v.string());
const day = v.nullable(v.string());

/** How a source of open data stands. */
export const OpenDataStandingSchema = v.object({
  name: v.picklist(OPEN_DATA_NAMES),
  publisher: v.string(),
  license: v.string(),
  /** The host that its files come from. */
  host: v.string(),
  cadence_hours: v.number(),
  /** The load in use; null where nothing was loaded yet. */
  in_use: v.nullable(
    v.object({ rows: count, refused: count, as_of: day, release: v.nullable(v.string()), loaded_at: v.string() }),
  ),
  /** The load to go back to. */
  previous: v.nullable(v.object({ rows: count, as_of: day, release: v.nullable(v.string()), loaded_at: v.string() })),
  /** The run under way. */
  running: v.nullable(
    v.object({ step: v.picklist(OPEN_DATA_STEPS), share: v.number(), rows: count, started_at: v.string() }),
  ),
  /** Whether somebody asked for a sync that has not begun yet. */
  asked: v.boolean(),
  outcome: v.nullable(v.picklist(OPEN_DATA_OUTCOMES)),
  ended_at: moment,
  /** Why the last run did not load, in words. */
  failure: v.nullable(v.string()),
  /** When the publisher was last asked with success. */
  checked_at: moment,
  /** When it is looked for something new; null where nothing is done by itself. */
  next_at: moment,
});
export type OpenDataStanding = v.InferOutput<typeof OpenDataStandingSchema>;
