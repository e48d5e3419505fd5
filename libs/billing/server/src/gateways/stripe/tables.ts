import type { ColumnType } from 'kysely';
import type { SessionPlan } from './session-plan.ts';

/** In place of a page: the order switches a plan, and is paid by the card that it renews with. */
export interface SwitchedSession {
  /** Stripe's id of the subscription. */
  readonly switches: string;
}

/** Table of Stripe's payment pages. */
export interface StripeTables {
  stripe_session: {
    order_id: string;
    /** Stripe's id of the page; null until Stripe has answered. */
    session_id: string | null;
    /** What Stripe was asked for, so that it can be asked again word for word; null as soon as it has answered. */
    plan: ColumnType<SessionPlan | SwitchedSession | null, string, null>;
  };
}
