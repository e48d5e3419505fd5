import type { StaffCoupon, StaffOrder, StaffPlan, StaffRefund } from '@vinlore/billing-domain';

export const ACCOUNT = '44444444-4444-4444-8444-444444444444';
export const ORDER = '11111111-1111-4111-8111-111111111111';

/** A paid order with its refund options. */
export const order = (changes: Partial<StaffOrder> = {}): StaffOrder => ({
  id: ORDER,
  number: '248H-248H',
  state: 'paid',
  plan: { id: 'three', name: 'Three stickers' },
  amount: 2499,
  refunded: 0,
  currency: 'USD',
  gateway: 'sandbox',
  email: 'mia@example.com',
  account_id: ACCOUNT,
  ordered_at: '2026-11-20T10:00:00.000Z',
  renewal: false,
  offer: {
    id: 'three',
    product: 'sticker',
    audience: 'user',
    kind: 'bundle',
    name: 'Three stickers',
    description: 'Three.',
    price: 2499,
    currency: 'USD',
    credits: 3,
    interval: null,
    fair_use: null,
  },
  discount: 0,
  coupon: null,
  payment: 'pay_1',
  settled_at: '2026-11-20T10:00:05.000Z',
  declined: null,
  vin: null,
  document: null,
  document_failed: false,
  pot: 'sticker',
  balance: 2,
  renews_at: null,
  invoice_url: '/api-cwa/invoice?key=k',
  refunds: [],
  rule: [
    { reason: 'asked-in-time', amount: 1666, refusal: null },
    { reason: 'document-wrong', amount: 833, refusal: null },
    { reason: 'charged-in-error', amount: null, refusal: 'Nothing is left to give back.' },
  ],
  limit: 1000,
  ...changes,
});

/** A refund of that order. */
export const refund = (changes: Partial<StaffRefund> = {}): StaffRefund => ({
  id: '22222222-2222-4222-8222-222222222222',
  state: 'done',
  order_id: ORDER,
  number: '248H-248H',
  plan: 'Three stickers',
  amount: 500,
  currency: 'USD',
  reason: 'goodwill',
  why: 'The mail came late.',
  credits: 0,
  by: 'sue@example.com',
  at: '2026-11-21T10:00:00.000Z',
  done_at: '2026-11-21T10:00:01.000Z',
  failure: null,
  ...changes,
});

/** An active coupon. */
export const coupon = (changes: Partial<StaffCoupon> = {}): StaffCoupon => ({
  id: '55555555-5555-4555-8555-555555555555',
  code: 'SPRING',
  state: 'running',
  percent: 15,
  amount: null,
  currency: null,
  plans: null,
  first_purchase: false,
  starts_at: null,
  ends_at: '2027-01-01T00:00:00.000Z',
  uses_in_all: 100,
  uses_per_person: null,
  used: 7,
  created_at: '2026-11-01T10:00:00.000Z',
  ...changes,
});

/** A bundle on sale. */
export const plan = (changes: Partial<StaffPlan> = {}): StaffPlan => ({
  id: 'three',
  product: 'sticker',
  audience: 'user',
  kind: 'bundle',
  interval: null,
  name: { en: 'Three stickers', es: 'Tres etiquetas' },
  description: { en: 'Three.', es: 'Tres.' },
  price: 2499,
  credits: 3,
  currency: 'USD',
  on: true,
  file_price: 2499,
  changes: [],
  ...changes,
});
