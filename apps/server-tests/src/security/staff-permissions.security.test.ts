import { type Permission, PERMISSIONS } from '@vinlore/contract';
import { createAccount } from '@vinlore/account-server';
import { createProductApi } from '@vinlore/server/product-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, carrying } from '../testing/caller.ts';
import { STAFF_CALLS } from '../testing/staff-calls.ts';
import { openTestProduct, PASSWORD } from '../testing/test-product.ts';

const { product, setPasswords, close } = await openTestProduct();
afterAll(close);
const { ask, loginAs } = callerOf(await createProductApi(product));
const rows = product.modules
  .flatMap(({ contract }) => Object.values(contract))
  .filter(({ auth }) => auth === 'staff')
  // Signing out would end the session under test.
  .toSorted((one, other) => Number(one.name === 'desk.logout') - Number(other.name === 'desk.logout'));

/** Staff roles: each permission alone, and none. */
const PEOPLE = [...PERMISSIONS, 'none'] as const;
const tokens = new Map<string, string>();

beforeAll(async () => {
  for (const held of PEOPLE) {
    const roles = held === 'none' ? ['staff'] : ['staff', held];
    const email = `only-${held}@example.com`;
    await createAccount(product.database, { brand: 'open', password: PASSWORD, email, roles, dealer: false });
  }
  await setPasswords();
  for (const held of PEOPLE) {
    tokens.set(held, (await loginAs(`only-${held}@example.com`)).token);
  }
});

/** Whether someone with only that permission may make a call, according to this test's list, not the route. */
function expected(name: string, held: (typeof PEOPLE)[number]): boolean {
  const needed: 'any' | readonly Permission[] = STAFF_CALLS[name]!;
  if (needed === 'any' || held === 'owner') return true;
  return held !== 'none' && needed.includes(held);
}

describe('each permission × each staff call', () => {
  it('lists every staff call, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(STAFF_CALLS).sort());
  });

  it('each route declares a permission itself', () => {
    expect(rows.filter(({ permission }) => permission === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(PEOPLE.flatMap((held) => rows.map((row) => [held, row.name, row] as const)))(
    '%s, %s',
    async (held, name, row) => {
      const answered = await ask(row, { token: tokens.get(held)!, ...carrying(row, {}) });
      const refused = answered.status === 403 && answered.message!.startsWith('You don’t have permission to do this');
      expect(refused, `${answered.status} ${answered.message}`).toBe(!expected(name, held));
    },
  );
});
