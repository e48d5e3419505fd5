import { type Database, tables } from '@vinlore/database';
import type { SessionPlan } from './session-plan.ts';
import type { StripeTables, SwitchedSession } from './tables.ts';

/**
 * What is stored for an order: Stripe's id of the payment page, or the request that Stripe has not answered yet; for an
 * order without a page, the subscription it switches.
 */
type KnownSession = { readonly sessionId: string } | { readonly plan: SessionPlan } | SwitchedSession;

/** Stores the payment page of each order before Stripe is asked for it, so that no page is created without a record. */
export interface SessionStore {
  /** @returns false if the order already has one */
  begin(orderId: string, plan: SessionPlan): Promise<boolean>;
  /** Records that an order switches a subscription, without a page. */
  beginSwitch(orderId: string, subscription: string): Promise<void>;
  find(orderId: string): Promise<KnownSession | null>;
  /** Stores the page's id after Stripe answered and deletes the request, which contains the buyer's email. */
  opened(orderId: string, sessionId: string): Promise<void>;
  /** Deletes the record after Stripe refused: there is no page. */
  forget(orderId: string): Promise<void>;
}

/** Stores payment pages in the database. */
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
