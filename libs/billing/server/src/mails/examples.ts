import type { RenewingPlan } from '@vinlore/billing-domain';
import type { Plan } from '@vinlore/brand';
import { inAllLanguages } from '@vinlore/i18n';
import type { ReceiptOrder } from '../orders/receipt.ts';
import { billingMailTexts } from './messages/index.ts';

const words = inAllLanguages(billingMailTexts);

/** Name of the second example plan. */
export const OTHER_PLAN_NAME = words('example.yearly');

/** An example plan. */
export const EXAMPLE_PLAN: RenewingPlan = {
  id: 'example-plan',
  product: 'report',
  audience: 'user',
  kind: 'subscription',
  interval: 'month',
  credits: 5,
  name: words('example.monthly'),
  description: words('example.what'),
  price: 1999,
  currency: 'USD',
};

const { interval: _interval, ...lasting } = EXAMPLE_PLAN as Extract<RenewingPlan, { kind: 'subscription' }>;
const SINGLE: Plan = {
  ...lasting,
  kind: 'single',
  credits: 1,
  name: words('example.single'),
  price: 1299,
};

/** An example refund. */
export const EXAMPLE_REFUND = { amount: 1299, currency: 'USD', credits: 1, reason: 'asked-in-time' } as const;

const paid: ReceiptOrder = {
  id: '7b1f9f0e-52a4-4b5e-9a5c-0f8f4d1e2a3b',
  plan: SINGLE,
  product: 'report',
  pot: 'vhr',
  amount: 1299,
  tax: 0,
  taxed: null,
  currency: 'USD',
  credits: 1,
  period_end: null,
  switched: null,
  document: null,
  document_failed: false,
  by_visitor: false,
  price_kept: false,
  new_account: false,
  idempotency_key: 'example',
  vin: '1HGCM82673A000000',
  vehicle: { year: '', make: '', model: '', trim: '', plate: '', state: '' },
};
const document = { kind: 'report', id: 'example', title: '2016 Honda Accord' } as const;
const renewing = { plan: EXAMPLE_PLAN, amount: 1999, credits: 5, period_end: new Date('2026-12-22T12:00:00Z') };

/** Example orders that cover every variant of a receipt. */
export const EXAMPLE_ORDERS: readonly ReceiptOrder[] = [
  { ...paid, document },
  { ...paid, by_visitor: true, new_account: true, document: { ...document, credit_returned: true } },
  { ...paid, document: { ...document, credit_returned: true } },
  { ...paid, document_failed: true },
  { ...paid, by_visitor: true, new_account: true, document_failed: true },
  { ...paid, ...renewing },
  { ...paid, ...renewing, new_account: true },
  { ...paid, ...renewing, idempotency_key: 'renewal:example' },
  {
    ...paid,
    ...renewing,
    switched: {
      subscription: 'example',
      from: { id: 'example', name: words('example.former') },
      credited: 450,
      counted: 0,
      by: 'staff',
    },
  },
];
