import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SITE_KEYS } from '../overlay/fields.ts';
import { SiteStateSchema, SiteValueSchema } from './brand-values.ts';

/** Changes to a brand, each key once. */
export const ChangesSchema = v.pipe(
  v.array(
    v.strictObject({
      key: v.pipe(v.string(), v.maxLength(60)),
      /** null resets it to the file's value. */
      value: v.nullable(SiteValueSchema),
      /** Version of the key that the caller saw. */
      base: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
    }),
  ),
  v.minLength(1),
  v.maxLength(SITE_KEYS.length),
  v.check((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, 'site.keyTwice'),
);

/** Changes several keys of the brand, all or none. */
export const changeSiteBrand = endpoint({
  name: 'site.changeBrand',
  summary: 'Changes keys of this brand, all or none; live on every process within a second.',
  method: 'POST',
  path: '/api-cwa/staff/brand/change',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({
    changes: ChangesSchema,
  }),
  answers: {
    200: success('Kept; all keys as they are now.', SiteStateSchema),
    409: refusal('Somebody else changed one of the keys meanwhile; `data.theirs` says what to.'),
    422: refusal('A value cannot stand, such as a color that is hard to see; `data.faults` says which and why.'),
  },
});
