import { type Brand, type Tax, taxAt } from '@vinlore/brand';
import type { Place } from '@vinlore/server-kit';

/** Source of tax rates: the port behind which a tax service would be connected (ADR 61). */
export interface TaxSource {
  /** Whether an order stores the buyer's location, by which renewals are taxed. */
  readonly keepsPlace: boolean;
  /**
   * Returns the tax included in prices for a place at a given time; null if there is none. The place is null if
   * unknown.
   */
  rateAt(place: Place | null, at: Date): ReturnType<typeof taxAt>;
}

const none: TaxSource = { keepsPlace: false, rateAt: () => null };

const table = (taxes: readonly Tax[]): TaxSource => ({
  keepsPlace: true,
  rateAt: (place, at) => taxAt(taxes, place, at),
});

/** The brand's own tax table; a brand without one shows no tax and stores no location. */
export const taxSourceOf = ({ taxes = [] }: Pick<Brand, 'taxes'>): TaxSource =>
  taxes.length === 0 ? none : table(taxes);
