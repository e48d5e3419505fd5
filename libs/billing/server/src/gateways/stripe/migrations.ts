import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of Stripe's payment pages, forward only. */
export const stripeMigrations: readonly Migration[] = [
  {
    name: '0002-stripe-sessions',
    async up(db) {
      // json, not jsonb: a retry must send Stripe exactly the same parameters in the same order.
      await sql`create table stripe_session (
        order_id uuid primary key,
        session_id text unique,
        plan json,
        check ((session_id is null) <> (plan is null))
      )`.execute(db);
    },
  },
];
