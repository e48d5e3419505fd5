import { pathsOf } from '@vinlore/contract';
import { expect, it } from 'vitest';
import { vehicleContract } from './index.ts';

const served = Object.values(vehicleContract).flatMap((row) => pathsOf(row).map((path) => `${row.method} ${path}`));

it.each([
  ['GET', '/api/decode'],
  ['GET', '/api-cwa/decode'],
  ['GET', '/api-cwa/classicmapping'],
  ['GET', '/api-cwa/license_plate_decode'],
  ['GET', '/api_cwa/license_plate_decode'],
  ['POST', '/api-cwa/vin-validate'],
  ['POST', '/api_cwa/vin-validate'],
  ['POST', '/api-cwa/error_vin'],
  ['POST', '/landing/decode_data'],
  ['GET', '/api-cwa/get-makes'],
  ['GET', '/api-cwa/get-models'],
  ['GET', '/api-cwa/get-stickeryear'],
  ['GET', '/api-cwa/get-stickermakes'],
  ['GET', '/api-cwa/get-stickermodels'],
  ['GET', '/api-cwa/get-stickertrims'],
])('spec §7, docs/decisions.md §3: each vehicle path of the table has a row: %s %s', (method, path) => {
  expect(served).toContain(`${method} ${path}`);
});

it('has no two rows with the same name or the same method and path', () => {
  const names = Object.values(vehicleContract).map((row) => row.name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(served).size).toBe(served.length);
});
