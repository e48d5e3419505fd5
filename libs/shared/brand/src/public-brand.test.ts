import { describe, expect, it } from 'vitest';
import { type Brand, leadsWith, type PlanProduct, productsOf } from './index.ts';

/** The parts of a brand that this rule reads. */
const brand = (products: readonly PlanProduct[], on: Partial<Brand['features']> = {}) => ({
  plans: products.map((product) => ({ product }) as Brand['plans'][number]),
  features: { report: true, sticker: true, model_report: true, ...on },
});

describe("docs/decisions.md §1: a brand's lead product", () => {
  it('is the product of its first plan', () => {
    expect(leadsWith(brand(['sticker', 'report']))).toBe('sticker');
    expect(leadsWith(brand(['report', 'sticker', 'sticker']))).toBe('report');
  });

  it('is never one that is switched off', () => {
    expect(leadsWith(brand(['sticker', 'report'], { sticker: false }))).toBe('report');
    expect(leadsWith(brand(['report', 'sticker'], { report: false }))).toBe('sticker');
  });

  it('is the report if nothing is sold', () => expect(leadsWith(brand([]))).toBe('report'));

  it('comes first in the list of both', () => {
    expect(productsOf({ leads_with: 'sticker' })).toEqual(['sticker', 'report']);
    expect(productsOf({ leads_with: 'report' })).toEqual(['report', 'sticker']);
  });
});
