import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ReportDataSchema, type SourceAnswer } from '../data/report-data.ts';
import { anyEvent, at, madeUp, miles } from '../rules/testing/facts.ts';
import { composeReport, type ComposeReportInput } from './compose-report.ts';

const VIN = '4T1BF1FK9CU000008';

const decoded: DecodedVehicle = {
  vin: VIN,
  year: 2012,
  make: 'TOYOTA',
  model: 'Camry',
  trim: 'LE',
  fullName: '2012 Toyota Camry',
  elements: {
    'Body Class': 'Sedan/Saloon',
    'Displacement (L)': '2.5',
    'Engine Number of Cylinders': '4',
    'Fuel Type - Primary': 'Gasoline',
    'Plant City': 'GEORGETOWN',
    'Plant Country': 'UNITED STATES (USA)',
    Series: 'ASV50L',
    Trim: 'LE',
  },
  errorCodes: [0],
  errorText: '',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-03-12' },
};

const input = (more: Partial<ComposeReportInput> = {}): ComposeReportInput => ({
  id: 'r1',
  brand: { key: 'vinlore', name: 'Vinlore', domain: 'vinlore.localhost' },
  madeAt: '2026-11-20T20:00:00.000Z',
  vin: VIN,
  vehicle: { kind: 'standard', decoded },
  mileage: null,
  events: [],
  recalls: [],
  facts: [],
  type: 'US',
  europe: false,
  sources: [],
  ...more,
});

const factOf = (more: Partial<ComposeReportInput>, key: string) =>
  composeReport(input(more)).vehicle.facts.find((fact) => fact.key === key);

describe('vehicle identity in a report', () => {
  it('spec §3: year, make, model; with its trim', () => {
    expect(composeReport(input()).vehicle).toMatchObject({
      title: '2012 Toyota Camry LE',
      year: 2012,
      make: 'TOYOTA',
      model: 'Camry',
      series: 'ASV50L',
      trim: 'LE',
      checkDigit: 'agrees',
    });
    const long = { ...decoded, trim: 'Limited Edition with Every Package' };
    expect(composeReport(input({ vehicle: { kind: 'standard', decoded: long } })).vehicle.title).toBe(
      '2012 Toyota Camry',
    );
  });

  it('docs/decisions.md §5: names the source of each fact, and marks missing ones as unknown', () => {
    expect(factOf({}, 'body_type')).toEqual({
      key: 'body_type',
      value: 'Sedan/Saloon',
      from: 'decoded',
      source: 'NHTSA vPIC',
    });
    expect(factOf({}, 'plant_city')?.value).toBe('GEORGETOWN');
    expect(factOf({}, 'exterior_color')).toEqual({ key: 'exterior_color', value: null, from: 'unknown', source: null });
  });

  it('docs/decisions.md §5: doesn’t present typical values of the vehicle type as facts', () => {
    const typical = { 'Drive Type': 'RWD/Rear-Wheel Drive', 'Curb Weight (pounds)': '4025' };
    const withTypical = composeReport(input({ vehicle: { kind: 'standard', decoded: { ...decoded, typical } } }));
    expect(withTypical).toEqual(composeReport(input()));
  });

  it('doesn’t call the engine unknown if only its model is', () => {
    expect(factOf({}, 'engine')).toBeUndefined();
    const bare = { ...decoded, elements: {} };
    expect(factOf({ vehicle: { kind: 'standard', decoded: bare } }, 'engine')?.from).toBe('unknown');
  });

  it('takes colors from the latest record and names its source', () => {
    const events = [
      madeUp('listing', '2024', { recordId: '2', detail: { exterior: 'Silver' }, source: 'Sample listings' }),
      madeUp('auction', '2020', { detail: { exterior: 'Gray' } }),
    ];
    expect(factOf({ events }, 'exterior_color')).toEqual({
      key: 'exterior_color',
      value: 'Silver',
      from: 'source',
      source: 'Sample listings',
    });
  });

  it('fills gaps of the decode with what sources report', () => {
    const said = (key: string, value: string) => ({ key, value, from: 'source' as const, source: 'Provider' });
    const facts = [said('transmission', '6-speed'), said('body_type', 'Wagon')];
    expect(factOf({ facts }, 'transmission')).toEqual(said('transmission', '6-speed'));
    expect(factOf({ facts }, 'body_type')?.value).toBe('Sedan/Saloon');
  });

  it('spec §3: names a classic by its series', () => {
    const classic = {
      year: 1969,
      make: 'CHEVROLET',
      model: 'Chevelle',
      series: 'SS 396',
      plant: 'Baltimore, Maryland',
    };
    const report = composeReport(
      input({ vin: '138379B300000', vehicle: { kind: 'classic', classic, from: 'decoded' } }),
    );
    expect(report).toMatchObject({
      kind: 'classic',
      vehicle: { title: '1969 Chevrolet SS 396', checkDigit: 'unknown' },
    });
    expect(report.vehicle.facts).toContainEqual({
      key: 'plant',
      value: 'Baltimore, Maryland',
      from: 'decoded',
      source: 'Classic VIN tables',
    });
    const nameless = { year: null, make: null, model: null, series: null };
    const unknown = input({ vin: '12345', vehicle: { kind: 'classic', classic: nameless, from: 'entered' } });
    expect(composeReport(unknown).vehicle.title).toBe('12345');
    expect(composeReport(unknown).vehicle).not.toHaveProperty('titleFrom');
    const named = { ...nameless, year: 1949, make: 'Hudson', model: 'Commodore' };
    const told = composeReport(input({ vin: '12345', vehicle: { kind: 'classic', classic: named, from: 'entered' } }));
    expect(told.vehicle).toMatchObject({ title: '1949 Hudson Commodore', titleFrom: 'entered' });
  });

  it('spec §3, isEurope: detects a European vehicle by a source’s flag or name, and names it by make and model', () => {
    const flagged = composeReport(input({ europe: true }));
    expect(flagged).toMatchObject({ kind: 'europe', vehicle: { title: 'Toyota Camry' } });
    const events = [madeUp('inspection', '2019', { source: 'Sample Europe feed' })];
    expect(composeReport(input({ events })).kind).toBe('europe');
    // docs/decisions.md §4: requesting European records doesn't make a car European.
    expect(composeReport(input({ type: 'EU' }))).toMatchObject({ kind: 'standard', type: 'EU' });
    expect(composeReport(input()).kind).toBe('standard');
    expect(composeReport(input({ type: 'CA' }))).toMatchObject({ kind: 'standard', type: 'CA' });
  });
});

