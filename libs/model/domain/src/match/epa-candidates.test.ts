import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelQuery } from '../facts/model-facts.ts';
import { epaRow } from '../testing/epa-row.ts';
import { gearboxOf } from './epa-attributes.ts';
import { epaCandidates, epaDrive } from './epa-candidates.ts';
import type { EpaRow } from './epa-row.ts';

type Elements = Record<string, string>;
const ask = (elements: Elements = {}, named: Partial<ModelQuery> = {}): ModelQuery => ({
  ...{ year: 2003, make: 'Honda', model: 'Accord', trim: elements['Trim'] ?? null },
  ...named,
  elements,
});
const rowsOf = (rows: readonly Partial<EpaRow>[]) => rows.map((row, at) => epaRow({ epa_id: at + 1, ...row }));
/** Returns the EPA ids that may match. */
const fitting = (query: ModelQuery, ...rows: Partial<EpaRow>[]) =>
  epaCandidates(query, rowsOf(rows)).candidates.map(({ row }) => row.epa_id);

describe('EPA candidates for a decoded VIN', () => {
  it.each<[string, Partial<EpaRow>, Elements]>([
    ['cylinders', { cylinders: 6 }, { 'Engine Number of Cylinders': '6' }],
    ['displacement, to a tenth of a liter', { liters: 3.2 }, { 'Displacement (L)': '3.211864544' }],
    ['drive', { drive: 'All-Wheel Drive' }, { 'Drive Type': '4WD/4-Wheel Drive/4x4' }],
    ['drive, as the trim says it', { drive: 'All-Wheel Drive' }, { Trim: 'EX AWD' }],
    ['fuel', { fuel: 'Diesel' }, { 'Fuel Type - Primary': 'Diesel' }],
    ['a second fuel', { second_fuel: 'E85' }, { 'Fuel Type - Secondary': 'Ethanol (E85)' }],
    ['a manual gearbox', { transmission: 'Manual 5-spd' }, { 'Transmission Style': 'Manual/Standard' }],
    ['gears', { transmission: 'Automatic (S6)' }, { 'Transmission Style': 'Automatic', 'Transmission Speeds': '6' }],
    ['a hybrid', { technology: 'Hybrid' }, { 'Electrification Level': 'Strong HEV (Hybrid Electric Vehicle)' }],
    ['a hybrid, by its second fuel', { technology: 'Hybrid' }, { 'Fuel Type - Secondary': 'Electric' }],
    ['a hybrid, by its trim', { technology: 'Hybrid' }, { Trim: 'Hybrid' }],
    ['a turbocharger', { turbo: true }, { Turbo: 'Yes' }],
    ['doors', { model: 'Accord 2Dr' }, { Doors: '2' }],
    ['a payload', { model: 'Accord 2500' }, { Series: '3/4 Ton' }],
  ])('are told apart by %s', (what, own, elements) => {
    const other = what === 'doors' ? { model: 'Accord 4Dr' } : what === 'a payload' ? { model: 'Accord 1500' } : {};
    expect(fitting(ask(elements), other, own)).toEqual([2]);
  });

  it("all remain when the VIN doesn't tell them apart", () => {
    expect(fitting(ask(), { transmission: 'Manual 5-spd' }, {}, { technology: 'Hybrid' })).toEqual([1, 2, 3]);
    expect(fitting(ask(), { second_fuel: 'E85' }, { drive: 'All-Wheel Drive' }, { turbo: true })).toEqual([1, 2, 3]);
  });

  it("include hybrids when the VIN doesn't rule them out, for any trim", () => {
    const listed = [{ model: 'Camry LE' }, { model: 'Camry Hybrid', technology: 'Hybrid' }, { model: 'Camry' }];
    expect(fitting(ask({ Trim: 'LE' }, { make: 'Toyota', model: 'Camry' }), ...listed)).toEqual([1, 2]);
  });

  it('ignore the drive type when the trims leave hybrid or not open', () => {
    const elements = { Trim: 'Base/Hybrid', 'Drive Type': '4x2' };
    const listed = [{ model: 'Highlander 2WD' }, { model: 'Highlander Hybrid 4WD', drive: 'All-Wheel Drive' }];
    const hybrid = { ...listed[1]!, technology: 'Hybrid' };
    expect(fitting(ask(elements, { make: 'Toyota', model: 'Highlander' }), listed[0]!, hybrid)).toEqual([1, 2]);
  });

  it("match the trim EPA names, and any trim if the vehicle's is unknown", () => {
    const camry = { year: 2018, make: 'Toyota', model: 'Camry' };
    const listed = [{ model: 'Camry' }, { model: 'Camry LE/SE' }, { model: 'Camry XLE/XSE' }];
    expect(fitting(ask({ Trim: 'SE' }, camry), ...listed)).toEqual([2]);
    expect(fitting(ask({}, camry), ...listed)).toEqual([1, 2, 3]);
    expect(fitting(ask({ Trim: 'L' }, camry), ...listed)).toEqual([1, 2, 3]);
  });

  it('match no trim if the VIN leaves several open', () => {
    const listed = [{ model: 'Corolla' }, { model: 'Corolla LE' }];
    const corolla = { make: 'Toyota', model: 'Corolla' };
    expect(fitting(ask({ Trim: 'L/LE/SE' }, corolla), ...listed)).toEqual([1, 2]);
    expect(fitting(ask({ Trim: 'LE' }, corolla), ...listed)).toEqual([2]);
  });

  it("aren't decided by a longer name than the trim: not every LE is an LE Eco", () => {
    const listed = [{ model: 'Corolla' }, { model: 'Corolla LE Eco' }];
    expect(fitting(ask({ Trim: 'LE' }, { make: 'Toyota', model: 'Corolla' }), ...listed)).toEqual([1, 2]);
  });

  it('match only the body style EPA names', () => {
    const listed = [{ model: 'G37' }, { model: 'G37 Coupe' }, { model: 'G37 Convertible' }];
    const g37 = { make: 'Infiniti', model: 'G37' };
    expect(fitting(ask({ 'Body Class': 'Convertible/Cabriolet' }, g37), ...listed)).toEqual([3]);
    expect(fitting(ask({ 'Body Class': 'Sedan/Saloon' }, g37), ...listed)).toEqual([1]);
    expect(fitting(ask({}, g37), ...listed)).toEqual([1, 2, 3]);
  });

  it("aren't ruled out by trim when the VIN doesn't specify the body style", () => {
    const listed = [{ model: 'Accord LX/EX' }, { model: 'Accord Coupe' }, { model: 'Accord' }];
    expect(fitting(ask({ Trim: 'EX', 'Body Class': 'Coupe' }), ...listed)).toEqual([1, 2]);
    expect(fitting(ask({ Trim: 'EX' }), ...listed)).toEqual([1, 2]);
  });

  it('exclude models whose names merely start the same', () => {
    const listed = [{ model: 'Camry' }, { model: 'Camry Solara' }];
    expect(fitting(ask({}, { make: 'Toyota', model: 'Camry' }), ...listed)).toEqual([1]);
    expect(fitting(ask({}, { make: 'Toyota', model: 'Camry Solara' }), ...listed)).toEqual([2]);
  });

  it('are empty when everything contradicts what is known', () => {
    expect(fitting(ask({ 'Engine Number of Cylinders': '8' }), {})).toEqual([]);
  });
});

