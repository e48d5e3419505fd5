import { endpoint, refusal, success } from '../endpoint.ts';
import * as v from 'valibot';
import { dealerCall, notDealer } from './dealer-call.ts';
import { BulkJobSchema, jobId } from './bulk-job.ts';

/** The state of a job. */
export const bulkStatus = endpoint({
  ...dealerCall,
  name: 'bulk.status',
  summary: 'Where a bulk job stands.',
  path: '/api/dealer/bulk-status',
  encoding: 'json',
  request: v.strictObject({ id: jobId }),
  answers: { 200: success('The job.', BulkJobSchema), 403: notDealer, 404: refusal('The dealer has no such job.') },
});
