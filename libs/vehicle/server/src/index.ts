export { loadCatalogue } from './catalogue/load-catalogue.ts';
export type { VehicleCatalogue } from './catalogue/vehicle-catalogue.ts';
export { type Decoder, loadDecoder } from './decoder.ts';
export { plateProviders } from './plate-providers.ts';
export { importPlates } from './plates/import-plates.ts';
export type { PlateLookUp, PlateOutcome, PlateQuery } from './plates/plate-look-up.ts';
export { plateTableStock } from './plates/plate-table.ts';
export { seedSamplePlates } from './plates/sample-plates.ts';
export { createVehicleSlice, type VehicleParts } from './vehicle-slice.ts';
