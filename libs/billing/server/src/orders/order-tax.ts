import { taxIn } from '@vinlore/billing-domain';
import type { Brand, Language } from '@vinlore/brand';
import type { Place } from '@vinlore/server-kit';
import type { OrderTaxTerms } from './tables.ts';
import { taxSourceOf } from './tax-source.ts';

/** The tax of an order for display; null if no tax is shown. */
export function taxOf(
  { tax, taxed }: OrderTax,
  language: Language,
): { readonly name: string; readonly rate: number; readonly amount: number } | null {
  return taxed?.name && taxed.rate !== undefined ? { name: taxed.name[language], rate: taxed.rate, amount: tax } : null;
}

/** The tax included in an order's amount, and its terms. */
export interface OrderTax {
  /** Minor units. */
  readonly tax: number;
  readonly taxed: OrderTaxTerms | null;
}

/** The tax in an amount paid from a place; the charge is the same with or without it. */
export function orderTax(
  brand: Pick<Brand, 'taxes'>,
  place: Place | null,
  { amount, at }: { readonly amount: number; readonly at: Date },
): OrderTax {
  const source = taxSourceOf(brand);
  if (!source.keepsPlace) return { tax: 0, taxed: null };
  const found = source.rateAt(place, at);
  // Without a tax the place is stored too, because a renewing plan may be taxed later.
  if (!found || amount === 0) return { tax: 0, taxed: place && { place } };
  return { tax: taxIn(amount, found.rate), taxed: { ...found, place } };
}
