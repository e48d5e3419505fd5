import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Everything stored about the member, as JSON. */
export const exportData = endpoint({
  name: 'account.exportData',
  event: 'export.made',
  summary: 'All that is kept of the member, as JSON.',
  method: 'POST',
  path: '/api/user/export',
  encoding: 'none',
  auth: 'bearer',
  recentProof: true,
  attemptsPerMinute: 5,
  request: v.strictObject({}),
  answers: { 200: success('The data, by the part of the product that keeps it.', v.record(v.string(), v.unknown())) },
});
