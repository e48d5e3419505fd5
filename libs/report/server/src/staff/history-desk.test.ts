import type { AuditTables } from '@vinlore/audit';
import { auditMigrations } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import { tables } from '@vinlore/database';
import type { HistoryEvent, HistorySourceView, ImportedSourceView, StaffRecord } from '@vinlore/report-domain';
import { type ApprovalRequest, createApi, createLogger } from '@vinlore/server-kit';
import {
  createTestDatabase,
  NO_LIMITS,
  STAFF_BY_PERMISSION,
  type TestDatabase,
  testBrand,
} from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearHistory } from '../events/clear-history.ts';
import { eventsSource } from '../events/events-source.ts';
import { keepEvents, keepStatement } from '../events/keep-events.ts';
import { measureSources } from '../events/measure-sources.ts';
import { migrations } from '../migrations.ts';
import { decode } from '../testing/report-api.ts';
import { createHistoryDeskModule } from './history-desk-module.ts';

const VIN = '1HGCM82633A004352';
const IMPORT = '0b6f9f0e-7f0d-4c55-9a39-5a6f3f1f2a11';

let database: TestDatabase;
let api: Awaited<ReturnType<typeof createApi>>;
let woken = 0;
/** IDs of records whose report owners are notified. */
const told: string[] = [];
const tellOwners = (_tx: unknown, { record_id }: { readonly record_id: string }) =>
  Promise.resolve(told.push(record_id));
const asked: ApprovalRequest[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [auditMigrations, { slice: 'report', migrations }] });
  const wake = () => Promise.resolve(++woken);
  api = await createApi({
    modules: [
      createHistoryDeskModule({
        database,
        wake,
        tellOwners,
        decode,
        clock: () => new Date('2026-11-22T10:00:00Z'),
      }),
    ],
    askSecond: (request) => Promise.resolve({ id: String(asked.push(request)), alone: false }),
    brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })]),
    authenticator: STAFF_BY_PERMISSION,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
});
beforeEach(() =>
  database.asOwner((owner) =>
    sql`truncate history_event, history_source, history_past, history_import, history_import_source, history_mark,
      history_coverage`.execute(owner),
  ),
);
afterAll(() => database.drop());

const desk = async <Data = never>(path: string, body: object | null = null, permission = 'owner', host = 'one') => {
  const headers = {
    host: `desk.${host}.localhost`,
    bearer: `${host} ${permission}`,
    'content-type': 'application/json',
  };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const answer = await api.request(`http://desk.${host}.localhost/api-cwa/staff/history/${path}`, init);
  const { data, message } = (await answer.json()) as { data: Data; message?: string };
  return { status: answer.status, data, message };
};
const records = async (permission = 'support', host = 'one') =>
  (await desk<{ records: StaffRecord[] }>(`records?vin=${VIN}`, null, permission, host)).data.records;
const act = (what: string, more: object, permission = 'owner') =>
  desk<StaffRecord>(`record/${what}`, { source: 'County', record_id: 'r1', reason: 'Disputed', ...more }, permission);
const event = (recordId: string, more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  ...{
    vin: VIN,
    kind: 'auction',
    date: '2014-12-18',
    source: 'County',
    recordId,
    confidence: 'reported',
    sample: false,
  },
  odometer: { value: 138_882, unit: 'mi', code: '68' },
  place: { country: 'US', region: 'OH', city: null },
  detail: {},
  ...more,
});
const inReports = async () => {
  const vehicle = { vin: VIN, year: null, make: null, model: null, decoded: null, type: 'US' } as const;
  return (await eventsSource(database).ask(vehicle, new AbortController().signal)).events;
};
const acts = async () =>
  (
    await tables<AuditTables>(database).selectFrom('audit_entry').select(['act', 'detail']).orderBy('id').execute()
  ).slice(-1);

