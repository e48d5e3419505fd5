import {
  type CouponAnswer,
  type CouponFault,
  isPayable,
  type OrderView,
  priceWith,
  type Purchase,
  renews,
} from '@vinlore/billing-domain';
import { addressIn, type Brand, type Plan, type PlanProduct } from '@vinlore/brand';
import { type CallContext, Refusal, refuse } from '@vinlore/server-kit';
import pTimeout from 'p-timeout';
import { checkCoupon } from '../coupons/coupon-store.ts';
import { couponRefusal, isAboutBuyer } from '../coupons/coupon-words.ts';
import type { Gateway, Payment } from '../gateways/gateway.ts';
import { couponGuesses } from '../orders/coupon-guesses.ts';
import type { FollowUps } from '../orders/follow-ups.ts';
import { bankPage, returnPage } from '../orders/order-key.ts';
import { beginOrder, type Begun, dropOrder, type NewOrder, orderById, type OrderRow } from '../orders/order-store.ts';
import type { Orders } from '../orders/orders.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { declinedWords, gateOfBuyer, orderView } from '../orders/view-of.ts';
import { awaitFirst } from './await-first.ts';
import { planOfCart } from './check-cart.ts';
import { withDefaultMethod } from './default-method.ts';
import { orderOf, rowOf } from './new-order.ts';

/** Dependencies of buying. */
export interface BuyingDeps {
  readonly orderDeps: OrderDeps;
  readonly orders: Orders;
  readonly followUps: FollowUps;
}

/** How long a response waits for the document; after that the document is made in the background. */
const DOCUMENT_MS = 2_000;

/** Buys, or returns the existing order of the same purchase. */
export type Buy = (input: Purchase, context: CallContext, product: PlanProduct | null) => Promise<OrderView>;

/** Creates the purchase flow: check, begin, pay, settle, answer (ADR 16). */
export function createBuy(deps: BuyingDeps): Buy {
  const { orderDeps: orderDeps } = deps;
  const underWay = new Map<string, Promise<OrderRow>>();

  return async (asked, context, product) => {
    const { brand, text } = context;
    const input = await withDefaultMethod(orderDeps, asked, context);
    const { plan, gateway } = checked(orderDeps, input, context, product);
    const order = await orderOf(orderDeps, input, context, { plan, gateway });
    // Duplicates in this process wait here for the first; those in other processes, and later ones, find its order.
    const mark = `${order.brand} ${order.idempotencyKey} ${order.requestHash.toString('hex')}`;
    const buying =
      underWay.get(mark) ??
      buyOnce(deps, context, {
        ...{ order, gateway, token: input.payment_token ?? null },
        hasKey: input.idempotency_key !== undefined,
      }).finally(() => underWay.delete(mark));
    underWay.set(mark, buying);
    const bought = await buying;
    // The first answer, which every repeat also gets, does not wait for the invoice.
    const view = {
      ...orderView(orderDeps, { brand, text }, bought, bought.period_end ?? undefined),
      invoice_url: null,
      ...gateOfBuyer(orderDeps, context, bought),
    };
    return bought.state === 'declined' ? refuse(422, declinedWords(text, bought), view) : view;
  };
}

/** Checks that need no database. */
function checked(
  { gateways }: OrderDeps,
  input: Purchase,
  { brand, actor, text }: CallContext,
  product: PlanProduct | null,
): { plan: Plan; gateway: Gateway } {
  const found = planOfCart(brand, input, { product, dealer: actor?.dealer ?? false });
  if ('fault' in found) return refuse(422, text.t(`purchase.${found.fault}`));
  const { plan } = found;
  if (input.coupon === '' && input.price !== plan.price) return priceChanged(text, plan, plan.price);
  if (input.coupon !== '' && !isPayable(plan, input.price)) return refuse(422, text.t('purchase.couponFree'));
  const choice = { gateways: gateways.map(({ name }) => name).join(', ') };
  if (!input.payment_gateway) return refuse(422, text.t('purchase.card', choice));
  const gateway = gateways.find(({ name }) => name === input.payment_gateway);
  if (!gateway) return refuse(503, text.t('purchase.down'));
  const hasToken = input.payment_token !== undefined;
  if (input.price > 0 && gateway.name === 'sandbox' && !hasToken) return refuse(422, text.t('purchase.card', choice));
  if (gateway.name === 'stripe' && hasToken) return refuse(422, text.t('purchase.notHere'));
  return { plan, gateway };
}

