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

/** What plate calls need. */
export interface PlateDeps {
  readonly database: Database;
  readonly decoder: Decoder;
  /** Providers that have a key, the preferred one first. */
  readonly providers: readonly PlateLookUp[];
}

/** What the visitor can do instead of giving a plate. */
const INSTEAD = { instead: 'vin' } as const;
/** A provider that is down is asked again after about this many seconds. */
const RETRY_SECONDS = 30;

/**
 * Asks the own table first, then provider after provider until one knows the plate. A source that is down outweighs
 * one that knows nothing: "not found" is only said when all were heard.
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

/** What the source did not say and the VIN does. */
function completed(vehicle: PlateMatch, decoded: DecodedVehicle | null): PlateMatch {
  return {
    ...vehicle,
    year: vehicle.year ?? decoded?.year ?? null,
    make: vehicle.make ?? decoded?.make ?? null,
    model: vehicle.model ?? decoded?.model ?? null,
    trim: vehicle.trim ?? decoded?.trim ?? null,
  };
}

/** GET /api-cwa/license_plate_decode: every outcome of report-and-sticker.md; a miss costs nothing and offers VIN entry. */
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
 * GET /api-cwa/vehicle-ways: whether plates can be looked up here, so that the form says so before it is sent, and where
 * a browser finds what it needs to decode a VIN itself.
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