const ELEMENTS = {
  'Drive Type': ['FWD/Front-Wheel Drive', '4x2', 'AWD/All-Wheel Drive', undefined],
  'Electrification Level': ['Strong HEV (Hybrid Electric Vehicle)', undefined],
  'Fuel Type - Secondary': ['Ethanol (E85)', 'Electric', undefined],
  'Body Class': ['Sedan/Saloon', 'Coupe', undefined],
  'Displacement (L)': ['2.4', '3.0', undefined],
  'Transmission Style': ['Manual/Standard', 'Automatic', undefined],
  Trim: ['EX', 'LX', 'LX/EX', undefined],
};
const decoded = fc
  .record(Object.fromEntries(Object.entries(ELEMENTS).map(([name, values]) => [name, fc.constantFrom(...values)])))
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Elements);
const listedRow = fc.record({
  model: fc.constantFrom('Accord', 'Accord Coupe', 'Accord EX', 'Accord Hybrid', 'Accord LX/EX', 'Accord EX Eco'),
  drive: fc.constantFrom('Front-Wheel Drive', 'All-Wheel Drive', '2-Wheel Drive', null),
  technology: fc.constantFrom('Hybrid', null),
  second_fuel: fc.constantFrom('E85', null),
  liters: fc.constantFrom(2.4, 3),
  transmission: fc.constantFrom('Manual 5-spd', 'Automatic (AV)', 'Automatic 4-spd'),
});

describe('never guess', () => {
  it('knowing less keeps every candidate that matched before', () => {
    fc.assert(
      fc.property(decoded, fc.array(listedRow, { maxLength: 6 }), fc.nat(), (elements, rows, at) => {
        const names = Object.keys(elements);
        const { [names[at % Math.max(names.length, 1)] ?? '']: _, ...less } = elements;
        const before = fitting(ask(elements), ...rows);
        expect(fitting(ask(less), ...rows)).toEqual(expect.arrayContaining(before));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keep hybrids unless the VIN rules them out, whatever is listed', () => {
    fc.assert(
      fc.property(decoded, listedRow, (elements, row) => {
        const { 'Electrification Level': _, 'Fuel Type - Secondary': __, ...silent } = elements;
        const plain = { ...row, technology: null };
        const [, ...others] = fitting(ask(silent), plain, { ...plain, technology: 'Hybrid' });
        const fits = fitting(ask(silent), plain).length > 0;
        expect(others.length > 0).toBe(fits);
      }),
      { numRuns: 300 },
    );
  });
});

describe('EPA drive type of a vehicle', () => {
  const driveOf = (elements: Elements, ...rows: Partial<EpaRow>[]) =>
    epaDrive(epaCandidates(ask(elements), rowsOf(rows)));

  it('is returned if the model has no other', () => {
    expect(driveOf({}, {}, { transmission: 'Manual 5-spd' })).toBe('Front-Wheel Drive');
    expect(driveOf({}, {}, { drive: 'All-Wheel Drive' })).toBeNull();
    expect(driveOf({})).toBeNull();
  });

  it("isn't inferred when the other drive type is listed only with a different engine", () => {
    const rows = [{}, { drive: 'All-Wheel Drive', liters: 3.5 }];
    expect(driveOf({ 'Displacement (L)': '2.4' }, ...rows)).toBeNull();
    expect(driveOf({ 'Displacement (L)': '2.4', 'Drive Type': '4x2' }, ...rows)).toBe('Front-Wheel Drive');
  });
});

describe('EPA transmissions', () => {
  it('docs/decisions.md §5: treats the single gear of an electric car as one gear, though EPA files it as variable', () => {
    const transmission = 'Automatic (variable gear ratios)';
    expect(gearboxOf({ transmission, fuel: 'Electricity' })).toBeNull();
    expect(gearboxOf({ transmission, fuel: 'Regular Gasoline' })).toEqual({ kind: 'cvt', gears: null });
    expect(gearboxOf({ transmission: 'Automatic (AM-S7)', fuel: 'Diesel' })).toEqual({ kind: 'automated', gears: 7 });
    expect(gearboxOf({ transmission: null, fuel: 'Diesel' })).toBeNull();
  });
});
