import { decodeVin, openIndex } from '@vinlore/vehicle-vpic';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loadIndexBytes, readRegression } from '@vinlore/vehicle-vpic/testing';
import { decodedVehicleOf, vehicleDetails, vehicleOfDecoded, VehicleSchema, vehicleSpecs } from '../index.ts';

const TRUCK = {
  vin: '1FTFW1ET5DFC10312',
  year: 2013,
  make: 'FORD',
  model: 'F-150',
  elements: {
    Make: 'FORD',
    Model: 'F-150',
    Series: 'F-Series',
    'Body Class': 'Pickup',
    'Drive Type': '4x4',
    Doors: '4',
  },
  source: { name: 'NHTSA vPIC', asOf: '2026-10-17' },
};

describe('the vehicle of a decoded VIN', () => {
  it("docs/decisions.md §6: matches spec §3's vehicle, with elements as data plus source and date", () => {
    expect(vehicleOfDecoded(TRUCK)).toEqual({
      user_id: null,
      vin: TRUCK.vin,
      year: 2013,
      make: 'Ford',
      model: 'F-150',
      series: 'F-Series',
      model_id: null,
      model_name: null,
      auction: null,
      source: 'NHTSA vPIC',
      data: TRUCK.elements,
      created: '2026-10-17',
      isEurope: false,
      isClassic: false,
      fullName: '2013 Ford F-150',
      json: { vin: TRUCK.vin, year: 2013, make: 'Ford', model: 'F-150', model_id: null, series: 'F-Series' },
      logo: '/logos/ford.svg',
    });
  });

  it("docs/decisions.md §6: keeps manufacturers' model spellings and the model name of a 1981 car", () => {
    const { elements, ...arrow } = { ...TRUCK, year: 1981, make: 'PLYMOUTH', model: 'Arrow' };
    const vehicle = vehicleOfDecoded({ ...arrow, elements: { ...elements, Series: 'Conventional Cab' } });
    expect(vehicle).toMatchObject({ isClassic: true, fullName: '1981 Plymouth Arrow', series: 'Conventional Cab' });
    expect(vehicle.logo).toBe('/logos/classic/plymouth.svg');
  });

  it('uses the EPA class when known, since no VIN encodes one', () => {
    const rowsOf = (vehicleClass: string | null) =>
      vehicleDetails(vehicleOfDecoded(TRUCK, { vehicleClass }).data).filter(({ key }) => key === 'vehicle_class');
    expect(rowsOf('Standard Pickup Trucks 4WD')).toEqual([
      { key: 'vehicle_class', value: 'Standard Pickup Trucks 4WD', from: 'vehicle_class' },
    ]);
    expect(rowsOf(null)).toEqual([]);
  });

  it('converts any VIN to a valid response without losing an element', async () => {
    const index = openIndex(await loadIndexBytes());
    for (const { vin } of readRegression().filter((_, at) => at % 10 === 0)) {
      const decoded = decodedVehicleOf(decodeVin(index, vin, { suggest: false }), index.asOf);
      const vehicle = vehicleOfDecoded(decoded);
      expect(v.parse(VehicleSchema, vehicle)).toEqual(vehicle);
      expect(vehicle.data).toEqual(decoded.elements);
      expect(vehicle.fullName).toBe(decoded.fullName);
      for (const { value } of vehicleSpecs(vehicle.data)) expect(value).not.toBe('');
    }
  });
});
