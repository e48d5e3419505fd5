import { type Expense, type GarageEntry, LARGEST_GARAGE, MOST_EXPENSES, type WholeEntry } from '@vinlore/garage-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, createGarageApi, vinOf } from './testing/garage-api.ts';

const api = await createGarageApi();
const { stage, ask, save, saved, whole, database } = api;
afterAll(() => database.drop());
beforeEach(async () => {
  stage.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from garage_vehicle`.execute(database.kysely);
});

const list = async (token?: string) =>
  ((await ask('/api/user/garage', {}, token)).data as { vehicles: GarageEntry[] }).vehicles;
const change = (id: string, more: object, token?: string) => ask('/api/user/garage-change', { id, ...more }, token);
const remove = (id: string, token?: string) => ask('/api/user/garage-remove', { id }, token);

const FUEL = { day: '2026-11-01', kind: 'fuel', amount: 4512, odometer: 61_000, note: '' };
const enter = (vehicle_id: string, more: object = {}, token?: string) =>
  ask('/api/user/garage-expense', { vehicle_id, id: crypto.randomUUID(), ...FUEL, ...more }, token);

describe('saving a vehicle', () => {
  it('accepts a VIN in any spelling and stores what it decodes to', async () => {
    const vin = vinOf(1);
    const { status, data } = await save(` ${vin.slice(0, 3)}-${vin.slice(3).toLowerCase()}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ vin, title: '2003 Honda Accord EX', year: 2003, body: 'Coupe', known: false });
    expect(data).toMatchObject({ nickname: '', unit: 'mi', mileage: null, document_count: 0, watched: false });
  });

  it("is idempotent, even on a double click, and keeps the owner's notes", async () => {
    const clicks = await Promise.all([save(vinOf(2)), save(vinOf(2)), save(vinOf(2))]);
    expect(new Set(clicks.map(({ data }) => (data as GarageEntry).id)).size).toBe(1);
    const id = (clicks[0]!.data as GarageEntry).id;
    await change(id, { nickname: 'Daily' });
    expect((await save(vinOf(2))).data).toMatchObject({ id, known: true, nickname: 'Daily' });
    expect(await list()).toHaveLength(1);
  });

  it('keeps the same VIN separate in two accounts and in two brands', async () => {
    const ids = await Promise.all(['one member', 'one other', 'dos member'].map((token) => saved(vinOf(3), token)));
    expect(new Set(ids).size).toBe(3);
  });

  it('stores what all vehicles with a classic VIN have in common (spec §4)', async () => {
    expect((await save('194675S100001')).data).toMatchObject({ title: expect.stringContaining('Chevrolet') as string });
    expect((await save('194675S100001')).data).toMatchObject({ watched: null });
  });

  it("falls back to the VIN as the name when it can't be decoded", async () => {
    expect((await save('WVWZZZ1JZXW000010')).data).toMatchObject({ title: '', year: null, watched: null });
  });

  it.each([
    [
      'a wrong check digit, with the likely one',
      `${vinOf(4).slice(0, 8)}${vinOf(4)[8] === '1' ? '2' : '1'}${vinOf(4).slice(9)}`,
    ],
    ['a letter that no VIN has', `${vinOf(4).slice(0, 16)}O`],
    ['15 characters', '1HGCM82633A0043'],
    ['no classic number', 'HELLO'],
    ['markup', '<script>1'],
  ])('refuses %s, and keeps nothing', async (_, vin) => {
    expect(await save(vin)).toMatchObject({
      status: 422,
      message: expect.stringContaining('This VIN isn’t valid') as string,
    });
    expect(await list()).toEqual([]);
  });

  it(`refuses more than ${LARGEST_GARAGE} with a message, even for concurrent requests, and still returns a saved one`, async () => {
    await saved(vinOf(100));
    await sql`
      insert into garage_vehicle (brand, account_id, vin, title, added_at)
      select 'one', ${ACCOUNTS.member}, 'CAR' || n, '', now() from generate_series(1, ${LARGEST_GARAGE - 3}) as n`.execute(
      database.kysely,
    );
    const last = await Promise.all(Array.from({ length: 5 }, (_, at) => save(vinOf(500 + at))));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
    expect(last.find(({ status }) => status === 422)!.message).toContain('200 vehicles');
    expect(await list()).toHaveLength(LARGEST_GARAGE);
    expect(await save(vinOf(100))).toMatchObject({ status: 200, data: { known: true } });
    expect((await save(vinOf(100), 'one other')).status).toBe(200);
  });

  it('records saving and removing in the audit log, without the VIN', async () => {
    await remove(await saved(vinOf(5)));
    const { rows } = await sql<{ act: string; actor: string; whole: string }>`
      select act, actor, audit_entry::text as whole from audit_entry order by id desc limit 2`.execute(database.kysely);
    expect(rows.map(({ act, actor }) => [act, actor])).toEqual([
      ['garage.vehicle-removed', ACCOUNTS.member],
      ['garage.vehicle-saved', ACCOUNTS.member],
    ]);
    for (const { whole } of rows) expect(whole).not.toContain(vinOf(5));
  });
});

