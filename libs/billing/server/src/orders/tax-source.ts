import { type Brand, type Tax, taxAt } from '@vinlore/brand';
import type { Place } from '@vinlore/server-kit';

/** Where the rate of a tax comes from: the port behind which a tax service would be (ADR 61). */
export interface TaxSource {
  /** Whether an order keeps where its buyer is: renewals are taxed by it. */
  readonly keepsPlace: boolean;
  /** The tax that is in prices for a place, null where nobody knows it, at a moment; null for none. */
  rateAt(place: Place | null, at: Date): ReturnType<typeof taxAt>;
}

const none: TaxSource = { keepsPlace: false, rateAt: () => null };

const table = (taxes: readonly Tax[]): TaxSource => ({
  keepsPlace: true,
  rateAt: (place, at) => taxAt(taxes, place, at),
});

/** The brand's own table of taxes; a brand without one tells no tax apart, and keeps nobody's place. */
export const taxSourceOf = ({ taxes = [] }: Pick<Brand, 'taxes'>): TaxSource =>
  taxes.length === 0 ? none : table(taxes);
