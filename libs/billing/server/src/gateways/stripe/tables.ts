import type { ColumnType } from 'kysely';
import type { SessionPlan } from './session-plan.ts';

/** Stored instead of a page when the order switches a plan and is charged to its renewal card. */
export interface SwitchedSession {
  /** Stripe's id of the subscription. */
  readonly switches: string;
}

/** Table of Stripe's payment pages. */
export interface StripeTables {
  stripe_session: {
    order_id: string;
    /** Stripe's id of the page; null until Stripe answers. */
    session_id: string | null;
    /** The request to Stripe, kept so that it can be repeated exactly; null once Stripe has answered. */
    plan: ColumnType<SessionPlan | SwitchedSession | null, string, null>;
  };
}
