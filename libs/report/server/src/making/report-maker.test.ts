import { testBrand } from '@vinlore/testing-node';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, createReportApi, EMPTY_VIN, recordOf } from '../testing/report-api.ts';
import { createReportMaker } from './report-maker.ts';

const api = await createReportApi();
afterAll(() => api.database.drop());
const maker = createReportMaker(api.ports);

const NAMELESS = { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' };
const bought = (vin: string | null, region = '', brand = testBrand({ key: 'one' })) =>
  maker.make({
    brand,
    accountId: ACCOUNTS.member,
    product: 'report',
    vin,
    vehicle: { ...NAMELESS, region },
    language: 'en',
    selection: null,
  });

describe('a report that was bought without an account', () => {
  it('is made with the credit of its order, and its PDF opens with a signed link', async () => {
    const vin = '1HGCM82633A004352';
    await api.keep([recordOf(vin, 'r1')]);
    const report = (await bought(vin))!;
    expect(report).toEqual({ kind: 'report', id: report.id, title: '2003 Honda Accord' });
    expect(maker.pdfUrl(report)).toMatch(/^\/api-cwa\/view_pdf\?kind=report&id=.*&signature=/);
    expect(await bought(vin)).toEqual(report);
    expect(api.stage.spent).toBe(1);
  });

  it('docs/decisions.md §4: covers the region the buyer chose, and isn’t made if that region isn’t offered', async () => {
    const vin = '1HGCM82673A004354';
    await api.keep([recordOf(vin, 'r3')]);
    expect(await bought(vin, 'CA')).toBeNull();
    const asked: string[] = [];
    const registry = {
      ...{ name: 'Registry of a test', kind: 'events' as const, covers: ['title' as const] },
      regions: () => Promise.resolve(['CA' as const]),
      ask: ({ type }: { type: string }) => {
        asked.push(type);
        return Promise.resolve({ events: [], answers: [] });
      },
    };
    api.stage.sources = [registry];
    expect(await bought(vin, 'CA')).toMatchObject({ kind: 'report' });
    api.stage.sources = [];
    expect(asked).toEqual(['CA']);
  });

  it('says if it is empty, and its credit is refunded', async () => {
    expect(await bought(EMPTY_VIN)).toMatchObject({ kind: 'report', credit_returned: true });
    expect(api.stage.returned).toHaveLength(1);
  });

  it('is made even if the brand has switched reports off since the purchase', async () => {
    const off = testBrand({ key: 'one', features: { sticker: true, report: false, model_report: true } });
    await api.keep([recordOf('1HGCM82693A004355', 'r2')]);
    expect(await bought('1HGCM82693A004355', '', off)).toMatchObject({ kind: 'report' });
  });

  it('isn’t made for a vehicle without a VIN or with a wrong one, and the credit stays unspent', async () => {
    const { spent } = api.stage;
    expect(await bought(null)).toBeNull();
    expect(await bought('1HGCM8263OA004352')).toBeNull();
    expect(await maker.makes({ vin: null, selection: null })).toBe(false);
    // A report has no selection.
    expect(await maker.makes({ vin: '1HGCM82633A004352', selection: '{}' })).toBe(false);
    expect(api.stage.spent).toBe(spent);
  });
});
