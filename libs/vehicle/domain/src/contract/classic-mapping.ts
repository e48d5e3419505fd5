import { endpoint, refusal, success, QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { ClassicVehicleSchema } from '../classic/classic-candidate.ts';

/** Looks up a VIN of 14 characters or fewer in the classic tables (spec §4, §7). */
export const classicMapping = endpoint({
  name: 'vehicle.classic-mapping',
  summary: 'Reads a classic VIN (14 characters or fewer) by the maker’s numbering of its time.',
  method: 'GET',
  path: '/api-cwa/classicmapping',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(QUERY_LIMIT)) }),
  answers: {
    200: success(
      'The earliest vehicle that fits, and all of them as `candidates` where there are several (docs/decisions.md §4).',
      v.object({ ...ClassicVehicleSchema.entries, candidates: v.optional(v.array(ClassicVehicleSchema)) }),
    ),
    500: refusal('Nothing fits: spec §8 has the failure of this call answer 500 and a message.'),
  },
});
