import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { NewBrandSchema } from '../new-brand/new-brand.ts';

/** Creates a brand as a copy of the one whose desk is used. */
export const createSiteBrand = endpoint({
  name: 'site.createBrand',
  summary: 'Makes a brand with the theme, plans and pages of this one; it is served within a second.',
  method: 'POST',
  path: '/api-cwa/staff/brand/new',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: 'owner',
  site: true,
  attemptsPerMinute: 10,
  request: NewBrandSchema,
  answers: {
    200: success(
      'It is there, and whoever asked for it works at its desk.',
      v.object({ key: v.string(), domain: v.string(), pages: v.number() }),
    ),
    422: refusal('A value cannot stand, such as a domain that is taken; `data.faults` says which and why.'),
  },
});
