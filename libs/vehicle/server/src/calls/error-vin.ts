import { type Database, tables } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import {
  checkDigitMismatch,
  classicCandidates,
  isClassicVin,
  plainVin,
  tellsOfVin,
  type vehicleContract,
  vinFault,
  type VinReason,
} from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import type { Decoder } from '../decoder.ts';
import type { VehicleTables } from '../tables.ts';

/** Returns why a VIN fails, as far as we can tell. */
function reasonOf(vin: string, decoder: Decoder): VinReason {
  if (isClassicVin(vin)) return classicCandidates(vin).length === 0 ? 'classic-unknown' : 'classic-known';
  const fault = vinFault(vin);
  if (fault && fault.kind !== 'empty') return fault.kind;
  const vehicle = decoder.decode(vin);
  if (checkDigitMismatch(vehicle)) return 'check-digit';
  if (vehicle.make === null) return 'unknown-maker';
  return vehicle.model === null ? 'unknown-model' : 'decodes';
}

/**
 * POST /api-cwa/error_vin. Stores one row per brand and VIN with a failure count and no visitor data. Text that isn't a
 * mistyped VIN isn't stored.
 */
export function errorVin(database: Database, decoder: Decoder): Handler<typeof vehicleContract.errorVin> {
  return async ({ vin: typed }, { brand, text }) => {
    const vin = plainVin(typed);
    if (vin === '') return refuse(422, text.t('vehicle.emptyVin'));
    if (!tellsOfVin(vin)) return null;
    await tables<VehicleTables>(database)
      .insertInto('vehicle_error_vin')
      .values({ brand: brand.key, vin, reason: reasonOf(vin, decoder) })
      .onConflict((conflict) =>
        conflict.columns(['brand', 'vin']).doUpdateSet({
          count: sql`vehicle_error_vin.count + 1`,
          reason: sql`excluded.reason`,
          last_at: sql`now()`,
        }),
      )
      .execute();
    return null;
  };
}
