import { within } from '@vinlore/contract';
import { type Logger, readJson, fetchOnly } from '@vinlore/server-kit';
import { checkDigitMismatch, plainVin, type PlateMatch, VIN_LENGTH, vinFault } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import type { PlateLookUp, PlateOutcome, PlateQuery } from './plate-look-up.ts';

/** A provider that has not answered by then is down for this visitor. */
const TIMEOUT_MS = 3_000;
/** More than any honest answer about one vehicle. */
const ANSWER_LIMIT = 64 * 1024;
/** Where a provider says "too many" without saying for how long. */
const RETRY_SECONDS = 60;
/** Longest wait that we pass on. */
const RETRY_LIMIT = 3_600;

/**
 * A provider that refuses a plate or a state as such knows nothing of it, and is not down: else a visitor who asks for
 * territories could open the circuit for everybody.
 */
const DOES_NOT_KNOW: ReadonlySet<number> = new Set([400, 404, 422]);

/** What differs from provider to provider. */
export interface PlateProvider {
  readonly name: string;
  /** Where it is; nothing is sent elsewhere. */
  readonly base: string;
  readonly request: (query: PlateQuery) => Request;
  /** Reads a body of status 200; null for a shape that it cannot have. */
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

/** Text that providers leave empty or out where they do not know. */
export const wordsSchema = words;

/** A model year as a number or as text. */
export const yearSchema = v.nullish(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d{4})?$/), v.transform(Number))]),
    v.integer(),
    v.check((year) => year === 0 || (year >= 1886 && year <= 2100)),
    v.transform((year) => year || null),
  ),
  null,
);

/** A VIN that can be one. A provider that gives another kind of text, or a mistyped number, is not believed at all. */
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

/** Whether the answer names a vehicle at all. */
function namesVehicle({ vin, make, model }: PlateMatch): boolean {
  return vin !== null || (make !== null && model !== null);
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), RETRY_LIMIT) : RETRY_SECONDS;
}

/**
 * A source that is asked over HTTP. What hangs, breaks, lies or changes its shape is "unavailable"; the plate itself
 * is never logged.
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
    if (vehicle === null || !namesVehicle(vehicle)) return unavailable({ reason: 'an answer of another shape' });
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
