import { endpoint, refusal, success } from '../endpoint.ts';
import * as v from 'valibot';
import { dealerCall, notDealer } from './dealer-call.ts';
import { jobId } from './bulk-job.ts';
import { ListProblemSchema } from './listed-vin.ts';

/** The failed rows of a job, in file order. */
export const bulkProblems = endpoint({
  ...dealerCall,
  name: 'bulk.problems',
  summary: 'The rows of a bulk job that failed, with what to do about each.',
  path: '/api/dealer/bulk-problems',
  encoding: 'json',
  request: v.strictObject({ id: jobId }),
  answers: {
    200: success('The rows, at most 2,000.', v.array(ListProblemSchema)),
    403: notDealer,
    404: refusal('The dealer has no such job.'),
  },
});
