import { AsyncLocalStorage } from 'node:async_hooks';

/** Value of the setting for rows of all brands. No brand has this key. */
export const ALL_BRANDS = '*';

const scopes = new AsyncLocalStorage<string>();

/**
 * Limits all database access of `work`, now and later, to rows of this brand, whatever its queries say: a forgotten
 * `where brand = …` finds nothing of another brand. Requests run this way.
 *
 * @param brand key of a brand
 */
export const forBrand = <T>(brand: string, work: () => T): T => scopes.run(brand, work);

/**
 * Gives `work` access to the rows of all brands: for the few parts of a request that concern more than its brand, such
 * as whether two accounts belong to one person. Outside requests (jobs, commands, startup) this is the default.
 */
export const acrossBrands = <T>(work: () => T): T => scopes.run(ALL_BRANDS, work);

/** The scope of the current work: a brand's key, or {@link ALL_BRANDS}. */
export const currentScope = (): string => scopes.getStore() ?? ALL_BRANDS;
