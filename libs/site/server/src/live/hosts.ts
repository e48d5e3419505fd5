import type { Tx } from '@vinlore/database';
import type { LiveBrands } from './live-brands.ts';
import { madeBrands } from '../store/brand-files.ts';
import { keptDomains } from '../store/overlay-store.ts';
import type { Hosts } from '../domains/brand-domains.ts';

/**
 * Returns the owner of every host: from brands' files, brands created at the desk, and staff's changes. Requires the
 * host lock.
 */
export async function hostsOf(tx: Tx, { files }: Pick<LiveBrands, 'files'>): Promise<Hosts[]> {
  const given = await keptDomains(tx);
  const made = (await madeBrands(tx)).flatMap((each) => ('brand' in each ? [each.brand] : []));
  const known = new Map([...made, ...files].map(({ key, domains }) => [key, domains]));
  return [...known].map(([key, domains]) => ({ key, domains: [...domains, ...(given.get(key) ?? [])] }));
}
