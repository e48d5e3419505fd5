export { checkDigit, normaliseVin as plainVin } from '@vinlore/vehicle-vpic';
export { vehicleContract } from './contract/index.ts';
export * from './decoded-vehicle.ts';
export * from './title-case.ts';
export * from './vin.ts';
