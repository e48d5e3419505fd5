import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** What the sandbox keeps in place of a payment service. */
export const sandboxMigrations: readonly Migration[] = [
  {
    name: '0001-sandbox',
    async up(db) {
      await sql`create table sandbox_charge (
        order_id uuid primary key,
        state text not null check (state in ('paid', 'declined', 'challenge')),
        reason text,
        amount integer not null,
        currency text not null,
        url text not null,
        made_at timestamptz not null
      )`.execute(db);
      await sql`create table sandbox_subscription (
        id text primary key,
        order_id uuid not null unique,
        card text not null,
        amount integer not null,
        currency text not null,
        interval text not null check (interval in ('month', 'year')),
        began_at timestamptz not null,
        periods integer not null default 1,
        tries integer not null default 0,
        ends_with_period boolean not null default false,
        ended_at timestamptz
      )`.execute(db);
      await sql`create index sandbox_subscription_running on sandbox_subscription (began_at) where ended_at is null`.execute(
        db,
      );
      await sql`create table sandbox_refund (
        key text primary key,
        payment text not null,
        amount integer not null
      )`.execute(db);
      await sql`create table sandbox_clock (
        one boolean primary key default true check (one),
        ahead interval not null
      )`.execute(db);
      // The log is written in order, so the order's own commit writes this one, too: waiting twice for the disk would
      // make nothing safer.
      await sql`create function sandbox_pay(
        p_order uuid, p_state text, p_reason text, p_amount integer, p_currency text, p_url text,
        p_at timestamptz, p_card text, p_interval text, p_renewal integer
      ) returns sandbox_charge language plpgsql as $$
      declare
        charge sandbox_charge;
      begin
        perform set_config('synchronous_commit', 'off', true);
        insert into sandbox_charge values (p_order, p_state, p_reason, p_amount, p_currency, p_url, p_at)
          on conflict (order_id) do nothing returning * into charge;
        if not found then
          select * into strict charge from sandbox_charge where order_id = p_order;
          return charge;
        end if;
        if p_interval is not null and p_state <> 'declined' then
          insert into sandbox_subscription (id, order_id, card, amount, currency, interval, began_at)
            values ('sandbox-sub-' || p_order, p_order, p_card, p_renewal, p_currency, p_interval, p_at);
        end if;
        return charge;
      end $$`.execute(db);
    },
  },
];
