import { randomUUID } from 'node:crypto';
import { creditsGranted, renews } from '@vinlore/billing-domain';
import { grantCredits } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import type { Invoices } from '../invoices/invoices.ts';
import type { OrderTables } from '../orders/tables.ts';
import { beginSubscription } from '../subscriptions/begin-subscription.ts';

/** Length of a renewing plan's period. */
export const PERIOD = 30 * 86_400_000;

/** Creates a plan that a member has paid for, with its invoice, credits, and subscription. */
export async function buyPlan(
  { database, invoices }: { readonly database: Database; readonly invoices: Pick<Invoices, 'invoiceFor'> },
  {
    plan: bought,
    accountId,
    brand,
    now,
  }: {
    readonly plan: Brand['plans'][number];
    readonly accountId: string;
    readonly brand: Brand;
    readonly now: Date;
  },
) {
  const orderId = randomUUID();
  const credits = creditsGranted(bought);
  const reference = `sub-${orderId}`;
  const subscriptionId = await database.transaction(async (tx) => {
    await tables<OrderTables>(tx)
      .insertInto('billing_order')
      .values({
        id: orderId,
        brand: brand.key,
        account_id: accountId,
        email: `${accountId}@example.com`,
        plan: JSON.stringify(bought),
        product: bought.product,
        credits,
        pot: 'sticker',
        amount: bought.price,
        discount: 0,
        currency: bought.currency,
        coupon: null,
        gateway: 'sandbox',
        payment: `pay-${orderId}`,
        subscription: renews(bought) ? reference : null,
        period_end: renews(bought) ? new Date(now.getTime() + PERIOD) : null,
        state: 'paid',
        decline_reason: null,
        action_url: null,
        idempotency_key: orderId,
        request_hash: Buffer.alloc(32),
        vin: null,
        vehicle: '{}',
        wants_document: false,
        document: null,
        language: brand.language,
        ordered_at: now,
        settled_at: now,
        followed_up_at: now,
      })
      .execute();
    await invoices.invoiceFor(tx, {
      brand,
      accountId,
      cause: { kind: 'order', id: orderId },
      plan: bought,
      period: null,
      vin: null,
      email: `${accountId}@example.com`,
      language: brand.language,
      amount: bought.price,
      discount: 0,
      tax: null,
      coupon: null,
      currency: bought.currency,
      gateway: 'sandbox',
      paidAt: now,
    });
    const common = { brand: brand.key, accountId, at: now };
    if (credits !== null) {
      const cause = { kind: 'order', id: orderId };
      await grantCredits(tx, { ...common, pot: 'sticker', credits, cause, detail: { plan: bought } });
    }
    if (!renews(bought)) return '';
    const period = { periodStart: now, periodEnd: new Date(now.getTime() + PERIOD) };
    return beginSubscription(tx, {
      ...common,
      ...period,
      orderId,
      plan: bought,
      gateway: 'sandbox',
      reference,
    });
  });
  return { orderId, subscriptionId, reference, begun: now };
}
