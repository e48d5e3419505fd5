import { DomainSchema } from '@vinlore/brand';
import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

const DomainNameSchema = v.object({
  name: v.string(),
  /** `here`: same as the brand's primary domain; `nowhere`: no record; `unknown`: the lookup failed. */
  state: v.picklist(['here', 'elsewhere', 'nowhere', 'unknown']),
  /** Its addresses, at most four. */
  addresses: v.array(v.string()),
});
export type DomainName = v.InferOutput<typeof DomainNameSchema>;

/** Checks where a domain's hosts point before it's added to the brand. */
export const checkSiteDomain = endpoint({
  name: 'site.checkDomain',
  summary: 'Looks up where the names lead that a domain needs to serve this brand.',
  method: 'POST',
  path: '/api-cwa/staff/brand/domain',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
  request: v.strictObject({ domain: DomainSchema }),
  answers: {
    200: success(
      'Each name and where it leads; `expected` are the addresses of the brand’s own domain.',
      v.object({ names: v.array(DomainNameSchema), expected: v.array(v.string()) }),
    ),
  },
});
