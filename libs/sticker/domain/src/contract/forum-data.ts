import { endpoint, success } from '@vinlore/contract';
import { VehicleCatalogueSchema } from '../catalogue/equipment-catalogue.ts';
import { CatalogQuerySchema } from './sticker-fields.ts';

/** Returns trims and specifications from vPIC (spec §7: forum sticker data; docs/decisions.md §3). */
export const forumData = endpoint({
  name: 'catalogue.forum',
  summary: 'Trims and specifications of a vehicle, from the makers’ filings.',
  method: 'POST',
  path: '/api-cwa/get-vymmtautoblog-forumData',
  aliases: ['/get-vymmtautoblog-forumData'],
  encoding: 'multipart',
  auth: 'none',
  attemptsPerMinute: 120,
  request: CatalogQuerySchema,
  answers: { 200: success('What is known, and what is missing.', VehicleCatalogueSchema) },
});
