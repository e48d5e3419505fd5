import type { Brand, PlanProduct } from '@vinlore/brand';
import * as v from 'valibot';
import type { Pot } from './credits.ts';

/** Returns the type of credit that pays for a product in a brand (spec §3: `credit_type`). */
export function potOf({ settings }: Pick<Brand, 'settings'>, product: PlanProduct): Pot {
  if (settings.credit_type === 'global') return 'global';
  return product === 'report' ? 'vhr' : 'sticker';
}

/** Funds for a member's document, read from the ledger under lock. */
export const DocumentFundsSchema = v.object({
  /** Credits of the type that pays for the product. */
  balance: v.number(),
  /** The member's running unlimited plans for the product. */
  plans: v.array(
    v.object({
      subscription: v.string(),
      /** Fair use limit per period. */
      fair_use: v.number(),
      /** Documents created in this period. */
      used: v.number(),
      period_end: v.pipe(
        v.string(),
        v.check((moment) => !Number.isNaN(Date.parse(moment))),
      ),
    }),
  ),
});
export type DocumentFunds = v.InferOutput<typeof DocumentFundsSchema>;

/** How a document is paid, or why it can't be. */
export type DocumentPayment =
  | { readonly by: 'plan'; readonly subscription: string }
  | { readonly by: 'credit' }
  | { readonly refused: 'no-credit' }
  /** The running plan has reached its `limit` of documents per period, and there are no credits. */
  | { readonly refused: 'fair-use'; readonly limit: number };

const byPeriodEnd = (plans: DocumentFunds['plans']) =>
  [...plans].sort((a, b) => Date.parse(a.period_end) - Date.parse(b.period_end));

/**
 * Chooses how to pay for a document: an unlimited plan within its fair use, the one that ends first; otherwise a
 * credit.
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
 * Chooses how to reserve funds for a list of documents: one unlimited plan with room for all of them, otherwise as many
 * credits.
 *
 * @returns null if neither is enough
 */
export function reservationOf({ balance, plans }: DocumentFunds, documents: number): 'plan' | 'credits' | null {
  if (plans.some(({ used, fair_use }) => fair_use - used >= documents)) return 'plan';
  return balance >= documents ? 'credits' : null;
}
