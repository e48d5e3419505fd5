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
        -- Null: every plan of the brand. An amount names its plans, for those have its currency.
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
        -- An order has one coupon. Uses are counted, never kept as a number that could drift.
        order_id uuid primary key,
        coupon_id uuid not null references coupon,
        -- E-mail in lower case; null once its owner was erased: the use still counts.
        person text check (person = lower(person)),
        used_at timestamptz not null
      )`.execute(db);
      await sql`create index coupon_use_of_coupon on coupon_use (coupon_id, person)`.execute(db);
      await sql`create index coupon_use_of_person on coupon_use (person)`.execute(db);

      // What a coupon is worth to somebody: null where there is none, why not, or its definition. Without a plan it is
      // judged for any plan; the order's own use does not count against it. Who only asks, without an order, is told what
      // a purchase would find: their own orders that wait at a bank are given up for a new one.
      await sql`create function billing_check_coupon(
        p_brand text, p_code text, p_person text, p_order uuid, p_plan text, p_now timestamptz
      ) returns jsonb language plpgsql stable as $$
      declare
        c coupon;
        refused text;
        apart uuid[] := array[p_order];
      begin
        select * into c from coupon where brand = p_brand and code = upper(p_code);
        if not found then return null; end if;
        if p_order is null then
          apart := array(select id from billing_order where brand = p_brand and email = p_person and state = 'action');
        end if;
        refused := case
          when c.starts_at > p_now then 'not-yet'
          when c.ends_at <= p_now then 'over'
          when not p_plan = any (c.plans) then 'not-this-plan'
          when c.uses_per_person <= (
            select count(*) from coupon_use u
            where u.coupon_id = c.id and u.person = p_person and u.order_id <> all (apart))
            then 'yours-used-up'
          when c.first_purchase and (
            exists (select from billing_order o
              where o.brand = p_brand and o.email = p_person and o.state in ('paid', 'refunded')
                and o.id <> all (apart))
            or exists (select from coupon_use u join coupon other on other.id = u.coupon_id
              where u.person = p_person and other.brand = p_brand and other.first_purchase
                and u.order_id <> all (apart)))
            then 'not-first'
          when c.uses_in_all <= (
            select count(*) from coupon_use u where u.coupon_id = c.id and u.order_id <> all (apart))
            then 'used-up'
        end;
        if refused is not null then return jsonb_build_object('refused', refused); end if;
        return to_jsonb(c) - 'brand' - 'created_at';
      end $$`.execute(db);

      // Judges and counts at once, for an order that is being written: of buyers who want the last use the first to get
      // here holds the coupon's row until its transaction ends; the others wait and then see the use.
      await sql`create function billing_reserve_coupon(
        p_brand text, p_code text, p_person text, p_order uuid, p_plan text, p_now timestamptz
      ) returns jsonb language plpgsql volatile as $$
      declare
        answer jsonb;
      begin
        -- Who is refused anyway waits for nobody.
        answer := billing_check_coupon(p_brand, p_code, p_person, p_order, p_plan, p_now);
        if answer is null or answer ? 'refused' then return answer; end if;
        perform from coupon where id = (answer->>'id')::uuid for update;
        -- Two coupons for a first purchase are two rows: what they have in common is the buyer.
        perform pg_advisory_xact_lock(hashtextextended(jsonb_build_array('coupon', p_brand, p_person)::text, 0));
        answer := billing_check_coupon(p_brand, p_code, p_person, p_order, p_plan, p_now);
        if answer ? 'id' then
          insert into coupon_use (order_id, coupon_id, person, used_at)
          values (p_order, (answer->>'id')::uuid, p_person, p_now)
          on conflict (order_id) do nothing;
        end if;
        return answer;
      end $$`.execute(db);

      // Gives the use back of an order that came to nothing.
      await sql`create function billing_release_coupon(p_order uuid) returns void language sql volatile as
        $$ delete from coupon_use where order_id = p_order $$`.execute(db);
    },
  },
  {
    name: '0002-coupon-lists',
    async up(db) {
      await sql`create index coupon_list on coupon (brand, created_at desc, id desc)`.execute(db);
      await sql`create index coupon_code on coupon (brand, code text_pattern_ops)`.execute(db);
      // Most coupons of many years are over; of the others there are few.
      await sql`create index coupon_list_open on coupon (brand, ends_at, created_at desc, id desc)`.execute(db);
    },
  },
  {
    // Samples of older releases carry no mark. Where a brand has sample accounts the code was theirs from the first start
    // on (a code is good for one coupon, for ever), and an operator's own coupon would have other terms.
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
    // An email is nobody's proof. Who only asks is told what a purchase would find: orders that wait at a bank are given up
    // for a new one of the same browser or account. What a stranger left at a bank under this buyer's email is no use of
    // theirs until it is paid; it still holds its place among the uses in all.
    name: '0004-uses-of-browsers',
    async up(db) {
      await sql`drop function billing_check_coupon`.execute(db);
      await sql`create function billing_check_coupon(
        p_brand text, p_code text, p_person text, p_order uuid, p_plan text, p_now timestamptz,
        p_browser text default null, p_account uuid default null
      ) returns jsonb language plpgsql stable as $$
      declare
        c coupon;
        refused text;
        apart uuid[] := array[p_order];
        doubtful uuid[] := '{}';
      begin
        select * into c from coupon where brand = p_brand and code = upper(p_code);
        if not found then return null; end if;
        if p_order is null then
          apart := array(
            select id from billing_order
            where brand = p_brand and state = 'action' and coupon is not null
              and ((account_id is null and browser = p_browser) or account_id = p_account));
        else
          doubtful := array(
            select o.id from billing_order o join billing_order mine on mine.id = p_order
            where o.brand = p_brand and o.state = 'action' and o.coupon is not null and o.email = p_person
              and o.account_id is null and o.browser is distinct from mine.browser);
        end if;
        refused := case
          when c.starts_at > p_now then 'not-yet'
          when c.ends_at <= p_now then 'over'
          when not p_plan = any (c.plans) then 'not-this-plan'
          when c.uses_per_person <= (
            select count(*) from coupon_use u
            where u.coupon_id = c.id and u.person = p_person and u.order_id <> all (apart || doubtful))
            then 'yours-used-up'
          when c.first_purchase and (
            exists (select from billing_order o
              where o.brand = p_brand and o.email = p_person and o.state in ('paid', 'refunded')
                and o.id <> all (apart))
            or exists (select from coupon_use u join coupon other on other.id = u.coupon_id
              where u.person = p_person and other.brand = p_brand and other.first_purchase
                and u.order_id <> all (apart || doubtful)))
            then 'not-first'
          when c.uses_in_all <= (
            select count(*) from coupon_use u where u.coupon_id = c.id and u.order_id <> all (apart))
            then 'used-up'
        end;
        if refused is not null then return jsonb_build_object('refused', refused); end if;
        return to_jsonb(c) - 'brand' - 'created_at';
      end $$`.execute(db);
    },
  },
];