describe('a record at the desk', () => {
  it('is found by its VIN in any spelling, and shown in the reader’s language', async () => {
    await keepEvents(database, [event('r1'), event('r2', { date: '2016' })], { importId: IMPORT });
    const { data } = await desk<{ vin: string; records: StaffRecord[] }>('records?vin=1hg-cm82633a004352');
    expect(data.vin).toBe(VIN);
    expect(data.records).toMatchObject([
      { record_id: 'r2', day: '2016' },
      {
        ...{ source: 'County', record_id: 'r1', title: 'Auction', day: 'Dec 18, 2014', place: 'Ohio' },
        ...{ reading: '138,882 mi', standing: 'shown', reason: null, import_id: IMPORT },
        said: { date: '2014-12-18', odometer: { value: 138_882, unit: 'mi' } },
      },
    ]);
    expect((await records('support', 'dos'))[1]).toMatchObject({ title: 'Subasta' });
  });

  it('disappears from reports when hidden, even if imported again, and can be shown again', async () => {
    await keepEvents(database, [event('r1'), event('r2')]);
    expect((await act('hide', { hidden: true }, 'support')).data).toMatchObject({
      standing: 'hidden',
      reason: 'Disputed',
    });
    await keepEvents(database, [event('r1', { date: '2015' })], { importId: IMPORT });
    expect((await inReports()).map(({ recordId }) => recordId)).toEqual(['r2']);
    expect(await acts()).toMatchObject([{ act: 'history-record.hidden', detail: { reason: 'Disputed', vin: VIN } }]);
    // A repeated request changes nothing and notifies no one.
    expect((await act('hide', { hidden: true, reason: 'Again' }, 'support')).data.reason).toBe('Disputed');
    expect(told.splice(0)).toEqual(['r1']);
    expect((await act('hide', { hidden: false }, 'support')).data.standing).toBe('shown');
    expect(await inReports()).toHaveLength(2);
  });

  it('says if its source withdrew it, which only an owner can undo', async () => {
    await keepEvents(database, [event('r1')]);
    expect((await act('withdraw', { withdrawn: true })).data.standing).toBe('withdrawn');
    expect(await inReports()).toEqual([]);
    expect((await act('hide', { hidden: false }, 'support')).status).toBe(409);
    expect((await act('withdraw', { withdrawn: false })).data.standing).toBe('shown');
    expect(await inReports()).toHaveLength(1);
  });

  it('shows the source’s data next to a correction, and keeps the correction while hidden', async () => {
    await keepEvents(database, [event('r1')]);
    const correction = { odometer: { value: 38_882, unit: 'mi', code: '68' } };
    const { data } = await act('correct', { correction });
    expect(data).toMatchObject({ reading: '38,882 mi', said: { odometer: { value: 138_882 } } });
    expect(data.details).toContainEqual({
      label: 'Corrected',
      value: 'source reported 138,882 mi · 68 Actual mileage',
    });
    expect(await inReports()).toMatchObject([
      { odometer: { value: 38_882 }, corrected: { odometer: { value: 138_882, unit: 'mi', code: '68' } } },
    ]);
    await act('hide', { hidden: true });
    await act('hide', { hidden: false });
    expect(await inReports()).toMatchObject([{ odometer: { value: 38_882 } }]);
    expect((await act('correct', { correction: null })).data).toMatchObject({
      reading: '138,882 mi',
      correction: null,
    });
    expect(await inReports()).not.toHaveProperty([0, 'corrected']);
  });

  it('is deleted with its staff changes and earlier versions', async () => {
    await keepEvents(database, [event('r1', { date: '2013' })], { importId: IMPORT });
    await keepEvents(database, [event('r1')], { importId: crypto.randomUUID() });
    await act('hide', { hidden: true });
    expect((await act('delete', {})).status).toBe(200);
    expect(await records()).toEqual([]);
    for (const table of ['history_past', 'history_mark'])
      expect((await sql`select from ${sql.table(table)}`.execute(database.kysely)).rows).toEqual([]);
    expect((await act('delete', {})).status).toBe(404);
    expect(await acts()).toMatchObject([{ act: 'history-record.deleted', detail: { reason: 'Disputed' } }]);
  });

  it('rejects bad input: no reason, a future date, an empty correction, and missing permission', async () => {
    await keepEvents(database, [event('r1')]);
    expect((await act('hide', { hidden: true, reason: ' ' })).status).toBe(400);
    expect((await act('correct', { correction: { date: '2027-01-01' } })).status).toBe(422);
    expect((await act('correct', { correction: {} })).status).toBe(400);
    expect((await act('hide', { hidden: true, record_id: 'other' })).status).toBe(404);
    for (const what of ['withdraw', 'correct', 'delete'])
      expect((await act(what, { withdrawn: true, correction: null }, 'support')).status, what).toBe(403);
    expect((await act('hide', { hidden: true }, 'content')).status).toBe(403);
    expect(await inReports()).toHaveLength(1);
  });
});

