import { type HistoryEvent, HistoryEventSchema } from '@vinlore/report-domain';
import { columnName, LineFault } from '@vinlore/server-kit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';
import { SHIPPED_MAPPINGS, shippedMapping } from './read-mapping.ts';

const VIN = '4T4BF1FK5DR275482';

/** Returns the events a shipped mapping produces from a line, given by column. */
async function eventsOf(map: string, line: Readonly<Record<string, string>>): Promise<readonly HistoryEvent[]> {
  const record = Object.fromEntries(Object.entries(line).map(([column, value]) => [columnName(column), value]));
  const read = readEvents(shippedMapping(map), record, { source: null, today: '2026-11-20', asOf: null });
  if (read instanceof LineFault) throw new Error(read.words.en);
  for (const event of read) expect(v.safeParse(HistoryEventSchema, event).issues).toBeUndefined();
  return read;
}

const lot = (more: Readonly<Record<string, string>> = {}) => ({
  'Lot number': '44551234',
  VIN,
  'Damage Description': 'FRONT END',
  'Secondary Damage': 'MECHANICAL',
  'Sale Title State': 'TX',
  'Sale Title Type': 'SC',
  Odometer: '0',
  'Odometer Brand': 'N',
  'Est. Retail Value': '14500.0',
  'Repair cost': '0.0',
  'Runs/Drives': 'Run & Drive Verified',
  'Location city': 'HOUSTON',
  'Location state': 'TX',
  'Location country': 'USA',
  'Currency Code': 'USD',
  'Last Updated Time': '2026-08-01-11.27.27.000173',
  ...more,
});

