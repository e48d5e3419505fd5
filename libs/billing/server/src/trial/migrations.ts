import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Each production start queries test orders, which must be fast among millions of others. */
export const testOrdersMigration: Migration = {
  name: '0006-test-orders',
  async up(db) {
    await sql`create index billing_order_test on billing_order (ordered_at, id) where gateway = 'sandbox'`.execute(db);
  },
};
