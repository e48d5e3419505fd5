import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ImportIdSchema, ImportSchema } from '../../imports/data-import.ts';

/** One import; clients poll it while it runs. */
export const oneImport = endpoint({
  name: 'data.import',
  summary: 'One import, with how far it is.',
  method: 'GET',
  path: '/api-cwa/staff/import',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  passive: true,
  request: v.strictObject({ id: ImportIdSchema }),
  answers: {
    200: success('The import.', ImportSchema),
    404: refusal('This brand’s desk began no such import.'),
  },
});
