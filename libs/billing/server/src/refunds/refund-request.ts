import type { Act } from '@vinlore/audit';
import type { RefundRefusal, RuleReason } from '@vinlore/billing-domain';
import type { Approved } from '@vinlore/server-kit';
import type { OrderRow } from '../orders/order-store.ts';

/** The terms of a refund: a reason of the refund rule, or an amount chosen by staff. */
export type RefundTerms =
  | { readonly reason: RuleReason | 'nothing-found' }
  | {
      readonly reason: 'goodwill';
      /** Minor units. */
      readonly amount: number;
      /** Whether the order's unused credits are removed. */
      readonly takeCredits: boolean;
    }
  /** Staff paid out a failed refund outside the gateway. */
  | {
      readonly reason: 'other-way';
      readonly amount: number;
      readonly takeCredits: boolean;
      /** Id of the failed refund. */
      readonly failed: string;
    };

/** Terms with an amount that doesn't come from the rule. */
export type ChosenTerms = Extract<RefundTerms, { readonly amount: number }>;

/** Whether the amount was chosen rather than computed by the rule. */
export const isChosen = (terms: RefundTerms): terms is ChosenTerms => 'amount' in terms;

/** Id of the failed refund that is paid out another way; null if the terms are not for one. */
export const failureOf = (terms: RefundTerms): string | null => (terms.reason === 'other-way' ? terms.failed : null);

/** Actor of refunds that were not issued by a staff member. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A refund requested by staff. */
export interface RefundRequest {
  /** The brand's key. */
  readonly brand: string;
  readonly orderId: string;
  readonly terms: RefundTerms;
  /** Why, in the words of the staff member. */
  readonly why: string | null;
  /** The caller's idempotency key. */
  readonly key: string;
  /** Id of the staff account. */
  readonly actor: string;
  /** The amount already refunded when staff loaded the order; null if not given. */
  readonly refundedBefore: number | null;
}

/** Authority for a refund: one person up to the brand's limits, an approval for an amount, or our own promise. */
export type RefundWord =
  | {
      /** Maximum total of an order that one person may refund, in minor units. */
      readonly limit: number;
      /** Maximum that one person may refund within 24 hours, in minor units. */
      readonly dailyLimit: number;
      readonly act: Pick<Act, 'brand' | 'actor' | 'from'>;
    }
  | { readonly approved: Approved; readonly amount: number }
  /** A refund promised to the buyer before payment, which needs no decision. */
  | { readonly promised: true };

/** Why there is no refund: by the rule, or because the request is invalid. */
export type NoRefund =
  | RefundRefusal
  | 'no-order'
  | 'other-key'
  | 'unpaid'
  /** The order was refunded since it was loaded. */
  | 'changed'
  /** More was requested than can still be refunded. */
  | 'too-much'
  /** The order belongs to the person issuing the refund. */
  | 'own-order'
  /** Another refund of this order is pending approval. */
  | 'waiting'
  /** The approved request is no longer pending. */
  | 'not-waiting'
  /** The failed refund was already paid out another way or closed. */
  | 'settled';

/** Rolls back the transaction, including credits removed so far. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  constructor(
    readonly reason: NoRefund,
    /** The amount that can still be refunded, if it explains the refusal. */
    readonly left?: { readonly amount: number; readonly currency: string },
  ) {
    super(`No refund: ${reason}.`);
  }
}

/** Rolls back the transaction because the amount needs approval. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
  constructor(
    readonly order: OrderRow,
    readonly amount: number,
  ) {
    super('A refund takes a second person.');
  }
}
