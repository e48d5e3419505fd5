import { AsyncLocalStorage } from 'node:async_hooks';
import { Patience } from '../patience.ts';

/** Value of the setting for rows of all brands. No brand has this key. */
export const ALL_BRANDS = '*';

/** What belongs to the work at hand, wherever it continues. */
interface WorkContext {
  readonly scope: string;
  readonly carried: unknown;
  readonly patience: Patience | undefined;
}

// One for all: Node.js copies each storage to each promise.
const contexts = new AsyncLocalStorage<WorkContext>();

const within = <T>(change: Partial<WorkContext>, work: () => T): T =>
  contexts.run({ scope: currentScope(), carried: carriedValue(), patience: currentPatience(), ...change }, work);

/**
 * Limits all database access of `work`, now and later, to rows of this brand, whatever its queries say: a forgotten
 * `where brand = …` finds nothing of another brand. Requests run this way.
 *
 * @param brand key of a brand
 */
export const forBrand = <T>(brand: string, work: () => T): T => within({ scope: brand }, work);

/**
 * Gives `work` access to the rows of all brands: for the few parts of a request that concern more than its brand, such
 * as whether two accounts belong to one person. Outside requests (jobs, commands, startup) this is the default.
 */
export const acrossBrands = <T>(work: () => T): T => within({ scope: ALL_BRANDS }, work);

/** The scope of the current work: a brand's key, or {@link ALL_BRANDS}. */
export const currentScope = (): string => contexts.getStore()?.scope ?? ALL_BRANDS;

/** Carries a value through all that `work` does, now and later, beside its scope: the trace at hand. */
export const carrying = <T>(value: unknown, work: () => T): T => within({ carried: value }, work);

/** The value of {@link carrying}; undefined outside. */
export const carriedValue = (): unknown => contexts.getStore()?.carried;

/**
 * Limits how long `work` waits for a database that is away, in total and however many queries it makes, to 1.3 s and a
 * little for each later attempt. Calls run this way: whoever called wants an answer, and repeats the call. Within a call
 * it changes nothing.
 */
export const asCall = <T>(work: () => T): T => within({ patience: currentPatience() ?? new Patience() }, work);

/** How long the call at hand may still wait; undefined outside calls, where each wait has its own limit only. */
export const currentPatience = (): Patience | undefined => contexts.getStore()?.patience;
