import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/**
 * Orders, and the steps of a purchase as functions, so that each is one round trip and one transaction (ADR 16). What
 * they call of others (`billing_reserve_coupon`, `billing_release_coupon`, `ledger_grant`) is there by the time they run.
 */
export const orderMigrations: readonly Migration[] = [
  {
    name: '0001-orders',
    async up(db) {
      await sql`create table billing_order (
        id uuid primary key,
        brand text not null,
        account_id uuid,
        email text check (email = lower(email)),
        plan jsonb not null,
        product text not null check (product in ('report', 'sticker')),
        credits integer check (credits > 0),
        pot text not null,
        amount integer not null check (amount >= 0),
        discount integer not null check (discount >= 0),
        refunded integer not null default 0 check (refunded between 0 and amount),
        currency text not null,
        coupon text,
        gateway text not null,
        payment text,
        subscription text,
        period_end timestamptz,
        state text not null default 'pending'
          check (state in ('pending', 'action', 'paid', 'declined', 'refunded')),
        decline_reason text,
        action_url text,
        idempotency_key text not null,
        request_hash bytea not null,
        vin text,
        vehicle jsonb not null,
        wants_document boolean not null,
        document jsonb,
        document_failed boolean not null default false,
        new_account boolean not null default false,
        language text not null,
        ordered_at timestamptz not null,
        settled_at timestamptz,
        followed_up_at timestamptz,
        unique (brand, idempotency_key)
      )`.execute(db);
      await sql`create index billing_order_account on billing_order (account_id, ordered_at desc, id desc)`.execute(db);
      // A coupon for a first purchase asks for these.
      await sql`create index billing_order_email on billing_order (brand, email)
        where state in ('paid', 'refunded')`.execute(db);
      await sql`create index billing_order_open on billing_order (ordered_at)
        where state in ('pending', 'action')`.execute(db);
      await sql`create index billing_order_to_follow_up on billing_order (settled_at)
        where followed_up_at is null and state in ('paid', 'refunded')`.execute(db);
      // Unlogged: a count of one hour need not survive a crash, so nobody waits for the disk to write it.
      await sql`create unlogged table billing_decline (
        key text primary key,
        count integer not null,
        until timestamptz not null
      )`.execute(db);
    },
  },
  {
    name: '0002-begin',
    async up(db) {
      // A key that was used answers first: a repeat must get its order although its coupon is used up by now.
      await sql`create function billing_begin_order(
        p_id uuid, p_brand text, p_account uuid, p_email text, p_key text, p_hash bytea, p_plan jsonb, p_product text,
        p_credits integer, p_pot text, p_amount integer, p_discount integer, p_currency text, p_coupon text,
        p_gateway text, p_vin text, p_vehicle jsonb, p_wants_document boolean, p_language text, p_at timestamptz,
        p_limits text[], p_most integer[],
        out outcome text, out order_id uuid, out coupon_terms jsonb, out again_at timestamptz
      ) language plpgsql as $$
      declare
        o billing_order;
      begin
        select * into o from billing_order where brand = p_brand and idempotency_key = p_key;
        if not found then
          select max(until) into again_at
            from billing_decline join unnest(p_limits, p_most) as l (key, most) using (key)
            where until > p_at and count >= most;
          if again_at is not null then
            outcome := 'limited';
            return;
          end if;
          insert into billing_order (
            id, brand, account_id, email, plan, product, credits, pot, amount, discount, currency, coupon, gateway,
            idempotency_key, request_hash, vin, vehicle, wants_document, language, ordered_at
          ) values (
            p_id, p_brand, p_account, p_email, p_plan, p_product, p_credits, p_pot, p_amount, p_discount, p_currency,
            p_coupon, p_gateway, p_key, p_hash, p_vin, p_vehicle, p_wants_document, p_language, p_at
          ) on conflict (brand, idempotency_key) do nothing returning id into order_id;
          if found then
            outcome := 'new';
            if p_coupon is null then
              return;
            end if;
            coupon_terms := billing_reserve_coupon(p_brand, p_coupon, p_email, p_id, p_plan->>'id', p_at);
            if coupon_terms is null or coupon_terms ? 'refused' then
              delete from billing_order where id = p_id;
              outcome := 'coupon';
            end if;
            return;
          end if;
          -- Another call with the key was faster; it has committed by now.
          select * into strict o from billing_order where brand = p_brand and idempotency_key = p_key;
        end if;
        order_id := o.id;
        outcome := case when o.request_hash = p_hash then 'repeat' else 'other' end;
        -- Whoever began it may have been killed before they looked whether coupon and price agree.
        if outcome = 'repeat' and o.state = 'pending' and o.coupon is not null then
          coupon_terms := billing_check_coupon(p_brand, o.coupon, o.email, o.id, o.plan->>'id', p_at);
        end if;
      end $$`.execute(db);
      // An order that was begun and may not be: nothing was charged, and its key is free again.
      await sql`create function billing_drop_order(p_order uuid) returns void language plpgsql as $$
      begin
        delete from billing_order where id = p_order and state = 'pending';
        perform billing_release_coupon(p_order);
      end $$`.execute(db);
    },
  },
  {
    name: '0003-settle',
    async up(db) {
      // Paid is paid: also where we had given the order up before the gateway told us.
      await sql`create function billing_settle_order(
        p_order uuid, p_account uuid, p_new_account boolean, p_payment text, p_subscription text,
        p_period_end timestamptz, p_at timestamptz
      ) returns boolean language plpgsql as $$
      declare
        o billing_order;
      begin
        update billing_order set
          state = 'paid', account_id = coalesce(account_id, p_account), new_account = p_new_account,
          payment = p_payment, subscription = p_subscription, period_end = p_period_end, settled_at = p_at,
          action_url = null, decline_reason = null
          where id = p_order and state not in ('paid', 'refunded')
          returning * into o;
        if not found then
          return false;
        end if;
        if o.credits is not null then
          perform ledger_grant(o.brand, o.account_id, o.pot, o.credits, 'order', o.id::text, p_at,
            jsonb_build_object('plan', jsonb_build_object('name', o.plan->'name', 'interval', o.plan->'interval'),
              'product', o.product));
        end if;
        insert into audit_entry (brand, actor, act, subject_kind, subject_id, detail)
          values (o.brand, o.account_id, 'order.paid', 'order', o.id::text, jsonb_build_object(
            'plan', o.plan->'id', 'amount', o.amount, 'currency', o.currency, 'gateway', o.gateway));
        return true;
      end $$`.execute(db);
      await sql`create function billing_decline_order(
        p_order uuid, p_reason text, p_at timestamptz, p_limits text[], p_until timestamptz
      ) returns boolean language plpgsql as $$
      declare
        v_coupon text;
      begin
        update billing_order set state = 'declined', decline_reason = p_reason, action_url = null, settled_at = p_at
          where id = p_order and state in ('pending', 'action') returning coupon into v_coupon;
        if not found then
          return false;
        end if;
        if v_coupon is not null then
          perform billing_release_coupon(p_order);
        end if;
        insert into billing_decline as d (key, count, until)
          select key, 1, p_until from unnest(p_limits) as key order by key
          on conflict (key) do update set
            count = case when d.until <= p_at then 1 else d.count + 1 end,
            until = case when d.until <= p_at then excluded.until else d.until end;
        return true;
      end $$`.execute(db);
    },
  },
];

