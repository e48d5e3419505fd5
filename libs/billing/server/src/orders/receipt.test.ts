import type { Language } from '@vinlore/brand';
import { createTranslator, loadMessages } from '@vinlore/i18n';
import { expect, it } from 'vitest';
import { brand, PLANS } from '../testing/paid-bench.ts';
import { receiptMessages } from './messages/index.ts';
import type { OrderRow } from './order-store.ts';
import { receiptLetter } from './receipt.ts';
import { renewalKey } from './renewal-order.ts';

async function receiptOf(language: Language, idempotency_key: string, changes: Partial<OrderRow> = {}) {
  const messages = await loadMessages([receiptMessages], language);
  const text = createTranslator(language, messages) as unknown as Parameters<typeof receiptLetter>[0]['text'];
  const order = {
    id: '0c0ffee0-0000-4000-8000-000000000001',
    plan: PLANS.monthly,
    amount: 1599,
    currency: 'USD',
    credits: 2,
    document: null,
    document_failed: false,
    period_end: new Date('2026-12-20T10:00:00Z'),
    idempotency_key,
    ...changes,
  } as unknown as OrderRow;
  const links = { order: '/checkout/thanks', invoice: 'https://open.example/invoice#key=k' };
  return receiptLetter({ brand, text, to: 'mia@example.com', origin: 'https://open.example' }, order, links).text;
}

it('states on a receipt what was bought, when and for how much it renews, and how to cancel', async () => {
  const receipt = await receiptOf('en', 'a-key-of-the-buyers');
  for (const told of ['purchase of “Plan for cars” for $15.99', 'Dec 20, 2026', 'https://open.example/members/subs'])
    expect(receipt).toContain(told);
});

it('says on a renewal’s receipt that the plan renewed, not that something was bought', async () => {
  const key = renewalKey('sandbox', 'sub:2');
  expect(await receiptOf('en', key)).toContain('Your “Plan for cars” plan renewed, and you were charged $15.99.');
  expect(await receiptOf('es', key)).toContain('Tu plan “Plan para carros” se renovó');
});

it('docs/decisions.md §4: asks for feedback in a receipt with a document, but not in one with only credits', async () => {
  const document = { kind: 'report', id: 'R1', title: '2014 Ford Escape' } as unknown as OrderRow['document'];
  const vin = '1FMCU0GX7EUA00108';
  const asking = await receiptOf('en', 'a-key-of-the-buyers', { document, vin });
  for (const kind of ['positive', 'negative'])
    expect(asking).toContain(`https://open.example/members/dashboard?feedback=${kind}&about=${vin}`);
  expect(await receiptOf('en', 'a-key-of-the-buyers')).not.toContain('feedback=');
});

it('says in the receipt of an empty report that the credit was returned', async () => {
  const document = { kind: 'report', id: 'R1', title: '2019 Mazda3', credit_returned: true } as OrderRow['document'];
  expect(await receiptOf('en', 'a-key-of-the-buyers', { document })).toContain('Your credit is back in your account');
  expect(await receiptOf('es', 'a-key-of-the-buyers', { document })).toContain('Tu crédito está de nuevo en tu cuenta');
});

it('docs/decisions.md §4: tells a visitor with an empty report that the refund is automatic', async () => {
  const report = { by_visitor: true, product: 'report', plan: { ...PLANS.single, product: 'report' }, amount: 1_299 };
  const document = { kind: 'report', id: 'R1', title: '2019 Mazda3', credit_returned: true } as OrderRow['document'];
  const empty = { ...report, document } as Partial<OrderRow>;
  expect(await receiptOf('en', 'a-key-of-the-buyers', empty)).toContain(
    'refunding $12.99 to your original payment method',
  );
  expect(await receiptOf('es', 'a-key-of-the-buyers', empty)).toContain('Te reembolsamos $12.99');
  const vehicle = { plate: '', state: '', year: '', make: '', model: '', trim: '', region: '' };
  const failed = { ...report, document_failed: true, vin: '1HGCM82663A004331', vehicle } as Partial<OrderRow>;
  expect(await receiptOf('en', 'a-key-of-the-buyers', failed)).toContain('create a report on 1HGCM82663A004331');
});

it('docs/decisions.md §4: links to the order in the buyer’s account, or offers to create one', async () => {
  const page = 'https://open.example/members/orders/0c0ffee0-0000-4000-8000-000000000001';
  expect(await receiptOf('en', 'a-key-of-the-buyers')).toContain(`This order is also in your account: ${page}`);
  expect(await receiptOf('es', 'a-key-of-the-buyers')).toContain('Este pedido también está en tu cuenta: ');
  const [english, spanish] = [
    await receiptOf('en', 'a-key-of-the-buyers', { new_account: true }),
    await receiptOf('es', 'a-key-of-the-buyers', { new_account: true }),
  ];
  expect(english).toContain('opens your order for 90 days, no account needed');
  expect(spanish).toContain('abre tu pedido durante 90 días sin necesidad de una cuenta');
  for (const text of [english, spanish]) expect(text).not.toMatch(/\/members\/(?:orders|subscription)/);
});
