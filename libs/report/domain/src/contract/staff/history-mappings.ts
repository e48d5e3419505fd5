import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../../data/report-data.ts';
import { DATE_FORMATS, type DateFormat } from '../../events/read-date.ts';
import { ReasonSchema } from './history-sources.ts';

/** Number of bytes of a file used for the preview. */
export const SAMPLE_BYTES = 512 * 1024;

/** Maximum size of a mapping, in characters. */
export const LONGEST_MAPPING = 100_000;

/** Multipart overhead of the sample and the mapping, in bytes. */
const FRAME_BYTES = 65_536;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A name that is easy to type on the command line. */
const MappingNameSchema = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'history.mappingName'));

const MappingText = v.pipe(v.string(), v.maxLength(LONGEST_MAPPING, 'history.mappingLong'));

const MappingRowSchema = v.object({
  name: v.string(),
  /** Built-in; can only be changed under another name. */
  shipped: v.boolean(),
  about: v.nullable(v.string()),
  /** Latest version; 0 for a built-in mapping. */
  version: count,
  saved_at: v.nullable(v.string()),
});
export type MappingRow = v.InferOutput<typeof MappingRowSchema>;

/** Mappings available by name in the desk and on the command line, shared by all brands. */
export const historyMappings = endpoint({
  name: 'history.mappings',
  summary: 'Mappings of history files: those that come with the product, and those that were saved.',
  method: 'GET',
  path: '/api-cwa/staff/history/mappings',
  encoding: 'none',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({}),
  answers: { 200: success('All of them, by name.', v.object({ mappings: v.array(MappingRowSchema) })) },
});

const MappingSchema = v.object({
  ...MappingRowSchema.entries,
  /** The version shown; 0 for a built-in mapping. */
  shown: count,
  /** The mapping file. */
  text: v.string(),
  /** Newest first. */
  versions: v.array(v.object({ version: count, saved_at: v.string(), removed: v.boolean() })),
});
export type NamedMapping = v.InferOutput<typeof MappingSchema>;

/** One mapping with its versions. */
export const historyMapping = endpoint({
  name: 'history.mapping',
  summary: 'A mapping of history files, as its file says it; the newest version where none is named.',
  method: 'GET',
  path: '/api-cwa/staff/history/mapping',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({
    name: MappingNameSchema,
    version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
  }),
  answers: { 200: success('The mapping.', MappingSchema), 404: refusal('There is no such mapping.') },
});

/** Saves a mapping as a new version. */
export const saveHistoryMapping = endpoint({
  name: 'history.saveMapping',
  summary: 'Saves a mapping under a name, as its next version; the command line knows it by the same name.',
  method: 'POST',
  path: '/api-cwa/staff/history/mapping/save',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  bodyLimit: LONGEST_MAPPING + FRAME_BYTES,
  request: v.strictObject({
    name: MappingNameSchema,
    text: MappingText,
    /** The latest version the caller has seen; 0 for a new name. */
    seen_version: count,
  }),
  answers: {
    200: success('The mapping. The same text again is no new version.', MappingSchema),
    409: refusal('Somebody saved another version meanwhile, or the name is one of the product’s own.'),
    422: refusal('What the mapping says cannot be used; the message says where.'),
  },
});

/** Archives a mapping: it's removed from the lists, its versions are kept, and saving it again restores it. */
export const removeHistoryMapping = endpoint({
  name: 'history.removeMapping',
  summary: 'Takes a saved mapping out of use. Imports that used it keep their version.',
  method: 'POST',
  path: '/api-cwa/staff/history/mapping/remove',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({ name: MappingNameSchema, reason: ReasonSchema }),
  answers: {
    200: success('It is in no list any more.', v.object({ removed: v.literal(true) })),
    404: refusal('There is no such mapping, or it comes with the product.'),
  },
});

const WordSchema = v.object({ value: v.string(), label: v.string() });

/** How a field is filled: `words` accepts only defined values, `text` any text. */
const FIELD_TYPES = ['text', 'words', 'list', 'money', 'date'] as const;