/**
 * Left to itself PostgreSQL plans the question for declined payments anew in each purchase, since it cannot know how few
 * limits there are; that took a third of the function's time.
 */
export const beginPlannedOnce: Migration = {
  name: '0004-begin-planned-once',
  async up(db) {
    await sql`alter function billing_begin_order set plan_cache_mode = force_generic_plan`.execute(db);
  },
};

/**
 * Orders know the browser they are bought in, since anybody can type somebody's email. A repeat is one of the same browser,
 * or of the same browser before it had its cookie. While a brand is under attack, smaller limits hold. What is new has a
 * default: processes of the release before call the function until they end.
 */
export const ordersOfBrowsers: Migration = {
  name: '0007-browsers',
  async up(db) {
    await sql`alter table billing_order add column browser text`.execute(db);
    // Few orders wait at a bank at a time; a purchase with a coupon asks for those of its browser and of its email.
    await sql`create index billing_order_at_bank on billing_order (brand) where state = 'action' and coupon is not null`.execute(
      db,
    );
    await sql`drop function billing_begin_order`.execute(db);
    await sql`create function billing_begin_order(
      p_id uuid, p_brand text, p_account uuid, p_email text, p_key text, p_hash bytea, p_plan jsonb, p_product text,
      p_credits integer, p_pot text, p_amount integer, p_discount integer, p_currency text, p_coupon text,
      p_gateway text, p_vin text, p_vehicle jsonb, p_wants_document boolean, p_language text, p_at timestamptz,
      p_limits text[], p_most integer[], p_most_in_alarm integer[] default null, p_alarm text default null,
      p_alarm_most integer default null, p_browser text default null, p_first_hash bytea default null,
      out outcome text, out order_id uuid, out coupon_terms jsonb, out again_at timestamptz
    ) language plpgsql set plan_cache_mode = force_generic_plan as $$
    declare
      o billing_order;
      in_alarm boolean;
    begin
      select * into o from billing_order where brand = p_brand and idempotency_key = p_key;
      if not found then
        in_alarm := exists (
          select from billing_decline where key = p_alarm and until > p_at and count >= p_alarm_most);
        select max(until) into again_at
          from billing_decline join unnest(p_limits, p_most, p_most_in_alarm) as l (key, most, most_in_alarm) using (key)
          where until > p_at and count >= case when in_alarm then coalesce(most_in_alarm, most) else most end;
        if again_at is not null then
          outcome := 'limited';
          return;
        end if;
        insert into billing_order (
          id, brand, account_id, email, plan, product, credits, pot, amount, discount, currency, coupon, gateway,
          idempotency_key, request_hash, vin, vehicle, wants_document, language, ordered_at, browser
        ) values (
          p_id, p_brand, p_account, p_email, p_plan, p_product, p_credits, p_pot, p_amount, p_discount, p_currency,
          p_coupon, p_gateway, p_key, p_hash, p_vin, p_vehicle, p_wants_document, p_language, p_at,
          p_browser
        ) on conflict (brand, idempotency_key) do nothing returning id into order_id;
        if found then
          outcome := 'new';
          if p_coupon is null then
            return;
          end if;
          coupon_terms := billing_reserve_coupon(p_brand, p_coupon, p_email, p_id, p_plan->>'id', p_at);
          if coupon_terms is null or coupon_terms ? 'refused' then
            delete from billing_order where id = p_id;
            outcome := 'coupon';
          end if;
          return;
        end if;
        -- Another call with the key was faster; it has committed by now.
        select * into strict o from billing_order where brand = p_brand and idempotency_key = p_key;
      end if;
      order_id := o.id;
      outcome := case
        when o.request_hash = p_hash or (o.browser = p_browser and o.request_hash = p_first_hash) then 'repeat'
        else 'other'
      end;
      -- Whoever began it may have been killed before they looked whether coupon and price agree.
      if outcome = 'repeat' and o.state = 'pending' and o.coupon is not null then
        coupon_terms := billing_check_coupon(p_brand, o.coupon, o.email, o.id, o.plan->>'id', p_at);
      end if;
    end $$`.execute(db);
  },
};
