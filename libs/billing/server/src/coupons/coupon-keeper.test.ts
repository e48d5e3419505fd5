import type { DataOwner } from '@vinlore/server-kit';
import { placesOf, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { couponKeeper } from './coupon-keeper.ts';
import { checkCoupon } from './coupon-store.ts';
import { createCouponBench } from './testing/coupon-bench.ts';

const { database, coupon, bought, now } = await createCouponBench();
afterAll(() => database.drop());
const keeper = couponKeeper(database);

const use = (code: string, person: string, order: string) =>
  sql`select billing_reserve_coupon('one', ${code}, ${person}, ${order}, ${now()})`.execute(database.kysely);

it('ADR 11: exports a member’s coupon uses, including those under a former email, and anonymizes them on erasure', async () => {
  const owner: DataOwner = { id: crypto.randomUUID(), brand: testBrand({ key: 'one' }), email: 'mia@new.example' };
  const code = await coupon({ uses_in_all: 3 });
  const before = await bought('mia@old.example', { accountId: owner.id });
  await use(code, 'mia@old.example', before);
  await use(code, owner.email, crypto.randomUUID());
  await use(code, 'sam@example.com', crypto.randomUUID());
  expect(await keeper.exportOf(owner)).toEqual([
    { code, email: 'mia@old.example', used_at: now() },
    { code, email: 'mia@new.example', used_at: now() },
  ]);

  await database.transaction((tx) => keeper.erase(tx, owner));
  for (const email of ['mia@old.example', 'mia@new.example'])
    expect((await placesOf(database, email)).filter((place) => place.includes('coupon'))).toEqual([]);
  expect(await placesOf(database, 'sam@example.com')).toEqual(['public.coupon_use.person']);
  const asked = { brand: 'one', code, plan: 'single', now: now(), browser: null, accountId: null };
  expect(await checkCoupon(database, asked)).toEqual({ refused: 'used-up' });
});
