import type { ReportData, ReportSummary } from '@vinlore/report-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createReportApi, recordOf } from './testing/report-api.ts';

const api = await createReportApi();
const { stage, form, json } = api;
afterAll(() => api.database.drop());
beforeEach(() => {
  stage.sources = [];
});

let serial = 4400;
/** Returns a new VIN with a record, because tests share a database. */
async function carWithRecords(): Promise<string> {
  const bare = `1HGCM82603A00${serial++}`;
  const vin = `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
  await api.keep([recordOf(vin, vin)]);
  return vin;
}

const generate = (vin: string, more: Record<string, string> = {}, token?: string, host?: string) =>
  form('/api-cwa/generate-report', { vin, ...more }, token, host);
const made = async (vin: string, more?: Record<string, string>) => (await generate(vin, more)).data as ReportSummary;
const own = (id: string) => json('/api/user/report', { id });

describe('docs/decisions.md §4: a report_type is offered if a source covers its region', () => {
  const asked: string[] = [];
  const registry = {
    name: 'Registry of a test',
    kind: 'events' as const,
    covers: ['title' as const],
    regions: () => Promise.resolve(['CA' as const]),
    ask: ({ type }: { type: string }) => {
      asked.push(type);
      return Promise.resolve({ events: [], answers: [] });
    },
  };

  it('without a source, the request is refused with an explanation and nothing is charged', async () => {
    const vin = await carWithRecords();
    expect(await generate(vin, { report_type: 'CA' })).toMatchObject({
      status: 422,
      message: 'We don’t have Canadian records right now. Choose another region.',
    });
    expect(await generate(vin, { report_type: 'EU' }, 'dos member', 'dos.localhost')).toMatchObject({
      status: 422,
      message: 'En este momento no tenemos registros de Europa. Elige otra región.',
    });
    expect(await generate(vin, { report_type: 'MX' })).toMatchObject({ status: 400 });
    expect(stage.spent).toBe(0);
  });

  it('with a source, the report is made for that region, and sources are queried for it', async () => {
    const vin = await carWithRecords();
    stage.sources = [registry];
    const report = await made(vin, { report_type: 'CA' });
    expect(asked).toEqual(['CA']);
    expect((await own(report.id)).data).toMatchObject({ report: { type: 'CA' }, report_types: ['US', 'CA'] });
    expect(await made(vin)).toMatchObject({ id: report.id });
  });

  it('a report stays available after its region is gone, but a new version needs another region', async () => {
    const vin = await carWithRecords();
    stage.sources = [registry];
    const report = await made(vin, { report_type: 'CA' });
    stage.sources = [{ ...registry, regions: () => Promise.reject(new Error('down')) }];
    expect(await made(vin, { report_type: 'CA' })).toMatchObject({ id: report.id });
    expect((await generate(vin, { report_type: 'CA', gen: 'regenerate' })).status).toBe(422);
    expect(await made(vin, { gen: 'regenerate' })).toMatchObject({ version: 2 });
  });

  it('Europe is offered once a real source with that name was imported', async () => {
    const vin = await carWithRecords();
    await api.keep([{ ...recordOf(vin, 'sample', '2019-03-02'), source: 'Sample Europe feed', sample: true }]);
    expect((await generate(vin, { report_type: 'EU' })).status).toBe(422);
    await api.keep([{ ...recordOf(await carWithRecords(), 'real', '2019-03-02'), source: 'Register of Europe' }]);
    const report = await made(vin, { report_type: 'EU' });
    // The report isn't just relabeled: the vehicle has no record there, and the register is listed as queried.
    expect((await own(report.id)).data).toMatchObject({
      report: {
        kind: 'standard',
        type: 'EU',
        sources: expect.arrayContaining([
          expect.objectContaining({ name: 'Register of Europe', status: 'answered', records: 0 }),
        ]) as unknown,
      },
    });
  });

  it('docs/decisions.md §4: reports of the United States and Canada leave European sources out, and reports of Europe include them', async () => {
    stage.sources = [registry];
    const vin = await carWithRecords();
    await api.keep([{ ...recordOf(vin, `${vin} abroad`, '2019-03-02'), source: 'Register of Europe' }]);
    const reportOf = async (type: string, gen?: string) => {
      const { id } = await made(vin, { report_type: type, ...(gen && { gen }) });
      return ((await own(id)).data as { report: ReportData }).report;
    };
    const sourcesOf = ({ sources }: ReportData) => sources.map(({ name }) => name);
    for (const [type, gen] of [['US'], ['CA', 'regenerate']] as const) {
      const report = await reportOf(type, gen);
      expect(report).toMatchObject({ type, kind: 'standard' });
      expect(report.events.map(({ source }) => source)).not.toContain('Register of Europe');
      expect(sourcesOf(report)).not.toContain('Register of Europe');
    }
    const europe = await reportOf('EU', 'regenerate');
    expect(europe).toMatchObject({ type: 'EU', kind: 'europe' });
    expect(europe.events).toHaveLength(2);
    expect(sourcesOf(europe)).toContain('Register of Europe');
  });
});
