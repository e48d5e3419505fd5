import { type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the coupon module, forward only. */
export const couponMigrations: readonly Migration[] = [
  {
    name: '0001-coupons',
    walls: { coupon_use: rowsOf('coupon', 'coupon_id') },
    async up(db) {
      await sql`create table coupon (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        code text not null check (code = upper(code)),
        percent integer check (percent between 1 and 100),
        amount integer check (amount > 0),
        currency text,
        -- Null means all plans of the brand. A fixed amount must name its plans, because they share its currency.
        plans text[] check (cardinality(plans) > 0),
        first_purchase boolean not null,
        starts_at timestamptz,
        ends_at timestamptz,
        uses_in_all integer check (uses_in_all > 0),
        uses_per_person integer check (uses_per_person > 0),
        created_at timestamptz not null,
        unique (brand, code),
        check (num_nonnulls(percent, amount) = 1),
        check ((amount is null) = (currency is null)),
        check (amount is null or plans is not null)
      )`.execute(db);
      await sql`create table coupon_use (
        -- One coupon per order. Uses are counted from these rows; a stored count could drift.
        order_id uuid primary key,
        coupon_id uuid not null references coupon,
        -- Lowercase email; null once its owner is erased. The use still counts.
        person text check (person = lower(person)),
        used_at timestamptz not null
      )`.execute(db);
      await sql`create index coupon_use_of_coupon on coupon_use (coupon_id, person)`.execute(db);
      await sql`create index coupon_use_of_person on coupon_use (person)`.execute(db);
    },
  },
  {
    name: '0002-coupon-lists',
    async up(db) {
      await sql`create index coupon_list on coupon (brand, created_at desc, id desc)`.execute(db);
      await sql`create index coupon_code on coupon (brand, code text_pattern_ops)`.execute(db);
      // After years of use most coupons have ended; few are still open.
      await sql`create index coupon_list_open on coupon (brand, ends_at, created_at desc, id desc)`.execute(db);
    },
  },
  {
    // Older releases did not mark sample coupons. A brand with sample accounts has had the sample code since its first
    // start, and codes are never reused, so a coupon with that code and these terms is the sample; an operator's own
    // coupon would have other terms.
    name: '0003-samples',
    async up(db) {
      await sql`alter table coupon add column is_sample boolean not null default false`.execute(db);
      await sql`do $$ begin
        if to_regclass('account') is not null then
          update coupon set is_sample = true
            where code = 'WELCOME10' and percent = 10 and first_purchase and plans is null and uses_in_all is null
              and uses_per_person is null and starts_at is null
              and exists (select from account where account.brand = coupon.brand and account.email = 'member@example.com');
        end if;
      end $$`.execute(db);
    },
  },
  {
    // This migration created a function that is now a routine.
    name: '0004-uses-of-browsers',
    async up() {},
  },
  {
    // `judgeUse` replaces this function. No routine has its name, so nothing else would drop it.
    name: '0005-no-judgment',
    async up(db) {
      await sql`drop function if exists billing_check_coupon`.execute(db);
    },
  },
];
