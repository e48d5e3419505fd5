import { createSearch, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Indexes for the staff lists, one per sort order, so that every page is an index scan. */
export const orderListMigration: Migration = {
  name: '0005-order-lists',
  async up(db) {
    await sql`create index billing_order_list on billing_order (brand, ordered_at desc, id desc)`.execute(db);
    // Most orders are paid; those are found in the list of all orders.
    await sql`create index billing_order_list_state on billing_order (brand, state, ordered_at desc, id desc)
      where state <> 'paid'`.execute(db);
    await sql`create index billing_order_list_plan on billing_order (brand, (plan->>'id'), ordered_at desc, id desc)`.execute(
      db,
    );
    // A trusted extension: the owner of the database may create it.
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index billing_order_search on billing_order using gin (email gin_trgm_ops)`.execute(db);
    // Figures by day: paid orders and started orders are ranges of these indexes.
    await sql`create index billing_order_settled on billing_order (brand, settled_at)
      where state in ('paid', 'refunded')`.execute(db);
  },
};

/**
 * Indexes that PostgreSQL can use under row-level security between brands: it uses none on a JSON expression and none
 * for LIKE.
 */
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
