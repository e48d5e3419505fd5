import { endpoint, refusal, success } from '../endpoint.ts';
import * as v from 'valibot';
import { dealerCall, notDealer } from './dealer-call.ts';
import { BulkJobSchema, jobId } from './bulk-job.ts';

/** Stops a job; what was created stays, and unused credits are returned. */
export const bulkStop = endpoint({
  ...dealerCall,
  name: 'bulk.stop',
  summary: 'Ends a bulk job.',
  path: '/api/dealer/bulk-stop',
  encoding: 'json',
  request: v.strictObject({ id: jobId }),
  answers: { 200: success('The job.', BulkJobSchema), 403: notDealer, 404: refusal('The dealer has no such job.') },
});
