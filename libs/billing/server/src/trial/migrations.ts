import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Test orders are found at each start of a production; among millions of others that must take no time. */
export const testOrdersMigration: Migration = {
  name: '0006-test-orders',
  async up(db) {
    await sql`create index billing_order_test on billing_order (ordered_at, id) where gateway = 'sandbox'`.execute(db);
  },
};
