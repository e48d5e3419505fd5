import { sql } from 'kysely';
import { expect } from 'vitest';
import { newMember } from './account-cases.ts';
import type { Answered, Asking } from '../caller.ts';
import { type ObjectCases, post, type Stage } from '../object-stage.ts';

const VIN = '1HGCM82633A004352';

/** A dealer unrelated to `second`. */
async function anotherDealer(stage: Stage): Promise<Asking> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { token } = await newMember(stage, email);
  await sql`update account set is_dealer = true where email = ${email}`.execute(stage.database.kysely);
  return { token };
}

/** A bulk job of the dealer `second`. @returns its id */
async function bulkJobOf(stage: Stage): Promise<string> {
  const body = new FormData();
  body.append('file', new File(['1HGCM82633A00435'], 'cars.csv'));
  body.append('idempotency_key', crypto.randomUUID());
  const { data } = await stage.ask(
    { method: 'POST', path: '/api/dealer/bulk' },
    { ...(await stage.login('second')), body },
  );
  return (data as { id: string }).id;
}

/** A vehicle of the dealer `second`. @returns its id */
async function vehicleOf(stage: Stage): Promise<string> {
  const { data } = await post(stage, '/api/dealer/inventory-add', { vin: VIN }, await stage.login('second'));
  return (data as { id: string }).id;
}

/** A dealer's objects are inaccessible to other dealers, other brands, and non-dealers. */
async function openToItsDealerOnly(stage: Stage, act: (asking: Asking) => Promise<Answered>): Promise<void> {
  const twin = await stage.login('second', 'other');
  expect((await act(await stage.login('member'))).status, 'a member').toBe(403);
  expect((await act(await anotherDealer(stage))).status, 'another dealer').toBe(404);
  expect((await act({ ...twin, brand: 'other' })).status, 'the same email in another brand').toBe(404);
  expect((await act(await stage.login('second'))).status, 'its dealer').toBe(200);
}

/** Dealers' lists and vehicles. */
export const DEALER_CASES: ObjectCases = {
  'bulk.problems': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-problems', { id }, asking));
  },

  'bulk.rows': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-rows', { id }, asking));
  },

  'bulk.status': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-status', { id }, asking));
  },

  'bulk.stop': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-stop', { id }, asking));
  },

  'inventory.list': async (stage) => {
    const last = await vehicleOf(stage);
    const vehicles = async (asking: Asking) =>
      ((await post(stage, '/api/dealer/inventory', { cursor: last }, asking)).data as { vehicles: unknown[] }).vehicles;
    expect(await vehicles(await stage.login('second', 'other').then((twin) => ({ ...twin, brand: 'other' })))).toEqual(
      [],
    );
    const { data } = await post(stage, '/api/dealer/inventory', {}, await anotherDealer(stage));
    expect(data).toMatchObject({ total: 0, vehicles: [] });
    expect((await post(stage, '/api/dealer/inventory', {}, await stage.login('member'))).status).toBe(403);
  },

  'inventory.remove': async (stage) => {
    const id = await vehicleOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/inventory-remove', { id }, asking));
  },
};
