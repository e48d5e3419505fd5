import { endpoint, file, refusal, success } from '@vinlore/contract';
import { normalizeVin } from '@vinlore/vehicle-vpic';
import * as v from 'valibot';
import { FailedVinSchema, VIN_NOTE_LENGTH, VIN_REASONS } from '../../failed-vin.ts';

const staff = { auth: 'staff', permission: ['support', 'content'] } as const;

const filters = {
  /** Open VINs or resolved ones. */
  state: v.optional(v.picklist(['open', 'handled']), 'open'),
  reason: v.optional(v.picklist(VIN_REASONS)),
  /** VIN prefix of at least three characters (the WMI). The list is then sorted by VIN. */
  search: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(64),
      v.transform(normalizeVin),
      v.check((text) => text === '' || text.length >= 3, 'vehicle.searchShort'),
    ),
    '',
  ),
};

/** Lists VINs that failed for this brand's visitors, most requested first. */
export const staffVins = endpoint({
  ...staff,
  name: 'vehicle.staffVins',
  summary: 'VINs that failed, the one most asked for first.',
  method: 'GET',
  path: '/api-cwa/staff/vins',
  encoding: 'query',
  request: v.strictObject({
    ...filters,
    /** VIN to continue after, and its lookup count when it was listed. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10} .{1,64}$/u))),
  }),
  answers: {
    200: success(
      'At most 50.',
      v.object({ vins: v.array(FailedVinSchema), more: v.boolean(), cursor: v.nullable(v.string()) }),
    ),
  },
});

/** The same list as a CSV file. */
export const staffVinsFile = endpoint({
  ...staff,
  name: 'vehicle.staffVinsFile',
  event: 'export.made',
  summary: 'VINs that failed as CSV, the first 100,000 of them.',
  method: 'GET',
  path: '/api-cwa/staff/vins/csv',
  encoding: 'query',
  recentProof: true,
  request: v.strictObject(filters),
  answers: { 200: file('A line for each.', 'text/csv') },
});

/** Marks a VIN as resolved or reopens it. */
export const staffHandleVin = endpoint({
  ...staff,
  name: 'vehicle.staffHandleVin',
  summary: 'Marks a VIN that failed as handled, with a note, or lets it wait again.',
  method: 'POST',
  path: '/api-cwa/staff/vin/handle',
  encoding: 'json',
  site: true,
  request: v.strictObject({
    vin: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    handled: v.boolean(),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(VIN_NOTE_LENGTH, 'vehicle.noteLong')), ''),
  }),
  answers: { 200: success('The VIN.', FailedVinSchema), 404: refusal('Nobody has asked this brand for it.') },
});
