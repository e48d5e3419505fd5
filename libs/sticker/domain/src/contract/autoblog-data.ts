import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { VehicleCatalogueSchema } from '../catalogue/equipment-catalogue.ts';
import { NameField, OptionalNameField, OptionalVinField, YearField } from './sticker-fields.ts';

/** Returns trims, colors, and packages from imported catalogs (spec §7; docs/decisions.md §3). */
export const autoblogData = endpoint({
  name: 'catalogue.autoblog',
  summary: 'Trims, colors, options and packages of a vehicle, from imported catalogues.',
  method: 'POST',
  path: '/api-cwa/get-autoblog-data',
  aliases: ['/get-autoblog-data'],
  encoding: 'multipart',
  auth: 'none',
  attemptsPerMinute: 120,
  request: v.strictObject({
    /** VIN whose encoded items are preselected; empty if unknown. */
    vin: OptionalVinField,
    year: YearField,
    /** With dashes; the first space as an underscore (spec §7). Other spellings are accepted too. */
    make: NameField,
    model: NameField,
    style: OptionalNameField,
  }),
  answers: { 200: success('What is known, and what is missing.', VehicleCatalogueSchema) },
});
