import { describe, expect, it } from 'vitest';
import { loadIndexBytes } from '../testing/load.mjs';
import { decodeVin, openIndex } from './index.ts';

const index = openIndex(await loadIndexBytes());

describe('decodeVin', () => {
  it('design vin-decoding: a clean VIN gives year, make, model and elements by vPIC names', () => {
    const decoded = decodeVin(index, '1HGCM82633A004352');
    expect(decoded).toMatchObject({ year: 2003, make: 'HONDA', model: 'Accord', errorCodes: [0] });
    expect(decoded.elements).toMatchObject({ 'Body Class': 'Coupe', 'Plant City': 'MARYSVILLE', Trim: 'EX-V6' });
  });
});
