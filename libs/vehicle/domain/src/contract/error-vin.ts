import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Records a VIN that failed, for follow-up (docs/decisions.md §3). No visitor data is stored with it. */
export const errorVin = endpoint({
  name: 'vehicle.error-vin',
  summary: 'Reports a VIN that could not be used, so that staff can see what is missing.',
  method: 'POST',
  path: '/api-cwa/error_vin',
  aliases: ['/error_vin'],
  encoding: 'form',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(64, 'vehicle.errorVinTooLong')) }),
  answers: { 200: success('Noted.', v.null()) },
});
