import { createHash, randomUUID } from 'node:crypto';
import { creditsGranted, NO_VIN, potOf, type Purchase } from '@vinlore/billing-domain';
import type { Plan } from '@vinlore/brand';
import { type CallContext, refuse } from '@vinlore/server-kit';
import type { Gateway } from '../gateways/gateway.ts';
import { browserOf, nameBrowser } from '../orders/buyer-browser.ts';
import { declineLimits } from '../orders/decline-limits.ts';
import { orderTax } from '../orders/order-tax.ts';
import type { OrderDeps } from '../orders/deps.ts';
import type { NewOrder, OrderRow } from '../orders/order-store.ts';
import { derivedKey } from './purchase-key.ts';

/**
 * Builds the order of a purchase. A member's order always has their own email. Without a key, a visitor's repeat counts
 * only from the same browser: the derived key consists of data that anyone could type, and would otherwise open the
 * order to them.
 *
 * @throws Refusal 422 if the document can't be made with the selection
 */
export async function orderOf(
  deps: Pick<OrderDeps, 'database' | 'documents' | 'signer' | 'clock'>,
  input: Purchase,
  context: CallContext,
  { plan, gateway }: { readonly plan: Plan; readonly gateway: Pick<Gateway, 'name'> },
): Promise<NewOrder> {
  const { documents, signer, clock } = deps;
  const { brand, actor, clientAddress, text } = context;
  const { idempotency_key: ownKey, ...asked } = input;
  const { vin, plate, state, year, make, model, trim, region, selection = null } = asked;
  const email = actor?.email ?? input.email;
  const accountId = actor?.accountId ?? null;
  const orderedAt = clock();
  const who = { brand: brand.key, accountId };
  const idempotencyKey = ownKey ?? (await derivedKey(deps, { ...who, email, plan, input, at: orderedAt }));
  const brought = browserOf(context, signer, orderedAt);
  const hashOf = (browser: string | null) => {
    const by = accountId === null && browser !== null ? [accountId, browser] : [accountId];
    return createHash('sha256')
      .update(JSON.stringify([...by, Object.entries(asked).sort()]))
      .digest();
  };
  const isOpen = ownKey === undefined;
  const seed = isOpen ? randomUUID() : `${ownKey} ${hashOf(null).toString('hex')}`;
  const browser = brought ?? nameBrowser(context, signer, orderedAt, seed);
  const vehicle = { plate, state, year, make, model, trim, region };
  const named = { vin: vin === NO_VIN ? null : vin, vehicle, selection, language: text.language };
  const wantsDocument =
    plan.kind === 'single' && (await documents.makes({ ...named, brand, product: plan.product }, text));
  // A buyer who made a selection for their document must not end up paying for a mere credit.
  if (selection !== null && !wantsDocument) return refuse(422, text.t('purchase.notMade'));
  return {
    id: randomUUID(),
    ...who,
    email,
    idempotencyKey,
    requestHash: hashOf(isOpen ? browser : brought),
    firstHash: hashOf(isOpen ? browser : null),
    browser,
    plan,
    pot: potOf(brand, plan.product),
    amount: input.price,
    tax: orderTax(brand, context.place, { amount: input.price, at: orderedAt }),
    coupon: input.coupon || null,
    gateway: gateway.name,
    vin: named.vin,
    vehicle,
    selection,
    wantsDocument,
    language: text.language,
    orderedAt,
    limits: declineLimits(signer, { ...who, browser, address: clientAddress }),
  };
}

/** A new order as the table stores it. */
export function rowOf(order: NewOrder): OrderRow {
  const { plan } = order;
  return {
    id: order.id,
    brand: order.brand,
    account_id: order.accountId,
    email: order.email,
    plan,
    product: plan.product,
    credits: creditsGranted(plan),
    pot: order.pot,
    amount: order.amount,
    discount: Math.max(0, plan.price - order.amount),
    ...order.tax,
    refunded: 0,
    currency: plan.currency,
    coupon: order.coupon,
    gateway: order.gateway,
    payment: null,
    subscription: null,
    period_end: null,
    state: 'pending',
    decline_reason: null,
    action_url: null,
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    browser: order.browser,
    vin: order.vin,
    vehicle: order.vehicle,
    selection: order.selection,
    wants_document: order.wantsDocument,
    document: null,
    document_failed: false,
    switched: null,
    by_visitor: order.accountId === null,
    price_kept: false,
    new_account: false,
    language: order.language,
    ordered_at: order.orderedAt,
    settled_at: null,
    followed_up_at: null,
  };
}
