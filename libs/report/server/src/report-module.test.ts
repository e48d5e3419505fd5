import type { ReportData, ReportSummary } from '@vinlore/report-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createReportApi, EMPTY_VIN, recordOf } from './testing/report-api.ts';

const api = await createReportApi();
const { stage, form, json, get } = api;
afterAll(() => api.database.drop());
afterEach(() => {
  stage.now = new Date('2026-11-20T10:00:00Z');
  stage.payment = () => ({ spent: true, transactionId: crypto.randomUUID() });
  stage.sources = [];
  stage.eventsDown = false;
  stage.returned.length = 0;
  stage.spent = 0;
});

let serial = 4400;
/** Returns a new VIN with a record on each date, because tests share a database. */
async function carWithRecords(...days: string[]): Promise<string> {
  const bare = `1HGCM82603A00${serial++}`;
  const vin = `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
  const dates = days.length > 0 ? days : ['2018-05-03'];
  await api.keep(dates.map((date) => recordOf(vin, `${vin} ${date}`, date)));
  return vin;
}

const generate = (vin: string, more: Record<string, string> = {}, token?: string, host?: string) =>
  form('/api-cwa/generate-report', { vin, ...more }, token, host);
const made = async (vin: string, more?: Record<string, string>) => (await generate(vin, more)).data as ReportSummary;
const own = (id: string, token?: string, host?: string) => json('/api/user/report', { id }, token, host);

describe('spec §7: generate-report', () => {
  it('makes a report from all sources for one credit', async () => {
    const vin = await carWithRecords('2018-05-03', '2019-03-02');
    const { status, data } = await generate(vin);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: {
        vin,
        kind: 'standard',
        version: 1,
        records: 2,
        credit_returned: false,
        down: [],
        title: '2003 Honda Accord',
      },
    });
    expect(stage.spent).toBe(1);
  });

  it('spec §9: defaults to mileage 0, which means none, and report_type US', async () => {
    const report = await made(await carWithRecords());
    expect((await own(report.id)).data).toMatchObject({ report: { mileage: null, kind: 'standard' } });
    const read = await made(await carWithRecords(), { mileage: '61384' });
    expect((await own(read.id)).data).toMatchObject({ report: { mileage: 61384, type: 'US' }, report_types: ['US'] });
  });

  it('compares the last reading with sales of comparable vehicles, if there are enough', async () => {
    const vin = await carWithRecords('2018-05-03');
    const service = { kind: 'service', odometer: { value: 61_000, unit: 'mi', code: null } } as const;
    await api.keep([{ ...recordOf(vin, `${vin} reading`, '2018-05-03'), ...service }]);
    const soldLike = (place: number) => {
      const other = `${vin.slice(0, 8)}X${vin.slice(9, 11)}S${String(place).padStart(5, '0')}`;
      const odometer = { value: 40_000 + place * 1_000, unit: 'mi', code: null } as const;
      return { ...recordOf(other, other, '2018-06-03'), kind: 'auction', odometer } as const;
    };
    await api.keep(Array.from({ length: 31 }, (_, place) => soldLike(place)));
    const { id } = await made(vin);
    expect((await own(id)).data).toMatchObject({
      report: { comparable: { mileage: { cars: 31, middle: 55_000, own: 61_000 }, price: null, lately: null } },
    });
  });

  it('returns the existing report for the same VIN, even if requested simultaneously', async () => {
    const vin = await carWithRecords();
    const reports = await Promise.all([made(vin), made(vin), made(vin)]);
    expect(new Set(reports.map(({ id }) => id)).size).toBe(1);
    expect(stage.spent).toBe(1);
  });

  it('docs/decisions.md §4: makes a new version free within 30 days, and for a credit afterwards', async () => {
    const vin = await carWithRecords();
    await made(vin);
    stage.now = new Date('2026-12-20T09:59:59Z');
    expect(await made(vin, { gen: 'regenerate' })).toMatchObject({ version: 2 });
    expect(stage.spent).toBe(1);
    stage.now = new Date('2026-12-20T10:00:01Z');
    expect(await made(vin, { gen: 'regenerate' })).toMatchObject({ version: 3 });
    expect(stage.spent).toBe(2);
  });

  it('keeps each version unchanged, and returns the previous one for comparison', async () => {
    const vin = await carWithRecords();
    const first = await made(vin);
    await api.keep([recordOf(vin, `${vin} later`, '2020-01-05')]);
    const second = await made(vin, { gen: 'regenerate' });
    const shown = (await own(second.id)).data as { versions: unknown; previous: { events: unknown[] } };
    expect(shown).toMatchObject({ versions: [{ version: 2 }, { version: 1 }], records: 2 });
    expect(shown.previous.events).toHaveLength(1);
    expect((await own(first.id)).data).toMatchObject({ records: 1, version: 1, previous: null });
  });

  it('spec §8: refuses a wrong VIN without a charge', async () => {
    expect(await generate('1HGCM82633A00435O')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    expect(await generate('1HGCM82643A004352')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    expect(await generate('1HGCM82643A004352', {}, 'dos member', 'dos.localhost')).toMatchObject({
      message: 'VIN incorrecto',
    });
    expect(stage.spent).toBe(0);
  });

  it.each([
    [{ spent: false, reason: 'no-credit' } as const, 'costs one credit'],
    [{ spent: false, reason: 'fair-use', limit: 100 } as const, '100 reports per period'],
  ])('returns 402 for %o, and stores no report', async (payment, words) => {
    const vin = await carWithRecords();
    stage.payment = () => payment;
    expect(await generate(vin)).toMatchObject({ status: 402, message: expect.stringContaining(words) as string });
    expect((await form('/api-cwa/filter_report_lists', { vin })).data).toEqual({ reports: [], more: false });
  });
});

describe('an empty report', () => {
  it('is paid for and refunded in one transaction, says so, and is looked up again the next time', async () => {
    const { status, data, message } = await generate(EMPTY_VIN);
    expect({ status, data }).toMatchObject({ status: 200, data: { records: 0, credit_returned: true } });
    expect(message).toContain('We found no records for this car');
    expect([stage.spent, stage.returned.length]).toEqual([1, 1]);
    await api.keep([recordOf(EMPTY_VIN, 'late')]);
    expect((await generate(EMPTY_VIN)).data).toMatchObject({ records: 1, credit_returned: false, version: 2 });
    expect([stage.spent, stage.returned.length]).toEqual([2, 1]);
  });
});

describe('a source that is down', () => {
  const hangs = {
    name: 'A provider that hangs',
    kind: 'provider' as const,
    covers: ['theft' as const],
    // Never settles and ignores the abort signal.
    ask: () => new Promise<never>(() => {}),
  };

  it('is named in the report, never reported as "no record"', async () => {
    stage.sources = [{ ...hangs, ask: () => Promise.reject(new Error('broken')) }];
    const report = await made(await carWithRecords());
    expect(report.down).toEqual(['A provider that hangs']);
    const { report: data } = (await own(report.id)).data as { report: { sources: { name: string; status: string }[] } };
    expect(data.sources.find(({ name }) => name === hangs.name)).toMatchObject({ status: 'down', records: 0 });
  });

  it('prevents a report, without a charge, if no other source of records answers', async () => {
    const vin = await carWithRecords();
    stage.eventsDown = true;
    expect(await generate(vin)).toMatchObject({
      status: 503,
      message: expect.stringContaining('No credit was used') as string,
    });
    expect(stage.spent).toBe(0);
  });
});

describe('spec §7: generate_classic_report', () => {
  const classic = (fields: Record<string, string>) => form('/api-cwa/generate_classic_report', fields);

  it('makes a report of a known classic number with records', async () => {
    await api.keep([recordOf('124379N600123', 'classic 1')]);
    expect(await classic({ vin: '124379N600123', check_vname: '1969 Chevrolet Camaro' })).toMatchObject({
      status: 200,
      data: { kind: 'classic', records: 1 },
    });
  });

  it('docs/decisions.md §4: asks to confirm a check_vname with another year or make, showing both names, without a charge', async () => {
    await api.keep([recordOf('124379N600200', 'classic name')]);
    const asked = { vin: '124379N600200', check_vname: '1968 Ford Mustang' };
    const before = stage.spent;
    const { data: refused, ...answer } = await classic(asked);
    expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('1968 Ford Mustang') as string });
    expect(refused).toEqual({
      reason: 'vname-differs',
      differs: ['year', 'make'],
      entered: '1968 Ford Mustang',
      decoded: '1969 Chevrolet Camaro',
    });
    expect(stage.spent).toBe(before);

    const confirmed = await classic({ ...asked, vname_confirmed: 'yes' });
    expect(confirmed).toMatchObject({ status: 200, data: { title: '1969 Chevrolet Camaro' } });
    const { report } = (await own((confirmed.data as ReportSummary).id)).data as { report: ReportData };
    expect(report.vehicle).not.toHaveProperty('titleFrom');
    expect(report.vehicle.facts[0]).toEqual({
      key: 'entered_name',
      value: '1968 Ford Mustang',
      from: 'entered',
      source: null,
    });
  });

  it('docs/decisions.md §4: uses a matching check_vname as the title, marked as entered, also on the verification page', async () => {
    await api.keep([recordOf('124379N600300', 'classic title')]);
    const name = '1969 Chevy Camaro Z/28';
    const { data } = await classic({ vin: '124379N600300', check_vname: ` ${name.replace(' ', '  ')} ` });
    expect(data).toMatchObject({ title: name });
    const { id } = data as ReportSummary;
    const { report } = (await own(id)).data as { report: ReportData };
    expect(report.vehicle).toMatchObject({ title: name, titleFrom: 'entered', make: 'Chevrolet', year: 1969 });
    expect(report.vehicle.facts[0]).toMatchObject({ key: 'decoded_name', value: '1969 Chevrolet Camaro' });
    const page = (await (await get(`/api-cwa/report-page?id=${id}`)).json()) as { data: object };
    expect(page.data).toMatchObject({ report: { title: name, titleFrom: 'entered' } });
    // A name that adds nothing isn't marked as entered.
    await api.keep([recordOf('124379N600301', 'classic same')]);
    const same = await classic({ vin: '124379N600301', check_vname: '1969 Chevrolet Camaro' });
    const plain = (await own((same.data as ReportSummary).id)).data as { report: ReportData };
    expect(plain.report.vehicle).not.toHaveProperty('titleFrom');
  });

  it('spec §8: returns "no data" without a charge if no source knows the number', async () => {
    const named = { year: '1969', make: 'Chevrolet', model: 'Camaro', series: '' };
    expect(await classic({ vin: '124379N699999', ...named })).toMatchObject({ status: 404, message: 'no data' });
    expect(await classic({ vin: 'XX' })).toMatchObject({ status: 404, message: 'no data' });
    expect(stage.spent).toBe(0);
  });
});

describe('spec §7: report lists', () => {
  it('show the newest version of each report, newest first, filtered by kind, VIN, make, and date, in pages', async () => {
    const token = 'one other';
    const vins = [await carWithRecords(), await carWithRecords(), await carWithRecords()];
    for (const [at, vin] of vins.entries()) {
      stage.now = new Date(Date.UTC(2026, 10, 20 + at, 10));
      await generate(vin, {}, token);
    }
    stage.now = new Date('2026-11-23T10:00:00Z');
    await generate(vins[0]!, { gen: 'regenerate' }, token);
    const vinsOf = async (fields: Record<string, string>, path = '/api-cwa/filter_report_lists') => {
      const { data } = (await form(path, fields, token)) as { data: { reports: ReportSummary[]; more: boolean } };
      return [data.reports.map(({ vin }) => vins.indexOf(vin)), data.more, data.reports.at(-1)?.id] as const;
    };
    expect((await vinsOf({}, '/api-cwa/report-lists'))[0]).toEqual([0, 2, 1]);
    const [first, more, last] = await vinsOf({ limit: '2' });
    expect([first, more]).toEqual([[0, 2], true]);
    expect((await vinsOf({ limit: '2', cursor: last! })).slice(0, 2)).toEqual([[1], false]);
    expect((await vinsOf({ vin: vins[1]!.toLowerCase() }))[0]).toEqual([1]);
    expect((await vinsOf({ make: 'hon', kind: 'standard' }))[0]).toEqual([0, 2, 1]);
    expect((await vinsOf({ kind: 'classic' }))[0]).toEqual([]);
    expect((await vinsOf({ from: '2026-11-21', to: '2026-11-21' }))[0]).toEqual([1]);
  });
});

describe('access to reports', () => {
  it('returns 404 for another member’s or another brand’s report', async () => {
    const { id } = await made(await carWithRecords());
    expect((await own(id)).status).toBe(200);
    expect((await own(id, 'one other')).status).toBe(404);
    expect((await own(id, 'dos member', 'dos.localhost')).status).toBe(404);
  });

  it('docs/decisions.md §3: opens the PDF only for its owner, or with a signed link for a day', async () => {
    const { id, pdf_url } = await made(await carWithRecords());
    const path = `/api-cwa/view_pdf?kind=report&id=${id}`;
    expect((await get(path)).status).toBe(403);
    expect((await get(path, { bearer: 'one other' })).status).toBe(404);
    expect((await get(path, { bearer: 'one member' })).headers.get('content-type')).toBe('application/pdf');
    expect((await get(pdf_url)).status).toBe(200);
    expect((await get(pdf_url.replace('kind=report', 'kind=sticker'))).status).toBe(404);
    stage.now = new Date('2026-11-21T10:00:01Z');
    expect((await get(pdf_url)).status).toBe(403);
  });
});

describe('disputing a record', () => {
  it('sends it to support with the source’s own ID', async () => {
    const vin = await carWithRecords();
    const { id } = await made(vin);
    const asked = { id, record: 'e1', message: 'That was not my car.' };
    expect(await json('/api/user/dispute-record', asked)).toMatchObject({
      status: 200,
      data: { sent: true, ticket: '7K2M-94QX' },
    });
    expect(stage.disputes.at(-1)).toMatchObject({
      vin,
      message: expect.stringMatching(/Inspections of a test[^]*2018-05-03[^]*That was not my car\./) as string,
    });
    expect((await json('/api/user/dispute-record', { ...asked, record: 'e99' })).status).toBe(404);
    expect((await json('/api/user/dispute-record', asked, 'one other')).status).toBe(404);
  });
});
