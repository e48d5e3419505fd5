import * as v from 'valibot';

/** Data types that can be imported; each has its own format (docs/how-to/importing-*.md). */
export const IMPORT_KINDS = ['recalls', 'history', 'fuel-economy', 'catalogue', 'plates'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Kinds that accept a source for lines without one. */
export const takesSource = (kind: ImportKind): boolean =>
  kind === 'history' || kind === 'catalogue' || kind === 'plates';

/**
 * All-or-nothing kinds: nothing changes unless the whole file is imported. For other kinds, lines imported before a
 * failure are kept.
 */
export const isAllOrNothing = (kind: ImportKind): boolean => kind === 'fuel-economy';

/**
 * Status of an import. `checked`: every line was validated and nothing was stored. `cancelled` and `failed` imports
 * keep the lines stored before they ended. An `undone` import keeps nothing.
 */
export const IMPORT_STATES = [
  'uploading',
  'waiting',
  'running',
  'checked',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Statuses that still change on their own. */
export const isUnderWay = (state: ImportState): boolean => state === 'waiting' || state === 'running';

/** `check`: validates every line and stores nothing. */
export const IMPORT_MODES = ['check', 'run'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** Rejected lines are stored up to this number; the rest are only counted. */
export const MOST_FAULTS = 1_000;

/** Kinds whose imports can be undone individually; for the others, a new file replaces the old data. */
export const canBeUndone = (kind: ImportKind): boolean => kind === 'history';

/** Undoing an import or removing a source with more records than this needs a second approver. */
export const ALONE_RECORDS = 1_000;

/** Records are counted up to this limit; above it, only "more than" is shown. */
export const MOST_COUNTED = 10_000;

export const ImportIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** SHA-256 over the SHA-256s of a file's parts, so a browser can compute it without holding the whole file. */
export const FingerprintSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A bare file name, without folders. */
export const FileNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(/^[^/\\\p{Cc}]+$/u),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.nullable(v.string());

/** What undoing an import would change, or has changed so far. */
export const UndoWeightSchema = v.object({
  /** Records to delete. */
  removed: count,
  /** Records to restore to their state before the import. */
  restored: count,
});
export type UndoWeight = v.InferOutput<typeof UndoWeightSchema>;

/** The line is rejected, the value is ignored, or the source's own wording is kept. */
const VALUE_OUTCOMES = ['refused', 'left-out', 'in-words'] as const;

/** What a check found in a column. */
const ImportColumnSchema = v.object({
  column: v.string(),
  /** The fields that use it; empty if unused. */
  fields: v.array(v.string()),
  /** Number of lines with a value. */
  filled: count,
  /** A few sample values, before and after mapping. */
  samples: v.array(v.object({ before: v.string(), after: v.string() })),
  /** Unmapped values, and how they are handled. */
  unknown: v.array(v.object({ value: v.string(), lines: count, outcome: v.picklist(VALUE_OUTCOMES) })),
});
export type ImportColumn = v.InferOutput<typeof ImportColumnSchema>;

/** An import as shown in the list and on its page. */
export const ImportSchema = v.object({
  id: v.string(),
  kind: v.picklist(IMPORT_KINDS),
  /** File name. */
  name: v.string(),
  /** File size, and how much has been received, in bytes. */
  size: count,
  received: count,
  fingerprint: v.string(),
  source: v.nullable(v.string()),
  /** Name of the mapping; `own` if it was uploaded with the import. */
  map: v.nullable(v.string()),
  as_of: v.nullable(v.string()),
  state: v.picklist(IMPORT_STATES),
  mode: v.nullable(v.picklist(IMPORT_MODES)),
  /** Email of the person who started it; null for a command-line import or a deleted account. */
  by: v.nullable(v.string()),
  /** Started from the command line; shown on every brand's desk. */
  by_command: v.boolean(),
  begun_at: v.string(),
  started_at: moment,
  ended_at: moment,
  /** Lines read so far, lines stored (or valid, in a check), and lines rejected. */
  lines: count,
  kept: count,
  faults: count,
  /** How much of the file was read, 0 to 1. */
  share: v.number(),
  /** Why it failed. */
  words: v.nullable(v.string()),
  /** Whether the file is still stored and can be imported. */
  has_file: v.boolean(),
  /** Check results by column, on the import's page only; null without a check, or if the kind has no columns. */
  columns: v.nullable(v.array(ImportColumnSchema)),
  /** Progress of undoing, on the import's page only. */
  undo: v.nullable(v.object({ ...UndoWeightSchema.entries, is_done: v.boolean() })),
});
export type DataImport = v.InferOutput<typeof ImportSchema>;

/** A rejected line. */
export const LineFaultSchema = v.object({
  line: count,
  column: v.nullable(v.string()),
  what: v.string(),
  allowed: v.nullable(v.string()),
});
export type RefusedLine = v.InferOutput<typeof LineFaultSchema>;
