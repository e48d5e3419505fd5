import type { PlanProduct } from '@vinlore/brand';

/** A document that a credit becomes. */
export interface LedgerDocument {
  readonly kind: 'report' | 'sticker';
  readonly id: string;
  /** Such as `2014 Ford Escape`; nothing personal. */
  readonly title: string;
}

/** What the history needs to tell of a transaction; nothing personal, since the books outlive the account. */
export interface LedgerDetail {
  /** The plan that credits came with. More of a plan's snapshot may stand here, and is not read. */
  readonly plan?: {
    readonly name: { readonly en: string; readonly es: string };
    /** How often it renews; absent or null where it does not. */
    readonly interval?: 'month' | 'year' | null;
  };
  /** When the renewed period began, ISO 8601; absent where credits were bought. */
  readonly period_start?: string;
  readonly product?: PlanProduct;
  readonly document?: LedgerDocument;
  /** Why credits came back or went: a word of ours, such as `not-made`. */
  readonly reason?: string;
}
