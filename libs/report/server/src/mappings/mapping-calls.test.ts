import { auditMigrations, type AuditTables } from '@vinlore/audit';
import { brandsByHost } from '@vinlore/brand';
import type { DataOf } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import type { historyDeskContract, NamedMapping } from '@vinlore/report-domain';
import { createApi, createLogger } from '@vinlore/server-kit';
import {
  createTestDatabase,
  NO_LIMITS,
  STAFF_BY_PERMISSION,
  type TestDatabase,
  testBrand,
} from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { historyMappingNames, pinMapping, readMapping, shippedMappings } from '../import/read-mapping.ts';
import { migrations } from '../migrations.ts';
import { createHistoryDeskModule } from '../staff/history-desk-module.ts';
import { decode } from '../testing/report-api.ts';

const VIN = '1HGCM82633A004352';
const MAPPING = {
  about: 'Sales of a county',
  source: 'County',
  vin: { column: 'VIN', classic: 'refuse' },
  record_id: { columns: ['Lot'] },
  events: [
    {
      kind: 'sale',
      date: { column: 'Sold', formats: ['us'] },
      odometer: { column: 'Miles', unit: 'mi' },
      place: { region: { column: 'State' } },
      detail: { price: { column: 'Price', currency: 'USD' } },
    },
  ],
};
const TEXT = JSON.stringify(MAPPING, null, 2);
const CSV = [
  'VIN,Lot,Sold,Miles,State,Price,Buyer',
  `${VIN},L1,12/18/2014,88001,OH,9500,Somebody`,
  `${VIN},L2,12/18/2016,98001,OH,7500,Somebody`,
  `1HGCM82633A004353,L3,12/18/2014,88001,OH,9500,Somebody`,
  '',
].join('\n');

let database: TestDatabase;
let api: Awaited<ReturnType<typeof createApi>>;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [auditMigrations, { slice: 'report', migrations }] });
  const none = () => Promise.resolve();
  api = await createApi({
    modules: [
      createHistoryDeskModule({
        ...{ database, decode, wake: none, tellOwners: none },
        clock: () => new Date('2026-11-22T10:00:00Z'),
      }),
    ],
    askSecond: () => Promise.reject(new Error('no act here takes two')),
    brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })]),
    authenticator: STAFF_BY_PERMISSION,
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
});
beforeEach(() => database.asOwner((owner) => sql`truncate history_mapping`.execute(owner)));
afterAll(() => database.drop());

