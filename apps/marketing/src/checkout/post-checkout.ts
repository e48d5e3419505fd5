import { createHash, randomBytes } from 'node:crypto';
import {
  CouponCodeField,
  couponContract,
  EmailField,
  type OrderView,
  type PlanOffer,
  purchaseRow,
  purchaseType,
} from '@vinlore/billing-domain';
import {
  type billingMessages,
  CHECKOUT_FORM,
  type CheckoutPosting,
  type CheckoutRequest,
  type PaymentMethod,
  purchaseFields,
  sevenFieldsOf,
  usualPlan,
} from '@vinlore/billing-feature';
import type { CallError, DataOf } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import type { PostedForm } from '@vinlore/ui';
import * as v from 'valibot';
import { callError } from '../pages/failed-call.ts';
import { postedFailure } from '../posts/posted-failure.ts';
import type { Visit } from '../site.ts';
import type { CheckoutSubject } from './checkout-subject.ts';

/** Result of a posted checkout: an order, or the form with its error. */
export interface PostedCheckout {
  readonly order: OrderView | null;
  readonly posted: PostedForm | null;
  readonly posting: CheckoutPosting;
}

/** The purchase and its payment details. */
export interface CheckoutCart {
  readonly request: CheckoutRequest;
  readonly madeOf: CheckoutSubject['madeOf'];
  /** Not empty. */
  readonly offers: readonly PlanOffer[];
  readonly methods: readonly PaymentMethod[];
}

/** 128 random bits that make a double submit one purchase. */
export const newPurchaseKey = (): string => randomBytes(16).toString('hex');

const FIELDS = ['plan', 'email', 'coupon', 'card'] as const;

/**
 * Whether the server gave a final result; otherwise the payment may have gone through, and a retry must reuse the key.
 */
const isAnswered = ({ fault, status }: CallError) => fault === 'refused' && status < 500 && status !== 429;

type Discount = DataOf<typeof couponContract.discountValidation>;

/** A coupon's discount, or the error message. */
async function judgeCoupon(
  code: string,
  plan: string,
  email: string | null,
  { call, text }: Visit,
): Promise<{ readonly discount: Discount | null; readonly fault?: string }> {
  const { t } = text as unknown as Translator<(typeof billingMessages)['en']>;
  const parsed = v.safeParse(CouponCodeField, code);
  if (!parsed.success) return { discount: null, fault: t('billing.couponBad') };
  if (email === null) return { discount: null };
  return call(couponContract.discountValidation, { code: parsed.output, email, cart_plan: plan }).then(
    (discount) => ({ discount }),
    (error: unknown) => ({ discount: null, fault: callError(error).message || t('billing.couponBad') }),
  );
}

/**
 * Completes a purchase posted without JavaScript, as the page's island would. Never charges an amount the button didn't
 * show: if plan, coupon, or price change the total, the page shows it and asks again.
 */
export async function postCheckout(fields: URLSearchParams, cart: CheckoutCart, visit: Visit): Promise<PostedCheckout> {
  const { request, madeOf, offers, methods } = cart;
  const { t, money } = visit.text as unknown as Translator<(typeof billingMessages)['en']>;
  const entered = Object.fromEntries(FIELDS.map((name) => [name, fields.get(name)?.trim().slice(0, 400) ?? '']));
  const sentKey = /^[0-9a-f]{32}$/.exec(fields.get('purchase_key') ?? '')?.[0];
  const offer = offers.find(({ id }) => id === request.plan) ?? usualPlan(offers)!;
  const email = v.safeParse(EmailField, entered.email);
  const judged =
    entered.coupon === ''
      ? { discount: null }
      : await judgeCoupon(entered.coupon!, offer.id, email.success ? email.output : null, visit);
  const { discount } = judged;
  const total = discount?.total ?? offer.price;
  const again = (more: Partial<PostedForm>, purchaseKey = sentKey ?? newPurchaseKey()): PostedCheckout => ({
    order: null,
    posted: {
      name: CHECKOUT_FORM,
      entered: discount ? { ...entered, coupon: discount.code } : entered,
      faults: {},
      failure: null,
      sent: false,
      ...more,
    },
    posting: { purchaseKey, discount },
  });
  const faults = {
    ...(!email.success && { email: t('billing.emailBad') }),
    ...('fault' in judged && judged.fault !== undefined && { coupon: judged.fault }),
    ...(fields.get('total') !== String(total) && {
      total: visit.text.t('checkout.totalChanged', { price: money(total, offer.currency) }),
    }),
  };
  const [method] = methods;
  if (Object.keys(faults).length > 0 || !email.success || !method || !sentKey) return again({ faults });

  const { vin, ...named } = request.vehicle;
  const purchase = {
    offer,
    email: email.output,
    price: total,
    coupon: discount?.code ?? '',
    gateway: method.gateway,
    vehicle: madeOf === 'vin' ? { vin, ...named } : named,
    token: method.test_cards.find(({ token }) => token === entered.card)?.token ?? method.test_cards[0]?.token,
  };
  // A form that was edited and resubmitted is a new purchase.
  const same = JSON.stringify([sentKey, purchase.token, ...sevenFieldsOf(purchase)]);
  const key = createHash('sha256').update(same).digest('hex').slice(0, 32);
  try {
    const order = await visit.call(purchaseRow(purchaseType(offer)), purchaseFields(purchase, key));
    return { ...again({}), order, posted: null };
  } catch (thrown) {
    const error = callError(thrown);
    return again({ failure: postedFailure(error) }, isAnswered(error) ? newPurchaseKey() : sentKey);
  }
}
