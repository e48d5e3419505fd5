import type { Database } from '@vinlore/database';
import { type Handler, Refusal, refuse, Reply } from '@vinlore/server-kit';
import {
  cleanPlate,
  type DecodedVehicle,
  fullNameOf,
  type PlateMatch,
  usRegion,
  type vehicleContract,
  VIN_LENGTH,
} from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import type { PlateLookUp, PlateOutcome, PlateQuery } from '../plates/plate-look-up.ts';
import { plateStock, plateTable } from '../plates/plate-table.ts';

/** Dependencies of the plate calls. */
export interface PlateDeps {
  readonly database: Database;
  readonly decoder: Decoder;
  /** Providers with an API key, preferred first. */
  readonly providers: readonly PlateLookUp[];
}

/** What the visitor can do instead of a plate search. */
const INSTEAD = { instead: 'vin' } as const;
/** Retry-After for a provider that is down, in seconds. */
const RETRY_SECONDS = 30;

/**
 * Checks our own table first, then each provider until one knows the plate. An unavailable source outweighs a miss:
 * "not found" is returned only after every source responded.
 */
async function lookUp(sources: readonly PlateLookUp[], query: PlateQuery): Promise<PlateOutcome> {
  let worst: PlateOutcome = { kind: 'not-found' };
  for (const source of sources) {
    const outcome = await source.lookup(query);
    if (outcome.kind === 'found') return outcome;
    if (outcome.kind === 'unavailable' || worst.kind === 'not-found') worst = outcome;
  }
  return worst;
}

/** Fills what the source left out from the VIN decode. */
function completed(vehicle: PlateMatch, decoded: DecodedVehicle | null): PlateMatch {
  return {
    ...vehicle,
    year: vehicle.year ?? decoded?.year ?? null,
    make: vehicle.make ?? decoded?.make ?? null,
    model: vehicle.model ?? decoded?.model ?? null,
    trim: vehicle.trim ?? decoded?.trim ?? null,
  };
}

/**
 * GET /api-cwa/license_plate_decode. Handles every outcome in report-and-sticker.md; a miss is free and offers VIN
 * entry.
 */
export function licensePlateDecode({
  database,
  decoder,
  providers,
}: PlateDeps): Handler<typeof vehicleContract.licensePlateDecode> {
  const sources = [plateTable(database), ...providers];
  return async ({ plate: typed, state }, { text }) => {
    const plate = cleanPlate(typed);
    if (plate === null) return refuse(422, text.t('vehicle.wrongPlate'), { field: 'plate' });
    const region = usRegion(state);
    if (region === null) return refuse(422, text.t('vehicle.wrongState'), { field: 'state' });
    const outcome = await lookUp(sources, { country: 'US', region, plate });
    switch (outcome.kind) {
      case 'found': {
        const { vin } = outcome.vehicle;
        const decoded = vin?.length === VIN_LENGTH ? decoder.decode(vin) : null;
        const vehicle = completed(outcome.vehicle, decoded);
        const { sample, source, asOf } = outcome;
        const answer = {
          plate,
          state: region,
          vehicle,
          fullName: fullNameOf(vehicle),
          decoded,
          source: { name: source, asOf },
          sample,
        };
        return new Reply(answer, text.t(sample ? 'vehicle.plateSample' : 'vehicle.plateFound'));
      }
      case 'not-found': {
        if (providers.length === 0 && !(await hasPlates(database))) refuse(501, text.t('vehicle.noPlates'), INSTEAD);
        return refuse(404, text.t('vehicle.plateNotFound'), INSTEAD);
      }
      case 'rate-limited':
        throw new Refusal(429, text.t('vehicle.plateBusy'), INSTEAD, outcome.retryAfterSeconds);
      case 'unavailable':
        throw new Refusal(503, text.t('vehicle.plateUnavailable'), INSTEAD, RETRY_SECONDS);
    }
  };
}

async function hasPlates(database: Database): Promise<boolean> {
  const { samples, imported } = await plateStock(database);
  return imported || samples.length > 0;
}

/**
 * GET /api-cwa/vehicle-ways. Returns whether plates can be looked up here, so the form can say so before it's
 * submitted, and where a browser finds the data to decode VINs itself.
 */
export function vehicleWays({ database, decoder, providers }: PlateDeps): Handler<typeof vehicleContract.vehicleWays> {
  return async () => {
    const { samples, imported } = await plateStock(database);
    const real = imported || providers.length > 0;
    const plate = { available: real || samples.length > 0, samples, samplesOnly: !real && samples.length > 0 };
    const { shardFolder, release } = decoder.pinned();
    return { plate, shards: shardFolder, ...(release !== null && { release }) };
  };
}
