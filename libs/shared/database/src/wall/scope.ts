import { AsyncLocalStorage } from 'node:async_hooks';

/** What the setting says where rows of all brands are meant. No brand has this key. */
export const ALL_BRANDS = '*';

const scopes = new AsyncLocalStorage<string>();

/**
 * Everything that `work` asks of the database, now and later, sees and writes rows of this brand alone, whatever its
 * queries say: a forgotten `where brand = …` finds nothing of another brand. Requests run like this.
 *
 * @param brand key of a brand
 */
export const forBrand = <T>(brand: string, work: () => T): T => scopes.run(brand, work);

/**
 * What `work` asks sees the rows of all brands: for the few things in a request that are about more than its brand, such
 * as whether two accounts belong to one person. Outside requests (jobs, commands, the start) this is how all runs.
 */
export const acrossBrands = <T>(work: () => T): T => scopes.run(ALL_BRANDS, work);

/** Whose rows the current work is about: a brand's key, or {@link ALL_BRANDS}. */
export const currentScope = (): string => scopes.getStore() ?? ALL_BRANDS;
