import type { Generated } from 'kysely';
import type { DeclineReason } from '../gateway.ts';

/** What the sandbox keeps in place of a payment service. */
export interface SandboxTables {
  sandbox_charge: {
    order_id: string;
    /** `challenge`: the pretended bank waits for an answer. */
    state: 'paid' | 'declined' | 'challenge';
    reason: DeclineReason | null;
    amount: number;
    currency: string;
    /** Where the pretended bank asks its question. */
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
    /** When it began, or began as another plan. */
    began_at: Date;
    /** Periods that are paid. */
    periods: Generated<number>;
    /** Those of them that were before `began_at`. */
    periods_before: Generated<number>;
    /** The order that it was switched by last; null: never. */
    switched_by: string | null;
    /** What it costs from its next period on, and how often; null: the same. */
    next_amount: number | null;
    next_interval: 'month' | 'year' | null;
    /** Times that the next period's charge has failed. */
    tries: Generated<number>;
    ends_with_period: Generated<boolean>;
    ended_at: Date | null;
    /** Its payments are skipped until `paused_until`; null: until the pause is taken back. */
    paused: Generated<boolean>;
    paused_until: Date | null;
  };
  sandbox_refund: {
    key: string;
    payment: string;
    amount: number;
  };
}
