import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FileNameSchema, FingerprintSchema, IMPORT_KINDS, ImportSchema } from '../../imports/data-import.ts';
import { LARGEST_FILE } from '../../imports/parts.ts';

/**
 * Starts a file upload. If the same person already started the same upload, it resumes: the response lists the parts
 * already received.
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
    /** Source for lines without one. */
    source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
    /** History only: a built-in mapping… */
    map: v.optional(v.pipe(v.string(), v.maxLength(80))),
    /** … or an uploaded one, as JSON. */
    mapping: v.optional(v.pipe(v.string(), v.maxLength(100_000, 'data.mappingLong'))),
    /** History only: the date the file's data goes through. */
    as_of: v.optional(v.pipe(v.string(), v.isoDate('data.day'))),
  }),
  answers: {
    200: success(
      'The import and what has come of it.',
      v.object({
        import: ImportSchema,
        /** Parts already received, counted from 0. */
        parts: v.array(v.number()),
        /** When any desk last imported the same file; null for never. */
        imported_before: v.nullable(v.string()),
      }),
    ),
    422: refusal('What the file’s kind does not take, or a mapping that cannot be used; the message says why.'),
  },
});
