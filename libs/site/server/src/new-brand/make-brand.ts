import { type Brand, colorFaults, takenHost } from '@vinlore/brand';
import { acrossBrands, type Tx } from '@vinlore/database';
import { keyOfFault, type NewBrand, newBrand, type OverlayFault } from '@vinlore/site-domain';
import { hostsOf } from '../live/hosts.ts';
import type { LiveBrands } from '../live/live-brands.ts';
import { keepMadeBrand } from '../store/brand-files.ts';
import { announceBrand, lockHosts } from '../store/overlay-store.ts';
import { WrongValues } from '../live/change-brand.ts';

/** Inputs for a new brand. */
export interface BrandToMake {
  /** The brand at whose desk it's created, with its permanent plans. */
  readonly like: Brand;
  readonly asked: NewBrand;
  readonly actor: string;
  readonly at: Date;
}

const faultsOf = (brand: Brand): OverlayFault[] =>
  colorFaults(brand).map((fault) => ({ key: keyOfFault(fault).replace(/^settings\./, ''), why: fault.message }));

/**
 * Creates a brand in the current transaction; processes load it on commit.
 *
 * @returns null if the key is taken
 * @throws WrongValues
 */
export async function makeBrand(
  tx: Tx,
  live: Pick<LiveBrands, 'files'>,
  { like, asked, actor, at }: BrandToMake,
): Promise<Brand | null> {
  const brand = newBrand(like, asked);
  if (live.files.some(({ key }) => key === brand.key)) return null;
  // Writes rows of the new brand, not the one at whose desk it's created.
  return acrossBrands(async () => {
    await lockHosts(tx);
    const taken = takenHost(brand.domains, await hostsOf(tx, live));
    const faults = [...(taken ? [{ key: 'domain', why: taken.why }] : []), ...faultsOf(brand)];
    if (faults.length > 0) throw new WrongValues(faults);
    if (!(await keepMadeBrand(tx, { brand, at, actor }))) return null;
    await announceBrand(tx, brand.key);
    return brand;
  });
}
