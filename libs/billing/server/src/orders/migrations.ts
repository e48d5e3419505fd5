import { largeIndexes, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Orders (ADR 16). */
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
      // Used by coupons for a first purchase.
      await sql`create index billing_order_email on billing_order (brand, email)
        where state in ('paid', 'refunded')`.execute(db);
      await sql`create index billing_order_open on billing_order (ordered_at)
        where state in ('pending', 'action')`.execute(db);
      await sql`create index billing_order_to_follow_up on billing_order (settled_at)
        where followed_up_at is null and state in ('paid', 'refunded')`.execute(db);
      // Unlogged: one hour's counts need not survive a crash, so requests do not wait for the disk.
      await sql`create unlogged table billing_decline (
        key text primary key,
        count integer not null,
        until timestamptz not null
      )`.execute(db);
    },
  },
  // These migrations created functions that are now routines.
  { name: '0002-begin', async up() {} },
  { name: '0003-settle', async up() {} },
];

/** This migration set a function's plan mode, which its own file sets now. */
export const beginPlannedOnce: Migration = { name: '0004-begin-planned-once', async up() {} };

/**
 * Orders store the browser in which they are bought, because anyone can type another person's email. A repeat comes
 * from the same browser, or from the same browser before it had its cookie.
 */
export const ordersOfBrowsers: Migration = {
  name: '0007-browsers',
  async up(db) {
    await sql`alter table billing_order add column browser text`.execute(db);
    // Few orders wait at a bank at a time; a purchase with a coupon looks up those of its browser and its email.
    await sql`create index billing_order_at_bank on billing_order (brand) where state = 'action' and coupon is not null`.execute(
      db,
    );
  },
};

/** Orders store whether a visitor bought them; visitors are refunded for an empty report (docs/decisions.md §4). */
export const ordersOfVisitors: readonly Migration[] = [
  {
    name: '0009-visitors',
    async up(db) {
      await sql`alter table billing_order add column by_visitor boolean not null default false`.execute(db);
    },
  },
  largeIndexes('0010-visitors-index', [
    {
      name: 'billing_order_of_visitors',
      on: `billing_order (settled_at) where by_visitor and state = 'paid' and refunded = 0`,
    },
  ]),
];

/** Orders store that the price of an empty report is not refunded because its credit was used in the meantime. */
export const ordersWithPriceKept: Migration = {
  name: '0011-price-kept',
  async up(db) {
    await sql`alter table billing_order add column price_kept boolean not null default false`.execute(db);
  },
};

/** Orders store the plan that they switch (docs/adr/0053); most switch none. */
export const ordersThatSwitch: readonly Migration[] = [
  {
    name: '0013-switched',
    async up(db) {
      await sql`alter table billing_order add column switched jsonb`.execute(db);
    },
  },
  largeIndexes('0014-switched-index', [
    { name: 'billing_order_switched', on: `billing_order ((switched->>'subscription')) where switched is not null` },
  ]),
];

/** Orders store the buyer's selection for the document (docs/decisions.md §6); most have none. */
export const ordersWithSelection: Migration = {
  name: '0012-selection',
  async up(db) {
    await sql`alter table billing_order add column selection text`.execute(db);
  },
};

/** Orders store the tax included in their amount (docs/adr/0061); earlier orders had none. */
export const ordersWithTax: Migration = {
  name: '0017-taxes',
  async up(db) {
    await sql`alter table billing_order
      add column tax integer not null default 0 check (tax >= 0),
      add column taxed jsonb`.execute(db);
  },
};
