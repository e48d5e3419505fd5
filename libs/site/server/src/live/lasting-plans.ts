import { type Brand, plansAt, type PriceChange } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import { PLANS_KEY } from '@vinlore/site-domain';
import { keptKeys } from '../store/overlay-store.ts';
import type { LiveBrands } from './live-brands.ts';

/** Returns a brand's permanent offers: those with an end date don't belong in its files. */
export async function lastingPlans(
  source: Database | Tx,
  live: Pick<LiveBrands, 'fileOf'>,
  brand: string,
  at: Date,
): Promise<Brand['plans']> {
  const kept = await keptKeys(source, brand);
  const changes = (kept.find(({ key }) => key === PLANS_KEY)?.value ?? []) as readonly PriceChange[];
  const lasting = changes.filter(({ until }) => until === null);
  return [...plansAt(live.fileOf(brand).plans, lasting, at).plans];
}
