import type { RefundReason } from '@vinlore/billing-domain';
import type { Generated } from 'kysely';

/** Columns shared by refunds and refund requests. */
interface MoneyBack {
  /** Also the idempotency key at the gateway, so that retries pay once. */
  id: Generated<string>;
  brand: string;
  order_id: string;
  /** The caller's key; an approved request passes its key on to the refund. */
  idempotency_key: string;
  reason: RefundReason;
  /** The failed refund that this one pays out another way; null if there is none. */
  of_failure: string | null;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** How a failed refund was settled: paid out another way, or closed without payment. */
export type FailureOutcome = 'other-way' | 'closed';

/** Tables of the refund module. */
export interface RefundTables {
  /** Refunds, stored before the gateway is called and retried until it accepts them. No personal data. */
  billing_refund: MoneyBack & {
    /** The part of `amount` that is tax, in minor units. */
    tax: Generated<number>;
    /** Credits removed. */
    credits: number;
    /** Id of the staff account that issued it. */
    actor: string;
    /** Why, in the words of the staff member; null if no reason was required or the buyer was erased. */
    why: string | null;
    begun_at: Date;
    /** When the gateway accepted it; null while pending. */
    done_at: Date | null;
  };
  /** Failed refunds, recorded beside the refund, which is kept. Each stays open for staff until it is settled. */
  billing_refund_failure: {
    refund_id: string;
    brand: string;
    /** The gateway's failure reason. */
    why: string | null;
    /** Credits restored. */
    credits: number;
    failed_at: Date;
    outcome: FailureOutcome | null;
    /** Id of the staff account that settled it. */
    settled_by: string | null;
    /** How it was settled, in the words of staff; null once the buyer was erased. */
    note: string | null;
    settled_at: Date | null;
  };
  /** Refunds over the brand's limit, which require approval. */
  billing_refund_wish: Omit<MoneyBack, 'reason'> & {
    /** Refunds issued at the gateway need no approval. */
    reason: Exclude<RefundReason, 'gateway'>;
    why: string | null;
    take_credits: boolean;
    /** Amount already refunded when it was requested; if that changes, the request is void. */
    refunded_before: number;
    /** Who requested it. */
    actor: string;
    asked_at: Date;
    /** Id of the approval. */
    approval: string | null;
    state: Generated<'waiting' | 'given' | 'withdrawn' | 'declined'>;
  };
}