async function desk<Data = NamedMapping>(
  path: string,
  body?: object | FormData,
  { permission = 'owner', host = 'one' } = {},
) {
  const isForm = body instanceof FormData;
  const headers = {
    host: `desk.${host}.localhost`,
    bearer: `${host} ${permission}`,
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const init = body ? { method: 'POST', body: isForm ? body : JSON.stringify(body), headers } : { headers };
  const answer = await api.request(`http://desk.${host}.localhost/api-cwa/staff/history/${path}`, init);
  const { data, message } = (await answer.json()) as { data: Data; message?: string };
  return { status: answer.status, data, message };
}
const save = (text: string, seen_version: number, name = 'county-sales') =>
  desk('mapping/save', { name, text, seen_version });

type Tried = DataOf<typeof historyDeskContract.tryHistoryMapping>;
async function tryOut(csv: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, host = 'one') {
  const form = new FormData();
  form.set('bytes', new Blob([csv]), 'file.csv');
  for (const [key, value] of Object.entries({ whole: '1', ...more })) form.set(key, value);
  return desk<Tried>('mapping/try', form, { host });
}

describe('saved mappings', () => {
  it('are available by name at every desk and to imports, each version as it was saved', async () => {
    expect((await save(TEXT, 0)).data).toMatchObject({ version: 1, about: 'Sales of a county', shipped: false });
    const second = JSON.stringify({ ...MAPPING, about: 'Sales of two counties' });
    expect((await save(second, 1)).data.versions).toMatchObject([{ version: 2 }, { version: 1 }]);
    const { data } = await desk('mapping?name=county-sales&version=1', undefined, { host: 'dos' });
    expect(data).toMatchObject({ shown: 1, version: 2, text: TEXT });
    expect(await historyMappingNames(database)).toContain('county-sales');
    // A queued import uses the version it was started with.
    expect(await pinMapping(database, 'county-sales')).toBe('county-sales@2');
    expect((await readMapping(database, 'county-sales@1')).about).toBe('Sales of a county');
    expect((await readMapping(database, 'county-sales')).about).toBe('Sales of two counties');
    expect(await pinMapping(database, 'nobody')).toBeNull();
  });

  it('get one version from a double click, and refuse the second of two people who save at once', async () => {
    const both = await Promise.all([save(TEXT, 0), save(TEXT, 0)]);
    expect(both.map(({ status, data }) => [status, data.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    const others = await Promise.all([save(`${TEXT} `, 1), save(`${TEXT}  `, 1)]);
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are refused with an explanation if they are invalid or have a shipped mapping’s name', async () => {
    expect(await save('{"events":[]}', 0)).toMatchObject({
      status: 422,
      message: expect.stringContaining('vin: is missing'),
    });
    expect((await save(TEXT, 0, 'auction-sales')).status).toBe(409);
    expect((await save(TEXT, 0, '../etc')).status).toBe(400);
  });

  it('disappear from lists once removed, still serve imports started with them, and return when saved again', async () => {
    await save(TEXT, 0);
    expect((await desk('mapping/remove', { name: 'county-sales', reason: 'Wrong' })).status).toBe(200);
    expect(await historyMappingNames(database)).not.toContain('county-sales');
    expect((await desk('mapping?name=county-sales')).status).toBe(404);
    expect((await readMapping(database, 'county-sales@1')).source).toBe('County');
    // A removed mapping isn't shown at the desk, so its name can be used as if it were new.
    expect((await save(TEXT, 0)).data.version).toBe(3);
    expect((await save(`${TEXT} `, 0)).status).toBe(409);
    const acts = await tables<AuditTables>(database).selectFrom('audit_entry').select('act').orderBy('id').execute();
    expect(acts.slice(-3).map(({ act }) => act)).toEqual([
      'history-mapping.saved',
      'history-mapping.removed',
      'history-mapping.saved',
    ]);
  });

  it('are for owners only, like shipped mappings', async () => {
    for (const permission of ['support', 'content', 'billing'])
      expect((await desk('mappings', undefined, { permission })).status).toBe(403);
    expect((await desk<{ mappings: unknown[] }>('mappings')).data.mappings).toHaveLength(shippedMappings().length);
  });
});

describe('a file that is being mapped', () => {
  it('shows its columns with their values, and the mappings that fit', async () => {
    await save(TEXT, 0);
    const { data } = await tryOut(CSV);
    expect(data.made).toBeNull();
    expect(data.lines).toBe(3);
    expect(data.columns.map(({ column }) => column)).toEqual([
      'VIN',
      'Lot',
      'Sold',
      'Miles',
      'State',
      'Price',
      'Buyer',
    ]);
    expect(data.columns[2]).toMatchObject({
      filled: 3,
      different: 2,
      values: [
        { value: '12/18/2014', lines: 2 },
        { value: '12/18/2016', lines: 1 },
      ],
      fields: [],
    });
    expect(data.fitting[0]).toEqual({ name: 'county-sales', known: 6, wanted: 6 });
  });

  it('shows sample events, reasons for rejected lines, and a report in the reader’s language, and stores nothing', async () => {
    const { data } = await tryOut(CSV, { mapping: TEXT });
    expect(data.made).toMatchObject({
      ...{ kept: 2, refused: 1 },
      faults: [{ line: 4, column: 'VIN', what: 'has a VIN in "VIN" whose check digit doesn’t match' }],
      events: [
        { line: 2, title: 'Sold', day: 'Dec 18, 2014', reading: '88,001 mi', source: 'County', record_id: 'L1' },
        { line: 3, title: 'Sold', record_id: 'L2' },
      ],
    });
    expect(data.made!.report).toMatchObject({ vin: VIN, vehicle: { make: 'HONDA' } });
    expect(data.made!.report!.events).toHaveLength(2);
    expect(data.columns[3]!.fields).toEqual(['odometer']);
    expect((await tryOut(CSV, { mapping: TEXT }, 'dos')).data.made!.events[0]!.title).toBe('Vendido');
    const { rows } = await database.asOwner((owner) => sql`select 1 from history_event`.execute(owner));
    expect(rows).toEqual([]);
  });

  it('says what is wrong with an unusable mapping, and still shows the columns', async () => {
    const lacking = JSON.stringify({ ...MAPPING, vin: { column: 'Chassis' } });
    for (const mapping of ['{', '{"events":[]}', lacking]) {
      const { status, data } = await tryOut(CSV, { mapping });
      expect([status, data.made, data.columns.length]).toEqual([200, null, 7]);
      expect(data.unusable).toBeTruthy();
    }
  });

  it('is read up to where the sample was cut, even within quotes and in another encoding', async () => {
    const cut = `${CSV}${VIN},L4,"12/18`;
    expect((await tryOut(cut, { whole: '0' })).data.lines).toBe(3);
    expect((await tryOut(`${CSV}${VIN},"L\n`, { whole: '0' })).data.lines).toBe(3);
    expect((await tryOut(cut)).status).toBe(422);
    const western = new Uint8Array([
      ...new TextEncoder().encode('VIN,City\nX,Montr'),
      0xe9,
      ...new TextEncoder().encode('al\n'),
    ]);
    expect((await tryOut(western)).data.columns[1]!.values).toEqual([{ value: 'Montréal', lines: 1 }]);
  });

  it('is read less far if the mapping produces hundreds of records per line, so that the server isn’t blocked', async () => {
    const events = Array.from({ length: 300 }, (_, at) => ({ ...MAPPING.events[0], name: `r${at}` }));
    const lines = Array.from({ length: 5_000 }, (_, at) => `${VIN},L${at},12/18/2014,88001,OH,9500,Somebody`);
    const { data } = await tryOut(`${CSV.split('\n')[0]}\n${lines.join('\n')}\n`, {
      mapping: JSON.stringify({ ...MAPPING, events }),
    });
    expect([data.lines, data.made!.kept]).toEqual([5_000, 67]);
  });

  it('is refused if it isn’t text', async () => {
    expect(await tryOut(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toMatchObject({ status: 422 });
    expect((await tryOut('')).status).toBe(400);
  });
});
