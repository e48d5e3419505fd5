import { within } from '@vinlore/contract';
import { type Logger, readJson, fetchOnly } from '@vinlore/server-kit';
import { checkDigitMismatch, plainVin, type PlateMatch, VIN_LENGTH, vinFault } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import type { PlateLookUp, PlateOutcome, PlateQuery } from './plate-look-up.ts';

/** Timeout after which a provider is treated as unavailable, in ms. */
const TIMEOUT_MS = 3_000;
/** More than any legitimate response about one vehicle. */
const ANSWER_LIMIT = 64 * 1024;
/** Default when a provider returns 429 without Retry-After. */
const RETRY_SECONDS = 60;
/** Maximum Retry-After that we pass on. */
const RETRY_LIMIT = 3_600;

/**
 * Statuses for a rejected plate or state count as "not found" rather than an outage; otherwise a visitor asking for
 * territories could open the circuit for everyone.
 */
const DOES_NOT_KNOW: ReadonlySet<number> = new Set([400, 404, 422]);

/** The provider-specific parts. */
export interface PlateProvider {
  readonly name: string;
  /** The provider's host; requests go nowhere else. */
  readonly base: string;
  readonly request: (query: PlateQuery) => Request;
  /** Parses the body of a 200 response; null if its shape is invalid. */
  readonly read: (body: unknown) => PlateMatch | 'not-found' | null;
}

const words = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text || null),
  ),
  null,
);

/** Optional text that providers leave empty or omit if unknown. */
export const wordsSchema = words;

/** A model year as a number or a string. */
export const yearSchema = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d{4})?$/), v.transform(Number))]),
    v.integer(),
    v.check((year) => year === 0 || (year >= 1886 && year <= 2100)),
    v.transform((year) => year || null),
  ),
  null,
);

/** Returns a VIN that is valid. Any other text or a mistyped number invalidates the whole response. */
export const providedVinSchema = v.nullish(
  v.pipe(
    v.string(),
    v.transform(plainVin),
    v.check((vin) => {
      if (vin === '') return true;
      if (vin.length !== VIN_LENGTH) return /^[A-Z0-9]{5,14}$/.test(vin);
      return vinFault(vin) === null && !checkDigitMismatch({ vin });
    }),
    v.transform((vin) => vin || null),
  ),
  null,
);

/** Whether the response identifies a vehicle at all. */
function namesVehicle({ vin, make, model }: PlateMatch): boolean {
  return vin !== null || (make !== null && model !== null);
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), RETRY_LIMIT) : RETRY_SECONDS;
}

/**
 * Creates a plate source over HTTP. Timeouts, connection errors, and invalid responses all become "unavailable"; the
 * plate is never logged.
 */
export function plateLookUpOver(provider: PlateProvider, log: Logger, timeoutMs = TIMEOUT_MS): PlateLookUp {
  const unavailable = (why: object): PlateOutcome => {
    log.warn({ provider: provider.name, ...why }, 'a plate provider is unavailable');
    return { kind: 'unavailable' };
  };
  const send = fetchOnly(provider.base);
  const ask = async (query: PlateQuery, signal: AbortSignal): Promise<PlateOutcome> => {
    const response = await send(provider.request(query), { signal });
    if (response.status !== 200) await response.body?.cancel();
    if (DOES_NOT_KNOW.has(response.status)) return { kind: 'not-found' };
    if (response.status === 429) return { kind: 'rate-limited', retryAfterSeconds: retryAfter(response) };
    if (response.status !== 200) return unavailable({ status: response.status });
    const vehicle = provider.read(await readJson(response, ANSWER_LIMIT));
    if (vehicle === 'not-found') return { kind: 'not-found' };
    if (vehicle === null || !namesVehicle(vehicle)) return unavailable({ reason: 'unexpected response format' });
    return { kind: 'found', vehicle, source: provider.name, asOf: null, sample: false };
  };
  return {
    name: provider.name,
    lookup: (query) =>
      within(timeoutMs, (signal) => ask(query, signal)).catch((error: unknown) =>
        unavailable({ reason: error instanceof Error ? error.name : 'unknown' }),
      ),
  };
}