describe('details of a vehicle', () => {
  it('can be updated one at a time; omitted fields are unchanged', async () => {
    const id = await saved(vinOf(10));
    await change(id, { nickname: ' Blue <b>Bird</b> ' });
    await change(id, { notes: 'Line 1\nLine 2' });
    const { data } = await change(id, { unit: 'km' });
    expect(data).toMatchObject({ nickname: 'Blue <b>Bird</b>', notes: 'Line 1\nLine 2', unit: 'km' });
    expect(await change(id, {})).toMatchObject({ status: 200, data: { nickname: 'Blue <b>Bird</b>' } });
    expect((await change(id, { nickname: '', notes: '' })).data).toMatchObject({ nickname: '', notes: '' });
  });

  it.each([
    ['a nickname of 61 characters', { nickname: 'x'.repeat(61) }],
    ['notes of 2,001 characters', { notes: 'x'.repeat(2001) }],
    ['a mileage below zero', { mileage: -1 }],
    ['half a mile', { mileage: 0.5 }],
    ['another unit', { unit: 'furlong' }],
  ])('refuses %s', async (_, more) => expect((await change(await saved(vinOf(11)), more)).status).toBe(400));

  it('use today’s mileage until an expense has a later reading', async () => {
    const id = await saved(vinOf(12));
    expect((await change(id, { mileage: 61_234 })).data).toMatchObject({
      mileage: { day: '2026-11-20', value: 61_234 },
      noted: { day: '2026-11-20', value: 61_234 },
    });
    await enter(id, { day: '2026-11-21', odometer: 61_500 });
    expect(await list()).toMatchObject([{ mileage: { day: '2026-11-21', value: 61_500 } }]);
    await enter(id, { day: '2026-11-30', odometer: null });
    expect(await list()).toMatchObject([{ mileage: { value: 61_500 } }]);
    expect((await change(id, { mileage: null })).data).toMatchObject({ noted: null, mileage: { value: 61_500 } });
  });
});

describe('expenses', () => {
  it('create one expense for a repeated request and update it when the values differ', async () => {
    const vehicle = await saved(vinOf(20));
    const id = crypto.randomUUID();
    const [one] = await Promise.all([enter(vehicle, { id }), enter(vehicle, { id }), enter(vehicle, { id })]);
    expect(one).toMatchObject({ status: 200, data: { id, ...FUEL, currency: 'USD' } });
    await enter(vehicle, { id, amount: 5000, kind: 'repair', note: ' Brakes ' });
    expect((await whole(vehicle)).expenses).toEqual([
      { id, ...FUEL, amount: 5000, kind: 'repair', note: 'Brakes', currency: 'USD' },
    ]);
  });

  it('list expenses newest first and delete each once', async () => {
    const vehicle = await saved(vinOf(21));
    const days = ['2026-01-05', '2026-03-01', '2025-12-31'];
    const entered = await Promise.all(days.map((day) => enter(vehicle, { day })));
    expect((await whole(vehicle)).expenses.map(({ day }) => day)).toEqual(days.toSorted().toReversed());
    const { id } = entered[0]!.data as Expense;
    const request = { vehicle_id: vehicle, id };
    for (let time = 0; time < 2; time++)
      expect((await ask('/api/user/garage-remove-expense', request)).status).toBe(200);
    expect((await whole(vehicle)).expenses).toHaveLength(2);
  });

  it.each([
    ['a day that is none', { day: '2026-02-30' }],
    ['a day of another age', { day: '0001-01-01' }],
    ['an amount below zero', { amount: -1 }],
    ['half a cent', { amount: 0.5 }],
    ['more than a million', { amount: 100_000_001 }],
    ['a kind that is none', { kind: 'bribe' }],
    ['a note of 201 characters', { note: 'x'.repeat(201) }],
    ['a currency of the sender', { currency: 'EUR' }],
  ])('refuse %s', async (_, more) => expect((await enter(await saved(vinOf(22)), more)).status).toBe(400));

  it(`allow up to ${MOST_EXPENSES} expenses per vehicle and edits beyond that`, async () => {
    const vehicle = await saved(vinOf(23));
    const { data } = await enter(vehicle);
    await sql`
      insert into garage_expense (vehicle_id, id, brand, day, kind, amount, currency, note)
      select ${vehicle}, gen_random_uuid(), 'one', '2026-01-01', 'fuel', 1, 'USD', ''
      from generate_series(1, ${MOST_EXPENSES - 1})`.execute(database.kysely);
    expect(await enter(vehicle)).toMatchObject({ status: 422, message: expect.stringContaining('2,000') as string });
    expect((await enter(vehicle, { id: (data as Expense).id, amount: 1 })).status).toBe(200);
  });
});

