import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { expect, it } from 'vitest';
import { stickerInput } from './sticker-inputs.ts';

const vehicle: DecodedVehicle = {
  vin: '1HGCM82633A004352',
  year: 2003,
  make: 'HONDA',
  model: 'Accord',
  trim: 'EX',
  fullName: '2003 Honda Accord',
  elements: { 'Body Class': 'Coupe' },
  errorCodes: [0],
  errorText: '',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-03-12' },
};

it('docs/decisions.md §5: nothing merely typical of the vehicle type is printed', () => {
  const typical = { 'Gross Vehicle Weight Rating From': 'Class 1: 6,000 lb or less (2,722 kg or less)' };
  expect(stickerInput({ ...vehicle, typical })).toEqual(stickerInput(vehicle));
});
