import type { AuditTables } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import { createApi, createLogger } from '@vinlore/server-kit';
import { NO_LIMITS, STAFF_BY_PERMISSION, STAFF_ID, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, createReportApi, recordOf } from '../testing/report-api.ts';
import { reportHolders, reportOwner } from './holders.ts';
import { createReportDeskModule } from './report-desk-module.ts';

const VIN = '1HGCM82633A004352';

let bench: Awaited<ReturnType<typeof createReportApi>>;
let api: Awaited<ReturnType<typeof createApi>>;
beforeAll(async () => {
  bench = await createReportApi();
  await bench.keep([recordOf(VIN, 'one')]);
  api = await createApi({
    modules: [createReportDeskModule(bench.ports)],
    brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos' })]),
    authenticator: STAFF_BY_PERMISSION,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
});
beforeEach(() => bench.database.asOwner((owner) => sql`truncate report cascade`.execute(owner)));
afterAll(() => bench.database.drop());

const desk = async (path: string, body: object | null = null, permission = 'support', host = 'one') => {
  const headers = {
    host: `desk.${host}.localhost`,
    bearer: `${host} ${permission}`,
    'content-type': 'application/json',
  };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const answer = await api.request(`http://desk.${host}.localhost/api-cwa/staff/${path}`, init);
  return { status: answer.status, data: ((await answer.json()) as { data: never }).data };
};
/** Makes a report for a member. @returns its number */
async function made(member: keyof typeof ACCOUNTS = 'member'): Promise<string> {
  bench.stage.now = new Date(bench.stage.now.getTime() + 1_000);
  return ((await bench.form('/api-cwa/generate-report', { vin: VIN }, `one ${member}`)).data as { id: string }).id;
}
const acts = () =>
  tables<AuditTables>(bench.database)
    .selectFrom('audit_entry')
    .select(['act', 'subject_id'])
    .where('actor', '=', STAFF_ID)
    .execute();
const listOf = `reports?account_id=${ACCOUNTS.member}`;

describe('reports at the desk', () => {
  it('lists a member’s reports with the newest version of each, in pages', async () => {
    await made('other');
    const newest = await made();
    await sql`insert into report (id, brand, account_id, vin, version, newest, kind, title, make, made_at, data, records,
        down, sample, credit_returned, free_until)
      select lpad(n::text, 16, '0'), brand, account_id, vin || n, version, true, kind, title, make,
        made_at - n * interval '1 day', data, records, down, sample, credit_returned, free_until
      from report, generate_series(1, 51) as n where account_id = ${ACCOUNTS.member}`.execute(bench.database.kysely);
    type Page = { reports: { id: string }[]; cursor: string | null };
    const first = (await desk(listOf, null, 'billing')).data as Page;
    expect(first.reports).toHaveLength(50);
    expect(first.reports[0]).toMatchObject({ id: newest, vin: VIN, records: 1 });
    const rest = (await desk(`${listOf}&cursor=${first.cursor}`)).data as Page;
    expect(rest).toMatchObject({
      reports: [{ id: '0000-0000-0000-0050' }, { id: '0000-0000-0000-0051' }],
      cursor: null,
    });
  });

  it('opens a report through a link to its PDF, and records each time', async () => {
    const number = await made();
    const { data } = await desk('report/show', { id: number });
    const pdf = await bench.get((data as { pdf_url: string }).pdf_url);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await acts()).toEqual([{ act: 'report.shown', subject_id: number.replaceAll('-', '') }]);
  });

  it('security: hides reports from another brand’s staff, and opens them only for support and owners', async () => {
    const number = await made();
    expect((await desk(listOf, null, 'owner', 'dos')).data).toEqual({ reports: [], cursor: null });
    expect((await desk('report/show', { id: number }, 'owner', 'dos')).status).toBe(404);
    expect((await desk('report/show', { id: 'no-number' })).status).toBe(404);
    const statuses = (path: string, body: object | null) =>
      Promise.all(['support', 'billing', 'content', 'owner'].map(async (who) => (await desk(path, body, who)).status));
    expect(await statuses(listOf, null)).toEqual([200, 200, 403, 200]);
    expect(await statuses('report/show', { id: number })).toEqual([200, 403, 403, 200]);
  });
});

it('a search for members finds everyone with a report of a VIN once, and the owner of a report number', async () => {
  await made('other');
  const number = await made();
  const asked = { brand: 'one', most: 10 };
  expect(await reportHolders(bench.database, { ...asked, search: ` ${VIN.toLowerCase()}` })).toEqual([
    ACCOUNTS.member,
    ACCOUNTS.other,
  ]);
  expect(await reportHolders(bench.database, { ...asked, search: '…' })).toEqual([]);
  expect(await reportHolders(bench.database, { ...asked, brand: 'dos', search: VIN })).toEqual([]);
  expect(await reportOwner(bench.database, { brand: 'one', search: number })).toEqual([ACCOUNTS.member]);
  expect(await reportOwner(bench.database, { brand: 'dos', search: number })).toEqual([]);
});
