import type { Brand, PlanProduct } from '@vinlore/brand';
import * as v from 'valibot';
import type { Pot } from './credits.ts';

/** Which pot pays for a product in a brand (spec §3: `credit_type`). */
export function potOf({ settings }: Pick<Brand, 'settings'>, product: PlanProduct): Pot {
  if (settings.credit_type === 'global') return 'global';
  return product === 'report' ? 'vhr' : 'sticker';
}

/** What can pay for a member's document, as the ledger counts it under the lock of their books. */
export const DocumentFundsSchema = v.object({
  /** Credits in the pot that pays for the product. */
  balance: v.number(),
  /** The member's unlimited plans for the product that run. */
  plans: v.array(
    v.object({
      subscription: v.string(),
      /** Documents that a period is meant for. */
      fair_use: v.number(),
      /** Documents made in this period. */
      used: v.number(),
      period_end: v.pipe(
        v.string(),
        v.check((moment) => !Number.isNaN(Date.parse(moment))),
      ),
    }),
  ),
});
export type DocumentFunds = v.InferOutput<typeof DocumentFundsSchema>;

/** What pays for a document, or why nothing does. */
export type DocumentPayment =
  | { readonly by: 'plan'; readonly subscription: string }
  | { readonly by: 'credit' }
  | { readonly refused: 'no-credit' }
  /** A plan runs and is used up to its `limit` of documents a period, and there is no credit besides. */
  | { readonly refused: 'fair-use'; readonly limit: number };

const byPeriodEnd = (plans: DocumentFunds['plans']) =>
  [...plans].sort((a, b) => Date.parse(a.period_end) - Date.parse(b.period_end));

/**
 * Chooses what pays for a document: an unlimited plan before any credit, up to its fair use, and of several the one whose
 * period ends first; then a credit.
 */
export function paymentOf({ balance, plans }: DocumentFunds): DocumentPayment {
  const inOrder = byPeriodEnd(plans);
  const plan = inOrder.find(({ used, fair_use }) => used < fair_use);
  if (plan) return { by: 'plan', subscription: plan.subscription };
  if (balance > 0) return { by: 'credit' };
  const last = inOrder.at(-1);
  return last ? { refused: 'fair-use', limit: last.fair_use } : { refused: 'no-credit' };
}

/**
 * Chooses what a list of documents is reserved from: one unlimited plan whose fair use leaves room for all of them, else
 * as many credits.
 *
 * @returns null where neither is enough
 */
export function reservationOf({ balance, plans }: DocumentFunds, documents: number): 'plan' | 'credits' | null {
  if (plans.some(({ used, fair_use }) => fair_use - used >= documents)) return 'plan';
  return balance >= documents ? 'credits' : null;
}
