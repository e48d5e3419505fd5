import type { ReportData, ReportShare, ReportSummary } from '@vinlore/report-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_SHARES } from './share-calls.ts';
import { ACCOUNTS, createReportApi, recordOf } from '../testing/report-api.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

const api = await createReportApi();
const { stage, form, json, get } = api;
afterAll(() => api.database.drop());
beforeEach(() => {
  stage.now = new Date(START);
});

let serial = 6000;
/** Makes a report of a new VIN. */
async function newReport(): Promise<ReportSummary> {
  const bare = `1HGCM82603A00${serial++}`;
  const vin = `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
  await api.keep([recordOf(vin, vin)]);
  return (await form('/api-cwa/generate-report', { vin })).data as ReportSummary;
}

const ALL_SHOWN = { days: 7, hidden: [], hide_vin: false, hide_mileage: false };
const share = async (id: string, more: object = {}) =>
  (await json('/api/user/share-report', { id, ...ALL_SHOWN, ...more })).data as ReportShare;
const revoke = async (id: string) => (await json('/api/user/revoke-share', { id })).data as ReportShare;
const sharesOf = async (id: string) =>
  ((await json('/api/user/report-shares', { id })).data as { shares: ReportShare[] }).shares;
const look = async (id: string, more = '') => {
  const response = await get(`/api-cwa/vehicle-check?id=${id}${more}`);
  const { data } = (await response.json()) as { data: { report: ReportData; expires_at: string } };
  return { status: response.status, data };
};

describe('sharing a report by link', () => {
  it('creates a separate page, until the date the owner chose', async () => {
    const { id } = await newReport();
    const link = await share(id, { days: 30, hidden: ['service', 'service'] });
    expect(link).toEqual({
      id: expect.any(String) as string,
      url: `/vehicle-checks/${link.id}`,
      made_at: '2026-11-20T10:00:00.000Z',
      expires_at: '2026-12-20T10:00:00.000Z',
      revoked_at: null,
      views: 0,
      last_viewed_at: null,
      hidden: ['service'],
      hide_vin: false,
      hide_mileage: false,
    });
    expect((await look(link.id)).data.expires_at).toBe(link.expires_at);
  });

  it('shows the version that was shared, even after a newer one was made', async () => {
    const { id, vin } = await newReport();
    const link = await share(id);
    await api.keep([recordOf(vin, `${vin} later`, '2020-01-05')]);
    const again = await form('/api-cwa/generate-report', { vin, gen: 'regenerate' });
    expect(again.data).toMatchObject({ version: 2, records: 2 });
    expect((await look(link.id)).data.report).toMatchObject({ events: [{ date: '2018-05-03' }] });
  });

  it.each([1, 7, 30, 90])('ends after %d days, to the millisecond', async (days) => {
    const { id } = await share((await newReport()).id, { days });
    stage.now = new Date(START + days * DAY_MS - 1);
    expect((await look(id)).status).toBe(200);
    stage.now = new Date(START + days * DAY_MS);
    expect((await look(id)).status).toBe(404);
  });

  it.each([{ days: 0 }, { days: 365 }, { hidden: ['everything'] }, { views: 7 }])('refuses %o', async (more) => {
    const { id } = await newReport();
    expect((await json('/api/user/share-report', { id, ...ALL_SHOWN, ...more })).status).toBe(400);
    expect(await sharesOf(id)).toEqual([]);
  });

  it('gives each link its own hidden parts, views, and end, newest first', async () => {
    const { id } = await newReport();
    const first = await share(id, { hide_vin: true });
    stage.now = new Date(START + 1);
    const second = await share(id, { days: 1 });
    await look(second.id);
    await revoke(first.id);
    expect(
      (await sharesOf(id)).map(({ id, views, hide_vin, revoked_at }) => [id, views, hide_vin, revoked_at]),
    ).toEqual([
      [second.id, 1, false, null],
      [first.id, 0, true, '2026-11-20T10:00:00.001Z'],
    ]);
  });
});

describe('counting views of a link', () => {
  it('counts each call once, even if simultaneous, and stores the time of the last one', async () => {
    const report = await newReport();
    const { id } = await share(report.id);
    stage.now = new Date(START + 60_000);
    await Promise.all(Array.from({ length: 8 }, () => look(id)));
    expect(await sharesOf(report.id)).toMatchObject([{ views: 8, last_viewed_at: '2026-11-20T10:01:00.000Z' }]);
  });

  it('returns the same content with `glance=1`, without counting it', async () => {
    const report = await newReport();
    const { id } = await share(report.id);
    const glance = await look(id, '&glance=1');
    expect(await sharesOf(report.id)).toMatchObject([{ views: 0, last_viewed_at: null }]);
    expect(glance).toEqual(await look(id));
    expect((await get(`/api-cwa/vehicle-check?id=${id}&glance=0`)).status).toBe(400);
  });

  it('doesn’t count calls to a link that has ended', async () => {
    const report = await newReport();
    const { id } = await share(report.id);
    await look(id);
    await revoke(id);
    await look(id);
    expect(await sharesOf(report.id)).toMatchObject([{ views: 1 }]);
  });
});

describe('ending a link', () => {
  it('takes effect at once, and changes nothing the second time', async () => {
    const { id } = await share((await newReport()).id);
    stage.now = new Date(START + 1_000);
    const ended = await revoke(id);
    expect(ended.revoked_at).toBe('2026-11-20T10:00:01.000Z');
    expect((await look(id)).status).toBe(404);
    stage.now = new Date(START + 2_000);
    expect(await revoke(id)).toEqual(ended);
  });

  it('leaves other links to the report open', async () => {
    const report = await newReport();
    const [one, other] = [await share(report.id), await share(report.id)];
    await revoke(one.id);
    expect((await look(other.id)).status).toBe(200);
  });

  it('is recorded in the audit log like sharing, as an action of the owner, without the link', async () => {
    const report = await newReport();
    const { id } = await share(report.id);
    await revoke(id);
    const { rows } = await sql<{ act: string; actor: string; whole: string }>`
      select act, actor, audit_entry::text as whole from audit_entry order by id desc limit 2`.execute(
      api.database.kysely,
    );
    expect(rows.map(({ act, actor }) => [act, actor])).toEqual([
      ['report.share-ended', ACCOUNTS.member],
      ['report.shared', ACCOUNTS.member],
    ]);
    for (const { whole } of rows) expect(whole).not.toContain(id);
  });
});

describe('docs/decisions.md §6: sharing a report bought without an account, with the signed link of its order', () => {
  /** Shares a report with the signature of its PDF link, or with the given one. */
  async function shareBought(report: ReportSummary, forged?: string, host = 'one.localhost') {
    const signature = forged ?? new URL(report.pdf_url, 'http://one').searchParams.get('signature')!;
    const body = { id: report.id, signature, ...ALL_SHOWN, days: 30, hide_vin: true };
    return json('/api-cwa/share-bought-report', body, '', host);
  }

  it('creates the same kind of link, which the account, if there is one, can see and end', async () => {
    const report = await newReport();
    const { status, data } = await shareBought(report);
    const link = data as ReportShare;
    expect(status).toBe(200);
    expect(link).toMatchObject({ expires_at: '2026-12-20T10:00:00.000Z', hide_vin: true, views: 0 });
    expect((await look(link.id)).data.report.vehicle.title).toBeTruthy();
    expect((await sharesOf(report.id)).map(({ id }) => id)).toEqual([link.id]);
    await revoke(link.id);
    expect((await look(link.id)).status).toBe(404);
  });

  it('refuses a signature that is forged, expired, or another report’s', async () => {
    const [report, other] = [await newReport(), await newReport()];
    const foreign = new URL(other.pdf_url, 'http://one').searchParams.get('signature')!;
    for (const signature of ['forged', foreign]) expect((await shareBought(report, signature)).status).toBe(403);
    expect((await shareBought(report, undefined, 'dos.localhost')).status).toBe(404);
    stage.now = new Date(START + 2 * DAY_MS);
    expect((await shareBought(report)).status).toBe(403);
    expect(await sharesOf(report.id)).toEqual([]);
  });

  it('allows at most 50 open links, whoever creates them; ended ones don’t count', async () => {
    const report = await newReport();
    const first = await share(report.id, { days: 1 });
    await share(report.id, { days: 1 });
    await sql`
      insert into report_share (id, brand, account_id, report_id, hidden, hide_vin, hide_mileage, made_at, expires_at, views)
      select id || n, brand, account_id, report_id, hidden, hide_vin, hide_mileage, made_at,
        made_at + interval '7 days', 0
      from report_share, generate_series(2, ${MOST_SHARES} - 2) as n where id = ${first.id}`.execute(
      api.database.kysely,
    );
    const racing = await Promise.all([shareBought(report), shareBought(report), shareBought(report)]);
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const refused = await json('/api/user/share-report', { id: report.id, ...ALL_SHOWN });
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('50 active links') as string });
    expect(await sharesOf(report.id)).toHaveLength(MOST_SHARES);
    await revoke(first.id);
    expect((await shareBought(report)).status).toBe(200);
    expect((await shareBought(report)).status).toBe(422);
    stage.now = new Date(START + DAY_MS);
    expect((await json('/api/user/share-report', { id: report.id, ...ALL_SHOWN })).status).toBe(200);
    expect((await json('/api/user/share-report', { id: (await newReport()).id, ...ALL_SHOWN })).status).toBe(200);
  });
});