const FieldSchema = v.object({
  key: v.string(),
  label: v.string(),
  type: v.picklist(FIELD_TYPES),
  /** Allowed values; empty if any text is allowed. */
  words: v.array(WordSchema),
  /** Known source values in upper case, from mappings in use. */
  known: v.record(v.string(), v.string()),
});
export type MappingField = v.InferOutput<typeof FieldSchema>;

/** Fields and options of the mapping language, in the reader's language. */
export const mappingWords = endpoint({
  name: 'history.mappingWords',
  summary: 'What a mapping can say: kinds of records, their fields, and the words that fields take.',
  method: 'GET',
  path: '/api-cwa/staff/history/mapping-words',
  encoding: 'none',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({}),
  answers: {
    200: success(
      'All of it.',
      v.object({
        kinds: v.array(WordSchema),
        sections: v.array(WordSchema),
        fields: v.array(FieldSchema),
        formats: v.array(v.object({ value: v.picklist(Object.keys(DATE_FORMATS) as DateFormat[]), label: v.string() })),
        /** Known column values for odometer codes, units, and countries, from mappings in use. */
        known: v.record(v.string(), v.record(v.string(), v.string())),
        odometer_codes: v.array(WordSchema),
      }),
    ),
  },
});

const ColumnSchema = v.object({
  /** As spelled in the file. */
  column: v.string(),
  /** Number of sample lines with a value. */
  filled: count,
  /** Number of distinct values in the sample. */
  different: count,
  /** The most frequent values. */
  values: v.array(v.object({ value: v.string(), lines: count })),
  /** Fields that use it; empty if unused or without a mapping. */
  fields: v.array(v.string()),
});
export type SampleColumn = v.InferOutput<typeof ColumnSchema>;

const SampleEventSchema = v.object({
  line: count,
  vin: v.string(),
  title: v.string(),
  day: v.string(),
  place: v.nullable(v.string()),
  reading: v.nullable(v.string()),
  details: v.array(v.object({ label: v.string(), value: v.string() })),
  source: v.string(),
  record_id: v.string(),
});
export type SampleEvent = v.InferOutput<typeof SampleEventSchema>;

/** Previews a mapping on the beginning of a file. Stores nothing. */
export const tryHistoryMapping = endpoint({
  name: 'history.tryMapping',
  summary: 'What a mapping makes of the beginning of a file: columns, sample events, a sample report. Keeps nothing.',
  method: 'POST',
  path: '/api-cwa/staff/history/mapping/try',
  encoding: 'multipart',
  auth: 'staff',
  permission: 'owner',
  site: true,
  bodyLimit: SAMPLE_BYTES + LONGEST_MAPPING + FRAME_BYTES,
  request: v.strictObject({
    bytes: v.pipe(v.blob(), v.minSize(1, 'history.sampleEmpty'), v.maxSize(SAMPLE_BYTES)),
    /** The whole file or its beginning, in which the last line may be cut off. */
    whole: v.optional(v.picklist(['1', '0']), '0'),
    /** Absent before a mapping is chosen. */
    mapping: v.optional(MappingText),
    as_of: v.optional(v.pipe(v.string(), v.isoDate('history.day'))),
    /** Source for lines without one. */
    source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  }),
  answers: {
    200: success(
      'What was read.',
      v.object({
        lines: count,
        columns: v.array(ColumnSchema),
        /** Without a mapping: mappings that match columns of this file, best match first. */
        fitting: v.array(v.object({ name: v.string(), known: count, wanted: count })),
        /** Null without a valid mapping. */
        made: v.nullable(
          v.object({
            kept: count,
            refused: count,
            /** At most ten. */
            faults: v.array(
              v.object({
                line: count,
                column: v.nullable(v.string()),
                what: v.string(),
                allowed: v.nullable(v.string()),
              }),
            ),
            /** At most ten per record type. */
            events: v.array(SampleEventSchema),
            /** Report of the vehicle with the most data in the sample. */
            report: v.nullable(ReportDataSchema),
          }),
        ),
        /** Why the mapping is invalid; null if it's valid. */
        unusable: v.nullable(v.string()),
      }),
    ),
    422: refusal('A file that cannot be read; the message says why.'),
  },
});
