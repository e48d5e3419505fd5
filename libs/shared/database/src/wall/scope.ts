import { AsyncLocalStorage } from 'node:async_hooks';

/** Value of the setting for rows of all brands. No brand has this key. */
export const ALL_BRANDS = '*';

/** What belongs to the work at hand, wherever it continues. */
interface WorkContext {
  readonly scope: string;
  readonly carried: unknown;
}

// One for both: Node.js copies each storage to each promise.
const contexts = new AsyncLocalStorage<WorkContext>();

const inScope = <T>(scope: string, work: () => T): T => contexts.run({ scope, carried: carriedValue() }, work);

/**
 * Limits all database access of `work`, now and later, to rows of this brand, whatever its queries say: a forgotten
 * `where brand = …` finds nothing of another brand. Requests run this way.
 *
 * @param brand key of a brand
 */
export const forBrand = <T>(brand: string, work: () => T): T => inScope(brand, work);

/**
 * Gives `work` access to the rows of all brands: for the few parts of a request that concern more than its brand, such
 * as whether two accounts belong to one person. Outside requests (jobs, commands, startup) this is the default.
 */
export const acrossBrands = <T>(work: () => T): T => inScope(ALL_BRANDS, work);

/** The scope of the current work: a brand's key, or {@link ALL_BRANDS}. */
export const currentScope = (): string => contexts.getStore()?.scope ?? ALL_BRANDS;

/** Carries a value through all that `work` does, now and later, beside its scope: the trace at hand. */
export const carrying = <T>(value: unknown, work: () => T): T =>
  contexts.run({ scope: currentScope(), carried: value }, work);

/** The value of {@link carrying}; undefined outside. */
export const carriedValue = (): unknown => contexts.getStore()?.carried;