const priceChanged = (text: CallContext['text'], { currency }: Plan, price: number): never =>
  refuse(422, text.t('purchase.priceChanged', { price: text.money(price, currency) }), { price });

interface Intent {
  readonly order: NewOrder;
  readonly gateway: Gateway;
  readonly token: string | null;
  /** The caller sent its own idempotency key. */
  readonly hasKey: boolean;
}

/** Begins the order and pays it, or continues with the existing order of the key. */
async function buyOnce(deps: BuyingDeps, context: CallContext, intent: Intent): Promise<OrderRow> {
  const { database } = deps.orderDeps;
  const { text } = context;
  const { order } = intent;
  const begun = await begin(deps, order);
  switch (begun.outcome) {
    case 'other':
      return refuse(409, text.t(intent.hasKey ? 'purchase.keyUsed' : 'purchase.sameJustNow'));
    case 'limited':
      return tryLater(context, 'purchase.limited', order.orderedAt, begun.until);
    case 'held':
      return refuse(409, text.t(begun.by === 'plan' ? 'purchase.planRuns' : 'purchase.planPending'));
    case 'coupon':
      return refuseCoupon(deps, context, order, faultOf(begun.coupon));
    case 'repeat': {
      const first = await awaitFirst(database, begun.orderId);
      return first.state === 'pending'
        ? payOnce(deps, context, intent, first, begun.coupon)
        : withDocument(deps, first);
    }
    case 'new':
      await holdGuesses(deps, context, order, begun.coupon);
      return payOnce(deps, context, intent, rowOf(order), begun.coupon);
  }
}

/** @throws Refusal 429 with the time to retry after */
function tryLater(
  { text }: CallContext,
  words: 'purchase.limited' | 'purchase.couponsLimited',
  now: Date,
  until: Date,
): never {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new Refusal(429, text.t(words, { minutes: Math.ceil(seconds / 60) }), undefined, seconds);
}

/**
 * Refuses a coupon. A refusal because of the email reveals that its owner has bought here, and a stranger can type any
 * email. So it comes last, after every refusal that would apply to anyone, and is limited in number.
 */
async function refuseCoupon(
  { orderDeps: deps }: BuyingDeps,
  context: CallContext,
  order: NewOrder,
  fault: CouponFault | null,
): Promise<never> {
  const { text } = context;
  if (!isAboutBuyer(fault)) return refuse(422, couponRefusal(text, fault));
  const { brand, plan, browser, accountId, orderedAt: now } = order;
  const asked = { brand, code: order.coupon!, plan: plan.id, now, browser, accountId };
  const forAnybody = await checkCoupon(deps.database, asked);
  if (!forAnybody || 'refused' in forAnybody) return refuse(422, couponRefusal(text, faultOf(forAnybody)));
  const price = priceWith(forAnybody, plan);
  if (price !== order.amount) return priceChanged(text, plan, price);
  if (accountId === null) {
    const guesses = guessesFrom(deps, context);
    const until = await guesses.until(now);
    if (until) return tryLater(context, 'purchase.couponsLimited', now, until);
    await guesses.count(now);
  }
  return refuse(422, couponRefusal(text, fault));
}

/**
 * Once an address has learned enough about other people's emails, coupons with rules about the person are refused to
 * visitors there even when valid, because acceptance would reveal just as much.
 */
async function holdGuesses(
  { orderDeps: deps }: BuyingDeps,
  context: CallContext,
  { id, accountId, plan, amount, orderedAt: now }: NewOrder,
  coupon: CouponAnswer,
): Promise<void> {
  if (accountId !== null || !coupon || 'refused' in coupon) return;
  const isForEverybody = !coupon.first_purchase && coupon.uses_per_person === null;
  if (isForEverybody || priceWith(coupon, plan) !== amount) return;
  const until = await guessesFrom(deps, context).until(now);
  if (!until) return;
  await dropOrder(deps.database, id);
  tryLater(context, 'purchase.couponsLimited', now, until);
}

