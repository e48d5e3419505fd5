import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SiteStateSchema } from './brand-values.ts';
import { ChangesSchema } from './change-brand.ts';

/** Schedules changes to several keys of the brand, all or none. */
export const planSiteChange = endpoint({
  name: 'site.planChange',
  summary:
    'Plans a change of keys of this brand; it counts from its moment, unless somebody changed one of them since.',
  method: 'POST',
  path: '/api-cwa/staff/brand/plan',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({
    changes: ChangesSchema,
    at: v.pipe(v.string(), v.maxLength(40), v.isoTimestamp()),
  }),
  answers: {
    200: success('Planned; all keys as they are now.', SiteStateSchema),
    409: refusal('Somebody else changed one of the keys meanwhile; `data.theirs` says what to.'),
    422: refusal('A value cannot stand, or the moment is none to plan for; `data.faults` says which and why.'),
  },
});

/** Cancels a scheduled change. */
export const cancelSitePlan = endpoint({
  name: 'site.cancelPlan',
  summary: 'Takes a planned change of this brand back.',
  method: 'POST',
  path: '/api-cwa/staff/brand/plan/cancel',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({ plan_id: v.pipe(v.string(), v.uuid()) }),
  answers: {
    200: success('All keys as they are now.', SiteStateSchema),
    404: refusal('No such plan waits.'),
  },
});
