import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import { changedByItsOwnerOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

const VIN = '1HGCM82633A004352';
const EXPENSE = { day: '2026-11-01', kind: 'fuel', amount: 4500, odometer: null, note: '' };

/** A vehicle saved by a member. @returns its id */
async function savedBy(stage: Stage): Promise<string> {
  const { token } = await stage.login('member');
  return ((await post(stage, '/api/user/garage-save', { vin: VIN }, { token })).data as { id: string }).id;
}

/** A call on a saved vehicle by id. @param name of the field with the id */
const ownVehicleOnly =
  (path: string, name: 'id' | 'vehicle_id', more: () => object = () => ({})) =>
  async (stage: Stage) => {
    const request = { [name]: await savedBy(stage), ...more() };
    await changedByItsOwnerOnly(stage, (asking: Asking) => post(stage, path, request, asking));
  };

/** Saved vehicles and their expenses. */
export const GARAGE_CASES: ObjectCases = {
  'garage.vehicle': ownVehicleOnly('/api/user/garage-vehicle', 'id'),
  'garage.change': ownVehicleOnly('/api/user/garage-change', 'id', () => ({ nickname: 'Mine' })),
  'garage.remove': ownVehicleOnly('/api/user/garage-remove', 'id'),
  'garage.keepExpense': ownVehicleOnly('/api/user/garage-expense', 'vehicle_id', () => ({
    id: crypto.randomUUID(),
    ...EXPENSE,
  })),
  'garage.removeExpense': ownVehicleOnly('/api/user/garage-remove-expense', 'vehicle_id', () => ({
    id: crypto.randomUUID(),
  })),

  // Anyone with the link may look, in its own brand; it names no one, and hides the car's VIN if masked.
  'garage.shared': async (stage) => {
    const id = await savedBy(stage);
    const { token } = await stage.login('member');
    const shows = {
      vehicle_ids: [id],
      nickname: true,
      full_vin: false,
      mileage: true,
      documents: true,
      notes: true,
      costs: true,
    };
    const { data } = await post(stage, '/api/user/garage-link-keep', shows, { token });
    const path = `/api-cwa/garage?id=${(data as { url: string }).url.split('/').at(-1)}`;
    const shown = await get(stage, path);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(new RegExp(`member@example\\.com|account|${VIN}`));
    expect((await get(stage, path, { brand: 'other' })).status).toBe(404);
  },
};
