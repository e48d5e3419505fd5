import { endpoint, success } from '@vinlore/contract';
import { VehicleCatalogueSchema } from '../catalogue/equipment-catalogue.ts';
import { CatalogQuerySchema } from './sticker-fields.ts';

/** Returns fuel economy, engine, and transmission from EPA (spec §7: autoloading sticker data). */
export const autoloadingData = endpoint({
  name: 'catalogue.autoloading',
  summary: 'Fuel economy, engines and transmissions of a vehicle, from EPA.',
  method: 'POST',
  path: '/api-cwa/autoloading-stickerdata',
  encoding: 'multipart',
  auth: 'none',
  attemptsPerMinute: 120,
  request: CatalogQuerySchema,
  answers: { 200: success('What is known, and what is missing.', VehicleCatalogueSchema) },
});
