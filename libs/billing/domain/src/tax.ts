import * as v from 'valibot';

/** A tax that is in a price, by its name in the reader's language. */
export const TaxRateSchema = v.object({
  name: v.string(),
  /** Thousandths of a percent: 16 % is 16,000. */
  rate: v.number(),
});
export type TaxRate = v.InferOutput<typeof TaxRateSchema>;

/** A tax of an amount that was charged. Minor units. */
export const TaxAmountSchema = v.object({ ...TaxRateSchema.entries, amount: v.number() });

/** A tax in words: how much, and its rate in percent. @param currency of the amount */
export const taxWords = (
  { name, rate, amount }: v.InferOutput<typeof TaxAmountSchema>,
  currency: string,
  {
    money,
    number,
  }: {
    readonly money: (amount: number, currency: string) => string;
    readonly number: (value: number) => string;
  },
) => ({ name, rate: number(rate / 1000), tax: money(amount, currency) });

/** 100 % in thousandths of a percent. */
const WHOLE = 100_000;

/** `numerator / denominator`, rounded half up. Whole numbers, 0 or more. */
const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * The tax that is in an amount. What is left without it is rounded half up to a minor unit, and the tax is the rest: both
 * add up to the amount.
 *
 * @param amount minor units, 0 or more
 * @param rate thousandths of a percent
 */
export const taxIn = (amount: number, rate: number): number => amount - rounded(amount * WHOLE, WHOLE + rate);

/** An order of which money goes back. Minor units. */
interface TaxedOrder {
  readonly amount: number;
  readonly tax: number;
}

/**
 * The tax in a refund: of what has come back in all the order's tax comes back in the same share, rounded half up, less what
 * came back of it before. Once all of the amount is back, so is all of its tax.
 *
 * @param refunded what has come back with this refund
 * @param before tax that came back before
 */
export function taxInRefund({ amount, tax }: TaxedOrder, refunded: number, before: number): number {
  if (amount === 0) return 0;
  return Math.max(0, rounded(tax * refunded, amount) - before);
}
