import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileNameSchema, FingerprintSchema, IMPORT_KINDS, ImportSchema } from '../../imports/data-import.ts';
import { LARGEST_FILE } from '../../imports/parts.ts';

/**
 * Begins the upload of a file. The same file, begun by the same person and not yet there, goes on where it was: the answer
 * says which parts have come.
 */
export const beginImport = endpoint({
  name: 'data.beginImport',
  summary: 'Begins an import, or goes on with the upload of the same file.',
  method: 'POST',
  path: '/api-cwa/staff/import/begin',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({
    kind: v.picklist(IMPORT_KINDS, 'data.kind'),
    name: v.pipe(FileNameSchema, v.maxLength(200)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1, 'data.emptyFile'), v.maxValue(LARGEST_FILE, 'data.fileLarge')),
    fingerprint: FingerprintSchema,
    /** The source of lines that name none. */
    source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
    /** Of history: a mapping that comes with the product… */
    map: v.optional(v.pipe(v.string(), v.maxLength(80))),
    /** … or one of the file's own, as JSON. */
    mapping: v.optional(v.pipe(v.string(), v.maxLength(100_000, 'data.mappingLong'))),
    /** Of history: the day up to which the file knows. */
    as_of: v.optional(v.pipe(v.string(), v.isoDate('data.day'))),
  }),
  answers: {
    200: success(
      'The import and what has come of it.',
      v.object({
        import: ImportSchema,
        /** Parts that are there already, counted from 0. */
        parts: v.array(v.number()),
        /** When the same file was imported last, at whichever desk; null where it was not. */
        imported_before: v.nullable(v.string()),
      }),
    ),
    422: refusal('What the file’s kind does not take, or a mapping that cannot be used; the message says why.'),
  },
});
