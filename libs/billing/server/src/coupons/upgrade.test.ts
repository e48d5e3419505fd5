import { auditMigrations } from '@vinlore/audit';
import { migrate, type SliceMigrations } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { orderMigrations, ordersOfBrowsers } from '../orders/migrations.ts';
import { orderRoutines } from '../orders/routines.ts';
import { checkCoupon, couponsOf } from './coupon-store.ts';
import { couponMigrations } from './migrations.ts';
import { couponRoutines } from './routines.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const orders: SliceMigrations = { slice: 'purchase', migrations: [...orderMigrations, ordersOfBrowsers] };

it('upgrades a database whose functions came from migrations to routines, and keeps its coupons', async () => {
  const before = couponMigrations.filter(({ name }) => name < '0005');
  const database = await createTestDatabase({
    migrations: [auditMigrations, { slice: 'coupon', migrations: before }, orders],
  });
  // The functions of that release by signature.
  await database.asOwner(async (db) => {
    for (const signature of [
      'billing_check_coupon(text, text, text, uuid, text, timestamptz, text default null, uuid default null)',
      'billing_reserve_coupon(text, text, text, uuid, text, timestamptz)',
      'billing_begin_order(uuid, text, uuid, text)',
      'billing_settle_order(uuid, uuid, boolean, text, text, timestamptz, timestamptz)',
    ])
      await sql.raw(`create function ${signature} returns jsonb language sql as 'select null::jsonb'`).execute(db);
  });
  await sql`insert into coupon (brand, code, percent, first_purchase, uses_in_all, created_at)
    values ('one', 'OLD', 10, false, 1, ${NOW})`.execute(database.kysely);
  await sql`insert into coupon_use (order_id, coupon_id, used_at)
    select gen_random_uuid(), id, ${NOW} from coupon`.execute(database.kysely);

  await migrate(database, [
    auditMigrations,
    { slice: 'coupon', migrations: couponMigrations, routines: couponRoutines },
    { ...orders, routines: orderRoutines },
  ]);
  const { rows } = await sql<{ name: string; signature: string }>`
    select proname as name, pg_get_function_identity_arguments(oid) as signature from pg_proc
    where proname in ('billing_check_coupon', 'billing_begin_order', 'billing_settle_order', 'billing_reserve_coupon')
    order by 1`.execute(database.kysely);
  expect(rows).toEqual([
    { name: 'billing_begin_order', signature: 'input jsonb' },
    {
      name: 'billing_reserve_coupon',
      signature: 'p_brand text, p_code text, p_person text, p_order uuid, p_at timestamp with time zone',
    },
    { name: 'billing_settle_order', signature: 'input jsonb' },
  ]);
  expect(await couponsOf(database, 'one')).toMatchObject([{ code: 'OLD', used: 1 }]);
  const asked = { brand: 'one', code: 'old', plan: null, now: NOW, browser: null, accountId: null };
  expect(await checkCoupon(database, asked)).toEqual({ refused: 'used-up' });
  await database.drop();
});