describe('data of other slices', () => {
  it('counts documents in the list and names them on the vehicle page', async () => {
    const id = await saved(vinOf(30));
    const paper = { kind: 'report', id: 'AAAA-BBBB-CCCC', made_at: '2026-11-01T00:00:00Z' } as const;
    stage.documents = [
      { ...paper, vin: vinOf(30) },
      { ...paper, vin: vinOf(31) },
    ];
    expect(await list()).toMatchObject([{ document_count: 1, report: paper.id }]);
    expect(await whole(id)).toMatchObject({ document_count: 1, documents: [paper] });
    stage.documents = [];
  });

  it('counts recalls by year, make, and model, for own vehicles only', async () => {
    const [id, theirs] = [await saved(vinOf(32)), await saved(vinOf(33), 'one other')];
    stage.asked = [];
    const recalls = (ids: string[]) => ask('/api/user/garage-recalls', { ids });
    expect((await recalls([id, theirs, crypto.randomUUID()])).data).toEqual({
      recalls: [{ id, count: 3, urgent: true }],
    });
    expect(stage.asked).toEqual([{ year: 2003, make: 'HONDA', model: 'Accord', series: 'V6', trim: 'EX' }]);
    stage.recalls = null;
    expect((await recalls([id])).data).toEqual({ recalls: [] });
    stage.recalls = { count: 3, urgent: true };
    expect((await recalls(Array.from({ length: 21 }, () => id))).status).toBe(400);
  });

  it('shows whether recall alerts go to the member', async () => {
    await saved(vinOf(34));
    stage.watchers = new Set(['member@example.com']);
    expect(await list()).toMatchObject([{ watched: true }]);
    stage.watchers = new Set();
    expect(await list()).toMatchObject([{ watched: false }]);
  });
});

describe('a garage is private to its owner', () => {
  it.each(['one other', 'dos member'])('%s finds and changes nothing', async (token) => {
    const id = await saved(vinOf(40));
    const expense = (await enter(id)).data as Expense;
    const before = await whole(id);
    const tries = [
      await ask('/api/user/garage-vehicle', { id }, token),
      await change(id, { nickname: 'Mine' }, token),
      await change(id, {}, token),
      await enter(id, { id: expense.id, amount: 1 }, token),
      await ask('/api/user/garage-remove-expense', { vehicle_id: id, id: expense.id }, token),
      await remove(id, token),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await list(token)).toEqual([]);
    expect(await whole(id)).toEqual(before);
  });

  it('keeps expenses of different vehicles separate even with the same id', async () => {
    const [mine, theirs] = [await saved(vinOf(41)), await saved(vinOf(41), 'one other')];
    const id = crypto.randomUUID();
    await enter(theirs, { id }, 'one other');
    await enter(mine, { id, amount: 1 });
    expect((await whole(theirs, 'one other')).expenses).toMatchObject([{ id, amount: FUEL.amount }]);
  });

  it('requires sign-in', async () => {
    expect((await save(vinOf(42), 'one nobody')).status).toBe(401);
    expect((await ask('/api/user/garage', {}, 'one nobody')).status).toBe(401);
  });

  it('deletes all details when a vehicle is removed', async () => {
    const id = await saved(vinOf(43));
    await enter(id);
    expect(await remove(id)).toMatchObject({ status: 200, data: { removed: true } });
    expect((await remove(id)).status).toBe(404);
    const { rows } = await sql`select from garage_expense`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});

it('ADR 11: is exported and deleted with the account, and leaves other accounts alone', async () => {
  const id = await saved(vinOf(50));
  await change(id, { nickname: 'Bird', notes: 'Blue' });
  await enter(id, { note: 'Tank' });
  await saved(vinOf(50), 'one other');
  await saved(vinOf(50), 'dos member');
  const [keeper] = api.module.keepers;
  const owner = { id: ACCOUNTS.member, brand: api.brands[0]!, email: 'member@example.com' };
  expect(await keeper!.exportOf(owner)).toMatchObject({
    link: null,
    vehicles: [{ vin: vinOf(50), nickname: 'Bird', notes: 'Blue', expenses: [{ note: 'Tank', amount: FUEL.amount }] }],
  });
  await database.transaction((tx) => keeper!.erase(tx, owner));
  expect(await list()).toEqual([]);
  expect(await list('one other')).toHaveLength(1);
  expect(await list('dos member')).toHaveLength(1);
});

it('returns errors in the brand’s language', async () => {
  expect((await save('HELLO', 'dos member')).message).toContain('Este VIN no es válido');
  const missing = (await ask('/api/user/garage-vehicle', { id: crypto.randomUUID() }, 'dos member')) as {
    data?: WholeEntry;
    message?: string;
  };
  expect(missing).toMatchObject({ status: 404, message: 'Este auto no está en tu garaje.' });
});
