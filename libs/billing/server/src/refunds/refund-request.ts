import type { Act } from '@vinlore/audit';
import type { RefundRefusal, RuleReason } from '@vinlore/billing-domain';
import type { Approved } from '@vinlore/server-kit';
import type { OrderRow } from '../orders/order-store.ts';

/** What a refund is given by: a reason of the rule, or an amount that staff chose. */
export type RefundTerms =
  | { readonly reason: RuleReason | 'nothing-found' }
  | {
      readonly reason: 'goodwill';
      /** Minor units. */
      readonly amount: number;
      /** Whether the order's unused credits are taken back with it. */
      readonly takeCredits: boolean;
    }
  /** Staff have given it past the gateway, where a refund came back. */
  | {
      readonly reason: 'other-way';
      readonly amount: number;
      readonly takeCredits: boolean;
      /** Id of the refund that came back. */
      readonly failed: string;
    };

/** Terms whose amount no rule gives. */
export type ChosenTerms = Extract<RefundTerms, { readonly amount: number }>;

/** Whether the amount is given by no rule. */
export const isChosen = (terms: RefundTerms): terms is ChosenTerms => 'amount' in terms;

/** Id of the failed refund that is given another way; null: it is of none such. */
export const failureOf = (terms: RefundTerms): string | null => (terms.reason === 'other-way' ? terms.failed : null);

/** Who gives what no member of the staff gives here. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A refund that staff ask for. */
export interface RefundRequest {
  /** The brand's key. */
  readonly brand: string;
  readonly orderId: string;
  readonly terms: RefundTerms;
  /** Why, in the words of who gives it. */
  readonly why: string | null;
  /** The caller's key. */
  readonly key: string;
  /** Id of the staff account. */
  readonly actor: string;
  /** What had come back of the order when they looked; null: they do not say. */
  readonly refundedBefore: number | null;
}

/** On whose word a refund is given: one person's, up to the brand's limit, a second one's for an amount, or our own. */
export type RefundWord =
  | {
      /** What one person may give back of an order in all, minor units. */
      readonly limit: number;
      /** What one person may give back within 24 hours, minor units. */
      readonly dailyLimit: number;
      readonly act: Pick<Act, 'brand' | 'actor' | 'from'>;
    }
  | { readonly approved: Approved; readonly amount: number }
  /** On our own word: what we promised before the buyer paid, and nobody's to decide. */
  | { readonly promised: true };

/** Why nothing is given back: by the rule, or because the request itself is wrong. */
export type NoRefund =
  | RefundRefusal
  | 'no-order'
  | 'other-key'
  | 'unpaid'
  /** Something came back meanwhile. */
  | 'changed'
  /** Less is left than was asked for. */
  | 'too-much'
  /** The order is of the person who would give it back. */
  | 'own-order'
  /** One of this order waits for a second person. */
  | 'waiting'
  /** What was approved does not wait any more. */
  | 'not-waiting'
  /** A refund that came back was given another way before, or closed. */
  | 'settled';

/** Ends the transaction: nothing that was taken back on the way stays taken. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  constructor(
    readonly reason: NoRefund,
    /** What is left to give back, as far as that explains it. */
    readonly left?: { readonly amount: number; readonly currency: string },
  ) {
    super(`No refund: ${reason}.`);
  }
}

/** Ends the transaction: so much takes a second person. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
  constructor(
    readonly order: OrderRow,
    readonly amount: number,
  ) {
    super('A refund takes a second person.');
  }
}
