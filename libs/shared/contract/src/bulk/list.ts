import { endpoint, success } from '../endpoint.ts';
import * as v from 'valibot';
import { dealerCall, notDealer } from './dealer-call.ts';
import { bulkKind, BulkJobSchema } from './bulk-job.ts';

/** The dealer's jobs, newest first. */
export const bulkList = endpoint({
  ...dealerCall,
  name: 'bulk.list',
  summary: 'The dealer’s bulk jobs of one kind of documents, the newest 50.',
  path: '/api/dealer/bulk-list',
  viewable: true,
  encoding: 'json',
  request: v.strictObject({ kind: bulkKind }),
  answers: { 200: success('The jobs.', v.array(BulkJobSchema)), 403: notDealer },
});
