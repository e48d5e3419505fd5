import * as v from 'valibot';

/** What can be imported; each has its own format (docs/how-to/importing-*.md). */
export const IMPORT_KINDS = ['recalls', 'history', 'fuel-economy', 'catalogue', 'plates'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Which kinds name a source for lines that name none. */
export const takesSource = (kind: ImportKind): boolean =>
  kind === 'history' || kind === 'catalogue' || kind === 'plates';

/** Kinds of which nothing changes unless the whole file is kept; of the others what was kept before an end stays. */
export const isAllOrNothing = (kind: ImportKind): boolean => kind === 'fuel-economy';

/**
 * Where an import stands. `checked`: every line was judged and nothing kept. `cancelled` ones keep what they had kept by
 * then, and so do those that `failed`. Of one that was `undone` nothing stays.
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

/** States in which something is still to happen by itself. */
export const isUnderWay = (state: ImportState): boolean => state === 'waiting' || state === 'running';

/** `check`: judges every line and keeps nothing. */
export const IMPORT_MODES = ['check', 'run'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** Lines that were refused are told up to this many; the others are counted. */
export const MOST_FAULTS = 1_000;

/** Kinds of which one import can be taken back by itself; of the others a file replaces what was there. */
export const canBeUndone = (kind: ImportKind): boolean => kind === 'history';

/** Above so many records it takes two people to undo an import or to remove a source. */
export const ALONE_RECORDS = 1_000;

/** Records are counted up to this many; of more it is said that there are more. */
export const MOST_COUNTED = 10_000;

export const ImportIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** SHA-256 of the SHA-256s of a file's parts: a browser makes it without holding the file. */
export const FingerprintSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A file's own name, without folders. */
export const FileNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(/^[^/\\\p{Cc}]+$/u),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const moment = v.nullable(v.string());

/** What undoing an import would do, or has done so far. */
export const UndoWeightSchema = v.object({
  /** Records that go. */
  removed: count,
  /** Records that are again as they were before the import. */
  restored: count,
});
export type UndoWeight = v.InferOutput<typeof UndoWeightSchema>;

/** Its line is refused, nothing is kept of it, or it is kept in the source's own words. */
const VALUE_OUTCOMES = ['refused', 'left-out', 'in-words'] as const;

/** What became of a column of a file that was checked. */
const ImportColumnSchema = v.object({
  column: v.string(),
  /** What it is read for; none where it is not used. */
  fields: v.array(v.string()),
  /** On how many lines it says something. */
  filled: count,
  /** A few of its values, as they stand there and as they would be kept. */
  samples: v.array(v.object({ before: v.string(), after: v.string() })),
  /** Values that nobody has named, and what becomes of them. */
  unknown: v.array(v.object({ value: v.string(), lines: count, outcome: v.picklist(VALUE_OUTCOMES) })),
});
export type ImportColumn = v.InferOutput<typeof ImportColumnSchema>;

/** An import, as its list and its own page show it. */
export const ImportSchema = v.object({
  id: v.string(),
  kind: v.picklist(IMPORT_KINDS),
  /** The file's name. */
  name: v.string(),
  /** Bytes of the file, and how many of them have come. */
  size: count,
  received: count,
  fingerprint: v.string(),
  source: v.nullable(v.string()),
  /** Name of the mapping; `own` where it came with the import. */
  map: v.nullable(v.string()),
  as_of: v.nullable(v.string()),
  state: v.picklist(IMPORT_STATES),
  mode: v.nullable(v.picklist(IMPORT_MODES)),
  /** Email of who began it; null where a command did, or the account is gone. */
  by: v.nullable(v.string()),
  /** Whoever runs the server began it, at the command line; every brand's desk shows it. */
  by_command: v.boolean(),
  begun_at: v.string(),
  started_at: moment,
  ended_at: moment,
  /** Lines read so far; of them kept (checked ones would be) and refused. */
  lines: count,
  kept: count,
  faults: count,
  /** How much of the file was read, 0 to 1. */
  share: v.number(),
  /** Why it failed. */
  words: v.nullable(v.string()),
  /** Whether the file is still there to be imported. */
  has_file: v.boolean(),
  /** What a check found of each column, on the import's own page; null where no check was made or its kind tells nothing. */
  columns: v.nullable(v.array(ImportColumnSchema)),
  /** Of one that was undone, on its own page: how far that is. */
  undo: v.nullable(v.object({ ...UndoWeightSchema.entries, is_done: v.boolean() })),
});
export type DataImport = v.InferOutput<typeof ImportSchema>;

/** A line that was refused. */
export const LineFaultSchema = v.object({
  line: count,
  column: v.nullable(v.string()),
  what: v.string(),
  allowed: v.nullable(v.string()),
});
export type RefusedLine = v.InferOutput<typeof LineFaultSchema>;
