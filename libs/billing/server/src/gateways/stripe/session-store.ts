import { type Database, tables } from '@vinlore/database';
import type { SessionPlan } from './session-plan.ts';
import type { StripeTables, SwitchedSession } from './tables.ts';

/**
 * What is known of an order's payment page: Stripe's id of it, or what Stripe was asked for without an answer so far; of an
 * order without one, which subscription it switches.
 */
type KnownSession = { readonly sessionId: string } | { readonly plan: SessionPlan } | SwitchedSession;

/** Remembers the payment page of each order, from before Stripe is asked for it: none is ever made and forgotten. */
export interface SessionStore {
  /** @returns false where the order has one already */
  begin(orderId: string, plan: SessionPlan): Promise<boolean>;
  /** Notes that an order switches a subscription, without a page. */
  beginSwitch(orderId: string, subscription: string): Promise<void>;
  find(orderId: string): Promise<KnownSession | null>;
  /** Stripe has answered: what it was asked for, with the buyer's email, is forgotten. */
  opened(orderId: string, sessionId: string): Promise<void>;
  /** Stripe has refused: there is no page. */
  forget(orderId: string): Promise<void>;
}

/** Keeps payment pages in the database. */
export function sessionsIn(database: Database): SessionStore {
  const db = tables<StripeTables>(database);
  return {
    begin: async (orderId, plan) => {
      const kept = await db
        .insertInto('stripe_session')
        .values({ order_id: orderId, session_id: null, plan: JSON.stringify(plan) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id')
        .executeTakeFirst();
      return kept !== undefined;
    },
    beginSwitch: async (orderId, switches) => {
      await db
        .insertInto('stripe_session')
        .values({ order_id: orderId, session_id: null, plan: JSON.stringify({ switches }) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    find: async (orderId) => {
      const row = await db
        .selectFrom('stripe_session')
        .select(['session_id', 'plan'])
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (row?.session_id) return { sessionId: row.session_id };
      if (!row?.plan) return null;
      return 'switches' in row.plan ? row.plan : { plan: row.plan };
    },
    opened: async (orderId, sessionId) => {
      await db
        .updateTable('stripe_session')
        .set({ session_id: sessionId, plan: null })
        .where('order_id', '=', orderId)
        .execute();
    },
    forget: async (orderId) => {
      await db.deleteFrom('stripe_session').where('order_id', '=', orderId).where('session_id', 'is', null).execute();
    },
  };
}
