import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** What lists of staff walk along: an index for each order of them, so that no page is looked for. */
export const orderListMigration: Migration = {
  name: '0005-order-lists',
  async up(db) {
    await sql`create index billing_order_list on billing_order (brand, ordered_at desc, id desc)`.execute(db);
    // Most orders are paid: those are found in the list of all.
    await sql`create index billing_order_list_state on billing_order (brand, state, ordered_at desc, id desc)
      where state <> 'paid'`.execute(db);
    await sql`create index billing_order_list_plan on billing_order (brand, (plan->>'id'), ordered_at desc, id desc)`.execute(
      db,
    );
    // Trusted: whoever owns the database may create it.
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index billing_order_search on billing_order using gin (email gin_trgm_ops)`.execute(db);
    // The books by day: what was paid, and what was begun, are ranges of these.
    await sql`create index billing_order_settled on billing_order (brand, settled_at)
      where state in ('paid', 'refunded')`.execute(db);
  },
};

/** What PostgreSQL may use under the wall between brands: no index over an expression of JSON, and none for LIKE. */
export const orderListsBehindWall: Migration = {
  name: '0008-order-lists-behind-the-wall',
  async up(db) {
    await sql`alter table billing_order add column plan_id text generated always as (plan->>'id') stored`.execute(db);
    await sql`drop index billing_order_list_plan`.execute(db);
    await sql`create index billing_order_list_plan on billing_order (brand, plan_id, ordered_at desc, id desc)`.execute(
      db,
    );
    await createSearch(db, { table: 'billing_order', text: sql.ref('email') });
  },
};
