import { largeIndexes, type Migration, rowsOf } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the subscription module, forward only. */
export const subscriptionMigrations: readonly Migration[] = [
  {
    name: '0001-subscription',
    walls: { billing_renewal: rowsOf('billing_subscription', 'subscription_id') },
    async up(db) {
      // The state is never stored but derived from these facts (stateOf in billing-domain). Each of them only ever
      // grows, so a gateway's events may arrive twice and in any order.
      await sql`create table billing_subscription (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        account_id uuid not null,
        order_id uuid not null unique,
        plan jsonb not null,
        gateway text not null,
        reference text not null,
        began_at timestamptz not null,
        period_start timestamptz not null,
        period_end timestamptz not null check (period_end > period_start),
        ends_with_period boolean not null default false,
        failed_period timestamptz,
        given_up boolean not null default false,
        ended_at timestamptz,
        wish integer not null default 0,
        wish_told integer not null default 0,
        reminded_of timestamptz,
        unique (gateway, reference)
      )`.execute(db);
      await sql`create index billing_subscription_account on billing_subscription (account_id, brand)`.execute(db);
      await sql`create index billing_subscription_due on billing_subscription (period_end)
        where ended_at is null`.execute(db);
      await sql`create index billing_subscription_to_tell on billing_subscription (id)
        where wish > wish_told`.execute(db);
      await sql`create table billing_renewal (
        gateway text not null,
        payment text not null,
        subscription_id uuid not null references billing_subscription,
        order_id uuid not null unique,
        period_start timestamptz not null,
        primary key (gateway, payment)
      )`.execute(db);

      // Plans that currently pay for documents: query with "period_end > the moment". A renewing plan runs one day
      // longer than paid, since its renewal event may arrive late. The start is not checked, since the sandbox's clock
      // runs ahead.
      await sql`create view billing_running_plan as
        select brand, account_id,
          plan->>'product' as product,
          plan->>'kind' as kind,
          (plan->>'credits')::int as credits,
          (plan->>'fair_use')::int as fair_use,
          period_start,
          case when ends_with_period or coalesce(failed_period > period_start, false) then period_end
            else period_end + interval '1 day' end as period_end,
          id as subscription_id
        from billing_subscription
        where ended_at is null and not (given_up and coalesce(failed_period > period_start, false))`.execute(db);
    },
  },
  {
    name: '0002-plans-behind-the-wall',
    async up(db) {
      // By default a view runs as its owner, who bypasses the row security between brands.
      await sql`alter view billing_running_plan set (security_invoker = true)`.execute(db);
    },
  },
  {
    name: '0003-switches',
    async up(db) {
      await sql`alter table billing_subscription
        add column next_plan jsonb,
        add column plan_scheduled boolean not null default false,
        add column counted integer not null default 0`.execute(db);
      await sql`create or replace view billing_running_plan with (security_invoker = true) as
        select brand, account_id,
          plan->>'product' as product,
          plan->>'kind' as kind,
          (plan->>'credits')::int as credits,
          (plan->>'fair_use')::int - counted as fair_use,
          period_start,
          case when ends_with_period or coalesce(failed_period > period_start, false) then period_end
            else period_end + interval '1 day' end as period_end,
          id as subscription_id
        from billing_subscription
        where ended_at is null and not (given_up and coalesce(failed_period > period_start, false))`.execute(db);
    },
  },
  {
    name: '0004-began-as',
    async up(db) {
      // Figures group subscriptions by the plan they began with; joining the order of each would be too slow.
      await sql`alter table billing_subscription add column began_as text`.execute(db);
    },
  },
  {
    name: '0005-next-try',
    async up(db) {
      await sql`alter table billing_subscription add column next_try timestamptz`.execute(db);
    },
  },
  largeIndexes('0006-failing', [
    {
      name: 'billing_subscription_failing',
      on: `billing_subscription (brand, failed_period desc, id desc)
        where failed_period > period_start and not given_up and ended_at is null`,
    },
  ]),
  {
    name: '0007-pauses',
    async up(db) {
      await sql`alter table billing_subscription
        add column paused_at timestamptz,
        add column resumes_at timestamptz check (paused_at is not null or resumes_at is null),
        add column pause_told boolean not null default false,
        add column pause_looks integer not null default 0`.execute(db);
      // A period followed by a pause has no renewal, so it doesn't get the extra day.
      await sql`create or replace view billing_running_plan with (security_invoker = true) as
        select brand, account_id,
          plan->>'product' as product,
          plan->>'kind' as kind,
          (plan->>'credits')::int as credits,
          (plan->>'fair_use')::int - counted as fair_use,
          period_start,
          case when ends_with_period or paused_at is not null or coalesce(failed_period > period_start, false)
            then period_end else period_end + interval '1 day' end as period_end,
          id as subscription_id
        from billing_subscription
        where ended_at is null and not (given_up and coalesce(failed_period > period_start, false))`.execute(db);
    },
  },
  largeIndexes('0008-paused', [
    {
      name: 'billing_subscription_paused',
      on: `billing_subscription (brand, resumes_at) where paused_at is not null and ended_at is null`,
    },
  ]),
];
