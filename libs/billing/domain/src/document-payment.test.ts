import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentFunds, paymentOf, potOf, reservationOf } from './document-payment.ts';

const NOW = Date.UTC(2026, 10, 22);
const plan = (subscription: string, used: number, fair_use: number, days = 30) => ({
  subscription,
  used,
  fair_use,
  period_end: new Date(NOW + days * 86_400_000).toISOString(),
});

const funds: fc.Arbitrary<DocumentFunds> = fc.record({
  balance: fc.nat(4),
  plans: fc
    .array(fc.record({ used: fc.nat(5), fair_use: fc.integer({ min: 1, max: 5 }), days: fc.nat(400) }), {
      maxLength: 3,
    })
    .map((all) => all.map(({ used, fair_use, days }, index) => plan(`plan ${index}`, used, fair_use, days))),
});

/** Returns the funds left after paying for a document. */
function afterPaying({ balance, plans }: DocumentFunds): DocumentFunds | null {
  const payment = paymentOf({ balance, plans });
  if ('refused' in payment) return null;
  if (payment.by === 'credit') return { balance: balance - 1, plans };
  const used = plans.map((each) =>
    each.subscription === payment.subscription ? { ...each, used: each.used + 1 } : each,
  );
  return { balance, plans: used };
}

describe('the credit type for a product', () => {
  it.each([
    ['global', 'report', 'global'],
    ['global', 'sticker', 'global'],
    ['separate', 'report', 'vhr'],
    ['separate', 'sticker', 'sticker'],
  ] as const)('spec §3: with credit_type %s, a %s is paid from %s', (credit_type, product, pot) => {
    expect(potOf({ settings: { credit_type } as never }, product)).toBe(pot);
  });
});

describe('paying for a document', () => {
  it('uses an unlimited plan before credits, and the one that ends first', () => {
    const plans = [plan('later', 0, 10, 300), plan('sooner', 0, 10, 20)];
    expect(paymentOf({ balance: 3, plans })).toEqual({ by: 'plan', subscription: 'sooner' });
  });

  it('uses the next plan once the first is used up, then a credit', () => {
    const [full, open] = [plan('sooner', 10, 10, 20), plan('later', 9, 10, 300)];
    expect(paymentOf({ balance: 3, plans: [open, full] })).toEqual({ by: 'plan', subscription: 'later' });
    expect(paymentOf({ balance: 3, plans: [full] })).toEqual({ by: 'credit' });
  });

  it('reports whether a plan is used up or there are no credits at all', () => {
    const plans = [plan('later', 20, 20, 300), plan('sooner', 10, 10, 20)];
    expect(paymentOf({ balance: 0, plans })).toEqual({ refused: 'fair-use', limit: 20 });
    expect(paymentOf({ balance: 0, plans: [] })).toEqual({ refused: 'no-credit' });
  });

  it('pays for exactly as many documents as plans and credits allow, plans first', () => {
    fc.assert(
      fc.property(funds, (start) => {
        const places = start.plans.reduce((sum, { used, fair_use }) => sum + Math.max(0, fair_use - used), 0);
        let left: DocumentFunds | null = start;
        for (let made = 1; made <= places + start.balance; made++) {
          left = afterPaying(left!);
          expect(left?.balance).toBe(start.balance - Math.max(0, made - places));
        }
        expect(paymentOf(left!)).toHaveProperty('refused');
      }),
    );
  });

  it('does not depend on the order of the plans', () => {
    fc.assert(
      fc.property(funds, (one) => {
        fc.pre(new Set(one.plans.map(({ period_end }) => period_end)).size === one.plans.length);
        expect(paymentOf({ ...one, plans: [...one.plans].reverse() })).toEqual(paymentOf(one));
      }),
    );
  });
});

describe('reserving funds for a VIN list', () => {
  it('uses one plan with room for all documents, else credits for all, else nothing', () => {
    const plans = [plan('a', 8, 10), plan('b', 7, 10)];
    expect(reservationOf({ balance: 0, plans }, 3)).toBe('plan');
    expect(reservationOf({ balance: 5, plans }, 5)).toBe('credits');
    expect(reservationOf({ balance: 4, plans }, 5)).toBeNull();
  });

  it('can pay for every reserved document', () => {
    fc.assert(
      fc.property(funds, fc.integer({ min: 1, max: 6 }), (start, documents) => {
        const from = reservationOf(start, documents);
        if (from === null) return;
        let left: DocumentFunds | null = from === 'plan' ? { ...start, balance: 0 } : { ...start, plans: [] };
        for (let made = 0; made < documents; made++) left = afterPaying(left!);
        expect(left).not.toBeNull();
      }),
    );
  });
});
