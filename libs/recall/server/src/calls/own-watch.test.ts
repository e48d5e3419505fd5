import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flatLine } from '../testing/flat-lines.ts';
import { createRecallApi, VIN } from '../testing/recall-api.ts';
import { MOST_OWN_WATCHES, moveWatches, watchedVehicles } from '../watches/own-watch-store.ts';
import { TELL_WATCHERS_JOB } from '../watches/tell-watchers.ts';

const ANA = 'ana@example.com';
const OLD = flatLine({ record_id: '1', campno: '18V100000' });
const NEW = flatLine({ record_id: '2', campno: '26V200000' });
const CIVIC = { year: 2018, make: 'HONDA', model: 'Civic', series: null, trim: null };

let api: Awaited<ReturnType<typeof createRecallApi>>;
beforeEach(async () => {
  api = await createRecallApi();
  await api.bring([OLD]);
});
afterEach(() => api.close());

const turn = (on: boolean, more: { vin?: string; brand?: string; email?: string } = {}) =>
  api.ask('/api/user/recall-watch', { vin: more.vin ?? VIN, on }, more.brand ?? 'one', more.email ?? ANA);
const watched = async (brand = 'one', email = ANA) =>
  (await watchedVehicles(api.database, { brand, email }, [CIVIC, { ...CIVIC, model: 'Accord' }])).join();
const told = async () => {
  await api.bring([OLD, NEW]);
  await api.work(TELL_WATCHERS_JOB);
  return api.letters.map(({ to, subject }) => [to, subject]);
};

describe('a member’s own recall alerts', () => {
  it('turn on without a confirmation email and report new recalls', async () => {
    expect(await turn(true)).toMatchObject({ status: 200, data: { on: true, title: '2018 Honda Civic' } });
    expect(await turn(true)).toMatchObject({ status: 200, data: { on: true } });
    expect(api.letters).toEqual([]);
    expect(await watched()).toBe('true,false');
    expect(await told()).toEqual([[ANA, 'New recall: 2018 Honda Civic']]);
  });

  it('go to the account’s address in its brand, ignoring case', async () => {
    await turn(true, { email: 'Ana@Example.com' });
    expect(await watched()).toBe('true,false');
    expect([await watched('dos'), await watched('one', 'bob@example.com')]).toEqual(['false,false', 'false,false']);
  });

  it('turn off immediately and on again', async () => {
    await turn(true);
    expect(await turn(false)).toMatchObject({ status: 200, data: { on: false } });
    expect(await turn(false)).toMatchObject({ status: 200, data: { on: false } });
    expect(await watched()).toBe('false,false');
    expect(await told()).toEqual([]);
    await turn(true);
    expect(await watched()).toBe('true,false');
  });

  it("can't be changed by another member, in this brand or another", async () => {
    await turn(true);
    await turn(false, { email: 'bob@example.com' });
    await turn(false, { brand: 'dos' });
    expect(await watched()).toBe('true,false');
    const bare = await api.ask('/api/user/recall-watch', { vin: VIN, on: false });
    expect(bare.status).toBe(401);
  });

  it('confirm alerts requested by form but not yet confirmed', async () => {
    await api.ask('/api/recall-check/watch', { email: ANA, year: '2018', make: 'honda', model: 'civic' });
    expect(await watched()).toBe('false,false');
    await turn(true);
    expect(await watched()).toBe('true,false');
  });

  it('reject a wrong VIN, a VIN without a model, and more vehicles than a garage holds', async () => {
    expect((await turn(true, { vin: `${VIN}0` })).status).toBe(422);
    expect((await turn(true, { vin: 'WVWZZZ1JZXW000010' })).status).toBe(422);
    await sql`
      insert into recall_watch (brand, email, language, vehicle_key, year, make, model, title, told, asked_at, confirmed_at)
      select 'one', ${ANA}, 'en', 'key ' || n, 2000, 'A', 'B', 'C', '{}', now(), now()
      from generate_series(1, ${MOST_OWN_WATCHES}) as n`.execute(api.database.kysely);
    expect(await turn(true)).toMatchObject({ status: 422, message: expect.stringContaining('200') as string });
    expect((await turn(false)).status).toBe(200);
  });
});

describe('changing the member’s email', () => {
  const NEW_MAILBOX = 'ana.new@example.com';
  const move = (brand = 'one') =>
    api.database.transaction((tx) => moveWatches(tx, { brand, from: ANA, to: 'Ana.New@example.com' }));
  const rows = async () =>
    (
      await sql<{ brand: string; email: string; confirmed: boolean }>`
        select brand, email, confirmed_at is not null as confirmed from recall_watch order by brand desc, email`.execute(
        api.database.kysely,
      )
    ).rows;

  it('sends alerts to the new address only, in this brand alone', async () => {
    await turn(true);
    await turn(true, { brand: 'dos' });
    await move();
    expect(await rows()).toEqual([
      { brand: 'one', email: NEW_MAILBOX, confirmed: true },
      { brand: 'dos', email: ANA, confirmed: true },
    ]);
    expect(await watched('one', NEW_MAILBOX)).toBe('true,false');
    expect((await told()).map(([to]) => to).sort()).toEqual([NEW_MAILBOX, ANA]);
  });

  it('merges two alerts for a vehicle and keeps the confirmed one', async () => {
    await turn(true);
    await turn(true, { email: NEW_MAILBOX });
    await turn(false, { email: NEW_MAILBOX });
    await move();
    expect(await rows()).toEqual([{ brand: 'one', email: NEW_MAILBOX, confirmed: true }]);
    await turn(true);
    await turn(false);
    await move();
    expect(await rows()).toEqual([{ brand: 'one', email: NEW_MAILBOX, confirmed: true }]);
  });
});

it.each(['close', 'suspend'] as const)('sends no more alerts after the account is %s', async (how) => {
  const [keeper] = api.module.keepers;
  await turn(true);
  await turn(true, { brand: 'dos' });
  const owner = { id: 'a', brand: api.brands[0]!, email: ANA };
  await api.database.transaction((tx) => keeper![how]!(tx, owner));
  expect([await watched(), await watched('dos')]).toEqual(['false,false', 'true,false']);
  expect((await told()).map(([, subject]) => subject)).toEqual([expect.not.stringContaining('New recall')]);
});
