import type { OrderView, PlanOffer } from '@vinlore/billing-domain';
import { screenRenderer } from '@vinlore/ui/testing';
import { billingMessages } from '../messages/index.ts';
import { planSwitchMessages } from '../subscription/messages/index.ts';
import { visitorMessages } from '../visitor/messages/index.ts';

/** Renders a screen of this lib over a fake network, with all texts of this lib. */
export const renderScreen = screenRenderer({
  en: { ...billingMessages.en, ...planSwitchMessages.en, ...visitorMessages.en },
  es: async () => ({
    ...(await billingMessages.es()),
    ...(await planSwitchMessages.es()),
    ...(await visitorMessages.es()),
  }),
});

/** A plan: one sticker for $7.99, with a test's changes. */
export const plan = (changes: Partial<PlanOffer> = {}): PlanOffer => ({
  id: 'sticker-single',
  product: 'sticker',
  audience: 'user',
  kind: 'single',
  name: 'One sticker',
  description: 'One window sticker.',
  price: 799,
  currency: 'USD',
  credits: 1,
  interval: null,
  fair_use: null,
  ...changes,
});

export const BUNDLE = plan({ id: 'sticker-bundle-3', kind: 'bundle', name: 'Three stickers', price: 1799, credits: 3 });
export const MONTHLY = plan({
  id: 'sticker-monthly',
  kind: 'subscription',
  name: 'Stickers monthly',
  price: 1499,
  credits: 3,
  interval: 'month',
});
export const UNLIMITED = plan({
  id: 'sticker-unlimited',
  kind: 'unlimited',
  name: 'Unlimited stickers',
  price: 9900,
  credits: null,
  interval: 'month',
  fair_use: 400,
});

export const VIN = '1FMCU0GX7EUA00108';
const ID = '0b0f8c5e-6a7d-4a8e-9a53-0c1d2e3f4a5b';

/** A paid order of one sticker, with a test's changes. */
export const order = (changes: Partial<OrderView> = {}): OrderView => ({
  id: ID,
  number: 'K7Q2-9M4X',
  key: 'order-key-of-a-test',
  state: 'paid',
  plan: plan(),
  amount: 799,
  discount: 0,
  refunded: 0,
  currency: 'USD',
  coupon: null,
  gateway: 'sandbox',
  ordered_at: '2026-11-20T10:00:00Z',
  vin: null,
  vehicle: { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' },
  action_url: null,
  declined: null,
  document: null,
  making: false,
  document_failed: false,
  renews_at: null,
  invoice_url: '/api-cwa/invoice?key=signed-key',
  credit_notes: [],
  ...changes,
});

/** Stands in for a link of the app. */
export const link = (text: string) => <a href="/elsewhere">{text}</a>;