const guessesFrom = ({ database, signer }: OrderDeps, { brand, clientAddress }: CallContext) =>
  couponGuesses(database, signer, { brand: brand.key, address: clientAddress });

/** Begins the order. A buyer who left their bank's challenge to buy again is not blocked by the abandoned order. */
async function begin({ orderDeps: deps, orders }: BuyingDeps, order: NewOrder): Promise<Begun> {
  const begun = await beginOrder(deps.database, order);
  const holds = heldAtBank(begun);
  return holds && (await orders.leaveBank({ ...order, holds })) ? beginOrder(deps.database, order) : begun;
}

function heldAtBank(begun: Begun): 'coupon' | 'unlimited' | null {
  if (begun.outcome === 'held') return begun.by === 'action' ? 'unlimited' : null;
  return begun.outcome === 'coupon' && faultOf(begun.coupon) !== null ? 'coupon' : null;
}

const faultOf = (answer: CouponAnswer) => (answer && 'refused' in answer ? answer.refused : null);

/** The price shown to the buyer must equal the plan's price less the coupon; otherwise nothing is charged. */
async function checkPrice(
  { orderDeps: deps }: BuyingDeps,
  { text }: CallContext,
  { id, plan, amount, coupon: code }: OrderRow,
  coupon: CouponAnswer,
): Promise<void> {
  if (code === null) return;
  if (!coupon || 'refused' in coupon) return refuse(422, couponRefusal(text, faultOf(coupon)));
  const price = priceWith(coupon, plan);
  if (price === amount) return;
  await dropOrder(deps.database, id);
  priceChanged(text, plan, price);
}

/** A coupon made it free: no gateway is called. */
const NOTHING_TO_PAY = { state: 'paid', reference: null, subscription: null } as const;

/**
 * Pays an order at the gateway and stores the result. The gateway treats an order as one payment, so a repeat can
 * safely ask again if the outcome of the first is unknown.
 */
async function payOnce(
  deps: BuyingDeps,
  context: CallContext,
  { order: { limits }, gateway, token }: Intent,
  order: OrderRow,
  coupon: CouponAnswer,
): Promise<OrderRow> {
  const { orderDeps: orderDeps, orders } = deps;
  await checkPrice(deps, context, order, coupon);
  const payment =
    order.amount === 0 ? NOTHING_TO_PAY : await askGateway(orderDeps, context.brand, gateway, order, token);
  const changes = await orders.apply(order, payment, limits);
  const bought = changes ? { ...order, ...changes } : await orderById(orderDeps.database, order.id);
  return withDocument(deps, bought ?? order);
}

function askGateway(
  deps: OrderDeps,
  brand: Brand,
  gateway: Gateway,
  order: OrderRow,
  token: string | null,
): Promise<Payment> {
  const { plan, language } = order;
  const urlOf = (path: string) => deps.origin(brand) + addressIn(brand, language, path);
  return gateway
    .pay({
      orderId: order.id,
      brand: brand.key,
      amount: order.amount,
      currency: order.currency,
      description: `${brand.name}: ${plan.name[language]}`,
      email: order.email ?? '',
      language,
      renewal: renews(plan) ? { interval: plan.interval, amount: plan.price } : null,
      token,
      returnUrl: urlOf(returnPage(deps, order)),
      bankUrl: urlOf(bankPage(deps, order)),
    })
    .catch((error: unknown) => {
      deps.log.warn({ err: error, order: order.id }, 'A gateway did not respond; the order stays pending.');
      return { state: 'unknown' };
    });
}

/** Follows up a paid order; if it includes a document, the response contains it if it is made quickly. */
export async function withDocument({ orderDeps: deps, followUps }: BuyingDeps, order: OrderRow): Promise<OrderRow> {
  if (order.state !== 'paid' || order.followed_up_at) return order;
  const done = followUps.soon(order);
  if (!order.wants_document) return order;
  await pTimeout(done, { milliseconds: DOCUMENT_MS, fallback: () => {} });
  return (await orderById(deps.database, order.id)) ?? order;
}
