import { defineModule } from '@vinlore/server-kit';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { catalogueCalls } from './calls/catalogue.ts';
import { classicMapping } from './calls/classic-mapping.ts';
import { decodeBatch } from './calls/decode-batch.ts';
import { decode } from './calls/decode.ts';
import { errorVin } from './calls/error-vin.ts';
import { failedVinCalls } from './calls/failed-vins.ts';
import { licensePlateDecode, type PlateDeps, vehicleWays } from './calls/plates.ts';
import { vinValidate } from './calls/vin-validate.ts';
import type { VehicleCatalogue } from './catalogue/vehicle-catalogue.ts';
import { vehicleServerMessages } from './messages/index.ts';
import { vehicleMigrations } from './migrations.ts';
import { vehicleOperations } from './v1/vehicle-operations.ts';
import type { SecondOpinion } from './second-opinion/second-opinion.ts';

/** Dependencies of the vehicle module. */
export interface VehicleDeps extends PlateDeps {
  readonly catalogue: VehicleCatalogue;
  /** Second opinion for VINs our own index knows little about; none by default. */
  readonly secondOpinion?: SecondOpinion;
}

/** The server half of the vehicle module. */
export function createVehicleModule(deps: VehicleDeps) {
  const { decoder, database, catalogue, secondOpinion = (vehicle) => Promise.resolve(vehicle) } = deps;
  return defineModule({
    name: 'vehicle',
    contract: vehicleContract,
    handlers: {
      decode: decode(decoder, secondOpinion),
      decodeData: decode(decoder, secondOpinion),
      decodeBatch: decodeBatch(decoder),
      classicMapping,
      vinValidate: vinValidate(decoder),
      errorVin: errorVin(database, decoder),
      licensePlateDecode: licensePlateDecode(deps),
      vehicleWays: vehicleWays(deps),
      ...failedVinCalls(database),
      ...catalogueCalls(catalogue),
    },
    operations: vehicleOperations({ decoder, secondOpinion, catalogue }),
    migrations: vehicleMigrations,
    messages: vehicleServerMessages,
  });
}