describe('a source at the desk', () => {
  const sources = async () => (await desk<{ sources: HistorySourceView[] }>('sources')).data.sources;

  it('shows what its records cover, and its imports', async () => {
    await keepEvents(database, [event('r1'), event('r2', { date: '2016-03', place: null })], { importId: IMPORT });
    await keepEvents(database, [
      event('x', { source: 'Another', vin: '12345', place: { country: 'US', region: null, city: null } }),
    ]);
    await keepStatement(database, ['County'], { asOf: '2026-01-01', covers: ['market'] }, IMPORT);
    expect((await sources()).map(({ coverage }) => coverage)).toEqual([null, null]);
    await measureSources(database, (vin) => (vin.startsWith('1HG') ? 'Honda' : null));
    expect(await sources()).toMatchObject([
      { name: 'Another', coverage: { records: 1, regions: [{ name: 'US', records: 1 }], makes: [] } },
      {
        name: 'County',
        coverage: {
          ...{ records: 2, vehicles: 1, from: '2014-12-18', to: '2016-03', no_region: 1 },
          regions: [{ name: 'US-OH', records: 1 }],
          makes: [{ name: 'Honda', records: 2 }],
        },
        ...{ as_of: '2026-01-01', covers: ['market'], sample: false, leaving: false, hidden: 0 },
      },
    ]);
    const ask = async (make: string) => {
      const vehicle = { vin: '4T4BF1FK5DR275482', year: 2013, make, model: null, decoded: null, type: 'US' } as const;
      return (await eventsSource(database).ask(vehicle, new AbortController().signal)).answers.map(
        ({ covers }) => covers,
      );
    };
    // "Another" has no 17-character VIN, so nothing is known about its makes.
    expect(await ask('Honda')).toEqual([['market'], ['market']]);
    expect(await ask('Ford')).toEqual([['market'], []]);
    const { data } = await desk<{ imports: object[] }>('source?name=County');
    expect(data.imports).toMatchObject([{ id: IMPORT, undone: false }]);
    const of = async (id: string) =>
      (await desk<{ sources: HistorySourceView[] }>(`import-sources?import=${id}`)).data.sources.map(
        ({ name }) => name,
      );
    expect([await of(IMPORT), await of(crypto.randomUUID())]).toEqual([['County'], []]);
    expect((await desk('source?name=None')).status).toBe(404);
  });

  it('shows what each import added, counted once', async () => {
    const broughtBy = async (id: string) =>
      (await desk<{ sources: ImportedSourceView[] }>(`import-sources?import=${id}`)).data.sources[0]?.brought;
    const makeOf = (vin: string) => (vin.startsWith('1HG') ? 'Honda' : 'Toyota');
    await keepEvents(database, [event('r1')], { importId: IMPORT });
    await keepStatement(database, ['County'], { asOf: '2026-01-01', covers: ['market'] }, IMPORT);
    expect(await broughtBy(IMPORT)).toBeNull();
    await measureSources(database, makeOf);
    const first = { regions: [{ name: 'US-OH', records: 1 }], no_region: 0, makes: [{ name: 'Honda', records: 1 }] };
    expect(await broughtBy(IMPORT)).toEqual(first);
    const next = crypto.randomUUID();
    await keepEvents(database, [event('r2', { vin: '4T4BF1FK5DR275482', place: null })], { importId: next });
    await keepStatement(database, ['County'], { asOf: '2026-01-01', covers: ['market'] }, next);
    await measureSources(database, makeOf);
    expect(await broughtBy(next)).toEqual({ regions: [], no_region: 1, makes: [{ name: 'Toyota', records: 1 }] });
    expect(await broughtBy(IMPORT)).toEqual(first);
    expect((await sources())[0]!.coverage!.makes).toHaveLength(2);
  });

  it('is removed with a reason, and above 1,000 records only with a second owner’s approval', async () => {
    await keepEvents(database, [event('r1')]);
    expect((await desk('source/remove', { name: 'County', reason: 'Ended' }, 'support')).status).toBe(403);
    expect((await desk('source/remove', { name: 'County', reason: 'Ended' })).status).toBe(200);
    expect([woken, (await sources())[0]?.leaving]).toEqual([1, true]);
    expect(await inReports()).toEqual([]);
    await clearHistory(database);
    expect(await sources()).toEqual([]);
    expect(await acts()).toMatchObject([{ act: 'history-source.removed', detail: { records: 1, reason: 'Ended' } }]);
    await keepEvents(
      database,
      Array.from({ length: 1_001 }, (_, n) => event(`r${n}`)),
    );
    expect((await desk('source/remove', { name: 'County', reason: 'Ended' })).status).toBe(202);
    expect(asked.at(-1)).toMatchObject({ kind: 'history-source-removal', facts: { source: 'County', records: 1_001 } });
    expect(await inReports()).toHaveLength(1_001);
  });
});
