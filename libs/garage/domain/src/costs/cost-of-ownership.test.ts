import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfOwnership } from './cost-of-ownership.ts';
import { type Expense, EXPENSE_KINDS } from './expense.ts';
import { readingsOf } from './reading.ts';

let serial = 0;
const expense = (day: string, amount: number, more: Partial<Expense> = {}): Expense => ({
  ...{ id: String(++serial), day, kind: 'fuel', amount, currency: 'USD', odometer: null, note: '' },
  ...more,
});

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyExpense: fc.Arbitrary<Expense> = fc.record({
  id: fc.uuid(),
  day,
  kind: fc.constantFrom(...EXPENSE_KINDS),
  amount: fc.nat(1_000_000),
  currency: fc.constantFrom('USD', 'CAD'),
  odometer: fc.option(fc.nat(300_000), { nil: null }),
  note: fc.constant(''),
});
const anyExpenses = fc.array(anyExpense, { maxLength: 30 });
const sumOf = (sums: readonly { readonly amount: number }[]) => sums.reduce((total, { amount }) => total + amount, 0);

describe('cost of ownership, totals', () => {
  it('add up to the same total by year and by type, in any entry order', () => {
    fc.assert(
      fc.property(anyExpenses, (expenses) => {
        const costs = costOfOwnership(expenses);
        expect(sumOf(costs.map(({ total }) => ({ amount: total })))).toBe(sumOf(expenses));
        for (const { total, byYear, byKind } of costs) {
          expect(sumOf(byYear)).toBe(total);
          expect(sumOf(byKind)).toBe(total);
          expect(byYear.map(({ year }) => year)).toEqual(byYear.map(({ year }) => year).toSorted((a, b) => b - a));
        }
        const byCurrency = (list: typeof costs) => list.toSorted((a, b) => a.currency.localeCompare(b.currency));
        expect(byCurrency(costOfOwnership(expenses.toReversed()))).toEqual(byCurrency(costs));
      }),
    );
  });

  it('keep currencies separate, the latest one first', () => {
    const costs = costOfOwnership([
      expense('2025-03-01', 5000, { currency: 'CAD' }),
      expense('2026-03-01', 4000),
      expense('2026-04-01', 2500, { kind: 'tires' }),
    ]);
    expect(costs.map(({ currency, total }) => [currency, total])).toEqual([
      ['USD', 6500],
      ['CAD', 5000],
    ]);
    expect(costs[0]).toMatchObject({
      byYear: [{ year: 2026, amount: 6500 }],
      byKind: [
        { kind: 'fuel', amount: 4000 },
        { kind: 'tires', amount: 2500 },
      ],
    });
  });

  it('are empty without expenses', () => expect(costOfOwnership([])).toEqual([]));
});

describe('cost of ownership, cost per mile or kilometer', () => {
  it('divides spending between the first and last readings by the distance between them', () => {
    const [cost] = costOfOwnership([
      expense('2025-12-31', 99_900, { kind: 'insurance' }),
      expense('2026-01-10', 4000, { odometer: 30_000 }),
      expense('2026-05-01', 11_000, { kind: 'service' }),
      expense('2026-09-30', 5000, { odometer: 32_000 }),
      expense('2026-10-01', 70_000, { kind: 'tax' }),
    ]);
    expect(cost!.perDistance).toEqual({
      from: { day: '2026-01-10', value: 30_000 },
      to: { day: '2026-09-30', value: 32_000 },
      distance: 2000,
      amount: 20_000,
      perUnit: 10,
    });
  });

  it('includes a reading entered without an expense', () => {
    const noted = { day: '2026-02-01', value: 31_000 };
    expect(costOfOwnership([expense('2026-01-10', 4000, { odometer: 30_000 })], noted)[0]!.perDistance).toMatchObject({
      distance: 1000,
      amount: 4000,
    });
  });

  it.each<[string, readonly Expense[]]>([
    ['no reading', [expense('2026-01-01', 100)]],
    ['one reading', [expense('2026-01-01', 100, { odometer: 5 })]],
    ['no distance', [expense('2026-01-01', 100, { odometer: 5 }), expense('2026-02-01', 100, { odometer: 5 })]],
    ['an odometer that runs back', [9, 5].map((odometer, at) => expense(`2026-0${at + 1}-01`, 100, { odometer }))],
  ])('is not stated with %s', (_, expenses) => expect(costOfOwnership(expenses)[0]!.perDistance).toBeNull());

  it('needs a distance above zero and never includes more than the total', () => {
    fc.assert(
      fc.property(anyExpenses, (expenses) => {
        for (const { perDistance, total } of costOfOwnership(expenses)) {
          if (perDistance === null) continue;
          expect(perDistance.distance).toBeGreaterThan(0);
          expect(perDistance.amount).toBeLessThanOrEqual(total);
          expect(Number.isFinite(perDistance.perUnit)).toBe(true);
          expect(perDistance.perUnit * perDistance.distance).toBeCloseTo(perDistance.amount, 3);
        }
      }),
    );
  });
});

it('sorts readings by date, and by odometer within a day', () => {
  fc.assert(
    fc.property(anyExpenses, (expenses) => {
      const readings = readingsOf(expenses);
      expect(readings).toHaveLength(expenses.filter(({ odometer }) => odometer !== null).length);
      for (const [at, { day, value }] of readings.entries()) {
        const next = readings[at + 1];
        if (next) expect(day < next.day || (day === next.day && value <= next.value)).toBe(true);
      }
    }),
  );
});