describe('composing a report', () => {
  it('runs the rules as of the report date, and ignores future events', () => {
    const events = [
      madeUp('service', '2020-01-01', { odometer: miles(60_000) }),
      madeUp('service', '2027-01-01', { odometer: miles(40_000) }),
    ];
    const report = composeReport(input({ events }));
    expect(report.events).toHaveLength(2);
    expect(report.findings.map(({ rule }) => rule)).toEqual(['future-record', 'late-first-record', 'silent-since']);
  });

  it('accepts a record dated tomorrow, since it’s already tomorrow somewhere', () => {
    expect(composeReport(input({ events: [madeUp('sale', '2026-11-21')] })).findings).toMatchObject([
      { rule: 'late-first-record' },
    ]);
  });

  it('docs/decisions.md §5: is marked as a sample if a record, recall, or source of it is one', () => {
    const source: Omit<SourceAnswer, 'records' | 'sample'> = {
      name: 'Sample feed',
      kind: 'events',
      status: 'answered',
      asOf: null,
      covers: [],
    };
    expect(composeReport(input()).sample).toBe(false);
    expect(composeReport(input({ events: [madeUp('title', '2020', { sample: true })] })).sample).toBe(true);
    expect(composeReport(input({ sources: [{ ...source, records: 1, sample: true }] })).sample).toBe(true);
    // A sample feed without a record covers only sample cars.
    expect(composeReport(input({ sources: [{ ...source, records: 0, sample: true }] })).sample).toBe(true);
    const recalls: SourceAnswer = { ...source, kind: 'recalls', records: 0, sample: true };
    expect(composeReport(input({ sources: [recalls] })).sample).toBe(false);
  });

  it('spec §9: checks the member’s mileage against the records', () => {
    const events = [madeUp('title', '2020-01-01', { odometer: miles(60_000), place: at('OH') })];
    const report = composeReport(input({ events, mileage: 50_000 }));
    expect(report.mileage).toBe(50_000);
    expect(report.findings).toContainEqual(
      expect.objectContaining({ rule: 'entered-mileage', status: 'alert', events: ['e1'] }),
    );
  });

  it('never throws on valid events, and its output matches the schema', () => {
    const any = fc.record({
      events: fc.array(anyEvent, { maxLength: 60 }),
      mileage: fc.option(fc.integer({ min: 1, max: 9e6 })),
    });
    fc.assert(
      fc.property(any, (more) => {
        expect(v.safeParse(ReportDataSchema, composeReport(input(more))).issues).toBeUndefined();
      }),
    );
  });
});
