import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Tax, taxAt, TaxesSchema } from './taxes.ts';

const name = { en: 'VAT', es: 'IVA' };
const tax = (changes: Partial<Tax> = {}): Tax => ({ name, percent: 16, from: '2026-01-01', ...changes });
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const percentOf = (taxes: readonly Tax[], place: Parameters<typeof taxAt>[1], day = '2026-06-01') =>
  taxAt(taxes, place, at(day))?.rate ?? null;

describe('the tax of a place', () => {
  const taxes = [
    tax({ percent: 1 }),
    tax({ country: 'MX' }),
    tax({ country: 'MX', state: 'BCN', percent: 8 }),
    tax({ country: 'US', state: 'CA', percent: 7.25 }),
  ];

  it.each([
    ['the state’s', { country: 'MX', region: 'BCN' }, 8_000],
    ['the country’s where the state has none', { country: 'MX', region: 'JAL' }, 16_000],
    ['the country’s where the state is not known', { country: 'MX', region: null }, 16_000],
    ['everywhere’s where the country has none', { country: 'US', region: 'TX' }, 1_000],
    ['exact to a thousandth of a percent', { country: 'US', region: 'CA' }, 7_250],
    ['everywhere’s where nobody knows the place', null, 1_000],
  ])('%s', (_, place, rate) => expect(percentOf(taxes, place)).toBe(rate));

  it('is null if the brand lists none', () => {
    expect(percentOf([], { country: 'MX', region: null })).toBeNull();
    expect(percentOf([tax({ country: 'MX' })], { country: 'US', region: null })).toBeNull();
    expect(percentOf([tax({ country: 'MX' })], null)).toBeNull();
  });

  it('applies from its first day to the day before its end, in UTC', () => {
    const change = [tax({ until: '2026-07-01' }), tax({ percent: 17, from: '2026-07-01' })];
    const days = ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'];
    expect(days.map((day) => percentOf(change, null, day))).toEqual([null, 16_000, 16_000, 17_000]);
  });
});

describe("a brand's taxes", () => {
  it.each([
    ['one of a place at a time', [tax(), tax({ percent: 8 })]],
    ['no state without its country', [tax({ state: 'CA' })]],
    ['no tax of nothing', [tax({ percent: 0 })]],
    ['no more than three decimals', [tax({ percent: 7.2505 })]],
    ['no end before its begin', [tax({ until: '2025-01-01' })]],
    ['no day that is none', [tax({ from: '2026-02-31x' })]],
  ])('are refused: %s', (_, taxes) => expect(v.safeParse(TaxesSchema, taxes).success).toBe(false));

  it('may change on a given day, and differ between places', () => {
    const taxes = [tax({ until: '2026-07-01' }), tax({ from: '2026-07-01' }), tax({ country: 'MX', percent: 8.875 })];
    expect(v.safeParse(TaxesSchema, taxes).success).toBe(true);
  });
});
