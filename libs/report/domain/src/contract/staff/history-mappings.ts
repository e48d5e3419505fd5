import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../../data/report-data.ts';
import { DATE_FORMATS, type DateFormat } from '../../events/read-date.ts';
import { ReasonSchema } from './history-sources.ts';

/** So much of a file is looked at while it is mapped. */
export const SAMPLE_BYTES = 512 * 1024;

/** The longest mapping, in characters. */
export const LONGEST_MAPPING = 100_000;

/** A form around the sample and the mapping. */
const FRAME_BYTES = 65_536;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** As people type it at the command line. */
const MappingNameSchema = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'history.mappingName'));

const MappingText = v.pipe(v.string(), v.maxLength(LONGEST_MAPPING, 'history.mappingLong'));

const MappingRowSchema = v.object({
  name: v.string(),
  /** It comes with the product and is changed under another name. */
  shipped: v.boolean(),
  about: v.nullable(v.string()),
  /** Its newest version; 0 for one that comes with the product. */
  version: count,
  saved_at: v.nullable(v.string()),
});
export type MappingRow = v.InferOutput<typeof MappingRowSchema>;

/** Mappings that the desk and the command line know by name. All brands share them. */
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
  /** The version that is shown; 0 for one that comes with the product. */
  shown: count,
  /** The mapping's file. */
  text: v.string(),
  /** The newest first. */
  versions: v.array(v.object({ version: count, saved_at: v.string(), removed: v.boolean() })),
});
export type NamedMapping = v.InferOutput<typeof MappingSchema>;

/** One of them, with its versions. */
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

/** Saves a mapping as its next version. */
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
    /** The newest version that the caller has seen; 0 for a new name. */
    seen_version: count,
  }),
  answers: {
    200: success('The mapping. The same text again is no new version.', MappingSchema),
    409: refusal('Somebody saved another version meanwhile, or the name is one of the product’s own.'),
    422: refusal('What the mapping says cannot be used; the message says where.'),
  },
});

/** Takes a mapping out of the lists; its versions stay, and saving it again brings it back. */
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

/** How a field is filled: `words` takes words of ours alone, `text` whatever the source says. */
const FIELD_TYPES = ['text', 'words', 'list', 'money', 'date'] as const;

const FieldSchema = v.object({
  key: v.string(),
  label: v.string(),
  type: v.picklist(FIELD_TYPES),
  /** What its values may be; none where it takes any text. */
  words: v.array(WordSchema),
  /** What values of other files stand for, by mappings that are in use; upper case. */
  known: v.record(v.string(), v.string()),
});
export type MappingField = v.InferOutput<typeof FieldSchema>;

/** What a mapping can say, in the reader's language. */
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
        /** What values of columns for odometer codes, units, and countries stand for in mappings that are in use. */
        known: v.record(v.string(), v.record(v.string(), v.string())),
        odometer_codes: v.array(WordSchema),
      }),
    ),
  },
});

const ColumnSchema = v.object({
  /** As the file spells it. */
  column: v.string(),
  /** On how many lines of the sample it says something. */
  filled: count,
  /** How many different values it has in the sample. */
  different: count,
  /** The most frequent of them. */
  values: v.array(v.object({ value: v.string(), lines: count })),
  /** What the mapping reads it for; none where it is not used, or nothing is mapped yet. */
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

/** What a mapping makes of the beginning of a file. Keeps nothing. */
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
    /** The whole file, or its beginning; of that the last line may be cut off. */
    whole: v.optional(v.picklist(['1', '0']), '0'),
    /** Absent: nothing is mapped yet. */
    mapping: v.optional(MappingText),
    as_of: v.optional(v.pipe(v.string(), v.isoDate('history.day'))),
    /** The source of lines that name none. */
    source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  }),
  answers: {
    200: success(
      'What was read.',
      v.object({
        lines: count,
        columns: v.array(ColumnSchema),
        /** Before anything is mapped: mappings that know columns of this file, those that know most first. */
        fitting: v.array(v.object({ name: v.string(), known: count, wanted: count })),
        /** Null where nothing is mapped yet, or the mapping cannot be used. */
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
            /** At most ten, of each kind that the mapping makes. */
            events: v.array(SampleEventSchema),
            /** Of the vehicle that the sample says most of. */
            report: v.nullable(ReportDataSchema),
          }),
        ),
        /** Why the mapping cannot be used; null where it can. */
        unusable: v.nullable(v.string()),
      }),
    ),
    422: refusal('A file that cannot be read; the message says why.'),
  },
});
