export { checkDigit, normaliseVin as plainVin } from '@vinlore/vehicle-vpic';
export { vehicleContract } from './contract/index.ts';
export * from './decoded-vehicle.ts';
export * from './title-case.ts';
export { type Detail, type DetailKey, vehicleDetails } from './vehicle/details.ts';
export type { VehicleRecord } from './vehicle/record.ts';
export { type Spec, SPEC_FIELDS, vehicleSpecs } from './vehicle/specs.ts';
export { CLASSIC_MAX_YEAR, LOGO_SIZE, type Vehicle, vehicleFrom, type VehicleJson } from './vehicle/vehicle.ts';
export * from './vin.ts';
