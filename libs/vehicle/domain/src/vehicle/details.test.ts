import { describe, expect, it } from 'vitest';
import { SPEC_FIELDS, vehicleDetails, vehicleSpecs } from '../index.ts';

const keys = (record: Record<string, unknown>) => vehicleDetails(record).map(({ key }) => key);

describe('vehicle detail label table', () => {
  it('spec §3: has these rows, each shown only if it has a value', () => {
    const record = {
      made_in: 'Japan',
      engine_description: '2.4 L',
      engine: 'K24A4',
      fuel_type: 'Gasoline',
      transmission: 'Automatic',
      displacement: '649',
      drive_type: 'FWD',
      series: 'EX',
      curb_weight: '3000',
      msrp: '$22,000',
      body_type: 'Coupe',
      manufacturer: 'HONDA',
      standard_seating: 5,
      vehicle_class: 'Midsize',
      vehicle_type: 'MOTORCYCLE',
      trim_level: 'EX-L',
      anti_brake_system: 'Standard',
      number_of_doors: '2',
    };
    expect(keys(record)).toEqual([
      'make',
      'engine_capacity',
      'engine',
      'fuel_type',
      'transmission',
      'displacement',
      'drive_type',
      'series',
      'curb_weight',
      'msrp',
      'body_type',
      'manufacturer',
      'standard_seating',
      'vehicle_class',
      'vehicle_type',
      'trim_level',
      'anti_brake_system',
      'number_of_doors',
    ]);
    expect(keys({ trim: 'EX', doors: '2', country: 'Japan' })).toEqual(['trim', 'doors', 'country']);
  });

  it('spec §3: shows some rows only when related fields are missing', () => {
    expect(keys({ trim: 'EX', trim_level: 'EX-L' })).toEqual(['trim']);
    expect(keys({ doors: '2', number_of_doors: '2' })).toEqual(['doors']);
    expect(keys({ made_in: 'Japan', country: 'Japan' })).toEqual(['make']);
  });

  it('spec §3: shows displacement for motorcycles only', () => {
    expect(keys({ 'Displacement (CC)': '649', 'Vehicle Type': 'MOTORCYCLE' })).toContain('displacement');
    expect(keys({ 'Displacement (CC)': '649', 'Vehicle Type': 'PASSENGER CAR' })).not.toContain('displacement');
    expect(keys({ 'Displacement (CC)': '649' })).toEqual([]);
  });

  it('reads the field names of vPIC, the EPA file, and providers', () => {
    expect(vehicleDetails({ 'Body Class': 'Coupe', trany: 'Manual 5-spd', drivetrain: 'FWD' })).toEqual([
      { key: 'transmission', value: 'Manual 5-spd', from: 'trany' },
      { key: 'drive_type', value: 'FWD', from: 'drivetrain' },
      { key: 'body_type', value: 'Coupe', from: 'Body Class' },
    ]);
  });

  it('docs/decisions.md §5: omits unknown values instead of filling them in', () => {
    expect(vehicleDetails({ trim: '', engine: 'N/A', fuel_type: null, doors: Number.NaN, series: {} })).toEqual([]);
  });
});

describe('vehicle spec display', () => {
  it('spec §3: keeps only these fields', () => {
    const everything = Object.fromEntries(SPEC_FIELDS.map((field) => [field, 'x']));
    expect(vehicleSpecs({ ...everything, Color: 'red', vin: 'V' }).map(({ field }) => field)).toEqual([
      'MSRP',
      'Drive',
      'Fuel Type',
      'Fuel',
      'No. Doors',
      'doors',
      'No. Of Gears',
      'Model Number',
      'Body Maker',
      'Cylinders',
      'Wheelbase',
      'Displacement',
      'Type',
      'Torque',
      'Axle Type',
      'Length',
      'Width',
      'Height',
      'Weight',
      'Passengers',
      'Oil',
      'Front Tread',
      'Rear Tread',
    ]);
  });

  it('spec §3: keeps them only when non-empty', () => {
    expect(vehicleSpecs({ MSRP: '', Drive: ' ', Fuel: null, Cylinders: 8, Length: '183.6 in' })).toEqual([
      { field: 'Cylinders', value: '8', from: 'Cylinders' },
      { field: 'Length', value: '183.6 in', from: 'Length' },
    ]);
  });

  it("maps vPIC variables, preferring the record's own field", () => {
    const elements = { 'Drive Type': 'AWD', 'Transmission Speeds': '6', 'Engine Number of Cylinders': '4', Doors: '' };
    expect(vehicleSpecs({ ...elements, Cylinders: 'V6' })).toEqual([
      { field: 'Drive', value: 'AWD', from: 'Drive Type' },
      { field: 'No. Of Gears', value: '6', from: 'Transmission Speeds' },
      { field: 'Cylinders', value: 'V6', from: 'Cylinders' },
    ]);
  });
});
