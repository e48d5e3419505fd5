import { siteIdentifier } from '@vinlore/brand';
import type { Handler } from '@vinlore/server-kit';
import type { siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import { domainState, neededNames } from '../domains/domain-names.ts';

const MOST_ADDRESSES = 4;

/** POST /api-cwa/staff/brand/domain: stores nothing; queries only DNS, never the host. */
export function checkDomainCall({
  addressesOf,
}: Pick<SiteDeps, 'addressesOf'>): Handler<typeof siteContract.checkSiteDomain> {
  return async ({ domain }, { brand }) => {
    const asked = neededNames(brand, domain);
    const [own, ...found] = await Promise.all([siteIdentifier(brand), ...asked].map((name) => addressesOf(name)));
    return {
      names: asked.map((name, index) => ({
        name,
        state: domainState(own ?? null, found[index] ?? null),
        addresses: (found[index] ?? []).slice(0, MOST_ADDRESSES),
      })),
      expected: (own ?? []).slice(0, MOST_ADDRESSES),
    };
  };
}
