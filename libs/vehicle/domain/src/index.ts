export { vehicleContract } from './contract/index.ts';
export * from './decoded-vehicle.ts';
export * from './vin.ts';
