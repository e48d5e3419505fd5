import type { RefundReason } from '@vinlore/billing-domain';
import type { Generated } from 'kysely';

/** Money of an order that goes back, or is asked back. */
interface MoneyBack {
  /** Also the gateway's key: however often it is asked, it pays once. */
  id: Generated<string>;
  brand: string;
  order_id: string;
  /** The caller's key; what waited for a second person gives its own on to the refund. */
  idempotency_key: string;
  reason: RefundReason;
  /** The failed refund that is given another way; null: it is of none such. */
  of_failure: string | null;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** How a refund that came back was settled: money went another way, or nothing more is to be given. */
export type FailureOutcome = 'other-way' | 'closed';

/** Tables of the refund module. */
export interface RefundTables {
  /** Money that goes back: noted before its gateway is asked, and asked again until it says yes. Nothing personal. */
  billing_refund: MoneyBack & {
    /** Minor units of `amount` that are tax. */
    tax: Generated<number>;
    /** Credits taken back. */
    credits: number;
    /** Id of the staff account that gave it back. */
    actor: string;
    /** Why, in the words of who gave it; null where none were asked for, or its buyer was erased. */
    why: string | null;
    begun_at: Date;
    /** When the gateway took it; null: it is still to. */
    done_at: Date | null;
  };
  /** Refunds that came back: booked beside the refund, which stays. Each waits for staff until it is settled. */
  billing_refund_failure: {
    refund_id: string;
    brand: string;
    /** The gateway's own word for why. */
    why: string | null;
    /** Credits that are there again. */
    credits: number;
    failed_at: Date;
    outcome: FailureOutcome | null;
    /** Id of the staff account that settled it. */
    settled_by: string | null;
    /** How, in their words; null once its buyer was erased. */
    note: string | null;
    settled_at: Date | null;
  };
  /** Refunds over the brand's limit: they wait for a second person. */
  billing_refund_wish: Omit<MoneyBack, 'reason'> & {
    /** What was given at the gateway waits for nobody. */
    reason: Exclude<RefundReason, 'gateway'>;
    why: string | null;
    take_credits: boolean;
    /** What had come back of the order when it was asked for: if that changes, it is off. */
    refunded_before: number;
    /** Who asked. */
    actor: string;
    asked_at: Date;
    /** What the second person was asked under. */
    approval: string | null;
    state: Generated<'waiting' | 'given' | 'withdrawn' | 'declined'>;
  };
}
