import type { ReportSummary } from '@vinlore/report-domain';
import { parseDocumentNumber } from '@vinlore/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createReportApi, recordOf } from './testing/report-api.ts';

const api = await createReportApi();
const { form, json, get } = api;
afterAll(() => api.database.drop());

const VIN = '1HGCM82633A004352';
await api.keep([recordOf(VIN, 'r1')]);

const made = async (token?: string) =>
  (await form('/api-cwa/generate-report', { vin: VIN, gen: 'regenerate' }, token)).data as ReportSummary;

interface Page {
  standing: string;
  newer: { made_at: string } | null;
  report: { vin: string; title: string; verdict: { title: string; signals: unknown[]; tiles: unknown[] } } | null;
}
const pageOf = async (id: string, host?: string) => {
  const response = await get(`/api-cwa/report-page?id=${encodeURIComponent(id)}`, {}, host);
  return { status: response.status, data: ((await response.json()) as { data: Page }).data };
};
const change = (id: string, values: ReturnType<typeof sql>) =>
  sql`update report set ${values} where id = ${parseDocumentNumber(id)}`.execute(api.database.kysely);
/** Tampers with the stored data by removing its records. */
const alter = (id: string) => change(id, sql`data = jsonb_set(data, '{events}', '[]')`);
const unsign = (id: string) => change(id, sql`key_id = null, signature = null`);
const own = async (id: string) => (await json('/api/user/report', { id })).data as Page & { verify_url: string };

describe('docs/decisions.md §4: verifying a report by its number', () => {
  it('confirms a genuine report and shows its first page in the reader’s language', async () => {
    const { id } = await made();
    const { status, data } = await pageOf(id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id,
      standing: 'genuine',
      made_at: '2026-11-20T10:00:00.000Z',
      newer: null,
      report: { vin: VIN, title: '2003 Honda Accord', sample: false },
    });
    expect(data.report!.verdict.signals).toHaveLength(6);
    expect(data.report!.verdict.tiles).toHaveLength(3);
    expect(await own(id)).toMatchObject({ standing: 'genuine', verify_url: `http://one.localhost/verify/${id}` });
  });

  it('reveals no records, and not who made the report', async () => {
    const text = await (await get(`/api-cwa/report-page?id=${(await made()).id}`)).text();
    expect(text).not.toMatch(/account|events|r1|signature/u);
  });

  it('accepts the number as people type it', async () => {
    const { id } = await made();
    expect((await pageOf(` ${id.toLowerCase().replaceAll('-', ' ')} `)).data.standing).toBe('genuine');
  });

  it.each(['7K2M-94QX-0RTB-5W3E', 'NOPE', "' or 1=1 --"])(
    'returns 404 for %s, which isn’t a report number',
    async (id) => {
      expect((await pageOf(id)).status).toBe(404);
    },
  );

  it('returns 404 for another brand’s report', async () => {
    expect((await pageOf((await made()).id, 'dos.localhost')).status).toBe(404);
  });

  it('says on an older version that a newer one exists, ignoring other members’ reports', async () => {
    const [first, second] = [await made(), await made()];
    await made('one other');
    expect((await pageOf(first.id)).data.newer).toEqual({ made_at: '2026-11-20T10:00:00.000Z' });
    expect((await pageOf(second.id)).data.newer).toBeNull();
  });

  it('identifies a report made before reports were signed, whose PDF still opens', async () => {
    const { id, pdf_url } = await made();
    await unsign(id);
    expect((await pageOf(id)).data).toMatchObject({ standing: 'unsigned', report: { vin: VIN } });
    expect((await get(pdf_url)).status).toBe(200);
  });
});

describe('a report that was altered', () => {
  it('is never typeset, shared, or shown as genuine', async () => {
    const { id, pdf_url } = await made();
    const shared = await json('/api/user/share-report', {
      id,
      days: 1,
      hidden: [],
      hide_vin: false,
      hide_mileage: false,
    });
    await alter(id);
    for (const path of [
      pdf_url,
      `${pdf_url}&as=svg`,
      `/api-cwa/vehicle-check?id=${(shared.data as { id: string }).id}`,
    ]) {
      const answer = await get(path);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('no longer matches our signature'),
      });
    }
    expect((await pageOf(id)).data).toMatchObject({ standing: 'altered', report: null });
    expect(await own(id)).toMatchObject({ standing: 'altered' });
  });

  it('includes one whose data was replaced with another report’s signed data', async () => {
    const [one, other] = [await made(), await made()];
    const columns = ['data', 'key_id', 'signature'].map((name) => sql.ref(name));
    await sql`update report set (${sql.join(columns)}) = (select ${sql.join(columns)} from report where id = ${parseDocumentNumber(other.id)})
      where id = ${parseDocumentNumber(one.id)}`.execute(api.database.kysely);
    expect((await pageOf(one.id)).data.standing).toBe('altered');
    expect((await pageOf(other.id)).data.standing).toBe('genuine');
  });
});
