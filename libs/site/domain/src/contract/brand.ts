import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SiteStateSchema } from './brand-values.ts';

/** The brand's current settings. */
export const siteBrand = endpoint({
  name: 'site.brand',
  summary: 'What staff may change of this brand: values, their origin, and who changed them when.',
  method: 'GET',
  path: '/api-cwa/staff/brand',
  encoding: 'none',
  auth: 'staff',
  permission: 'any',
  site: true,
  request: v.strictObject({}),
  answers: { 200: success('All keys, in their order.', SiteStateSchema) },
});
