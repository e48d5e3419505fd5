import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ServiceSchema, StockSchema } from '../sources/source.ts';

/** Status of every data table and external service, shared by all brands. */
export const sources = endpoint({
  name: 'data.sources',
  summary: 'Sources of data: our own tables, and services outside with how they have answered.',
  method: 'GET',
  path: '/api-cwa/staff/sources',
  encoding: 'none',
  auth: 'staff',
  permission: ['support', 'content'],
  passive: true,
  request: v.strictObject({}),
  answers: {
    200: success('All of them.', v.object({ stocks: v.array(StockSchema), services: v.array(ServiceSchema) })),
  },
});
