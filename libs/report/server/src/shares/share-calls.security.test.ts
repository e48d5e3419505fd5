import type { HistoryEvent, ReportShare, ReportSummary, Section } from '@vinlore/report-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, createReportApi, recordOf } from '../testing/report-api.ts';

const START = Date.parse('2026-11-20T10:00:00Z');

const api = await createReportApi();
const { stage, form, json, get } = api;
afterAll(() => api.database.drop());
beforeEach(() => {
  stage.now = new Date(START);
});

let serial = 7000;
function nextVin(): string {
  const bare = `1HGCM82603A00${serial++}`;
  return `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
}

/**
 * Returns a vehicle's records in three sections, each with a word that occurs in no other; two of them spell out its
 * VIN.
 */
const recordsOf = (vin: string): HistoryEvent[] => [
  {
    ...recordOf(vin, `visit/${vin}`, '2018-05-03'),
    odometer: { value: 44_444, unit: 'mi', code: null },
    detail: { work: ['Timing belt replaced'], note: `Chassis ${vin.toLowerCase()}` },
  },
  { ...recordOf(vin, 'theft 1', '2019-02-02'), kind: 'theft', source: 'Thefts of a test' },
  { ...recordOf(vin, 'sale 1', '2020-03-04'), kind: 'sale', source: 'Sales of a test', detail: { seller: 'Big Lot' } },
];

async function newReport(vin = nextVin()): Promise<ReportSummary> {
  await api.keep(recordsOf(vin));
  return (await form('/api-cwa/generate-report', { vin, mileage: '61384' })).data as ReportSummary;
}

const ALL_SHOWN = { days: 7, hidden: [] as Section[], hide_vin: false, hide_mileage: false };
const share = async (id: string, more: Partial<typeof ALL_SHOWN> = {}) =>
  (await json('/api/user/share-report', { id, ...ALL_SHOWN, ...more })).data as ReportShare;

/** Returns the public response, without its request ID. */
async function look(id: string, host?: string) {
  const response = await get(`/api-cwa/vehicle-check?id=${encodeURIComponent(id)}`, {}, host);
  const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: JSON.stringify(body) };
}

describe('hidden data never leaves the server', () => {
  it('shows everything if nothing is hidden, so that the tests below look for the right words', async () => {
    const { id, vin } = await newReport();
    const { body } = await look((await share(id)).id);
    for (const word of [vin, '61384', '44444', 'Timing belt', 'Thefts of a test', 'Big Lot']) {
      expect(body).toContain(word);
    }
  });

  it('removes the VIN’s last six characters everywhere, even from record IDs and notes', async () => {
    const { id, vin } = await newReport();
    const { body } = await look((await share(id, { hide_vin: true })).id);
    expect(body.toUpperCase()).not.toContain(vin.slice(11));
    expect(body).toContain(vin.slice(0, 11));
  });

  it('removes the mileage the member entered, but keeps readings from sources', async () => {
    const { id } = await newReport();
    const { body } = await look((await share(id, { hide_mileage: true })).id);
    expect(body).not.toContain('61384');
    expect(body).toContain('44444');
  });

  it.each([
    ['service', ['Timing belt', 'Inspections of a test', '44444'], ['Thefts of a test', 'Big Lot']],
    ['theft', ['Thefts of a test'], ['Timing belt', 'Big Lot']],
    ['market', ['Big Lot', 'Sales of a test'], ['Timing belt', 'Thefts of a test']],
    ['odometer', ['44444', '61384'], ['Timing belt', 'Thefts of a test', 'Big Lot']],
  ] as const)('removes everything in the section %s, and nothing in others', async (section, gone, left) => {
    const { id } = await newReport();
    const { body } = await look((await share(id, { hidden: [section] })).id);
    for (const word of gone) expect(body).not.toContain(word);
    for (const word of left) expect(body).toContain(word);
  });

  it('removes the report number, which would open its first page', async () => {
    const { id } = await newReport();
    const { body } = await look((await share(id, { hide_vin: true })).id);
    expect(body).not.toContain(id);
    expect(body).not.toContain(id.replaceAll('-', ''));
  });

  it('reveals nothing about the owner: no account, other report, or credit', async () => {
    const { id } = await newReport();
    const response = await get(`/api-cwa/vehicle-check?id=${(await share(id)).id}`);
    const { data } = (await response.json()) as { data: object };
    expect(Object.keys(data).sort()).toEqual(['expires_at', 'report']);
    expect(JSON.stringify(data)).not.toMatch(
      new RegExp(`${ACCOUNTS.member}|example\\.com|credit|account|transaction`, 'i'),
    );
  });
});

describe('expired, ended, unknown, and other brands’ links', () => {
  it('get the same status and message', async () => {
    const { id: report } = await newReport();
    const [over, ended, other] = [await share(report, { days: 1 }), await share(report), await share(report)];
    await json('/api/user/revoke-share', { id: ended.id });
    stage.now = new Date(START + 86_400_000);
    const none = await look('AAAAAAAAAAAAAAAAAAAAAA');
    expect(none.status).toBe(404);
    expect(await look(over.id)).toEqual(none);
    expect(await look(ended.id)).toEqual(none);
    expect((await look(other.id)).status).toBe(200);
    expect(await look(other.id, 'dos.localhost')).toEqual(await look('AAAAAAAAAAAAAAAAAAAAAA', 'dos.localhost'));
    expect((await look(other.id, 'dos.localhost')).status).toBe(404);
  });

  it('have IDs of 128 random bits, never the report number', async () => {
    const { id: report } = await newReport();
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await share(report)).id));
    expect(new Set(ids).size).toBe(10);
    for (const id of ids) {
      expect(Buffer.from(id, 'base64url')).toHaveLength(16);
      expect(id).toHaveLength(22);
    }
    expect((await look(report)).status).toBe(404);
  });
});

describe('only the owner can share a report, and see or end its links', () => {
  it.each([
    ['another member', 'one other', 'one.localhost'],
    ['the member of another brand', 'dos member', 'dos.localhost'],
  ])('%s gets a 404 and changes nothing', async (_, token, host) => {
    const { id: report } = await newReport();
    const { id } = await share(report);
    const calls = [
      ['/api/user/share-report', { id: report, ...ALL_SHOWN }],
      ['/api/user/report-shares', { id: report }],
      ['/api/user/revoke-share', { id }],
    ] as const;
    for (const [path, body] of calls) expect((await json(path, body, token, host)).status).toBe(404);
    expect((await look(id)).status).toBe(200);
    const { data } = await json('/api/user/report-shares', { id: report });
    expect(data).toMatchObject({ shares: [{ id, revoked_at: null }] });
  });

  it('a caller who isn’t signed in gets a 401', async () => {
    const { id } = await newReport();
    const calls = [
      ['/api/user/share-report', { id, ...ALL_SHOWN }],
      ['/api/user/report-shares', { id }],
      ['/api/user/revoke-share', { id: (await share(id)).id }],
    ] as const;
    for (const [path, body] of calls) expect((await json(path, body, 'one nobody')).status).toBe(401);
  });
});
