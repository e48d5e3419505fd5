import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ImportIdSchema, LineFaultSchema } from '../../imports/data-import.ts';

const none = refusal('This brand’s desk began no such import.');

/** Rejected lines of an import, in file order. */
export const importFaults = endpoint({
  name: 'data.importFaults',
  summary: 'Lines of an import that were refused: which column, what was wrong, what is allowed.',
  method: 'GET',
  path: '/api-cwa/staff/import/faults',
  encoding: 'query',
  auth: 'staff',
  permission: 'owner',
  request: v.strictObject({
    id: ImportIdSchema,
    /** Cursor: the last line of the previous page. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  }),
  answers: {
    200: success('At most 50.', v.object({ faults: v.array(LineFaultSchema), more: v.boolean() })),
    404: none,
  },
});

/** The same list as CSV, with formulas escaped. */
export const importFaultsFile = endpoint({
  name: 'data.importFaultsFile',
  summary: 'The first 1,000 lines of an import that were refused, as CSV.',
  method: 'GET',
  path: '/api-cwa/staff/import/faults-csv',
  encoding: 'query',
  auth: 'staff',
  recentProof: true,
  permission: 'owner',
  request: v.strictObject({ id: ImportIdSchema }),
  answers: { 200: file('A line for each.', 'text/csv'), 404: none },
});
