import type { PlanProduct } from '@vinlore/brand';

/** A document that a credit pays for. */
export interface LedgerDocument {
  readonly kind: 'report' | 'sticker';
  readonly id: string;
  /** For example `2014 Ford Escape`; no personal data. */
  readonly title: string;
}

/** What the credit history needs to describe a transaction. No personal data, since the ledger outlives the account. */
export interface LedgerDetail {
  /** The plan that the credits came with. May contain more of the plan's snapshot, which is ignored. */
  readonly plan?: {
    readonly name: { readonly en: string; readonly es: string };
    /** Billing interval; absent or null if the plan doesn't renew. */
    readonly interval?: 'month' | 'year' | null;
  };
  /** Start of the renewed period, ISO 8601; absent if the credits were bought. */
  readonly period_start?: string;
  readonly product?: PlanProduct;
  readonly document?: LedgerDocument;
  /** Why credits were returned or removed: an internal code such as `not-made`. */
  readonly reason?: string;
}
