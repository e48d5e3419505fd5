import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { IMPORT_KINDS, IMPORT_STATES, ImportIdSchema, ImportSchema } from '../../imports/data-import.ts';

/** Imports started from this brand's desk, newest first. The imported data is shared by all brands. */
export const imports = endpoint({
  name: 'data.imports',
  summary: 'Imports of data that were begun at this brand’s desk, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/imports',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  passive: true,
  request: v.strictObject({
    kind: v.optional(v.picklist(IMPORT_KINDS)),
    state: v.optional(v.picklist(IMPORT_STATES)),
    /** Cursor: the last import of the previous page. */
    cursor: v.optional(ImportIdSchema),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({
        imports: v.array(ImportSchema),
        more: v.boolean(),
        /** Names of the mappings available for history imports. */
        mappings: v.array(v.string()),
      }),
    ),
  },
});