describe('mappings shipped with the product', () => {
  it.each(SHIPPED_MAPPINGS)(
    '%s is valid, and only our own format accepts numbers other than 17-character VINs',
    async (name) => {
      expect(shippedMapping(name).vin.classic).toBe(name === 'own' ? 'keep' : 'refuse');
    },
  );

  it.each(SHIPPED_MAPPINGS.filter((name) => name !== 'own'))(
    '%s rejects the first ten characters of a VIN',
    async (name) => {
      const mapping = shippedMapping(name);
      const read = readEvents(
        mapping,
        { [columnName(mapping.vin.column)]: '5YJ3E1EA8J' },
        { source: null, today: '2026-11-20', asOf: null },
      );
      expect(read).toBeInstanceOf(LineFault);
      expect((read as LineFault).words.en).toContain('has only 10 characters');
    },
  );

  it('salvage-lots: imports a lot as one record with the date it was seen, and an odometer code without a reading', async () => {
    expect(await eventsOf('salvage-lots', lot())).toEqual([
      {
        vin: VIN,
        kind: 'salvage-auction',
        date: '2026-08-01',
        dateIs: 'seen',
        odometer: null,
        place: { country: 'US', region: 'TX', city: 'Houston' },
        source: 'Salvage auction lots',
        recordId: '44551234',
        confidence: 'reported',
        sample: false,
        detail: {
          lot: '44551234',
          odometerCode: '69',
          damage: ['collision', 'mechanical'],
          impact: ['front'],
          paper: 'salvage',
          runs: 'runs-and-drives',
          marketValue: { amount: 1_450_000, currency: 'USD' },
        },
      },
    ]);
  });

  it.each([
    ['CD', 'destruction'],
    ['BS', 'bill-of-sale'],
    ['CT', 'clear'],
    ['Certificate of Destruction', 'destruction'],
    ['XX', undefined],
  ])('salvage-lots: title type %s is %s', async (type, paper) => {
    const [event] = await eventsOf('salvage-lots', lot({ 'Sale Title Type': type }));
    expect(event!.detail.paper).toBe(paper);
  });

  it('salvage-lots: keeps unknown damage in the source’s wording so that nothing is lost silently', async () => {
    const [event] = await eventsOf('salvage-lots', lot({ 'Damage Description': 'METEORITE', 'Sale Title Type': 'XX' }));
    expect(event!.detail).toMatchObject({
      damage: ['mechanical'],
      sourceWords: { damage: 'METEORITE', paper: 'XX' },
    });
    expect(event!.detail.impact).toBeUndefined();
  });

  it('salvage-lots: keeps an estimate without a currency in the source’s wording, not as a price', async () => {
    const [event] = await eventsOf('salvage-lots', lot({ 'Currency Code': '' }));
    expect(event!.detail.marketValue).toBeUndefined();
    expect(event!.detail.sourceWords).toEqual({ marketValue: '14500.0' });
  });

  it('state-titles: keeps an unknown brand, odometer status, and paper in the source’s wording', async () => {
    const title = {
      ...{ VIN, TITLE_NUMBER: 'T2', ISSUE_DATE: '20190412', STATE: 'OH', ODOMETER: '61200' },
      ...{ TITLE_BRAND: 'PRIOR METEORITE', TITLE_TYPE: 'QR-7', ODOMETER_STATUS: 'SEE FILE' },
    };
    const [event] = await eventsOf('state-titles', title);
    expect(event!.odometer).toEqual({ value: 61_200, unit: 'mi', code: null });
    expect(event!.detail).toEqual({
      sourceWords: { odometerCode: 'SEE FILE', brand: 'PRIOR METEORITE', paper: 'QR-7' },
    });
  });

  it('salvage-lots: reads kilometers and Canadian dollars from a Canadian yard', async () => {
    const canada = {
      'Location state': 'ON',
      'Location country': 'CAN',
      'Currency Code': 'CAD',
      Odometer: '141806',
      'Odometer Brand': 'A',
    };
    const [event] = await eventsOf('salvage-lots', lot(canada));
    expect(event).toMatchObject({
      odometer: { value: 141_806, unit: 'km', code: '68' },
      place: { country: 'CA', region: 'ON' },
      detail: { marketValue: { currency: 'CAD' } },
    });
  });

  it('salvage-results: imports loss type, sale document, start code, airbags, and both damages as one record', async () => {
    const line = {
      'Stock #': '33900211',
      VIN,
      'Auction Date': '3/5/2024',
      'Loss Type': 'Water',
      'Primary Damage': 'Flood',
      'Secondary Damage': 'Left Front',
      'Title/Sale Doc': 'Certificate of Destruction',
      'Start Code': 'Stationary',
      Odometer: '88,114',
      'Odometer Status': 'Not Actual',
      Airbags: 'Deployed',
      'Final Bid': '$2,150',
      Branch: 'TAMPA',
      State: 'FL',
    };
    expect(await eventsOf('salvage-results', line)).toMatchObject([
      {
        date: '2024-03-05',
        odometer: { value: 88_114, unit: 'mi', code: '69' },
        detail: {
          lossType: 'flood',
          damage: ['flood', 'collision'],
          impact: ['front-left'],
          paper: 'destruction',
          runs: 'does-not-run',
          airbags: true,
          price: { amount: 215_000, currency: 'USD' },
        },
      },
    ]);
  });

  it('dealer-listings: imports flags as claims of the seller, not as accidents', async () => {
    const line = {
      vin: VIN,
      listing_id: '241028000',
      listed_date: '2019-04-06',
      mileage: '31500.0',
      price: '15995.0',
      sp_name: 'Sample Motors',
      city: 'Dayton',
      state: 'OH',
      owner_count: '2.0',
      has_accidents: 'True',
      frame_damaged: 'False',
      salvage: '',
      isCab: 'True',
    };
    const [event, ...others] = await eventsOf('dealer-listings', line);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      kind: 'listing',
      confidence: 'unverified',
      odometer: { value: 31_500 },
      detail: { owners: 2, claims: ['accident', 'taxi'], price: { amount: 1_599_500 } },
    });
  });

  it('service-records: prefers the unit in a column to the unit of the place', async () => {
    const visit = {
      vin: VIN,
      repair_order: 'R-1',
      date: '2020-05-06',
      odometer: '50000',
      state: 'QC',
      work: 'Oil; Brakes',
    };
    expect((await eventsOf('service-records', visit))[0]).toMatchObject({
      odometer: { unit: 'km' },
      detail: { work: ['Oil', 'Brakes'] },
    });
    expect((await eventsOf('service-records', { ...visit, odometer_unit: 'Miles' }))[0]!.odometer!.unit).toBe('mi');
  });

  it('state-titles: imports brand, odometer status, and paper as values of the model', async () => {
    const title = {
      VIN,
      TITLE_NUMBER: 'T1',
      ISSUE_DATE: '20190412',
      STATE: 'OH',
      TITLE_BRAND: 'Rebuilt',
      TITLE_TYPE: 'Bill of sale',
      ODOMETER: '',
      ODOMETER_STATUS: 'Exempt',
    };
    expect(await eventsOf('state-titles', title)).toMatchObject([
      {
        kind: 'title',
        date: '2019-04-12',
        odometer: null,
        detail: { brand: '09', paper: 'bill-of-sale', odometerCode: '71' },
      },
    ]);
  });

  it('state-registrations: imports the use if the registration class has one', async () => {
    const registration = { VIN, 'Reg Valid Date': '10/02/2021', State: 'NY', 'Registration Class': 'OMT' };
    expect(await eventsOf('state-registrations', registration)).toMatchObject([
      { kind: 'registration', date: '2021-10-02', detail: { use: 'taxi' } },
    ]);
    const own = await eventsOf('state-registrations', { ...registration, 'Registration Class': 'PAS' });
    expect(own[0]!.detail).toEqual({});
  });

  it('auction-sales: imports a sale in Ontario in kilometers and Canadian dollars', async () => {
    const sale = {
      VIN,
      SALEDATE: 'Thu Dec 18 2014 12:00:00 GMT-0800 (PST)',
      STATE: 'on',
      ODOMETER: '38882',
      SELLINGPRICE: '13500',
      MMR: '13200',
      SELLER: 'x',
      CONDITION: '38',
    };
    expect(await eventsOf('auction-sales', sale)).toMatchObject([
      {
        date: '2014-12-18',
        odometer: { unit: 'km' },
        place: { country: 'CA' },
        detail: { price: { currency: 'CAD' } },
      },
    ]);
  });
});
