import { CallError } from '@vinlore/contract';
import { loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { SiteProvider, uiMessages } from '@vinlore/ui';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { decodedMessages } from '../messages/decoded.ts';
import { vehicleMessages } from '../messages/index.ts';
import { DecodePage, type DecodePageProps } from './decode-page.tsx';
import { ORDER } from './element-groups.ts';
import { elementTable } from './element-table.ts';
import { plantOf } from './plant-in-words.ts';

afterEach(cleanup);

const ACURA: DecodedVehicle = {
  vin: '19UUA56633A055128',
  year: 2003,
  make: 'ACURA',
  model: 'TL',
  trim: null,
  fullName: '2003 Acura TL',
  elements: {
    Make: 'ACURA',
    Model: 'TL',
    'Model Year': '2003',
    'Vehicle Type': 'PASSENGER CAR',
    'Displacement (L)': '3.211864544',
    'Displacement (CC)': '3211.864544',
    'Engine Brake (hp) From': '225',
    'Plant City': 'MARYSVILLE',
    'Plant State': 'OHIO',
    'Plant Country': 'UNITED STATES (USA)',
    'Grille Color': 'Chrome',
    'Fuel Type - Secondary': '',
  },
  errorCodes: [0],
  errorText: '0 - VIN decoded clean. Check Digit (9th position) is correct',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-10-17' },
};

const texts = {
  en: await loadMessages([uiMessages, vehicleMessages, decodedMessages], 'en'),
  es: await loadMessages([uiMessages, vehicleMessages, decodedMessages], 'es'),
};

function page(props: Partial<DecodePageProps>, language: 'en' | 'es' = 'en') {
  return render(
    <SiteProvider brand={shippedBrand('vinlore')} language={language} messages={texts[language]}>
      <DecodePage vin={ACURA.vin} vehicle={null} error={null} button="Go" {...props} />
    </SiteProvider>,
  );
}

describe('DecodePage', () => {
  it('docs/decisions.md §5: shows known values with source and date, and omits unknown ones', () => {
    page({ vehicle: ACURA, next: <a href="#sticker">Create sticker</a> });
    expect(screen.getByRole('heading', { level: 1, name: '2003 Acura TL' })).toBeDefined();
    expect(screen.getByText('Built in Marysville, Ohio.')).toBeDefined();
    expect(screen.getByText('3.2 L')).toBeDefined();
    expect(screen.getByText('Passenger car')).toBeDefined();
    expect(screen.getByText(/NHTSA vPIC, as of Oct 17, 2026/)).toBeDefined();
    expect(screen.queryByText('Secondary fuel')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Safety' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Create sticker' })).toBeDefined();
  });

  it('spec §3: shows the spec display, then the remaining label rows, each value once', () => {
    const elements = {
      ...ACURA.elements,
      'Body Class': 'Coupe',
      'Drive Type': 'FWD/Front-Wheel Drive',
      'Engine Number of Cylinders': '6',
      'Transmission Speeds': '5',
      'Wheelbase (inches) From': '105.1',
      'Fuel Type - Primary': 'Gasoline',
      'Base Price ($)': '33180',
      Doors: '2',
      Trim: 'Type S',
    };
    page({ vehicle: { ...ACURA, elements }, published: { vehicleClass: 'Compact Cars' } });
    const section = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).parentElement!);
    const labels = (name: string) =>
      section(name)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(labels('Specifications')).toEqual([
      ...['MSRP', 'Fuel type', 'Cylinders', 'Displacement', 'Drive type', 'Gears', 'Body type', 'Doors', 'Wheelbase'],
    ]);
    expect(
      section('Specifications')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Price', 'Engine', 'Drivetrain', 'Body', 'Size and weight']);
    expect(labels('Vehicle details')).toEqual(['Trim', 'Made in', 'Vehicle class (EPA)', 'Vehicle type']);
    for (const value of ['$33,180.00', '105.1 in', 'Coupe', '3.2 L'])
      expect(screen.getAllByText(value)).toHaveLength(1);
  });

  it('docs/decisions.md §5: shows no specs heading without a known spec', () => {
    page({ vehicle: { ...ACURA, elements: { Make: 'ACURA', 'Plant City': 'MARYSVILLE' } } });
    expect(screen.queryByRole('heading', { name: 'Specifications' })).toBeNull();
    expect(screen.queryByText('Vehicle class (EPA)')).toBeNull();
  });

  it('is in Spanish and marks values left in English for screen readers', () => {
    page({ vehicle: ACURA }, 'es');
    expect(screen.getByText('Cilindrada')).toBeDefined();
    expect(screen.getByText('Automóvil de pasajeros').getAttribute('lang')).toBeNull();
    expect(screen.getByText('Grille Color').getAttribute('lang')).toBe('en');
  });

  it("explains NHTSA's codes and links to the likely VIN", () => {
    const vin = '4T1BF1FK0CU000180';
    const suggestions = [{ vin: '4T1BF1FK0CU000108', positions: [16, 17] }];
    page({ vehicle: { ...ACURA, vin, errorCodes: [1, 8, 99], errorText: '99 - odd', suggestions } });
    expect(screen.getByText(/check digit doesn’t match/)).toBeDefined();
    expect(screen.getByText(/doesn’t currently have detailed data/)).toBeDefined();
    expect(screen.getByText('NHTSA message: 99 - odd')).toBeDefined();
    expect(screen.getByRole('link', { name: '4T1BF1FK0CU000108' }).getAttribute('href')).toBe(
      '/decode?vin=4T1BF1FK0CU000108',
    );
  });

  it('asks for a VIN if none was submitted', () => {
    page({ vin: '' });
    expect(screen.getByRole('textbox')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it("shows the server's message and corrections for an invalid VIN and keeps it in the field", () => {
    const data = { suggestions: [{ vin: ACURA.vin, positions: [9] }] };
    page({ vin: '19UUA566O3A055128', error: new CallError('refused', 'Character 9 is the letter O.', 422, data) });
    expect(screen.getByText('Character 9 is the letter O.')).toBeDefined();
    expect(screen.getByRole('link', { name: ACURA.vin })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('19UUA566O3A055128');
  });

  it('spec §4: calls 14 characters or fewer a classic VIN and says that no numbering matches', () => {
    page({ vin: '7F02C100108', error: new CallError('refused', 'A VIN has 17 characters.', 422) });
    expect(screen.getByRole('heading', { name: 'Classic VIN' })).toBeDefined();
    expect(screen.getByText(/doesn’t match any format/)).toBeDefined();
  });

  it('look.md: says when the source is down, with a reference number and a retry button', () => {
    page({ error: new CallError('refused', '', 503, undefined, 'r-9') });
    expect(screen.getByRole('alert').textContent).toMatch(/You haven’t been charged.*r-9/);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`/decode?vin=${ACURA.vin}`);
  });
});

describe('the vehicle detail label table', () => {
  it('spec §3: labels the rows, puts “Made in” before the country, and shows each value once', () => {
    page({ vehicle: ACURA });
    expect(screen.getByText('Made in').nextElementSibling!.textContent).toBe('U.S.');
    expect(screen.getAllByText('U.S.')).toHaveLength(1);
    expect(screen.queryByText('Plant country')).toBeNull();
  });

  it("spec §3: shows a motorcycle's displacement in cubic centimeters", () => {
    const elements = { 'Vehicle Type': 'MOTORCYCLE', 'Displacement (CC)': '649.4' };
    page({ vehicle: { ...ACURA, elements } });
    expect(screen.getByText('Displacement').nextElementSibling!.textContent).toBe('649 cc');
  });
});

describe('elementTable', () => {
  it('shows everything vPIC knows about the vehicle, once', () => {
    const names = fc.constantFrom(...Object.keys(ACURA.elements), 'Trim', 'Doors', 'A new variable', 'Turbo');
    fc.assert(
      fc.property(
        fc.dictionary(
          names,
          fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        ),
        (elements) => {
          const shown = elementTable(elements, 'en').flatMap(({ rows }) => rows.map(({ name }) => name));
          const said = ['Make', 'Model', 'Model Year', 'Displacement (CC)'];
          expect(shown.toSorted()).toEqual(
            Object.keys(elements)
              .filter((name) => !said.includes(name))
              .toSorted(),
          );
        },
      ),
    );
  });
});

describe('all elements of a full release', () => {
  const rowsOf = (elements: Record<string, string>, language: 'en' | 'es' = 'en') =>
    elementTable(elements, language).flatMap(({ group, rows }) => rows.map(({ value }) => [group, value]));

  it('docs/decisions.md §1: adds units and translates values', () => {
    const elements = {
      'Curb Weight (pounds)': '4025',
      'Wheelbase (inches) From': '106.3',
      'Base Price ($)': '18600.00',
      'Gross Vehicle Weight Rating From': 'Class 2E: 6,001 - 7,000 lb (2,722 - 3,175 kg)',
      'Lane Departure Warning (LDW)': 'Optional',
    };
    expect(rowsOf(elements)).toEqual([
      ['identity', '$18,600.00'],
      ['body', '106.3 in'],
      ['body', '4,025 lb'],
      ['body', '6,001–7,000 lb (class 2E)'],
      ['assistance', 'Optional'],
    ]);
    expect(rowsOf(elements, 'es').at(-1)).toEqual(['assistance', 'Opcional']);
  });

  it('shows the upper end of a range only if it differs, and recognizes names in any case', () => {
    const power = { 'Engine Brake (hp) From': '200', 'Engine Brake (hp) To': '200' };
    expect(rowsOf(power)).toEqual([['engine', '200 hp']]);
    expect(rowsOf({ ...power, 'Engine Brake (hp) To': '220' })).toEqual([
      ['engine', '200 hp'],
      ['engine', '220 hp'],
    ]);
    expect(rowsOf({ 'Battery Energy (KWh) From': '75' })).toEqual([['electric', '75 kWh']]);
  });

  it('translates each of several values', () => {
    expect(rowsOf({ 'Fuel Type - Primary': 'Gasoline; Diesel' }, 'es')).toEqual([['engine', 'Gasolina; Diésel']]);
  });

  it('has a label for every listed variable in both languages', () => {
    const names = Object.values(ORDER).flat();
    for (const language of ['en', 'es'] as const) {
      expect(names.filter((name) => !(`element.${name}` in texts[language]))).toEqual([]);
    }
  });
});

describe('typical values', () => {
  const WEIGHT = 'Gross Vehicle Weight Rating From';
  const typical = { [WEIGHT]: 'Class 1: 6,000 lb or less (2,722 kg or less)' };

  it('docs/decisions.md §5: are shown separately, as typical of the vehicle type', () => {
    page({ vehicle: { ...ACURA, typical } });
    const section = screen.getByRole('heading', { name: 'Typical for this vehicle type' }).closest('section')!;
    expect(section.textContent).toContain('Up to 6,000 lb (class 1)');
    expect(section.textContent).toContain('They aren’t encoded in the VIN.');
    expect(screen.getAllByText('Up to 6,000 lb (class 1)')).toHaveLength(1);
  });

  it('are hidden when the VIN gives a value', () => {
    page({ vehicle: { ...ACURA, typical, elements: { ...ACURA.elements, [WEIGHT]: 'Class 3' } } });
    expect(screen.queryByRole('heading', { name: 'Typical for this vehicle type' })).toBeNull();
  });
});

describe('names', () => {
  it('shows the place of manufacture as precisely as known', () => {
    const plant = (elements: Record<string, string>, language: 'en' | 'es' = 'en') =>
      plantOf({ ...ACURA, elements }, language);
    expect(plant({ 'Plant City': 'PUEBLA', 'Plant Country': 'MEXICO' })).toBe('Puebla, Mexico');
    expect(plant({ 'Plant Country': 'JAPAN' })).toBe('Japan');
    expect(plant({ 'Plant City': 'WOLFSBURG', 'Plant Country': 'GERMANY' }, 'es')).toBe('Wolfsburg, Alemania');
    expect(
      plant({ 'Plant City': 'FLAT ROCK', 'Plant State': 'MICHIGAN', 'Plant Country': 'UNITED STATES (USA)' }),
    ).toBe('Flat Rock, Michigan');
    expect(plant({})).toBeNull();
  });
});
