import { afterAll, describe, expect, it } from 'vitest';
import { createStaffBench, STAFF } from '../testing/staff-bench.ts';

const bench = await createStaffBench();
afterAll(() => bench.database.drop());
const { as, request, act } = bench;

await act(
  ...Array.from({ length: 60 }, (_, index) => ({ subject: { kind: 'ticket', id: `t-${index}` } })),
  {
    actor: STAFF.olga.id,
    act: 'site.changed',
    subject: { kind: 'setting', id: 'settings.primary_color' },
    before: { value: '#000000' },
    after: { value: '#111111' },
    from: { address: '192.0.2.7', device: 'Test/1' },
  },
  { actor: null, act: 'account.erased', subject: { kind: 'account', id: 'a-1' }, detail: { by: '=1+1' } },
  { brand: 'dos', act: 'ticket.answered' },
);
const acts = async (query = '') =>
  (await as('olga', `/api-cwa/staff/audit${query}`)).data.entries.map(({ act }: { act: string }) => act);

describe('the audit log for owners', () => {
  it('lists who, what, before, after, and from where, newest first, paginated, of one’s own brand', async () => {
    const { data } = await as('olga', '/api-cwa/staff/audit');
    expect(data.entries).toHaveLength(50);
    expect(data.entries.slice(0, 2)).toMatchObject([
      { actor: null, act: 'account.erased' },
      {
        actor: { id: STAFF.olga.id, name: 'olga', email: 'olga@example.com' },
        act: 'site.changed',
        subject: { kind: 'setting', id: 'settings.primary_color' },
        before: { value: '#000000' },
        after: { value: '#111111' },
        from: { address: '192.0.2.7', device: 'Test/1' },
      },
    ]);
    const rest = (await as('olga', `/api-cwa/staff/audit?cursor=${data.entries.at(-1).id}`)).data;
    expect([rest.entries.length, rest.more]).toEqual([12, false]);
    expect((await as('olga', '/api-cwa/staff/audit?cursor=999999')).status).toBe(404);
    // Beyond the range of an id.
    expect((await as('olga', '/api-cwa/staff/audit?cursor=9999999999999999999')).status).toBe(404);
  });

  it('filters by actor, action, target, and date', async () => {
    expect(await acts(`?actor=${STAFF.olga.id}`)).toEqual(['site.changed']);
    expect(await acts('?act=account')).toEqual(['account.erased']);
    expect(await acts('?act=account.created')).toEqual([]);
    expect(await acts('?subject=t-7')).toEqual(['ticket.answered']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await acts(`?act=site&from=${today}&to=${today}`)).toEqual(['site.changed']);
    expect(await acts('?to=2020-01-01')).toEqual([]);
  });

  it('exports all rows and escapes spreadsheet formulas', async () => {
    const file = await (await request('olga', '/api-cwa/staff/audit.csv')).text();
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 62);
    expect(lines[0]).toMatch(/^\uFEFF?"id","at","actor"/);
    expect(file.slice(1)).not.toContain('\uFEFF');
    expect(lines.at(-1)).toContain('"{""by"":""=1+1""}"');
  });
});

describe('saved views', () => {
  const path = '/api-cwa/staff/views';
  const names = async (name: 'sue' | 'bea', list = 'tickets', brand?: string) =>
    (await as(name, `${path}?list=${list}`, undefined, brand)).data.views.map((view: { name: string }) => view.name);

  it('belong to one user, list, and brand; the same name replaces a view', async () => {
    const view = { list: 'tickets', name: 'Mine', query: 'state=open' };
    expect((await as('sue', `${path}/save`, view)).status).toBe(200);
    expect((await as('sue', `${path}/save`, { ...view, query: 'state=resolved' })).status).toBe(200);
    expect((await as('sue', `${path}?list=tickets`)).data.views).toMatchObject([
      { name: 'Mine', query: 'state=resolved' },
    ]);
    expect([await names('bea'), await names('sue', 'orders'), await names('sue', 'tickets', 'dos')]).toEqual([
      [],
      [],
      [],
    ]);
    const [{ id }] = (await as('sue', `${path}?list=tickets`)).data.views;
    expect((await as('bea', `${path}/remove`, { id })).status).toBe(404);
    expect((await as('sue', `${path}/remove`, { id }, 'dos')).status).toBe(404);
    expect((await as('sue', `${path}/remove`, { id })).status).toBe(200);
    expect(await names('sue')).toEqual([]);
  });

  it('are limited to fifty per list, with a message', async () => {
    const save = (index: number) => as('sue', `${path}/save`, { list: 'tickets', name: `View ${index}`, query: 'x=1' });
    for (let index = 0; index < 50; index++) expect((await save(index)).status).toBe(200);
    expect(await save(50)).toMatchObject({ status: 422, message: expect.stringContaining('50 views') });
    expect((await save(7)).status).toBe(200);
  });
});
