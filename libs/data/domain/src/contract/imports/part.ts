import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FingerprintSchema, ImportIdSchema } from '../../imports/data-import.ts';
import { PART_BYTES } from '../../imports/parts.ts';

/** Multipart overhead of a part, in bytes. */
const FRAME_BYTES = 65_536;

/** Uploads one part of a file. Idempotent. */
export const importPart = endpoint({
  name: 'data.importPart',
  summary: 'Takes one part of a file that is being uploaded.',
  method: 'POST',
  path: '/api-cwa/staff/import/part',
  encoding: 'multipart',
  auth: 'staff',
  permission: 'owner',
  site: true,
  bodyLimit: PART_BYTES + FRAME_BYTES,
  request: v.strictObject({
    id: ImportIdSchema,
    /** Counted from 0. */
    part: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
    /** SHA-256 of the part. */
    sha256: FingerprintSchema,
    bytes: v.pipe(v.blob(), v.minSize(1), v.maxSize(PART_BYTES)),
  }),
  answers: {
    200: success('How many bytes of the file have come.', v.object({ received: v.number() })),
    404: refusal('This brand’s desk began no such import.'),
    409: refusal('The file is there already, or the import has ended.'),
    422: refusal('A part that the file does not have, or one that was changed on its way.'),
  },
});
