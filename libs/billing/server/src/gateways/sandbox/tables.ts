import type { Generated } from 'kysely';
import type { DeclineReason } from '../gateway.ts';

/** Tables of the sandbox, which stands in for a payment service. */
export interface SandboxTables {
  sandbox_charge: {
    order_id: string;
    /** `challenge`: the simulated bank waits for the buyer's answer. */
    state: 'paid' | 'declined' | 'challenge';
    reason: DeclineReason | null;
    amount: number;
    currency: string;
    /** URL of the simulated bank's challenge page. */
    url: string;
    made_at: Date;
  };
  sandbox_subscription: {
    id: string;
    order_id: string;
    card: string;
    /** Minor units of each renewal. */
    amount: number;
    currency: string;
    interval: 'month' | 'year';
    /** When it started or last switched to another plan. */
    began_at: Date;
    /** Number of paid periods. */
    periods: Generated<number>;
    /** Paid periods before `began_at`. */
    periods_before: Generated<number>;
    /** The order that last switched it; null if it was never switched. */
    switched_by: string | null;
    /** Price and interval from its next period on; null if unchanged. */
    next_amount: number | null;
    next_interval: 'month' | 'year' | null;
    /** Failed attempts to charge the next period. */
    tries: Generated<number>;
    ends_with_period: Generated<boolean>;
    ended_at: Date | null;
    /** Payments are skipped until `paused_until`; null if until someone resumes them. */
    paused: Generated<boolean>;
    paused_until: Date | null;
  };
  sandbox_refund: {
    key: string;
    payment: string;
    amount: number;
  };
}
